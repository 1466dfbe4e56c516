"use strict";
exports.id = 5868;
exports.ids = [5868];
exports.modules = {

/***/ 9184:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ modelStages),
/* harmony export */   RM: () => (/* binding */ addressFault),
/* harmony export */   eJ: () => (/* binding */ modelEntry),
/* harmony export */   kt: () => (/* binding */ headerFault),
/* harmony export */   p4: () => (/* binding */ queryFault),
/* harmony export */   s: () => (/* binding */ modelFault),
/* harmony export */   v8: () => (/* binding */ variableFault)
/* harmony export */ });
/* harmony import */ var _mode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3445);

const modelStages = ['plan', ..._mode__WEBPACK_IMPORTED_MODULE_0__/* .criticNames */ .pH, 'answer', 'custom'];
function modelEntry(entry) {
    const equals = entry.indexOf('=');
    return { stage: equals === -1 ? null : entry.slice(0, equals), name: entry.slice(equals + 1) };
}
function partsOf(entry) {
    const at = entry.search(/[=:]/);
    if (at === -1)
        return { name: entry.trim(), sign: '', value: '' };
    return { name: entry.slice(0, at).trim(), sign: entry.charAt(at), value: entry.slice(at + 1).trim() };
}
function modelFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { stage, name } = modelEntry(entry);
        if (name.trim() === '' || name !== name.trim() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(entry))
            return { fault: `must be NAME or STAGE=NAME in ${where}, without blanks around the names.` };
        if (stage === null)
            return { name: 'all stages' };
        if (modelStages.some((known) => known === stage))
            return { name: stage };
        const known = `the stages are ${modelStages.join(', ')}`;
        return { fault: `has a stage in ${where} that does not exist; ${known}.` };
    }, (name, where) => `names a second model for ${name} in ${where}; keep one.`);
}
const ownHeaders = new Set('accept-encoding connection content-length content-type expect host keep-alive te trailer transfer-encoding upgrade'.split(' '));
const headerName = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;
const headerCharacters = /^[\t\x20-\x7e\x80-\xff]*$/;
function headerFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { name: written, sign, value } = partsOf(entry);
        if (sign === '')
            return { fault: `must be NAME=VALUE or NAME: VALUE in ${where}.` };
        const name = written.toLowerCase();
        if (!headerName.test(name)) {
            const must = 'a name is made of letters, digits and dashes';
            return { fault: `has no name in ${where} that a header can have; ${must}.` };
        }
        if (ownHeaders.has(name)) {
            return { fault: `names ${name} in ${where}, which the program sets itself; leave it out.` };
        }
        if (headerCharacters.test(entry))
            return withValue(name, value, where);
        return {
            fault: `has a character in ${where} that no header can carry, such as a line end; remove it.`,
        };
    }, twice);
}
function queryFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { name, sign, value } = partsOf(entry);
        if (sign !== '=' || name === '')
            return { fault: `must be NAME=VALUE in ${where}.` };
        if (!/\p{Cc}/u.test(entry))
            return withValue(name, value, where);
        return { fault: `has a control character in ${where}, such as a line end; remove it.` };
    }, twice);
}
function withValue(name, value, where) {
    if (value !== '')
        return { name };
    return { fault: `has no value in ${where}; look whether what it is taken from is set.` };
}
function twice(_name, where) {
    return `has a name in ${where} that an entry before it has too; keep one of them.`;
}
function firstFault(entries, judge, again) {
    const seen = new Set();
    for (const [index, entry] of entries.entries()) {
        const where = `entry ${index + 1}`;
        const judged = judge(entry, where);
        if ('fault' in judged)
            return { index, message: judged.fault };
        if (seen.has(judged.name))
            return { index, message: again(judged.name, where) };
        seen.add(judged.name);
    }
    return null;
}
const addressForm = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/\S{1,2000}$/;
function addressFault(text) {
    if (!addressForm.test(text) || !URL.canParse(text))
        return 'must be an address that starts with https:// or http://, such as https://api.openai.com/v1.';
    return new URL(text).pathname.replace(/\/$/, '').endsWith('/chat/completions')
        ? 'must end before /chat/completions, which the program adds itself.'
        : null;
}
const keyStart = /^(?:(?:sk|pk|rk|gsk|hf|xai|pplx|gh[opsu]|github_pat)_\w{16}|AIza\w{16})/;
function variableFault(text) {
    if (/^[A-Za-z_]\w{0,199}$/.test(text) && !looksLikeKey(text))
        return null;
    return 'must be the name of an environment variable, such as OPENAI_API_KEY, and what was given is none or looks like a key itself; put the key into a variable and give the name of that.';
}
function looksLikeKey(text) {
    if (keyStart.test(text))
        return /\d/.test(text);
    return /^[A-Za-z\d]{24,}$/.test(text) && text.replace(/\D/g, '').length >= 4;
}


/***/ }),

/***/ 5868:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  settlePlain: () => (/* binding */ settlePlain)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/domain/model-values.js
var model_values = __webpack_require__(9184);
// EXTERNAL MODULE: ./build/edge/folders.js
var folders = __webpack_require__(7448);
// EXTERNAL MODULE: ./build/edge/instructions.js
var instructions = __webpack_require__(9084);
;// CONCATENATED MODULE: ./build/edge/plain.generated.js
const defaults = { "input": null, "task": [], "instructions": "", "workspace": ".", "workingDirectory": ".", "base": null, "file": [], "include": [], "exclude": [], "mode": "auto", "critics": ["reviewer", "security", "debugger"], "workflow": null, "plan": false, "engine": "auto", "timeout": 600, "config": null, "baseUrl": null, "model": [], "apiKeyEnv": "OPENAI_API_KEY", "header": [], "query": [], "maxTokens": null, "maxCalls": null, "maxCostUsd": null, "maxOutputTokens": 8192, "contextTokens": null, "prices": {}, "connectTimeout": 10, "firstTokenTimeout": 120, "idleTimeout": 60, "outputSchema": null, "json": false, "format": "text", "output": null, "quiet": false, "debug": false, "headless": false, "failOn": null, "failOnPartial": false, "autoApproveSafe": true, "failOnUnsafe": false, "maxFindings": 10, "minSeverity": "info", "minConfidence": 0.6, "session": null, "continue": false, "approve": null, "planId": null, "savePlan": null, "requiredApprovals": 1, "approvers": [], "authorMayApprove": true, "planExpires": 168, "planEnabled": true, "planTools": null, "planModel": null, "tools": true, "maxTurns": 12, "maxToolCalls": 60, "toolTimeout": 60, "permissionMode": "default", "planWriteDocs": false, "allowExec": false, "allowNetwork": false, "allowUnsandboxed": false, "addDir": [], "searchUrl": null, "mcpServers": {}, "trust": null, "addPrompt": [], "promptTexts": {}, "prompt": { "switching": { "enabled": true, "confidence_threshold": 0.7, "min_duration": 30000, "cooldown": 10000 }, "modes": { "assistant": { "enabled": true }, "planning": { "enabled": true }, "developer": { "enabled": true }, "tool": { "enabled": true }, "debugger": { "enabled": true }, "security": { "enabled": true }, "reviewer": { "enabled": true }, "performance": { "enabled": true }, "prototype": { "enabled": true }, "teacher": { "enabled": true }, "normal": { "enabled": true }, "thinking": { "enabled": true } } }, "rag": { "enabled": true, "codebase": { "autoIndex": true, "extensions": [".ts", ".js", ".py", ".md"], "excludePatterns": ["node_modules", "dist", ".git"], "maxFileSize": 1048576, "chunkSize": 512, "chunkOverlap": 50 }, "embedding": { "provider": "local", "model": "all-MiniLM-L6-v2" }, "search": { "topK": 5, "threshold": 0.7 } }, "structuredOutput": { "enabled": true, "defaultMaxRetries": 3, "defaultRetryDelay": 1000, "strict": true, "modes": { "debugger": true, "security": true, "reviewer": true, "performance": true } } };
const paths = ["input", "task", "instructions", "workspace", "workingDirectory", "base", "file", "include", "exclude", "mode", "critics", "workflow", "plan", "engine", "timeout", "config", "baseUrl", "model", "apiKeyEnv", "header", "query", "maxTokens", "maxCalls", "maxCostUsd", "maxOutputTokens", "contextTokens", "prices", "connectTimeout", "firstTokenTimeout", "idleTimeout", "outputSchema", "json", "format", "output", "quiet", "debug", "headless", "failOn", "failOnPartial", "autoApproveSafe", "failOnUnsafe", "maxFindings", "minSeverity", "minConfidence", "session", "continue", "approve", "planId", "savePlan", "requiredApprovals", "approvers", "authorMayApprove", "planExpires", "planEnabled", "planTools", "planModel", "tools", "maxTurns", "maxToolCalls", "toolTimeout", "permissionMode", "planWriteDocs", "allowExec", "allowNetwork", "allowUnsandboxed", "addDir", "searchUrl", "mcpServers", "trust", "addPrompt", "promptTexts", "prompt.switching.enabled", "prompt.switching.confidence_threshold", "prompt.switching.min_duration", "prompt.switching.cooldown", "prompt.modes.assistant.enabled", "prompt.modes.planning.enabled", "prompt.modes.developer.enabled", "prompt.modes.tool.enabled", "prompt.modes.debugger.enabled", "prompt.modes.security.enabled", "prompt.modes.reviewer.enabled", "prompt.modes.performance.enabled", "prompt.modes.prototype.enabled", "prompt.modes.teacher.enabled", "prompt.modes.normal.enabled", "prompt.modes.thinking.enabled", "rag.enabled", "rag.codebase.autoIndex", "rag.codebase.extensions", "rag.codebase.excludePatterns", "rag.codebase.maxFileSize", "rag.codebase.chunkSize", "rag.codebase.chunkOverlap", "rag.embedding.provider", "rag.embedding.model", "rag.search.topK", "rag.search.threshold", "structuredOutput.enabled", "structuredOutput.defaultMaxRetries", "structuredOutput.defaultRetryDelay", "structuredOutput.strict", "structuredOutput.modes.debugger", "structuredOutput.modes.security", "structuredOutput.modes.reviewer", "structuredOutput.modes.performance"];
const plain = { "input": "text", "task": "texts", "instructions": "text", "workspace": "text", "workingDirectory": "text", "base": "text", "workflow": ["feature_development", "bug_fix", "security_hardening", "performance_optimization", "learning_session"], "plan": "boolean", "engine": ["auto", "openai", "offline"], "config": "text", "outputSchema": "text", "json": "boolean", "format": ["json", "text", "markdown", "sarif"], "output": "text", "quiet": "boolean", "debug": "boolean", "headless": "boolean", "failOn": ["critical", "high", "medium", "low", "never"], "failOnPartial": "boolean", "autoApproveSafe": "boolean", "failOnUnsafe": "boolean", "minSeverity": ["critical", "high", "medium", "low", "info"], "session": "text", "continue": "boolean", "savePlan": "text", "authorMayApprove": "boolean", "planEnabled": "boolean", "planModel": "text", "tools": "boolean", "permissionMode": ["default", "plan", "acceptEdits", "bypassPermissions"], "planWriteDocs": "boolean", "allowExec": "boolean", "allowNetwork": "boolean", "allowUnsandboxed": "boolean", "trust": ["operator", "trusted", "untrusted"] };

// EXTERNAL MODULE: ./build/edge/strongest.js + 1 modules
var strongest = __webpack_require__(1874);
// EXTERNAL MODULE: ./build/edge/surroundings.js
var surroundings = __webpack_require__(7586);
;// CONCATENATED MODULE: ./build/edge/plain.js








async function settlePlain(flags, start) {
    const said = [(0,surroundings/* readEnvironment */.Qo)(start.env), (0,surroundings/* readInputs */.Ko)(start.env), flags].map((layer) => layer.map(asGiven));
    if (said.some((layer) => layer.includes(null)))
        return null;
    const state = new Map();
    for (const layer of said)
        (0,strongest/* addLayer */.V)(state, layer);
    const named = state.get('workspace')?.value;
    const workspace = await (0,folders/* existingFolder */.C)((0,external_node_path_.resolve)(start.cwd, typeof named === 'string' ? named : '.'), '--workspace');
    if (state.has('config') || (await hasSettings(workspace.path)) || (await hasSettings(start.home)))
        return null;
    const config = structuredClone(defaults);
    const provenance = {};
    for (const path of paths) {
        const given = state.get(path);
        if (given !== undefined)
            (0,strongest/* setAt */.e)(config, path, given.value);
        provenance[path] = { layer: given?.layer ?? 'default', from: given?.from ?? 'default' };
    }
    config.json = config.format === 'json';
    if (provenance.format !== undefined)
        provenance.json = provenance.format;
    config.workspace = workspace.path;
    config.workingDirectory = await (0,folders/* insideWorkspace */.j)(workspace, config.workingDirectory);
    config.instructions = await (0,instructions/* instructionsText */.P)(config.instructions, start.cwd, workspace);
    const warnings = (0,surroundings/* unknownVariables */.Au)(start.env, config.apiKeyEnv);
    return { command: 'run', config, provenance, warnings };
}
function asGiven({ setting, texts, layer, from }) {
    const taken = plain[setting];
    const [first = ''] = texts;
    const value = (known) => ({ path: setting, value: known, layer, from });
    if (texts.includes(''))
        return null;
    if (setting === 'baseUrl')
        return (0,model_values/* addressFault */.RM)(first) === null ? value(first) : null;
    if (setting === 'apiKeyEnv')
        return (0,model_values/* variableFault */.v8)(first) === null ? value(first) : null;
    if (setting === 'model')
        return isOneName(texts) && (0,model_values/* modelFault */.s)(texts) === null ? value([...texts]) : null;
    if (taken === undefined)
        return null;
    if (taken === 'boolean')
        return first === 'true' || first === 'false' ? value(first === 'true') : null;
    if (taken === 'texts')
        return value([...texts]);
    return taken === 'text' || taken.includes(first) ? value(first) : null;
}
function isOneName([text = '', ...more]) {
    return more.length === 0 && text.length < 200 && text !== 'none' && !/[\s,]/.test(text);
}
async function hasSettings(folder) {
    if (folder === '')
        return false;
    try {
        const names = await (0,promises_.readdir)((0,external_node_path_.join)(folder, '.countersign'));
        return names.some((name) => name.startsWith('config.'));
    }
    catch (fault) {
        return fault.code !== 'ENOENT';
    }
}


/***/ })

};
;