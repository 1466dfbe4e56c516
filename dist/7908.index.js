"use strict";
exports.id = 7908;
exports.ids = [7908];
exports.modules = {

/***/ 7908:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examine: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var _on_file__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
/* harmony import */ var _on_shell__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6215);
/* harmony import */ var _on_tree__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(805);
/* harmony import */ var _on_workflow__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6436);




const mostRows = 200;
async function examine(path, text, rules, ports) {
    const lines = text.split('\n');
    const done = (found) => toHits(found, path, lines);
    const plain = rules.flatMap((rule) => pair(rule, rule.text?.(lines, path)));
    if ((0,_on_workflow__WEBPACK_IMPORTED_MODULE_3__/* .isWorkflowPath */ .$u)(path)) {
        const root = await ports.yaml.parse(text);
        const workflow = root === null ? null : (0,_on_workflow__WEBPACK_IMPORTED_MODULE_3__/* .openWorkflow */ .gD)(path, text, root);
        if (root === null)
            return { kind: 'unparsed', language: 'workflow', hits: done(plain) };
        if (workflow === null)
            return { kind: 'text', hits: done(plain) };
        return {
            kind: 'examined',
            language: 'workflow',
            hits: done([...plain, ...(await ofWorkflow(workflow, rules, ports))]),
            isCut: false,
        };
    }
    const language = ports.syntax.language(path, text);
    const ask = language === null ? null : asking(language, path, text, rules);
    if (language === null || ask === null)
        return { kind: 'text', hits: done(plain) };
    if (ask === 'nothing')
        return { kind: 'examined', language, hits: done(plain), isCut: false };
    const found = await ports.syntax.parse(language, text, (root) => ask((0,_on_tree__WEBPACK_IMPORTED_MODULE_2__/* .plant */ .CV)(root, text)));
    if (found === null)
        return { kind: 'unparsed', language, hits: done(plain) };
    return { kind: 'examined', language, hits: done([...plain, ...found.spots]), isCut: found.isCut };
}
function asking(language, path, text, rules) {
    switch (language) {
        case 'javascript':
        case 'typescript':
        case 'tsx':
            return askingCode('javascript', path, text, rules);
        case 'python':
            return askingCode('python', path, text, rules);
        case 'bash':
            return (root) => ({ spots: ofScript((0,_on_shell__WEBPACK_IMPORTED_MODULE_1__/* .openScript */ .mr)(path, text, root, false), rules), isCut: (0,_on_tree__WEBPACK_IMPORTED_MODULE_2__/* .isCut */ .xZ)(root) });
        default:
            return null;
    }
}
function askingCode(dialect, path, text, rules) {
    const asked = needed(rules, text, dialect, (0,_on_file__WEBPACK_IMPORTED_MODULE_0__/* .isTestPath */ .MQ)(path));
    return asked.length === 0 ? 'nothing' : (root) => ofCode(path, text, dialect, root, asked);
}
function needed(rules, text, dialect, isTest) {
    const read = text.replace(/\\|['"]\s*[bfru]{0,2}['"]/gi, '');
    const isOther = read !== text;
    return rules.filter(({ languages, inTests, needs }) => {
        if (!languages.includes(dialect) || (isTest && inTests !== true))
            return false;
        const one = needs === undefined || needs instanceof RegExp ? needs : needs[dialect];
        return one === undefined || one.test(text) || (isOther && one.test(read));
    });
}
function add(spots, rule, said) {
    if (said == null)
        return;
    if (Array.isArray(said))
        for (const one of said)
            spots.push([rule, one]);
    else
        spots.push([rule, said]);
}
function pair(rule, said) {
    const spots = [];
    add(spots, rule, said);
    return spots;
}
function ofCode(path, text, dialect, root, asked) {
    const visits = asked.flatMap((rule) => Object.entries(rule[dialect] ?? {}).map(([type, visit]) => ({ rule, type, visit })));
    const byType = group(visits);
    const file = (0,_on_file__WEBPACK_IMPORTED_MODULE_0__/* .openFile */ .Tq)(path, text, dialect, root, byType.keys());
    const spots = [];
    const ofCalls = asked.filter((rule) => rule.call !== undefined);
    for (const call of ofCalls.length > 0 ? file.calls : [])
        for (const rule of ofCalls)
            add(spots, rule, rule.call?.(call, file));
    for (const node of file.find(new Set(byType.keys()))) {
        for (const { rule, visit } of byType.get(node.type) ?? [])
            add(spots, rule, visit(node, file));
    }
    return { spots, isCut: file.steps.left < 0 || (0,_on_tree__WEBPACK_IMPORTED_MODULE_2__/* .isCut */ .xZ)(file.root) };
}
function group(list) {
    const groups = new Map();
    for (const one of list)
        groups.set(one.type, [...(groups.get(one.type) ?? []), one]);
    return groups;
}
function ofScript(script, rules) {
    const asked = rules.filter((rule) => rule.command !== undefined && (rule.inTests === true || !(0,_on_file__WEBPACK_IMPORTED_MODULE_0__/* .isTestPath */ .MQ)(script.path)));
    return script.commands.flatMap((command) => asked.flatMap((rule) => pair(rule, rule.command?.(command, script))));
}
async function ofWorkflow(workflow, rules, ports) {
    const found = rules.flatMap((rule) => pair(rule, rule.workflow?.(workflow)));
    for (const { run, shell } of workflow.steps) {
        if (run === null || !/^(?:|bash.*|sh.*|\/bin\/.*sh.*)$/.test(shell))
            continue;
        const text = (0,_on_workflow__WEBPACK_IMPORTED_MODULE_3__/* .maskExpressions */ .c3)(run.text);
        const inside = await ports.syntax.parse('bash', text, (root) => ofScript((0,_on_shell__WEBPACK_IMPORTED_MODULE_1__/* .openScript */ .mr)(workflow.path, text, (0,_on_tree__WEBPACK_IMPORTED_MODULE_2__/* .plant */ .CV)(root, text), true), rules));
        for (const [rule, one] of inside ?? []) {
            found.push([
                rule,
                { ...one, row: run.rowOf(one.row), endRow: run.rowOf(one.endRow), replacement: null },
            ]);
        }
    }
    return found;
}
function toHits(found, path, lines) {
    const hits = new Map();
    for (const [rule, one] of found) {
        const endRow = Math.min(one.endRow, one.row + mostRows - 1);
        const key = `${rule.info.id}:${one.row}:${endRow}`;
        if (hits.has(key))
            continue;
        hits.set(key, {
            rule: rule.info,
            file: path,
            startLine: one.row + 1,
            endLine: endRow + 1,
            quote: lines
                .slice(one.row, endRow + 1)
                .map((line) => line.replace(/\r$/, ''))
                .join('\n'),
            detail: one.detail,
            replacement: one.replacement ?? null,
            ...(one.severity === undefined ? {} : { severity: one.severity }),
            ...(one.secrets === undefined ? {} : { secrets: one.secrets }),
        });
    }
    return [...hits.values()].sort((a, b) => a.startLine - b.startLine || a.endLine - b.endLine || (a.rule.id < b.rule.id ? -1 : 1));
}


/***/ })

};
;