"use strict";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`portlight: needs Node 20.19 or later, this is ${process.versions.node}; install a newer Node\n`);
  process.exitCode = 2;
} else {
  require("./index.js").post();
}
