"use strict";

require("./index.js").worker();
