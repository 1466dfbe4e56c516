#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 5241:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
const longest = 64;
function nearest(word, known) {
    const plain = fold(word);
    if (plain === '' || plain.length > longest)
        return null;
    let best = null;
    for (const name of known) {
        const other = fold(name);
        const begins = plain.length >= 3 && other.startsWith(plain);
        const distance = begins && other !== plain ? 1 : edits(plain, other);
        const allowed = Math.max(1, Math.floor(Math.max(plain.length, other.length) / 3));
        if (distance <= allowed && distance < plain.length && distance < (best?.distance ?? Infinity)) {
            best = { name, distance };
        }
    }
    return best?.name ?? null;
}
function fold(word) {
    return word.toLowerCase().replaceAll(/[-_]/g, '');
}
function edits(a, b) {
    let before = [];
    let above = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const here = [row];
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            let cost = Math.min(at(above, column) + 1, at(here, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
            const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            if (swapped)
                cost = Math.min(cost, at(before, column - 2) + 1);
            here.push(cost);
        }
        before = above;
        above = here;
    }
    return at(above, b.length);
}
function at(row, column) {
    return row[column] ?? 0;
}


/***/ }),

/***/ 1143:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
const version = '0.1.0';


/***/ }),

/***/ 3393:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ Stopped),
/* harmony export */   S: () => (/* binding */ asRunError),
/* harmony export */   e4: () => (/* binding */ RunError)
/* harmony export */ });
/* unused harmony export errorKinds */
const errorKinds = (/* unused pure expression or super */ null && ([
    'input',
    'config',
    'auth',
    'permission',
    'model',
    'output',
    'github',
    'tool',
    'budget',
    'internal',
]));
class RunError extends Error {
    kind;
    hint;
    constructor(kind, message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.name = 'RunError';
        this.kind = kind;
        this.hint = options.hint ?? null;
    }
}
function asRunError(thrown) {
    if (thrown instanceof RunError)
        return thrown;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return new RunError('internal', message || 'An unknown fault.', {
        cause: thrown,
        hint: 'This was not foreseen. Run again with --debug and report what it prints.',
    });
}
class Stopped extends Error {
    why;
    constructor(why, message) {
        super(message);
        this.name = 'Stopped';
        this.why = why;
    }
}


/***/ }),

/***/ 8089:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ flags)
/* harmony export */ });
const flags = [
    {
        "name": "input",
        "setting": "input",
        "kind": "text",
        "list": null,
        "value": "FILE",
        "group": "Task",
        "help": "the task, from a file (- is standard input)"
    },
    {
        "name": "task",
        "setting": "task",
        "kind": "list",
        "list": "whole",
        "value": "TEXT",
        "group": "Task",
        "help": "the task, as text; each time it is given is one turn"
    },
    {
        "name": "instructions",
        "setting": "instructions",
        "kind": "text",
        "list": null,
        "value": "TEXT|FILE",
        "group": "Task",
        "help": "what else to keep in mind"
    },
    {
        "name": "workspace",
        "setting": "workspace",
        "kind": "text",
        "list": null,
        "value": "DIR",
        "group": "Scope",
        "help": "folder to work on (default: the current one)"
    },
    {
        "name": "working-directory",
        "setting": "workingDirectory",
        "kind": "text",
        "list": null,
        "value": "DIR",
        "group": "Scope",
        "help": "keep to this folder inside the workspace"
    },
    {
        "name": "base",
        "setting": "base",
        "kind": "text",
        "list": null,
        "value": "REF",
        "group": "Scope",
        "help": "examine the changes since this commit or branch"
    },
    {
        "name": "file",
        "setting": "file",
        "kind": "list",
        "list": "lines",
        "value": "PATH...",
        "group": "Scope",
        "help": "files that the task is about"
    },
    {
        "name": "include",
        "setting": "include",
        "kind": "list",
        "list": "lines",
        "value": "GLOB...",
        "group": "Scope",
        "help": "only these files"
    },
    {
        "name": "exclude",
        "setting": "exclude",
        "kind": "list",
        "list": "lines",
        "value": "GLOB...",
        "group": "Scope",
        "help": "not these files"
    },
    {
        "name": "mode",
        "setting": "mode",
        "kind": "text",
        "list": null,
        "value": "NAME",
        "group": "Work",
        "help": "way of working (default: auto); `modes` lists them"
    },
    {
        "name": "critics",
        "setting": "critics",
        "kind": "list",
        "list": "comma",
        "value": "NAMES",
        "group": "Work",
        "help": "reviewer,security,debugger (usual), performance, none"
    },
    {
        "name": "workflow",
        "setting": "workflow",
        "kind": "text",
        "list": null,
        "value": "NAME",
        "group": "Work",
        "help": "a sequence of modes, as bug_fix"
    },
    {
        "name": "plan",
        "setting": "plan",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Work",
        "help": "Plan Mode: read and plan, change nothing"
    },
    {
        "name": "engine",
        "setting": "engine",
        "kind": "text",
        "list": null,
        "value": "NAME",
        "group": "Work",
        "help": "auto, openai or offline (no model)"
    },
    {
        "name": "timeout",
        "setting": "timeout",
        "kind": "number",
        "list": null,
        "value": "SECONDS",
        "group": "Work",
        "help": "time for the whole run (default: 600)"
    },
    {
        "name": "config",
        "setting": "config",
        "kind": "text",
        "list": null,
        "value": "FILE",
        "group": "Work",
        "help": "one more settings file"
    },
    {
        "name": "base-url",
        "setting": "baseUrl",
        "kind": "text",
        "list": null,
        "value": "URL",
        "group": "Model",
        "help": "any OpenAI-compatible endpoint (or OPENAI_BASE_URL)",
        "variable": "OPENAI_BASE_URL"
    },
    {
        "name": "model",
        "setting": "model",
        "kind": "list",
        "list": "comma",
        "value": "NAMES",
        "group": "Model",
        "help": "the model; STAGE=NAME names another for one stage"
    },
    {
        "name": "api-key-env",
        "setting": "apiKeyEnv",
        "kind": "text",
        "list": null,
        "value": "NAME",
        "group": "Model",
        "help": "variable that holds the key (OPENAI_API_KEY)"
    },
    {
        "name": "header",
        "setting": "header",
        "kind": "list",
        "list": "lines",
        "value": "K=V...",
        "group": "Model",
        "help": null
    },
    {
        "name": "query",
        "setting": "query",
        "kind": "list",
        "list": "lines",
        "value": "K=V...",
        "group": "Model",
        "help": null
    },
    {
        "name": "max-tokens",
        "setting": "maxTokens",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Model",
        "help": null
    },
    {
        "name": "max-calls",
        "setting": "maxCalls",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Model",
        "help": null
    },
    {
        "name": "max-cost-usd",
        "setting": "maxCostUsd",
        "kind": "number",
        "list": null,
        "value": "USD",
        "group": "Model",
        "help": "what a run may cost, by the prices in your settings"
    },
    {
        "name": "max-output-tokens",
        "setting": "maxOutputTokens",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Model",
        "help": null
    },
    {
        "name": "context-tokens",
        "setting": "contextTokens",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Model",
        "help": null
    },
    {
        "name": "connect-timeout",
        "setting": "connectTimeout",
        "kind": "number",
        "list": null,
        "value": "SECONDS",
        "group": "Model",
        "help": null
    },
    {
        "name": "first-token-timeout",
        "setting": "firstTokenTimeout",
        "kind": "number",
        "list": null,
        "value": "SECONDS",
        "group": "Model",
        "help": null
    },
    {
        "name": "idle-timeout",
        "setting": "idleTimeout",
        "kind": "number",
        "list": null,
        "value": "SECONDS",
        "group": "Model",
        "help": null
    },
    {
        "name": "output-schema",
        "setting": "outputSchema",
        "kind": "text",
        "list": null,
        "value": "FILE",
        "group": "Model",
        "help": null
    },
    {
        "name": "json",
        "setting": "json",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Result",
        "help": "the report as JSON, and nothing else on stdout"
    },
    {
        "name": "format",
        "setting": "format",
        "kind": "text",
        "list": null,
        "value": "NAME",
        "group": "Result",
        "help": "json, text, markdown or sarif (default: text)"
    },
    {
        "name": "output",
        "setting": "output",
        "kind": "text",
        "list": null,
        "value": "FILE",
        "group": "Result",
        "help": "write the report to this file too"
    },
    {
        "name": "quiet",
        "setting": "quiet",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Result",
        "help": "no progress on stderr"
    },
    {
        "name": "debug",
        "setting": "debug",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Result",
        "help": null
    },
    {
        "name": "headless",
        "setting": "headless",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Result",
        "help": null
    },
    {
        "name": "fail-on",
        "setting": "failOn",
        "kind": "text",
        "list": null,
        "value": "LEVEL",
        "group": "Policy",
        "help": "critical|high|medium|low|never (with a diff: high)"
    },
    {
        "name": "fail-on-partial",
        "setting": "failOnPartial",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Policy",
        "help": "fail when something was skipped or cut"
    },
    {
        "name": "auto-approve-safe",
        "setting": "autoApproveSafe",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Policy",
        "help": "let reading happen without asking (default: true)"
    },
    {
        "name": "fail-on-unsafe",
        "setting": "failOnUnsafe",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Policy",
        "help": "end the run when an unapproved action is asked for"
    },
    {
        "name": "max-findings",
        "setting": "maxFindings",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Policy",
        "help": null
    },
    {
        "name": "min-severity",
        "setting": "minSeverity",
        "kind": "text",
        "list": null,
        "value": "LEVEL",
        "group": "Policy",
        "help": null
    },
    {
        "name": "min-confidence",
        "setting": "minConfidence",
        "kind": "number",
        "list": null,
        "value": "SHARE",
        "group": "Policy",
        "help": null
    },
    {
        "name": "session",
        "setting": "session",
        "kind": "text",
        "list": null,
        "value": "ID",
        "group": "Approval",
        "help": "go on with this session"
    },
    {
        "name": "continue",
        "setting": "continue",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Approval",
        "help": "go on with the last session of this workspace"
    },
    {
        "name": "approve",
        "setting": "approve",
        "kind": "text",
        "list": null,
        "value": "DECISION",
        "group": "Approval",
        "help": "default|accept-edits|feedback=TEXT|reject a plan"
    },
    {
        "name": "plan-id",
        "setting": "planId",
        "kind": "text",
        "list": null,
        "value": "SHA",
        "group": "Approval",
        "help": "the plan that --approve is about"
    },
    {
        "name": "save-plan",
        "setting": "savePlan",
        "kind": "text",
        "list": null,
        "value": "FILE",
        "group": "Approval",
        "help": "write the plan to this file too"
    },
    {
        "name": "required-approvals",
        "setting": "requiredApprovals",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Approval",
        "help": null
    },
    {
        "name": "approvers",
        "setting": "approvers",
        "kind": "list",
        "list": "comma",
        "value": "NAMES",
        "group": "Approval",
        "help": null
    },
    {
        "name": "author-may-approve",
        "setting": "authorMayApprove",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Approval",
        "help": null
    },
    {
        "name": "plan-expires",
        "setting": "planExpires",
        "kind": "number",
        "list": null,
        "value": "HOURS",
        "group": "Approval",
        "help": null
    },
    {
        "name": "plan-enabled",
        "setting": "planEnabled",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Approval",
        "help": null
    },
    {
        "name": "plan-tools",
        "setting": "planTools",
        "kind": "list",
        "list": "comma",
        "value": "NAMES",
        "group": "Approval",
        "help": null
    },
    {
        "name": "plan-model",
        "setting": "planModel",
        "kind": "text",
        "list": null,
        "value": "NAME",
        "group": "Approval",
        "help": null
    },
    {
        "name": "tools",
        "setting": "tools",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Tools",
        "help": null
    },
    {
        "name": "max-turns",
        "setting": "maxTurns",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Tools",
        "help": null
    },
    {
        "name": "max-tool-calls",
        "setting": "maxToolCalls",
        "kind": "number",
        "list": null,
        "value": "N",
        "group": "Tools",
        "help": null
    },
    {
        "name": "tool-timeout",
        "setting": "toolTimeout",
        "kind": "number",
        "list": null,
        "value": "SECONDS",
        "group": "Tools",
        "help": null
    },
    {
        "name": "permission-mode",
        "setting": "permissionMode",
        "kind": "text",
        "list": null,
        "value": "NAME",
        "group": "Tools",
        "help": null
    },
    {
        "name": "plan-write-docs",
        "setting": "planWriteDocs",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Tools",
        "help": null
    },
    {
        "name": "allow-exec",
        "setting": "allowExec",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Tools",
        "help": null
    },
    {
        "name": "allow-network",
        "setting": "allowNetwork",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Tools",
        "help": null
    },
    {
        "name": "allow-unsandboxed",
        "setting": "allowUnsandboxed",
        "kind": "boolean",
        "list": null,
        "value": null,
        "group": "Tools",
        "help": null
    },
    {
        "name": "add-dir",
        "setting": "addDir",
        "kind": "list",
        "list": "lines",
        "value": "DIR...",
        "group": "Tools",
        "help": null
    },
    {
        "name": "search-url",
        "setting": "searchUrl",
        "kind": "text",
        "list": null,
        "value": "URL",
        "group": "Tools",
        "help": null
    },
    {
        "name": "trust",
        "setting": "trust",
        "kind": "text",
        "list": null,
        "value": "TIER",
        "group": "Tools",
        "help": null
    },
    {
        "name": "add-prompt",
        "setting": "addPrompt",
        "kind": "list",
        "list": "comma",
        "value": "NAMES",
        "group": "Tools",
        "help": null
    }
];


/***/ }),

/***/ 4718:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ ending),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _core_nearest__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5241);

const shownLength = 60;
function shown(text) {
    const start = text.slice(0, shownLength);
    const line = start.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}`]/gu, '?');
    return `\`${line}${text.length > shownLength ? '...' : ''}\``;
}
function oneOf(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
function listed(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
function ending(word, known, otherwise) {
    const near = (0,_core_nearest__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(word, known);
    return near === null ? otherwise : `; did you mean \`${near}\`?`;
}


/***/ }),

/***/ 181:
/***/ (function(module) {

module.exports = require("buffer");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 7598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3934:
/***/ (function(module) {

module.exports = require("node:dns/promises");

/***/ }),

/***/ 8474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ (function(module) {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 8995:
/***/ (function(module) {

module.exports = require("node:module");

/***/ }),

/***/ 7030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 6466:
/***/ (function(module) {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 1692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 7066:
/***/ (function(module) {

module.exports = require("node:tty");

/***/ }),

/***/ 3136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 356:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 8877:
/***/ (function(module) {

module.exports = require("node:v8");

/***/ }),

/***/ 714:
/***/ (function(module) {

module.exports = require("node:vm");

/***/ }),

/***/ 8522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = require("process");

/***/ }),

/***/ 2018:
/***/ (function(module) {

module.exports = require("tty");

/***/ }),

/***/ 9023:
/***/ (function(module) {

module.exports = require("util");

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
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
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
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
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
/******/ 		var installChunk = (chunk) => {
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
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
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
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/core/version.js
var version = __nccwpck_require__(1143);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(3393);
// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __nccwpck_require__(5241);
// EXTERNAL MODULE: ./build/edge/flags.generated.js
var flags_generated = __nccwpck_require__(8089);
// EXTERNAL MODULE: ./build/edge/say.js
var say = __nccwpck_require__(4718);
;// CONCATENATED MODULE: ./build/edge/command-line.js




const commands = ['run', 'config', 'modes', 'sessions', 'help', 'version'];
const hint = 'See --help.';
function parseCommandLine(argv) {
    const { command, rest } = subcommand(argv);
    const end = rest.indexOf('--');
    const flagged = end === -1 ? rest : rest.slice(0, end);
    if (command === 'help' || flagged.includes('--help') || flagged.includes('-h'))
        return { command: 'help' };
    if (command === 'version' || flagged.includes('--version') || flagged.includes('-v')) {
        return { command: 'version' };
    }
    if (command !== 'sessions')
        return { command, given: readFlags(rest) };
    const { asked, flagged: flags } = readSessions(rest);
    return { command, asked, given: readFlags(flags) };
}
const sessionsUsage = 'sessions list, sessions show ID or sessions delete ID';
function readSessions(args) {
    const end = args.findIndex(looksLikeFlag);
    const words = end === -1 ? args : args.slice(0, end);
    const flagged = end === -1 ? [] : args.slice(end);
    const [action = 'list', id, stray] = words;
    const misused = (what) => new errors/* RunError */.e4('input', `${what}; write ${sessionsUsage}.`, { hint });
    if (action !== 'list' && action !== 'show' && action !== 'delete')
        throw misused(`Unknown word ${(0,say/* shown */.SP)(action)} behind sessions`);
    const extra = action === 'list' ? id : stray;
    if (extra !== undefined)
        throw misused(`Unexpected ${(0,say/* shown */.SP)(extra)}`);
    if (action === 'list')
        return { asked: { action }, flagged };
    if (id === undefined)
        throw misused(`sessions ${action} needs the name of a session`);
    return { asked: { action, id }, flagged };
}
function subcommand(argv) {
    const first = argv[0];
    if (first === undefined || first.startsWith('-'))
        return { command: 'run', rest: argv };
    const command = commands.find((name) => name === first);
    if (command !== undefined)
        return { command, rest: argv.slice(1) };
    const otherwise = '; give the task with --task TEXT or --input FILE.';
    throw new errors/* RunError */.e4('input', `Unknown command ${(0,say/* shown */.SP)(first)}${(0,say/* ending */.K1)(first, commands, otherwise)}`, {
        hint,
    });
}
function readFlags(args) {
    const given = new Map();
    let index = 0;
    while (index < args.length) {
        const argument = args[index] ?? '';
        const { flag, written, text, negated } = recognise(argument);
        index += 1;
        const texts = [];
        if (flag.kind === 'boolean') {
            texts.push(negated ? 'false' : (text ?? 'true'));
        }
        else if (text !== null) {
            texts.push(text);
        }
        else {
            const values = valuesAt(args, index, flag);
            if (values.length === 0)
                throw missingValue(flag, args[index]);
            texts.push(...values);
            index += values.length;
        }
        if (texts.includes(''))
            throw new errors/* RunError */.e4('input', `The value of ${written} is empty; give one.`, { hint });
        const before = given.get(flag.name);
        if (before !== undefined && flag.kind !== 'list') {
            throw new errors/* RunError */.e4('input', `--${flag.name} is given twice; give it once.`, { hint });
        }
        if (before === undefined)
            given.set(flag.name, { flag, texts });
        else
            before.texts.push(...texts);
    }
    return [...given.values()].map(({ flag, texts }) => ({
        setting: flag.setting,
        texts,
        layer: 'flag',
        from: `flag --${flag.name}`,
    }));
}
function recognise(argument) {
    if (!argument.startsWith('-') || argument === '-' || argument === '--')
        throw stray(argument);
    const equals = argument.indexOf('=');
    const written = equals === -1 ? argument : argument.slice(0, equals);
    const text = equals === -1 ? null : argument.slice(equals + 1);
    const exact = flags_generated/* flags */.M.find((flag) => written === `--${flag.name}`);
    if (exact !== undefined)
        return { flag: exact, written, text, negated: false };
    const negated = flags_generated/* flags */.M.find((flag) => flag.kind === 'boolean' && written === `--no-${flag.name}`);
    if (negated === undefined)
        throw unknownFlag(written);
    if (text !== null) {
        throw new errors/* RunError */.e4('input', `${written} takes no value; write --${negated.name}=true or ${written}.`, {
            hint,
        });
    }
    return { flag: negated, written, text, negated: true };
}
function valuesAt(args, from, flag) {
    const most = flag.list === 'lines' ? args.length : from + 1;
    let to = from;
    while (to < most && to < args.length && !looksLikeFlag(args[to] ?? ''))
        to += 1;
    return args.slice(from, to);
}
function looksLikeFlag(argument) {
    return argument === '--' || /^--?[A-Za-z][\w-]*(?:=|$)/.test(argument);
}
function missingValue(flag, next) {
    const usage = `--${flag.name} ${flag.value}`;
    if (next === undefined || next === '--')
        return new errors/* RunError */.e4('input', `--${flag.name} needs a value: ${usage}.`, { hint });
    return new errors/* RunError */.e4('input', `--${flag.name} needs a value, but ${(0,say/* shown */.SP)(next)} follows: ${usage}.`, {
        hint: `A value that begins with a dash is written --${flag.name}=${next.slice(0, 40)}.`,
    });
}
function unknownFlag(written) {
    const names = [...flags_generated/* flags */.M.map((flag) => flag.name), 'help', 'version'];
    const bare = written.replace(/^--?/, '');
    const positive = bare.startsWith('no-') ? (0,nearest/* nearest */.p)(bare.slice(3), booleanNames()) : null;
    const near = positive === null ? (0,nearest/* nearest */.p)(bare, names) : `no-${positive}`;
    const rest = near === null ? '; --help lists the flags.' : `; did you mean \`--${near}\`?`;
    return new errors/* RunError */.e4('input', `Unknown flag ${(0,say/* shown */.SP)(written)}${rest}`, { hint });
}
function booleanNames() {
    return flags_generated/* flags */.M.filter((flag) => flag.kind === 'boolean').map((flag) => flag.name);
}
function stray(argument) {
    if (argument === 'true' || argument === 'false') {
        return new errors/* RunError */.e4('input', `Unexpected ${(0,say/* shown */.SP)(argument)}; a value of a yes-or-no flag is written --flag=${argument}.`, { hint });
    }
    return new errors/* RunError */.e4('input', `Unexpected ${(0,say/* shown */.SP)(argument)}; put a value with spaces in quotation marks.`, {
        hint,
    });
}

;// CONCATENATED MODULE: ./build/edge/settle.js

async function settle(start) {
    const asked = parseCommandLine(start.argv);
    if (!('given' in asked))
        return asked;
    if (asked.command === 'run') {
        const { settlePlain } = await Promise.all(/* import() */[__nccwpck_require__.e(3545), __nccwpck_require__.e(5868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5868));
        const settled = await settlePlain(asked.given, start);
        if (settled !== null)
            return settled;
    }
    const { settleLayers } = await Promise.all(/* import() */[__nccwpck_require__.e(5649), __nccwpck_require__.e(8678), __nccwpck_require__.e(3545), __nccwpck_require__.e(899)]).then(__nccwpck_require__.bind(__nccwpck_require__, 899));
    const settled = await settleLayers(asked.command, asked.given, start);
    return asked.asked === undefined ? settled : { ...settled, asked: asked.asked };
}

;// CONCATENATED MODULE: ./build/index.js






async function main(interrupted) {
    const start = { argv: process.argv.slice(2), env: process.env, cwd: currentFolder(), home: (0,external_node_os_.homedir)() };
    const settled = await settle(start);
    if (!('config' in settled)) {
        return print(settled.command === 'version' ? `${version/* version */.r}\n` : (await __nccwpck_require__.e(/* import() */ 1070).then(__nccwpck_require__.bind(__nccwpck_require__, 1070))).helpText(version/* version */.r));
    }
    if (settled.command === 'config') {
        const { printConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(5649), __nccwpck_require__.e(8678), __nccwpck_require__.e(6862)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5886));
        const { secretValues } = await __nccwpck_require__.e(/* import() */ 1974).then(__nccwpck_require__.bind(__nccwpck_require__, 1974));
        return print(printConfig(settled, { json: settled.config.json, secrets: secretValues(process.env) }));
    }
    if (settled.command === 'modes') {
        const { printModes } = await Promise.all(/* import() */[__nccwpck_require__.e(7975), __nccwpck_require__.e(9201), __nccwpck_require__.e(9221), __nccwpck_require__.e(9031), __nccwpck_require__.e(5688)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5688));
        return print(printModes({ json: settled.config.json }));
    }
    if (settled.command === 'sessions')
        return sessions(settled, interrupted);
    return runAndDeliver(settled, interrupted);
}
async function sessions({ asked = { action: 'list' }, config }, { signal }) {
    const [{ sessionsCommand }, { sessionsOf }, { secretValues }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(7975), __nccwpck_require__.e(377), __nccwpck_require__.e(1416)]).then(__nccwpck_require__.bind(__nccwpck_require__, 109)),
        Promise.all(/* import() */[__nccwpck_require__.e(7975), __nccwpck_require__.e(9201), __nccwpck_require__.e(9221), __nccwpck_require__.e(377), __nccwpck_require__.e(8657), __nccwpck_require__.e(9031), __nccwpck_require__.e(464)]).then(__nccwpck_require__.bind(__nccwpck_require__, 464)),
        __nccwpck_require__.e(/* import() */ 1974).then(__nccwpck_require__.bind(__nccwpck_require__, 1974)),
    ]);
    const store = sessionsOf({ env: process.env, home: (0,external_node_os_.homedir)() });
    return print(await sessionsCommand(asked, config, { store, signal, secrets: secretValues(process.env) }));
}
async function runAndDeliver(settled, interrupted) {
    const { expectShortRun, wire } = await Promise.all(/* import() */[__nccwpck_require__.e(7975), __nccwpck_require__.e(9201), __nccwpck_require__.e(9221), __nccwpck_require__.e(377), __nccwpck_require__.e(8657), __nccwpck_require__.e(9031), __nccwpck_require__.e(464)]).then(__nccwpck_require__.bind(__nccwpck_require__, 464));
    expectShortRun(process.versions.node);
    const { runCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(7975), __nccwpck_require__.e(9201), __nccwpck_require__.e(9221), __nccwpck_require__.e(377), __nccwpck_require__.e(8657), __nccwpck_require__.e(7276)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7276));
    const wired = wire(host(currentFolder(), interrupted), settled.config);
    for (const warning of settled.config.quiet ? [] : settled.warnings)
        await build_say(warning);
    const { report, config } = await runCommand(settled, {
        ...wired,
        trust: await wired.trust(),
        apply: frontMatter,
    });
    const delivered = await wired.deliver(report, config);
    const { error, message, exitCode } = delivered;
    if (error)
        await build_say(error.hint ? `${error.message} ${error.hint}` : error.message, wired.secrets());
    if (message !== report.message && message !== error?.message)
        await build_say(message, wired.secrets());
    return exitCode;
}
function host(cwd, interrupted) {
    const { stdin, stdout, stderr, env } = process;
    stdin.on('error', () => { });
    const nanoseconds = () => process.hrtime.bigint();
    return { cwd, env, home: (0,external_node_os_.homedir)(), stdin, stdout, stderr, nanoseconds, assets: assets(), interrupted };
}
async function frontMatter(settled, { record, file, lines }) {
    const { applyFrontMatter } = await Promise.all(/* import() */[__nccwpck_require__.e(5649), __nccwpck_require__.e(8678), __nccwpck_require__.e(314)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5486));
    return applyFrontMatter(settled, record, { file, lines });
}
function assets() {
    return (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '.'));
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch (cause) {
        throw new errors/* RunError */.e4('input', 'The current folder no longer exists; change to another.', { cause });
    }
}
function interruption() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.on(signal, () => {
            if (controller.signal.aborted)
                process.exit(1);
            controller.abort(new errors/* Stopped */.C9('signal', `the run was interrupted (${signal})`));
        });
    }
    return controller;
}
async function print(text) {
    const fault = await new Promise((done) => {
        process.stdout.write(text, (error) => done(error ?? null));
    });
    if (fault === null)
        return 0;
    const reason = fault.code === 'EPIPE' ? 'standard output was closed' : (fault.code ?? fault.message);
    await build_say(`The text could not be printed: ${reason}.`);
    return 1;
}
async function build_say(message, secrets = []) {
    const [{ redactor }, { secretValues }, { noCommand }, { oneLine }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 7690).then(__nccwpck_require__.bind(__nccwpck_require__, 7690)),
        __nccwpck_require__.e(/* import() */ 1974).then(__nccwpck_require__.bind(__nccwpck_require__, 1974)),
        __nccwpck_require__.e(/* import() */ 8313).then(__nccwpck_require__.bind(__nccwpck_require__, 8313)),
        __nccwpck_require__.e(/* import() */ 102).then(__nccwpck_require__.bind(__nccwpck_require__, 102)),
    ]);
    const clean = redactor([...secretValues(process.env), ...secrets])(message).text;
    try {
        for (const line of clean.split('\n'))
            process.stderr.write(`countersign: ${noCommand(oneLine(line))}\n`);
    }
    catch {
    }
}
async function complain(fault, interrupted) {
    await build_say(fault.hint ? `${fault.message} ${fault.hint}` : fault.message);
    if (process.argv.includes('--debug'))
        await build_say(`${fault.stack} ${fault.cause ?? ''}`);
    const { askedFor, faultReport } = await Promise.all(/* import() */[__nccwpck_require__.e(5649), __nccwpck_require__.e(7975), __nccwpck_require__.e(9201), __nccwpck_require__.e(8678), __nccwpck_require__.e(8682)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8682));
    const asked = askedFor(process.argv.slice(2), process.env);
    const isForPeople = !asked.json && asked.format === 'text';
    if (isForPeople && process.env.GITHUB_ACTIONS !== 'true')
        return 1;
    const [{ wire }, { redactDeep }, { secretValues }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(7975), __nccwpck_require__.e(9201), __nccwpck_require__.e(9221), __nccwpck_require__.e(377), __nccwpck_require__.e(8657), __nccwpck_require__.e(9031), __nccwpck_require__.e(464)]).then(__nccwpck_require__.bind(__nccwpck_require__, 464)),
        __nccwpck_require__.e(/* import() */ 7690).then(__nccwpck_require__.bind(__nccwpck_require__, 7690)),
        __nccwpck_require__.e(/* import() */ 1974).then(__nccwpck_require__.bind(__nccwpck_require__, 1974)),
    ]);
    const where = { ...asked, output: null, savePlan: null, workspace: '/' };
    const report = redactDeep(faultReport(fault, asked), secretValues(process.env));
    const delivered = await wire(host('/', interrupted), null).deliver(report, where);
    if (delivered.message !== report.message)
        await build_say(delivered.message);
    return 1;
}
function end(code, stopped) {
    process.exitCode = code;
    if (stopped)
        process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
function begin() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    const interrupted = interruption();
    main(interrupted)
        .catch((thrown) => complain((0,errors/* asRunError */.S)(thrown), interrupted))
        .catch(() => 1)
        .then((code) => end(code, interrupted.signal.aborted));
}
begin();

module.exports = __webpack_exports__;
/******/ })()
;