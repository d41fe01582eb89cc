/******/ (function() { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 181:
/***/ (function(module) {

"use strict";
module.exports = require("buffer");

/***/ }),

/***/ 6982:
/***/ (function(module) {

"use strict";
module.exports = require("crypto");

/***/ }),

/***/ 9896:
/***/ (function(module) {

"use strict";
module.exports = require("fs");

/***/ }),

/***/ 1943:
/***/ (function(module) {

"use strict";
module.exports = require("fs/promises");

/***/ }),

/***/ 264:
/***/ (function(module) {

"use strict";
module.exports = require("inspector");

/***/ }),

/***/ 4573:
/***/ (function(module) {

"use strict";
module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function(module) {

"use strict";
module.exports = require("node:child_process");

/***/ }),

/***/ 7598:
/***/ (function(module) {

"use strict";
module.exports = require("node:crypto");

/***/ }),

/***/ 8474:
/***/ (function(module) {

"use strict";
module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function(module) {

"use strict";
module.exports = require("node:fs");

/***/ }),

/***/ 8995:
/***/ (function(module) {

"use strict";
module.exports = require("node:module");

/***/ }),

/***/ 7030:
/***/ (function(module) {

"use strict";
module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ (function(module) {

"use strict";
module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ (function(module) {

"use strict";
module.exports = require("node:path");

/***/ }),

/***/ 1708:
/***/ (function(module) {

"use strict";
module.exports = require("node:process");

/***/ }),

/***/ 481:
/***/ (function(module) {

"use strict";
module.exports = require("node:readline");

/***/ }),

/***/ 1692:
/***/ (function(module) {

"use strict";
module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ (function(module) {

"use strict";
module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function(module) {

"use strict";
module.exports = require("node:util");

/***/ }),

/***/ 8877:
/***/ (function(module) {

"use strict";
module.exports = require("node:v8");

/***/ }),

/***/ 5919:
/***/ (function(module) {

"use strict";
module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function(module) {

"use strict";
module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function(module) {

"use strict";
module.exports = require("os");

/***/ }),

/***/ 4547:
/***/ (function(module) {

"use strict";
module.exports = require("path");

/***/ }),

/***/ 2987:
/***/ (function(module) {

"use strict";
module.exports = require("perf_hooks");

/***/ }),

/***/ 932:
/***/ (function(module) {

"use strict";
module.exports = require("process");

/***/ }),

/***/ 2018:
/***/ (function(module) {

"use strict";
module.exports = require("tty");

/***/ }),

/***/ 7016:
/***/ (function(module) {

"use strict";
module.exports = require("url");

/***/ }),

/***/ 9023:
/***/ (function(module) {

"use strict";
module.exports = require("util");

/***/ }),

/***/ 3150:
/***/ (function(module, __unused_webpack_exports, __nccwpck_require__) {

module.exports = __nccwpck_require__(8807);


/***/ }),

/***/ 4336:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QB: function() { return /* binding */ ruleUrl; },
/* harmony export */   o_: function() { return /* binding */ NAME; },
/* harmony export */   py: function() { return /* binding */ HOMEPAGE; },
/* harmony export */   xv: function() { return /* binding */ VERSION; }
/* harmony export */ });
/** What the product calls itself in every report. `VERSION` equals package.json's; a test compares them. */
const NAME = "Portlight";
const VERSION = "0.1.0";
const HOMEPAGE = "https://github.com/portlight/portlight";
/** The page of a rule, for SARIF `helpUri` and the terminal. */
function ruleUrl(ruleId) {
    return `${HOMEPAGE}/blob/main/docs/rules/${ruleId}.md`;
}


/***/ }),

/***/ 8807:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   action: function() { return /* binding */ action; },
/* harmony export */   cli: function() { return /* binding */ cli; },
/* harmony export */   post: function() { return /* binding */ post; },
/* harmony export */   worker: function() { return /* binding */ worker; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4336);
/** The bundle's entry: dist/cli.js, worker.js, action.js and post.js each call one of these. */


/** Runs the command line; sets the exit status of this process, which ends when everything is written. */
async function cli() {
    const done = untilDone();
    const argv = process.argv.slice(2);
    const { stdout, stderr, env } = process;
    // Whoever writes is told by the callback, so that `| head` and a full disk are no crash.
    for (const stream of [stdout, stderr])
        stream.on("error", ignore);
    if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
        stdout.write(`${_catalog_product_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv}\n`, (error) => {
            const code = error?.code;
            if (code === undefined || code === "EPIPE")
                return;
            stderr.write(`portlight: the output was not written: the system says ${code}.\n`);
            process.exitCode = 3;
        });
        done(0);
        return;
    }
    const [{ main }, { internalError }] = await Promise.all([Promise.all(/* import() */[__nccwpck_require__.e(3735), __nccwpck_require__.e(4202), __nccwpck_require__.e(3412), __nccwpck_require__.e(9069)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9069)), Promise.all(/* import() */[__nccwpck_require__.e(4202), __nccwpck_require__.e(3412), __nccwpck_require__.e(514)]).then(__nccwpck_require__.bind(__nccwpck_require__, 514))]);
    // Node's own answer is a stack trace and exit 1, which would read as the gate's verdict.
    process.on("uncaughtException", (error) => {
        stderr.write(internalError(error, env));
        process.exit(4);
    });
    const cwd = workingDirectory();
    if (cwd === undefined) {
        stderr.write("portlight: the working directory does not exist any more: change to one that does.\n");
        done(2);
        return;
    }
    done(await main(argv, { stdout, stderr, env, cwd, now: () => Date.now() }));
}
/**
 * Makes a run that ends before it is done an error: Node ends with 0 when nothing is left to wait for, which would read as
 * a gate that passed.
 * @returns to be called with the exit status, once
 */
function untilDone() {
    const unfinished = () => {
        process.stderr.write("portlight: internal error: the run ended before it was done; please report it.\n");
    };
    process.exitCode = 4;
    process.once("beforeExit", unfinished);
    return (status) => {
        process.off("beforeExit", unfinished);
        process.exitCode = status;
    };
}
/** Its absolute real path; undefined when it was deleted or cannot be told. */
function workingDirectory() {
    try {
        // Node remembers what it was; only the system knows whether it is.
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    }
    catch {
        return undefined;
    }
}
/** The worker of the audit, or the recorder's thread. */
async function worker() {
    const { workerData } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 5919, 19));
    if (workerData?.task === "record") {
        const { recordingThread } = await Promise.all(/* import() */[__nccwpck_require__.e(4202), __nccwpck_require__.e(68), __nccwpck_require__.e(9899)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5571));
        await recordingThread(workerData);
        return;
    }
    const audit = await __nccwpck_require__.e(/* import() */ 9671).then(__nccwpck_require__.bind(__nccwpck_require__, 9671));
    await audit.worker();
}
/** The action's main step. */
async function action() {
    const done = untilDone();
    process.stdout.on("error", ignore);
    const { runAction } = await Promise.all(/* import() */[__nccwpck_require__.e(4892), __nccwpck_require__.e(4202), __nccwpck_require__.e(4769), __nccwpck_require__.e(3412), __nccwpck_require__.e(5627)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5627));
    done(await runAction({ env: process.env, stdout: process.stdout, now: () => Date.now() }));
}
/** The action's post step. `scan` leaves nothing behind; a step that never ran must not fail here. */
async function post() { }
function ignore() { }


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module used 'module' so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(3150);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;