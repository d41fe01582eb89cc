// The package's ES module build does not survive the bundler; its CommonJS build does, when it is required from CommonJS.
module.exports = require("web-tree-sitter");
