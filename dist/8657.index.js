"use strict";
exports.id = 8657;
exports.ids = [8657];
exports.modules = {

/***/ 5109:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ actFailure),
/* harmony export */   Ew: () => (/* binding */ actMarkdown),
/* harmony export */   Wy: () => (/* binding */ actEnding),
/* harmony export */   Y_: () => (/* binding */ changedFiles)
/* harmony export */ });
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);
/* harmony import */ var _plan_markdown__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7696);


function actFailure({ steps, changes }) {
    const misfit = changes.find(({ status }) => status === 'failed');
    const failed = steps.filter(({ status }) => status === 'failed');
    const [first] = failed;
    if (first === undefined)
        return misfit === undefined ? null : `The change of ${misfit.path} was not made: ${misfit.note}`;
    const more = failed.length > 1 ? ` ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(failed.length - 1, 'further step')} failed too.` : '';
    return `Step ${first.number} of the plan failed: ${first.note}${more}`;
}
function actEnding(act, plan) {
    const { steps, changes, commands, outside, decision } = act;
    const applied = changes.filter(({ status }) => status === 'applied');
    const untouched = applied.length === 0 ? ' Nothing was changed.' : '';
    if (outside.length > 0) {
        const next = plan === null ? 'the plan' : `version ${plan.version} of the plan`;
        return {
            status: 'awaiting_approval',
            message: `The plan was left, as more was asked for than it covers; ${next} has it and awaits approval.${untouched}`,
        };
    }
    const open = steps.filter(({ status }) => status === 'open');
    const left = open.length === 0
        ? ''
        : ` ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(open.length, 'step is', 'steps are')} left open; the output says why.`;
    if (decision === 'default') {
        const proposed = changes.length === 0
            ? 'No change is proposed.'
            : `${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(changes.length, 'change is', 'changes are')} proposed.`;
        return { status: 'awaiting_approval', message: `${proposed}${left} Nothing was changed.` };
    }
    const done = steps.filter(({ status }) => status === 'done').length;
    const files = (0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(new Set(applied.map(({ path }) => path)).size, 'file');
    const unrun = commands.filter(({ exitCode }) => exitCode === null).length;
    const notRun = unrun === 0
        ? ''
        : ` ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(unrun, 'command of it was', 'commands of it were')} not run; the output says why.`;
    if (open.length > 0)
        return {
            status: open.every(({ number }) => waitsForLeave(number, act)) ? 'awaiting_approval' : 'failure',
            message: `The plan is carried out in part: ${done} of ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(steps.length, 'step')} done, ${files} changed.${left}${notRun}`,
        };
    return {
        status: 'success',
        message: `The plan is carried out: ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(steps.length, 'step')} done, ${files} changed.${notRun}`,
    };
}
function waitsForLeave(number, { changes, commands }) {
    const own = commands.filter(({ step }) => step === number);
    return (own.length > 0 &&
        own.every(({ exitCode }) => exitCode === null) &&
        changes.every(({ step }) => step !== number));
}
function changedFiles(act) {
    const applied = (act?.changes ?? []).filter(({ status }) => status === 'applied');
    return [...new Set(applied.map(({ path }) => path))];
}
const words = {
    open: 'open',
    proposed: 'proposed',
    done: 'done',
    failed: 'failed',
};
function actMarkdown(act, plan) {
    const head = act.decision === 'default'
        ? `The changes of plan ${(0,_plan_markdown__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(act.plan.id.slice(0, 12))} as they are proposed; none of them was made.`
        : `How plan ${(0,_plan_markdown__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(act.plan.id.slice(0, 12))} was carried out.`;
    const steps = act.steps.map((step) => stepMarkdown(step, act, plan));
    const outside = act.outside.map((sentence) => `- ${sentence}`);
    return [
        '# Carrying out the plan',
        head,
        ...steps,
        ...(outside.length === 0 ? [] : ['## Beyond the approved plan', outside.join('\n')]),
    ].join('\n\n');
}
function stepMarkdown({ number, status, note }, act, plan) {
    const description = plan.steps.find((step) => step.number === number)?.description ?? '';
    const changes = act.changes
        .filter((change) => change.step === number)
        .map((change) => {
        const why = change.note === '' ? '' : ` ${change.note}`;
        return `${(0,_plan_markdown__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(change.path)} (${change.status}): ${change.description}${why}\n\n${fenced(change.diff)}`;
    });
    const commands = act.commands
        .filter((command) => command.step === number)
        .map(({ command, exitCode, note }) => exitCode === null
        ? `- ${(0,_plan_markdown__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(command)} was not run to its end: ${note}`
        : `- ${(0,_plan_markdown__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(command)} ended with exit code ${exitCode}.`);
    return [
        `## Step ${number}: ${words[status]}`,
        description,
        ...(note === '' ? [] : [note]),
        ...changes,
        ...(commands.length === 0 ? [] : [commands.join('\n')]),
    ].join('\n\n');
}
function fenced(diff) {
    const longest = Math.max(2, ...[...diff.matchAll(/`+/g)].map((run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}diff\n${diff.replace(/\n$/, '')}\n${fence}`;
}


/***/ }),

/***/ 7470:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asSent: () => (/* binding */ asSent)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7690);


function asSent(known) {
    const blank = (0,_redact__WEBPACK_IMPORTED_MODULE_0__.redactor)(known);
    return (text) => (0,_clean__WEBPACK_IMPORTED_MODULE_1__.visible)(blank(text).text);
}


/***/ }),

/***/ 5938:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ isProposable),
/* harmony export */   ET: () => (/* binding */ readsOnly),
/* harmony export */   IO: () => (/* binding */ serverPrefix),
/* harmony export */   Ie: () => (/* binding */ canUseTool),
/* harmony export */   fH: () => (/* binding */ mayEverUse)
/* harmony export */ });
/* harmony import */ var _domain_tool__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6884);
/* harmony import */ var _document_paths__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3803);
/* harmony import */ var _plan_scope__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(829);
/* harmony import */ var _tool_filter__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1112);




const allow = { kind: 'allow' };
const serverPrefix = 'mcp__';
function canUseTool(request, policy) {
    const { tool, mode } = request;
    if (tool.name === _tool_filter__WEBPACK_IMPORTED_MODULE_1__/* .exitPlanMode */ .vX)
        return handingIn(request, policy);
    const fromOutside = tool.name.startsWith(serverPrefix);
    if (policy.tier === 'untrusted' && (fromOutside || !reading.includes(tool.effect)))
        return outOfReach(tool.effect, 'Not done: the task is not trusted, so files are read here and nothing else is done.');
    if (!(0,_tool_filter__WEBPACK_IMPORTED_MODULE_1__/* .isAllowed */ .Jr)(tool, mode.grants))
        return { kind: 'not-granted' };
    if (request.approved !== null && isProposable(tool.effect))
        return byPlan(request, request.approved);
    if (tool.effect === 'write' && mode.grants.writes === 'documents')
        return asDocument(request);
    if (policy.planMode && !reading.includes(tool.effect) && tool.effect !== 'network')
        return outOfReach(tool.effect, 'Not done: this is Plan Mode, in which files are read and nothing is changed or executed.');
    if (policy.planMode && policy.planTools !== null && !policy.planTools.includes(tool.name))
        return { kind: 'refuse', reason: 'Not done: the settings leave this tool out in Plan Mode (planTools).' };
    return byEffect(request, policy);
}
function handingIn({ tool, mode }, { planMode, permissionMode }) {
    if (!planMode)
        return {
            kind: 'refuse',
            reason: 'This is not Plan Mode, so there is no plan to hand in; nothing was done.',
        };
    if (permissionMode === 'bypassPermissions')
        return { kind: 'refuse', reason: 'Nobody is asked under bypassPermissions; nothing was done.' };
    return (0,_tool_filter__WEBPACK_IMPORTED_MODULE_1__/* .isAllowed */ .Jr)(tool, mode.grants) ? { kind: 'ask' } : { kind: 'not-granted' };
}
function byPlan({ tool, path, command }, plan) {
    if (tool.name.startsWith(serverPrefix))
        return {
            kind: 'refuse',
            reason: 'Not done: while a plan is carried out, tools of servers are only used to read.',
        };
    if (tool.name === 'git_commit')
        return {
            kind: 'refuse',
            reason: 'Not done: nothing is committed while a plan is carried out. Make the changes; people commit them.',
        };
    if (tool.effect === 'write') {
        const fault = path === null ? 'Only one file at a time may be written here.' : (0,_plan_scope__WEBPACK_IMPORTED_MODULE_0__/* .writeOutside */ .JD)(plan, path);
        return fault === null ? allow : { kind: 'outside', reason: `Not done: ${fault}` };
    }
    const fault = (0,_plan_scope__WEBPACK_IMPORTED_MODULE_0__/* .commandOutside */ .Lp)(plan, command ?? '');
    if (fault !== null)
        return { kind: 'outside', reason: `Not done: ${fault}` };
    return {
        kind: 'refuse',
        reason: 'Not done: the program itself runs the commands of the plan, once the changes of their step are made and where executing was allowed.',
    };
}
function asDocument({ tool, mode, path }) {
    const fault = path === null ? 'Only one document at a time may be written here.' : (0,_document_paths__WEBPACK_IMPORTED_MODULE_2__/* .writeFault */ .ii)(path, mode.grants);
    return fault === null ? allow : outOfReach(tool.effect, `Not done: ${fault}`);
}
const reading = ['read', 'search', 'git'];
function readsOnly(effect) {
    return reading.includes(effect) || effect === 'network';
}
function byEffect({ tool, mayChange }, policy) {
    const { permissionMode, allowExec, allowNetwork, autoApproveSafe } = policy;
    const bypass = permissionMode === 'bypassPermissions';
    switch (tool.effect) {
        case 'read':
        case 'search':
        case 'git':
            return autoApproveSafe
                ? allow
                : { kind: 'refuse', reason: 'Not done: reading was not approved (--auto-approve-safe is off).' };
        case 'network':
            return allowNetwork ? allow : unsafe(tool, policy, 'The network was not allowed (--allow-network).');
        case 'exec':
        case 'diagnose':
            return allowExec || bypass ? allow : unsafe(tool, policy, 'Executing was not allowed (--allow-exec).');
        case 'write':
            return mayChange && (bypass || (permissionMode === 'acceptEdits' && tool.name !== 'git_commit'))
                ? allow
                : unsafe(tool, policy, mayChange ? 'Changes wait for approval.' : 'Nothing is changed while a plan is made or examined.');
        case 'forge':
            return unsafe(tool, policy, 'Nothing is written outside this machine.');
    }
}
function unsafe(tool, { failOnUnsafe }, why) {
    if (failOnUnsafe)
        return { kind: 'end', reason: why };
    return outOfReach(tool.effect, `Not done: ${why.charAt(0).toLowerCase()}${why.slice(1)}`);
}
function outOfReach(effect, reason) {
    return { kind: isProposable(effect) ? 'propose' : 'refuse', reason };
}
function isProposable(effect) {
    return effect === 'write' || effect === 'exec';
}
function mayEverUse(tool, policy) {
    const grants = { effects: _domain_tool__WEBPACK_IMPORTED_MODULE_3__/* .effects */ .z, also: [tool.name], never: [], writes: 'all' };
    const anyMode = { name: 'developer', grants };
    const asked = {
        callId: '',
        tool,
        mode: anyMode,
        mayChange: true,
        path: null,
        command: null,
        approved: null,
    };
    const { kind } = canUseTool(asked, { ...policy, autoApproveSafe: true });
    return kind === 'allow' || kind === 'ask';
}


/***/ }),

/***/ 6394:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   QR: () => (/* binding */ alone),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   t3: () => (/* binding */ obeyed)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5241);


function obeyed(command, request = '') {
    return { read: { ok: true, command }, request };
}
function refused(message) {
    return { read: { ok: false, message }, request: '' };
}
function alone({ words, text }, name, command) {
    if (words.length === 0)
        return obeyed(command);
    return refused(`\`${name}\` takes nothing behind it, but ${quoted(text)} stands there.`);
}
function didYouMean(word, known, before = '') {
    const meant = (0,_nearest__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(word, known);
    return meant === null ? '' : ` Did you mean \`${before}${meant}\`?`;
}
function quoted(text) {
    const line = (0,_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(text.slice(0, 200)).replaceAll('`', "'");
    return `\`${line.length > 40 ? `${line.slice(0, 39)}…` : line}\``;
}


/***/ }),

/***/ 2566:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ ownLines)
});

;// CONCATENATED MODULE: ./build/core/commands/paragraph.js
const block = 'details|blockquote|pre';
const inline = 'code|samp|kbd';
const token = new RegExp(`\\\\[\\\\\`<]|\`+|<!--|<(/?)(${block}|${inline})(?=[\\s>/])[^<>]{0,500}>`, 'gi');
const mostOpen = 100;
const isBlock = new RegExp(`^(?:${block})$`, 'i');
function hiddenLines(paragraph, before, isHtml) {
    const text = paragraph.join('\n');
    if (!/[`<]/.test(text))
        return { lines: paragraph.map(() => before.length > 0), open: before };
    const spans = [];
    const closerOf = closers(text);
    const open = [...before];
    let openedAt = -1;
    token.lastIndex = 0;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
        const [mark, slash, tag] = match;
        if (mark.startsWith('\\') || (isHtml && mark.startsWith('`')))
            continue;
        if (tag !== undefined && isBlock.test(tag)) {
            const name = tag.toLowerCase();
            if (slash === '') {
                if (open.length === 0)
                    openedAt = match.index;
                if (open.length < mostOpen)
                    open.push(name);
            }
            else {
                const place = open.lastIndexOf(name);
                if (place >= 0)
                    open.length = place;
                if (place === 0)
                    spans.push([openedAt, match.index]);
            }
            continue;
        }
        if (slash === '/')
            continue;
        const end = closerOf(mark, tag, match.index);
        if (end === null)
            continue;
        spans.push([match.index, end]);
        token.lastIndex = end;
    }
    if (open.length > 0)
        spans.push([openedAt, text.length]);
    return { lines: within(paragraph, spans), open };
}
function closers(text) {
    const runs = new Map();
    for (const { 0: run, index } of text.matchAll(/`+/g)) {
        const places = runs.get(run.length);
        if (places)
            places.push(index);
        else
            runs.set(run.length, [index]);
    }
    const next = new Map();
    const gone = new Set();
    const sought = (closing, from) => {
        if (gone.has(closing))
            return null;
        const at = text.indexOf(closing, from);
        if (at < 0)
            gone.add(closing);
        return at < 0 ? null : at + closing.length;
    };
    return (mark, tag, from) => {
        if (mark === '<!--')
            return sought('-->', from + 2);
        if (tag !== undefined)
            return sought(`</${tag}>`, from);
        const places = runs.get(mark.length) ?? [];
        let index = next.get(mark.length) ?? 0;
        while (index < places.length && (places[index] ?? 0) < from + mark.length)
            index++;
        next.set(mark.length, index);
        const place = places[index];
        return place === undefined ? null : place + mark.length;
    };
}
function within(paragraph, spans) {
    spans.sort((a, b) => a[0] - b[0]);
    let next = 0;
    let hiddenTo = -1;
    let at = 0;
    return paragraph.map((line) => {
        for (; next < spans.length && (spans[next]?.[0] ?? 0) < at; next++) {
            hiddenTo = Math.max(hiddenTo, spans[next]?.[1] ?? 0);
        }
        const hidden = at < hiddenTo;
        at += line.length + 1;
        return hidden;
    });
}

;// CONCATENATED MODULE: ./build/core/commands/own-lines.js

const rawBlocks = [
    [/^<!--/, /-->/],
    [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
    [/^<\?/, /\?>/],
    [/^<!\[CDATA\[/, /\]\]>/],
];
const fenceStart = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
const marker = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/;
const weakMarker = /^(?:[-+*]|1[.)])[ \t]*$|^(?!1[.)])\d{1,9}[.)](?=[ \t]|$)/;
const quoteSigns = /^(?:[> \t]|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))+/;
const heading = /^#{1,6}(?=[ \t]|$)/;
const across = /^(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const htmlStart = /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|search|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)/i;
const loneTag = /^<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>[ \t]*$/i;
const mostNested = 16;
function ownLines(text) {
    const lines = text.split('\n').map((line) => ({ text: line, own: false, comment: false }));
    let fence = null;
    let raw = null;
    let isComment = false;
    let quoted = false;
    let open = [];
    let items = [];
    let paragraph = [];
    let isHtml = false;
    const flush = () => {
        if (paragraph.length === 0)
            return;
        const texts = paragraph.map((line) => line.text);
        const hidden = hiddenLines(texts, open, isHtml);
        for (const [index, line] of paragraph.entries())
            line.own = hidden.lines[index] === false;
        open = hidden.open;
        isHtml = false;
        paragraph = [];
    };
    const startRaw = (block) => {
        flush();
        isComment = block === rawBlocks[0];
        raw = block[1];
    };
    for (const line of lines) {
        const { columns, content } = indentOf(line.text);
        if (fence !== null) {
            if (content === '' || columns >= fence.base) {
                if (columns - fence.base <= 3 && closes(content, fence.mark))
                    fence = null;
                continue;
            }
            fence = null;
        }
        if (raw !== null) {
            line.comment = isComment;
            if (raw.test(line.text))
                raw = null;
            if (opensComment(line.text))
                startRaw(rawBlocks[0]);
            continue;
        }
        if (content === '') {
            flush();
            quoted = false;
            continue;
        }
        if (isHtml && columns < (items.at(-1) ?? 0))
            flush();
        if (isHtml) {
            paragraph.push(line);
            if (opensComment(content))
                startRaw(rawBlocks[0]);
            continue;
        }
        const isWeak = paragraph.length > 0 && columns >= (items.at(-1) ?? 0) && weakMarker.test(content);
        const goesOn = isWeak || !startsBlock(content);
        if (!(goesOn && paragraph.length > 0))
            items = items.filter((base) => base <= columns);
        if (columns - (items.at(-1) ?? 0) >= 4) {
            if (paragraph.length > 0)
                paragraph.push(line);
            continue;
        }
        if (quoted && goesOn)
            continue;
        const inner = isWeak ? content : insideItems(content, columns, items);
        if (inner !== content)
            flush();
        quoted = false;
        const opened = fenceStart.exec(inner);
        const rawBlock = rawBlocks.find(([start]) => start.test(inner));
        if (inner.startsWith('>')) {
            flush();
            quoted = isParagraph(inner.replace(quoteSigns, ''));
        }
        else if (opened) {
            flush();
            fence = { mark: opened[1] ?? opened[2] ?? '', base: items.at(-1) ?? 0 };
        }
        else if (rawBlock) {
            flush();
            line.comment = rawBlock === rawBlocks[0];
            if (!rawBlock[1].test(inner.slice(2)))
                startRaw(rawBlock);
            else if (opensComment(inner))
                startRaw(rawBlocks[0]);
        }
        else if (htmlStart.test(inner) || (paragraph.length === 0 && loneTag.test(inner))) {
            flush();
            isHtml = true;
            paragraph.push(line);
            if (opensComment(inner))
                startRaw(rawBlocks[0]);
        }
        else if (inner !== '') {
            if (heading.test(inner))
                flush();
            paragraph.push(line);
            if (heading.test(inner))
                flush();
        }
    }
    flush();
    return lines;
}
function indentOf(text) {
    let columns = 0;
    let at = 0;
    for (; at < text.length; at++) {
        if (text[at] === ' ')
            columns++;
        else if (text[at] === '\t')
            columns += 4 - (columns % 4);
        else
            break;
    }
    return { columns, content: text.slice(at) };
}
function startsBlock(content) {
    return (content.startsWith('>') ||
        fenceStart.test(content) ||
        across.test(content) ||
        htmlStart.test(content) ||
        marker.test(content) ||
        heading.test(content) ||
        rawBlocks.some(([start]) => start.test(content)));
}
function isParagraph(quote) {
    return quote.startsWith('<') || (quote !== '' && !startsBlock(quote));
}
function opensComment(html) {
    const at = html.lastIndexOf('<!--');
    return at >= 0 && !html.includes('-->', at + 2);
}
function closes(content, mark) {
    const run = /^(?:`+|~+)(?=[ \t]*$)/.exec(content)?.[0] ?? '';
    return run.length >= mark.length && run.startsWith(mark);
}
function insideItems(content, columns, items) {
    let rest = content;
    let at = columns;
    for (let nested = 0; nested < mostNested; nested++) {
        const sign = marker.exec(rest)?.[0];
        if (sign === undefined)
            break;
        const behind = indentOf(rest.slice(sign.length));
        const gap = behind.content === '' || behind.columns > 4 ? 1 : behind.columns;
        at += sign.length + gap;
        items.push(at);
        rest = behind.columns > 4 ? '' : behind.content;
    }
    return rest;
}


/***/ }),

/***/ 8286:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P4: () => (/* binding */ readCommands),
  fo: () => (/* binding */ requestOf)
});

// UNUSED EXPORTS: mostCommands

// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
// EXTERNAL MODULE: ./build/core/commands/answer.js
var answer = __webpack_require__(6394);
;// CONCATENATED MODULE: ./build/core/commands/contradiction.js

function withoutContradictions(lines) {
    const said = new Map();
    return lines.map((line) => {
        if (!line.read.ok)
            return line;
        const claims = claimsOf(line.read.command);
        for (const [about, value] of claims) {
            const before = said.get(about);
            if (before === undefined || before.value === value)
                continue;
            const first = `line ${before.line.line} (${(0,answer/* quoted */.TL)(before.line.text.trim())})`;
            const message = `Line ${line.line} (${(0,answer/* quoted */.TL)(line.text.trim())}) contradicts ${first}; only ${first} is followed. Keep one of the two.`;
            return { ...line, read: { ok: false, message } };
        }
        for (const [about, value] of claims)
            if (!said.has(about))
                said.set(about, { value, line });
        return line;
    });
}
function claimsOf(command) {
    switch (command.kind) {
        case 'mode':
            return [['mode', command.name]];
        case 'normal':
        case 'mode-reset':
            return [['mode', 'normal']];
        case 'mode-pop':
            return [['mode', 'the one before']];
        case 'exit-plan':
            return [['mode', 'the one before Plan Mode']];
        case 'focus':
            return [
                ['mode', command.name],
                ['focus', `${command.name} ${command.minutes}`],
            ];
        case 'focus-off':
            return [['focus', 'off']];
        case 'hybrid':
            return [
                ['mode', command.modes[0] ?? ''],
                ['hybrid', command.modes.join(' ')],
            ];
        case 'plan':
            return [
                ['mode', 'planning'],
                ['behaviour', 'PLAN'],
            ];
        case 'think':
            return [
                ['mode', 'thinking'],
                ...(command.maxTokens === null ? [] : [['budget', `${command.maxTokens}`]]),
            ];
        case 'behaviour':
            return [['behaviour', command.behaviour]];
        case 'workflow':
            return [['workflow', command.name]];
        default:
            return [];
    }
}

// EXTERNAL MODULE: ./build/core/commands/own-lines.js + 1 modules
var own_lines = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/core/commands/seen.js
const blank = '\\t\\p{Zs}';
const unseen = '(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]';
const head = new RegExp(`^((?:[${blank}]|${unseen})*)/((?:[A-Za-z0-9_-]|${unseen})+)(?:[${blank}]|$)`, 'u');
const unseenAll = new RegExp(unseen, 'gu');
const turning = /[\u202a-\u202e\u2066-\u2069]/;
const mostIndent = 3;
function slashLine(line) {
    const match = head.exec(line);
    if (match === null)
        return null;
    const front = (match[1] ?? '').replace(unseenAll, '');
    const word = (match[2] ?? '').replace(unseenAll, '').toLowerCase();
    if (front.length > mostIndent || front.includes('\t') || !/^[a-z][a-z0-9_-]{0,63}$/.test(word))
        return null;
    const text = withoutComments(line.slice(match[0].length)).trim();
    return { word, text, turned: turning.test(line) };
}
function seenWords(text, most) {
    return text
        .slice(0, 2_000)
        .replace(unseenAll, '')
        .split(/[\t\p{Zs}]+/u)
        .filter((word) => word !== '')
        .slice(0, most);
}
function withoutComments(text) {
    let kept = '';
    let at = 0;
    for (;;) {
        const open = text.indexOf('<!--', at);
        if (open < 0)
            return kept + text.slice(at);
        kept += text.slice(at, open);
        const close = text.indexOf('-->', open + 2);
        if (close < 0)
            return kept;
        at = close + 3;
    }
}

// EXTERNAL MODULE: ./build/core/commands/vocabulary.js + 3 modules
var vocabulary = __webpack_require__(2271);
;// CONCATENATED MODULE: ./build/core/commands/read.js






const mostCommands = 50;
const entries = new Map(vocabulary/* vocabulary */.v.map((entry) => [entry.name, entry]));
const names = vocabulary/* vocabulary */.v.map((entry) => entry.name);
const anySlash = /^[^\n\ra-z0-9/<>`~#*_.,;:!?-]*\/[^\n\r/]/im;
function readCommands(text) {
    const plain = text.replace(/\r\n?/g, '\n');
    if (!anySlash.test(plain))
        return { lines: [], rest: plain };
    const all = (0,own_lines/* ownLines */.e)(plain);
    const first = all.findIndex((line) => line.text.trim() !== '' && !line.comment);
    const found = [];
    const later = [];
    for (const [index, line] of all.entries()) {
        const understood = line.own ? understand(line.text, index === first) : null;
        if (understood === null)
            continue;
        if (found.length < mostCommands)
            found.push({ text: line.text, line: index + 1, ...understood });
        else
            later.push(index);
    }
    const [cut] = later;
    if (cut !== undefined) {
        const message = `Only the first ${mostCommands} commands of a turn are read; line ${cut + 1} and ${later.length - 1} later ones were not.`;
        found.push({ text: all[cut]?.text ?? '', line: cut + 1, ...(0,answer/* refused */.J5)(message) });
    }
    const taken = new Set(found.map((line) => line.line));
    const rest = all.map((line, index) => (taken.has(index + 1) ? '' : line.text)).join('\n');
    return { lines: withoutContradictions(found), rest };
}
function requestOf({ lines, rest }) {
    const requests = new Map(lines.map((line) => [line.line, line.request]));
    if (requests.size === 0)
        return rest;
    const all = rest.split('\n');
    return all.map((line, index) => requests.get(index + 1) ?? line).join('\n');
}
function understand(line, isFirst) {
    const slash = slashLine(line);
    if (slash === null)
        return null;
    const name = `/${slash.word}`;
    const entry = entries.get(name);
    if (entry === undefined && !isFirst)
        return null;
    const meant = entry === undefined ? (0,nearest/* nearest */.p)(name, names) : null;
    if (entry === undefined && meant === null && slash.text !== '')
        return null;
    if (slash.turned) {
        return (0,answer/* refused */.J5)(`The line with ${(0,answer/* quoted */.TL)(name)} was not followed: it holds characters that change the direction of reading, so it may look different from what it says. Write it anew without them.`);
    }
    if (entry === undefined) {
        const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
        const message = `There is no command ${(0,answer/* quoted */.TL)(name)}.${hint} \`/help\` lists all of them.`;
        return { ...(0,answer/* refused */.J5)(message), request: slash.text === '' ? '' : line };
    }
    const given = { name, words: seenWords(slash.text, 16), text: slash.text };
    return entry.read(given);
}


/***/ }),

/***/ 2271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ vocabulary)
});

// EXTERNAL MODULE: ./build/core/commands/answer.js
var answer = __webpack_require__(6394);
// EXTERNAL MODULE: ./build/domain/kept-limits.js
var kept_limits = __webpack_require__(8163);
// EXTERNAL MODULE: ./build/core/switching/presets.js
var presets = __webpack_require__(7236);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
;// CONCATENATED MODULE: ./build/core/commands/mode-words.js



const aliases = {
    assist: 'assistant',
    plan: 'planning',
    dev: 'developer',
    debug: 'debugger',
    secure: 'security',
    review: 'reviewer',
    perf: 'performance',
    proto: 'prototype',
    teach: 'teacher',
    think: 'thinking',
};
const modeWords = [...mode/* modeNames */._X, ...Object.keys(aliases)];
function modeOf(word) {
    const name = word.toLowerCase();
    if (Object.hasOwn(aliases, name))
        return aliases[name] ?? null;
    return mode/* modeNames */._X.find((one) => one === name) ?? null;
}
function noSuchMode(word) {
    const meant = (0,nearest/* nearest */.p)(word, modeWords);
    const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
    return `There is no mode ${(0,answer/* quoted */.TL)(word)}.${hint} The modes are ${mode/* modeNames */._X.join(', ')}.`;
}

;// CONCATENATED MODULE: ./build/core/commands/mode-command.js




const focusMinutes = { least: 1, most: kept_limits/* longestFocusMinutes */.wZ };
const presetNames = presets/* presets */.v.map(({ name }) => name);
const simple = {
    auto: 'mode-auto',
    status: 'mode-status',
    history: 'mode-history',
    save: 'mode-save',
    pop: 'mode-pop',
    reset: 'mode-reset',
};
function readMode(given) {
    const [word, ...behind] = given.words;
    if (word === undefined)
        return (0,answer/* obeyed */.t3)({ kind: 'mode-show' });
    const name = word.toLowerCase();
    const rest = { ...given, words: behind, text: behind.join(' ') };
    if (name === 'focus')
        return readFocus(behind);
    if (name === 'hybrid')
        return readHybrid(behind);
    if (Object.hasOwn(simple, name)) {
        return (0,answer/* alone */.QR)(rest, `/mode ${name}`, { kind: simple[name] });
    }
    const mode = modeOf(name);
    if (mode !== null)
        return (0,answer/* alone */.QR)(rest, `/mode ${name}`, { kind: 'mode', name: mode });
    const others = [...Object.keys(simple), 'focus', 'hybrid'];
    const meant = (0,answer/* didYouMean */.au)(word, [...modeWords, ...others], '/mode ');
    const allowed = `${modeWords.slice(0, 12).join(', ')}, or ${others.join(', ')}`;
    return (0,answer/* refused */.J5)(`There is no mode ${(0,answer/* quoted */.TL)(word)}.${meant} Behind \`/mode\` stands one of ${allowed}.`);
}
function readFocus(words) {
    const [name, minutes, ...more] = words;
    const usage = `Write \`/mode focus NAME MINUTES\` with ${focusMinutes.least} to ${focusMinutes.most} minutes, or \`/mode focus off\`.`;
    if (name?.toLowerCase() === 'off' && minutes === undefined)
        return (0,answer/* obeyed */.t3)({ kind: 'focus-off' });
    if (name === undefined)
        return (0,answer/* refused */.J5)(`A focus needs a mode and how long it lasts. ${usage}`);
    const mode = modeOf(name);
    if (mode === null)
        return (0,answer/* refused */.J5)(`${noSuchMode(name)} ${usage}`);
    if (minutes === undefined)
        return (0,answer/* refused */.J5)(`The focus does not say how long it lasts. ${usage}`);
    if (more.length > 0)
        return (0,answer/* refused */.J5)(`A focus takes a mode and a number and nothing else. ${usage}`);
    const count = /^\d{1,9}$/.test(minutes) ? Number(minutes) : Number.NaN;
    if (!(count >= focusMinutes.least && count <= focusMinutes.most)) {
        return (0,answer/* refused */.J5)(`${(0,answer/* quoted */.TL)(minutes)} is not a length for a focus. ${usage}`);
    }
    return (0,answer/* obeyed */.t3)({ kind: 'focus', name: mode, minutes: count });
}
function readHybrid(words) {
    const usage = `Write \`/mode hybrid NAME NAME …\` with two modes or more, or one of ${presetNames.join(', ')}.`;
    const [first] = words;
    if (first === undefined)
        return (0,answer/* refused */.J5)(`A hybrid needs its modes. ${usage}`);
    const preset = words.length === 1 ? (0,presets/* presetNamed */.$)(first.toLowerCase()) : null;
    if (preset !== null)
        return (0,answer/* obeyed */.t3)({ kind: 'hybrid', modes: preset.modes, preset: preset.name });
    if (words.length === 1 && modeOf(first) === null) {
        const meant = (0,answer/* didYouMean */.au)(first, [...presetNames, ...modeWords], '/mode hybrid ');
        return (0,answer/* refused */.J5)(`There is no hybrid ${(0,answer/* quoted */.TL)(first)}.${meant} ${usage}`);
    }
    const modes = [];
    for (const word of words) {
        const mode = modeOf(word);
        if (mode === null)
            return (0,answer/* refused */.J5)(`${noSuchMode(word)} ${usage}`);
        if (modes.includes(mode))
            return (0,answer/* refused */.J5)(`A hybrid cannot hold ${mode} twice. ${usage}`);
        modes.push(mode);
    }
    if (modes.length < 2)
        return (0,answer/* refused */.J5)(`${(0,answer/* quoted */.TL)(first)} alone is no hybrid. ${usage}`);
    return (0,answer/* obeyed */.t3)({ kind: 'hybrid', modes, preset: null });
}

// EXTERNAL MODULE: ./build/domain/command.js
var command = __webpack_require__(325);
;// CONCATENATED MODULE: ./build/core/commands/request-commands.js



const mostThinking = 1_000_000;
function readPlan({ words, text }) {
    const [word, more] = words;
    if (word !== undefined && more === undefined) {
        const name = word.toLowerCase();
        if (name === 'show')
            return (0,answer/* obeyed */.t3)({ kind: 'plan-show' });
        if (name === 'execute')
            return (0,answer/* obeyed */.t3)({ kind: 'decide', decision: null });
        if (name === 'cancel')
            return (0,answer/* obeyed */.t3)({ kind: 'plan-cancel' });
        const meant = (0,nearest/* nearest */.p)(word, ['show', 'execute', 'cancel']);
        if (meant !== null) {
            return (0,answer/* refused */.J5)(`\`/plan\` knows no ${(0,answer/* quoted */.TL)(word)}. Did you mean \`/plan ${meant}\`? What is to be planned takes more than one word.`);
        }
    }
    return (0,answer/* obeyed */.t3)({ kind: 'plan', rest: text }, text);
}
function readSavePlan({ text }) {
    const file = text.trim();
    return (0,answer/* obeyed */.t3)({ kind: 'save-plan', file: file === '' ? null : file });
}
const approvals = ['default', 'accept-edits'];
function readApproval(usual) {
    return ({ name, words, text }) => {
        const [word, more] = words;
        if (word === undefined)
            return (0,answer/* obeyed */.t3)({ kind: 'decide', decision: usual });
        const manner = approvals.find((one) => one === word.toLowerCase());
        if (manner !== undefined && more === undefined)
            return (0,answer/* obeyed */.t3)({ kind: 'decide', decision: manner });
        return (0,answer/* refused */.J5)(`\`${name}\` cannot be told ${(0,answer/* quoted */.TL)(text)}.${(0,answer/* didYouMean */.au)(word, approvals)} Write \`${name}\`, \`${name} default\` or \`${name} accept-edits\`; what is to be different goes behind \`/feedback\`.`);
    };
}
function readThink({ words }) {
    const usage = `Write \`/think\`, \`/think deep\`, \`/think BUDGET\` or \`/think deep BUDGET\` with 1 to ${mostThinking} tokens.`;
    let deep = false;
    let maxTokens = null;
    for (const word of words) {
        const count = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
        if (word.toLowerCase() === 'deep' && !deep)
            deep = true;
        else if (count >= 1 && count <= mostThinking && maxTokens === null)
            maxTokens = count;
        else
            return (0,answer/* refused */.J5)(`\`/think\` cannot be told ${(0,answer/* quoted */.TL)(word)}.${(0,answer/* didYouMean */.au)(word, ['deep'])} ${usage}`);
    }
    return (0,answer/* obeyed */.t3)({ kind: 'think', deep, maxTokens });
}
function readWorkflow(given) {
    const [word, ...behind] = given.words;
    const allowed = `Write \`/workflow status\`, \`/workflow next\`, or \`/workflow\` with one of ${command/* workflowNames */.g.join(', ')}.`;
    if (word === undefined)
        return (0,answer/* refused */.J5)(`\`/workflow\` needs a name. ${allowed}`);
    const rest = { ...given, words: behind, text: behind.join(' ') };
    const name = word.toLowerCase().replaceAll('-', '_');
    if (name === 'status' || name === 'next') {
        return (0,answer/* alone */.QR)(rest, `/workflow ${name}`, { kind: `workflow-${name}` });
    }
    const known = command/* workflowNames */.g.find((one) => one === name);
    if (known !== undefined)
        return (0,answer/* alone */.QR)(rest, `/workflow ${known}`, { kind: 'workflow', name: known });
    const meant = (0,answer/* didYouMean */.au)(word, [...command/* workflowNames */.g, 'status', 'next'], '/workflow ');
    return (0,answer/* refused */.J5)(`There is no workflow ${(0,answer/* quoted */.TL)(word)}.${meant} ${allowed}`);
}
function readBehaviour(behaviour) {
    return ({ name, text }) => (0,answer/* obeyed */.t3)({ kind: 'behaviour', behaviour, word: name }, text);
}
function readShortcut(name, action) {
    return (given) => {
        const [word, more] = given.words;
        if (action !== null && word !== undefined && more === undefined) {
            if (word.toLowerCase() === action)
                return (0,answer/* obeyed */.t3)({ kind: 'action', action });
            if ((0,nearest/* nearest */.p)(word, [action]) !== null) {
                return (0,answer/* refused */.J5)(`\`${given.name}\` knows no ${(0,answer/* quoted */.TL)(word)}. Did you mean \`${given.name} ${action}\`?`);
            }
        }
        return (0,answer/* obeyed */.t3)({ kind: 'mode', name }, given.text);
    };
}

;// CONCATENATED MODULE: ./build/core/commands/vocabulary.js



const vocabulary = [
    {
        name: '/mode',
        forms: [
            ['/mode', 'Shows the mode that holds, and what it is for.'],
            ['/mode NAME', 'Enters a mode and stays in it; short names such as `dev` will do.'],
            ['/mode auto', 'Lets the mode follow the conversation again.'],
            ['/mode status', 'Shows the mode with all its settings, and what the modes have done.'],
            ['/mode history', 'Shows the changes of mode so far.'],
            ['/mode save', 'Saves the mode and its settings as this project’s preferences.'],
            ['/mode pop', 'Goes back to the mode before.'],
            ['/mode reset', 'Goes back to the beginning.'],
            [
                '/mode focus NAME MINUTES',
                `Locks a mode for ${focusMinutes.least} to ${focusMinutes.most} minutes: nothing switches it, not even a command.`,
            ],
            ['/mode focus off', 'Ends the focus.'],
            ['/mode hybrid NAME NAME …', 'Works as several modes at once, the first one leading.'],
            ['/mode hybrid PRESET', `The same with a ready-made group: ${presetNames.join(', ')}.`],
        ],
        read: readMode,
    },
    {
        name: '/plan',
        forms: [
            ['/plan', 'Enters the planning mode; the request is planned, however small it is.'],
            ['/plan TEXT', 'The same, with what is to be planned on the line.'],
            ['/plan show', 'Shows the plan.'],
            [
                '/plan execute',
                'Approves the plan of an earlier run, in the way that held before Plan Mode, and has it carried out.',
            ],
            ['/plan cancel', 'Cancels the plan of an earlier run, for good.'],
        ],
        read: readPlan,
    },
    {
        name: '/exit-plan',
        forms: [
            ['/exit-plan', 'Leaves Plan Mode: what held before it holds again, and the plan stays as it is.'],
        ],
        read: (given) => (0,answer/* alone */.QR)(given, '/exit-plan', { kind: 'exit-plan' }),
    },
    {
        name: '/save-plan',
        forms: [
            ['/save-plan', 'Writes the plan as Markdown to `plan-ID.md` in the workspace.'],
            ['/save-plan FILE', 'The same to that file of the workspace; it ends in `.md`.'],
        ],
        read: readSavePlan,
    },
    {
        name: '/think',
        forms: [
            ['/think', 'Enters the thinking mode: reasoning is shown apart from the answer.'],
            ['/think deep', 'The same, with more thorough reasoning.'],
            ['/think [deep] BUDGET', 'The same, with at most so many tokens for the reasoning.'],
        ],
        read: readThink,
    },
    {
        name: '/normal',
        forms: [['/normal', 'Goes back to the normal mode.']],
        read: (given) => (0,answer/* alone */.QR)(given, '/normal', { kind: 'normal' }),
    },
    {
        name: '/workflow',
        forms: [
            ['/workflow NAME', 'Starts a workflow: several modes, one after the other.'],
            ['/workflow status', 'Shows which of its stages are done.'],
            ['/workflow next', 'Leaves out the stage it has come to.'],
        ],
        read: readWorkflow,
    },
    ask('/chat', 'ANSWER', 'The request is a question: it is answered, nothing is changed.'),
    ask('/ask', 'ANSWER', 'The same as `/chat`.'),
    ask('/do', 'QUICK_ACTION', 'The request is a small change: it is proposed without a long plan.'),
    ask('/edit', 'QUICK_ACTION', 'The same as `/do`.'),
    ask('/run', 'CONTINUE_RUN', 'The request goes on with what is under way.'),
    ask('/mission', 'PLAN', 'The request is large: it is planned.'),
    shortcut('/assist', readShortcut('assistant', null), 'Enters the assistant mode.'),
    shortcut('/dev', readShortcut('developer', null), 'Enters the developer mode.'),
    shortcut('/debug', readShortcut('debugger', 'trace'), 'Enters the debugger mode.', [
        '/debug trace',
        'Analyses the stack trace in the request.',
    ]),
    shortcut('/secure', readShortcut('security', 'scan'), 'Enters the security mode.', [
        '/secure scan',
        'Looks through the whole workspace, not only the change.',
    ]),
    shortcut('/review', readShortcut('reviewer', 'checklist'), 'Enters the reviewer mode.', [
        '/review checklist',
        'Answers the review checklist item by item.',
    ]),
    shortcut('/perf', readShortcut('performance', 'profile'), 'Enters the performance mode.', [
        '/perf profile',
        'Measures with the project’s own benchmark, or says which command would.',
    ]),
    shortcut('/proto', readShortcut('prototype', null), 'Enters the prototype mode.'),
    shortcut('/teach', readShortcut('teacher', null), 'Enters the teacher mode.'),
    {
        name: '/help',
        forms: [['/help', 'Shows this table.']],
        read: (given) => (0,answer/* alone */.QR)(given, '/help', { kind: 'help' }),
    },
    {
        name: '/apply-plan',
        forms: [
            ['/apply-plan', 'Leaves Plan Mode and approves the plan of an earlier run, like `/plan execute`.'],
            ['/apply-plan default', 'The same; each change is proposed.'],
            ['/apply-plan accept-edits', 'The same; the changes are made.'],
        ],
        read: readApproval(null),
    },
    {
        name: '/approve',
        forms: [
            ['/approve', 'Approves the plan of an earlier run; each change is proposed.'],
            ['/approve accept-edits', 'The same; the changes are made.'],
        ],
        read: readApproval('default'),
    },
    {
        name: '/reject',
        forms: [['/reject', 'Rejects the plan of an earlier run: it is not carried out.']],
        read: (given) => (0,answer/* alone */.QR)(given, '/reject', { kind: 'decide', decision: 'reject' }),
    },
    {
        name: '/feedback',
        forms: [
            ['/feedback TEXT', 'Holds the plan of an earlier run back and has it planned again with these words.'],
        ],
        read: ({ text }) => (0,answer/* obeyed */.t3)({ kind: 'decide', decision: 'feedback' }, text),
    },
    idle('/skills', 'No skill was loaded: this version works without skills.'),
];
function ask(name, behaviour, meaning) {
    return { name, forms: [[`${name} [TEXT]`, meaning]], read: readBehaviour(behaviour) };
}
function shortcut(name, read, meaning, ...more) {
    return { name, forms: [[`${name} [TEXT]`, meaning], ...more], read };
}
function idle(name, sentence) {
    return { name, forms: [[name, `Answered with a sentence. ${sentence}`]], read: () => (0,answer/* refused */.J5)(sentence) };
}


/***/ }),

/***/ 1553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ addCoverage)
/* harmony export */ });
function addCoverage(notes) {
    const examined = unique(notes.flatMap((note) => note.examined ?? []), (what) => what);
    const skipped = unique(notes.flatMap((note) => note.skipped ?? []), (s) => `${s.what}\n${s.reason}`);
    const failed = unique(notes.flatMap((note) => note.failed ?? []), (f) => `${f.what}\n${f.reason}`);
    const truncated = unique(notes.flatMap((note) => note.truncated ?? []), (t) => t.what);
    return {
        examined,
        skipped,
        failed,
        truncated,
        complete: skipped.length === 0 && failed.length === 0 && truncated.length === 0,
    };
}
function unique(items, key) {
    return [...new Map(items.map((item) => [key(item), item])).values()];
}


/***/ }),

/***/ 570:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ markedPath),
/* harmony export */   _f: () => (/* binding */ guessPaths),
/* harmony export */   _n: () => (/* binding */ unquote),
/* harmony export */   aw: () => (/* binding */ headerPaths)
/* harmony export */ });
const escapes = {
    a: 7,
    b: 8,
    t: 9,
    n: 10,
    v: 11,
    f: 12,
    r: 13,
    '"': 34,
    '\\': 92,
};
function unquote(text) {
    const quoted = readQuoted(text);
    return quoted !== null && quoted.end === text.length ? quoted.value : text;
}
function markedPath(text) {
    const name = unquote(text.endsWith('\t') ? text.slice(0, -1) : text);
    return name === '/dev/null' ? null : withoutPrefix(name);
}
function headerPaths(text) {
    const first = readQuoted(text);
    if (first !== null && text.charAt(first.end) === ' ') {
        return { before: withoutPrefix(first.value), after: withoutPrefix(unquote(text.slice(first.end + 1))) };
    }
    const middle = (text.length - 1) / 2;
    if (Number.isInteger(middle) && text.charAt(middle) === ' ') {
        const before = withoutPrefix(text.slice(0, middle));
        if (before === withoutPrefix(text.slice(middle + 1)))
            return { before, after: before };
    }
    return null;
}
function guessPaths(text) {
    const quoted = text.indexOf(' "b/');
    const split = quoted > 0 ? quoted : text.lastIndexOf(' b/');
    if (split <= 0)
        return null;
    return {
        before: withoutPrefix(text.slice(0, split)),
        after: withoutPrefix(unquote(text.slice(split + 1))),
    };
}
function withoutPrefix(name) {
    return name.startsWith('a/') || name.startsWith('b/') ? name.slice(2) : name;
}
function readQuoted(text) {
    if (!text.startsWith('"'))
        return null;
    const bytes = [];
    let plain = 1;
    for (let at = 1; at < text.length; at += 1) {
        const char = text.charAt(at);
        if (char !== '"' && char !== '\\')
            continue;
        if (at > plain)
            bytes.push(Buffer.from(text.slice(plain, at)));
        if (char === '"')
            return { value: Buffer.concat(bytes).toString('utf8'), end: at + 1 };
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4));
        const letter = text.charAt(at + 1);
        bytes.push(Buffer.from([octal ? Number.parseInt(octal[0], 8) : (escapes[letter] ?? letter.charCodeAt(0))]));
        at += octal ? 3 : 1;
        plain = at + 1;
    }
    return null;
}


/***/ }),

/***/ 3803:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ documentTools),
/* harmony export */   ii: () => (/* binding */ writeFault),
/* harmony export */   rN: () => (/* binding */ withDocuments)
/* harmony export */ });
/* unused harmony exports documentEndings, documentFolders */
const documentEndings = [
    '.md',
    '.txt',
    '.adr',
    '.mermaid',
    '.plantuml',
    '.drawio',
    '.excalidraw',
    '.spec',
    '.design',
];
const documentFolders = [
    'docs',
    '.docs',
    'documentation',
    'design',
    'specs',
    '.specs',
    'adr',
    '.adr',
    'planning',
];
const documentTools = ['write_file', 'fs_append'];
function withDocuments(grants) {
    return {
        ...grants,
        also: [...grants.also, ...documentTools],
        never: grants.never.filter((name) => !documentTools.includes(name)),
        writes: 'documents',
    };
}
function writeFault(path, { writes }) {
    if (writes === 'none')
        return 'This mode writes nothing.';
    if (writes !== 'documents' || isDocument(path))
        return null;
    return `Only documents may be written here: ${documentEndings.join(' ')} in ${documentFolders.join(', ')}.`;
}
function isDocument(path) {
    const parts = path.split('/');
    const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0:]/.test(part));
    const [folder = ''] = parts;
    const name = parts.at(-1) ?? '';
    const ending = name.slice(Math.max(0, name.lastIndexOf('.')));
    return isPlain && documentFolders.includes(folder) && name !== ending && documentEndings.includes(ending);
}


/***/ }),

/***/ 5070:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ examinedBy)
/* harmony export */ });
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);

function examinedBy(critic, evidence) {
    switch (critic) {
        case 'reviewer':
            return [...byRules('reviewer', evidence), ...theDiff(evidence)];
        case 'security':
            return [...byRules('security', evidence), ...forSecrets(evidence)];
        case 'debugger':
            return theTraces(evidence.traces?.traces ?? []);
        case 'performance':
            return [...byRules('performance', evidence), ...theDiff(evidence)];
    }
}
function byRules(critic, { rules }) {
    const count = rules?.ruleCounts[critic] ?? 0;
    if (rules === undefined || rules.scannedFiles.length === 0 || count === 0)
        return [];
    return [`${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(rules.scannedFiles.length, 'file')} by ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, 'code rule')}`];
}
function theDiff({ diff }) {
    return diff === undefined || diff.files.length === 0
        ? []
        : [`a diff of ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(diff.files.length, 'file')}`];
}
function forSecrets({ secrets }) {
    if (secrets === undefined || secrets.scannedFiles.length === 0)
        return [];
    return [`${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(secrets.scannedFiles.length, 'file')} searched for secrets`];
}
function theTraces(traces) {
    const frames = traces.flatMap((trace) => trace.frames);
    const here = frames.filter((frame) => frame.place !== null && !frame.foreign).length;
    if (here === 0)
        return [];
    return [
        `${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(traces.length, 'stack trace')}, ${here} of ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(frames.length, 'frame')} in the files looked at`,
    ];
}


/***/ }),

/***/ 8321:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ largestGlob),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sO: () => (/* binding */ globSource)
/* harmony export */ });
/* harmony import */ var _linear_pattern__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4813);

const longest = 500;
const deepest = 8;
const largestGlob = 600;
function isGlob(text) {
    return /[*?[{]/.test(text);
}
async function compileGlob(glob) {
    if (glob.length > longest)
        return no(`The glob is longer than ${longest} characters; give a shorter one, such as src/**/*.ts.`);
    const plain = glob
        .trim()
        .replace(/^(?:\.?\/){1,10}/, '')
        .replaceAll('\\', '/');
    if (plain === '' || plain === '.')
        return { ok: true, fits: () => true, size: 1 };
    const rooted = plain.includes('/') || glob.trim().startsWith('/');
    const body = globSource(plain.endsWith('/') ? `${plain}**` : plain, { braces: true, escapes: false });
    if (body === null)
        return no(`The glob ${shownGlob(glob)} has a bracket or brace that is not closed, or braces nested too deeply; write it like src/**/*.{ts,tsx}.`);
    const inside = isGlob(plain) ? '' : '(?:/.*)?';
    const pattern = await (0,_linear_pattern__WEBPACK_IMPORTED_MODULE_0__/* .linearPattern */ .G)(`^${rooted ? '' : '(?:.*/)?'}${body}${inside}$`, {
        caseSensitive: false,
        largest: largestGlob,
    });
    if (!pattern.ok)
        return no(`The glob ${shownGlob(glob)} cannot be used: ${pattern.reason}`);
    return { ok: true, fits: pattern.pattern.tests, size: pattern.pattern.size };
}
function globSource(glob, { braces: withBraces, escapes }) {
    let made = '';
    let braces = 0;
    for (let at = 0; at < glob.length; at += 1) {
        const character = glob[at] ?? '';
        if (character === '*') {
            const stars = starsAt(glob, at);
            const folder = stars > 1 && (at === 0 || glob[at - 1] === '/') && glob[at + stars] === '/';
            made += folder ? '(?:.*/)?' : stars > 1 ? '.*' : '[^/]*';
            at += folder ? stars : stars - 1;
        }
        else if (character === '?')
            made += '[^/]';
        else if (character === '[') {
            const end = glob.indexOf(']', at + 2);
            if (end < 0)
                return null;
            made += set(glob.slice(at + 1, end));
            at = end;
        }
        else if (character === '\\' && escapes) {
            at += 1;
            made += literal(glob[at] ?? '\\');
        }
        else if (character === '{' && withBraces) {
            braces += 1;
            if (braces > deepest)
                return null;
            made += '(?:';
        }
        else if (character === '}' && braces > 0) {
            braces -= 1;
            made += ')';
        }
        else if (character === ',' && braces > 0)
            made += '|';
        else
            made += literal(character);
    }
    return braces === 0 ? made : null;
}
function starsAt(glob, at) {
    let end = at;
    while (glob[end] === '*')
        end += 1;
    return end - at;
}
function set(inner) {
    const negated = inner.startsWith('!') || inner.startsWith('^');
    const body = (negated ? inner.slice(1) : inner).replace(/[\\[\]^&~]/g, '\\$&');
    return `[${negated ? '^/' : ''}${body}]`;
}
function literal(character) {
    return /[\\^$.|?*+()[\]{}]/.test(character) ? `\\${character}` : character;
}
function shownGlob(glob) {
    return JSON.stringify(glob.length > 100 ? `${glob.slice(0, 100)}…` : glob);
}
function no(reason) {
    return { ok: false, reason };
}


/***/ }),

/***/ 559:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ lineSearch),
  I: () => (/* binding */ stepsAtOnce)
});

// EXTERNAL MODULE: ./build/core/files/linear-pattern.js
var linear_pattern = __webpack_require__(4813);
;// CONCATENATED MODULE: ./build/core/files/pattern-parts.js
const deepest = 40;
const strayByte = '(?-u:[\\x80-\\xff])';
const classes = { d: '0-9', w: '0-9A-Za-z_', s: '\\t\\n\\x0C\\r ' };
const bounds = { b: '(?-u:\\b)', B: '(?-u:\\B)' };
function patternParts(pattern) {
    if (/[\0\n\r\ufffd\p{Cs}]/u.test(pattern))
        return null;
    const reader = { text: pattern, at: 0 };
    const part = alternatives(reader, 0);
    if (part === null || reader.at < pattern.length)
        return null;
    return { ripgrep: part.ripgrep, literal: part.literal };
}
function alternatives(reader, depth) {
    if (depth > deepest)
        return null;
    const branches = [];
    do {
        const branch = sequence(reader, depth);
        if (branch === null)
            return null;
        branches.push(branch);
    } while (take(reader, '|'));
    const [only] = branches;
    if (branches.length === 1 && only !== undefined)
        return only;
    return { ripgrep: branches.map((branch) => branch.ripgrep).join('|'), exact: null, literal: '' };
}
function sequence(reader, depth) {
    let ripgrep = '';
    let run = '';
    let best = '';
    let isExact = true;
    while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] ?? '')) {
        const atom = repeated(reader, depth);
        if (atom === null)
            return null;
        ripgrep += atom.ripgrep;
        run = atom.exact === null ? '' : run + atom.exact;
        isExact &&= atom.exact !== null;
        for (const found of [run, atom.literal])
            if (found.length > best.length)
                best = found;
    }
    return { ripgrep, exact: isExact ? run : null, literal: best };
}
function repeated(reader, depth) {
    const atom = one(reader, depth);
    if (atom === null)
        return null;
    const sign = /^(?:[*+?]|\{(\d{1,4})(?:,\d{0,4})?\})\??/.exec(reader.text.slice(reader.at, reader.at + 16));
    if (sign === null)
        return atom;
    reader.at += sign[0].length;
    const needed = sign[0].startsWith('+') || Number(sign[1] ?? 0) > 0;
    return { ripgrep: `(?:${atom.ripgrep})${sign[0]}`, exact: null, literal: needed ? atom.literal : '' };
}
function one(reader, depth) {
    const character = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
    reader.at += character.length;
    if (character === '(')
        return group(reader, depth);
    if (character === '[')
        return set(reader);
    if (character === '\\')
        return escaped(reader);
    if (character === '.')
        return several(`(?:.|${strayByte})`);
    if (character === '^')
        return several('(?:^\\x{FEFF}?)');
    if (character === '$')
        return several('(?:\\r?$)');
    if ('*+?'.includes(character))
        return null;
    return exactly(character);
}
function group(reader, depth) {
    if (take(reader, '?') && !take(reader, ':'))
        return null;
    const inner = alternatives(reader, depth + 1);
    if (inner === null || !take(reader, ')'))
        return null;
    return { ...inner, ripgrep: `(?:${inner.ripgrep})` };
}
function escaped(reader) {
    const letter = reader.text[reader.at] ?? '';
    reader.at += 1;
    const bound = Object.hasOwn(bounds, letter) ? bounds[letter] : undefined;
    if (bound !== undefined)
        return several(bound);
    const name = letter.toLowerCase();
    const members = Object.hasOwn(classes, name) ? classes[name] : undefined;
    if (members !== undefined)
        return several(letter === name ? `[${members}]` : `(?:[^${members}]|${strayByte})`);
    if (letter === 't')
        return exactly('\t');
    return isPunctuation(letter) ? exactly(letter) : null;
}
function set(reader) {
    const isNegated = take(reader, '^');
    let members = '';
    for (let first = true; first || reader.text[reader.at] !== ']'; first = false) {
        const from = member(reader);
        if (from === null)
            return null;
        members += from;
        const isRange = reader.text[reader.at] === '-' && reader.text[reader.at + 1] !== ']';
        if (!isRange)
            continue;
        reader.at += 1;
        const to = member(reader);
        if (to === null || to.includes('0-9') || from.includes('0-9'))
            return null;
        members += `-${to}`;
    }
    reader.at += 1;
    return several(isNegated ? `(?:[^${members}]|${strayByte})` : `[${members}]`);
}
function member(reader) {
    const character = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
    if (reader.at >= reader.text.length || reader.text.startsWith('[:', reader.at))
        return null;
    reader.at += character.length;
    if (character !== '\\')
        return isPunctuation(character) ? `\\${character}` : character;
    const letter = reader.text[reader.at] ?? '';
    reader.at += 1;
    if (Object.hasOwn(classes, letter))
        return classes[letter] ?? null;
    if (letter === 't')
        return '\\t';
    return isPunctuation(letter) ? `\\${letter}` : null;
}
function take(reader, character) {
    if (reader.text[reader.at] !== character)
        return false;
    reader.at += 1;
    return true;
}
function isPunctuation(character) {
    return /^[!-/:-@[-`{-~]$/.test(character);
}
function exactly(character) {
    const ripgrep = /[\\.+*?()|[\]{}^$#&~-]/.test(character) ? `\\${character}` : character;
    return { ripgrep, exact: character, literal: character };
}
function several(ripgrep) {
    return { ripgrep, exact: null, literal: '' };
}

// EXTERNAL MODULE: ./build/core/files/tool-text.js
var tool_text = __webpack_require__(5853);
;// CONCATENATED MODULE: ./build/core/files/line-search.js



const stepsAtOnce = 20_000_000;
const longestWanted = 32;
const thirdForm = 'ſ';
async function lineSearch(source, caseSensitive) {
    const inline = /^\(\?i\)/.test(source);
    const exact = caseSensitive && !inline;
    const plain = inline ? source.slice(4) : source;
    if (plain === '')
        return { ok: false, reason: 'The pattern is empty. Give a word or a regular expression.' };
    const compiled = await (0,linear_pattern/* linearPattern */.G)(plain, { caseSensitive: exact });
    if (!compiled.ok) {
        return {
            ok: false,
            reason: `The pattern ${JSON.stringify(source.slice(0, 200))} cannot be used: ${compiled.reason} It is read as RE2 reads it: no look-around and no references back; \\( and \\[ stand for themselves.`,
        };
    }
    const { pattern } = compiled;
    const parts = patternParts(plain);
    const mayHold = holding(parts?.literal ?? '', exact);
    return {
        ok: true,
        search: {
            ripgrep: parts === null ? null : exact ? parts.ripgrep : `(?i:${parts.ripgrep})`,
            mayHold,
            lines(text, most, from = { at: 0, line: 0 }) {
                const found = [];
                let short = false;
                let { at, line } = from;
                let steps = 0;
                while (at < text.length && found.length < most) {
                    if (steps > stepsAtOnce)
                        return { found, short, rest: { at, line }, steps };
                    const next = text.indexOf('\n', at);
                    const end = next < 0 ? text.length : next;
                    const whole = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end);
                    line += 1;
                    at = end + 1;
                    steps += whole.length;
                    if (!mayHold(whole))
                        continue;
                    short ||= whole.length > pattern.reach;
                    const cost = Math.min(whole.length, pattern.reach) * pattern.size;
                    steps += cost;
                    if (!pattern.tests(whole))
                        continue;
                    const isLong = whole.length > tool_text/* hitLetters */.$8;
                    if (isLong)
                        steps += cost;
                    found.push({ line, text: whole, at: isLong ? pattern.place(whole) : 0 });
                }
                return { found, short, rest: null, steps };
            },
        },
    };
}
function holding(literal, exact) {
    if (literal === '')
        return () => true;
    const part = literal.slice(0, longestWanted);
    if (exact)
        return (text) => text.includes(part);
    const runs = literal.split(/[^\x20-\x7e\t]/);
    const wanted = runs
        .sort((a, b) => b.length - a.length)[0]
        ?.slice(0, longestWanted)
        .toLowerCase() ?? '';
    if (wanted === '')
        return () => true;
    const other = wanted.includes('s') ? thirdForm : null;
    return (text) => text.toLowerCase().includes(wanted) || (other !== null && text.includes(other));
}


/***/ }),

/***/ 4813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ linearPattern)
/* harmony export */ });
const longest = 1000;
const largest = 3000;
const steps = 8_000_000;
async function linearPattern(source, options) {
    if (source.length > longest)
        return no(`it is longer than ${longest} characters.`);
    const { RE2JS } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
    try {
        const flags = RE2JS.DOTALL | (options.caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
        const made = RE2JS.compile(source, flags);
        const size = made.programSize();
        if (size > (options.largest ?? largest))
            return no('it stands for too many possibilities; ask for less at once.');
        const reach = Math.floor(steps / size);
        const near = (line) => (line.length > reach ? line.slice(0, reach) : line);
        return {
            ok: true,
            pattern: {
                reach,
                size,
                tests: (line) => made.test(near(line)),
                place(line) {
                    const matcher = made.matcher(near(line));
                    return matcher.find() ? matcher.start() : 0;
                },
            },
        };
    }
    catch (fault) {
        return no(`${inWords(fault)}.`);
    }
}
function inWords(fault) {
    const said = fault instanceof Error ? fault.message : String(fault);
    return said
        .replace(/^error parsing regexp: /, '')
        .replace(/`(?:\(\?[is]\)){1,2}/, '`')
        .slice(0, 300);
}
function no(reason) {
    return { ok: false, reason };
}


/***/ }),

/***/ 4043:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rankedPaths)
/* harmony export */ });
function rankedPaths(query, paths) {
    const words = query
        .toLowerCase()
        .replaceAll('\\', '/')
        .replace(/^\.\//, '')
        .split(/\s{1,20}/)
        .filter((word) => word !== '')
        .slice(0, 20);
    const found = [];
    for (const path of paths) {
        const lower = path.toLowerCase();
        if (words.length > 0 && words.every((word) => lower.includes(word)))
            found.push({ path, rank: rank(lower, words) });
    }
    return found.sort(better).map(({ path }) => path);
}
function better(a, b) {
    return a.rank - b.rank || a.path.length - b.path.length || (a.path < b.path ? -1 : 1);
}
function rank(path, words) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    const stem = dot > 0 ? name.slice(0, dot) : name;
    const [word = ''] = words;
    if (words.length > 1)
        return words.every((one) => name.includes(one)) ? 4 : 5;
    if (path === word)
        return 0;
    if (name === word || stem === word || path.endsWith(`/${word}`))
        return 1;
    if (name.startsWith(word))
        return 2;
    return name.includes(word) ? 3 : 5;
}


/***/ }),

/***/ 6278:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ refMissing),
/* harmony export */   CT: () => (/* binding */ nearestRef),
/* harmony export */   zU: () => (/* binding */ refRange)
/* harmony export */ });
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5241);

function nearestRef(given, known) {
    const last = given.slice(given.lastIndexOf('/') + 1);
    return (known.find((name) => name.endsWith(`/${given}`)) ??
        (0,_nearest__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(given, known) ??
        known.find((name) => name === last) ??
        null);
}
function refMissing(given, known, about) {
    const shown = given === '' ? 'the empty name' : JSON.stringify(given.slice(0, 200));
    const near = nearestRef(given, known);
    const hints = [`git knows no single commit by ${shown}.`];
    if (about.isUnborn)
        hints.push('The repository has no commit yet.');
    else if (near !== null)
        hints.push(`Did you mean ${near}?`);
    else if (known.length > 0)
        hints.push(`It knows ${known.slice(0, 8).join(', ')}.`);
    if (about.isShallow)
        hints.push('The clone is shallow, so that older commits are not here.');
    return hints.join(' ');
}
function refRange(given) {
    const at = given.indexOf('..');
    if (at < 0)
        return null;
    const isParted = given.startsWith('...', at);
    const to = given.slice(at + (isParted ? 3 : 2));
    return { from: given.slice(0, at) || 'HEAD', to: to || 'HEAD', isParted };
}


/***/ }),

/***/ 4542:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   gx: () => (/* binding */ settleFindings)
/* harmony export */ });
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6629);
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3443);


function settleFindings(drafts, held = []) {
    const kept = [];
    const groups = new Map();
    for (const draft of [...drafts].sort(knownFirst)) {
        const group = groupOf(draft, groups);
        const line = firstLine(draft.quote);
        const same = kept[twin(draft, line, group) ?? -1];
        if (same === undefined) {
            enter(draft, line, kept.length, group);
            kept.push({ draft, others: [] });
        }
        else
            same.others.push(draft);
    }
    const number = numbering();
    const joint = kept.map((one) => ({ ...one, draft: joined(one) })).sort(byWorst);
    const told = joint.map(({ draft, others }) => ({ finding: number(draft), others }));
    const others = told.flatMap(({ finding, others }) => others.map((draft) => ({ draft, of: finding.id })));
    const doubles = others.sort(byWorst).map(({ draft, of }) => ({ finding: number(draft), of }));
    return {
        findings: told.map(({ finding }) => finding),
        suppressed: [
            ...doubles.map(({ finding }) => ({ finding, reason: 'duplicate' })),
            ...held.map(({ draft, reason }) => ({ finding: number(draft), reason })),
        ],
        doubles,
    };
}
function numbering() {
    const counts = new Map();
    return (draft) => {
        const count = (counts.get(draft.mode) ?? 0) + 1;
        counts.set(draft.mode, count);
        return { id: `${draft.mode}-${count}`, fingerprint: fingerprint(draft), ...draft };
    };
}
function fingerprint(draft) {
    const subject = draft.file === null ? `${draft.mode}\n${draft.title}` : firstLine(draft.quote);
    const text = [draft.file ?? '', draft.category, subject].join('\n');
    return (0,_hash__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(text).slice(0, 32);
}
function worstFirst(a, b) {
    return (rank(a.severity) - rank(b.severity) ||
        b.confidence - a.confidence ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.startLine ?? 0) - (b.startLine ?? 0) ||
        compare(a.title, b.title));
}
function byWorst(a, b) {
    return worstFirst(a.draft, b.draft);
}
function knownFirst(a, b) {
    return Number(a.ruleId === null) - Number(b.ruleId === null) || worstFirst(a, b);
}
function rank(severity) {
    return _domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(severity);
}
function reaches(findings, threshold) {
    return threshold !== 'never' && findings.some((f) => rank(f.severity) <= rank(threshold));
}
function groupOf(draft, groups) {
    const { file, category, mode, title } = draft;
    const key = JSON.stringify(file === null ? [null, category, mode, title] : [file, category]);
    const known = groups.get(key);
    if (known !== undefined)
        return known;
    const made = { stretches: [], byLine: new Map(), placeless: null };
    groups.set(key, made);
    return made;
}
function twin(draft, line, group) {
    if (draft.file === null)
        return group.placeless;
    const found = [];
    const alike = line === '' ? undefined : group.byLine.get(line);
    if (alike !== undefined)
        found.push(alike);
    if (draft.startLine !== null) {
        const { start, end } = stretchOf(draft.startLine, draft.endLine);
        for (let at = firstEndingFrom(start, group.stretches); at < group.stretches.length; at += 1) {
            const other = group.stretches[at];
            if (other === undefined || other.start > end)
                break;
            found.push(other.index);
        }
    }
    return found.length === 0 ? null : found.reduce((least, index) => Math.min(least, index));
}
function enter(draft, line, index, group) {
    if (draft.file === null) {
        group.placeless = index;
        return;
    }
    if (line !== '')
        group.byLine.set(line, index);
    if (draft.startLine === null)
        return;
    const stretch = stretchOf(draft.startLine, draft.endLine);
    group.stretches.splice(firstEndingFrom(stretch.start, group.stretches), 0, { ...stretch, index });
}
function stretchOf(start, end) {
    return { start, end: Math.max(start, end ?? start) };
}
function firstEndingFrom(line, stretches) {
    let low = 0;
    let high = stretches.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((stretches[middle]?.end ?? 0) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function joined({ draft, others }) {
    const severity = others.reduce((worst, one) => worse(worst, one.severity), draft.severity);
    const lines = new Set(others.flatMap((one) => (standsApart(one, draft) ? (one.startLine ?? []) : [])));
    if (lines.size === 0)
        return { ...draft, severity };
    const named = [...lines].sort((a, b) => a - b).join(', ');
    return {
        ...draft,
        severity,
        detail: `${draft.detail} The same stands at line${lines.size > 1 ? 's' : ''} ${named}.`,
    };
}
function standsApart(other, draft) {
    if (other.startLine === null)
        return false;
    if (other.ruleId !== null)
        return other.ruleId === draft.ruleId && other.startLine !== draft.startLine;
    if (draft.startLine === null)
        return true;
    const own = stretchOf(draft.startLine, draft.endLine);
    const its = stretchOf(other.startLine, other.endLine);
    return its.start > own.end || its.end < own.start;
}
function worse(a, b) {
    return rank(b) < rank(a) ? b : a;
}
function firstLine(quote) {
    const line = quote.split('\n').find((l) => l.trim() !== '') ?? '';
    return line.replace(/\s+/g, ' ').trim();
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 526:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const active = /[@$]|#\d|:\/\/|www\.|:[a-z0-9_+-]+:|(?<![a-z0-9])gh-\d|(?<![a-z0-9])(?=[a-f]*\d)[0-9a-f]{7,40}(?![a-z0-9])/i;
function isActive(word) {
    return active.test(word);
}
const opening = '([{"\'‘“«';
const closing = ')]}"\'’”».,;:!?…';
const special = /[\\`*_[\]<>&|~#]/g;
const blockStart = /^(\d{0,9})([+=.)-])/;
function inline(text) {
    const pieces = oneSpaced(text)
        .split(/((?<!`)`[^`]+`(?!`))/)
        .flatMap((piece) => (isCode(piece) ? [{ text: piece.slice(1, -1), code: true }] : words(piece)));
    return merged(pieces)
        .map((piece) => (piece.code ? codeSpan(piece.text) : piece.text.replace(special, escaped)))
        .join('')
        .replace(blockStart, '$1\\$2');
}
function paragraphs(text) {
    const blocks = (0,_clean__WEBPACK_IMPORTED_MODULE_0__.visible)(text)
        .split(/\n[\t ]*\n/)
        .map((block) => block.split('\n').map(inline).filter(Boolean).join('  \n'));
    return blocks.filter(Boolean).join('\n\n');
}
function codeSpan(text) {
    const code = (0,_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(text);
    if (code.trim() === '')
        return '`(empty)`';
    const run = longestRun(code);
    const fence = '`'.repeat(run + 1);
    const gap = run > 0 || code.startsWith(' ') || code.endsWith(' ') ? ' ' : '';
    return fence + gap + code + gap + fence;
}
function fenced(code, language = '') {
    const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
    return `${fence}${/^[a-z0-9+-]*$/.test(language) ? language : ''}\n${(0,_clean__WEBPACK_IMPORTED_MODULE_0__.visible)(code)}\n${fence}`;
}
function table(head, rows) {
    return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
function row(cells) {
    const safe = cells.map((cell) => cell.replace(/\\\|/g, '\\‹U+007C›').replace(/\|/g, '\\|'));
    return `| ${safe.join(' | ')} |`;
}
function oneSpaced(text) {
    return (0,_clean__WEBPACK_IMPORTED_MODULE_0__.visible)(text)
        .replace(/[\n\t ]+/g, ' ')
        .trim();
}
function isCode(piece) {
    return piece.startsWith('`') && piece.endsWith('`') && piece.slice(1, -1).trim() !== '';
}
function words(text) {
    return text
        .split(/( )/)
        .flatMap((word) => (active.test(word) ? activeWord(word) : [{ text: word, code: false }]));
}
function activeWord(word) {
    let start = 0;
    let end = word.length;
    while (start < end && opening.includes(word.charAt(start)))
        start++;
    while (end > start && isOutside(word, start, end - 1))
        end--;
    if (word.charAt(start) === ':' && word.charAt(end) === ':')
        end++;
    if (start === end)
        return [{ text: word, code: true }];
    return [
        { text: word.slice(0, start), code: false },
        { text: word.slice(start, end), code: true },
        { text: word.slice(end), code: false },
    ];
}
function isOutside(word, start, at) {
    const sign = word.charAt(at);
    const pair = ')]}'.indexOf(sign);
    return closing.includes(sign) && (pair < 0 || !word.slice(start, at).includes('([{'.charAt(pair)));
}
function merged(pieces) {
    const joined = [];
    for (const piece of pieces) {
        const last = joined.at(-1);
        if (piece.text === '')
            continue;
        if (last !== undefined && last.code === piece.code)
            last.text += piece.text;
        else
            joined.push({ ...piece });
    }
    return joined;
}
function escaped(char) {
    return '<>&|'.includes(char) ? `&#${char.charCodeAt(0)};` : `\\${char}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 7196:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: () => (/* binding */ pathMentions),
/* harmony export */   dh: () => (/* binding */ filesMeant),
/* harmony export */   rl: () => (/* binding */ nameMentions),
/* harmony export */   vt: () => (/* binding */ mostMentions)
/* harmony export */ });
/* harmony import */ var _letters__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5398);
/* harmony import */ var _words__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6134);


const mostMentions = 40;
const products = new Set('node.js vue.js next.js nuxt.js react.js express.js three.js d3.js moment.js ember.js backbone.js angular.js socket.io asp.net'.split(' '));
const knownEndings = /\.(?:[cm]?[jt]sx?|d\.ts|json[c5]?|ya?ml|toml|md|mdx|txt|py|pyi|rb|php|go|rs|java|kt|kts|cs|fs|vb|c|h|cc|cpp|hpp|swift|scala|sh|bash|zsh|ps1|sql|css|scss|less|html?|vue|svelte|astro|xml|ini|cfg|conf|env|lock|proto|graphql|tf|gradle|ex|exs|erl|lua|pl|r|dart|m|mm)$/i;
function pathMentions(text, most = mostMentions) {
    const found = new Map();
    const cut = (0,_words__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarks */ .zw)(text).slice(0, _words__WEBPACK_IMPORTED_MODULE_1__/* .analysed */ .yR);
    const cleaned = cut.includes('://')
        ? cut.replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"')\]]+/gi, ' ')
        : cut;
    let done = 0;
    for (let hit = telling.exec(cleaned); hit !== null; hit = telling.exec(cleaned)) {
        let from = hit.index;
        while (from > done && !around.test(cleaned.charAt(from - 1)))
            from -= 1;
        ends.lastIndex = hit.index;
        done = ends.exec(cleaned)?.index ?? cleaned.length;
        telling.lastIndex = done;
        const before = cleaned[from - 1];
        const mention = asPath(cleaned.slice(from, done), before === '`' || before === '"' || before === "'");
        if (mention && !found.has(mention.path))
            found.set(mention.path, mention);
        if (found.size >= most)
            break;
    }
    telling.lastIndex = 0;
    return [...found.values()];
}
const telling = /\.(?=[^\s"'()<>[\]{},;|*`])|Dockerfile|Makefile|CODEOWNERS|LICENSE|Gemfile|Rakefile|Procfile/g;
const around = /[\s"'()<>[\]{},;|*`]/;
const ends = new RegExp(around, 'g');
function asPath(token, marked) {
    if (token.length > 300 || token.includes(_words__WEBPACK_IMPORTED_MODULE_1__/* .blanked */ .GK))
        return null;
    const parts = /^(.+?)(?::(\d{1,7})(?::\d+)?|#L(\d{1,7})(?:-L?\d+)?)?[.:!?…]*$/.exec(token.replaceAll('\\', '/'));
    const path = parts?.[1]?.replace(/^(?:\.\/|a\/|b\/)+(?=.)/, '') ?? '';
    if (!knownEndings.test(path) &&
        !/^(?:.*\/)?(?:Dockerfile|Makefile|CODEOWNERS|LICENSE|Gemfile|Rakefile|Procfile)$/.test(path)) {
        return null;
    }
    if (products.has(path.toLowerCase()) || /^\.?[a-z0-9]{1,5}$/i.test(path.replace(/^\./, '')))
        return null;
    if (!(0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('[L0-9]').test(path.slice(0, path.lastIndexOf('.')) || path))
        return null;
    const line = Number(parts?.[2] ?? parts?.[3]);
    return { path, line: Number.isFinite(line) && line > 0 ? line : null, sure: marked || path.includes('/') };
}
function nameMentions(text, most = mostMentions) {
    const cut = (0,_words__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarks */ .zw)(text).slice(0, _words__WEBPACK_IMPORTED_MODULE_1__/* .analysed */ .yR);
    const found = new Set();
    const withoutLinks = cut.replace(/https?:\/\/\S+/g, ' ');
    for (const match of withoutLinks.matchAll(/`([^`\n]{1,120})`/g)) {
        const inner = match[1] ?? '';
        if ((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `^[L_$@#.][L0-9_$.#:-]*(?:\([^()]*\))?$`).test(inner) &&
            !knownEndings.test(inner)) {
            const last = inner.replace(/\(.*$/, '').split(/[.#:]/).filter(Boolean).pop() ?? '';
            if ((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('^[L_$][L0-9_$]{2,}$').test(last))
                found.add(last);
        }
    }
    const prose = withoutLinks.replace(/[^\s"'()<>[\]{},;|*`]+/g, (word) => (word.includes('/') ? ' ' : word));
    for (const match of prose.matchAll((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(?<![L0-9_$.-])[L_$][L0-9_$]*(?:\.[L_$][L0-9_$]*)*(\()?`, 'g'))) {
        const token = match[0].replace(/\($/, '');
        if (knownEndings.test(token))
            continue;
        const parts = token.split('.');
        const last = parts[parts.length - 1] ?? '';
        if ((0,_words__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeName */ .FP)(last) || (match[1] === '(' && last.length >= 3))
            found.add(last);
        for (const part of parts.slice(0, -1))
            if ((0,_words__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeName */ .FP)(part))
                found.add(part);
        if (found.size >= most)
            break;
    }
    return [...found].slice(0, most);
}
function filesMeant(path, files) {
    const wanted = path.toLowerCase();
    const exact = files.filter((file) => file === path);
    if (exact.length > 0)
        return exact;
    const ending = files.filter((file) => {
        const lower = file.toLowerCase();
        return lower === wanted || lower.endsWith(`/${wanted}`);
    });
    return ending.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}


/***/ }),

/***/ 966:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ draftsOf),
/* harmony export */   l: () => (/* binding */ mergeConclusions)
/* harmony export */ });
function mergeConclusions(mode, parts, offline) {
    switch (mode) {
        case 'reviewer': {
            const own = parts.filter((part) => part.mode === mode);
            return {
                mode,
                issues: [...facts(offline), ...own.flatMap((part) => part.issues)],
                suggestions: distinct(own.flatMap((part) => part.suggestions)),
                positives: distinct(own.flatMap((part) => part.positives)),
            };
        }
        case 'security': {
            const own = parts.filter((part) => part.mode === mode);
            const vulnerabilities = [...facts(offline), ...own.flatMap((part) => part.vulnerabilities)];
            return {
                mode,
                vulnerabilities,
                severity: vulnerabilities.map((one) => one.severity),
                recommendations: distinct(own.flatMap((part) => part.recommendations)),
            };
        }
        case 'debugger': {
            const own = parts.filter((part) => part.mode === mode);
            return {
                mode,
                errors: [...facts(offline), ...own.flatMap((part) => part.errors)],
                rootCause: known(distinct(own.map((part) => part.rootCause))).join('\n\n'),
                fixes: distinct(own.flatMap((part) => part.fixes)),
            };
        }
        case 'performance': {
            const own = parts.filter((part) => part.mode === mode);
            return {
                mode,
                bottlenecks: [...facts(offline), ...own.flatMap((part) => part.bottlenecks)],
                optimizations: distinct(own.flatMap((part) => part.optimizations)),
                estimatedImprovement: distinct(own.map((part) => part.estimatedImprovement).filter(Boolean)).join('\n\n'),
            };
        }
    }
}
function known(causes) {
    const sure = causes.filter((cause) => !/^not known\b/i.test(cause));
    return sure.length > 0 ? sure : causes;
}
function facts(offline) {
    return (offline === null ? [] : draftsOf(offline)).filter((draft) => draft.ruleId !== null);
}
function draftsOf(conclusion) {
    switch (conclusion.mode) {
        case 'reviewer':
            return conclusion.issues;
        case 'security':
            return conclusion.vulnerabilities;
        case 'debugger':
            return conclusion.errors;
        case 'performance':
            return conclusion.bottlenecks;
    }
}
function distinct(texts) {
    return [...new Set(texts)];
}


/***/ }),

/***/ 7977:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ countingFindings),
/* harmony export */   WS: () => (/* binding */ splitByNoise),
/* harmony export */   hD: () => (/* binding */ isUnsure)
/* harmony export */ });
/* harmony import */ var _ledger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4542);

function isUnsure({ ruleId, confidence }, { minConfidence }) {
    return ruleId === null && confidence < minConfidence;
}
function splitByNoise(findings, { minSeverity, maxFindings }) {
    const severe = findings.filter((finding) => (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .reaches */ .O6)([finding], minSeverity));
    const byWorth = [...severe].sort((a, b) => (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(a.severity) - (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(b.severity) || guess(a) - guess(b));
    const chosen = new Set(byWorth.slice(0, maxFindings));
    const held = findings
        .filter((finding) => !chosen.has(finding))
        .map((finding) => {
        const isSevere = (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .reaches */ .O6)([finding], minSeverity);
        return { finding, reason: isSevere ? 'over-limit' : 'low-severity' };
    });
    return { shown: findings.filter((finding) => chosen.has(finding)), held };
}
function guess({ ruleId }) {
    return ruleId === null ? 1 : 0;
}
function countingFindings(findings, suppressed) {
    const hidden = suppressed.filter(({ reason }) => reason === 'over-limit');
    return [...findings, ...hidden.map(({ finding }) => finding)];
}


/***/ }),

/***/ 2891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pathFilter)
/* harmony export */ });
async function pathFilter(include, exclude) {
    if (include.length === 0 && exclude.length === 0)
        return () => true;
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 23));
    const matcher = (globs) => {
        if (globs.length === 0)
            return () => false;
        const matchers = globs
            .flatMap(variants)
            .map(({ glob, anywhere }) => picomatch(glob, { dot: true, basename: anywhere }));
        return (path) => matchers.some((matches) => matches(path));
    };
    const wanted = include.length === 0 ? () => true : matcher(include);
    const unwanted = matcher(exclude);
    return (path) => wanted(path) && !unwanted(path);
}
function variants(given) {
    if (given.trim() === '')
        return [];
    const plain = given.replace(/^\.?\/+(?:\.\/+)*/, '');
    const rooted = given.startsWith('/');
    const variant = (glob) => ({ glob, anywhere: !rooted && !glob.includes('/') });
    if (plain === '' || plain === '.')
        return [{ glob: '**', anywhere: false }];
    if (plain.endsWith('/'))
        return [variant(`${plain}**`)];
    const isGlob = /[*?[\]{}()!]/.test(plain);
    return isGlob ? [variant(plain)] : [variant(plain), variant(`${plain}/**`)];
}


/***/ }),

/***/ 3130:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ laterLine),
/* harmony export */   SG: () => (/* binding */ readInline),
/* harmony export */   ZQ: () => (/* binding */ readCodes),
/* harmony export */   ln: () => (/* binding */ inlineText),
/* harmony export */   tW: () => (/* binding */ codeToken)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);
/* harmony import */ var _markdown__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(526);


const nothing = '‹empty›';
const space = '‹U+0020›';
const special = /[\\`*_[\]<>&|~#]/g;
const blockStart = /^( *)(\d{0,9})([+=.)-])/;
const codePiece = /(^| )([("'[{]*)`([^\s`]|[^\s`][^`]*[^\s`])`(?=[)"'\]},.;:!?]*(?: |$))/g;
function inlineText(line) {
    return line === '' ? nothing : escaped(edged((0,_clean__WEBPACK_IMPORTED_MODULE_0__.spelled)(line)));
}
function laterLine(line) {
    return escaped(endSpelled((0,_clean__WEBPACK_IMPORTED_MODULE_0__.spelled)(line)));
}
function readInline(markdown) {
    return markdown === nothing ? '' : (0,_clean__WEBPACK_IMPORTED_MODULE_0__.unspelled)(unescaped(markdown));
}
function codeToken(text) {
    if (text === '')
        return `\`${nothing}\``;
    const code = edged((0,_clean__WEBPACK_IMPORTED_MODULE_0__.spelled)(text));
    return code.includes('`') ? fencedInline(code, 1) : `\`${code}\``;
}
function readCodes(markdown) {
    const codes = [];
    let rest = markdown;
    for (;;) {
        const marks = /^`+/.exec(rest)?.[0] ?? '';
        const end = marks === '' ? -1 : runEnd(rest, marks);
        if (end < 0)
            return null;
        const inner = rest.slice(marks.length, end);
        const code = marks.length > 1 ? inner.slice(1, -1) : inner;
        codes.push(code === nothing ? '' : (0,_clean__WEBPACK_IMPORTED_MODULE_0__.unspelled)(code));
        rest = rest.slice(end + marks.length);
        if (!rest.startsWith(', '))
            return { codes, rest };
        rest = rest.slice(2);
    }
}
function edged(text) {
    return endSpelled(text.startsWith(' ') ? space + text.slice(1) : text);
}
function endSpelled(text) {
    return text.endsWith(' ') ? text.slice(0, -1) + space : text;
}
function escaped(text) {
    let out = '';
    let at = 0;
    for (const match of text.matchAll(codePiece)) {
        const start = match.index + (match[1] ?? '').length + (match[2] ?? '').length;
        out += text.slice(at, start).split(' ').map(word).join(' ');
        at = match.index + match[0].length;
        out += text.slice(start, at);
    }
    out += text.slice(at).split(' ').map(word).join(' ');
    return out.replace(blockStart, '$1$2\\$3');
}
function word(text) {
    return (0,_markdown__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(text) ? fencedInline(text, 2) : text.replace(special, '\\$&');
}
function fencedInline(code, least) {
    const longest = (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const marks = '`'.repeat(Math.max(least, longest + 1));
    const gap = longest > 0 ? ' ' : '';
    return marks + gap + code + gap + marks;
}
function unescaped(markdown) {
    let out = '';
    let at = 0;
    while (at < markdown.length) {
        const char = markdown.charAt(at);
        if (char === '\\') {
            out += markdown.charAt(at + 1);
            at += 2;
        }
        else if (char === '`') {
            const marks = /^`+/.exec(markdown.slice(at))?.[0] ?? '`';
            const end = runEnd(markdown, marks, at + marks.length);
            if (end < 0)
                return out + markdown.slice(at);
            out += codeText(markdown.slice(at + marks.length, end), marks.length);
            at = end + marks.length;
        }
        else {
            out += char;
            at += 1;
        }
    }
    return out;
}
function codeText(inner, marks) {
    if (marks === 1)
        return `\`${inner}\``;
    return inner.includes('`') ? inner.slice(1, -1) : inner;
}
function runEnd(text, marks, from = marks.length) {
    for (const run of text.slice(from).matchAll(/`+/g)) {
        if (run[0].length === marks.length)
            return from + run.index;
    }
    return -1;
}


/***/ }),

/***/ 1684:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oy: () => (/* binding */ firstLists),
  iv: () => (/* binding */ lastLists),
  DT: () => (/* binding */ listSections),
  Y_: () => (/* binding */ noEntry),
  TF: () => (/* binding */ noLineEnd),
  printPlan: () => (/* binding */ printPlan)
});

// UNUSED EXPORTS: identity, stepsHeading

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/core/plan-document/graph.js
const mostSteps = 100;
const mostEdges = 300;
const longestLabel = 60;
const longest = 15_000;
function stepGraph(steps) {
    const edges = steps.flatMap((step) => [...new Set(step.dependencies)].map((from) => ({ from, to: step.number })));
    if (edges.length === 0 || edges.length > mostEdges || steps.length > mostSteps)
        return null;
    const lines = [
        'flowchart TD',
        ...steps.map(({ number, description }) => `  s${number}["${number} ${label(description)}"]`),
        ...edges.map(({ from, to }) => `  s${from} --> s${to}`),
    ];
    return lines.join('\n').length > longest ? null : lines;
}
function label(text) {
    const words = [
        ...text
            .slice(0, 4 * longestLabel)
            .replace(/[\s\p{C}\p{Z}]+/gu, ' ')
            .trim(),
    ];
    const short = words.length > longestLabel ? [...words.slice(0, longestLabel - 1), '…'] : words;
    return short
        .map((char) => (/[\p{L}\p{N} .,_/()…-]/u.test(char) ? char : `#${char.codePointAt(0)};`))
        .join('');
}

// EXTERNAL MODULE: ./build/core/plan-document/inline.js
var inline = __webpack_require__(3130);
// EXTERNAL MODULE: ./build/core/plan-document/prose.js
var prose = __webpack_require__(3520);
;// CONCATENATED MODULE: ./build/core/plan-document/print.js




const listSections = {
    objectives: 'Objectives',
    constraints: 'Constraints',
    assumptions: 'Assumptions',
    testPlan: 'Test plan',
    risks: 'Risks',
    alternatives: 'Alternatives',
    rollback: 'Rollback',
    successCriteria: 'Success criteria',
    nextActions: 'Next actions',
};
const firstLists = ['objectives', 'constraints', 'assumptions'];
const lastLists = [
    'testPlan',
    'risks',
    'alternatives',
    'rollback',
    'successCriteria',
    'nextActions',
];
const noEntry = 'None.';
const noLineEnd = '‹no line end›';
const longestRow = 1000;
const largestBlock = 2000;
function printPlan(plan) {
    const blocks = [
        [`# ${(0,inline/* inlineText */.ln)(plan.title)}`],
        [identity(plan)],
        (0,prose/* proseLines */.D)(plan.summary),
        ...firstLists.flatMap((name) => list(name, plan)),
        ['## Approach'],
        (0,prose/* proseLines */.D)(plan.approach),
        [stepsHeading(plan)],
        ...graph(plan.steps),
        plan.steps.flatMap(stepLines),
        ['## Affected files'],
        affected(plan),
        ...lastLists.flatMap((name) => list(name, plan)),
        ...changes(plan),
        ...(plan.suggestedCommands.length === 0
            ? []
            : [['## Suggested commands'], plan.suggestedCommands.map((command) => `- ${(0,inline/* codeToken */.tW)(command)}`)]),
    ];
    return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function identity({ id, version, createdAt, updatedAt }) {
    return `Plan \`${id}\`, version ${version}, made ${createdAt}, changed ${updatedAt}`;
}
function stepsHeading({ progress: { done, total } }) {
    return `## Steps (${done} of ${total} done)`;
}
function list(name, plan) {
    return [[`## ${listSections[name]}`], plan[name].flatMap((text) => item('- ', text))];
}
function item(mark, text, indent = '  ') {
    return (0,prose/* proseLines */.D)(text).map((line, index) => (index === 0 ? mark : indent) + line);
}
function graph(steps) {
    const lines = stepGraph(steps);
    return lines === null ? [] : [['```mermaid', ...lines, '```']];
}
function stepLines({ completed, number, description, files, dependencies, commands, verification, }) {
    return [
        ...item(`- [${completed ? 'x' : ' '}] **${number}.** `, description),
        ...row('  - Files: ', files),
        ...(dependencies.length === 0
            ? []
            : [`  - After: ${dependencies.map((other) => `step ${other}`).join(', ')}`]),
        ...row('  - Commands: ', commands),
        ...item('  - Done when: ', verification, '    '),
    ];
}
function row(mark, texts) {
    const lines = [];
    for (const token of texts.map(inline/* codeToken */.tW)) {
        const last = lines.at(-1);
        if (last === undefined)
            lines.push(mark + token);
        else if (last.length + token.length < longestRow)
            lines[lines.length - 1] = `${last}, ${token}`;
        else {
            lines[lines.length - 1] = `${last},`;
            lines.push(`    ${token}`);
        }
    }
    return lines;
}
function affected({ affectedFiles }) {
    if (affectedFiles.length === 0)
        return [noEntry];
    return affectedFiles.flatMap(({ path, reason }) => item(`- ${(0,inline/* codeToken */.tW)(path)}: `, reason));
}
function changes({ proposedChanges }) {
    if (proposedChanges.length === 0)
        return [];
    return [
        ['## Proposed changes'],
        ...proposedChanges.flatMap(({ path, description, diff }) => [
            [`### ${(0,inline/* codeToken */.tW)(path)}`],
            (0,prose/* proseLines */.D)(description),
            ...inBlocks(diff).map(diffBlock),
        ]),
    ];
}
function inBlocks(diff) {
    const blocks = [];
    let rest = diff;
    while (rest.length > largestBlock) {
        const end = rest.lastIndexOf('\n', largestBlock - 1) + 1;
        const at = end > 0 ? end : largestBlock;
        blocks.push(rest.slice(0, at));
        rest = rest.slice(at);
    }
    return rest === '' && blocks.length > 0 ? blocks : [...blocks, rest];
}
function diffBlock(text) {
    const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    const lines = text.split('\n').map(clean.spelled);
    const last = lines.pop() ?? '';
    return [`${fence}diff`, ...lines, ...(last === '' && lines.length > 0 ? [] : [last + noLineEnd]), fence];
}


/***/ }),

/***/ 3520:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ proseLines),
/* harmony export */   U: () => (/* binding */ readProse)
/* harmony export */ });
/* harmony import */ var _inline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3130);

const lineEnd = '<br>';
const longest = 1000;
function proseLines(text) {
    const out = [];
    for (const line of insideLines(text)) {
        if (out.length > 0)
            out.push(`${out.pop()}${lineEnd}`);
        for (const piece of pieces(line))
            out.push(out.length === 0 ? (0,_inline__WEBPACK_IMPORTED_MODULE_0__/* .inlineText */ .ln)(piece) : (0,_inline__WEBPACK_IMPORTED_MODULE_0__/* .laterLine */ .Pi)(piece));
    }
    return out;
}
function readProse(lines) {
    return lines
        .map((line) => line.endsWith(lineEnd) ? `${(0,_inline__WEBPACK_IMPORTED_MODULE_0__/* .readInline */ .SG)(line.slice(0, -lineEnd.length))}\n` : (0,_inline__WEBPACK_IMPORTED_MODULE_0__/* .readInline */ .SG)(line))
        .join('');
}
function insideLines(text) {
    const start = text.startsWith('\n') ? 1 : 0;
    const end = text.endsWith('\n') && text.length > start ? text.length - 1 : text.length;
    const lines = text.slice(start, end).split('\n');
    lines[0] = text.slice(0, start) + lines[0];
    lines[lines.length - 1] += text.slice(end);
    return lines;
}
function pieces(line) {
    const out = [];
    let rest = line;
    while (rest.length > longest) {
        const at = breakAt(rest);
        out.push(rest.slice(0, at));
        rest = rest.slice(at);
    }
    return [...out, rest];
}
function breakAt(line) {
    for (let at = longest; at > longest / 2; at -= 1)
        if (line.charAt(at) === ' ' && line.charAt(at - 1) !== ' ')
            return at;
    let at = longest;
    while (at > 1 && (line.charAt(at - 1) === ' ' || /[\uD800-\uDBFF]/.test(line.charAt(at - 1))))
        at -= 1;
    return at > 1 ? at : longest;
}


/***/ }),

/***/ 1177:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ stepOrder),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   Ze: () => (/* binding */ changesOfStep)
/* harmony export */ });
function stepOrder(steps) {
    const left = [...steps].sort((a, b) => a.number - b.number);
    const done = new Set();
    const order = [];
    while (left.length > 0) {
        const free = left.findIndex(({ dependencies }) => dependencies.every((number) => done.has(number)));
        const [next] = left.splice(Math.max(0, free), 1);
        if (next === undefined)
            break;
        done.add(next.number);
        order.push(next);
    }
    return order;
}
function changesOfStep(plan, number) {
    const order = stepOrder(plan.steps);
    const maker = (path) => order.find(({ files }) => files.includes(path)) ?? order[0];
    return plan.proposedChanges.filter(({ path }) => maker(path)?.number === number);
}
function isCovered(plan, step) {
    if (step.files.length === 0)
        return changesOfStep(plan, step.number).length > 0;
    return step.files.every((file) => plan.proposedChanges.some(({ path }) => path === file));
}


/***/ }),

/***/ 7960:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ usualPlanFile),
/* harmony export */   n: () => (/* binding */ savePathFault)
/* harmony export */ });
/* harmony import */ var _plan_template__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3159);
/* harmony import */ var _prompts_plan_faults__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5328);


function usualPlanFile({ id }) {
    return `plan-${id.slice(0, 12)}.md`;
}
function savePathFault(path) {
    const fault = (0,_prompts_plan_faults__WEBPACK_IMPORTED_MODULE_1__/* .pathFault */ .a9)(path);
    if (fault !== null)
        return fault.replace(/\.$/, '');
    if (path === _plan_template__WEBPACK_IMPORTED_MODULE_0__/* .templateFile */ .v3)
        return 'that is the template of the project’s plans';
    return /[^/]\.md$/.test(path) ? null : 'its name must end in .md';
}


/***/ }),

/***/ 829:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ plannedFiles),
/* harmony export */   JD: () => (/* binding */ writeOutside),
/* harmony export */   Lp: () => (/* binding */ commandOutside)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _prompts_plan_faults__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5328);


function plannedFiles({ affectedFiles, proposedChanges, steps }) {
    const named = [...affectedFiles, ...proposedChanges].map(({ path }) => path);
    return [...new Set([...named, ...steps.flatMap(({ files }) => files)])].sort();
}
function writeOutside(plan, path) {
    const fault = (0,_prompts_plan_faults__WEBPACK_IMPORTED_MODULE_0__/* .pathFault */ .a9)(path);
    if (fault !== null)
        return `${JSON.stringify(path)} cannot be written: ${fault}`;
    return plannedFiles(plan).includes(path)
        ? null
        : `The approved plan does not name ${(0,_clean__WEBPACK_IMPORTED_MODULE_1__.visible)(path)}; it has to be planned and approved first.`;
}
function commandOutside(plan, command) {
    const commands = [...plan.steps.flatMap((step) => step.commands), ...plan.suggestedCommands];
    if (command.trim() !== '' && commands.some((one) => one.trim() === command.trim()))
        return null;
    return `The approved plan does not have the command ${JSON.stringify(command.slice(0, 200))}; it has to be planned and approved first.`;
}


/***/ }),

/***/ 3159:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aV: () => (/* binding */ templateBytes),
/* harmony export */   m: () => (/* binding */ planTemplate),
/* harmony export */   v3: () => (/* binding */ templateFile)
/* harmony export */ });
/* unused harmony export builtInTemplate */
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5241);
/* harmony import */ var _task_file__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4253);


const templateFile = '.countersign/plan.md';
const templateBytes = 64 * 1024;
const builtInTemplate = {
    origin: 'built-in',
    name: '',
    description: '',
    text: `# Title: what will be different, in one line

## Objectives
What the request asks for, each one checkable.

## Constraints
What must stay as it is.

## Assumptions
What was not said and is taken as given.

## Approach
Why this way, in a few sentences.

## Steps
Each with its files, what it waits for, the commands to run, and how to tell that it is done.

## Affected files
Each with the reason.

## Test plan
What proves the objectives, and what proves that nothing else changed.

## Risks
What could go wrong, and how it would show.

## Alternatives
What else was weighed, and why it was not taken.

## Rollback
How to undo it.

## Success criteria
When it is done.

## Next actions
What a person does now.
`,
};
async function planTemplate(file, yaml) {
    if (file.kind === 'missing')
        return { template: builtInTemplate, warning: null };
    if (file.kind !== 'text')
        return unused(file.reason);
    const { frontMatter, body } = (0,_task_file__WEBPACK_IMPORTED_MODULE_0__/* .splitFrontMatter */ .vQ)(file.text.replace(/\r\n?/g, '\n'));
    if (!/[^\s\p{Cf}]/u.test(body))
        return unused('it is empty');
    const template = { origin: 'project', name: '', description: '', text: body };
    if (frontMatter === null) {
        return body.startsWith('---\n') ? unused('its front matter has no end') : { template, warning: null };
    }
    const { root, fault } = await yaml(frontMatter);
    if (root === null)
        return unused(`its front matter is not valid YAML${fault === null ? '' : ` (${fault})`}`);
    const read = fields(root);
    return 'reason' in read ? unused(read.reason) : { template: { ...template, ...read }, warning: null };
}
const known = ['name', 'description'];
function fields(root) {
    const found = { name: '', description: '' };
    if (root.kind === 'scalar' && root.value === null)
        return found;
    if (root.kind !== 'map')
        return { reason: 'its front matter is no list of names and values' };
    for (const { key, value } of root.entries) {
        const name = known.find((one) => one === key);
        if (name === undefined) {
            const near = (0,_nearest__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(key, known);
            return {
                reason: `its front matter has "${key}"${near === null ? '' : `; "${near}" was probably meant`}`,
            };
        }
        if (value.kind !== 'scalar' || typeof value.value !== 'string')
            return { reason: `"${name}" in its front matter is no text` };
        found[name] = value.value;
    }
    return found;
}
function unused(reason) {
    return {
        template: builtInTemplate,
        warning: `The plan template ${templateFile} was not used: ${reason}. The built-in one holds.`,
    };
}


/***/ }),

/***/ 1347:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ dataBlock)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3443);


function dataBlock(text, labels, tag = 'data') {
    const told = Object.entries(labels)
        .map(([key, value]) => ` ${key}=${JSON.stringify((0,_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(value))}`)
        .join('');
    const body = `${told}\n${text}`;
    const id = (0,_hash__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .f)(body).slice(0, 16);
    return `<${tag} id=${id}${told}>\n${text}\n</${tag} id=${id}>`;
}


/***/ }),

/***/ 5328:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ pathFaults),
/* harmony export */   a9: () => (/* binding */ pathFault),
/* harmony export */   hf: () => (/* binding */ planFaults)
/* harmony export */ });
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5241);
/* harmony import */ var _plan__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1372);
/* harmony import */ var _quick_plan__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4682);



const mostSteps = 40;
const mostEntries = 60;
const mostPaths = 400;
const mostCommands = 200;
const mostChanges = 60;
const highestNumber = 1_000;
const longestPath = 500;
const longestCommand = 1_000;
const longestDiff = 20_000;
const mostFaults = 20;
const comesToBe = /\b(?:new\b|creat|generat|scaffold|renam|moves?\b|moving\b|extract|split|cop(?:y|ies|ied)\b|add(?:s|ing)? (?:an? |the )?(?:[\w-]{1,30} )?(?:file|test|module)s?\b)/i;
function planFaults(draft, known) {
    const endless = tooLong(draft);
    const faults = [
        ...emptySections(draft),
        ...endless,
        ...tooManySteps(draft, known.oneStep ?? null),
        ...(endless.length > 0 ? [] : faultsWithin(draft, known.files)),
    ];
    return [...new Set(faults)].slice(0, mostFaults);
}
function faultsWithin(draft, files) {
    return [
        ...(0,_plan__WEBPACK_IMPORTED_MODULE_1__/* .stepFaults */ .Cn)(draft.steps),
        ...draft.steps.flatMap(emptyParts),
        ...pathFaults(draft),
        ...(files.size === 0 ? [] : unknownFiles(draft, files)),
    ];
}
const sections = [
    'objectives',
    'constraints',
    'assumptions',
    'testPlan',
    'risks',
    'alternatives',
    'rollback',
    'successCriteria',
    'nextActions',
];
function emptySections(draft) {
    const texts = ['title', 'summary', 'approach'].filter((name) => draft[name] === '');
    const lists = [...sections, 'steps'].filter((name) => draft[name].length === 0);
    return [
        ...texts.map((name) => `"${name}" is empty.`),
        ...lists.map((name) => `"${name}" has no entry; it needs at least one.`),
    ];
}
function tooLong(draft) {
    const { steps, proposedChanges, suggestedCommands } = draft;
    const long = sections.filter((name) => draft[name].length > mostEntries);
    const commands = [...suggestedCommands, ...steps.flatMap((step) => step.commands)];
    return [
        ...(steps.length > mostSteps
            ? [`There are ${steps.length} steps; join them until there are at most ${mostSteps}.`]
            : []),
        ...long.map((name) => `"${name}" has more than ${mostEntries} entries; keep those that matter.`),
        ...tooMany(paths(draft).length, mostPaths, 'paths'),
        ...tooMany(commands.length, mostCommands, 'commands'),
        ...tooMany(proposedChanges.length, mostChanges, 'proposed changes'),
        ...proposedChanges
            .filter(({ diff }) => diff.length > longestDiff)
            .map(({ path }) => `The proposed change of ${path} is longer than ${longestDiff} characters.`),
        ...(commands.some((command) => command.length > longestCommand)
            ? [`A command is longer than ${longestCommand} characters.`]
            : []),
    ];
}
function tooManySteps(draft, oneStep) {
    const { length } = draft.steps;
    if (oneStep === null || length < 2 || (0,_quick_plan__WEBPACK_IMPORTED_MODULE_0__/* .whySteps */ .So)(draft, oneStep) !== null)
        return [];
    return [
        `The request is a small change, whose plan has one step, and there are ${length} steps: join them into step 1 with all their files and commands, and say in its verification how to tell that all of it is done.`,
    ];
}
function tooMany(count, most, things) {
    return count > most ? [`The plan has ${count} ${things}; keep the ${most} that matter most.`] : [];
}
function emptyParts({ number, description, verification }) {
    return [
        ...(number >= 1 && number <= highestNumber
            ? []
            : [`A step has the number ${number}; number the steps from 1.`]),
        ...(description === '' ? [`Step ${number} has no description.`] : []),
        ...(verification === '' ? [`Step ${number} does not say how to tell that it is done.`] : []),
    ];
}
function paths(draft) {
    return [
        ...draft.steps.flatMap(({ number, files, description }) => files.map((path) => ({ where: `Step ${number}`, path, said: description }))),
        ...draft.affectedFiles.map(({ path, reason }) => ({ where: '"affectedFiles"', path, said: reason })),
        ...draft.proposedChanges.map(({ path, description }) => ({
            where: '"proposedChanges"',
            path,
            said: description,
        })),
    ];
}
function pathFaults(draft) {
    return paths(draft).flatMap(({ where, path }) => {
        const fault = pathFault(path);
        return fault === null ? [] : [`${where} names ${JSON.stringify(path)}: ${fault}`];
    });
}
function pathFault(path) {
    if (path === '')
        return 'a path is missing.';
    if (path.length > longestPath)
        return `a path has at most ${longestPath} characters.`;
    if (/^(?:\/|~|[A-Za-z]:|\\\\)/.test(path))
        return 'give the path from the workspace, not an absolute one.';
    if (path.includes('\\'))
        return 'write paths with forward slashes.';
    const parts = path.split('/');
    if (parts.includes('..'))
        return 'it leads out of the workspace.';
    if (parts.some((part) => part.toLowerCase() === '.git'))
        return 'the files of git itself are not changed.';
    return /[\n\t*?]|‹U\+/.test(path) ? 'it is not the path of one file.' : null;
}
function unknownFiles(draft, files) {
    const all = paths(draft);
    const made = new Set(all.filter(({ said }) => comesToBe.test(said)).map(({ path }) => path));
    const isFolder = (path) => {
        const folder = path.endsWith('/') ? path : `${path}/`;
        for (const file of files)
            if (file.startsWith(folder))
                return true;
        return false;
    };
    return all
        .filter(({ path }) => !files.has(path) && !made.has(path) && pathFault(path) === null && !isFolder(path))
        .map(({ where, path }) => {
        const near = likeliest(path, files);
        const hint = near === null ? '' : ` There is ${near}.`;
        return `${where} names ${path}, which is not in the workspace.${hint} Name a file that is there, or say in the description that it is created.`;
    });
}
function likeliest(path, files) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const same = [];
    const beside = [];
    for (const file of files) {
        if (file === name || file.endsWith(`/${name}`))
            same.push(file);
        else if (file.startsWith(folder) && !file.slice(folder.length).includes('/'))
            beside.push(file);
    }
    return same.sort()[0] ?? (0,_nearest__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(path, beside.sort().slice(0, 500));
}


/***/ }),

/***/ 4682:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   So: () => (/* binding */ whySteps),
/* harmony export */   TW: () => (/* binding */ quickPlan),
/* harmony export */   ot: () => (/* binding */ mostQuickFiles)
/* harmony export */ });
/* harmony import */ var _file_kind__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1088);
/* harmony import */ var _plan__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1372);
/* harmony import */ var _plan_material__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9760);
/* harmony import */ var _plan_order__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1177);




const mostQuickFiles = 3;
function whySteps({ steps }, oneStep) {
    if (oneStep === 'always')
        return null;
    const working = steps.filter(({ files }) => files.length > 0);
    if (working.length < 2)
        return null;
    const files = new Set(working.flatMap((step) => step.files).filter((path) => (0,_file_kind__WEBPACK_IMPORTED_MODULE_0__/* .fileKind */ .h)(path) !== 'test'));
    return files.size > mostQuickFiles
        ? `The request is worded as a small change, and ${files.size} files take part; one of more than ${mostQuickFiles}, tests not counted, keeps its ${steps.length} steps.`
        : null;
}
function quickPlan(draft, oneStep) {
    if (draft.steps.length < 2 || (0,_plan__WEBPACK_IMPORTED_MODULE_1__/* .stepFaults */ .Cn)(draft.steps).length > 0)
        return draft;
    const why = whySteps(draft, oneStep);
    if (why !== null)
        return { ...draft, approach: `${(0,_plan_material__WEBPACK_IMPORTED_MODULE_2__/* .closed */ .$h)(draft.approach)} ${why}` };
    return { ...draft, steps: [folded((0,_plan_order__WEBPACK_IMPORTED_MODULE_3__/* .stepOrder */ .B8)(draft.steps))] };
}
function folded(steps) {
    const each = (texts) => [...new Set(texts.map(_plan_material__WEBPACK_IMPORTED_MODULE_2__/* .closed */ .$h))].join(' ');
    return (0,_plan__WEBPACK_IMPORTED_MODULE_1__/* .createStep */ .Bx)({
        number: 1,
        description: each(steps.map(({ description }) => description)),
        files: [...new Set(steps.flatMap(({ files }) => files))],
        commands: [...new Set(steps.flatMap(({ commands }) => commands))],
        verification: each(steps.map(({ verification }) => verification)),
    });
}


/***/ }),

/***/ 3728:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ emptyReport),
/* harmony export */   q: () => (/* binding */ startedReport)
/* harmony export */ });
/* harmony import */ var _coverage__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1553);

function emptyReport(engine) {
    return {
        version: 1,
        status: 'failure',
        success: false,
        exitCode: 1,
        message: '',
        output: '',
        error: null,
        executionTime: 0.001,
        headless: true,
        task: null,
        intent: null,
        engine,
        planMode: false,
        plan: null,
        todos: [],
        approval: null,
        act: null,
        stepFindings: [],
        planChanges: [],
        modes: {},
        findings: [],
        suppressed: [],
        coverage: (0,_coverage__WEBPACK_IMPORTED_MODULE_0__/* .addCoverage */ .q)([]),
        turns: [],
        toolCalls: [],
        answer: null,
        thinking: null,
        transitions: [],
        context: null,
        workflow: null,
        modeSuggestions: [],
        suggestions: [],
        warnings: [],
        metrics: { stages: [], filesInWorkspace: null, modes: { times: [] } },
        usage: {
            calls: 0,
            inputTokens: 0,
            cachedTokens: 0,
            outputTokens: 0,
            costUsd: null,
            isEstimated: false,
            stages: [],
            estimate: null,
        },
        session: null,
    };
}
function startedReport(task, config, warnings, engine) {
    return {
        ...emptyReport(engine),
        task: task && {
            id: task.id,
            title: task.title,
            body: task.body,
            origin: task.origin,
            trust: task.trust,
            files: [...task.files],
        },
        planMode: config.plan || config.mode === 'planning',
        warnings: [...warnings],
    };
}


/***/ }),

/***/ 6486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ tidy),
/* harmony export */   HK: () => (/* binding */ remembered),
/* harmony export */   Ve: () => (/* binding */ enter),
/* harmony export */   Y1: () => (/* binding */ startState),
/* harmony export */   bB: () => (/* binding */ planModeFrom),
/* harmony export */   yT: () => (/* binding */ heldModes)
/* harmony export */ });
/* harmony import */ var _domain_kept_limits__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8163);
/* harmony import */ var _held__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5921);
/* harmony import */ var _thresholds__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82);



function startState(at) {
    return {
        version: 1,
        current: 'normal',
        previous: null,
        stack: [],
        resume: null,
        history: [],
        toolSwitches: 0,
        toolsRunning: 0,
        autoSwitch: true,
        forced: false,
        focus: null,
        hybrid: null,
        planMode: null,
        enteredAt: at,
        lastSwitchAt: null,
        confidence: 1,
        thinking: { deep: false, maxTokens: null },
        data: {},
        skills: [],
    };
}
function enter(state, entry) {
    const { to, at, confidence } = entry;
    const focus = (0,_held__WEBPACK_IMPORTED_MODULE_0__/* .focusAt */ .Gd)(state, at) === null ? null : state.focus;
    if (to === state.current)
        return {
            state: tidy({ ...state, focus, hybrid: null, confidence, planMode: planModeAt(state, entry) }),
            transition: null,
        };
    const transition = {
        from: state.current,
        to,
        trigger: entry.trigger,
        confidence,
        reason: entry.reason,
        at,
    };
    const next = {
        ...state,
        current: to,
        previous: state.current,
        resume: resumeAfter(state, to),
        history: remembered(state.history, transition),
        focus,
        hybrid: null,
        planMode: planModeAt(state, entry),
        enteredAt: at,
        lastSwitchAt: at,
        confidence,
    };
    return { state: tidy(next), transition };
}
function remembered(history, transition) {
    return [...history, transition].slice(-_domain_kept_limits__WEBPACK_IMPORTED_MODULE_2__/* .keptTransitions */ .X_);
}
function heldModes(state) {
    const { planMode } = state;
    const before = planMode === null ? [] : [planMode.before.mode, ...(planMode.before.hybrid?.modes ?? [])];
    return new Set([...working(state), ...before]);
}
function working({ current, hybrid, stack, resume }) {
    return [current, ...(hybrid?.modes ?? []), ...stack, ...(resume === null ? [] : [resume])];
}
function planModeFrom(state, isAsked) {
    const { current: mode, resume, forced, hybrid, enteredAt, lastSwitchAt, confidence } = state;
    const before = { mode, resume, forced, hybrid, enteredAt, lastSwitchAt, confidence };
    return { isHeld: false, isAsked, before };
}
function planModeAt(state, { to, trigger, isStage }) {
    const { planMode } = state;
    if (isStage || (planMode?.isHeld && to !== 'planning'))
        return planMode;
    const isAsked = trigger === 'explicit';
    if (to === 'planning') {
        if (planMode !== null)
            return { ...planMode, isAsked: planMode.isAsked || isAsked };
        return planModeFrom(state, isAsked);
    }
    const left = { ...state, current: to, hybrid: null, resume: resumeAfter(state, to) };
    return working(left).includes('planning') ? planMode : null;
}
function tidy(state) {
    const held = heldModes(state);
    const data = Object.fromEntries(Object.entries(state.data).filter(([mode]) => held.has(mode)));
    const thinking = held.has('thinking') ? state.thinking : { deep: false, maxTokens: null };
    return { ...state, data, thinking };
}
function resumeAfter(state, to) {
    if (!(0,_thresholds__WEBPACK_IMPORTED_MODULE_1__/* .isSpecialised */ .ly)(to))
        return null;
    return (0,_thresholds__WEBPACK_IMPORTED_MODULE_1__/* .isSpecialised */ .ly)(state.current) ? state.resume : state.current;
}


/***/ }),

/***/ 5921:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ focusAt),
/* harmony export */   KQ: () => (/* binding */ stillBy),
/* harmony export */   Zg: () => (/* binding */ heldBack),
/* harmony export */   xt: () => (/* binding */ locked)
/* harmony export */ });
/* harmony import */ var _domain_kept_limits__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8163);
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3152);
/* harmony import */ var _mode_names__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8004);
/* harmony import */ var _notices__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7673);
/* harmony import */ var _thresholds__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82);





const minute = 60_000;
function focusAt(state, at) {
    if (state.focus === null)
        return null;
    const left = state.focus.until - at;
    if (left <= 0 || left > _domain_kept_limits__WEBPACK_IMPORTED_MODULE_1__/* .longestFocusMinutes */ .wZ * minute)
        return null;
    return { mode: state.focus.mode, minutes: Math.ceil(left / minute) };
}
function locked(state, at) {
    const focus = focusAt(state, at);
    return focus === null
        ? null
        : `The focus on ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(focus.mode)} holds for ${(0,_count__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(focus.minutes, 'more minute', 'more minutes')}; end it with /mode focus off.`;
}
function stillBy(state, policy, at) {
    if (!policy.autoSwitch)
        return 'Switching by itself is turned off in the settings.';
    if (!state.autoSwitch)
        return 'Switching by itself is off; /mode auto turns it on.';
    if (state.forced)
        return `The ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode is forced; /mode auto takes that back.`;
    return locked(state, at);
}
function heldBack(state, wish, policy, at) {
    const still = stillBy(state, policy, at);
    if (still !== null)
        return still;
    const name = (0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(wish.mode);
    if (!(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .isEnabled */ .Ol)(policy, wish.mode))
        return `The ${name} mode would fit but is disabled here.`;
    if (policy.suggestOnly.includes(wish.mode))
        return `The ${name} mode would fit; it is suggested and never entered by itself.`;
    if (state.planMode?.isAsked)
        return `Stayed in Plan Mode, which was asked for; the ${name} mode would fit. Leave it with /exit-plan.`;
    const needed = (0,_thresholds__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(policy, state.current, wish.mode);
    if (!(wish.confidence >= needed && wish.confidence <= 1))
        return `Stayed in ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode: ${name} was seen with a confidence of ${(0,_notices__WEBPACK_IMPORTED_MODULE_4__/* .sure */ .MV)(wish.confidence)}, and ${(0,_notices__WEBPACK_IMPORTED_MODULE_4__/* .sure */ .MV)(needed)} is needed.`;
    return tooSoon(state, policy, at);
}
function tooSoon(state, policy, at) {
    if (state.lastSwitchAt === null)
        return null;
    const inMode = at - state.enteredAt;
    const sinceSwitch = at - state.lastSwitchAt;
    if (inMode >= 0 && inMode < policy.minDuration)
        return `Stayed in ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode: it was entered ${seconds(inMode)} ago, and a mode holds for ${seconds(policy.minDuration)}.`;
    if (sinceSwitch >= 0 && sinceSwitch < policy.cooldown)
        return `Stayed in ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode: the last switch was ${seconds(sinceSwitch)} ago, and ${seconds(policy.cooldown)} lie between two.`;
    return null;
}
function seconds(milliseconds) {
    return `${Math.round(milliseconds / 100) / 10} s`;
}


/***/ }),

/***/ 8004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   Ol: () => (/* binding */ isEnabled),
/* harmony export */   TE: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5241);

const longest = 40;
function shownName(mode) {
    return mode === 'planning' ? 'plan' : mode;
}
function isEnabled(policy, mode) {
    return mode === 'normal' || (policy.known.includes(mode) && !policy.disabled.includes(mode));
}
function lookUp(word, policy) {
    const plain = word.trim().toLowerCase();
    const wanted = plain === 'plan' ? 'planning' : plain;
    const mode = [...policy.known, 'normal'].find((name) => name === wanted);
    if (mode === undefined)
        return { ok: false, message: unknown(word, policy) };
    if (isEnabled(policy, mode))
        return { ok: true, mode };
    return { ok: false, message: `The ${shownName(mode)} mode is disabled here; enable it in the settings.` };
}
function unknown(word, policy) {
    const open = policy.known.filter((name) => isEnabled(policy, name)).map(shownName);
    const near = (0,_nearest__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(word, open);
    const what = /^[\w-]+$/.test(word) && word.length <= longest ? `named ${word}` : 'of that name';
    return near === null
        ? `There is no mode ${what}; there are ${open.join(', ')}.`
        : `There is no mode ${what}; did you mean ${near}?`;
}


/***/ }),

/***/ 7673:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ sure),
/* harmony export */   Tq: () => (/* binding */ between),
/* harmony export */   Un: () => (/* binding */ entered)
/* harmony export */ });
/* harmony import */ var _mode_names__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8004);

function entered(mode, policy) {
    switch (mode) {
        case 'planning': {
            const writes = policy.planWritesDocs
                ? 'documents are written in documentation folders and nothing else is'
                : 'nothing is written';
            return `Entered plan mode. It is read-only: files are read and searched, ${writes}, no command is run, nothing is committed; changes and commands become entries of the plan. Leave it with /exit-plan.`;
        }
        case 'thinking':
            return 'Entered thinking mode. The problem is thought through before it is answered, and what was thought is shown apart. Leave it with /normal.';
        case 'normal':
            return 'Back in normal mode.';
        default:
            return `Entered ${mode} mode.`;
    }
}
function sure(confidence) {
    return confidence.toFixed(2);
}
function between(from, to) {
    return `${(0,_mode_names__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(from)} to ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(to)}`;
}


/***/ }),

/***/ 7236:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ presetNamed),
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = [
    { name: 'secure-developer', modes: ['developer', 'security'], writes: 'all' },
    { name: 'perf-developer', modes: ['developer', 'performance'], writes: 'all' },
    { name: 'security-debugger', modes: ['debugger', 'security'], writes: null },
];
function presetNamed(name) {
    return presets.find((preset) => preset.name === name) ?? null;
}


/***/ }),

/***/ 82:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ threshold),
/* harmony export */   G2: () => (/* binding */ thresholdTable),
/* harmony export */   Wl: () => (/* binding */ generalThreshold),
/* harmony export */   ly: () => (/* binding */ isSpecialised)
/* harmony export */ });
/* harmony import */ var _domain_mode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3445);

const thresholdTable = [
    { from: 'any', to: 'debugger', confidence: 0.85 },
    { from: 'any', to: 'security', confidence: 0.85 },
    { from: 'any', to: 'reviewer', confidence: 0.8 },
    { from: 'any', to: 'performance', confidence: 0.8 },
    { from: 'assistant', to: 'planning', confidence: 0.7 },
    { from: 'planning', to: 'developer', confidence: 0.8 },
    { from: 'developer', to: 'planning', confidence: 0.6 },
    { from: 'developer', to: 'debugger', confidence: 0.85 },
    { from: 'debugger', to: 'developer', confidence: 0.7 },
    { from: 'any', to: 'tool', confidence: 0.9 },
];
const generalThreshold = 0.7;
function threshold(policy, from, to) {
    const { general, rows, own } = policy.thresholds;
    const here = from === 'normal' ? 'assistant' : from;
    const row = rows.find((one) => one.from === here && one.to === to) ??
        rows.find((one) => one.from === 'any' && one.to === to);
    return own[to] ?? row?.confidence ?? general;
}
function isSpecialised(mode) {
    return _domain_mode__WEBPACK_IMPORTED_MODULE_0__/* .criticNames */ .pH.includes(mode);
}


/***/ }),

/***/ 6212:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ thinkingOf),
  d: () => (/* binding */ withThinking)
});

;// CONCATENATED MODULE: ./build/core/code-spans.js
function codeSpans(text) {
    const spans = [];
    let inside = [];
    let fence = null;
    let at = 0;
    for (const line of text.split('\n')) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null) {
            const isFence = mark !== undefined && !(mark.startsWith('`') && line.trimStart().slice(mark.length).includes('`'));
            if (isFence)
                fence = { mark, from: at };
            else
                inLine(line, at, spans);
        }
        else if (mark?.startsWith(fence.mark) && line.trim() === mark) {
            spans.push([fence.from, at + line.length]);
            fence = null;
            inside = [];
        }
        else
            inLine(line, at, inside);
        at += line.length + 1;
    }
    return [...spans, ...inside];
}
function inLine(line, at, spans) {
    if (!line.includes('`'))
        return;
    const open = new Map();
    const runs = [...line.matchAll(/`+/g)];
    const next = runs.map(() => -1);
    for (let index = runs.length - 1; index >= 0; index--) {
        const length = runs[index]?.[0].length ?? 0;
        next[index] = open.get(length) ?? -1;
        open.set(length, index);
    }
    for (let index = 0; index < runs.length; index++) {
        const closer = next[index] ?? -1;
        const [from, to] = [runs[index], runs[closer]];
        if (from === undefined || to === undefined)
            continue;
        spans.push([at + from.index, at + to.index + to[0].length]);
        index = closer;
    }
}

// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
;// CONCATENATED MODULE: ./build/core/thinking.js


const tag = /<(\/?)(thinking|think|thought|reasoning|response)(?:[\s/][^<>]{0,300})?>/gi;
function thinkingOf(answer, { native, milliseconds }) {
    const timeSeconds = Math.round(Math.max(0, milliseconds)) / 1000;
    const told = toldApart(answer);
    if (native.trim() !== '') {
        return { thinking: native.trim(), response: told?.response ?? answer, timeSeconds };
    }
    return told && { ...told, timeSeconds };
}
function withThinking(answer, thought) {
    if (thought === null)
        return answer;
    const response = thought.response === '' ? 'The answer ends inside its reasoning.' : thought.response;
    if (thought.thinking === '')
        return response;
    const heading = `## Thinking Process (${thought.timeSeconds.toFixed(1)} s)`;
    return `${heading}\n\n${(0,markdown/* paragraphs */.qN)(thought.thinking)}\n\n## Answer\n\n${response}`;
}
function toldApart(answer) {
    const all = tagsIn(answer);
    if (all.length === 0)
        return null;
    const outside = outsideOf(codeSpans(answer), all);
    const told = split(answer, counting(answer, outside));
    if (told !== null && told.response === '' && outside.length < all.length) {
        const other = split(answer, counting(answer, all));
        if (other !== null && other.response !== '')
            return other;
    }
    return told;
}
function tagsIn(answer) {
    return [...answer.matchAll(tag)].map(({ 0: text, 1: slash, 2: name, index }) => ({
        thinks: name?.toLowerCase() !== 'response',
        closes: slash === '/',
        start: index,
        end: index + text.length,
    }));
}
function outsideOf(code, tags) {
    let next = 0;
    return tags.filter(({ start }) => {
        while (next < code.length && (code[next]?.[1] ?? 0) <= start)
            next++;
        return start < (code[next]?.[0] ?? Number.POSITIVE_INFINITY);
    });
}
function counting(answer, tags) {
    const number = (thinks, closes) => tags.filter((one) => one.thinks === thinks && one.closes === closes).length;
    const [opened, closed] = [number(true, false), number(true, true)];
    if (opened > 0 && closed > 0 && number(false, false) > 0)
        return [...tags];
    const [first] = tags;
    if (first?.thinks && !first.closes && opened === closed && begins(answer, first.start, 0))
        return [...tags];
    let open = false;
    let last = 0;
    return tags.filter((one) => {
        const counts = one.closes ? open || (one.thinks && last === 0) : begins(answer, one.start, last);
        if (!counts)
            return false;
        open = !one.closes;
        last = one.end;
        return true;
    });
}
function begins(answer, at, from) {
    let before = at - 1;
    while (before >= from && (answer[before] === ' ' || answer[before] === '\t'))
        before--;
    return before < from || answer[before] === '\n';
}
function split(answer, tags) {
    if (tags.length === 0)
        return null;
    const thought = [];
    const answered = [];
    let closersLeft = tags.filter((one) => one.thinks && one.closes).length;
    let depth = 0;
    let at = 0;
    for (const [index, one] of tags.entries()) {
        const text = answer.slice(at, one.start);
        at = one.end;
        const unopened = index === 0 && one.thinks && one.closes;
        (depth > 0 || unopened ? thought : answered).push(text);
        if (one.thinks && one.closes) {
            closersLeft--;
            depth = Math.max(0, depth - 1);
        }
        else if (one.thinks)
            depth++;
        else if (!one.closes && closersLeft < depth)
            depth = 0;
    }
    (depth > 0 ? thought : answered).push(answer.slice(at));
    return { thinking: joined(thought), response: joined(answered) };
}
function joined(parts) {
    return parts
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('\n\n');
}


/***/ }),

/***/ 3137:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ tierOf),
/* harmony export */   s: () => (/* binding */ loweredTo)
/* harmony export */ });
const ownEvents = [
    'push',
    'workflow_dispatch',
    'repository_dispatch',
    'schedule',
    'merge_group',
    'release',
    'create',
    'delete',
    'deployment',
];
const ownAssociations = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const texts = ['comment', 'review', 'pull_request', 'issue', 'discussion'];
function tierOf({ inActions, eventName, event }) {
    if (!inActions)
        return { tier: 'operator', reason: 'given by the person who runs the command' };
    if (eventName === null && event === null)
        return { tier: 'trusted', reason: 'given as an input of the workflow' };
    if (event === 'unreadable')
        return untrusted('the event that started the workflow cannot be read');
    if (isFromElsewhere(event))
        return untrusted('the event comes from another repository');
    const text = texts.map((name) => at(event, name)).find((part) => isObject(part));
    if (text !== undefined) {
        const association = at(text, 'author_association');
        return ownAssociations.includes(association)
            ? { tier: 'trusted', reason: `written by someone of the project (${String(association)})` }
            : untrusted('written by someone who is not known to belong to the project');
    }
    return eventName !== null && ownEvents.includes(eventName)
        ? { tier: 'trusted', reason: `the workflow was started by ${eventName}` }
        : untrusted('anybody can bring about the event that started the workflow');
}
function loweredTo(trust, cap) {
    if (cap === null || order.indexOf(cap) <= order.indexOf(trust.tier))
        return trust;
    return { tier: cap, reason: 'lowered by the setting `trust`' };
}
const order = ['operator', 'trusted', 'untrusted'];
function untrusted(reason) {
    return { tier: 'untrusted', reason };
}
function isFromElsewhere(event) {
    const pull = at(event, 'pull_request');
    if (isObject(pull))
        return nameOf(at(pull, 'head'), 'repo') !== nameOf(at(pull, 'base'), 'repo');
    const run = at(event, 'workflow_run');
    return isObject(run) && nameOf(run, 'head_repository') !== nameOf(event, 'repository');
}
function nameOf(holder, key) {
    const name = at(at(holder, key), 'full_name');
    return typeof name === 'string' ? name : Symbol('unknown');
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function at(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}


/***/ }),

/***/ 8599:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ workflows)
/* harmony export */ });
const workflows = {
    feature_development: [
        examines('planning', 'Plans the feature.', [], 'plan'),
        writes('developer', 'Proposes the change that the plan describes.', ['plan']),
        examines('reviewer', 'Reviews the proposed change against the plan.', ['plan', 'change'], 'review'),
        writes('developer', 'Revises the change by the review.', ['change', 'review']),
    ],
    bug_fix: [
        examines('debugger', 'Finds the root cause.', [], 'root cause'),
        writes('developer', 'Proposes a change that removes the root cause.', ['root cause']),
        examines('reviewer', 'Reviews the proposed change.', ['root cause', 'change'], 'review'),
    ],
    security_hardening: [
        examines('security', 'Looks for vulnerabilities.', [], 'vulnerabilities'),
        writes('developer', 'Proposes changes that close them.', ['vulnerabilities']),
        examines('security', 'Examines whether the change closes them and opens no others.', ['vulnerabilities', 'change'], 'vulnerabilities'),
    ],
    performance_optimization: [
        examines('performance', 'Looks for what costs the most.', [], 'bottlenecks'),
        writes('developer', 'Proposes changes that make it cheaper.', ['bottlenecks']),
        examines('performance', 'Examines what the change brings, and how to measure it.', ['bottlenecks', 'change'], 'bottlenecks'),
    ],
    learning_session: [
        examines('teacher', 'Explains the subject.', [], 'explanation'),
        { ...writes('prototype', 'Shows it as small as it can be.', ['explanation']), handsOn: 'prototype' },
        writes('developer', 'Turns the prototype into code that can stay.', ['explanation', 'prototype']),
    ],
};
function examines(mode, purpose, needs, handsOn) {
    return { mode, purpose, needs, handsOn, proposesChange: false };
}
function writes(mode, purpose, needs) {
    return { mode, purpose, needs, handsOn: 'change', proposesChange: true };
}


/***/ }),

/***/ 7289:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ permissions),
/* harmony export */   a: () => (/* binding */ decisions)
/* harmony export */ });
/* unused harmony export approvalStates */
const decisions = ['accept-edits', 'default', 'feedback', 'reject'];
const approvalStates = (/* unused pure expression or super */ null && ([
    'drafted',
    'posted',
    'pending',
    'approved',
    'feedback',
    'rejected',
    'expired',
    'void',
]));
const permissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];


/***/ }),

/***/ 325:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ workflowNames)
/* harmony export */ });
const workflowNames = [
    'feature_development',
    'bug_fix',
    'security_hardening',
    'performance_optimization',
    'learning_session',
];


/***/ }),

/***/ 8163:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ mostHanded),
/* harmony export */   X_: () => (/* binding */ keptTransitions),
/* harmony export */   mG: () => (/* binding */ mostTitle),
/* harmony export */   wZ: () => (/* binding */ longestFocusMinutes),
/* harmony export */   yH: () => (/* binding */ stackLimit)
/* harmony export */ });
const keptTransitions = 100;
const stackLimit = 100;
const longestFocusMinutes = 24 * 60;
const mostHanded = 16_000;
const mostTitle = 1_000;


/***/ }),

/***/ 6629:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ categories),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['critical', 'high', 'medium', 'low', 'info'];
const categories = [
    'correctness',
    'error-handling',
    'concurrency',
    'resources',
    'null-safety',
    'api-contract',
    'compatibility',
    'performance',
    'maintainability',
    'documentation',
    'testing',
    'configuration',
    'dependencies',
    'supply-chain',
    'injection',
    'cross-site-scripting',
    'path-traversal',
    'request-forgery',
    'authentication',
    'authorization',
    'cryptography',
    'deserialization',
    'data-exposure',
    'secret',
    'debug-code',
    'plan',
];


/***/ }),

/***/ 8436:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ exitCode),
/* harmony export */   b: () => (/* binding */ statuses)
/* harmony export */ });
const statuses = [
    'failure',
    'timeout',
    'rejected',
    'findings',
    'needs_clarification',
    'awaiting_approval',
    'success',
];
function exitCode(status) {
    return status === 'failure' || status === 'timeout' || status === 'rejected' || status === 'findings'
        ? 1
        : 0;
}


/***/ }),

/***/ 6083:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ checkBase),
  U: () => (/* binding */ diff)
});

;// CONCATENATED MODULE: ./build/core/diff-cursor.js
function cursor(text) {
    return { text, at: 0 };
}
function peekLine(cursor) {
    const end = cursor.text.indexOf('\n', cursor.at);
    return end < 0 ? null : cursor.text.slice(cursor.at, end);
}
function nextLine(cursor) {
    const line = peekLine(cursor);
    if (line !== null)
        cursor.at += line.length + 1;
    return line;
}

;// CONCATENATED MODULE: ./build/core/diff-hunk.js

const header = /^@@ -(\d{1,15})(?:,(\d{1,15}))? \+(\d{1,15})(?:,(\d{1,15}))? @@ ?/;
function isHunkHeader(line) {
    return line.startsWith('@@ -') && header.test(line);
}
function readHunk(at, headerLine, budget) {
    const match = header.exec(headerLine);
    if (match === null)
        return null;
    const [all, oldStart = '0', oldCount = '1', newStart = '0', newCount = '1'] = match;
    const read = {
        hunk: {
            oldStart: Number(oldStart),
            oldLines: Number(oldCount),
            newStart: Number(newStart),
            newLines: Number(newCount),
            section: headerLine.slice(all.length).trimEnd(),
            lines: [],
        },
        added: 0,
        removed: 0,
        whole: true,
    };
    readLines(at, read, budget);
    if (!read.whole)
        countKept(read.hunk);
    return read;
}
function readLines(at, read, budget) {
    const { oldStart, oldLines, newStart, newLines, lines } = read.hunk;
    let oldLine = oldStart;
    let newLine = newStart;
    let dropping = false;
    while (oldLine < oldStart + oldLines || newLine < newStart + newLines) {
        const line = peekLine(at);
        const kind = line === null ? null : kindOf(line);
        if (line === null || kind === null) {
            read.whole = false;
            return;
        }
        nextLine(at);
        const noNewline = skipMark(at);
        if (kind !== 'context') {
            if (budget.left <= 0)
                dropping = true;
            else
                budget.left -= 1;
        }
        if (!dropping) {
            lines.push({
                kind,
                text: line.slice(1),
                oldLine: kind === 'add' ? null : oldLine,
                newLine: kind === 'remove' ? null : newLine,
                noNewline,
            });
        }
        if (kind !== 'add')
            oldLine += 1;
        if (kind !== 'remove')
            newLine += 1;
        if (kind === 'add')
            read.added += 1;
        if (kind === 'remove')
            read.removed += 1;
    }
    if (dropping)
        read.whole = false;
}
function kindOf(line) {
    if (line === '' || line === '\r' || line.startsWith(' '))
        return 'context';
    if (line.startsWith('+'))
        return 'add';
    return line.startsWith('-') ? 'remove' : null;
}
function skipMark(at) {
    if (at.text.charAt(at.at) !== '\\')
        return false;
    nextLine(at);
    return true;
}
function countKept(hunk) {
    const oldLines = hunk.lines.filter((line) => line.kind !== 'add').length;
    const newLines = hunk.lines.filter((line) => line.kind !== 'remove').length;
    if (oldLines === 0 && hunk.oldLines > 0)
        hunk.oldStart -= 1;
    if (newLines === 0 && hunk.newLines > 0)
        hunk.newStart -= 1;
    Object.assign(hunk, { oldLines, newLines });
}

// EXTERNAL MODULE: ./build/core/diff-path.js
var diff_path = __webpack_require__(570);
;// CONCATENATED MODULE: ./build/core/diff.js



function parsePatch(text, limits = { perFile: Infinity, total: Infinity }) {
    const at = cursor(text);
    const files = [];
    let left = limits.total;
    for (let line = nextLine(at); line !== null; line = nextLine(at)) {
        const file = line.startsWith('diff --git ')
            ? readFile(at, line.slice(11), { left: Math.min(limits.perFile, left) })
            : combined(line);
        if (file === null)
            continue;
        for (const hunk of file.hunks)
            left -= hunk.lines.filter((one) => one.kind !== 'context').length;
        if (!mergeTypeChange(files.at(-1), file))
            files.push(file);
    }
    const last = files.at(-1);
    if (last !== undefined && !text.endsWith('\n'))
        last.truncated = true;
    return files;
}
function combined(line) {
    const rest = line.startsWith('diff --cc ')
        ? line.slice(10)
        : line.startsWith('diff --combined ')
            ? line.slice(16)
            : null;
    return rest === null ? null : emptyFile((0,diff_path/* unquote */._n)(rest), null, 'modified');
}
function readFile(at, names, budget) {
    const header = readHeader(at, names);
    const paths = header.paths ?? (0,diff_path/* guessPaths */._f)(names);
    const before = header.before ?? paths?.before ?? null;
    const after = header.after ?? paths?.after ?? null;
    const path = header.deleted ? before : after;
    if (path === null || path === '')
        return null;
    const file = emptyFile(path, header.renamed || header.copied ? before : null, statusOf(header));
    file.binary = header.binary;
    readHunks(at, file, budget);
    return file;
}
function readHeader(at, names) {
    const header = {
        paths: (0,diff_path/* headerPaths */.aw)(names),
        before: null,
        after: null,
        copied: false,
        renamed: false,
        added: false,
        deleted: false,
        binary: false,
    };
    for (let line = peekLine(at); line !== null; line = peekLine(at)) {
        if (isHunkHeader(line) || line.startsWith('diff --'))
            break;
        nextLine(at);
        readHeaderLine(header, line);
    }
    return header;
}
function readHeaderLine(header, line) {
    if (line.startsWith('--- '))
        header.before = (0,diff_path/* markedPath */.KN)(line.slice(4)) ?? header.before;
    else if (line.startsWith('+++ '))
        header.after = (0,diff_path/* markedPath */.KN)(line.slice(4)) ?? header.after;
    else if (line.startsWith('rename from '))
        [header.renamed, header.before] = [true, (0,diff_path/* unquote */._n)(line.slice(12))];
    else if (line.startsWith('rename to '))
        header.after = (0,diff_path/* unquote */._n)(line.slice(10));
    else if (line.startsWith('copy from '))
        [header.copied, header.before] = [true, (0,diff_path/* unquote */._n)(line.slice(10))];
    else if (line.startsWith('copy to '))
        header.after = (0,diff_path/* unquote */._n)(line.slice(8));
    else if (line.startsWith('new file mode '))
        header.added = true;
    else if (line.startsWith('deleted file mode '))
        header.deleted = true;
    else if (line.startsWith('Binary files ') || line === 'GIT binary patch')
        header.binary = true;
}
function readHunks(at, file, budget) {
    for (let line = peekLine(at); line !== null && !line.startsWith('diff --'); line = peekLine(at)) {
        nextLine(at);
        const read = isHunkHeader(line) ? readHunk(at, line, budget) : null;
        if (read === null)
            continue;
        file.addedLines += read.added;
        file.removedLines += read.removed;
        if (read.hunk.lines.length > 0)
            file.hunks.push(read.hunk);
        if (!read.whole)
            file.truncated = true;
    }
}
function statusOf(header) {
    if (header.added)
        return 'added';
    if (header.deleted)
        return 'deleted';
    if (header.renamed)
        return 'renamed';
    return header.copied ? 'copied' : 'modified';
}
function emptyFile(path, previousPath, status) {
    return {
        path,
        previousPath,
        status,
        binary: false,
        addedLines: 0,
        removedLines: 0,
        hunks: [],
        truncated: false,
    };
}
function mergeTypeChange(last, file) {
    if (last?.status !== 'deleted' || file.status !== 'added' || last.path !== file.path)
        return false;
    last.status = 'type-changed';
    last.binary ||= file.binary;
    last.truncated ||= file.truncated;
    last.addedLines += file.addedLines;
    last.removedLines += file.removedLines;
    last.hunks.push(...file.hunks);
    return true;
}

;// CONCATENATED MODULE: ./build/core/generated.js
const lockFiles = new Set([
    'package-lock.json',
    'npm-shrinkwrap.json',
    'yarn.lock',
    'pnpm-lock.yaml',
    'bun.lock',
    'bun.lockb',
    'deno.lock',
    'Cargo.lock',
    'Gemfile.lock',
    'composer.lock',
    'poetry.lock',
    'Pipfile.lock',
    'pdm.lock',
    'uv.lock',
    'go.sum',
    'mix.lock',
    'pubspec.lock',
    'Podfile.lock',
    'Package.resolved',
    'packages.lock.json',
    'gradle.lockfile',
    'flake.lock',
]);
const endings = [
    [/\.min\.(?:js|mjs|cjs|css)$/, 'it is minified'],
    [/\.(?:js|mjs|cjs|css)\.map$/, 'it is a source map'],
    [/\.snap$|(?:^|\/)__snapshots__\//, 'it is a test snapshot'],
    [/(?:^|\/)dist\//, 'it is built from other files'],
    [/(?:^|\/)(?:node_modules|vendor)\//, 'it is third-party code'],
    [/\.generated\.\w+$|\.pb\.go$|_pb2(?:_grpc)?\.pyi?$/, 'it is generated'],
];
function generatedReason(path) {
    if (lockFiles.has(path.slice(path.lastIndexOf('/') + 1)))
        return 'it is a lock file';
    return endings.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

// EXTERNAL MODULE: ./build/core/path-filter.js
var path_filter = __webpack_require__(2891);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/core/git/nearest-ref.js
var nearest_ref = __webpack_require__(6278);
;// CONCATENATED MODULE: ./build/evidence/diff-base.js


async function baseMissing(base, repository) {
    const hints = [];
    const known = await repository.refs();
    const near = (0,nearest_ref/* nearestRef */.CT)(base, known);
    if (near !== null)
        hints.push(`Did you mean ${near}?`);
    else if (repository.head === null)
        hints.push('The repository has no commit yet.');
    else if (known.length > 0)
        hints.push(`It knows ${known.slice(0, 5).join(', ')}.`);
    if (repository.shallow) {
        hints.push('This clone is shallow: fetch its history with `git fetch --unshallow` (for actions/checkout: `fetch-depth: 0`).');
    }
    else if (near === null) {
        hints.push('Fetch it first, or name a branch, tag or commit that is there.');
    }
    return new errors/* RunError */.e4('input', `The base ${base} does not exist in this repository.`, {
        hint: hints.join(' '),
    });
}

;// CONCATENATED MODULE: ./build/evidence/diff-untracked.js
const mostFiles = 200;
const mostBytes = 2 * 1024 * 1024;
async function untrackedFiles(tree, paths, limits) {
    const result = { files: [], skipped: [], truncated: [] };
    let bytes = 0;
    let looked = 0;
    let left = limits.total;
    for (const path of paths.slice(0, mostFiles)) {
        if (bytes >= mostBytes)
            break;
        looked += 1;
        const read = await tree.read(path, mostBytes - bytes);
        bytes += read.kind === 'text' ? read.bytes : 0;
        if (read.kind === 'text') {
            const file = addedFile(path, read.text, Math.min(limits.perFile, left));
            left -= file.hunks[0]?.newLines ?? 0;
            result.files.push(file);
        }
        else if (read.kind === 'binary')
            result.files.push({ ...addedFile(path, '', 0), binary: true });
        else
            result.skipped.push({ what: `untracked file ${path}`, reason: read.reason });
    }
    if (looked < paths.length)
        result.truncated.push({ what: 'untracked files', kept: looked, of: paths.length });
    return result;
}
function addedFile(path, text, mostLines) {
    const all = text === '' ? [] : text.split('\n');
    const noNewline = all.length > 0 && !text.endsWith('\n');
    if (all.length > 0 && !noNewline)
        all.pop();
    const lines = all.slice(0, mostLines).map((line, index) => ({
        kind: 'add',
        text: line,
        oldLine: null,
        newLine: index + 1,
        noNewline: noNewline && index === all.length - 1,
    }));
    const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, section: '', lines };
    return {
        path,
        previousPath: null,
        status: 'added',
        binary: false,
        addedLines: all.length,
        removedLines: 0,
        hunks: lines.length === 0 ? [] : [hunk],
        truncated: lines.length < all.length,
    };
}

;// CONCATENATED MODULE: ./build/evidence/diff.js






const limits = { perFile: 5_000, total: 50_000 };
const mostNamed = 20;
const mostHidden = 500;
const linesOf = 'changed lines of ';
const diff = {
    name: 'diff',
    round: 1,
    async gather(question, ports) {
        const { repository } = ports;
        if (repository === null) {
            const why = ports.repositoryFault ?? 'the workspace is not a git repository';
            if (question.base !== null)
                throw noRepository(question.base, why);
            const skipped = [{ what: 'diff', reason: why }];
            return { facts: null, coverage: { skipped } };
        }
        return question.base === null
            ? uncommitted(question, ports, repository)
            : since(question.base, question, ports, repository);
    },
};
async function checkBase(base, { repository, repositoryFault }) {
    if (repository === null)
        throw noRepository(base, repositoryFault ?? 'the workspace is not a git repository');
    if ((await repository.resolve(base)) === null)
        throw await baseMissing(base, repository);
}
function noRepository(base, why) {
    return new errors/* RunError */.e4('input', `There is nothing to compare with ${base}: ${why.replace(/\.$/, '')}.`, {
        hint: 'Leave --base out, or name a git checkout with --workspace.',
    });
}
async function since(base, question, ports, repository) {
    const hash = await repository.resolve(base);
    if (hash === null)
        throw await baseMissing(base, repository);
    const from = hash.startsWith(base) ? base.slice(0, 12) : `${base} (${hash.slice(0, 7)})`;
    const notes = { examined: [], skipped: [], truncated: [] };
    const files = await changed(hash, question, ports, repository, notes);
    notes.examined.push(`the diff from ${from} to the working tree: ${count(files.length, 'file')}`);
    return { facts: facts(from, true, files), coverage: notes };
}
async function uncommitted(question, ports, repository) {
    const notes = { examined: [], skipped: [], truncated: [] };
    const files = await changed(null, question, ports, repository, notes);
    if (files.length === 0) {
        const where = notes.skipped.length > 0 ? ' in the files that are wanted' : '';
        notes.examined.push(`the working tree: no uncommitted change${where}`);
        return { facts: null, coverage: notes };
    }
    notes.examined.push(`uncommitted changes: ${count(files.length, 'file')}`);
    const from = repository.head === null ? 'the empty tree (there is no commit yet)' : 'the last commit';
    return { facts: facts(from, false, files), coverage: notes };
}
async function changed(base, question, ports, repository, notes) {
    const files = await tracked(base, question, ports.tree, repository, notes);
    const wanted = await wantedPaths(question);
    const left = { ...limits, total: limits.total - files.reduce((sum, file) => sum + changedLines(file), 0) };
    const untracked = (await repository.untracked()).filter((path) => !question.own.includes(path));
    const fresh = untracked.filter(wanted);
    noteLeftOut(untracked.length - fresh.length, 'untracked file', notes);
    const added = await untrackedFiles(ports.tree, fresh, left);
    notes.skipped.push(...added.skipped);
    notes.truncated.push(...added.truncated);
    const all = [...files, ...added.files.map((file) => trimmed(file, notes))];
    notes.truncated = grouped(notes.truncated);
    return all;
}
async function tracked(base, question, tree, repository, notes) {
    const patch = await repository.patch(base);
    const first = parsePatch(patch.text, limits).filter((file) => !question.own.includes(file.path));
    const files = await textAfterAll(first, base, tree, repository);
    const last = files.at(-1);
    if (patch.cut) {
        if (last !== undefined)
            last.truncated = true;
        const all = (await repository.changed(base)).length;
        const what = `files of the diff (git's patch is too long: only its first ${patch.text.length} characters were read)`;
        notes.truncated.push({ what, kept: files.length, of: all });
    }
    const wanted = await wantedPaths(question);
    const left = files.filter((file) => wanted(file.path));
    noteLeftOut(files.length - left.length, 'changed file', notes);
    return left.map((file) => trimmed(file, notes));
}
async function textAfterAll(files, base, tree, repository) {
    const hidden = [];
    for (const file of files.filter((one) => one.binary && one.status !== 'deleted').slice(0, mostHidden)) {
        if ((await tree.read(file.path)).kind === 'text')
            hidden.push(file.path);
    }
    if (hidden.length === 0)
        return [...files];
    const again = parsePatch((await repository.patch(base, hidden)).text, limits);
    const shown = new Map(again.filter((file) => !file.binary).map((file) => [file.path, file]));
    return files.map((file) => shown.get(file.path) ?? file);
}
function grouped(truncated) {
    const isFile = ({ what }) => what.startsWith(linesOf);
    const files = truncated.filter(isFile);
    const more = files.slice(mostNamed);
    if (more.length < 2)
        return truncated;
    const sum = (part) => more.reduce((total, entry) => total + entry[part], 0);
    const rest = { what: `${linesOf}${more.length} more files`, kept: sum('kept'), of: sum('of') };
    return [...files.slice(0, mostNamed), rest, ...truncated.filter((entry) => !isFile(entry))];
}
function noteLeftOut(number, noun, notes) {
    if (number === 0)
        return;
    const reason = 'left out by --include, --exclude or --working-directory';
    notes.skipped.push({ what: count(number, noun), reason });
}
async function wantedPaths({ include, exclude, under }) {
    const wanted = await (0,path_filter/* pathFilter */.Y)(include, exclude);
    return (path) => (under === '' || path.startsWith(`${under}/`)) && wanted(path);
}
function trimmed(file, notes) {
    const reason = generatedReason(file.path);
    if (reason !== null && file.hunks.length > 0) {
        notes.skipped.push({ what: `the changed lines of ${file.path}`, reason });
        return { ...file, hunks: [], truncated: true };
    }
    if (file.truncated) {
        const kept = changedLines(file);
        const of = file.addedLines + file.removedLines;
        if (kept < of)
            notes.truncated.push({ what: `${linesOf}${file.path}`, kept, of });
    }
    return file;
}
function changedLines(file) {
    return file.hunks.reduce((sum, hunk) => sum + hunk.lines.filter((line) => line.kind !== 'context').length, 0);
}
function facts(from, asked, files) {
    return {
        from,
        asked,
        files,
        addedLines: files.reduce((sum, file) => sum + file.addedLines, 0),
        removedLines: files.reduce((sum, file) => sum + file.removedLines, 0),
    };
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 3061:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rv: () => (/* binding */ gateOf),
  Ji: () => (/* binding */ mannerOf),
  aG: () => (/* binding */ wordOf)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/core/approval/decide.js + 1 modules
var decide = __webpack_require__(2439);
;// CONCATENATED MODULE: ./build/core/approval/look.js
const parts = ['head', 'base', 'subject'];
function eventsOf(look, world) {
    if (!look.ok)
        return [{ at: look.at, kind: 'unread', why: look.why }];
    const asked = world.versions.at(-1);
    if (asked === undefined)
        return [];
    const { seen } = look;
    return [
        ...movements(seen, asked),
        ...changes(seen, asked),
        ...votes(seen, asked, world),
        { at: seen.at, kind: 'looked', standings: seen.standings },
    ];
}
function movements({ at, ground, files }, asked) {
    return parts
        .filter((what) => asked.closed === null && ground[what] !== asked.ground[what])
        .map((what) => ({ at, kind: 'moved', what, to: ground[what], files }));
}
function changes({ at, comment }, { plan, editedAt, closed }) {
    if (closed !== null)
        return [];
    if (comment === null)
        return [{ at, kind: 'comment-removed', version: plan.version }];
    const isKnown = comment.editedAt === null || (editedAt !== null && comment.editedAt <= editedAt);
    if (isKnown && comment.planId === plan.id && !comment.isEditedByOthers)
        return [];
    return [
        {
            at: comment.editedAt ?? at,
            kind: 'comment-edited',
            version: plan.version,
            planId: comment.planId,
            byOthers: comment.isEditedByOthers,
        },
    ];
}
function votes(seen, { plan }, world) {
    const standing = new Set(seen.votes.map(({ id }) => id));
    const known = new Set(world.votes.map(({ id }) => id));
    const gone = world.votes.filter(({ id, plan: { version } }) => version === plan.version && !standing.has(id) && !world.withdrawn.has(id));
    return [
        ...gone.map(({ id }) => ({ at: seen.at, kind: 'withdrawn', vote: id })),
        ...seen.votes
            .filter(({ id }) => !known.has(id))
            .map((vote) => ({ at: vote.at, kind: 'voted', vote })),
    ];
}

// EXTERNAL MODULE: ./build/core/approval/world.js + 1 modules
var approval_world = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/pipelines/meant-plan.js
var meant_plan = __webpack_require__(3402);
;// CONCATENATED MODULE: ./build/pipelines/plan-gate.js




async function openPlanGate({ session, open, policy, clock }) {
    const world = () => (0,approval_world/* worldOf */.cO)(session.state().approval, policy);
    const happened = (events) => session.record(events.map((event) => ({ kind: 'approval', event })));
    const verdict = () => {
        const latest = world().versions.at(-1);
        return latest === undefined ? null : (0,decide/* decide */.LD)(world(), latest.plan, policy);
    };
    let opened = null;
    const theBoard = () => {
        opened ??= open();
        return opened;
    };
    const before = world().versions.at(-1);
    let offered = before === undefined || before.postedAt === null ? null : before.plan;
    async function post(plan) {
        offered = null;
        const same = session.state().versions.at(-1);
        const isOver = (world().versions.at(-1)?.closed ?? null) !== null;
        const isKept = same?.id === plan.id && same.version === plan.version && !isOver;
        const numbered = {
            ...plan,
            version: isKept ? plan.version : Math.max(plan.version, (same?.version ?? 0) + 1),
        };
        if (!isKept)
            await session.record([{ kind: 'planned', plan: numbered }]);
        const { id, version } = numbered;
        if (world().versions.at(-1)?.plan.version !== version) {
            const author = session.state().task?.author ?? '';
            const ground = await (await theBoard()).ground(numbered);
            await happened([{ at: clock.now(), kind: 'drafted', plan: { id, version }, author, ground }]);
        }
        if (!session.isKept())
            return numbered;
        const shown = await (await theBoard()).post(numbered);
        await happened([{ at: clock.now(), kind: 'posted', version, ...shown }]);
        return numbered;
    }
    async function look(word) {
        const known = world();
        const asked = known.versions.at(-1);
        if (word !== null)
            (0,meant_plan/* meantPlan */.N)(word, { versions: known.versions, offered, session: session.id });
        const plan = session.state().versions.findLast(({ version }) => version === asked?.plan.version);
        if (asked === undefined || plan === undefined)
            return found();
        if (asked.closed !== null || asked.postedAt === null)
            return found();
        const board = await theBoard();
        const at = clock.now();
        const votes = votesOn(asked, known, word, { who: session.person(), at });
        const made = ownTexts(session.state());
        const seen = await board.look({ plan, ground: asked.ground, at, votes, made });
        await happened(eventsOf(seen, known));
        return found();
    }
    async function found() {
        const now = verdict();
        if (now?.because !== 'expired')
            return now;
        const { version } = now.plan;
        const isKept = session.state().approval.some((one) => one.kind === 'expired' && one.version === version);
        if (!isKept)
            await happened([{ at: clock.now(), kind: 'expired', version }]);
        return now;
    }
    const { plan: left } = session.state();
    const isShown = before?.plan.version === left?.version && before?.postedAt !== null;
    if (left !== null && !isShown)
        await post(left);
    return {
        offered: () => offered,
        post,
        look,
        standing: verdict,
        async text() {
            const latest = world().versions.at(-1);
            if (latest === undefined || latest.postedAt === null)
                return null;
            return (await theBoard()).text();
        },
        async cancel() {
            const latest = (0,meant_plan/* meantPlan */.N)({ planId: null, decision: 'reject', words: '' }, { versions: world().versions, offered, session: session.id });
            await session.record([
                { kind: 'approval', event: { at: clock.now(), kind: 'cancelled', version: latest.version } },
                { kind: 'plan-cancelled' },
            ]);
            return verdict();
        },
    };
}
function ownTexts({ changes }) {
    const made = new Map();
    for (const { path, before, after, status } of changes) {
        if (status === 'applied')
            made.set(path, new Set([after]));
        if (status === 'intended')
            made.set(path, new Set([...(made.get(path) ?? [before]), after]));
    }
    return made;
}
function votesOn({ plan }, { votes, withdrawn }, word, { who, at }) {
    const standing = votes.filter((vote) => vote.plan.version === plan.version && !withdrawn.has(vote.id));
    if (word === null)
        return standing;
    const { decision, words } = word;
    const id = `${who}-${votes.length + 1}`;
    const others = standing.filter((vote) => (0,approval_world/* login */.iD)(vote.who) !== (0,approval_world/* login */.iD)(who));
    return [...others, { id, plan, who, decision, words, at, isAltered: false }];
}

;// CONCATENATED MODULE: ./build/pipelines/gate-settings.js


const hour = 3_600_000;
async function gateOf(opened, { requiredApprovals, approvers, authorMayApprove, planExpires }, { clock, openBoard }) {
    if (opened === null)
        return null;
    const { desk: session } = opened;
    const expiresAfter = planExpires === null ? null : planExpires * hour;
    const policy = { requiredApprovals, approvers, authorMayApprove, expiresAfter };
    const file = `${session.folder}/${session.id}.plan.md`;
    return openPlanGate({ session, open: () => openBoard(file), policy, clock });
}
function mannerOf({ permissionMode }) {
    return permissionMode === 'acceptEdits' ? 'accept-edits' : 'default';
}
function wordOf({ approve, planId, plan, permissionMode }, { tier, isAsked }) {
    if (approve === null) {
        if (planId === null)
            return null;
        throw new errors/* RunError */.e4('input', '--plan-id says which plan is meant, and not what is to be done with it.', {
            hint: 'Add --approve default, accept-edits, feedback=TEXT or reject.',
        });
    }
    if ((plan || permissionMode === 'plan') && approve === 'accept-edits')
        throw new errors/* RunError */.e4('input', 'Plan Mode (--plan) changes nothing, and --approve accept-edits has changes made.', {
            hint: 'Leave one of them out; --approve default shows the changes without making them.',
        });
    if (tier !== 'operator')
        throw new errors/* RunError */.e4('permission', 'Only the person who runs the program on a machine of their own decides with --approve.', {
            hint: 'Leave --approve out here.',
        });
    if (isAsked)
        throw new errors/* RunError */.e4('input', '--approve decides on a plan, and does not go together with a task.', {
            hint: 'Decide in a run of its own, without the task.',
        });
    const [, words] = /^feedback=([\s\S]*)$/.exec(approve) ?? [];
    const decision = words === undefined ? approve : 'feedback';
    if (planId === null && (decision === 'default' || decision === 'accept-edits'))
        throw new errors/* RunError */.e4('input', '--approve does not say which plan is approved.', {
            hint: 'Add --plan-id and the id of the plan that you have read, at least its first 12 characters.',
        });
    return { planId, decision, words: words ?? '' };
}


/***/ }),

/***/ 3402:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ meantPlan),
/* harmony export */   e: () => (/* binding */ decideCommand)
/* harmony export */ });
/* harmony import */ var _core_count__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3152);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3393);


const mostWords = 20_000;
function meantPlan(word, { versions, offered, session }) {
    const latest = versions.at(-1)?.plan;
    if (latest === undefined)
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `The session ${session} has no plan to decide on.`, {
            hint: 'Plan a task first; its report says how to approve it.',
        });
    if (word.planId !== null)
        named(word.planId, versions, latest);
    if (offered === null)
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', 'This plan is shown for the first time in this very run, so nobody can have read it yet.', {
            hint: `Read it, then decide in a run of its own: ${decideCommand(session, latest, 'default')}`,
        });
    if (word.decision === 'feedback')
        checkWords(word.words);
    return latest;
}
function decideCommand(session, { id }, decision) {
    return `node dist/index.js --session ${session} --plan-id ${id.slice(0, 12)} --approve ${decision}`;
}
function named(planId, versions, latest) {
    const fitting = versions.filter(({ plan }) => plan.id.startsWith(planId));
    const which = `version ${latest.version}, ${latest.id.slice(0, 12)}`;
    const hint = `Read the latest one (${which}) and decide on that.`;
    if (fitting.length === 0)
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `There is no plan ${planId.slice(0, 64)} in this session.`, { hint });
    const ids = new Set(fitting.map(({ plan }) => plan.id));
    if (ids.size > 1)
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `${planId} is the beginning of ${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(ids.size, 'plan')} of this session.`, {
            hint: 'Write more of its id.',
        });
    if (!ids.has(latest.id))
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `The plan ${planId.slice(0, 12)} is void: a newer version has taken its place.`, {
            hint,
        });
}
function checkWords(words) {
    if (!/[\p{L}\p{N}]/u.test(words))
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', 'The feedback has no words, so nothing can be planned anew.', {
            hint: 'Say what is to be different: `--approve feedback="…"`.',
        });
    if (words.length > mostWords)
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `The feedback is too long (${words.length} characters; at most ${mostWords}).`, {
            hint: 'Say in short what is to be different, or plan a new task with the long text.',
        });
}


/***/ }),

/***/ 460:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NW: () => (/* binding */ chosenSession),
  _2: () => (/* binding */ keptTask),
  Ic: () => (/* binding */ openRunSession)
});

// EXTERNAL MODULE: ./build/core/session/fold.js
var fold = __webpack_require__(8637);
// EXTERNAL MODULE: ./build/core/task-file.js
var task_file = __webpack_require__(4253);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(7690);
;// CONCATENATED MODULE: ./build/pipelines/session-desk.js



const passing = ['task', 'said', 'mode', 'answered', 'compacted', 'ended'];
async function continueSession(id, store, world) {
    const { held, giveBack } = await holding((use) => store.hold(id, use, world.signal));
    const { head, events } = held.session;
    const desk = deskOver({ head, events, isContinued: true, folder: store.folder }, world, async (first) => {
        await held.append(first);
        return held;
    });
    return { desk, close: giveBack };
}
function freshSession(store, world, warn) {
    const { place, clock, signal } = world;
    const head = {
        countersign: 'session',
        version: 1,
        id: store.newId(),
        createdAt: clock.now(),
        place,
    };
    let giveBack = async () => { };
    const begin = async (first) => {
        try {
            const made = await holding((use) => store.begin(head, use, signal));
            giveBack = made.giveBack;
            await made.held.append(first);
            return made.held;
        }
        catch (thrown) {
            warn(`Nothing of this run is kept for a later one: ${(0,errors/* asRunError */.S)(thrown).message}`);
            return null;
        }
    };
    const desk = deskOver({ head, events: [], isContinued: false, folder: store.folder }, world, begin);
    return { desk, close: () => giveBack() };
}
function holding(hold) {
    return new Promise((resolve, reject) => {
        const over = hold((held) => new Promise((done) => {
            const giveBack = () => {
                done();
                return over;
            };
            resolve({ held, giveBack });
        }));
        over.catch(reject);
    });
}
function deskOver({ head, events, isContinued, folder }, { clock, known, person }, begin) {
    let state = (0,fold/* foldSession */.qp)(head, events);
    let written = 'not yet';
    const waiting = [];
    let last = Promise.resolve();
    async function add(happenings) {
        const at = clock.now();
        const added = (0,redact.redactDeep)(happenings.map((one) => ({ at, ...one })), known());
        await write(added);
        state = added.reduce(fold/* stepSession */.bF, state);
    }
    async function write(added) {
        if (written !== 'not yet') {
            await written?.append(added);
            return;
        }
        waiting.push(...added);
        if (!isContinued && added.every(({ kind }) => passing.includes(kind)))
            return;
        written = await begin(waiting.splice(0));
    }
    return {
        id: head.id,
        isContinued,
        folder,
        person,
        isKept: () => isContinued || (written !== 'not yet' && written !== null),
        state: () => state,
        record(happenings) {
            const done = last.then(() => add(happenings));
            last = done.catch(() => { });
            return done;
        },
    };
}

;// CONCATENATED MODULE: ./build/pipelines/session-choice.js




const listHint = 'See the sessions there are with `sessions list`.';
async function openRunSession(choice, tier, world, warn) {
    const id = await chosenSession(choice, tier, world, warn);
    const { sessions } = world;
    if (sessions === null || tier === 'untrusted')
        return null;
    if (id === null)
        return freshSession(sessions, world, warn);
    const opened = await continueSession(id, sessions, world);
    const fault = (0,fold/* placeFault */.UV)(opened.desk.state().head, world.place);
    if (fault === null)
        return opened;
    await opened.close();
    throw new errors/* RunError */.e4('input', fault, { hint: 'Run in that workspace, or name one with --workspace.' });
}
async function chosenSession({ session, continue: goesOn }, tier, { sessions, place }, warn) {
    if (session === null && !goesOn)
        return null;
    if (session !== null && goesOn)
        throw new errors/* RunError */.e4('input', '--session and --continue both say which session to go on with.', {
            hint: 'Give one of them.',
        });
    if (tier === 'untrusted')
        throw new errors/* RunError */.e4('permission', 'No session is gone on with for somebody who is not trusted.', {
            hint: 'Run without --session and --continue.',
        });
    if (sessions === null)
        throw new errors/* RunError */.e4('input', 'There are no sessions: there is no home directory to keep them in.', {
            hint: 'Set HOME.',
        });
    return session ?? (await lastSession(sessions, place, warn));
}
async function keptTask(id, { sessions }) {
    const text = id === null ? null : await sessions?.read(id);
    const about = text?.kind === 'session' ? (0,fold/* foldSession */.qp)(text.session.head, text.session.events).task : null;
    const { title, body } = about ?? { title: `Session ${id}`, body: '' };
    return { id: about?.id ?? (0,task_file/* taskId */.BS)(title, body), title, body };
}
async function lastSession(sessions, place, warn) {
    for (const { id } of await sessions.list()) {
        const text = await sessions.read(id);
        if (text.kind === 'session' && text.session.head.place === place)
            return id;
        if (text.kind === 'newer')
            warn(`The session ${id} was passed over: ${text.message}`);
    }
    throw new errors/* RunError */.e4('input', `There is no session of ${place} to go on with.`, { hint: listHint });
}


/***/ }),

/***/ 6369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S3: () => (/* binding */ endedEarly),
  yS: () => (/* binding */ folderOf),
  eF: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/core/coverage.js
var core_coverage = __webpack_require__(1553);
// EXTERNAL MODULE: ./build/core/act-told.js
var act_told = __webpack_require__(5109);
// EXTERNAL MODULE: ./build/core/approval/tell.js
var tell = __webpack_require__(1920);
// EXTERNAL MODULE: ./build/core/count.js
var core_count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/ledger.js
var core_ledger = __webpack_require__(4542);
;// CONCATENATED MODULE: ./build/core/outcome.js




const noise = ['low-confidence', 'low-severity', 'over-limit'];
function conclude(facts) {
    const { fault, stop, coverage, findings, counting, failOn } = facts;
    if (fault)
        return { status: 'failure', message: fault.message };
    if (stop === 'signal')
        return { status: 'failure', message: 'Interrupted; the report holds what was done until then.' };
    const unacted = facts.act && (0,act_told/* actFailure */.Bz)(facts.act);
    if (unacted)
        return { status: 'failure', message: unacted };
    const failed = coverage.failed[0];
    if (failed) {
        const more = coverage.failed.length > 1 ? ` and ${coverage.failed.length - 1} more` : '';
        return {
            status: 'failure',
            message: `Not everything that was planned could be done: ${failed.what}${more} failed.`,
        };
    }
    const partial = coverage.skipped[0]?.what ?? coverage.truncated[0]?.what;
    if (facts.failOnPartial && partial !== undefined && stop === null) {
        return {
            status: 'failure',
            message: `The examination is partial (${partial}), and --fail-on-partial is set.`,
        };
    }
    if (stop === 'timeout')
        return { status: 'timeout', message: 'Time was up; the report holds what was done until then.' };
    if (facts.isDecided && facts.verdict?.state === 'rejected')
        return { status: 'rejected', message: (0,tell/* tellVerdict */.Hy)(facts.verdict) };
    const acted = facts.act && (0,act_told/* actEnding */.Wy)(facts.act, facts.plan);
    if (acted?.status === 'failure')
        return acted;
    if ((0,core_ledger/* reaches */.O6)(counting, failOn)) {
        const worst = counting.filter((f) => (0,core_ledger/* reaches */.O6)([f], failOn));
        const noun = worst.length === 1 ? 'finding is' : 'findings are';
        const unseen = worst.filter((f) => !findings.includes(f)).length;
        return {
            status: 'findings',
            message: `${worst.length} ${noun} ${failOn} or worse${hiddenOf(unseen, worst.length)}.`,
        };
    }
    if (acted)
        return acted;
    if (facts.unclear) {
        return {
            status: 'needs_clarification',
            message: facts.asks || facts.plan === null
                ? 'The task needs a word more: the question is in the output.'
                : 'Nothing in the workspace matches this task; it needs a word more.',
        };
    }
    if (facts.plan)
        return waiting(facts.plan, facts);
    return { status: 'success', message: facts.done ?? 'There was nothing to do.' };
}
function waiting(plan, facts) {
    const { verdict, isDecided } = facts;
    if (verdict?.state === 'void' || verdict?.state === 'expired')
        return { status: 'success', message: (0,tell/* tellStanding */.a9)(verdict) };
    const status = 'awaiting_approval';
    if (!isDecided || verdict === null)
        return { status, message: planned(plan, facts) };
    if (verdict.counted.length + verdict.refused.length > 0)
        return { status, message: (0,tell/* tellStanding */.a9)(verdict) };
    const steps = (0,core_count/* counted */.h)(plan.steps.length, 'step');
    return {
        status,
        message: `Version ${plan.version} of the plan, of ${steps}, awaits approval. Nothing was changed.`,
    };
}
function hiddenOf(unseen, all) {
    if (unseen === 0)
        return '';
    const part = unseen < all ? `${unseen} of them ` : all === 1 ? 'it ' : 'they ';
    return `; ${part}${unseen === 1 ? 'is' : 'are'} held back by --max-findings`;
}
function planned(plan, { findings, suppressed }) {
    const held = suppressed.filter(({ reason }) => noise.includes(reason)).length;
    const shown = findings.length === 0 ? 'no findings' : (0,core_count/* counted */.h)(findings.length, 'finding');
    const more = findings.length === 0 ? ` shown, ${held} held back` : `, ${held} more held back`;
    const found = held === 0 ? shown : shown + more;
    return `A plan of ${(0,core_count/* counted */.h)(plan.steps.length, 'step')} awaits approval, with ${found}. Nothing was changed.`;
}
const everything = 'The report’s coverage names everything that failed.';
function errorOf(fault, stop, coverage, message) {
    if (stop === 'signal')
        return { kind: 'budget', message, hint: 'Run again to examine the rest.' };
    if (coverage.failed[0]) {
        const { what, reason } = coverage.failed[0];
        return {
            kind: fault?.kind ?? 'internal',
            message: `${what}: ${reason}`,
            hint: (fault?.message === reason ? fault.hint : null) ?? everything,
        };
    }
    if (fault)
        return { kind: fault.kind, message: fault.message, hint: fault.hint };
    if (stop === 'timeout')
        return {
            kind: 'budget',
            message,
            hint: 'Give more time with --timeout SECONDS, or narrow the run with --include.',
        };
    return null;
}

// EXTERNAL MODULE: ./build/core/switching/enter.js
var enter = __webpack_require__(6486);
// EXTERNAL MODULE: ./build/core/switching/thresholds.js
var thresholds = __webpack_require__(82);
;// CONCATENATED MODULE: ./build/core/switching/policy.js

function usualPolicy(known) {
    return {
        known,
        disabled: [],
        suggestOnly: ['thinking'],
        autoSwitch: true,
        thresholds: { general: thresholds/* generalThreshold */.Wl, rows: thresholds/* thresholdTable */.G2, own: {} },
        minDuration: 30_000,
        cooldown: 10_000,
        planEnabled: true,
        planWritesDocs: false,
    };
}
const usualPlanning = { planEnabled: true, planWriteDocs: false };
function policyOf(known, prompt, { planEnabled, planWriteDocs } = usualPlanning) {
    const { switching, modes } = prompt;
    const usual = usualPolicy(known);
    return {
        ...usual,
        disabled: known.filter((name) => !modes[name].enabled),
        autoSwitch: switching.enabled,
        thresholds: { ...usual.thresholds, general: switching.confidence_threshold },
        minDuration: switching.min_duration,
        cooldown: switching.cooldown,
        planEnabled,
        planWritesDocs: planWriteDocs,
    };
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/domain/mode.js
var domain_mode = __webpack_require__(3445);
// EXTERNAL MODULE: ./build/core/plan-order.js
var plan_order = __webpack_require__(1177);
// EXTERNAL MODULE: ./build/core/files/asked-path.js
var asked_path = __webpack_require__(6747);
// EXTERNAL MODULE: ./build/core/hash.js
var hash = __webpack_require__(3443);
;// CONCATENATED MODULE: ./build/core/files/splice.js
function spliceOf(before, after) {
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before.charCodeAt(start) === after.charCodeAt(start))
        start += 1;
    if (isHigh(before.charCodeAt(start - 1)))
        start -= 1;
    let end = 0;
    const [b, a] = [before.length - 1, after.length - 1];
    while (end < most - start && before.charCodeAt(b - end) === after.charCodeAt(a - end))
        end += 1;
    if (isLow(before.charCodeAt(before.length - end)))
        end -= 1;
    return { start, end, text: after.slice(start, after.length - end) };
}
function spliced(before, { start, end, text }) {
    if (start + end > before.length)
        return null;
    return before.slice(0, start) + text + before.slice(before.length - end);
}
function isHigh(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}
function isLow(unit) {
    return unit >= 0xdc00 && unit <= 0xdfff;
}

// EXTERNAL MODULE: ./build/core/files/text-shape.js
var text_shape = __webpack_require__(4324);
;// CONCATENATED MODULE: ./build/core/files/stood.js



function hashOf(state) {
    if (state.kind === 'nothing')
        return null;
    const bytes = (0,text_shape/* unshaped */.rp)(state.text, state.shape);
    if (bytes === null)
        throw new Error('a text was kept in an encoding that does not know its letters');
    return (0,hash/* sha256OfBytes */.e)(bytes);
}
function isSame(one, other) {
    if (one.kind !== 'text' || other.kind !== 'text')
        return one.kind === other.kind;
    const { encoding, mark } = one.shape;
    return one.text === other.text && encoding === other.shape.encoding && mark === other.shape.mark;
}
function changeMade(before, now, { description, diff }) {
    const old = before.kind === 'text' ? before.text : '';
    if (now.kind === 'nothing')
        return { description, diff, splice: null, shape: text_shape/* plainShape */.Y1 };
    return { description, diff, splice: spliceOf(old, now.text), shape: now.shape };
}
function madeAgain({ splice, shape }, before, after) {
    if (splice === null)
        return after === null ? { kind: 'nothing' } : null;
    const text = spliced(before.kind === 'text' ? before.text : '', splice);
    if (text === null || (0,text_shape/* unshaped */.rp)(text, shape) === null)
        return null;
    const executable = before.kind === 'text' && before.executable;
    const now = { kind: 'text', text, shape, executable };
    return hashOf(now) === after ? now : null;
}

// EXTERNAL MODULE: ./build/core/files/glob.js
var files_glob = __webpack_require__(8321);
// EXTERNAL MODULE: ./build/core/files/line-search.js + 1 modules
var line_search = __webpack_require__(559);
// EXTERNAL MODULE: ./build/core/files/path-rank.js
var path_rank = __webpack_require__(4043);
// EXTERNAL MODULE: ./build/core/files/tool-text.js
var tool_text = __webpack_require__(5853);
;// CONCATENATED MODULE: ./build/engine/overlay-finding.js






function overlaidFinding(real, state) {
    async function list() {
        const listed = await real.list();
        if (!listed.ok || state().size === 0)
            return listed;
        const kept = listed.files.filter((file) => state().get(file)?.now.kind !== 'nothing');
        return { ok: true, files: [...new Set([...kept, ...texts(state()).keys()])].sort() };
    }
    return {
        list,
        async read(asked, maxBytes) {
            if (state().size === 0)
                return real.read(asked, maxBytes);
            const place = await real.standing(asked);
            const path = place.ok && state().has(place.path) ? place.path : null;
            const found = path === null ? await real.read(asked, maxBytes) : null;
            const own = state().get(path ?? (found?.ok === true ? found.path : ''));
            if (own === undefined)
                return found ?? real.read(asked, maxBytes);
            if (own.now.kind === 'nothing')
                return { ok: false, reason: `There is no file ${(0,asked_path/* shownPath */.pS)(asked)} any more: it was deleted.` };
            const { text } = own.now;
            if (text.length > maxBytes)
                return {
                    ok: false,
                    reason: `${(0,asked_path/* shownPath */.pS)(asked)} is larger than ${Math.round(maxBytes / 1024 / 1024)} MiB. Ask for a smaller file.`,
                };
            return { ok: true, path: own.path, text, isWhole: true };
        },
        async folder(asked, depth, most) {
            const changes = state();
            if (changes.size === 0)
                return real.folder(asked, depth, most);
            const found = await real.folder(asked, depth, most + 2 * changes.size);
            const inside = await real.standing(`${asked}/x`);
            const at = found.ok ? found.path : inside.ok ? inside.path.slice(0, -2) : null;
            if (at === null || at.startsWith('/'))
                return found;
            const prefix = at === '.' || at === '' ? '' : `${at}/`;
            const own = entriesBelow(texts(changes), prefix, depth);
            if (!found.ok && own.length === 0)
                return found;
            const isEmptied = [...changes.values()].some(({ now }) => now.kind === 'nothing');
            const listed = isEmptied ? await list() : null;
            const files = listed?.ok === true ? listed.files : null;
            const isThere = ({ path, kind }) => changes.get(path)?.now.kind !== 'nothing' &&
                (kind !== 'folder' || files === null || files.some((file) => file.startsWith(`${path}/`)));
            const kept = found.ok ? found.entries.filter(isThere) : [];
            const all = new Map([...kept, ...own].map((entry) => [entry.path, entry]));
            const entries = [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
            const cut = entries.length > most || (found.ok && found.cut);
            return { ok: true, path: at === '' ? '.' : at, entries: entries.slice(0, most), cut };
        },
        async named(query, most, signal) {
            const changes = state();
            const found = await real.named(query, most + changes.size, signal);
            if (!found.ok || changes.size === 0)
                return found;
            const gone = found.files.filter((file) => changes.get(file)?.now.kind === 'nothing');
            const left = found.files.filter((file) => !gone.includes(file));
            const made = [...changes.values()].filter(({ before, now }) => before.kind === 'nothing' && now.kind === 'text');
            const names = made.map(({ path }) => path);
            const glob = (0,files_glob/* isGlob */.fg)(query) ? await (0,files_glob/* compileGlob */.SO)(query) : null;
            const fresh = glob?.ok ? names.filter(glob.fits) : (0,files_glob/* isGlob */.fg)(query) ? [] : (0,path_rank/* rankedPaths */.m)(query, names);
            const all = (0,files_glob/* isGlob */.fg)(query) ? [...left, ...fresh].sort(byPlace) : (0,path_rank/* rankedPaths */.m)(query, [...left, ...fresh]);
            return { ok: true, files: all.slice(0, most), of: found.of - gone.length + fresh.length };
        },
        async search(wanted) {
            const changes = state();
            if (changes.size === 0)
                return real.search(wanted);
            const made = await (0,line_search/* lineSearch */.p)(wanted.pattern, wanted.caseSensitive);
            const filter = wanted.glob === null ? null : await (0,files_glob/* compileGlob */.SO)(wanted.glob);
            if (!made.ok || filter?.ok === false)
                return real.search(wanted);
            const fits = (path) => filter === null || filter.fits(path);
            const { most, signal } = wanted;
            let old = 0;
            const own = [];
            for (const { path, before, now } of [...changes.values()].filter((one) => fits(one.path))) {
                if (before.kind === 'text')
                    old += (await linesIn(made.search, path, before, Number.POSITIVE_INFINITY, signal)).length;
                if (now.kind === 'text')
                    own.push(...(await linesIn(made.search, path, now, most + 1, signal)));
            }
            const found = await real.search({ ...wanted, most: most + old });
            if (!found.ok)
                return found;
            const kept = found.hits.filter(({ file }) => !changes.has(file));
            const hits = [...kept, ...own].sort((a, b) => byPlace(a.file, b.file) || a.line - b.line);
            const notes = signal.aborted
                ? [...found.notes, `${(0,core_count/* counted */.h)(changes.size, 'changed file')} may not be searched whole.`]
                : found.notes;
            return { ok: true, hits: hits.slice(0, most), cut: found.cut || hits.length > most, notes };
        },
    };
}
function texts(state) {
    return new Map([...state.values()].flatMap(({ path, now }) => (now.kind === 'text' ? [[path, now]] : [])));
}
function byPlace(a, b) {
    const [x, y] = [a.startsWith('/'), b.startsWith('/')];
    if (x !== y)
        return x ? 1 : -1;
    return a < b ? -1 : a > b ? 1 : 0;
}
function entriesBelow(files, prefix, depth) {
    const entries = new Map();
    for (const [path, { text }] of files) {
        if (!path.startsWith(prefix))
            continue;
        const names = path.slice(prefix.length).split('/');
        for (let level = 1; level <= depth && level < names.length; level += 1) {
            const folder = prefix + names.slice(0, level).join('/');
            entries.set(folder, { path: folder, kind: 'folder', bytes: null });
        }
        if (names.length <= depth)
            entries.set(path, { path, kind: 'file', bytes: new TextEncoder().encode(text).length });
    }
    return [...entries.values()];
}
async function linesIn(search, file, { text }, most, signal) {
    const hits = [];
    if (!search.mayHold(text))
        return hits;
    for (let place = { at: 0, line: 0 }; place !== null && hits.length < most;) {
        if (signal.aborted)
            break;
        const part = search.lines(text, most - hits.length, place);
        for (const hit of part.found)
            hits.push({ file, line: hit.line, text: (0,tool_text/* lineAround */.kk)(hit.text, hit.at) });
        place = part.rest;
        if (place !== null)
            await new Promise((resolve) => setImmediate(resolve));
    }
    return hits;
}

;// CONCATENATED MODULE: ./build/engine/overlay.js




const mostBytes = 8 * 1024 * 1024;
const mostHeld = 64 * 1024 * 1024;
const secretMark = '[redacted';
function openOverlay(real, most = mostHeld) {
    let held = new Map();
    function put(path, before, now) {
        const next = new Map(held);
        if (isSame(before, now))
            next.delete(path);
        else
            next.set(path, { path, before, now });
        held = next;
    }
    async function standing(asked) {
        const place = await real.standing(asked);
        if (!place.ok)
            return place;
        const own = held.get(place.path);
        if (own !== undefined)
            return { ...place, now: own.now };
        const above = [...held.values()].find(({ path, now }) => now.kind === 'text' && place.path.startsWith(`${path}/`));
        if (above !== undefined)
            return no(`${(0,asked_path/* shownPath */.pS)(asked)} lies in something that is no folder.`);
        const isFolder = [...held.values()].some(({ path, now }) => now.kind === 'text' && path.startsWith(`${place.path}/`));
        return isFolder ? no(`${(0,asked_path/* shownPath */.pS)(asked)} is a folder, and only files are changed. Name a file.`) : place;
    }
    async function changeable(asked) {
        const place = await standing(asked);
        if (!place.ok)
            return place;
        const { path, now } = place;
        if (now.kind === 'link')
            return no(`${(0,asked_path/* shownPath */.pS)(asked)} is a link, and links are not changed. Name the file that it leads to.`);
        if (now.kind === 'binary')
            return no(`${(0,asked_path/* shownPath */.pS)(asked)} is binary or too large, and only text files up to 8 MiB are changed.`);
        return { ok: true, path, now, before: held.get(path)?.before ?? now };
    }
    return {
        state: () => held,
        become(state) {
            held = state;
        },
        files: {
            ...overlaidFinding(real, () => held),
            standing,
            async write(asked, text, shape = text_shape/* plainShape */.Y1) {
                const place = await changeable(asked);
                if (!place.ok)
                    return place;
                const bytes = (0,text_shape/* unshaped */.rp)(text, shape);
                if (bytes === null)
                    return no(`${(0,asked_path/* shownPath */.pS)(asked)} is kept in Latin-1, which does not know all letters of the new text. Use letters of Western Europe only.`);
                if (bytes.length > mostBytes)
                    return no(`The text is larger than ${mostBytes / 1024 / 1024} MiB; nothing was written. Write less.`);
                if (marksIn(text) > Math.max(marksOf(place.now), marksOf(place.before)))
                    return no(`The new text of ${(0,asked_path/* shownPath */.pS)(asked)} holds ${secretMark}…], which stands for a secret and is not what the file holds; nothing was written. Leave such lines as they are: replace passages without them.`);
                const others = [...held.values()].filter(({ path }) => path !== place.path);
                if (sizeOf(others) + sizeOf([{ before: place.before }]) + text.length > most)
                    return no('Too much was changed already to keep one more file; nothing was written. Write less.');
                const executable = place.now.kind === 'text' && place.now.executable;
                put(place.path, place.before, { kind: 'text', text, shape, executable });
                return { ok: true, path: place.path };
            },
            async remove(asked) {
                const place = await changeable(asked);
                if (!place.ok)
                    return place;
                if (place.now.kind === 'nothing')
                    return no(`${(0,asked_path/* shownPath */.pS)(asked)} is not there. file_search finds files by a part of their path.`);
                put(place.path, place.before, { kind: 'nothing' });
                return { ok: true, path: place.path };
            },
        },
    };
}
function marksOf(state) {
    return state.kind === 'text' ? marksIn(state.text) : 0;
}
function marksIn(text) {
    return text.split(secretMark).length - 1;
}
function sizeOf(files) {
    const length = (state) => (state?.kind === 'text' ? state.text.length : 0);
    return files.reduce((sum, { before, now }) => sum + length(before) + length(now), 0);
}
function no(reason) {
    return { ok: false, reason };
}

// EXTERNAL MODULE: ./build/core/prompts/plan-faults.js
var plan_faults = __webpack_require__(5328);
;// CONCATENATED MODULE: ./build/core/apply-diff/place.js
function placeOf(hunk, lines, from, shift) {
    const old = oldLines(hunk);
    if (old.length === 0)
        return lines.length === 0 ? 0 : { reason: 'shows none of the lines around it; show at least one' };
    const places = occurrences(old, lines).filter((place) => place >= from);
    const [first, ...others] = places;
    if (first === undefined)
        return { reason: missing(old, lines) };
    const named = hunk.line - 1 + shift;
    if (others.length === 0)
        return first;
    return places.includes(named)
        ? named
        : { reason: `fits at ${places.length} places; show more of the lines around it` };
}
function oldLines({ lines }) {
    return lines.filter((line) => /^[ -]/.test(line)).map((line) => bare(line.slice(1)));
}
function bare(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}
function missing(old, lines) {
    const known = new Set(lines);
    const strange = old.find((line) => !known.has(line));
    return strange === undefined
        ? 'does not fit: its lines do not stand together, behind the hunk before it'
        : `does not fit: the file has no line ${JSON.stringify(strange.slice(0, 200))}`;
}
function occurrences(wanted, lines) {
    const back = prefixes(wanted);
    const found = [];
    let matched = 0;
    for (const [index, line] of lines.entries()) {
        while (matched > 0 && (matched === wanted.length || wanted[matched] !== line))
            matched = back[matched - 1] ?? 0;
        if (wanted[matched] === line)
            matched += 1;
        if (matched === wanted.length)
            found.push(index - wanted.length + 1);
    }
    return found;
}
function prefixes(wanted) {
    const back = [0];
    let matched = 0;
    for (let index = 1; index < wanted.length; index += 1) {
        while (matched > 0 && wanted[matched] !== wanted[index])
            matched = back[matched - 1] ?? 0;
        if (wanted[matched] === wanted[index])
            matched += 1;
        back.push(matched);
    }
    return back;
}

;// CONCATENATED MODULE: ./build/core/apply-diff/read.js
const mostHunks = 500;
const hunkHead = /^@@ -(\d{1,9})(?:,\d{1,9})? \+\d{1,9}(?:,\d{1,9})? @@/;
function readDiff(text) {
    const lines = asUnix(text).split('\n');
    while (lines.length > 0 && /^\r?$/.test(lines.at(-1) ?? ''))
        lines.pop();
    const first = lines.findIndex((line) => line.startsWith('@@'));
    const head = first < 0 ? lines : lines.slice(0, first);
    if (head.some((line) => /^(?:GIT binary patch|Binary files )/.test(line)))
        return { reason: 'The diff is of a binary file.' };
    const marks = head.findIndex((line, index) => line.startsWith('--- ') && head[index + 1]?.startsWith('+++ '));
    if (marks < 0)
        return { reason: 'The diff does not begin with "--- a/PATH" and "+++ b/PATH".' };
    if (first < 0)
        return { reason: 'The diff has no "@@" line, so it changes nothing.' };
    const hunks = readHunks(lines.slice(first));
    if ('reason' in hunks)
        return hunks;
    return { before: fileName(head[marks] ?? '', 'a/'), after: fileName(head[marks + 1] ?? '', 'b/'), hunks };
}
function asUnix(text) {
    return /(?<!\r)\n/.test(text) ? text : text.replaceAll('\r\n', '\n');
}
function fileName(line, prefix) {
    const name = (line.slice(4).split('\t')[0] ?? '').replace(/\r$/, '').trimEnd();
    if (name === '/dev/null')
        return null;
    return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
function readHunks(lines) {
    const hunks = [];
    for (const [index, line] of lines.entries()) {
        const head = hunkHead.exec(line);
        const last = hunks.at(-1);
        if (head !== null)
            hunks.push({ line: Number(head[1]), lines: [] });
        else if (line.startsWith('diff --git ') || (line.startsWith('--- ') && isFileHead(lines, index)))
            return { reason: 'The diff is of several files; give one diff for each.' };
        else if (line.startsWith('@@') || last === undefined)
            return { reason: `"${line.slice(0, 80)}" is no head of a hunk, as in "@@ -1,3 +1,4 @@".` };
        else if (line === '' || line === '\r')
            last.lines.push(` ${line}`);
        else if (/^[ +\\-]/.test(line))
            last.lines.push(line);
        else
            return { reason: `"${line.slice(0, 80)}" is no line of a diff: it begins with none of " ", "+", "-".` };
    }
    return hunks.length > mostHunks ? { reason: `The diff has more than ${mostHunks} hunks.` } : hunks;
}
function isFileHead(lines, index) {
    return (lines[index + 1] ?? '').startsWith('+++ ') && hunkHead.test(lines[index + 2] ?? '');
}

;// CONCATENATED MODULE: ./build/core/apply-diff/apply.js



const longestDiff = 400_000;
const longestFile = 4_000_000;
async function applyDiff({ path, diff }, before) {
    const fault = (0,plan_faults/* pathFault */.a9)(path);
    if (fault !== null)
        return refused(`${JSON.stringify(path)} cannot be changed: ${fault}`);
    if (diff.length > longestDiff)
        return refused(`The diff of ${path} is longer than ${longestDiff} characters.`);
    if (before !== null && before.length > longestFile)
        return refused(`${path} is too large to be changed by a diff.`);
    const read = readDiff(diff);
    if ('reason' in read)
        return refused(read.reason);
    const mismatch = wrongFile(read, path, before);
    if (mismatch !== null)
        return refused(mismatch);
    const hunks = placed(read.hunks, before ?? '');
    if ('reason' in hunks)
        return refused(`In the diff of ${path}, ${hunks.reason}.`);
    const after = await patched(hunks, before ?? '');
    if (after === null)
        return refused(`The diff of ${path} does not fit its line ends.`);
    if (read.after === null)
        return after === ''
            ? { ok: true, after: null }
            : refused(`The diff deletes ${path}, but not all of its lines.`);
    return after === before ? refused(`The diff of ${path} changes nothing.`) : { ok: true, after };
}
async function applyDiffs(changes, files) {
    const copy = new Map();
    const reasons = [];
    for (const change of changes) {
        const applied = await applyDiff(change, copy.has(change.path) ? (copy.get(change.path) ?? null) : (files.get(change.path) ?? null));
        if (applied.ok)
            copy.set(change.path, applied.after);
        else
            reasons.push(applied.reason);
    }
    return reasons.length > 0 ? { ok: false, reasons } : { ok: true, files: copy };
}
function refused(reason) {
    return { ok: false, reason };
}
function wrongFile({ before, after }, path, text) {
    const names = [before, after].filter((name) => name !== null);
    if (names.length === 0)
        return 'The diff is of no file: both of its names are /dev/null.';
    if (names.length === 2 && before !== after)
        return `The diff renames ${before} to ${after}; delete the one and create the other.`;
    if (names[0] !== path)
        return `The diff is of ${names[0]}, not of ${path}.`;
    if (before === null && text !== null)
        return `${path} is there already; give a diff against what it holds.`;
    return before !== null && text === null
        ? `There is no ${path}; a new file's diff begins with "--- /dev/null".`
        : null;
}
function placed(hunks, before) {
    const lines = before === '' ? [] : before.replace(/\n$/, '').split('\n').map(bare);
    const found = [];
    let from = 0;
    let shift = 0;
    for (const [index, hunk] of hunks.entries()) {
        const at = placeOf(hunk, lines, from, shift);
        if (typeof at !== 'number')
            return { reason: `hunk ${index + 1} of ${hunks.length} ${at.reason}` };
        found.push({ hunk, at });
        shift = at - (hunk.line - 1);
        from = at + oldLines(hunk).length;
    }
    return found;
}
async function patched(hunks, before) {
    const { applyPatch } = await __webpack_require__.e(/* import() */ 1304).then(__webpack_require__.bind(__webpack_require__, 1304));
    let grown = 0;
    const structured = hunks.map(({ hunk, at }) => {
        const old = hunk.lines.filter((line) => /^[ -]/.test(line)).length;
        const fresh = hunk.lines.filter((line) => /^[ +]/.test(line)).length;
        const made = {
            oldStart: at + 1,
            oldLines: old,
            newStart: at + 1 + grown,
            newLines: fresh,
            lines: hunk.lines,
        };
        grown += fresh - old;
        return made;
    });
    const names = { oldFileName: 'a', newFileName: 'b', oldHeader: '', newHeader: '' };
    const after = applyPatch(before, { ...names, hunks: structured });
    return after === false ? null : after;
}

// EXTERNAL MODULE: ./build/core/files/proposed-change.js
var proposed_change = __webpack_require__(114);
;// CONCATENATED MODULE: ./build/pipelines/act-changes.js




async function putDiff({ path, diff }, overlay, start) {
    const place = await overlay.files.standing(path);
    if (!place.ok)
        return place.reason;
    if (place.path !== path)
        return `${(0,asked_path/* shownPath */.pS)(path)} is to be written as ${(0,asked_path/* shownPath */.pS)(place.path)}.`;
    const { now } = place;
    if (now.kind === 'link' || now.kind === 'binary')
        return act_changes_refused(path, now.kind);
    const applied = await appliedTo(path, diff, now);
    if (!applied.ok)
        return (await isMade(path, diff, overlay, start)) ? null : applied.reason;
    const shape = now.kind === 'text' ? now.shape : undefined;
    const written = applied.after === null
        ? await overlay.files.remove(path)
        : await overlay.files.write(path, applied.after, shape);
    return written.ok ? null : written.reason;
}
function act_changes_refused(path, kind) {
    return kind === 'link'
        ? `${(0,asked_path/* shownPath */.pS)(path)} is a link, and nothing is changed through links.`
        : `${(0,asked_path/* shownPath */.pS)(path)} is binary or too large, and only text files are changed.`;
}
async function appliedTo(path, diff, now) {
    const text = now.kind === 'text' ? now.text : null;
    const plain = await applyDiff({ path, diff }, text);
    if (plain.ok || now.kind !== 'text' || !now.shape.mark)
        return plain;
    const marked = await applyDiff({ path, diff }, `\ufeff${now.text}`);
    if (!marked.ok)
        return plain;
    return { ok: true, after: marked.after?.replace(/^\ufeff/, '') ?? null };
}
async function isMade(path, diff, overlay, start) {
    const own = overlay.state().get(path);
    if (own === undefined)
        return false;
    const before = start.get(path)?.now ?? own.before;
    const again = await appliedTo(path, diff, before);
    return again.ok && again.after === (own.now.kind === 'text' ? own.now.text : null);
}
async function changesSince(start, overlay, step, said) {
    const state = overlay.state();
    const paths = [...new Set([...start.keys(), ...state.keys()])].sort();
    const changes = [];
    for (const path of paths) {
        const before = start.get(path)?.now ?? state.get(path)?.before;
        const now = state.get(path)?.now ?? start.get(path)?.before;
        if (before === undefined || now === undefined || isSame(before, now))
            continue;
        const shown = now.kind === 'nothing'
            ? await (0,proposed_change/* proposedDeletion */.p)(path, before)
            : await (0,proposed_change/* proposedText */.s)(path, before, now.text);
        if (shown.kind !== 'change')
            return shown.kind === 'none' ? shown.reason : '';
        const description = said.find((one) => one.path === path)?.description || shown.description;
        changes.push({
            step,
            path,
            before,
            now,
            made: changeMade(before, now, { description, diff: shown.diff }),
        });
    }
    return changes;
}
async function putAgain(kept, overlay) {
    const changes = [];
    for (const { step, path, before, after, made } of kept) {
        const place = await overlay.files.standing(path);
        if (!place.ok)
            return { ok: false, path, reason: place.reason };
        const { now } = place;
        if (now.kind === 'link' || now.kind === 'binary')
            return { ok: false, path, reason: act_changes_refused(path, now.kind) };
        const hash = hashOf(now);
        if (made === null || (hash !== before && hash !== after))
            return { ok: false, path, reason: movedOn(path) };
        if (hash === after) {
            changes.push({ step, path, before: now, now, made });
            continue;
        }
        const next = madeAgain(made, now, after);
        if (next === null)
            return {
                ok: false,
                path,
                reason: `What was kept of the change of ${(0,asked_path/* shownPath */.pS)(path)} does not make it again, as where it holds a secret; nothing was written. Plan the task again.`,
            };
        const written = next.kind === 'nothing'
            ? await overlay.files.remove(path)
            : await overlay.files.write(path, next.text, next.shape);
        if (!written.ok)
            return { ok: false, path, reason: written.reason };
        changes.push({ step, path, before: now, now: next, made });
    }
    return { ok: true, changes };
}
function movedOn(path) {
    return `${(0,asked_path/* shownPath */.pS)(path)} is not any more as it was when its change was made, so nothing was written over it. Put it back as it was, or plan the task again.`;
}

;// CONCATENATED MODULE: ./build/pipelines/act-apply.js


function told({ step, path, made }, hashes, status) {
    const kept = status === 'proposed' ? { made } : {};
    return { kind: 'change', step, path, ...hashes, status, ...kept };
}
async function applyChange(change, hashes, files, session) {
    const { path, now } = change;
    const place = await files.standing(path);
    if (!place.ok)
        return place.reason;
    const state = place.now;
    if (state.kind === 'link' || state.kind === 'binary')
        return movedOn(path);
    const hash = hashOf(state);
    if (hash !== hashes.after) {
        if (hash !== hashes.before)
            return movedOn(path);
        await session?.record([told(change, hashes, 'intended')]);
        const written = now.kind === 'nothing' ? await files.remove(path) : await files.write(path, now.text, now.shape);
        if (!written.ok)
            return written.reason;
    }
    await session?.record([told(change, hashes, 'applied')]);
    return null;
}
function hashesOf({ before, now }) {
    return { before: hashOf(before), after: hashOf(now) };
}

// EXTERNAL MODULE: ./build/core/plan.js
var core_plan = __webpack_require__(1372);
;// CONCATENATED MODULE: ./build/core/plan-problems.js


const lists = [
    'objectives',
    'constraints',
    'assumptions',
    'testPlan',
    'risks',
    'alternatives',
    'rollback',
    'successCriteria',
    'nextActions',
];
const most = 20;
function planProblems(plan) {
    return [...blankParts(plan), ...(0,core_plan/* stepFaults */.Cn)(plan.steps), ...(0,plan_faults/* pathFaults */.Jn)(plan)].slice(0, most);
}
function blankParts(plan) {
    return [...blankSections(plan), ...blankSteps(plan)];
}
function blankSections(plan) {
    const texts = ['title', 'summary', 'approach'].filter((name) => isBlank(plan[name]));
    const empty = lists.filter((name) => plan[name].every(isBlank) || plan[name].includes(''));
    return [...texts, ...empty].map((name) => `The section "${name}" says nothing.`);
}
function blankSteps({ steps }) {
    if (steps.length === 0)
        return ['The plan has no step.'];
    return steps.flatMap(({ number, description, verification }) => [
        ...(isBlank(description) ? [`Step ${number} does not say what to do.`] : []),
        ...(isBlank(verification) ? [`Step ${number} does not say how to tell that it is done.`] : []),
    ]);
}
function isBlank(text) {
    return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

;// CONCATENATED MODULE: ./build/core/tools/proposals.js
function withProposals(plan, proposals) {
    const changes = [...plan.proposedChanges];
    const commands = [...plan.suggestedCommands];
    for (const proposal of proposals) {
        if (proposal.kind === 'command') {
            if (!commands.includes(proposal.command))
                commands.push(proposal.command);
            continue;
        }
        const { path, description, diff } = proposal;
        if (!changes.some((one) => one.path === path && one.diff === diff))
            changes.push({ path, description, diff });
    }
    return { ...plan, proposedChanges: changes, suggestedCommands: commands };
}
function proposalsMarkdown(proposals) {
    if (proposals.length === 0)
        return '';
    const none = {
        proposedChanges: [],
        suggestedCommands: [],
    };
    const { proposedChanges, suggestedCommands } = withProposals(none, proposals);
    const changes = proposedChanges.map(({ path, description, diff }) => `- \`${path.replaceAll('`', '')}\`: ${description}\n\n${fenced(diff, 'diff')}`);
    const commands = suggestedCommands.map((command) => fenced(command, ''));
    return ['**Asked for and not done:**', ...changes, ...commands].join('\n\n');
}
function fenced(text, language) {
    const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

;// CONCATENATED MODULE: ./build/core/plan-beyond.js


function withBeyond(plan, number, asked) {
    const { id: _id, version: _v, createdAt: _c, updatedAt: _u, progress: _p, ...words } = plan;
    const fitting = asked.filter((one) => planProblems(extended(words, number, [one])).length === 0);
    return fitting.length === 0 ? null : extended(words, number, fitting);
}
function extended(words, number, asked) {
    const changes = asked.filter((one) => one.kind === 'change');
    const commands = asked.flatMap((one) => (one.kind === 'command' ? [one.command] : []));
    const paths = changes.map(({ path }) => path);
    const known = new Set(words.affectedFiles.map(({ path }) => path));
    return {
        ...withProposals(words, changes),
        affectedFiles: [
            ...words.affectedFiles,
            ...changes
                .filter(({ path }) => !known.has(path))
                .map(({ path }) => ({ path, reason: `Step ${number} turned out to need it.` })),
        ],
        steps: words.steps.map((step) => step.number === number
            ? {
                ...step,
                files: [...new Set([...step.files, ...paths])],
                commands: [...new Set([...step.commands, ...commands])],
            }
            : step),
    };
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(7690);
;// CONCATENATED MODULE: ./build/pipelines/act-beyond.js



async function beyondPlan(plan, number, beyond, { ports, gate }) {
    const outside = beyond.map(({ reason }) => `Step ${number}: ${reason.replace(/^Not done: /, '')}`);
    const asked = beyond.flatMap(({ proposal }) => (proposal === null ? [] : [proposal]));
    const draft = withBeyond(plan, number, asked);
    if (draft === null)
        return {
            outside,
            note: `Nothing of it was done: it asked for what no plan can have. ${beyond[0]?.reason ?? ''}`.trim(),
            thread: {},
        };
    const revised = (0,core_plan/* revisePlan */.sW)(plan, (0,redact.redactDeep)(draft, ports.known()), ports.clock.now());
    const next = (await gate?.post(revised)) ?? revised;
    const note = `Nothing of it was done: it asked for what the approved plan does not cover. Version ${next.version} of the plan, ${next.id.slice(0, 12)}, has that and awaits approval.`;
    const verdict = (await gate?.look(null)) ?? null;
    const planChanges = asked.map((one) => one.kind === 'change'
        ? `step ${number} changes ${one.path} too`
        : `step ${number} runs ${JSON.stringify(one.command)} too`);
    return { outside, note, thread: { plan: next, verdict, planChanges } };
}

;// CONCATENATED MODULE: ./build/pipelines/act-state.js


function keptChanges({ room }, number) {
    return room.session?.state().changes.filter(({ step }) => step === number) ?? [];
}
function leave({ steps }, number, note) {
    steps.push({ number, status: 'open', note });
}
function fail({ steps, missing, room }, number, note) {
    missing.add(number);
    steps.push({ number, status: 'failed', note });
    const hint = 'The report’s `act` says how far the plan was carried out.';
    room.stages.notes.push({ failed: [{ what: `step ${number} of the plan`, reason: note }] });
    room.stages.faults.push(new errors/* RunError */.e4('tool', note, { hint }));
}
function stopAt(acting, change, reason) {
    acting.changes.push({ ...change, status: 'failed', note: reason });
    acting.halt = `step ${change.step} could not be carried out`;
    fail(acting, change.step, reason);
}
function reported({ step, path, made }) {
    return { step, path, description: made.description, diff: made.diff };
}
function keep(acting, { number }, status, note) {
    for (const { path, made, status: state } of keptChanges(acting, number)) {
        const { description = '', diff = '' } = made ?? {};
        const now = state === 'applied' ? 'applied' : 'proposed';
        acting.changes.push({ step: number, path, description, diff, status: now, note: '' });
    }
    acting.commands.push(...(acting.room.session?.state().commands.filter(({ step }) => step === number) ?? []));
    if (status === 'failed')
        fail(acting, number, note);
    else
        acting.steps.push({ number, status, note });
}
function ticked({ plan, steps, room }) {
    const at = room.ports.clock.now();
    const done = steps.filter(({ status }) => status === 'done');
    return done.reduce((all, { number }) => (0,core_plan/* markStepComplete */.TL)(all, number, at), plan);
}

// EXTERNAL MODULE: ./build/core/command-text.js
var command_text = __webpack_require__(9620);
;// CONCATENATED MODULE: ./build/core/conclusion-markdown.js

function conclusionMarkdown(conclusion, isExamined) {
    const found = (count, noun) => isExamined || count > 0 ? claimed(count, noun) : 'Nothing was examined.';
    switch (conclusion.mode) {
        case 'debugger':
            return joined([
                found(conclusion.errors.length, 'error'),
                `**Root cause.** ${conclusion.rootCause}`,
                listed('Fixes', conclusion.fixes),
            ]);
        case 'security':
            return joined([
                found(conclusion.vulnerabilities.length, 'vulnerability'),
                listed('Recommendations', conclusion.recommendations),
            ]);
        case 'reviewer':
            return joined([
                found(conclusion.issues.length, 'issue'),
                listed('Suggestions', conclusion.suggestions),
                listed('Good', conclusion.positives),
            ]);
        case 'performance':
            return joined([
                found(conclusion.bottlenecks.length, 'bottleneck'),
                listed('Optimizations', conclusion.optimizations),
                conclusion.estimatedImprovement === ''
                    ? ''
                    : `**Estimated improvement.** ${conclusion.estimatedImprovement}`,
            ]);
    }
}
function claimed(count, noun) {
    const words = noun === 'vulnerability' && count !== 1 ? `${count} vulnerabilities` : (0,core_count/* counted */.h)(count, noun);
    return count === 0
        ? `No ${noun} was found.`
        : `${words} claimed; those that hold stand under the findings.`;
}
function listed(title, lines) {
    const bare = lines.map((line) => line.replace(/^\d{1,3}\. /, ''));
    return lines.length === 0
        ? ''
        : `**${title}**\n\n${bare.map((line, at) => `${at + 1}. ${line}`).join('\n')}`;
}
function joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/core/handed.js
const longest = 6_000;
function handedFrom(conclusion) {
    const { mode } = conclusion;
    switch (mode) {
        case 'debugger':
            return handed(mode, 'debugger findings', [
                ...section('Errors', conclusion.errors.map(handed_claimed)),
                `Root cause: ${conclusion.rootCause}`,
                ...section('Suggested fixes', conclusion.fixes),
            ]);
        case 'security':
            return handed(mode, 'security audit results', [
                `Vulnerabilities found: ${conclusion.vulnerabilities.length}`,
                ...section('Vulnerabilities', conclusion.vulnerabilities.map(handed_claimed)),
                ...section('Recommendations', conclusion.recommendations),
            ]);
        case 'reviewer':
            return handed(mode, 'review', [
                ...section('Issues', conclusion.issues.map(handed_claimed)),
                ...section('Suggestions', conclusion.suggestions),
            ]);
        case 'performance':
            return handed(mode, 'performance analysis', [
                ...section('Bottlenecks', conclusion.bottlenecks.map(handed_claimed)),
                ...section('Optimizations', conclusion.optimizations),
                ...(conclusion.estimatedImprovement === ''
                    ? []
                    : [`Estimated improvement: ${conclusion.estimatedImprovement}`]),
            ]);
    }
}
function handedPlan(from, plan) {
    return handed(from, plan.proposedChanges.length === 0 ? 'plan' : 'proposed change', [
        plan.title,
        plan.summary,
        ...section('Steps', plan.steps.map((step) => step.description)),
        ...plan.proposedChanges.map(({ path, description, diff }) => `${path}: ${description}\n${diff}`),
    ]);
}
function handedAnswer(from, text) {
    return handed(from, 'answer', [text]);
}
function handed(from, title, parts) {
    const text = parts.join('\n');
    return { from, title, text: text.length > longest ? `${text.slice(0, longest)}\n[cut]` : text };
}
function section(title, lines) {
    return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line, index) => `${index + 1}. ${line}`)];
}
function handed_claimed({ severity, title, file, quote, detail }) {
    const place = file === null ? '' : ` (${file}${quote === '' ? '' : `, at ${JSON.stringify(quote.split('\n')[0])}`})`;
    return `${severity}: ${title}${place}. ${detail}`;
}

;// CONCATENATED MODULE: ./build/core/diff-lines.js
function addedLines(file) {
    const lines = new Set();
    for (const hunk of file.hunks) {
        for (const line of hunk.lines)
            if (line.kind === 'add' && line.newLine !== null)
                lines.add(line.newLine);
    }
    return lines;
}
function mapLine(file, oldLine) {
    if (file.binary || file.status === 'added' || file.status === 'deleted')
        return null;
    let moved = 0;
    for (const hunk of file.hunks) {
        const first = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
        if (oldLine < first)
            return oldLine + moved;
        if (oldLine < first + hunk.oldLines) {
            return hunk.lines.find((line) => line.oldLine === oldLine)?.newLine ?? null;
        }
        moved += hunk.newLines - hunk.oldLines;
    }
    return file.truncated ? null : oldLine + moved;
}
function commentable(file, startLine, endLine) {
    if (startLine > endLine)
        return false;
    return file.hunks.some((hunk) => hunk.newLines > 0 && startLine >= hunk.newStart && endLine < hunk.newStart + hunk.newLines);
}

// EXTERNAL MODULE: ./build/core/file-kind.js
var file_kind = __webpack_require__(1088);
// EXTERNAL MODULE: ./build/core/plan-spots.js
var plan_spots = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/core/concerns.js



const concerns_most = 300;
const mostGuessed = 4;
function concernsOf(evidence) {
    const changed = changedFiles(evidence);
    const reasons = new Map();
    const add = (file, reason) => {
        if (!reasons.has(file))
            reasons.set(file, reason);
    };
    const addDiff = () => {
        for (const file of changed.keys())
            add(file, 'the diff changes it');
    };
    for (const frame of (0,plan_spots/* ownFrames */.LN)(evidence))
        if (frame.file)
            add(frame.file, 'the stack trace leads there');
    for (const file of evidence.passages?.namedFiles ?? [])
        add(file, 'the task names it');
    if (evidence.diff?.asked)
        addDiff();
    const guessed = new Set((evidence.passages?.passages ?? []).map((passage) => passage.file));
    for (const file of [...guessed].filter((f) => (0,file_kind/* fileKind */.h)(f) !== 'generated').slice(0, mostGuessed)) {
        add(file, 'the words of the task lead there');
    }
    addDiff();
    const concerns = [...reasons].slice(0, concerns_most).map(([file, reason]) => {
        const diff = changed.get(file);
        return { file, addedLines: diff === undefined ? null : addedLines(diff), reason };
    });
    return { concerns, of: reasons.size };
}
function changedFiles(evidence) {
    const files = (evidence.diff?.files ?? []).filter((file) => file.status !== 'deleted' && !file.binary);
    return new Map(files.map((file) => [file.path, file]));
}

;// CONCATENATED MODULE: ./build/pipelines/gather.js


const lookedUp = ['rules', 'secrets', 'tests', 'owners', 'history'];
async function gather(question, all, ports, stages, isMinimal = false) {
    const collectors = all.filter(({ isBackground }) => !(isMinimal && isBackground));
    const apart = all.filter((one) => !collectors.includes(one)).map(({ name }) => name);
    if (apart.length > 0)
        stages.notes.push({ examined: [`a small change, without ${apart.join(' and ')}`] });
    const evidence = {};
    if (!ports.permit({ action: 'read the files of the workspace', safe: true })) {
        throw new errors/* RunError */.e4('permission', 'Reading the files of the workspace was not approved.', {
            hint: 'Leave --auto-approve-safe at its default, true.',
        });
    }
    if (ports.repositoryFault)
        stages.notes.push({ failed: [{ what: 'git', reason: ports.repositoryFault }] });
    const round = async (number, asked) => {
        const ended = await Promise.allSettled(collectors
            .filter((collector) => collector.round === number)
            .map((collector) => collect(collector, asked, ports, stages, evidence)));
        for (const one of ended)
            if (one.status === 'fulfilled' && one.value)
                stages.notes.push(one.value);
        for (const one of ended)
            if (one.status === 'rejected')
                throw one.reason;
    };
    await round(1, question);
    if (question.whole && evidence.diff)
        evidence.diff = { ...evidence.diff, whole: true };
    const { concerns, of } = concernsOf(evidence);
    if (concerns.length < of) {
        const told = lookedUp.filter((name) => !apart.some((one) => one === name));
        const what = `files of concern that ${told.slice(0, -1).join(', ')} and ${told.at(-1)} were looked up for`;
        stages.notes.push({ truncated: [{ what, kept: concerns.length, of }] });
    }
    await round(2, {
        ...question,
        concerns,
        passages: evidence.passages?.passages ?? [],
    });
    ports.learn((evidence.rules?.hits ?? []).flatMap((hit) => hit.secrets ?? []));
    return evidence;
}
async function collect(collector, question, ports, stages, evidence) {
    const gathered = await stages.run(collector.name, () => collector.gather(question, ports));
    if (gathered === null)
        return null;
    if (gathered.facts !== null)
        Object.assign(evidence, { [collector.name]: gathered.facts });
    return gathered.coverage;
}

// EXTERNAL MODULE: ./build/core/as-sent.js
var as_sent = __webpack_require__(7470);
// EXTERNAL MODULE: ./build/core/tool-filter.js
var tool_filter = __webpack_require__(1112);
// EXTERNAL MODULE: ./build/core/prompts/data-block.js
var data_block = __webpack_require__(1347);
// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/core/prompts/tool-guide.js

const mostLines = 60;
const longestDescription = 300;
const mostArguments = 20;
function toolGuide(tools) {
    if (tools.length === 0)
        return '';
    const room = tools.length + 1 <= mostLines ? tools.length : mostLines - 2;
    const lines = tools.slice(0, room).map(line);
    const rest = tools.length - room;
    return [
        '# Tools',
        ...lines,
        ...(rest === 0 ? [] : [`- and ${rest} more that are not described here`]),
    ].join('\n');
}
function line({ name, description, input }) {
    const said = [...(0,clean.oneLine)(description)];
    const short = said.length > longestDescription ? `${said.slice(0, longestDescription).join('')}…` : said.join('');
    return `- ${(0,clean.oneLine)(name)}(${argumentsOf(input).join(', ')}): ${short}`;
}
function argumentsOf({ properties }) {
    if (properties === null || typeof properties !== 'object')
        return [];
    return Object.entries(properties)
        .slice(0, mostArguments)
        .map(([key, value]) => `${(0,clean.oneLine)(key.slice(0, 60))}${mayBeNull(value) ? '?' : ''}`);
}
function mayBeNull(schema) {
    const type = schema?.type;
    return Array.isArray(type) && type.includes('null');
}

;// CONCATENATED MODULE: ./build/core/prompts/mode-part.js



function modePart({ prompts, grants, skills, tools, additional }) {
    const sorted = [...skills].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    const own = prompts.filter(({ source }) => source === 'built in');
    const added = prompts.filter(({ source }) => source !== 'built in');
    return [
        ...own.map(({ text }) => text),
        ...sorted.map(({ name, text }) => (0,data_block/* dataBlock */.g)(text, { skill: name }, 'instructions')),
        ...added.map(addedBlock),
        toolGuide((0,tool_filter/* allowedTools */.OX)(grants, tools)),
        additional.trim() === '' ? '' : (0,data_block/* dataBlock */.g)(additional, {}, 'instructions'),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function addedBlock({ name, source, from, text }) {
    return source === 'mcp'
        ? (0,data_block/* dataBlock */.g)(text, { prompt: name, server: from })
        : (0,data_block/* dataBlock */.g)(text, { prompt: name }, 'instructions');
}

;// CONCATENATED MODULE: ./build/domain/prompt.js
const promptSources = ['built in', 'config', 'mcp'];

// EXTERNAL MODULE: ./build/core/can-use-tool.js
var can_use_tool = __webpack_require__(5938);
// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
// EXTERNAL MODULE: ./build/core/prompts/brief-thinking.js
var brief_thinking = __webpack_require__(2424);
;// CONCATENATED MODULE: ./build/core/prompts/registry.js





const deepThinkingName = 'deep-thinking';
const nameForm = /^[A-Za-z0-9][\w.-]{0,99}$/;
const registry_longest = 20_000;
function promptRegistry(sources) {
    const table = new Map();
    const refused = [];
    for (const source of promptSources) {
        for (const prompt of sources.flat().filter((one) => one.source === source)) {
            const key = prompt.name.toLowerCase();
            const holder = table.get(key);
            const fault = faultOf(prompt, holder ?? null);
            if (fault === null)
                table.set(key, source === 'mcp' ? { ...prompt, text: (0,clean.visible)(prompt.text) } : prompt);
            else
                refused.push({
                    what: `the prompt ${(0,clean.visible)(prompt.name.slice(0, 100))}${ofWhom(prompt)}`,
                    reason: fault,
                });
        }
    }
    const all = [...table.values()];
    return { get: (name) => table.get(name.toLowerCase()) ?? null, list: () => all, refused };
}
function faultOf({ name, source, text }, holder) {
    if (!nameForm.test(name))
        return 'its name is not of letters, digits, `.`, `_` and `-`';
    if (holder !== null)
        return `there is another prompt of its name, ${ofWhom(holder).trim() || 'of the same source'}`;
    if (text.trim() === '')
        return 'it has no text';
    return source !== 'built in' && text.length > registry_longest ? `it has more than ${registry_longest} characters` : null;
}
function ofWhom({ source, from }) {
    if (source === 'mcp')
        return ` of the server ${from}`;
    return source === 'config' ? ' of the settings' : ' built in';
}
function builtInPrompts(modes) {
    const builtIn = (name, text) => ({ name, source: 'built in', from: '', text });
    return [...modes.map(({ name, brief }) => builtIn(name, brief)), builtIn(deepThinkingName, brief_thinking/* deepThinking */.f)];
}
function configPrompts(texts) {
    return Object.entries(texts).map(([name, text]) => ({ name, source: 'config', from: '', text }));
}
function addedPrompts(registry, names) {
    const prompts = [];
    const missing = [];
    for (const name of names) {
        const prompt = registry.get(name);
        const what = `the prompt ${(0,clean.visible)(name.slice(0, 100))}`;
        if (prompt === null)
            missing.push({ what, reason: unknown(name, registry) });
        else if (prompt.source === 'built in')
            missing.push({ what, reason: 'it comes with its mode and cannot be added' });
        else if (!prompts.includes(prompt))
            prompts.push(prompt);
    }
    return { prompts, missing };
}
function unknown(name, registry) {
    if (name.startsWith(can_use_tool/* serverPrefix */.IO))
        return 'no server brought one of that name';
    const others = registry.list().filter(({ source }) => source !== 'built in');
    const near = (0,nearest/* nearest */.p)(name, others.map((one) => one.name));
    return `there is none of that name${near === null ? '' : `; did you mean ${near}?`}`;
}

;// CONCATENATED MODULE: ./build/core/switching/blend.js
const writing = ['none', 'fixes', 'all'];
function blend(parts, toolNames, preset = null) {
    const modes = parts.map((part) => part.mode);
    const [{ mode: first }] = parts;
    return {
        name: first.name,
        persona: modes.map((mode) => mode.persona).join(' and '),
        icon: modes.map((mode) => mode.icon).join(''),
        colour: first.colour,
        purpose: modes.map((mode) => mode.purpose).join('; '),
        hears: united(modes),
        grants: shared(parts, toolNames, preset),
        threshold: Math.max(...modes.map((mode) => mode.threshold)),
        brief: modes.map((mode) => mode.brief).join('\n\n'),
        next: first.next,
    };
}
function united(modes) {
    const weights = new Map();
    for (const [word, weight] of modes.flatMap((mode) => Object.entries(mode.hears)))
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    return Object.fromEntries(weights);
}
function shared(parts, toolNames, preset) {
    const mayAll = toolNames.filter((name) => parts.every((part) => part.allowed.includes(name)));
    const [first, ...others] = parts.map((part) => part.mode.grants);
    const effects = (first?.effects ?? []).filter((effect) => others.every((grants) => grants.effects.includes(effect)));
    return {
        effects,
        also: mayAll,
        never: toolNames.filter((name) => !mayAll.includes(name)),
        writes: least(parts, preset),
    };
}
function least(parts, preset) {
    const kinds = parts.map((part) => part.mode.grants.writes);
    const lowest = writing.find((kind) => kinds.includes(kind)) ?? 'none';
    return lowest === 'none' ? lowest : (preset?.writes ?? lowest);
}

// EXTERNAL MODULE: ./build/core/switching/presets.js
var presets = __webpack_require__(7236);
// EXTERNAL MODULE: ./build/core/document-paths.js
var document_paths = __webpack_require__(3803);
;// CONCATENATED MODULE: ./build/pipelines/tool-desk.js




const mostRead = 900_000;
const mostCalls = 500;
const emptyLog = () => ({ calls: [], proposals: [], changed: [], runs: [] });
async function openToolDesk({ config, task }, crew, world, stages, { confirmer, log, policy }) {
    checkLeave(policy);
    if (!config.tools || crew.engine.info.kind === 'offline')
        return null;
    const opened = await world.openTools(task.trust.tier);
    const { openToolkit } = await __webpack_require__.e(/* import() */ 4012).then(__webpack_require__.bind(__webpack_require__, 4012));
    const tools = [...crew.tools, ...opened.served];
    const writesDocuments = config.planWriteDocs && task.trust.tier === 'operator';
    const offers = (planMode) => tools.filter((tool) => ((0,can_use_tool/* mayEverUse */.fH)(tool, { ...policy, planMode }) ||
        (writesDocuments && document_paths/* documentTools */.HU.includes(tool.name))) &&
        (tool.name !== 'web_search' || config.searchUrl !== null));
    const [inPlanMode, outside] = [offers(true), offers(false)];
    const offered = (isPlanMode) => (isPlanMode ? inPlanMode : outside);
    const dispatch = { ...dispatchIn(crew, world, opened, config), tools, log, confirmer };
    const { clock } = world;
    let running = 0;
    const stageTools = {
        maxTurns: config.maxTurns,
        maxCalls: config.maxToolCalls,
        ended: (name, why) => void stages.notes.push({ skipped: [{ what: `further looking around by ${name}`, reason: why }] }),
        running(isRunning) {
            running += isRunning ? 1 : -1;
            if (isRunning && running === 1)
                log.runs.push({ kind: 'tool-started', at: clock.now() });
            if (!isRunning && running === 0)
                log.runs.push({ kind: 'tool-ended', at: clock.now() });
        },
    };
    return {
        log,
        offered,
        warnings: unfitPlanTools(config.planTools, tools),
        servers: opened.servers,
        prompts: opened.prompts,
        ports: opened.ports,
        kit: (stage, mode, state, mayChange) => openToolkit({ stage, mode: writesDocuments ? writingDocuments(mode) : mode, mayChange, carrying: null }, { ...stageTools, offered: offered(isPlanMode(state)) }, { ...dispatch, policy: { ...policy, planMode: isPlanMode(state) } }),
        actKit: (mode, carrying, files) => openToolkit({ stage: 'act', mode, mayChange: true, carrying }, { ...stageTools, offered: offeredToAct(tools, outside, policy) }, { ...dispatch, ports: { ...opened.ports, files }, policy: { ...policy, planMode: false } }),
        async close() {
            await opened.close();
            stages.notes.push(...opened.notes());
            if (log.calls.length > mostCalls)
                stages.notes.push({
                    truncated: [{ what: 'calls of tools in the report', kept: mostCalls, of: log.calls.length }],
                });
        },
    };
}
function keptCalls({ calls }) {
    return calls.slice(0, mostCalls);
}
function takeProposals(log, stages) {
    const at = (stage) => (stages.includes(stage) ? stages.indexOf(stage) : stages.length);
    const taken = [...log.proposals].sort((a, b) => at(a.stage) - at(b.stage));
    log.proposals.length = 0;
    return taken.map(({ proposal }) => proposal);
}
function offeredToAct(all, offered, { tier }) {
    const mayWrite = tier !== 'untrusted';
    const isOwn = ({ name }) => !name.startsWith(can_use_tool/* serverPrefix */.IO) && name !== 'git_commit';
    return all.filter((tool) => tool.effect === 'write' ? mayWrite && isOwn(tool) : tool.effect !== 'exec' && offered.includes(tool));
}
function toolPolicy(config, { trust }) {
    const { permissionMode, planTools, allowExec, allowNetwork, autoApproveSafe, failOnUnsafe } = config;
    return {
        tier: trust.tier,
        planMode: false,
        planTools,
        permissionMode,
        allowExec,
        allowNetwork,
        autoApproveSafe,
        failOnUnsafe,
    };
}
function checkLeave({ permissionMode, tier }) {
    if (permissionMode !== 'bypassPermissions' || tier === 'operator')
        return;
    throw new errors/* RunError */.e4('config', 'bypassPermissions is for the person at the machine: not for a workflow, and not for a task of somebody else.', { hint: 'Use another --permission-mode.' });
}
function writingDocuments(mode) {
    return mode.name === 'planning' ? { ...mode, grants: (0,document_paths/* withDocuments */.rN)(mode.grants) } : mode;
}
function isPlanMode({ planMode }) {
    return planMode !== null;
}
function unfitPlanTools(names, tools) {
    const unfit = (names ?? []).filter((name) => !tools.some((tool) => tool.name === name && (0,can_use_tool/* readsOnly */.ET)(tool.effect)));
    if (unfit.length === 0)
        return [];
    return [
        `planTools names ${unfit.map((name) => `"${name}"`).join(', ')}: not a tool that only reads, so it was left out.`,
    ];
}
function dispatchIn(crew, world, { ports }, { toolTimeout }) {
    const checks = new Map();
    return {
        modes: crew.modes,
        ports,
        timeoutMs: toolTimeout * 1000,
        elapsed: () => world.clock.elapsed(),
        emit: world.emit,
        checkOf(tool) {
            const made = checks.get(tool.name) ?? checkFor(tool, crew.tools);
            checks.set(tool.name, made);
            return made;
        },
        async clean(text) {
            const read = text.slice(0, mostRead);
            const { secrets } = await world.secrets.scan('text.txt', read);
            world.learn(secrets);
            return (0,as_sent.asSent)(world.known())(read);
        },
    };
}
async function checkFor(tool, own) {
    if (!own.includes(tool))
        return () => [];
    const [{ argumentChecks }, { compileValidator, validatorOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1991).then(__webpack_require__.bind(__webpack_require__, 1991)),
        __webpack_require__.e(/* import() */ 3779).then(__webpack_require__.bind(__webpack_require__, 3779)),
    ]);
    const check = argumentChecks.get(tool.name);
    return check === undefined ? compileValidator(tool.input, `schema of ${tool.name}`) : validatorOf(check);
}
function stageOf(name, critics) {
    return critics.some((critic) => critic.name === name) ? name : 'plan';
}

;// CONCATENATED MODULE: ./build/pipelines/room.js








function shownPlanFile(id) {
    return `.countersign/sessions/${id}.plan.md`;
}
function workingIn(room, state, handed, name, mayChange = false) {
    const mode = name === state.current ? workingMode({ state }, room) : modeIn(room, name);
    const { maxTokens } = state.thinking;
    const thinks = name === 'thinking';
    const additional = thinks && maxTokens !== null ? `Keep the thinking part under ${maxTokens} tokens.` : '';
    const tools = name === 'tool' ? room.crew.tools : [];
    const send = (0,as_sent.asSent)(room.ports.known());
    const prompts = promptsIn(room, state, name).map((prompt) => prompt.source === 'built in' ? prompt : { ...prompt, text: send(prompt.text) });
    return {
        mode: name,
        part: modePart({ prompts, grants: mode.grants, skills: [], tools, additional }),
        handed,
        planMode: state.planMode !== null,
        planFile: state.planMode === null || room.session === null ? null : shownPlanFile(room.session.id),
        form: null,
        oneStep: null,
        tools: room.desk?.kit(stageOf(name, room.crew.examiners), mode, state, mayChange) ?? null,
    };
}
function promptsIn({ prompts }, state, name) {
    const modes = name === state.current && state.hybrid !== null ? state.hybrid.modes : [name];
    const deep = name === 'thinking' && state.thinking.deep ? [deepThinkingName] : [];
    const own = [...modes, ...deep].map((one) => prompts.registry.get(one));
    return [...own.filter((one) => one !== null), ...prompts.added];
}
function boardOf({ policy, crew, ports, task }) {
    return { policy, modes: crew.modes, ports, isStranger: task.trust.tier === 'untrusted' };
}
const proposing = ['plan', ...domain_mode/* criticNames */.pH];
function workIn(room, task, state, handed, mayChange = false) {
    const { crew, ports, noise, stages, scope } = room;
    const question = { ...scope, task };
    return {
        question,
        crew,
        ports,
        noise,
        stages,
        assumed: [],
        oneStep: null,
        isMinimal: false,
        form: room.form,
        proposals: () => takeProposals(room.log, proposing),
        working: (name) => workingIn(room, state, handed, name, mayChange),
    };
}
function modeIn({ crew }, name) {
    const mode = crew.modes.find((one) => one.name === name);
    if (mode === undefined)
        throw new Error(`There is no mode ${name}.`);
    return mode;
}
function criticIn({ crew }, name) {
    return crew.examiners.find((one) => one.name === name) ?? null;
}
function workingMode({ state }, room) {
    const own = modeIn(room, state.current);
    const { hybrid } = state;
    if (hybrid === null)
        return own;
    const { tools } = room.crew;
    const [first, ...others] = hybrid.modes.map((name) => {
        const mode = modeIn(room, name);
        return { mode, allowed: (0,tool_filter/* allowedTools */.OX)(mode.grants, tools).map((tool) => tool.name) };
    });
    if (first === undefined)
        return own;
    return blend([first, ...others], tools.map(({ name }) => name), (0,presets/* presetNamed */.$)(hybrid.preset));
}

// EXTERNAL MODULE: ./build/core/switching/mode-names.js
var mode_names = __webpack_require__(8004);
;// CONCATENATED MODULE: ./build/core/switching/feedback.js

const work = {
    assistant: 'Looking for an answer',
    planning: 'Working out a plan',
    developer: 'Working on the change',
    tool: 'Using the tools',
    debugger: 'Looking for what breaks, and why',
    security: 'Looking for ways in',
    reviewer: 'Reading the code closely',
    performance: 'Looking for what takes the time',
    prototype: 'Trying the idea out',
    teacher: 'Preparing an explanation',
    normal: 'Ready for the next request',
    thinking: 'Thinking it through',
};
function feedbackOf(mode) {
    const name = (0,mode_names/* shownName */.HD)(mode.name);
    return {
        entering: `Switching to ${name} mode`,
        working: `${mode.icon} ${work[mode.name]}`,
        active: `${name.charAt(0).toUpperCase()}${name.slice(1)} mode is active`,
    };
}

// EXTERNAL MODULE: ./build/core/switching/held.js
var switching_held = __webpack_require__(5921);
// EXTERNAL MODULE: ./build/core/switching/notices.js
var notices = __webpack_require__(7673);
;// CONCATENATED MODULE: ./build/core/switching/outcomes.js



function outcomes_refused(state, refusal) {
    return { state, transition: null, refusal, notices: [] };
}
function done(state, notices = [], transition = null) {
    return { state, transition, refusal: null, notices };
}
function arrived(state, entry, policy, ...more) {
    const there = (0,enter/* enter */.Ve)(state, entry);
    return done(there.state, [there.transition === null ? stayed(state) : (0,notices/* entered */.Un)(entry.to, policy), ...more], there.transition);
}
function stayed({ current, hybrid }) {
    return hybrid === null
        ? `Already in ${(0,mode_names/* shownName */.HD)(current)} mode.`
        : `${(0,mode_names/* shownName */.HD)(current)} works alone again.`;
}

;// CONCATENATED MODULE: ./build/core/switching/alone.js







const longestReason = 200;
function alone_short(reason) {
    return (0,clean.wellFormed)(reason.slice(0, longestReason));
}
function analysed(state, { analysis, at }, policy) {
    const { mode, confidence, triggers } = analysis;
    if (mode === state.current || state.hybrid?.modes.includes(mode))
        return done(state);
    const held = (0,switching_held/* heldBack */.Zg)(state, analysis, policy, at);
    if (held !== null)
        return outcomes_refused(state, held);
    const reason = alone_short(triggers.join(', ') || 'what the last messages say');
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, { to: mode, trigger: 'auto', confidence, reason, at });
    const needed = (0,notices/* sure */.MV)((0,thresholds/* threshold */.EN)(policy, state.current, mode));
    const why = `Switched by itself from ${(0,notices/* between */.Tq)(state.current, mode)} (confidence ${(0,notices/* sure */.MV)(confidence)}, ${needed} needed): ${reason}.`;
    return done(there, [why, (0,notices/* entered */.Un)(mode, policy)], transition);
}
function begun(state, signal, policy) {
    const { mode, at } = signal;
    const confidence = Math.min(1, Math.max(0, signal.confidence));
    const still = (0,switching_held/* stillBy */.KQ)(state, policy, at);
    if (still !== null)
        return outcomes_refused(state, still);
    if (state.current !== 'normal' || state.lastSwitchAt !== null)
        return outcomes_refused(state, 'The thread has begun already.');
    if (!(0,mode_names/* isEnabled */.Ol)(policy, mode))
        return outcomes_refused(state, `The ${(0,mode_names/* shownName */.HD)(mode)} mode is disabled by the settings.`);
    const reason = signal.reason.slice(0, longestReason);
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, { to: mode, trigger: 'auto', confidence, reason, at });
    return done(there, [(0,notices/* entered */.Un)(mode, policy)], transition);
}
function finished(state, signal, policy) {
    const { at, confidence } = signal;
    const here = (0,mode_names/* shownName */.HD)(state.current);
    if (!(0,thresholds/* isSpecialised */.ly)(state.current))
        return outcomes_refused(state, `The ${here} mode is not one that ends by itself.`);
    const still = (0,switching_held/* stillBy */.KQ)(state, policy, at);
    if (still !== null)
        return outcomes_refused(state, still);
    const to = state.resume !== null && (0,mode_names/* isEnabled */.Ol)(policy, state.resume) ? state.resume : 'normal';
    const needed = (0,thresholds/* threshold */.EN)(policy, state.current, to);
    if (!(confidence >= needed && confidence <= 1))
        return outcomes_refused(state, `Stayed in ${here} mode: it is done with a confidence of ${(0,notices/* sure */.MV)(confidence)}, and going back takes ${(0,notices/* sure */.MV)(needed)}.`);
    const reason = alone_short(signal.reason);
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, { to, trigger: 'auto', confidence, reason, at });
    return done(there, [`The ${here} mode is done (confidence ${(0,notices/* sure */.MV)(confidence)}); back to ${(0,mode_names/* shownName */.HD)(to)} mode.`], transition);
}
function entryFailed(state, signal) {
    const { before, at } = signal;
    const tried = state.history.at(-1);
    if (tried?.to !== state.current || tried.from !== before.current)
        return outcomes_refused(state, 'No mode was being entered.');
    const reason = alone_short(signal.reason);
    const transition = {
        from: state.current,
        to: before.current,
        trigger: tried.trigger,
        confidence: 1,
        reason: `could not be entered: ${reason}`,
        at,
    };
    const restored = {
        ...before,
        history: (0,enter/* remembered */.HK)(state.history, transition),
        toolSwitches: state.toolSwitches,
        toolsRunning: state.toolsRunning,
        lastSwitchAt: at,
    };
    return done(restored, [
        `The ${(0,mode_names/* shownName */.HD)(state.current)} mode could not be entered (${reason}); back in ${(0,mode_names/* shownName */.HD)(before.current)} mode.`,
    ], transition);
}
function toolStarted(state, { at }, policy) {
    if (!(0,mode_names/* isEnabled */.Ol)(policy, 'tool'))
        return done(state);
    const running = { ...state, toolsRunning: state.toolsRunning + 1 };
    if (state.toolsRunning > 0 || state.current === 'tool')
        return done(running);
    return counted(running, state.current, 'tool', 'a tool runs', at);
}
function toolEnded(state, { at }) {
    if (state.toolsRunning === 0)
        return done(state);
    const running = { ...state, toolsRunning: state.toolsRunning - 1 };
    if (running.toolsRunning > 0 || state.current === 'tool')
        return done(running);
    return counted(running, 'tool', state.current, 'no tool runs any more', at);
}
function counted(state, from, to, reason, at) {
    const transition = { from, to, trigger: 'tool', confidence: 1, reason, at };
    return done({ ...state, toolSwitches: state.toolSwitches + 1 }, [], transition);
}

// EXTERNAL MODULE: ./build/domain/kept-limits.js
var kept_limits = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/core/switching/asked.js









function switchTo(state, signal, policy) {
    const { at, trigger, reason = 'asked for' } = signal;
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const found = (0,mode_names/* lookUp */.TE)(signal.mode, policy);
    if (!found.ok)
        return outcomes_refused(state, found.message);
    const { mode } = found;
    if (signal.push !== true)
        return arrived(state, { to: mode, trigger, confidence: 1, reason, at }, policy);
    if (state.stack.length >= kept_limits/* stackLimit */.yH)
        return outcomes_refused(state, `No more than ${kept_limits/* stackLimit */.yH} modes can wait on the stack; go back with /mode pop first.`);
    const pushed = { ...state, stack: [...state.stack, state.current] };
    return arrived(pushed, { to: mode, trigger, confidence: 1, reason, at }, policy);
}
function stage(state, { mode: to, reason, at }, policy) {
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const found = (0,mode_names/* lookUp */.TE)(to, policy);
    if (!found.ok)
        return outcomes_refused(state, found.message);
    const entry = { to, trigger: 'explicit', confidence: 1, reason, at, isStage: true };
    return arrived(state, entry, policy);
}
function pop(state, { at }, policy) {
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const top = state.stack.at(-1);
    if (top === undefined)
        return outcomes_refused(state, 'No mode waits on the stack to go back to.');
    const to = (0,mode_names/* isEnabled */.Ol)(policy, top) ? top : 'normal';
    const shorter = { ...state, stack: state.stack.slice(0, -1) };
    const reason = 'back to the mode that waited on the stack';
    return arrived(shorter, { to, trigger: 'manual', confidence: 1, reason, at }, policy);
}
function asked_reset(state, { at }, policy) {
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const bare = { ...state, stack: [], forced: false, data: {} };
    return arrived(bare, { to: 'normal', trigger: 'manual', confidence: 1, reason: 'reset', at }, policy, 'Everything is as at the start.');
}
function force(state, signal, policy) {
    const { at } = signal;
    const found = (0,mode_names/* lookUp */.TE)(signal.mode, policy);
    if (!found.ok)
        return outcomes_refused(state, found.message);
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const reason = 'forced';
    const entry = { to: found.mode, trigger: 'explicit', confidence: 1, reason, at };
    const there = arrived(state, entry, policy, 'Nothing switches by itself from here on.');
    return { ...there, state: { ...there.state, forced: true } };
}
function asked_focus(state, signal, policy) {
    const { at, minutes } = signal;
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > kept_limits/* longestFocusMinutes */.wZ)
        return outcomes_refused(state, `A focus lasts from 1 to ${kept_limits/* longestFocusMinutes */.wZ} whole minutes (a day).`);
    const found = (0,mode_names/* lookUp */.TE)(signal.mode, policy);
    if (!found.ok)
        return outcomes_refused(state, found.message);
    const lock = (0,switching_held/* focusAt */.Gd)(state, at)?.mode === found.mode ? null : (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const reason = `focus for ${(0,core_count/* counted */.h)(minutes, 'minute')}`;
    const entry = { to: found.mode, trigger: 'manual', confidence: 1, reason, at };
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, entry);
    const said = `Focus on ${(0,mode_names/* shownName */.HD)(found.mode)} for ${(0,core_count/* counted */.h)(minutes, 'minute')}: until then nothing changes the mode. /mode focus off ends it.`;
    return {
        state: { ...there, focus: { mode: found.mode, until: at + minutes * 60_000 } },
        transition,
        refusal: null,
        notices: transition === null ? [said] : [(0,notices/* entered */.Un)(found.mode, policy), said],
    };
}
function hybrid(state, signal, policy) {
    const { at } = signal;
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const preset = (0,presets/* presetNamed */.$)(signal.preset);
    if (signal.preset !== null && preset === null)
        return outcomes_refused(state, noPreset(signal.preset));
    const modes = [];
    for (const word of preset?.modes ?? signal.modes) {
        const found = (0,mode_names/* lookUp */.TE)(word, policy);
        if (!found.ok)
            return outcomes_refused(state, found.message);
        if (modes.includes(found.mode))
            return outcomes_refused(state, `A hybrid of ${(0,mode_names/* shownName */.HD)(found.mode)} with itself is that mode alone; name two.`);
        modes.push(found.mode);
    }
    const [first, ...others] = modes;
    if (first === undefined || others.length === 0)
        return outcomes_refused(state, 'A hybrid takes two modes or more: /mode hybrid developer security.');
    const reason = preset === null ? 'asked for as a hybrid' : `asked for as the hybrid ${preset.name}`;
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, {
        to: first,
        trigger: 'manual',
        confidence: 1,
        reason,
        at,
    });
    const said = `${modes.map(mode_names/* shownName */.HD).join(' and ')} work as one. /mode ${(0,mode_names/* shownName */.HD)(first)} ends it.`;
    return done({ ...there, hybrid: { preset: preset?.name ?? null, modes } }, [said], transition);
}
function noPreset(name) {
    const names = presets/* presets */.v.map((preset) => preset.name);
    const near = (0,nearest/* nearest */.p)(name, names);
    return near === null
        ? `There is no such preset; there are ${names.join(', ')}.`
        : `There is no such preset; did you mean ${near}?`;
}

;// CONCATENATED MODULE: ./build/core/switching/own.js






const largestBudget = 1_000_000;
const keyName = /^[A-Za-z][A-Za-z0-9.-]{0,63}$/;
function think(state, signal, policy) {
    const { at, deep, maxTokens } = signal;
    if (maxTokens !== null && !(Number.isInteger(maxTokens) && maxTokens >= 1 && maxTokens <= largestBudget))
        return outcomes_refused(state, `A thinking budget is a whole number of tokens from 1 to ${largestBudget}.`);
    const found = (0,mode_names/* lookUp */.TE)('thinking', policy);
    if (!found.ok)
        return outcomes_refused(state, found.message);
    const lock = state.current === 'thinking' ? null : (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const { state: there, transition } = state.current === 'thinking'
        ? { state, transition: null }
        : (0,enter/* enter */.Ve)(state, { to: 'thinking', trigger: 'manual', confidence: 1, reason: 'asked for', at });
    const budget = maxTokens ?? there.thinking.maxTokens;
    const said = [
        ...(transition === null ? [] : [(0,notices/* entered */.Un)('thinking', policy)]),
        ...(deep ? ['It thinks deeply: alternatives and objections are worked through too.'] : []),
        ...(budget === null ? [] : [`It may think for ${(0,core_count/* counted */.h)(budget, 'token')}.`]),
    ];
    return done({ ...there, thinking: { deep, maxTokens: budget } }, said.length === 0 ? ['Thinking as deeply as usual.'] : said, transition);
}
function auto(state, { on }, policy) {
    if (!on)
        return done({ ...state, autoSwitch: false }, ['Modes do not switch by themselves any more.']);
    if (!policy.autoSwitch)
        return outcomes_refused(state, 'Switching by itself is turned off in the settings (prompt.switching.enabled); turn it on there.');
    return done({ ...state, autoSwitch: true, forced: false }, ['Modes switch by themselves.']);
}
function unforce(state) {
    return state.forced
        ? done({ ...state, forced: false }, [`The ${(0,mode_names/* shownName */.HD)(state.current)} mode is not forced any more.`])
        : outcomes_refused(state, 'No mode is forced.');
}
function focusOff(state, { at }) {
    if (state.focus === null)
        return outcomes_refused(state, 'There is no focus to end.');
    const over = (0,switching_held/* focusAt */.Gd)(state, at) === null ? 'The focus was over already.' : 'The focus is over.';
    return done({ ...state, focus: null }, [over]);
}
function hybridOff(state) {
    if (state.hybrid === null)
        return outcomes_refused(state, 'There is no hybrid to end.');
    return done((0,enter/* tidy */.DZ)({ ...state, hybrid: null }), [`${(0,mode_names/* shownName */.HD)(state.current)} works alone again.`]);
}
function own_keep(state, { mode, key, value }) {
    if (!(0,enter/* heldModes */.yT)(state).has(mode))
        return outcomes_refused(state, `The ${(0,mode_names/* shownName */.HD)(mode)} mode is not active, so it keeps nothing.`);
    if (!keyName.test(key))
        return outcomes_refused(state, 'What a mode keeps has a name of letters and digits.');
    return done({ ...state, data: { ...state.data, [mode]: { ...state.data[mode], [key]: value } } });
}
function clear(state, { mode, key }) {
    const kept = Object.entries(state.data[mode] ?? {}).filter(([name]) => key !== null && name !== key);
    const { [mode]: _gone, ...others } = state.data;
    return done({
        ...state,
        data: kept.length === 0 ? others : { ...others, [mode]: Object.fromEntries(kept) },
    });
}

;// CONCATENATED MODULE: ./build/core/switching/plan-mode.js





function holdPlan(state, { at }, policy) {
    const there = force(state, { kind: 'force', mode: 'planning', at }, policy);
    const { planMode } = there.state;
    if (there.refusal !== null || planMode === null)
        return there;
    return { ...there, state: { ...there.state, planMode: { ...planMode, isHeld: true, isAsked: true } } };
}
function exitPlan(state, { at, isOperator }, policy) {
    const { planMode } = state;
    if (planMode === null)
        return outcomes_refused(state, 'This is not Plan Mode, so there is nothing to leave.');
    if (planMode.isHeld && !isOperator)
        return outcomes_refused(state, 'The settings of this run ask for Plan Mode: only the person who runs the program leaves it, in a task of their own.');
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return outcomes_refused(state, lock);
    const { before } = planMode;
    const may = (mode) => (0,mode_names/* isEnabled */.Ol)(policy, mode);
    const to = may(before.mode) ? before.mode : 'normal';
    const entry = { to, trigger: 'explicit', confidence: 1, reason: '/exit-plan', at };
    const { state: there, transition } = (0,enter/* enter */.Ve)({ ...state, planMode: null }, entry);
    const hybrid = before.hybrid?.modes.every(may) ? before.hybrid : null;
    const { resume, forced, enteredAt, lastSwitchAt, confidence } = before;
    const restored = { resume, forced, hybrid, enteredAt, lastSwitchAt, confidence, planMode: null };
    return {
        state: (0,enter/* tidy */.DZ)({ ...there, ...restored, data: state.data, thinking: state.thinking }),
        transition,
        refusal: null,
        notices: [
            `Left Plan Mode; ${(0,mode_names/* shownName */.HD)(to)} mode holds again, with all that held before it. The plan stays as it is.`,
        ],
    };
}
function isTurnedOff(before, after, { planEnabled }) {
    return !planEnabled && before.planMode === null && after.planMode !== null;
}
const turnedOff = 'Plan Mode is turned off in the settings (planEnabled).';

;// CONCATENATED MODULE: ./build/core/switching/step.js





function step(state, signal, policy) {
    const next = taken(state, signal, policy);
    return isTurnedOff(state, next.state, policy) ? outcomes_refused(state, turnedOff) : next;
}
function taken(state, signal, policy) {
    switch (signal.kind) {
        case 'switch':
            return switchTo(state, signal, policy);
        case 'pop':
            return pop(state, signal, policy);
        case 'reset':
            return asked_reset(state, signal, policy);
        case 'begin':
            return begun(state, signal, policy);
        case 'analysis':
            return analysed(state, signal, policy);
        case 'force':
            return force(state, signal, policy);
        case 'stage':
            return stage(state, signal, policy);
        case 'hold-plan':
            return holdPlan(state, signal, policy);
        case 'exit-plan':
            return exitPlan(state, signal, policy);
        case 'unforce':
            return unforce(state);
        case 'auto':
            return auto(state, signal, policy);
        case 'focus':
            return asked_focus(state, signal, policy);
        case 'focus-off':
            return focusOff(state, signal);
        case 'hybrid':
            return hybrid(state, signal, policy);
        case 'hybrid-off':
            return hybridOff(state);
        case 'tool-started':
            return toolStarted(state, signal, policy);
        case 'tool-ended':
            return toolEnded(state, signal);
        case 'think':
            return think(state, signal, policy);
        case 'data':
            return own_keep(state, signal);
        case 'data-clear':
            return clear(state, signal);
        case 'entry-failed':
            return entryFailed(state, signal);
        case 'finished':
            return finished(state, signal, policy);
    }
}

;// CONCATENATED MODULE: ./build/pipelines/switching.js


const strangers = 'This is Plan Mode, which somebody asked for; only people of the project leave it.';
function switched(thread, act, { policy, modes, ports, isStranger }) {
    const done = step(thread.state, { ...act, at: ports.clock.now() }, policy);
    const { state, transition } = done;
    const { planMode: before } = thread.state;
    if (isStranger && before?.isAsked && state.planMode === null)
        return { thread, step: { state: thread.state, transition: null, refusal: strangers, notices: [] } };
    const on = state.planMode !== null;
    const isNews = on !== (before !== null) && (transition === null || knows(transition, modes));
    if (isNews)
        ports.emit({ type: 'plan_mode', on });
    if (transition === null)
        return { thread: { ...thread, state }, step: done };
    const told = switching_tell(transition, modes, ports);
    const next = { ...thread, state, transitions: [...thread.transitions, transition] };
    if (told)
        return { thread: next, step: done };
    const reason = 'nothing works in it here';
    const failed = { kind: 'entry-failed', before: thread.state, reason };
    const back = step(state, { ...failed, at: ports.clock.now() }, policy);
    if (back.transition === null)
        return { thread, step: back };
    switching_tell(back.transition, modes, ports);
    const transitions = [...next.transitions, back.transition];
    const refusal = back.notices.join(' ');
    return { thread: { ...thread, state: back.state, transitions }, step: { ...back, refusal } };
}
function withToolRuns(thread, { log, policy }) {
    let { state } = thread;
    const transitions = [...thread.transitions];
    for (const { kind, at } of log.runs.splice(0)) {
        const next = step(state, { kind, at }, policy);
        state = next.state;
        if (next.transition !== null)
            transitions.push(next.transition);
    }
    return { ...thread, state, transitions };
}
function knows({ to }, modes) {
    return modes.some(({ name }) => name === to);
}
function switching_tell(transition, modes, ports) {
    const mode = modes.find(({ name }) => name === transition.to);
    const feedback = feedbackOf(mode ?? { name: transition.to, icon: '' });
    ports.emit({ type: 'mode_changed', ...transition, feedback });
    return mode !== undefined;
}

// EXTERNAL MODULE: ./build/core/merge-conclusions.js
var merge_conclusions = __webpack_require__(966);
;// CONCATENATED MODULE: ./build/core/anchor.js
function anchorage(text, send) {
    const lines = text.split('\n');
    let exact = null;
    let loose = null;
    let shown = null;
    const own = {
        sent: () => {
            shown ??= send === undefined ? own : anchorage(send(text));
            return shown;
        },
        exact: () => {
            exact ??= indexed(lines.map(unended));
            return exact;
        },
        squeezed: () => {
            loose ??= indexed(lines.map(squeezed));
            return loose;
        },
    };
    return own;
}
function anchor_anchor(quote, text, hint = null) {
    const wanted = trimBlank(quote.split('\n'));
    if (wanted.length === 0)
        return null;
    const file = typeof text === 'string' ? anchorage(text) : text;
    const exact = anchor_nearest(file.exact(), wanted.map(unended), hint);
    if (exact !== 'nowhere')
        return exact;
    const loose = anchor_nearest(file.squeezed(), wanted.map(squeezed), hint);
    return loose === 'nowhere' ? null : loose;
}
function anchor_nearest(lines, sought, hint) {
    const stands = (at) => sought.every((line, i) => lines.forms[at + i] === line);
    const place = (at) => ({ startLine: at + 1, endLine: at + sought.length });
    const starts = lines.at.get(sought[0]) ?? [];
    if (hint === null) {
        const first = starts.findIndex(stands);
        if (first < 0)
            return 'nowhere';
        return starts.some((at, index) => index > first && stands(at)) ? null : place(starts[first]);
    }
    let below = firstFrom(hint - 1, starts);
    let above = below - 1;
    while (above >= 0 || below < starts.length) {
        const up = starts[above];
        const down = starts[below];
        const isUp = up !== undefined && (down === undefined || hint - 1 - up <= down - (hint - 1));
        const at = (isUp ? up : down);
        if (stands(at))
            return place(at);
        if (isUp)
            above -= 1;
        else
            below += 1;
    }
    return 'nowhere';
}
function firstFrom(position, rising) {
    let low = 0;
    let high = rising.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (rising[middle] < position)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function indexed(forms) {
    const at = new Map();
    forms.forEach((form, index) => {
        const known = at.get(form);
        if (known === undefined)
            at.set(form, [index]);
        else
            known.push(index);
    });
    return { forms, at };
}
function unended(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}
function squeezed(line) {
    return line.replace(/\s+/g, '');
}
function trimBlank(lines) {
    const full = lines.map((line) => line.trim() !== '');
    const first = full.indexOf(true);
    return first < 0 ? [] : lines.slice(first, full.lastIndexOf(true) + 1);
}

// EXTERNAL MODULE: ./build/core/noise.js
var core_noise = __webpack_require__(7977);
// EXTERNAL MODULE: ./build/core/drafts.js
var drafts = __webpack_require__(5219);
;// CONCATENATED MODULE: ./build/core/occurrences.js
function occurrences_occurrences(sought, text) {
    if (sought === '')
        return [];
    const fall = fallback(sought);
    const found = [];
    let matched = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        while (matched > 0 && sought.charCodeAt(matched) !== code)
            matched = fall[matched - 1] ?? 0;
        if (sought.charCodeAt(matched) === code)
            matched += 1;
        if (matched === sought.length) {
            found.push(at + 1 - matched);
            matched = 0;
        }
    }
    return found;
}
function fallback(sought) {
    const fall = [0];
    let matched = 0;
    for (let at = 1; at < sought.length; at += 1) {
        while (matched > 0 && sought[matched] !== sought[at])
            matched = fall[matched - 1] ?? 0;
        if (sought[matched] === sought[at])
            matched += 1;
        fall.push(matched);
    }
    return fall;
}

;// CONCATENATED MODULE: ./build/core/quote-places.js


const shortestPart = 8;
function quotePlaces(quote, file) {
    const read = readings(quote).map((lines) => trimmed(lines.map(unended)));
    const wanted = read.filter((lines) => lines.length > 0);
    for (const lines of wanted) {
        const places = standing(file.exact(), lines);
        if (places.length > 0)
            return { places, exact: true };
    }
    for (const lines of wanted) {
        const places = standing(file.squeezed(), lines.map(squeezed));
        if (places.length > 0)
            return { places, exact: false };
    }
    for (const lines of wanted) {
        const places = within(file.squeezed(), lines.map(squeezed).join(''));
        if (places.length > 0)
            return { places, exact: false };
    }
    return { places: [], exact: false };
}
function readings(quote) {
    const lines = quote.split('\n');
    const all = [lines];
    const full = trimmed(lines);
    if (full.length > 2 && full[0]?.trimStart().startsWith('```') && full.at(-1)?.trim() === '```')
        all.push(full.slice(1, -1));
    const [only = ''] = full;
    if (full.length === 1 && /^`[^`]+`$/.test(only.trim()))
        all.push([only.trim().slice(1, -1)]);
    const signed = all.at(-1) ?? lines;
    const isDiff = signed.every((line) => /^(?:[ +-]|$)/.test(line)) && signed.some((line) => line[0] === '+');
    if (isDiff)
        all.push(signed.filter((line) => line[0] !== '-').map((line) => line.slice(1)));
    return all;
}
function standing({ forms, at }, sought) {
    const starts = at.get(sought[0]) ?? [];
    return starts
        .filter((start) => sought.every((line, i) => forms[start + i] === line))
        .map((start) => ({ startLine: start + 1, endLine: start + sought.length }));
}
function within({ forms }, sought) {
    if (sought.length < shortestPart)
        return [];
    const ends = [];
    let length = 0;
    for (const form of forms) {
        length += form.length;
        ends.push(length);
    }
    let line = 0;
    return occurrences_occurrences(sought, forms.join('')).map((start) => {
        while ((ends[line] ?? length) <= start)
            line += 1;
        let last = line;
        while ((ends[last] ?? length) < start + sought.length)
            last += 1;
        return { startLine: line + 1, endLine: last + 1 };
    });
}
function trimmed(lines) {
    const full = lines.map((line) => line.trim() !== '');
    const first = full.indexOf(true);
    return first < 0 ? [] : lines.slice(first, full.lastIndexOf(true) + 1);
}

;// CONCATENATED MODULE: ./build/core/place-quote.js


const longestQuote = 4_000;
const mostNamed = 5;
function placedByQuote(draft, file, evidence) {
    const sent = file.sent();
    const { places, exact } = quotePlaces(draft.quote, sent);
    const meant = placesMeant(places, draft.file ?? '', evidence);
    const [place] = meant;
    if (place === undefined)
        return null;
    const code = linesOf(sent, place);
    const whole = exact && code === linesOf(file, place);
    const { suggestion } = draft;
    return {
        ...draft,
        ...place,
        detail: `${draft.detail}${elsewhere(meant)}`,
        quote: code.length <= longestQuote ? code : draft.quote,
        suggestion: suggestion === null || whole ? suggestion : { ...suggestion, replacement: null },
    };
}
function placesMeant(places, file, evidence) {
    if (places.length < 2)
        return places;
    const pointed = linesPointedAt(file, evidence);
    const pointedAt = places.filter((place) => touches(place, pointed));
    if (pointedAt.length > 0)
        return pointedAt;
    const shown = linesShown(file, evidence);
    return places.filter((place) => touches(place, shown));
}
function linesPointedAt(file, evidence) {
    const changed = evidence.diff?.files.find((one) => one.path === file);
    const lines = changed === undefined ? new Set() : addedLines(changed);
    for (const frame of place_quote_frames(evidence))
        if (frame.file === file && frame.line !== null)
            lines.add(frame.line);
    for (const hit of evidence.rules?.hits ?? [])
        if (hit.file === file)
            addAll(lines, hit);
    return lines;
}
function linesShown(file, evidence) {
    const lines = new Set();
    const changed = evidence.diff?.files.find((one) => one.path === file);
    for (const { newStart, newLines } of changed?.hunks ?? [])
        addAll(lines, { startLine: newStart, endLine: newStart + newLines - 1 });
    const passages = place_quote_frames(evidence).flatMap((frame) => frame.place ?? []);
    for (const passage of [...(evidence.passages?.passages ?? []), ...passages])
        if (passage.file === file)
            addAll(lines, passage);
    return lines;
}
function place_quote_frames(evidence) {
    return (evidence.traces?.traces ?? []).flatMap((trace) => trace.frames);
}
function addAll(lines, { startLine, endLine }) {
    for (let line = startLine; line <= endLine; line += 1)
        lines.add(line);
}
function touches({ startLine, endLine }, lines) {
    for (let line = startLine; line <= endLine; line += 1)
        if (lines.has(line))
            return true;
    return false;
}
function linesOf(file, { startLine, endLine }) {
    return file
        .exact()
        .forms.slice(startLine - 1, endLine)
        .join('\n');
}
function elsewhere(places) {
    const lines = places.slice(1).map((place) => place.startLine);
    if (lines.length === 0)
        return '';
    const more = lines.length > mostNamed ? ` and ${lines.length - mostNamed} more` : '';
    return ` The same code also stands at line${lines.length > 1 ? 's' : ''} ${lines.slice(0, mostNamed).join(', ')}${more}.`;
}

;// CONCATENATED MODULE: ./build/core/verify.js



function verify(draft, text, evidence) {
    if (draft.file === null)
        return { kept: true, draft };
    if (draft.startLine === null)
        return verifyQuote(draft, text, evidence);
    const place = text === null ? null : anchor_anchor(draft.quote, text, draft.startLine);
    const secret = draft.ruleId !== null && draft.quote.includes('[redacted');
    if (place === null && !secret)
        return { kept: false, draft, reason: 'quote-not-found' };
    return withinScope(place === null ? draft : { ...draft, ...place }, draft.file, evidence);
}
function verifyQuote(draft, text, evidence) {
    const file = typeof text === 'string' ? anchorage(text) : text;
    const placed = file === null ? null : placedByQuote(draft, file, evidence);
    if (placed === null)
        return { kept: false, draft, reason: 'quote-not-found' };
    return withinScope(placed, draft.file ?? '', evidence);
}
function withinScope(draft, file, evidence) {
    const start = draft.startLine ?? 1;
    const isIn = draft.mode === 'debugger' || (0,drafts/* inScope */.SB)(evidence, file, start, draft.endLine ?? start);
    return isIn ? { kept: true, draft } : { kept: false, draft, reason: 'outside-diff' };
}

;// CONCATENATED MODULE: ./build/pipelines/judge.js






const nothingJudged = { modes: {}, findings: [], suppressed: [], doubles: [] };
async function judge(conclusions, evidence, { tree, known, noise, examined }) {
    const drafts = conclusions.flatMap(merge_conclusions/* draftsOf */.e);
    const send = (0,as_sent.asSent)(known);
    const texts = new Map();
    for (const file of new Set(drafts.flatMap((d) => d.file ?? []))) {
        const content = await tree.read(file);
        texts.set(file, content.kind === 'text' ? anchorage(content.text, send) : null);
    }
    const verified = drafts
        .map((draft) => verify(draft, texts.get(draft.file ?? '') ?? null, evidence))
        .map((v) => (v.kept && (0,core_noise/* isUnsure */.hD)(v.draft, noise) ? unsure(v.draft) : v));
    const ledger = (0,core_ledger/* settleFindings */.gx)(verified.flatMap((v) => (v.kept ? [v.draft] : [])), verified.flatMap((v) => (v.kept ? [] : [v])));
    const { shown, held } = (0,core_noise/* splitByNoise */.WS)(ledger.findings, noise);
    return {
        modes: modesOf(conclusions, shown, examined),
        findings: shown,
        suppressed: [...held, ...ledger.suppressed],
        doubles: ledger.doubles,
    };
}
function unsure(draft) {
    return { kept: false, draft, reason: 'low-confidence' };
}
function modesOf(conclusions, findings, lookedAt) {
    const of = (mode) => findings.filter((f) => f.mode === mode);
    const modes = {};
    for (const c of conclusions) {
        const examined = lookedAt(c.mode);
        if (c.mode === 'reviewer') {
            modes.reviewer = {
                examined,
                issues: of('reviewer'),
                suggestions: c.suggestions,
                positives: c.positives,
            };
        }
        else if (c.mode === 'security') {
            const vulnerabilities = of('security');
            modes.security = {
                examined,
                vulnerabilities,
                severity: vulnerabilities.map((v) => v.severity),
                recommendations: c.recommendations,
            };
        }
        else if (c.mode === 'debugger') {
            modes.debugger = { examined, errors: of('debugger'), rootCause: c.rootCause, fixes: c.fixes };
        }
        else {
            modes.performance = {
                examined,
                bottlenecks: of('performance'),
                optimizations: c.optimizations,
                estimatedImprovement: c.estimatedImprovement,
            };
        }
    }
    return modes;
}

;// CONCATENATED MODULE: ./build/pipelines/thread.js


function openThread(state, workflow) {
    return {
        state,
        transitions: [],
        suggestions: [],
        said: [],
        handed: [],
        turns: [],
        intent: null,
        task: null,
        evidence: null,
        plan: null,
        examined: null,
        verdict: null,
        isDecided: false,
        act: null,
        planChanges: [],
        finished: [],
        conclusions: [],
        judged: nothingJudged,
        answer: null,
        thinking: null,
        workflow,
        leftPlan: null,
        clarifications: 0,
        unanswered: null,
        isUnclear: false,
        warnings: [],
    };
}
function together(before, after) {
    const modes = [...new Set([...before, ...after].map(({ mode }) => mode))];
    return modes.flatMap((mode) => {
        const all = [...before, ...after].filter((one) => one.mode === mode);
        const [first, ...others] = all;
        if (first === undefined)
            return [];
        return others.length === 0 ? [first] : [(0,merge_conclusions/* mergeConclusions */.l)(mode, all, null)];
    });
}

// EXTERNAL MODULE: ./build/core/examined.js
var examined = __webpack_require__(5070);
// EXTERNAL MODULE: ./build/core/quick-plan.js
var quick_plan = __webpack_require__(4682);
;// CONCATENATED MODULE: ./build/core/prompts/brief-quick.js

function quickBrief(oneStep) {
    const wide = oneStep === 'always'
        ? ''
        : ` Only where more than ${quick_plan/* mostQuickFiles */.ot} files besides tests have to change may the plan have more steps; say in the approach why it is no small change.`;
    return `This request is a small change. Its plan has exactly one step: the step makes the whole change, names every file, has the commands that check it, and says how to tell that it is done. Do not make steps of their own of reproducing, testing or checking.${wide} Propose the change itself as a diff in proposedChanges wherever the material is enough for that. Keep the other sections short.`;
}

// EXTERNAL MODULE: ./build/core/diff-path.js
var diff_path = __webpack_require__(570);
;// CONCATENATED MODULE: ./build/core/changes/diffs-in-text.js

const mostDiffs = 30;
const diffs_in_text_hunkHead = /^@@ -\d{1,9}(?:,(\d{1,9}))? \+\d{1,9}(?:,(\d{1,9}))? @@/;
function diffsIn(text) {
    if (!text.includes('@@') && !text.includes('diff --git'))
        return { diffs: [], more: 0 };
    const parts = regions(text.split('\n')).flatMap(perFile);
    return { diffs: parts.slice(0, mostDiffs).map(asked), more: Math.max(0, parts.length - mostDiffs) };
}
function regions(lines) {
    const found = [];
    let fence = null;
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        const mark = /^ {0,3}(`{3,}|~{3,})\s*([\w-]*)/.exec(line);
        if (fence !== null) {
            if (mark?.[1]?.startsWith(fence.mark) && line.trim() === mark[1]) {
                if (fence.lines !== null)
                    found.push(fence.lines);
                fence = null;
            }
            else
                fence.lines?.push(line);
        }
        else if (mark !== null) {
            fence = { mark: mark[1] ?? '```', lines: /^(?:u?diff|patch)$/i.test(mark[2] ?? '') ? [] : null };
        }
        else if (startsFile(lines, at)) {
            const end = endOf(lines, at);
            found.push(lines.slice(at, end));
            at = end - 1;
        }
    }
    return found;
}
function startsFile(lines, at) {
    const line = lines[at] ?? '';
    return line.startsWith('diff --git ') || (isMarks(lines, at) && diffs_in_text_hunkHead.test(lines[at + 2] ?? ''));
}
function isMarks(lines, at) {
    return (lines[at] ?? '').startsWith('--- ') && (lines[at + 1] ?? '').startsWith('+++ ');
}
function endOf(lines, start) {
    let at = start;
    while (at < lines.length) {
        const head = diffs_in_text_hunkHead.exec(lines[at] ?? '');
        if (head !== null)
            at = hunkEnd(lines, at + 1, Number(head[1] ?? 1), Number(head[2] ?? 1));
        else if (isMarks(lines, at))
            at += 2;
        else if (/^(?:diff --git |index [0-9a-f]|(?:new|deleted) file mode|(?:old|new) mode|similarity|rename |copy |GIT binary|Binary files )/.test(lines[at] ?? ''))
            at += 1;
        else
            break;
    }
    return at;
}
function hunkEnd(lines, start, old, fresh) {
    let [before, after, at] = [old, fresh, start];
    for (; at < lines.length && (before > 0 || after > 0); at += 1) {
        const sign = (lines[at] ?? '').charAt(0);
        if (sign === '-')
            before -= 1;
        else if (sign === '+')
            after -= 1;
        else if (sign === ' ' || sign === '' || sign === '\r') {
            before -= 1;
            after -= 1;
        }
        else if (sign !== '\\')
            break;
    }
    while ((lines[at] ?? '').startsWith('\\'))
        at += 1;
    return at;
}
function perFile(lines) {
    const parts = [];
    let hasMarks = true;
    for (const [at, line] of lines.entries()) {
        const isHead = line.startsWith('diff --git ');
        const marks = isMarks(lines, at) && diffs_in_text_hunkHead.test(lines[at + 2] ?? '');
        if (parts.length === 0 || isHead || (marks && hasMarks))
            parts.push([]);
        if (isHead)
            hasMarks = false;
        if (marks)
            hasMarks = true;
        parts.at(-1)?.push(line);
    }
    return parts.filter((part) => part.some((line) => line.trim() !== ''));
}
function asked(lines) {
    const at = lines.findIndex((_, index) => isMarks(lines, index));
    const first = lines.find((line) => line.startsWith('diff --git '));
    if (at < 0) {
        const named = first === undefined ? null : (0,diff_path/* headerPaths */.aw)(first.slice('diff --git '.length).trimEnd());
        return { path: named?.after ?? '', diff: lines.join('\n') };
    }
    const [before, after] = [nameOf(lines[at] ?? ''), nameOf(lines[at + 1] ?? '')];
    const marked = (prefix, name) => (name === null ? '/dev/null' : `${prefix}/${name}`);
    const body = lines
        .slice(at + 2)
        .join('\n')
        .replace(/\n+$/, '');
    return {
        path: after ?? before ?? '',
        diff: `--- ${marked('a', before)}\n+++ ${marked('b', after)}\n${body}\n`,
    };
}
function nameOf(line) {
    const name = line.slice(4).replace(/\r$/, '');
    return (0,diff_path/* markedPath */.KN)(name.startsWith('"') ? name.trimEnd() : (name.split('\t')[0] ?? '').trimEnd());
}

// EXTERNAL MODULE: ./build/core/mentions.js
var mentions = __webpack_require__(7196);
// EXTERNAL MODULE: ./build/core/words.js
var core_words = __webpack_require__(6134);
;// CONCATENATED MODULE: ./build/core/changes/replacements-in.js


const replacements_in_most = 10;
const marked = '(?:`([^`\\n]{1,200})`|"([^"\\n]{1,200})"|“([^”\\n]{1,200})”)';
const things = '(?:function|method|variable|class|constant|type|interface|identifier|symbol|helper|hook|component)';
const replaces = new RegExp(`^(?:please )?(?:replace|substitute|change)\\s+(?:(?:all|every|each|the)\\s+)?(?:(?:occurrences?|uses?|instances?|word|text|string|name)\\s+)?(?:of\\s+)?${marked}\\s+(?:with|by|to|into)\\s+${marked}(.*)$`, 'i');
const renames = new RegExp(`^(?:please )?rename\\s+(?:the\\s+)?(?:${things}\\s+)?${marked}\\s+(?:to|into|as)\\s+${marked}(.*)$`, 'i');
const renamesBare = new RegExp(`^(?:please )?rename\\s+(?:the\\s+)?(?:${things}\\s+)?([A-Za-z_$][\\w$]{2,80})\\s+(?:to|into|as)\\s+([A-Za-z_$][\\w$]{2,80})\\b(.*)$`, 'i');
const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
function replacementsIn(text) {
    const found = new Map();
    for (const sentence of sentences(text)) {
        const wish = wishIn(sentence);
        if (wish !== null)
            found.set(JSON.stringify(wish), wish);
        if (found.size >= replacements_in_most)
            break;
    }
    return [...found.values()];
}
function hasOnlyReplacements(text) {
    const said = sentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
    return said.every((sentence) => wishIn(sentence) !== null);
}
function sentences(text) {
    let isCode = false;
    return text
        .slice(0, 64 * 1024)
        .split('\n')
        .flatMap((line) => {
        if (/^ {0,3}(?:```|~~~)/.test(line)) {
            isCode = !isCode;
            return [];
        }
        if (isCode)
            return [];
        if (line.length > 2000 || line.startsWith('>') || line.startsWith('    '))
            return [line];
        return line
            .replace(/^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s+(?:\[ \]\s+)?/, '')
            .split(/(?<=[.!])\s+(?=\p{Lu})/u)
            .map((sentence) => sentence.replace(/^#{1,6}\s+/, '').trim());
    });
}
function wishIn(sentence) {
    if (sentence.length > 2000 || /^(?:>| {4})/.test(sentence))
        return null;
    const replace = replaces.exec(sentence);
    const rename = replace === null ? renames.exec(sentence) : null;
    const bare = replace === null && rename === null ? renamesBare.exec(sentence) : null;
    if (bare !== null) {
        const [, from = '', to = '', rest = ''] = bare;
        return (0,core_words/* looksLikeName */.FP)(from) ? renamed(from, to, rest) : null;
    }
    const hit = replace ?? rename;
    if (hit === null)
        return null;
    const from = hit[1] ?? hit[2] ?? hit[3] ?? '';
    const to = hit[4] ?? hit[5] ?? hit[6] ?? '';
    if (rename !== null)
        return renamed(from.replace(/\(\)$/, ''), to.replace(/\(\)$/, ''), hit[7] ?? '');
    const files = placesIn(hit[7] ?? '');
    return files === null || files.length === 0 || from === to ? null : { kind: 'replace', from, to, files };
}
function renamed(from, to, rest) {
    const files = placesIn(rest);
    if (files === null || from === to || !identifier.test(from) || !identifier.test(to))
        return null;
    return { kind: 'rename', from, to, files };
}
function placesIn(rest) {
    const said = rest.replace(/[.!\s]+$/, '').trim();
    if (/^(?:|everywhere|throughout|in (?:all|the) (?:files|code))$/i.test(said))
        return [];
    const where = /^(?:everywhere )?(?:in|inside|within|of) (.+)$/i.exec(said)?.[1];
    if (where === undefined)
        return null;
    const paths = [];
    for (const piece of where.split(/\s*,\s*(?:and\s+)?|\s+and\s+/)) {
        const bare = piece.replace(/^(?:the )?(?:file )?/i, '').replace(/^[`"“]|[`"”]$/g, '');
        const [mention] = (0,mentions/* pathMentions */.PF)(bare, 2);
        if (mention === undefined || mention.line !== null || mention.path !== bare.replace(/^\.\//, ''))
            return null;
        paths.push(mention.path);
    }
    return paths;
}

;// CONCATENATED MODULE: ./build/core/changes/asked-changes.js


const mostHits = 40;
const mend = /\b(?:fix|mend|repair|resolve|apply|correct)\b[^.\n]{0,60}\b(?:findings?|rule hits?|suggestions?|suggested (?:fix|change|replacement)s?)\b/i;
function askedChanges(task, evidence) {
    const { diffs, more } = diffsIn(task.body);
    const hits = hitsToMend(task, evidence);
    const text = `${task.title}\n${task.body}`;
    const asked = {
        diffs,
        more: more + Math.max(0, hits.length - mostHits),
        replacements: replacementsIn(text),
        hits: hits.slice(0, mostHits),
        isAll: hasOnlyReplacements(diffs.length > 0 ? task.body : text),
    };
    return asked.diffs.length + asked.replacements.length + asked.hits.length === 0 ? null : asked;
}
function hitsToMend({ title, body }, { rules, passages }) {
    const exact = (rules?.hits ?? []).filter(({ replacement, secrets }) => replacement !== null && (secrets ?? []).length === 0);
    if (exact.length === 0)
        return [];
    const text = `${title}\n${body}`.slice(0, 64 * 1024);
    const words = new Set(text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? []);
    const isNamed = ({ rule }) => words.has(rule.id);
    const asks = /\b(?:fix|mend|repair|resolve|apply|correct|remove)\b/i.test(text);
    const wanted = asks ? exact.filter((hit) => isNamed(hit)) : [];
    const chosen = wanted.length > 0 ? wanted : mend.test(text) ? exact : [];
    const files = new Set(passages?.namedFiles ?? []);
    const here = files.size === 0 ? chosen : chosen.filter(({ file }) => files.has(file));
    return here;
}

// EXTERNAL MODULE: ./build/core/files/change-diff.js
var change_diff = __webpack_require__(6879);
// EXTERNAL MODULE: ./build/core/files/hidden.js
var files_hidden = __webpack_require__(1119);
;// CONCATENATED MODULE: ./build/core/changes/name-doubt.js
const around = 3000;
const definition = /\b(?:function\*?|class|def|const|let|var|val|fn|func|interface|type|struct|enum|trait|record|module)\s+$/;
const brackets = { ')': '(', ']': '[', '}': '{' };
function nameDoubt(files, name, isEverywhere) {
    const defined = files.flatMap((file) => file.places.filter((at) => definition.test(file.text.slice(Math.max(0, at - 40), at)))).length;
    if (defined === 0)
        return 'no place defines it in a way that a rule knows';
    if (defined > 1)
        return `it is defined ${defined} times`;
    for (const { path, text, places } of files)
        for (const at of places) {
            const doubt = doubtAt(path, text, at, name.length, isEverywhere);
            if (doubt !== null)
                return `in ${path}:${lineAt(text, at)} ${doubt}`;
        }
    return null;
}
function doubtAt(path, text, at, length, isEverywhere) {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const line = text.slice(Math.max(start, at - 2000), at);
    const after = /^\s{0,20}(==|=>|\S)/.exec(text.slice(at + length, at + length + 24))?.[1] ?? '';
    if (/["'`]/.test(line) && ['"', "'", '`'].some((quote) => line.split(quote).length % 2 === 0))
        return 'it may be part of a text';
    if (/(?:\.|->|::)\s*$/.test(line))
        return 'it is a member of something';
    const open = openBefore(text, at);
    if (open === null)
        return null;
    const before = text.slice(Math.max(open + 1, at - 200), at).trimEnd();
    const isFirst = before === '' || before.endsWith(',');
    if (text.charAt(open) === '{' && isFirst) {
        const lead = text.slice(Math.max(0, open - 60), open);
        if (isEverywhere && /(?:\bimport|\bexport)(?:\s+type)?\s*(?:[\w$]+\s*,\s*)?$/.test(lead))
            return null;
        if (after === ':' || after === ',' || after === '}')
            return 'it is the name of a field';
    }
    if (text.charAt(open) === '(' && after === '=' && !/\.[cm]?[jt]sx?$/.test(path))
        return 'it is the name of an argument';
    return null;
}
function openBefore(text, at) {
    const closed = [];
    for (let index = at - 1; index >= Math.max(0, at - around); index -= 1) {
        const char = text.charAt(index);
        const opening = brackets[char];
        if (opening !== undefined)
            closed.push(opening);
        else if (char === '(' || char === '[' || char === '{') {
            if (closed.length === 0)
                return index;
            closed.pop();
        }
    }
    return null;
}
function lineAt(text, at) {
    let line = 1;
    for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1))
        line += 1;
    return line;
}

// EXTERNAL MODULE: ./build/core/files/occurrences-of.js
var occurrences_of = __webpack_require__(2043);
;// CONCATENATED MODULE: ./build/core/changes/whole-matches.js

const letter = /[\p{L}\p{N}_$]/u;
function wholeMatches(text, part, most) {
    const found = [];
    const [first, last] = [part.charAt(0), part.charAt(part.length - 1)];
    let end = 0;
    for (const at of (0,occurrences_of/* occurrencesOf */.O)(part, text, 100_000)) {
        const after = at + part.length;
        const isInside = at < end ||
            (letter.test(first) && letter.test(text.charAt(at - 1))) ||
            (letter.test(last) && letter.test(text.charAt(after)));
        if (isInside)
            continue;
        found.push(at);
        end = after;
        if (found.length >= most)
            break;
    }
    return found;
}
function withWords(text, places, from, to) {
    let done = 0;
    const parts = [];
    for (const at of places) {
        parts.push(text.slice(done, at), to);
        done = at + from.length;
    }
    return parts.join('') + text.slice(done);
}

;// CONCATENATED MODULE: ./build/core/changes/work-out.js





const mostPlaces = 60;
const mostFiles = 20;
async function withDiff(desk, { path, diff }) {
    if (path === '') {
        desk.told.push('A diff in the task names no file, so it is not proposed.');
        return;
    }
    const now = textNow(desk, path, true);
    if ('reason' in now)
        desk.told.push(`The task's diff of ${path} is not proposed: ${now.reason}.`);
    else {
        const applied = await applyDiff({ path, diff }, now.text);
        if (applied.ok)
            put(desk, path, applied.after, 'the diff of the task');
        else
            desk.told.push(`The task's diff of ${path} is not proposed, as it does not apply. ${applied.reason}`);
    }
}
function withReplacement(desk, wish) {
    const { kind, from, to } = wish;
    const said = `${kind === 'rename' ? 'rename' : 'replace'} ${code(from)} ${kind === 'rename' ? 'to' : 'with'} ${code(to)}`;
    const reason = replaceDoubt(desk, wish);
    if (typeof reason === 'string') {
        desk.told.push(`To ${said} was not worked out as a change: ${reason}.`);
        return;
    }
    for (const { path, text, places } of reason)
        put(desk, path, withWords(text, places, from, to), `${said} (${places.length === 1 ? '1 place' : `${places.length} places`})`);
}
function replaceDoubt(desk, { kind, from, to, paths, isEverywhere }) {
    if (paths.length === 0)
        return 'no file was found that has it';
    if (paths.length > mostFiles)
        return `it stands in more than ${mostFiles} files`;
    const files = [];
    let count = 0;
    for (const path of paths) {
        const now = textNow(desk, path, false);
        if ('reason' in now)
            return `${path} cannot be changed: ${now.reason}`;
        const text = now.text ?? '';
        const places = wholeMatches(text, from, mostPlaces + 1);
        if (places.length === 0) {
            if (isEverywhere)
                continue;
            return `${path} does not have it`;
        }
        if (kind === 'rename' && wholeMatches(text, to, 1).length > 0)
            return `${path} has ${code(to)} already`;
        count += places.length;
        files.push({ path, text, places });
    }
    if (files.length === 0)
        return 'no file was found that has it';
    if (count > mostPlaces)
        return `it stands in more than ${mostPlaces} places`;
    const doubt = kind === 'rename' ? nameDoubt(files, from, isEverywhere) : null;
    return doubt ?? files;
}
function withHits(desk, hits) {
    const byFile = new Map();
    for (const hit of hits)
        byFile.set(hit.file, [...(byFile.get(hit.file) ?? []), hit]);
    for (const [path, found] of byFile) {
        if (desk.changed.has(path))
            continue;
        const now = textNow(desk, path, false);
        if ('reason' in now || now.text === null)
            continue;
        const lines = now.text.split('\n');
        const done = [];
        let above = Number.POSITIVE_INFINITY;
        for (const hit of [...found].sort((a, b) => b.startLine - a.startLine)) {
            const { startLine, endLine, quote, replacement } = hit;
            const there = lines.slice(startLine - 1, endLine);
            if (replacement === null || endLine >= above)
                continue;
            if (there.join('\n').replaceAll('\r', '') !== quote.replaceAll('\r', ''))
                continue;
            const end = there.at(-1)?.endsWith('\r') ? '\r' : '';
            const fresh = replacement === '' ? [] : replacement.split('\n').map((line) => line.replace(/\r$/, '') + end);
            lines.splice(startLine - 1, endLine - startLine + 1, ...fresh);
            above = startLine;
            done.unshift(`${hit.rule.id} in line ${startLine}`);
        }
        if (done.length > 0)
            put(desk, path, lines.join('\n'), `mend ${done.join(', ')}`);
    }
}
async function diffsOf(desk) {
    const found = [];
    for (const [path, { before, after, done }] of desk.changed) {
        const side = (text) => (text === null ? null : { text, executable: false });
        const diff = await (0,change_diff/* changeDiff */.w)(path, side(before), side(after));
        const fits = diff ? await applyDiff({ path, diff }, before) : null;
        if (diff && fits?.ok && fits.after === after) {
            const what = done.join('; ');
            found.push({ path, description: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`, diff });
        }
        else if (diff !== '')
            desk.told.push(`The change of ${path} is too large to be shown as a diff.`);
    }
    return found;
}
function put(desk, path, after, done) {
    const known = desk.changed.get(path);
    const read = desk.read.get(path);
    const before = known ? known.before : read?.kind === 'text' ? read.text : null;
    desk.changed.set(path, { before, after, done: [...(known?.done ?? []), done] });
}
function textNow(desk, path, mayBeNew) {
    const known = desk.changed.get(path);
    if (known !== undefined)
        return { text: known.after };
    if ((0,files_hidden/* hidden */.R)(path) !== null)
        return { reason: 'it is a file of git or of credentials' };
    const read = desk.read.get(path);
    if (read?.kind === 'text')
        return read.text.includes('\ufffd') ? { reason: 'it is not UTF-8 text' } : { text: read.text };
    if (read?.kind === 'missing' && mayBeNew)
        return { text: null };
    return { reason: read?.reason ?? 'it was not read' };
}
function code(text) {
    return `\`${text.replaceAll('`', "'")}\``;
}

;// CONCATENATED MODULE: ./build/core/offline-changes.js

const offline_changes_mostNamed = 5;
function withOfflineChanges(draft, worked) {
    const { changes, isAll } = worked;
    const risks = [...draft.risks, ...worked.told, ...worked.notes];
    if (changes.length === 0)
        return { ...draft, risks };
    const end = offline_changes_endOf(draft.steps);
    const isAlone = isAll || draft.steps.every(({ files }) => files.length === 0);
    const before = isAlone ? [] : draft.steps.slice(0, end);
    const named = new Set(before.flatMap(({ files }) => files));
    const open = changes.filter(({ path }) => !named.has(path)).map(({ path }) => path);
    const made = open.length === 0 ? draft.steps : inRow([...before, stepFor(open), ...draft.steps.slice(end)]);
    return {
        ...draft,
        ...(isAlone ? offline_changes_placed(changes.map(({ path }) => path)) : {}),
        risks,
        steps: made,
        affectedFiles: affected(draft, changes, isAlone),
        proposedChanges: [...draft.proposedChanges, ...changes],
    };
}
function offline_changes_endOf(steps) {
    let end = steps.length;
    while (end > 0 && steps[end - 1]?.files.length === 0 && steps[end - 1]?.commands.length !== 0)
        end -= 1;
    return end;
}
function stepFor(paths) {
    return (0,core_plan/* createStep */.Bx)({
        number: 1,
        description: `Make the proposed ${paths.length === 1 ? 'change' : 'changes'} of ${offline_changes_listed(paths)}.`,
        files: [...paths],
        verification: 'The files are as the proposed diffs say.',
    });
}
function inRow(steps) {
    return steps.map((step, index) => ({
        ...step,
        number: index + 1,
        dependencies: index === 0 ? [] : [index],
    }));
}
function offline_changes_placed(files) {
    return {
        summary: `The task itself says what to change: ${offline_changes_listed(files)}. The changes stand below as diffs.`,
        approach: 'Make the changes as the task has them, and check that nothing else is different.',
        nextActions: ['Read the proposed changes; approve the plan, or say what should be different.'],
    };
}
function affected(draft, changes, isAlone) {
    const changed = new Set(changes.map(({ path }) => path));
    const kept = draft.affectedFiles.filter(({ path }) => !isAlone || changed.has(path));
    const known = new Set(kept.map(({ path }) => path));
    const fresh = changes.filter(({ path }) => !known.has(path));
    return [
        ...kept,
        ...fresh.map(({ path, description }) => ({
            path,
            reason: `A change of it is proposed: ${lower(description)}`,
        })),
    ];
}
function offline_changes_listed(paths) {
    const more = paths.length > offline_changes_mostNamed ? ` and ${paths.length - offline_changes_mostNamed} more` : '';
    return paths.slice(0, offline_changes_mostNamed).join(', ') + more;
}
function lower(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/pipelines/offline-changes.js








const largest = 2_000_000;
async function workedOut(draft, task, evidence, ports) {
    const asked = askedChanges(task, evidence);
    if (asked === null)
        return draft;
    try {
        const desk = await worked(asked, ports.tree);
        const found = await diffsOf(desk);
        const known = ports.known();
        const changes = found.filter((change) => (0,redact.redactDeep)(change, known).diff === change.diff);
        for (const { path } of found.filter((change) => !changes.includes(change)))
            desk.told.push(`The change of ${path} is not proposed: it shows what looks like a secret.`);
        const { told, notes } = desk;
        return withOfflineChanges(draft, { changes, told, notes, isAll: asked.isAll && told.length === 0 });
    }
    catch (error) {
        if (!(error instanceof errors/* RunError */.e4) || error.kind === 'budget')
            throw error;
        const told = [`Changes that the task asks for could not be worked out: ${error.message}`];
        return withOfflineChanges(draft, { changes: [], told, notes: [], isAll: false });
    }
}
async function worked(asked, tree) {
    const listing = await tree.list();
    const replacements = [];
    const told = [];
    if (asked.more > 0)
        told.push(`${(0,core_count/* counted */.h)(asked.more, 'more change')} that the task asks for: too many at once, so not proposed.`);
    const notes = [];
    for (const wish of asked.replacements) {
        const placed = await placesOf(wish, listing, tree);
        if (typeof placed === 'string')
            told.push(placed);
        else {
            replacements.push(placed.wish);
            notes.push(...placed.notes);
        }
    }
    const paths = new Set([
        ...asked.diffs.map(({ path }) => path).filter((path) => path !== ''),
        ...replacements.flatMap((wish) => wish.paths),
        ...asked.hits.map(({ file }) => file),
    ]);
    const read = new Map();
    const files = new Set(listing.files);
    for (const path of paths) {
        const text = await tree.read(path, largest);
        const isUnlisted = text.kind === 'text' && !files.has(path);
        read.set(path, isUnlisted ? { kind: 'unreadable', reason: 'it is left out of this run', bytes: null } : text);
    }
    const desk = { read, changed: new Map(), told, notes };
    for (const diff of asked.diffs)
        await withDiff(desk, diff);
    for (const wish of replacements)
        withReplacement(desk, wish);
    withHits(desk, asked.hits);
    return desk;
}
async function placesOf(wish, listing, tree) {
    const what = `${wish.kind} \`${wish.from}\``;
    if (wish.files.length > 0) {
        const meant = wish.files.map((file) => (0,mentions/* filesMeant */.dh)(file, listing.files));
        const unclear = wish.files.find((_, at) => meant[at]?.length !== 1);
        if (unclear !== undefined)
            return `To ${what} was not worked out as a change: ${unclear} is no file of the workspace, or several.`;
        return { wish: { ...wish, paths: [...new Set(meant.flat())], isEverywhere: false }, notes: [] };
    }
    if (!/^[\w$.-]+$/.test(wish.from))
        return `To ${what} was not worked out as a change: such a name cannot be searched for.`;
    const { hits, cut, unread } = await tree.find([wish.from]);
    if (cut || listing.cutFrom !== null || (unread ?? []).length > 0)
        return `To ${what} was not worked out as a change: not all files could be searched for it.`;
    const files = hits.map(({ file }) => file);
    const paths = files.filter((file) => ['source', 'test', 'example'].includes((0,file_kind/* fileKind */.h)(file)));
    const others = files.filter((file) => !paths.includes(file)).slice(0, 5);
    const notes = others.length === 0
        ? []
        : [`\`${wish.from}\` may stand in ${others.join(', ')} too; only code was changed.`];
    return { wish: { ...wish, paths, isEverywhere: true }, notes };
}

;// CONCATENATED MODULE: ./build/pipelines/work.js











function makePlan(work, evidence, mode) {
    const { crew, ports, stages, assumed, proposals, form, oneStep } = work;
    const { task } = work.question;
    return stages.run('plan', async () => {
        const draft = await crew.engine.plan(task, evidence, await planningIn(work, mode));
        const isOffline = crew.engine.info.kind === 'offline';
        const whole = isOffline ? await form.followed(await workedOut(draft, task, evidence, ports)) : draft;
        const kept = oneStep === null ? whole : (0,quick_plan/* quickPlan */.TW)(whole, oneStep);
        return made(withProposals(assuming(kept, assumed), proposals()), ports);
    }, ({ steps }) => (0,core_count/* counted */.h)(steps.length, 'step'));
}
async function planningIn({ working, form, oneStep }, mode) {
    const usual = await form.told(working(mode));
    if (oneStep === null)
        return usual;
    return { ...usual, oneStep, part: `${usual.part}\n\n${quickBrief(oneStep)}` };
}
function assuming(draft, assumed) {
    const own = draft.assumptions.filter((one) => !assumed.includes(one));
    return { ...draft, assumptions: [...assumed, ...own] };
}
function made(draft, ports) {
    const plan = (0,core_plan/* createPlan */.qT)((0,redact.redactDeep)(draft, ports.known()), ports.clock.now());
    const faults = [...blankParts(plan), ...(0,core_plan/* stepFaults */.Cn)(plan.steps)];
    if (faults.length === 0)
        return plan;
    throw new errors/* RunError */.e4('model', `The plan does not hold together: ${faults.join(' ')}`);
}
async function examine({ question: { task }, crew, stages, working }, critics, evidence, plan) {
    const conclusions = await Promise.all(critics.map((critic) => stages.run(critic.name, () => crew.engine.examine(critic, { task, evidence, plan }, working(critic.name)))));
    return conclusions.filter((one) => one !== null);
}
async function judged({ crew, ports, noise, stages }, conclusions, evidence) {
    return stages.finish('findings', () => judge(conclusions, evidence, {
        tree: ports.tree,
        known: ports.known(),
        noise,
        examined: (critic) => crew.engine.examined?.(critic, evidence) ?? (0,examined/* examinedBy */.v)(critic, evidence),
    }));
}
function work_extended(plan, proposals, ports) {
    if (proposals.length === 0)
        return plan;
    const { id: _id, version, createdAt, updatedAt: _at, progress: _done, ...draft } = plan;
    return { ...made(withProposals(draft, proposals), ports), version, createdAt };
}

;// CONCATENATED MODULE: ./build/pipelines/examinations.js








async function inspect(thread, critic, task, room, sought = {}) {
    const work = workIn(room, task, thread.state, thread.handed);
    const evidence = await gather({ ...work.question, ...sought }, room.crew.collectors, room.ports, room.stages);
    const [conclusion = null] = await examine(work, [critic], evidence, thread.plan);
    const asked = work.proposals();
    const plan = thread.plan && work_extended(thread.plan, asked, room.ports);
    const kept = plan === null ? proposalsMarkdown(asked) : '';
    if (conclusion === null)
        return { thread: { ...thread, evidence, plan }, output: kept, conclusion };
    const conclusions = together(thread.conclusions, [conclusion]);
    const checked = (await judged(work, conclusions, evidence)) ?? thread.judged;
    const handed = [...thread.handed, handedFrom(conclusion)];
    const finished = [...thread.finished, ...finishedOf([conclusion], room.stages)];
    const worked = {
        ...thread,
        evidence,
        plan,
        conclusions,
        judged: checked,
        handed,
        finished,
        isUnclear: false,
    };
    const isExamined = (checked.modes[critic.name]?.examined ?? []).length > 0;
    const output = [conclusionMarkdown(conclusion, isExamined), kept].filter(Boolean).join('\n\n');
    return { thread: ended(worked, conclusion, room), output, conclusion };
}
function finishedOf(conclusions, { timings }) {
    return conclusions.map((conclusion) => ({
        mode: conclusion.mode,
        milliseconds: timings.findLast(({ name }) => name === conclusion.mode)?.milliseconds ?? 0,
        conclusion,
        applied: 0,
    }));
}
function ended(thread, conclusion, room) {
    const entered = thread.transitions.at(-1);
    const isOwn = entered?.to === conclusion.mode && entered.trigger === 'auto';
    if (!isOwn || thread.state.current !== conclusion.mode || thread.state.resume === null)
        return thread;
    const { sure, reason } = outcome(conclusion);
    return switched(thread, { kind: 'finished', confidence: sure, reason }, boardOf(room)).thread;
}
function outcome(conclusion) {
    switch (conclusion.mode) {
        case 'debugger':
            return /^not known\b/i.test(conclusion.rootCause)
                ? { sure: 0.5, reason: 'the root cause is not known' }
                : { sure: 0.9, reason: 'the root cause is found' };
        case 'security':
            return { sure: 0.9, reason: 'the audit is done' };
        case 'performance':
            return { sure: 0.9, reason: 'the analysis is done' };
        case 'reviewer':
            return { sure: 0.9, reason: 'the review is done' };
    }
}

;// CONCATENATED MODULE: ./build/pipelines/act-verify.js



const seconds = 3600;
const act_verify_mostBytes = 256 * 1024;
const mostKept = 4_000;
async function runCommands({ number, commands }, { sandbox, signal }, session) {
    const known = (session?.state().commands ?? []).filter(({ step }) => step === number);
    const done = [];
    for (const [index, command] of commands.entries()) {
        const before = known[index];
        const ran = before?.command === command ? before : await runCommand(number, command, { sandbox, signal });
        if (ran !== before && ran.exitCode === null && signal.aborted)
            return null;
        if (ran !== before)
            await session?.record([{ kind: 'command', ...ran }]);
        done.push({ step: number, command, exitCode: ran.exitCode, note: ran.note });
        if (isFailure(ran))
            break;
    }
    return done;
}
async function runCommand(step, command, { sandbox, signal }) {
    const job = { command, directory: '.', timeout: seconds, maxBytes: act_verify_mostBytes, signal };
    const result = await sandbox.run(job);
    if (!result.ok)
        return { step, command, exitCode: null, note: `It was not run. ${result.reason}` };
    const text = (0,command_text/* commandText */.j)(result);
    const note = text.length > mostKept ? `${text.slice(0, 300)}\n[…]\n${text.slice(300 - mostKept)}` : text;
    return { step, command, exitCode: result.code, note };
}
function isFailure({ exitCode, note }) {
    return exitCode === null ? !note.startsWith('It was not run. ') : exitCode !== 0;
}
async function debugFailure(failed, thread, room) {
    const critic = criticIn(room, 'debugger');
    if (critic === null)
        return thread;
    const output = {
        from: 'developer',
        title: `output of a command of step ${failed.step} that failed`,
        text: `${failed.command}\n${failed.note}`,
    };
    const task = thread.task ?? room.task;
    const sought = { task: { ...task, body: `${task.body}\n\n${failed.note}` } };
    const asked = { ...thread, plan: null, handed: [...thread.handed, output] };
    const { thread: examined } = await inspect(asked, critic, task, room, sought);
    return { ...examined, plan: thread.plan };
}

;// CONCATENATED MODULE: ./build/pipelines/stages.js

function openStages(ports) {
    const notes = [];
    const timings = [];
    const faults = [];
    const { signal, clock, emit } = ports;
    async function timed(name, work, told) {
        const start = clock.elapsed();
        const end = (ok, note) => {
            const milliseconds = Math.round(clock.elapsed() - start);
            timings.push({ name, milliseconds, ok, note });
            emit({ type: 'stage_finished', stage: name, ok, note, milliseconds });
        };
        emit({ type: 'stage_started', stage: name });
        try {
            const result = await work();
            end(true, told(result));
            return result;
        }
        catch (thrown) {
            const fault = (0,errors/* asRunError */.S)(thrown);
            if (fault.kind === 'budget' && signal.aborted) {
                notes.push({ skipped: [{ what: name, reason: stopReason(signal) }] });
                end(false, stopReason(signal));
                return null;
            }
            emit({ type: 'fault', stage: name, detail: [fault.stack, fault.cause].filter(Boolean).join('\n') });
            end(false, fault.message);
            if (fault.kind === 'input' || fault.kind === 'permission')
                throw fault;
            notes.push({ failed: [{ what: name, reason: fault.message }] });
            faults.push(fault);
            return null;
        }
    }
    return {
        notes,
        timings,
        faults,
        async run(name, work, told = () => '') {
            if (!signal.aborted)
                return timed(name, () => untilStopped(work(), signal), told);
            notes.push({ skipped: [{ what: name, reason: stopReason(signal) }] });
            return null;
        },
        finish: (name, work) => timed(name, work, () => ''),
    };
}
function stopReason(signal) {
    return signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
}
function untilStopped(work, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(new errors/* RunError */.e4('budget', stopReason(signal)));
        signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}

;// CONCATENATED MODULE: ./build/pipelines/act-carry.js





const partly = 'Not all of it is done. ';
function proposedNote({ note, isWhole }) {
    return isWhole ? note : `${partly}${note}`;
}
async function proposedBefore({ number }, acting, kept) {
    const again = await putAgain(keptChanges(acting, number), acting.making.overlay);
    if (again.ok) {
        const isWhole = !kept.startsWith(partly);
        const note = isWhole ? kept : kept.slice(partly.length);
        return { kind: 'made', changes: again.changes, note, isWhole };
    }
    const { path, reason } = again;
    const made = keptChanges(acting, number).find((one) => one.path === path)?.made ?? null;
    stopAt(acting, { step: number, path, description: made?.description ?? '', diff: made?.diff ?? '' }, reason);
    return null;
}
async function carryOn(step, made, acting) {
    const { number } = step;
    acting.made.push(...made.changes);
    if (acting.decision === 'default')
        return propose(step, made, acting);
    if (!(await applied(made.changes, acting)))
        return;
    if (made.isWhole)
        await act_carry_verify(step, made, acting);
    else
        leave(acting, number, made.note);
}
function propose({ number, commands }, made, acting) {
    for (const change of made.changes)
        acting.changes.push({ ...reported(change), status: 'proposed', note: '' });
    const note = commands.length === 0 ? made.note : `${made.note} Its commands were not run.`.trim();
    const isProposed = made.isWhole && made.changes.length > 0;
    acting.steps.push({ number, status: isProposed ? 'proposed' : 'open', note });
}
async function applied(changes, acting) {
    const { room, ports } = acting;
    for (const [index, change] of changes.entries()) {
        const kept = keptChanges(acting, change.step).find(({ path }) => path === change.path);
        const fault = await applyChange(change, kept ?? hashesOf(change), ports.files, room.session);
        if (fault !== null) {
            stopAt(acting, reported(change), fault);
            for (const rest of changes.slice(index + 1))
                acting.changes.push({ ...reported(rest), status: 'proposed', note: '' });
            return false;
        }
        acting.changes.push({ ...reported(change), status: 'applied', note: '' });
    }
    return true;
}
function noteOn({ files }, { note, changes }) {
    return files.length > 0 && changes.length === 0 ? `${note} No file was changed for it.`.trim() : note;
}
async function act_carry_verify(step, made, acting) {
    const { number } = step;
    const { room, ports } = acting;
    const commands = await runCommands(step, ports, room.session);
    if (commands === null) {
        acting.halt = stopReason(room.ports.signal);
        return leave(acting, number, 'Its changes are made, and the run was stopped while its commands ran.');
    }
    acting.commands.push(...commands);
    const fault = commands.find(isFailure);
    if (fault !== undefined) {
        const note = `Its changes are made, and ${JSON.stringify(fault.command)} failed behind them.`;
        await room.session?.record([{ kind: 'step', number, status: 'failed', note }]);
        return fail(acting, number, note);
    }
    const unrun = commands.filter(({ exitCode }) => exitCode === null);
    const skipped = unrun.map(({ command, note }) => ({
        what: `the command ${command} of step ${number}`,
        reason: note,
    }));
    if (skipped.length > 0)
        room.stages.notes.push({ skipped });
    if (unrun.length > 0 && made.changes.length === 0)
        return leave(acting, number, `${noteOn(step, made)} Its commands were not run.`.trim());
    const unverified = skipped.length > 0 ? ' Its commands were not run, so nothing verified it.' : '';
    const note = `${noteOn(step, made)}${unverified}`.trim();
    await room.session?.record([{ kind: 'step', number, status: 'done', note }]);
    acting.steps.push({ number, status: 'done', note });
}

// EXTERNAL MODULE: ./build/core/plan-scope.js
var plan_scope = __webpack_require__(829);
// EXTERNAL MODULE: ./build/core/prompts/brief-developer.js
var brief_developer = __webpack_require__(6560);
;// CONCATENATED MODULE: ./build/core/prompts/brief-act.js

const actBrief = `You are the software engineer who carries out an approved plan, one step at a time.

${(0,brief_developer/* engineering */.a)('notes')}

The plan. People approved the plan that stands above, and nothing beyond it. Do the one step that is named last, all of it and no other. Earlier steps are done: what you read has their changes.

Writing. Tools that write change a copy, which your next reads show; the program makes the changes in the workspace later. Only the files that are named as approved may be written. To write any other file, or to run a command that the plan does not have, ends the whole run, and people are asked again: only where the step cannot be done otherwise. The program runs the commands of the step itself; never claim that you did.

Answer with the act schema when the step is done. \`summary\`: what was changed and why, in a sentence or two. \`changes\`: one entry for each file that no tool has changed for you, with a unified diff against the file as it stands now (\`--- a/path\`, \`+++ b/path\`, \`/dev/null\` for a file that comes or goes, hunks whose old lines are copied exactly); empty when tools made all changes. \`isDone\`: false when something of the step is missing, which \`summary\` then names. \`notes\`: what people should know.`;

;// CONCATENATED MODULE: ./build/pipelines/act-step.js







async function makeStep(step, making) {
    const { overlay } = making;
    const start = overlay.state();
    const made = await tried(step, making, start);
    if (made.kind !== 'made')
        overlay.become(start);
    return made;
}
async function tried(step, making, start) {
    const { plan, overlay, room } = making;
    const approved = (0,plan_order/* changesOfStep */.Ze)(plan, step.number);
    for (const change of approved) {
        const misfit = await putDiff(change, overlay, start);
        if (misfit !== null)
            return { kind: 'failed', note: `The approved change of ${change.path} does not fit: ${misfit}` };
    }
    const finished = async (note, isWhole, said = []) => {
        const changes = await changesSince(start, overlay, step.number, [...said, ...approved]);
        return typeof changes === 'string'
            ? { kind: 'failed', note: changes }
            : { kind: 'made', changes, note, isWhole };
    };
    if ((0,plan_order/* isCovered */.P$)(plan, step))
        return finished('', true);
    if (step.files.length === 0 && step.commands.length > 0)
        return finished('', true);
    const { act } = room.crew.engine;
    if (act === undefined)
        return finished(unwritten(step, approved), false);
    const asked = await asking(step, making, act);
    if (asked.kind !== 'answer')
        return asked;
    const { answer } = asked;
    if (!answer.isDone)
        return { kind: 'failed', note: `It is not done: ${answer.summary}` };
    return finished([answer.summary, ...answer.notes].join(' '), true, answer.changes);
}
function unwritten({ files }, approved) {
    const known = new Set(approved.map(({ path }) => path));
    const places = files.filter((file) => !known.has(file));
    const where = places.length === 0 ? '' : ` Its places: ${places.join(', ')}.`;
    return `Without a model nobody writes this change; it is for a person.${where}`;
}
async function asking(step, making, act) {
    const { plan, task, overlay, room, earlier, left } = making;
    const begun = overlay.state();
    const carrying = { plan, beyond: [] };
    const evidence = await making.evidence();
    const told = earlier().map(({ step: of, path, made: { description, diff } }) => ({
        step: of,
        path,
        description,
        diff,
    }));
    const about = {
        task,
        evidence,
        plan,
        step,
        earlier: told,
        left: left(),
        begin() {
            overlay.become(begun);
            carrying.beyond.length = 0;
        },
        faults: (answer) => misfits(answer, carrying, overlay, begun),
    };
    const answer = await room.stages.run(`step ${step.number}`, () => act(about, workingOn(making, carrying)));
    if (answer === null)
        return { kind: 'undone' };
    if (carrying.beyond.length === 0) {
        const faults = await act_step_put(answer, carrying, overlay, begun);
        if (faults.length > 0)
            return { kind: 'failed', note: faults.join(' ') };
    }
    if (carrying.beyond.length > 0)
        return { kind: 'beyond', beyond: carrying.beyond };
    return { kind: 'answer', answer };
}
async function misfits(answer, carrying, overlay, begun) {
    if (carrying.beyond.length > 0)
        return [];
    const before = overlay.state();
    const tried = { plan: carrying.plan, beyond: [] };
    const faults = await act_step_put(answer, tried, overlay, begun);
    overlay.become(before);
    return faults;
}
async function act_step_put({ changes }, carrying, overlay, begun) {
    const faults = [];
    for (const change of changes) {
        const outside = (0,plan_scope/* writeOutside */.JD)(carrying.plan, change.path);
        const misfit = await putDiff(change, overlay, begun);
        if (outside === null && misfit !== null)
            faults.push(`The change of ${change.path} does not fit: ${misfit}`);
        if (outside === null)
            continue;
        const place = await overlay.files.standing(change.path);
        if (place.ok && misfit !== null)
            faults.push(`The change of ${change.path} does not fit: ${misfit}`);
        else
            carrying.beyond.push({
                reason: place.ok ? outside : `${outside} ${place.reason}`,
                proposal: place.ok ? { kind: 'change', ...change } : null,
            });
    }
    return faults;
}
function workingOn({ room, thread, overlay }, carrying) {
    const mode = modeIn(room, 'developer');
    const own = { name: 'act', source: 'built in', from: '', text: actBrief };
    const send = (0,as_sent.asSent)(room.ports.known());
    const prompts = [own, ...room.prompts.added.map((one) => ({ ...one, text: send(one.text) }))];
    return {
        mode: 'developer',
        part: modePart({ prompts, grants: mode.grants, skills: [], tools: [], additional: '' }),
        handed: thread.handed.filter(({ title }) => title !== 'plan' && title !== 'proposed change'),
        planMode: false,
        planFile: null,
        form: null,
        oneStep: null,
        tools: room.desk?.actKit(mode, carrying, overlay.files) ?? null,
    };
}

;// CONCATENATED MODULE: ./build/pipelines/act.js












async function act({ plan, decision }, thread, room) {
    const acting = await act_begun({ plan, decision }, thread, room);
    let outside = [];
    let revised = {};
    for (const step of (0,plan_order/* stepOrder */.B8)(plan.steps)) {
        const made = await oneStep(step, acting);
        if (made?.kind !== 'beyond')
            continue;
        const beyond = await beyondPlan(ticked(acting), step.number, made.beyond, room);
        outside = beyond.outside;
        revised = beyond.thread;
        acting.halt = 'the run asked for more than the plan covers';
        if (beyond.thread.plan === undefined)
            fail(acting, step.number, beyond.note);
        else
            leave(acting, step.number, beyond.note);
    }
    const steps = [...acting.steps].sort((a, b) => a.number - b.number);
    const { changes, commands } = acting;
    const ref = { id: plan.id, version: plan.version };
    const report = { plan: ref, decision, steps, changes, commands, outside };
    const next = { ...thread, plan: ticked(acting), ...revised, act: report };
    const fault = commands.find(isFailure);
    const examined = fault === undefined ? next : await debugFailure(fault, next, room);
    return { thread: examined, output: (0,act_told/* actMarkdown */.Ew)(report, plan) };
}
async function act_begun({ plan, decision }, thread, room) {
    const ports = await room.hands.ports(room.desk);
    const { session } = room;
    const before = session?.state().act ?? null;
    if (before?.plan.id !== plan.id || before.decision !== decision)
        await session?.record([{ kind: 'act', plan: { id: plan.id, version: plan.version }, decision }]);
    const task = thread.task ?? room.task;
    let gathered = thread.evidence && Promise.resolve(thread.evidence);
    const acting = {
        plan,
        decision,
        ports,
        room,
        steps: [],
        changes: [],
        commands: [],
        made: [],
        missing: new Set(),
        halt: null,
        making: {
            plan,
            task,
            thread,
            room,
            overlay: openOverlay(ports.files),
            evidence() {
                const { question } = workIn(room, task, thread.state, thread.handed);
                gathered ??= gather(question, room.crew.collectors, room.ports, room.stages);
                return gathered;
            },
            earlier: () => acting.made,
            left: () => plan.steps.length - acting.steps.length,
        },
    };
    return acting;
}
async function oneStep(step, acting) {
    const { number } = step;
    const state = acting.room.session?.state() ?? null;
    const known = state?.plan?.id === acting.plan.id ? state.steps.get(number) : undefined;
    if (step.completed || known?.status === 'done' || known?.status === 'failed') {
        keep(acting, step, known?.status === 'failed' ? 'failed' : 'done', known?.note ?? 'It was done before.');
        return null;
    }
    const { signal } = acting.room.ports;
    if (signal.aborted)
        acting.halt ??= stopReason(signal);
    const waits = step.dependencies.find((needed) => acting.missing.has(needed));
    if (waits !== undefined)
        acting.missing.add(number);
    const why = acting.halt ?? (waits === undefined ? null : `it waits for step ${waits}, which is not done`);
    if (why !== null) {
        leave(acting, number, `Nothing was done for it: ${why}.`);
        return null;
    }
    const made = known?.status === 'proposed'
        ? await proposedBefore(step, acting, known.note)
        : await makeNow(step, acting);
    if (made?.kind === 'made')
        await carryOn(step, made, acting);
    return made?.kind === 'beyond' ? made : null;
}
async function makeNow(step, acting) {
    const { number } = step;
    const { session } = acting.room;
    await session?.record([{ kind: 'step', number, status: 'started', note: '' }]);
    const made = await makeStep(step, acting.making);
    switch (made.kind) {
        case 'undone':
            acting.halt = `step ${number} did not come to an end`;
            leave(acting, number, 'It did not come to an end; the coverage says why.');
            break;
        case 'failed':
            await session?.record([{ kind: 'step', number, status: 'failed', note: made.note }]);
            fail(acting, number, made.note);
            break;
        case 'made':
            await session?.record([
                ...made.changes.map((change) => told(change, hashesOf(change), 'proposed')),
                { kind: 'step', number, status: 'proposed', note: proposedNote(made) },
            ]);
            break;
        case 'beyond':
            break;
    }
    return made;
}

;// CONCATENATED MODULE: ./build/pipelines/carry-out.js


async function carryOut(thread, { plan, verdict }, room) {
    const { decision } = verdict;
    if (decision === null)
        return { thread, output: (0,tell/* tellVerdict */.Hy)(verdict) };
    if (room.session?.state().isPaused)
        await room.session.record([{ kind: 'resumed' }]);
    const { thread: next, output } = await act({ plan, decision }, thread, room);
    return { thread: next, output: `${(0,tell/* tellVerdict */.Hy)(verdict)}\n\n${output}` };
}

;// CONCATENATED MODULE: ./build/core/plan-difference.js

const plan_difference_most = 40;
const mostOfAKind = 12;
const plan_difference_longest = 120;
const plan_difference_lists = {
    objectives: 'Objectives',
    constraints: 'Constraints',
    assumptions: 'Assumptions',
    testPlan: 'Test plan',
    risks: 'Risks',
    alternatives: 'Alternatives',
    rollback: 'Rollback',
    successCriteria: 'Success criteria',
    nextActions: 'Next actions',
    suggestedCommands: 'Suggested commands',
};
function planDifference(before, after) {
    const found = [
        ...stepDifference(before.steps, after.steps),
        ...fileDifference(before, after),
        ...changeDifference(before, after),
        ...textDifference(before, after),
        ...Object.keys(plan_difference_lists).flatMap((name) => listDifference(plan_difference_lists[name], before[name], after[name])),
    ];
    if (found.length <= plan_difference_most)
        return found;
    return [...found.slice(0, plan_difference_most - 1), `And ${found.length - plan_difference_most + 1} more differences.`];
}
function stepDifference(before, after) {
    const { pairs, gone, fresh } = paired(before, after);
    const renamed = new Map(pairs.map(({ was, is }) => [was.number, is.number]));
    return [
        ...some(gone.map((step) => `Step ${step.number} is gone: ${quoted(step.description)}`)),
        ...some(fresh.map((step) => `Step ${step.number} is new: ${quoted(step.description)}`)),
        ...some(pairs.flatMap((pair) => withinStep(pair, renamed))),
        ...renumbered(pairs),
    ];
}
function paired(before, after) {
    const byWords = grouped(before, ({ description }) => description);
    const known = new Map();
    for (const is of after) {
        const was = byWords.get(is.description)?.shift();
        if (was !== undefined)
            known.set(is, was);
    }
    const used = new Set(known.values());
    const byNumber = grouped(before.filter((step) => !used.has(step)), ({ number }) => number);
    for (const is of after) {
        if (known.has(is))
            continue;
        const was = byNumber.get(is.number)?.shift();
        if (was === undefined || !isAlike(was, is))
            continue;
        known.set(is, was);
        used.add(was);
    }
    const pairs = after.flatMap((is) => {
        const was = known.get(is);
        return was === undefined ? [] : [{ was, is }];
    });
    return {
        pairs,
        gone: before.filter((step) => !used.has(step)),
        fresh: after.filter((step) => !known.has(step)),
    };
}
function isAlike(was, is) {
    const files = new Set(was.files);
    if (is.files.some((file) => files.has(file)))
        return true;
    const words = new Set(wordsOf(was.description));
    const now = wordsOf(is.description);
    return 2 * now.filter((word) => words.has(word)).length >= Math.max(words.size, now.length);
}
function wordsOf(text) {
    return [...new Set(text.slice(0, 1000).toLowerCase().split(/\s+/).filter(Boolean))];
}
function withinStep({ was, is }, renamed) {
    const name = `Step ${is.number}`;
    const waits = was.dependencies.flatMap((number) => renamed.get(number) ?? []);
    return [
        ...(was.description === is.description ? [] : [`${name} says now: ${quoted(is.description)}`]),
        ...setDifference(`${name}, files`, was.files, is.files),
        ...setDifference(`${name}, commands`, was.commands, is.commands),
        ...(plan_difference_isSame(waits, is.dependencies)
            ? []
            : [
                is.dependencies.length === 0
                    ? `${name} waits for no step now`
                    : `${name} waits for ${is.dependencies.length === 1 ? 'step' : 'steps'} ${is.dependencies.slice(0, mostOfAKind).join(', ')} now`,
            ]),
        ...(was.verification === is.verification ? [] : [`${name} is done when: ${quoted(is.verification)}`]),
    ];
}
function renumbered(pairs) {
    const moved = pairs.filter(({ was, is }) => was.number !== is.number);
    if (moved.length === 0)
        return [];
    const told = moved.slice(0, mostOfAKind).map(({ was, is }) => `${was.number} → ${is.number}`);
    const more = moved.length > mostOfAKind ? `, and ${moved.length - mostOfAKind} more` : '';
    return [`Steps have new numbers: ${told.join(', ')}${more}`];
}
function fileDifference(before, after) {
    return setDifference('Files', touched(before), touched(after));
}
function touched(plan) {
    return [
        ...plan.affectedFiles.map(({ path }) => path),
        ...plan.steps.flatMap(({ files }) => files),
        ...plan.proposedChanges.map(({ path }) => path),
    ];
}
function changeDifference(before, after) {
    const was = grouped(before.proposedChanges, ({ path }) => path);
    const is = grouped(after.proposedChanges, ({ path }) => path);
    const text = (changes) => changes?.map(({ diff }) => diff).join('\n') ?? '';
    const paths = [...new Set([...was.keys(), ...is.keys()])];
    return some(paths.flatMap((path) => {
        if (!is.has(path))
            return [`No change of ${named(path)} is proposed any more`];
        if (!was.has(path))
            return [`A change of ${named(path)} is proposed`];
        return text(was.get(path)) === text(is.get(path))
            ? []
            : [`The proposed change of ${named(path)} is another one`];
    }));
}
function textDifference(before, after) {
    return ['title', 'summary', 'approach']
        .filter((name) => before[name] !== after[name])
        .map((name) => `The ${name} says now: ${quoted(after[name])}`);
}
function listDifference(name, was, is) {
    const old = new Set(was);
    const now = new Set(is);
    const phrases = [
        ...[...now].filter((one) => !old.has(one)).map((one) => `${name}: added ${quoted(one)}`),
        ...[...old].filter((one) => !now.has(one)).map((one) => `${name}: taken out ${quoted(one)}`),
    ];
    if (phrases.length > 0 || plan_difference_isSame(was, is))
        return some(phrases);
    return [`${name}: in another order`];
}
function setDifference(name, was, is) {
    const old = new Set(was);
    const now = new Set(is);
    const told = (sign, paths) => paths.length === 0
        ? []
        : [
            `${name} ${sign}: ${paths.slice(0, mostOfAKind).map(named).join(', ')}${paths.length > mostOfAKind ? `, and ${paths.length - mostOfAKind} more` : ''}`,
        ];
    return [
        ...told('added', [...now].filter((one) => !old.has(one))),
        ...told('taken out', [...old].filter((one) => !now.has(one))),
    ];
}
function grouped(things, key) {
    const groups = new Map();
    for (const thing of things) {
        const group = groups.get(key(thing));
        if (group === undefined)
            groups.set(key(thing), [thing]);
        else
            group.push(thing);
    }
    return groups;
}
function plan_difference_isSame(a, b) {
    return a.length === b.length && a.every((one, index) => one === b[index]);
}
function some(phrases) {
    if (phrases.length <= mostOfAKind)
        return [...phrases];
    return [...phrases.slice(0, mostOfAKind), `… and ${phrases.length - mostOfAKind} more of this kind`];
}
function quoted(text) {
    return `"${named(text)}"`;
}
function named(text) {
    const signs = [
        ...(0,clean.oneLine)(text
            .slice(0, 2 * plan_difference_longest)
            .replace(/\s+/g, ' ')
            .trim()),
    ];
    return signs.length <= plan_difference_longest ? signs.join('') : `${signs.slice(0, plan_difference_longest - 1).join('')}…`;
}

// EXTERNAL MODULE: ./build/core/plan-sections.js + 1 modules
var plan_sections = __webpack_require__(6772);
;// CONCATENATED MODULE: ./build/core/feedback/step-edits.js
function withoutSteps(steps, gone) {
    if (gone.size === 0)
        return [...steps];
    const byNumber = new Map(steps.map((step) => [step.number, step]));
    const kept = (step) => {
        const found = new Set();
        const seen = new Set();
        const open = [...step.dependencies].reverse();
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            if (!gone.has(next))
                found.add(next);
            else if (!seen.has(next)) {
                seen.add(next);
                open.push(...[...(byNumber.get(next)?.dependencies ?? [])].reverse());
            }
        }
        found.delete(step.number);
        return [...found];
    };
    return steps
        .filter(({ number }) => !gone.has(number))
        .map((step) => step.dependencies.some((number) => gone.has(number)) ? { ...step, dependencies: kept(step) } : step);
}
function isRow(steps) {
    return steps.every(({ dependencies }, index) => index === 0
        ? dependencies.length === 0
        : dependencies.length === 1 && dependencies[0] === steps[index - 1]?.number);
}
function inOrder(steps, first, then) {
    const from = steps.findIndex(({ number }) => number === first);
    const to = steps.findIndex(({ number }) => number === then);
    const early = steps[from];
    if (early === undefined || to < 0)
        return null;
    if (from < to && waitsFor(steps, then, first))
        return [...steps];
    if (isRow(steps)) {
        const others = steps.filter(({ number }) => number !== first);
        return step_edits_inRow([...others.slice(0, to), early, ...others.slice(to)]);
    }
    if (waitsFor(steps, first, then))
        return null;
    const linked = steps.map((step) => step.number === then ? { ...step, dependencies: [...step.dependencies, first] } : step);
    return sorted(linked);
}
function step_edits_inRow(steps) {
    return steps.map((step, index) => {
        const before = steps[index - 1];
        return { ...step, dependencies: before === undefined ? [] : [before.number] };
    });
}
function step_edits_renumbered(steps) {
    const numbers = new Map(steps.map(({ number }, index) => [number, index + 1]));
    return steps.map((step, index) => ({
        ...step,
        number: index + 1,
        dependencies: step.dependencies.flatMap((number) => numbers.get(number) ?? []),
    }));
}
function waitsFor(steps, step, needed) {
    const byNumber = new Map(steps.map((one) => [one.number, one.dependencies]));
    const seen = new Set();
    const open = [step];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        for (const number of byNumber.get(next) ?? []) {
            if (number === needed)
                return true;
            if (!seen.has(number)) {
                seen.add(number);
                open.push(number);
            }
        }
    }
    return false;
}
function sorted(steps) {
    const byNumber = new Map(steps.map((step) => [step.number, step]));
    const done = new Set();
    const out = [];
    for (const start of steps) {
        const open = [{ step: start, next: 0 }];
        for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
            const needed = byNumber.get(last.step.dependencies[last.next] ?? -1);
            last.next += 1;
            if (done.has(last.step.number))
                open.pop();
            else if (last.next <= last.step.dependencies.length) {
                if (needed !== undefined && !done.has(needed.number))
                    open.push({ step: needed, next: 0 });
            }
            else {
                open.pop();
                done.add(last.step.number);
                out.push(last.step);
            }
        }
    }
    return out;
}

;// CONCATENATED MODULE: ./build/core/feedback/edited.js




function started(before, files) {
    return {
        before,
        files,
        steps: [...before.steps],
        isSound: (0,core_plan/* stepFaults */.Cn)(before.steps).length === 0,
        gone: new Set(),
        left: new Set(),
        added: [],
        constraints: [],
        criteria: [],
        taken: [],
        notTaken: [],
    };
}
function draftOf(edited) {
    const { before, left, gone, added } = edited;
    const kept = withoutSteps(edited.steps, gone);
    const isMoved = kept.length !== before.steps.length || kept.some((step, at) => step !== before.steps[at]);
    const steps = kept.length === 0 ? [openStep(edited)] : isMoved && edited.isSound ? step_edits_renumbered(kept) : kept;
    const named = new Set(steps.flatMap(({ files }) => files));
    const lost = new Set(before.steps.filter(({ number }) => gone.has(number)).flatMap(({ files }) => files));
    const stays = ({ path }) => !left.has(path) && (named.has(path) || !lost.has(path));
    const known = new Set(before.affectedFiles.map(({ path }) => path));
    const affectedFiles = [
        ...before.affectedFiles.filter(stays),
        ...added.filter(({ path }) => !known.has(path) && named.has(path)),
    ];
    const proposedChanges = before.proposedChanges.filter(stays);
    const constraints = new Set([...boundsNow(before.constraints, affectedFiles), ...edited.constraints]);
    return {
        ...before,
        steps,
        affectedFiles,
        proposedChanges,
        risks: [...before.risks, ...halved(before.proposedChanges, proposedChanges)],
        constraints: constraints.size === 0 ? [noneLeft] : [...constraints],
        successCriteria: [...new Set([...before.successCriteria, ...edited.criteria])],
    };
}
const noneLeft = 'The feedback left no constraint; no step does again what it took out.';
function boundsNow(constraints, files) {
    const sources = files.map(({ path }) => path).filter((path) => (0,file_kind/* fileKind */.h)(path) !== 'test');
    return constraints.flatMap((one) => {
        if (!one.startsWith(plan_sections/* onlyTheseStart */.eh))
            return [one];
        return sources.length === 0 ? [] : [(0,plan_sections/* onlyThese */.aH)(sources)];
    });
}
function halved(before, after) {
    if (after.length === 0 || after.length === before.length)
        return [];
    const kept = new Set(after);
    const gone = before.filter((change) => !kept.has(change)).map(({ path }) => path);
    const more = gone.length > 5 ? ` and ${gone.length - 5} more` : '';
    return [
        `The proposed changes of ${gone.slice(0, 5).join(', ')}${more} were taken out; the others may need them.`,
    ];
}
function openStep({ left }) {
    const without = left.size === 0 ? '' : ` without changing ${[...left].slice(0, 5).join(', ')}`;
    return (0,core_plan/* createStep */.Bx)({
        number: 1,
        description: `Find another way to the objectives${without}: the feedback took every step out of the plan before.`,
        verification: 'A new plan has steps that keep to the constraints.',
    });
}

;// CONCATENATED MODULE: ./build/core/feedback/sentences.js

const mostFeedback = 16_000;
const mostSentences = 40;
const sentences_longest = 600;
const goesOn = /(?:,|\b(?:the|a|an|and|or|nor|of|in|to|for|with|that|which|by|on|at|from|as|is|are|be|not|only|than|before|after|do|must|should))$/i;
const continues = /^(?:and|or|nor|of|in|to|for|with|that|which|by|on|at|from|as|than|instead|because)\s/;
const mark = /^\s{0,20}(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;
const nextWish = /(?:,|;)?\s+(?:but|and|then)\s+(?=(?:please\s+)?(?:also\s|do not\s|don['’]t\s|never\s|leave\s|(?:drop|remove|delete|skip|omit|cut)\s+(?:the\s+)?(?:\w{1,10}\s+)?steps?\b))|,\s+(?=also\s)|\s+(?=also\s+(?:change|handle|update|fix|cover|add|test|check|document)\b)/gi;
function sentencesOf(feedback) {
    const unread = [];
    if (feedback.length > mostFeedback)
        unread.push(`The feedback has ${feedback.length} characters; only the first ${mostFeedback} were read. Say what matters most in fewer words.`);
    const text = (0,clean.visible)((0,clean.wellFormed)(feedback.slice(0, mostFeedback))).replace(/\r/g, '\n');
    const all = blocks(text.split('\n')).flatMap((block) => block.isOpaque ? [block] : pieces(block.text).map((piece) => ({ text: piece, isOpaque: false })));
    const said = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(sentences_short);
    if (said.length > mostSentences)
        unread.push(`The feedback has ${said.length} sentences; only the first ${mostSentences} were worked in. Give the others once the plan has these.`);
    return { said: said.slice(0, mostSentences), unread };
}
function blocks(lines) {
    const found = [];
    let fence = null;
    let isOpen = false;
    for (const line of lines) {
        if (/^\s{0,3}(?:```|~~~)/.test(line)) {
            if (fence !== null)
                found.push({ text: fence.join(' '), isOpaque: true });
            fence = fence === null ? [] : null;
            isOpen = false;
            continue;
        }
        if (fence !== null) {
            fence.push(line.trim());
            continue;
        }
        const text = line
            .replace(mark, '')
            .replace(/^#{1,6}\s/, '')
            .replace(/\s+/g, ' ')
            .trim();
        const last = found.at(-1);
        if (text.startsWith('>'))
            found.push({ text: text.replace(/^[>\s]+/, ''), isOpaque: true });
        else if (isOpen && last !== undefined && !mark.test(line) && isOneLine(last.text, text))
            last.text += ` ${text}`;
        else
            found.push({ text, isOpaque: false });
        isOpen = text !== '' && !text.startsWith('>');
    }
    if (fence !== null)
        found.push({ text: fence.join(' '), isOpaque: true });
    return found;
}
function isOneLine(before, after) {
    if (after === '' || /[.!?;:]$/.test(before))
        return false;
    return (goesOn.test(before.slice(-40)) || continues.test(after) || (before.length > 60 && /^\p{Ll}/u.test(after)));
}
function pieces(block) {
    const sentences = [];
    for (const piece of block.split(/(?<=[.!?;])\s+/)) {
        const last = sentences.at(-1);
        if (last !== undefined && /\b(?:e\.g|i\.e|etc|vs|approx)\.$/i.test(last.slice(-10)))
            sentences[sentences.length - 1] = `${last} ${piece}`;
        else
            sentences.push(piece);
    }
    return sentences.flatMap((sentence) => sentence.split(nextWish)).map((one) => one.trim());
}
function sentences_short({ text, isOpaque }) {
    const signs = [...text.slice(0, 2 * sentences_longest)];
    if (signs.length <= sentences_longest && text.length <= 2 * sentences_longest)
        return { text, isOpaque };
    return { text: `${signs.slice(0, sentences_longest - 1).join('')}…`, isOpaque: true };
}

;// CONCATENATED MODULE: ./build/core/feedback/step-refs.js
const mostRefs = 100;
const ordinals = {
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    last: -1,
    final: -1,
};
function stepRefs(words) {
    const place = /^([a-z]{4,7}) step$/i.exec(words);
    if (place) {
        const at = ordinals[place[1]?.toLowerCase() ?? ''];
        return at === undefined ? null : [{ place: at }];
    }
    if (words.length > 300 || !/^steps?\s+#?\d/i.test(words))
        return null;
    const parts = words
        .replace(/\b(?:steps?)\s+|#/gi, '')
        .replace(/\s*(?:–|-|\bto\b|\bthrough\b)\s*/gi, '-')
        .split(/\s*(?:,\s*(?:and|or)?|\band\b|\bor\b|&)\s*/i);
    const refs = [];
    for (const part of parts) {
        const range = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part);
        if (range === null)
            return null;
        const from = Number(range[1]);
        const to = range[2] === undefined ? from : Number(range[2]);
        if (to < from || to - from >= mostRefs)
            return null;
        for (let number = from; number <= to; number += 1)
            refs.push({ number });
    }
    return refs.length > mostRefs ? null : refs;
}

;// CONCATENATED MODULE: ./build/core/feedback/wishes.js

const lead = /^(?:(?:please|and|but|so|then|ok|okay|just|also|can you|could you|we should|you should|let['’]?s|i want you to|i would like you to|in addition)[,:]?\s+){0,4}/i;
const reason = /(?:,?\s+(?:because|since|as (?!(?:it is|it was|they are)\b)(?:it|they|we|that|this|the)|for now|please|at all|either|for the moment|entirely|completely)\b.*|[,;:]\s+(?:it|they|that|this|these|those|we|i)\b.*|\s+[(–—-]\s?.*|:\s.*)$/i;
const change = '(?:touch|change|changing|touching|modify|edit|alter|update|rewrite|refactor|write to)';
const still = '(?:alone|(?:exactly |just )?as (?:it is|is|they are|it was)|untouched|unchanged|unmodified|out of (?:it|this|the plan|scope))';
const leaves = [
    new RegExp(`^(?:do not|don['’]?t|never|must not|should not)\\s+(?:ever\\s+)?${change}\\s+(.+)$`, 'i'),
    new RegExp(`^(?:leave|keep)\\s+(.+?)\\s+${still}$`, 'i'),
    /^(.+?)\s+(?:must|should|shall|may|can|has to|have to|needs to)(?:\s+not|\s+never|n['’]t|not)\s+be\s+(?:touched|changed|modified|edited|altered|updated)$/i,
    new RegExp(`^(.+?)\\s+(?:must|should|shall|has to|have to)\\s+(?:stay|remain|be left)\\s+${still}$`, 'i'),
    new RegExp(`^(.+?)\\s+(?:stays?|remains?)\\s+${still}$`, 'i'),
    /^(?:no|without)\s+(?:changes?|edits?|modifications?)\s+(?:to|in|of|on|under)\s+(.+)$/i,
    new RegExp(`^without\\s+${change}\\s+(.+)$`, 'i'),
    /^(?:stay|keep)\s+(?:away|out)\s+(?:from|of)\s+(.+)$/i,
    /^(?:exclude|ignore|leave out)\s+(.+)$/i,
    /^(?:drop|remove|skip|take)\s+(.+?)\s+(?:out of|from)\s+(?:the|this|your)\s+plan$/i,
];
const condition = /\b(?:except|unless|until|other than|besides|apart from|only|if|when|while|before|after|without|but|rather|instead|not)\b/i;
const verbs = '(?:change|handle|update|fix|cover|add|test|check|document|remove|delete|rename|support|validate|include|write|create|mention|log|make|extend|refactor|move|run)';
const adds = new RegExp(`^${verbs}\\s+\\S`, 'i');
const addsAlone = /^(?:add|handle|cover|there (?:should|must) be a step)\s+\S/i;
const holds = /^(?:use|keep|prefer|stick (?:to|with)|make sure|ensure|be sure|take care|stay (?:with|on|within)|rely on|follow|preserve|target|only use)\s+\S/i;
const duty = /\b(?:must|should|shall|has to|have to|needs? to)\b/i;
const refuses = /^(?:do not|don['’]?t|never|avoid|no|not|without)\s+\S|\b(?:must|should|shall|can|may)(?:\s+not|n['’]t|not)\b/i;
const courtesy = /^(?:(?:many )?thanks?(?: you)?(?: a lot| very much)?|thank you|ok(?:ay)?|lgtm|hi|hello|looks? good(?: to me)?(?: otherwise)?|good (?:plan|work)|great|nice|otherwise (?:fine|good)|no)$/i;
function wishOf({ text, isOpaque }) {
    const said = text;
    const unclear = (why) => ({ kind: 'unclear', said, why });
    if (isOpaque)
        return unclear('it is a quotation, code, or too long to be read as one wish');
    if (/\?[)"'”’]?$/.test(text))
        return unclear('it is a question');
    const bare = text.replace(/[\s.!;:,]+$/, '');
    if (courtesy.test(bare))
        return { kind: 'courtesy', said };
    const start = lead.exec(bare)?.[0] ?? '';
    const asked = bare.slice(start.length).replace(/[,]?\s+(?:please|thanks)$/i, '');
    const isAlso = /\balso\b|in addition/i.test(start) || /\s(?:too|as well)$/i.test(asked);
    return (stepWish(said, asked) ??
        leaveWish(said, asked) ??
        (/\bsteps?\s+#?\d/i.test(asked) ? unclear('it changes a step in words') : null) ??
        (holds.test(asked) ? { kind: 'hold', said, isWanted: true } : null) ??
        (refuses.test(asked) ? { kind: 'hold', said, isWanted: false } : null) ??
        ((isAlso && adds.test(asked)) || addsAlone.test(asked) ? { kind: 'add', said } : null) ??
        (duty.test(asked) ? { kind: 'hold', said, isWanted: true } : null) ??
        unclear('no rule reads it'));
}
function stepWish(said, asked) {
    const order = /^(?:do |run |put |move |have )?(?:the )?step #?(\d{1,4}) (?:should |must |has to |needs to )?(?:come |go |be done |be |run )?(before|after) (?:the )?step #?(\d{1,4})$/i.exec(asked.replace(reason, ''));
    if (order) {
        const [one, other] = [Number(order[1]), Number(order[3])];
        const isBefore = order[2]?.toLowerCase() === 'before';
        return { kind: 'order', said, first: isBefore ? one : other, second: isBefore ? other : one };
    }
    const swap = /^(?:swap|exchange|switch) (?:the )?steps? #?(\d{1,4}) (?:and|with) (?:step )?#?(\d{1,4})$/i.exec(asked.replace(reason, ''));
    if (swap)
        return { kind: 'swap', said, one: Number(swap[1]), other: Number(swap[2]) };
    const dropped = droppedIn(asked) ?? droppedIn(asked.replace(reason, ''));
    return dropped === null ? null : { kind: 'drop', said, steps: dropped };
}
function droppedIn(asked) {
    const named = /^(?:drop|remove|delete|skip|omit|cut|strike|leave out|take out|get rid of|forget(?: about)?|no|without)\s+(?:the\s+)?(.+?)(?:\s+(?:from the plan|out))?$/i.exec(asked) ??
        /^(?:do|plan|try|make)\s+(?:it|this|that|again|the plan)\s+(?:again\s+)?without\s+(?:the\s+)?(.+)$/i.exec(asked) ??
        /^(?:the\s+)?(.+?)\s+(?:(?:is|are)\s+(?:not needed|unneeded|unnecessary|not necessary|superfluous|redundant)|(?:should|can|must|has to|have to)\s+(?:go|be (?:dropped|removed|skipped|deleted|left out)))$/i.exec(asked);
    return named === null ? null : stepRefs(named[1] ?? '');
}
function leaveWish(said, asked) {
    const cut = asked.replace(reason, '');
    for (const form of leaves) {
        const rest = (form.exec(asked) ?? form.exec(cut))?.[1];
        if (rest === undefined)
            continue;
        if (condition.test(rest.replace(reason, '')))
            return { kind: 'unclear', said, why: 'it has a condition that only a reader can weigh' };
        const targets = targetsOf(rest.replace(reason, ''));
        if (targets.length > 0)
            return { kind: 'leave', said, targets };
    }
    return null;
}
function targetsOf(rest) {
    return rest.split(/\s*,\s*(?:and\s+|or\s+|nor\s+)?|\s+(?:and|or|nor|&)\s+/).flatMap((piece) => {
        const within = piece.replace(/^(?:any(?:thing)?|everything|all)?\s*(?:of\s+)?(?:the\s+)?(?:files?\s+)?(?:(?:in|under|inside|below|of)\s+)?(?:the\s+)?(?:file|folder|directory|contents of)?\s*/i, '');
        const bare = within.replace(/\s+(?:files?|folder|directory|module)$/i, '').trim();
        const isFolder = /\b(?:folder|directory|under|inside)\b/i.test(piece) || bare.endsWith('/');
        const name = bare.replace(/^[`"'“‘*]+|[`"'”’*]+$/g, '').replace(/^\.\/|\/$/g, '');
        return name === '' ? [] : [{ name, isFolder, isMarked: /^[`"'“‘]/.test(bare) }];
    });
}

;// CONCATENATED MODULE: ./build/core/feedback/known-paths.js

function pathsOf(plan) {
    return [
        ...new Set([
            ...plan.steps.flatMap(({ files }) => files),
            ...plan.affectedFiles.map(({ path }) => path),
            ...plan.proposedChanges.map(({ path }) => path),
        ]),
    ];
}
function pathsMeant({ name, isFolder }, paths) {
    if (/\s/.test(name) || name === '' || name.length > 300)
        return [];
    const wanted = name.toLowerCase();
    const exact = isFolder ? [] : paths.filter((path) => path === name);
    if (exact.length > 0)
        return exact;
    const lower = paths.map((path) => ({ path, low: path.toLowerCase() }));
    const chosen = (fits) => lower.filter(({ low }) => fits(low)).map(({ path }) => path);
    const ending = isFolder ? [] : chosen((low) => low === wanted || low.endsWith(`/${wanted}`));
    if (ending.length > 0)
        return ending;
    const below = chosen((low) => low.startsWith(`${wanted}/`));
    if (below.length > 0)
        return below;
    const within = chosen((low) => `/${low}`.includes(`/${wanted}/`));
    if (within.length > 0 || isFolder || wanted.includes('/'))
        return within;
    return chosen((low) => stemOf(low) === wanted);
}
function isPathLike({ name, isFolder }) {
    return !/\s/.test(name) && (0,plan_faults/* pathFault */.a9)(name) === null && (isFolder || /\/|\.[A-Za-z0-9]{1,8}$/.test(name));
}
function stemOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.indexOf('.', 1);
    return dot < 0 ? name : name.slice(0, dot);
}

;// CONCATENATED MODULE: ./build/core/feedback/work-in.js






const mostSteps = 40;
function work_in_workIn(edited, wish) {
    switch (wish.kind) {
        case 'leave':
            return wish.targets.reduce(work_in_leave, held(edited, wish.said));
        case 'drop':
            return wish.steps.reduce((plan, step) => drop(plan, step, wish.said), edited);
        case 'order':
            return order(edited, wish, wish.first, wish.second);
        case 'swap':
            return swap(edited, wish);
        case 'hold':
            return {
                ...held(edited, wish.said),
                ...(wish.isWanted
                    ? { criteria: [...edited.criteria, `As the feedback asks: ${work_in_closed(wish.said)}`] }
                    : {}),
                taken: [...edited.taken, `Stands as a constraint: ${work_in_quoted(wish.said)}.`],
            };
        case 'add':
            return add(edited, wish.said);
        case 'unclear':
            return notDone(edited, wish.said, wish.why);
        case 'courtesy':
            return edited;
    }
}
function notDone(edited, said, why) {
    return {
        ...held(edited, `From the feedback, not worked into the steps: ${said}`),
        notTaken: [
            ...edited.notTaken,
            `${work_in_quoted(said)} was not worked into the steps: ${why}. It stands as a constraint.`,
        ],
    };
}
function held(edited, said) {
    return { ...edited, constraints: [...edited.constraints, work_in_closed(said)] };
}
function work_in_leave(edited, target) {
    const own = pathsOf(edited.before);
    const paths = pathsMeant(target, own);
    const others = paths.length > 0 ? [] : pathsMeant(target, edited.files);
    const isName = target.isMarked || (0,core_words/* looksLikeName */.FP)(target.name.replace(/\(\)$/, ''));
    if (paths.length === 0 && others.length === 0 && !isPathLike(target) && !isName)
        return {
            ...edited,
            notTaken: [
                ...edited.notTaken,
                `${work_in_quoted(target.name)} is no file of the plan by its name, so no step was taken out for it; it stands as a constraint.`,
            ],
        };
    const left = new Set([...edited.left, ...paths, ...others]);
    const emptied = [];
    const steps = edited.steps.map((step) => {
        const files = step.files.filter((file) => !left.has(file));
        if (files.length === step.files.length)
            return step;
        if (files.length === 0)
            emptied.push(step.number);
        return { ...step, files, description: withLeft(step, left) };
    });
    const called = paths.length + others.length > 0 ? [] : stepsThatName(edited.steps, target.name);
    const gone = [...emptied, ...called].filter((number) => !edited.gone.has(number));
    return {
        ...edited,
        left,
        steps,
        gone: new Set([...edited.gone, ...gone]),
        taken: [...edited.taken, work_in_told(target, paths, gone)],
    };
}
function work_in_told(target, paths, gone) {
    const names = paths.length > 0 ? work_in_listed(paths) : target.name;
    const steps = gone.length === 0 ? '' : ` ${numbered(gone)} ${gone.length === 1 ? 'goes' : 'go'} with it.`;
    return paths.length + gone.length === 0
        ? `Nothing of the plan changes ${names}; it stands as a constraint.`
        : `${names} is left alone.${steps}`;
}
function withLeft(step, left) {
    const files = step.files.filter((file) => left.has(file));
    return `${step.description} (${work_in_listed(files)} stays as it is.)`;
}
function stepsThatName(steps, name) {
    const bare = name.replace(/\(\)$/, '');
    return steps.filter(({ description }) => hasWord(description, bare)).map(({ number }) => number);
}
function hasWord(text, word) {
    if (word === '')
        return false;
    const isLetter = (char) => /[\p{L}\p{N}_$]/u.test(char);
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + word.length)))
            return true;
    return false;
}
function drop(edited, ref, said) {
    const all = edited.before.steps;
    const step = 'number' in ref
        ? all.find(({ number }) => number === ref.number)
        : all.at(ref.place < 0 ? ref.place : ref.place - 1);
    if (step === undefined)
        return notDone(edited, said, `the plan has no ${'number' in ref ? `step ${ref.number}` : 'such step'}`);
    if (edited.gone.has(step.number))
        return edited;
    return {
        ...edited,
        gone: new Set([...edited.gone, step.number]),
        taken: [...edited.taken, `Step ${step.number} is taken out.`],
    };
}
function order(edited, { said }, first, then) {
    const numbers = new Set(edited.steps.map(({ number }) => number));
    const missing = [first, then].find((number) => !numbers.has(number));
    if (missing !== undefined)
        return notDone(edited, said, `the plan has no step ${missing}`);
    if (first === then)
        return notDone(edited, said, 'it names one step twice');
    if (!edited.isSound)
        return notDone(edited, said, 'the steps of the plan do not fit together as it is');
    const steps = inOrder(edited.steps, first, then);
    if (steps === null)
        return notDone(edited, said, `step ${first} waits for step ${then}`);
    return { ...edited, steps, taken: [...edited.taken, `Step ${first} comes before step ${then}.`] };
}
function swap(edited, wish) {
    const at = (number) => edited.steps.findIndex((step) => step.number === number);
    const [one, other] = [at(wish.one), at(wish.other)];
    const steps = [...edited.steps];
    const [a, b] = [steps[one], steps[other]];
    if (a === undefined || b === undefined || a === b || !isRow(steps))
        return one < other
            ? order(edited, wish, wish.other, wish.one)
            : order(edited, wish, wish.one, wish.other);
    steps[one] = b;
    steps[other] = a;
    return {
        ...edited,
        steps: step_edits_inRow(steps),
        taken: [...edited.taken, `Steps ${wish.one} and ${wish.other} change places.`],
    };
}
function add(edited, said) {
    if (edited.steps.length - edited.gone.size >= mostSteps)
        return notDone(edited, said, `a plan has at most ${mostSteps} steps`);
    const known = [...new Set([...pathsOf(edited.before), ...edited.files])];
    const files = [];
    for (const { path, sure } of (0,mentions/* pathMentions */.PF)(said, 10)) {
        const meant = (0,mentions/* filesMeant */.dh)(path, known);
        if (meant.length > 1)
            return notDone(edited, said, `${path} can be ${work_in_listed(meant)}`);
        const file = meant[0] ?? (sure ? path : null);
        if (file === null || (0,plan_faults/* pathFault */.a9)(file) !== null)
            continue;
        if (edited.left.has(file))
            return notDone(edited, said, `${file} is to be left alone`);
        files.push(file);
    }
    const number = Math.max(0, ...edited.before.steps.map((step) => step.number)) + 1 + edited.steps.length;
    const step = (0,core_plan/* createStep */.Bx)({
        number,
        description: work_in_closed(said.charAt(0).toUpperCase() + said.slice(1)),
        files: [...new Set(files)],
        verification: 'The change does what the feedback asks for, and a test or a look at it shows that.',
    });
    let end = edited.steps.length;
    while (end > 0 && edited.steps[end - 1]?.files.length === 0 && edited.steps[end - 1]?.commands.length !== 0)
        end -= 1;
    const steps = [...edited.steps.slice(0, end), step, ...edited.steps.slice(end)];
    const placed = isRow(edited.steps)
        ? step_edits_inRow(steps)
        : steps.map((one, at) => (at > end ? { ...one, dependencies: [...one.dependencies, number] } : one));
    return {
        ...edited,
        steps: placed,
        added: [...edited.added, ...files.map((path) => ({ path, reason: 'the feedback asks for it' }))],
        taken: [...edited.taken, `A step was added: ${work_in_quoted(said)}.`],
    };
}
function numbered(numbers) {
    return `${numbers.length === 1 ? 'Step' : 'Steps'} ${numbers.join(', ')}`;
}
function work_in_listed(names) {
    return names.length <= 5
        ? names.join(', ')
        : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
}
function work_in_closed(text) {
    return /[.!?…]["”]?$/.test(text) ? text : `${text}.`;
}
function work_in_quoted(text) {
    return `"${text.replace(/[.]$/, '')}"`;
}

;// CONCATENATED MODULE: ./build/core/plan-feedback.js




function withFeedback(draft, feedback, files = []) {
    const { said, unread } = sentencesOf(feedback);
    const wishes = said.map(wishOf);
    let edited = started(draft, files);
    for (const kind of ['leave', 'drop', 'order', 'swap', 'hold', 'add', 'unclear'])
        for (const wish of wishes)
            if (wish.kind === kind)
                edited = work_in_workIn(edited, wish);
    const nothing = edited.taken.length + edited.notTaken.length + unread.length === 0
        ? ['The feedback asks for nothing, so the plan is as it was. Say what should be different.']
        : [];
    return {
        draft: draftOf(edited),
        taken: edited.taken,
        notTaken: [...edited.notTaken, ...unread, ...nothing],
    };
}

// EXTERNAL MODULE: ./build/core/plan-markdown.js
var plan_markdown = __webpack_require__(7696);
;// CONCATENATED MODULE: ./build/pipelines/hand-in.js



function confirmerOf(gate) {
    return {
        planContent: async () => (await gate?.text()) ?? null,
        async confirm() {
            const verdict = gate?.standing() ?? null;
            return verdict === null ? { kind: 'pending' } : wordOf(verdict);
        },
    };
}
function wordOf(verdict) {
    switch (verdict.state) {
        case 'approved':
            return verdict.decision === null
                ? { kind: 'pending' }
                : { kind: 'approved', decision: verdict.decision };
        case 'feedback':
            return { kind: 'feedback', words: verdict.words.join('\n\n') || 'The plan is to be different.' };
        case 'drafted':
        case 'posted':
        case 'pending':
            return { kind: 'pending' };
        default:
            return { kind: 'over', reason: (0,tell/* tellVerdict */.Hy)(verdict) };
    }
}
async function exitCall({ state }, room) {
    const { gate } = room;
    if (state.planMode === null || gate === null || (await gate.text()) === null)
        return;
    const { crew, ports, log, toolPolicy } = room;
    const { dispatch } = await __webpack_require__.e(/* import() */ 2597).then(__webpack_require__.bind(__webpack_require__, 2597));
    const { asSent } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7470));
    const count = log.calls.filter(({ id }) => id.startsWith('plan-exit-')).length;
    const call = { id: `plan-exit-${count + 1}`, name: tool_filter/* exitPlanMode */.vX, arguments: '{}' };
    await dispatch(call, { stage: 'plan', mode: modeIn(room, 'planning'), mayChange: false, carrying: null }, {
        tools: crew.tools,
        modes: crew.modes,
        policy: { ...toolPolicy, planMode: true },
        checkOf: async () => () => [],
        ports: { ...nothingThere, signal: ports.signal },
        confirmer: confirmerOf(gate),
        timeoutMs: 60_000,
        elapsed: () => ports.clock.elapsed(),
        clean: async (text) => asSent(ports.known())(text),
        log,
        emit: ports.emit,
    });
}
const hand_in_no = async () => ({ ok: false, reason: 'There is nothing here.' });
const nothingThere = {
    files: {
        list: hand_in_no,
        read: hand_in_no,
        standing: hand_in_no,
        folder: hand_in_no,
        named: hand_in_no,
        search: hand_in_no,
        write: hand_in_no,
        remove: hand_in_no,
    },
    git: null,
    gitFault: null,
    sandbox: { workspace: '', run: hand_in_no },
    web: { fetch: hand_in_no, search: hand_in_no },
    toolCallId: '',
};

;// CONCATENATED MODULE: ./build/pipelines/plan-again.js










async function planAgain(thread, held, task, room) {
    const { before } = held;
    await exitCall(thread, room);
    const work = workIn(room, task, thread.state, thread.handed);
    const { revise } = room.crew.engine;
    const evidence = revise === undefined ? null : await gather(work.question, room.crew.collectors, room.ports, room.stages);
    const again = await room.stages.run('plan', async () => {
        const { draft, notes } = await plan_again_withWords(held, evidence, work);
        const next = made(draft, room.ports);
        return { plan: { ...next, version: before.version + 1, createdAt: before.createdAt }, notes };
    });
    if (again === null)
        return { thread, output: '' };
    const { plan, notes } = again;
    if (plan.id === before.id) {
        const same = 'The plan came out as it was, so nothing new is put before you; it stays held back.';
        return { thread, output: [same, ...notes].join('\n') };
    }
    unexamined(plan, room);
    const posted = (await room.gate?.post(plan)) ?? plan;
    await exitCall(thread, room);
    const verdict = (await room.gate?.look(null)) ?? null;
    return {
        thread: {
            ...thread,
            plan: posted,
            verdict,
            planChanges: planDifference(before, posted),
            handed: [...thread.handed, handedPlan('planning', posted)],
        },
        output: [(0,plan_markdown/* planMarkdown */.X)(posted), ...notes].join('\n'),
    };
}
async function plan_again_withWords({ before, feedback }, evidence, { question, crew, ports, working, proposals, form }) {
    const { revise } = crew.engine;
    if (revise === undefined || evidence === null) {
        const { files } = await ports.tree.list();
        const { draft, taken, notTaken } = withFeedback(plan_again_draftOf(before), feedback.join('\n\n'), files);
        return { draft, notes: [...plan_again_section('Worked in', taken), ...plan_again_section('Not worked in', notTaken)] };
    }
    const why = { objections: [], feedback };
    const draft = await revise(question.task, evidence, before, why, await form.told(working('planning')));
    return { draft: withProposals(draft, proposals()), notes: [] };
}
function unexamined({ version }, { crew, stages }) {
    if (crew.critics.length === 0)
        return;
    const reason = 'they look again only where they had found something critical themselves';
    stages.notes.push({ skipped: [{ what: `critics on version ${version} of the plan`, reason }] });
}
function plan_again_section(title, lines) {
    return lines.length === 0
        ? []
        : ['', `${title} (${(0,core_count/* counted */.h)(lines.length, 'point')}):`, '', ...lines.map((line) => `- ${line}`)];
}
function plan_again_draftOf(plan) {
    const { id: _id, version: _version, createdAt: _made, updatedAt: _changed, progress: _done, ...draft } = plan;
    return draft;
}

;// CONCATENATED MODULE: ./build/pipelines/decide.js






async function decideWork(thread, { task, obeyed }, room) {
    if (obeyed.word === null)
        throw new Error('No word was said.');
    return decideOn(thread, obeyed.word, task, room);
}
async function decideOn(before, word, task, room) {
    const verdict = (await room.gate?.look(word)) ?? null;
    const kept = room.session?.state();
    const plan = kept?.plan ?? kept?.versions.at(-1) ?? null;
    if (verdict === null || plan === null)
        throw new errors/* RunError */.e4('input', 'Nothing of this run is kept in a session, so there is no plan to decide on.', {
            hint: 'Say which session with --session ID.',
        });
    refuseWhatIsOver(verdict, room.ports.signal);
    const thread = { ...before, plan, verdict, isDecided: true };
    switch (verdict.state) {
        case 'approved':
            return carryOut(outOfPlanMode(thread, room), { plan, verdict }, room);
        case 'feedback':
            return planAgain(thread, { before: plan, feedback: verdict.words }, task, room);
        default:
            return { thread, output: (0,tell/* tellStanding */.a9)(verdict) };
    }
}
async function decidedBySetting(before, word, room) {
    const { task } = room;
    const { thread, output } = await decideOn(before, word, task, room);
    const number = thread.turns.length + 1;
    const { current: mode } = thread.state;
    const turn = {
        number,
        title: task.title,
        mode,
        behavior: null,
        work: 'decide',
        commands: [],
        output,
    };
    await room.session?.record([{ kind: 'said', role: 'assistant', text: output }]);
    return { ...thread, task, turns: [...thread.turns, turn] };
}
function refuseWhatIsOver(verdict, signal) {
    const said = (0,tell/* tellVerdict */.Hy)(verdict);
    if (verdict.state === 'void' || verdict.state === 'expired')
        throw new errors/* RunError */.e4('input', said, { hint: 'Give the task again; the new plan can be approved then.' });
    if (verdict.because === 'unread' && !signal.aborted)
        throw new errors/* RunError */.e4('tool', said);
}
function outOfPlanMode(thread, room) {
    if (thread.state.planMode === null)
        return thread;
    return switched(thread, { kind: 'exit-plan', isOperator: true }, boardOf(room)).thread;
}

;// CONCATENATED MODULE: ./build/core/permission.js
function decide(request, policy) {
    if (request.safe && policy.autoApproveSafe)
        return 'allow';
    return !request.safe && policy.failOnUnsafe ? 'end' : 'refuse';
}

;// CONCATENATED MODULE: ./build/pipelines/gate.js


function openGate(policy, notes) {
    return (request) => {
        const answer = decide(request, policy);
        if (answer === 'end') {
            throw new errors/* RunError */.e4('permission', `Not approved: ${request.action}. The run ends here, as --fail-on-unsafe asks.`, {
                hint: 'Approve it beforehand, or leave --fail-on-unsafe out to go on without it.',
            });
        }
        if (answer === 'refuse') {
            notes.push({
                skipped: [{ what: request.action, reason: 'it was not approved, and nobody can be asked' }],
            });
        }
        return answer === 'allow';
    };
}

// EXTERNAL MODULE: ./build/pipelines/gate-settings.js + 2 modules
var gate_settings = __webpack_require__(3061);
;// CONCATENATED MODULE: ./build/pipelines/hands.js
function openHands(world, { trust }) {
    let opened = null;
    return {
        async ports(desk) {
            if (desk !== null)
                return desk.ports;
            opened ??= world.openTools(trust.tier, { servers: false });
            return (await opened).ports;
        },
        async close() {
            const tools = await opened?.catch(() => null);
            await tools?.close();
        },
    };
}

// EXTERNAL MODULE: ./build/core/plan-document/print.js + 1 modules
var print = __webpack_require__(1684);
;// CONCATENATED MODULE: ./build/core/plan-form.js


const mostWishes = 10;
const longestWish = 300;
const mostHeadings = 60;
const others = [
    'title',
    'summary',
    'approach',
    'steps',
    'affected files',
    'proposed changes',
    'suggested commands',
];
function inForm(draft, { origin, text }) {
    if (origin === 'built-in')
        return { draft, unmet: [] };
    let formed = draft;
    const unmet = [];
    for (const { heading, entries } of sectionsOf(text)) {
        const name = heading.toLowerCase().replace(/:.*$/s, '').trim();
        const list = listNamed(name);
        if (list !== null)
            formed = { ...formed, [list]: withWishes(formed[list], entries) };
        else if (!others.includes(name))
            unmet.push(heading);
    }
    return { draft: formed, unmet };
}
function listNamed(name) {
    const found = Object.entries(print/* listSections */.DT).find(([, title]) => title.toLowerCase() === name);
    return found === undefined ? null : found[0];
}
function withWishes(before, entries) {
    const wishes = entries.map((entry) => `${entry} (plan template)`);
    return [...before, ...wishes.filter((wish) => !before.includes(wish))];
}
function sectionsOf(text) {
    const sections = [];
    let isCode = false;
    for (const line of text.split('\n')) {
        if (/^ {0,3}(?:```|~~~)/.test(line))
            isCode = !isCode;
        if (isCode)
            continue;
        const [, heading] = /^#{2,6} +(\S[^\n]{0,200})$/.exec(line) ?? [];
        if (heading !== undefined) {
            if (sections.length === mostHeadings)
                break;
            sections.push({ heading: (0,clean.oneLine)(heading.replace(/[ #]+$/, '')), entries: [] });
            continue;
        }
        const [, entry = ''] = /^ {0,3}[-*+] +(\S.*)$/.exec(line) ?? [];
        const last = sections.at(-1);
        if (last !== undefined && isWish(entry) && last.entries.length < mostWishes)
            last.entries.push((0,clean.oneLine)(entry.trim()).slice(0, longestWish));
    }
    return sections;
}
function isWish(entry) {
    return /\p{L}/u.test(entry) && !/[<>{}[\]]|\.\.\.|…|\b(?:tbd|todo)\b/i.test(entry);
}

// EXTERNAL MODULE: ./build/core/plan-template.js
var plan_template = __webpack_require__(3159);
;// CONCATENATED MODULE: ./build/pipelines/plan-form.js



function openPlanForm({ tree, yaml }, warn) {
    let read = null;
    const template = () => {
        read ??= load();
        return read;
    };
    async function load() {
        const file = await tree.read(plan_template/* templateFile */.v3, plan_template/* templateBytes */.aV);
        const found = await (0,plan_template/* planTemplate */.m)(file, async (text) => {
            const root = await yaml.parse(text);
            const fault = root === null ? await yaml.fault(text) : null;
            return { root, fault: fault === null ? null : `line ${fault.line}: ${fault.message}` };
        });
        if (found.warning !== null)
            warn(found.warning);
        return found.template;
    }
    return {
        template,
        async told(working) {
            const { origin, text } = await template();
            return origin === 'project' ? { ...working, form: text } : working;
        },
        async followed(draft) {
            const formed = inForm(draft, await template());
            const { unmet } = formed;
            if (unmet.length > 0) {
                const some = unmet.slice(0, 5).map((heading) => `"${heading}"`);
                const more = unmet.length > 5 ? ', …' : '';
                warn(`${plan_template/* templateFile */.v3} asks for ${(0,core_count/* counted */.h)(unmet.length, 'section')} that a plan without a model does not have: ${some.join(', ')}${more}.`);
            }
            return formed.draft;
        },
    };
}

;// CONCATENATED MODULE: ./build/pipelines/prompt-desk.js

function promptDesk({ addPrompt, promptTexts }, modes, served) {
    const registry = promptRegistry([builtInPrompts(modes), configPrompts(promptTexts), served]);
    const { prompts, missing } = addedPrompts(registry, addPrompt);
    const skipped = [...registry.refused, ...missing];
    return { registry, added: prompts, notes: skipped.length === 0 ? [] : [{ skipped }] };
}

;// CONCATENATED MODULE: ./build/core/mode-metrics.js

function modeMetrics(stages) {
    return {
        times: times(stages),
        ...debugging(of(stages, 'debugger')),
        ...security(of(stages, 'security')),
        ...reviewing(of(stages, 'reviewer')),
        ...performance(of(stages, 'performance')),
    };
}
function metricLines(metrics) {
    const { times: worked, debugger: d, security: s, reviewer: r, performance: p } = metrics;
    const sums = {
        ...(d && {
            debugger: `${(0,core_count/* counted */.h)(d.bugsAnalyzed, 'bug')} analysed, ${(0,core_count/* counted */.h)(d.rootCausesFound, 'root cause')} found, ${fixes(d)}${d.averageTimeToFix === null ? '' : `, ${d.averageTimeToFix.toFixed(1)} s to a fix`}`,
        }),
        ...(s && {
            security: `${(0,core_count/* counted */.h)(s.vulnerabilitiesFound, 'vulnerability', 'vulnerabilities')} found, ${s.criticalIssues} of them critical, ${fixes(s)}`,
        }),
        ...(r && {
            reviewer: `${(0,core_count/* counted */.h)(r.issuesFound, 'issue')} found, ${(0,core_count/* counted */.h)(r.suggestionsMade, 'suggestion')} made`,
        }),
        ...(p && {
            performance: `${(0,core_count/* counted */.h)(p.bottlenecksFound, 'bottleneck')} found, ${(0,core_count/* counted */.h)(p.optimizationsProposed, 'optimisation')} proposed, ${p.optimizationsApplied} applied`,
        }),
    };
    return worked.map(({ mode, stages, seconds }) => {
        const sum = sums[mode];
        return `${mode}: ${(0,core_count/* counted */.h)(stages, 'stage')}, ${seconds.toFixed(1)} s${sum === undefined ? '' : `; ${sum}`}`;
    });
}
function fixes({ fixesProposed, fixesApplied }) {
    return `${(0,core_count/* counted */.h)(fixesProposed, 'fix', 'fixes')} proposed, ${fixesApplied} applied`;
}
function of(stages, mode) {
    return stages.filter((stage) => stage.conclusion?.mode === mode);
}
function sum(all, of) {
    return all.reduce((total, one) => total + of(one), 0);
}
function times(stages) {
    const names = [...new Set(stages.map(({ mode }) => mode))];
    return names.map((mode) => {
        const own = stages.filter((stage) => stage.mode === mode);
        return { mode, stages: own.length, seconds: sum(own, (one) => one.milliseconds) / 1000 };
    });
}
function debugging(stages) {
    if (stages.length === 0)
        return {};
    const fixing = stages.filter(({ conclusion }) => conclusion.fixes.length > 0);
    return {
        debugger: {
            bugsAnalyzed: sum(stages, ({ conclusion }) => conclusion.errors.length),
            rootCausesFound: stages.filter(({ conclusion }) => isFound(conclusion)).length,
            fixesProposed: sum(stages, ({ conclusion }) => conclusion.fixes.length),
            fixesApplied: sum(stages, ({ applied }) => applied),
            averageTimeToFix: fixing.length === 0 ? null : sum(fixing, (one) => one.milliseconds) / fixing.length / 1000,
        },
    };
}
function isFound({ rootCause }) {
    return rootCause.trim() !== '' && !/^not known\b/i.test(rootCause.trim());
}
function security(stages) {
    if (stages.length === 0)
        return {};
    return {
        security: {
            vulnerabilitiesFound: sum(stages, ({ conclusion }) => conclusion.vulnerabilities.length),
            criticalIssues: sum(stages, ({ conclusion }) => conclusion.severity.filter((severity) => severity === 'critical').length),
            fixesProposed: sum(stages, ({ conclusion }) => conclusion.vulnerabilities.filter((one) => one.suggestion !== null).length),
            fixesApplied: sum(stages, ({ applied }) => applied),
        },
    };
}
function reviewing(stages) {
    if (stages.length === 0)
        return {};
    return {
        reviewer: {
            issuesFound: sum(stages, ({ conclusion }) => conclusion.issues.length),
            suggestionsMade: sum(stages, ({ conclusion }) => conclusion.suggestions.length),
            fixesApplied: sum(stages, ({ applied }) => applied),
        },
    };
}
function performance(stages) {
    if (stages.length === 0)
        return {};
    return {
        performance: {
            bottlenecksFound: sum(stages, ({ conclusion }) => conclusion.bottlenecks.length),
            optimizationsProposed: sum(stages, ({ conclusion }) => conclusion.optimizations.length),
            optimizationsApplied: sum(stages, ({ applied }) => applied),
            speedImprovements: stages
                .map(({ conclusion }) => conclusion.estimatedImprovement.trim())
                .filter((words) => words !== ''),
        },
    };
}

// EXTERNAL MODULE: ./build/core/report-start.js
var report_start = __webpack_require__(3728);
;// CONCATENATED MODULE: ./build/core/step-findings.js
function stepFindings({ steps }, findings) {
    const byFile = new Map();
    for (const step of steps)
        for (const file of new Set(step.files))
            byFile.set(file, [...(byFile.get(file) ?? []), step]);
    const found = new Map();
    for (const finding of findings) {
        const step = finding.file === null ? null : step_findings_stepFor(finding, finding.file, byFile.get(finding.file) ?? []);
        if (step !== null)
            found.set(step.number, [...(found.get(step.number) ?? []), finding.id]);
    }
    return steps.flatMap(({ number }) => {
        const ids = found.get(number);
        found.delete(number);
        return ids === undefined ? [] : [{ step: number, findings: ids }];
    });
}
function step_findings_stepFor(finding, file, steps) {
    const [first, ...others] = steps;
    if (first === undefined || others.length === 0)
        return first ?? null;
    return (steps.find((step) => namesLines(step.description, file, finding)) ??
        steps.find((step) => namesCode(step.description, finding.quote)) ??
        first);
}
function namesLines(text, file, { startLine, endLine }) {
    if (startLine === null)
        return false;
    const last = endLine ?? startLine;
    for (let at = text.indexOf(`${file}:`); at >= 0; at = text.indexOf(`${file}:`, at + 1)) {
        const lines = /^(\d{1,7})(?:-(\d{1,7}))?/.exec(text.slice(at + file.length + 1, at + file.length + 17));
        if (lines === null)
            continue;
        const from = Number(lines[1]);
        const to = Number(lines[2] ?? lines[1]);
        if (from <= last && to >= startLine)
            return true;
    }
    return false;
}
function namesCode(text, code) {
    const words = new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
    return [...text.matchAll(/`([\p{L}_$][\p{L}\p{N}_$]{2,80})(?:\(\))?`/gu)].some(([, name]) => words.has(name ?? ''));
}

;// CONCATENATED MODULE: ./build/core/tools/changes.js

const changes_mostNamed = 10;
function withChanges(message, changed) {
    if (changed.length === 0)
        return message;
    const named = changed.slice(0, changes_mostNamed).map(clean.oneLine).join(', ');
    const more = changed.length > changes_mostNamed ? ` and ${changed.length - changes_mostNamed} more` : '';
    const rest = message.replace(/\s*Nothing was changed\.$/, '');
    return `${rest} Changed in the workspace: ${named}${more}.`.trim();
}

// EXTERNAL MODULE: ./build/domain/status.js
var domain_status = __webpack_require__(8436);
// EXTERNAL MODULE: ./build/pipelines/meant-plan.js
var meant_plan = __webpack_require__(3402);
;// CONCATENATED MODULE: ./build/core/switching/suggest.js


const leastConfidence = 0.4;
const suggest_most = 3;
const reasons = {
    assistant: 'This is a question that an answer in words settles.',
    planning: 'A plan first would show what this touches.',
    developer: 'This asks for a change to the code.',
    tool: 'This asks for tools to be used.',
    debugger: 'Something fails here; a systematic search for its cause would help.',
    security: 'This bears on security; an audit would show what is at risk.',
    reviewer: 'This asks for a judgement of code; a review would give one.',
    performance: 'This is about speed or memory; measuring comes first.',
    prototype: 'This is to be tried out before it is built.',
    teacher: 'This is about understanding; an explanation from the ground up would help.',
    normal: 'This needs no special way of working.',
    thinking: 'This weighs several things against each other; thinking it through first would help.',
};
const pairReasons = {
    'assistant planning': 'This sounds like something to be built; planning comes before that.',
    'normal planning': 'This sounds like something to be built; planning comes before that.',
    'planning developer': 'The plan can be carried out now.',
    'developer debugger': 'Errors turned up; looking for their cause systematically would help.',
    'debugger developer': 'The cause seems to be found; the work can go on.',
};
function suggestModes(state, analysis, policy, at) {
    const here = [state.current, ...(state.hybrid?.modes ?? [])];
    return analysis.scores
        .filter(({ mode, confidence }) => confidence >= leastConfidence && confidence <= 1 && !here.includes(mode))
        .filter(({ mode }) => (0,mode_names/* isEnabled */.Ol)(policy, mode))
        .sort((a, b) => b.confidence - a.confidence)
        .slice(0, suggest_most)
        .map((wish) => ({
        currentMode: state.current,
        suggestedMode: wish.mode,
        reason: reasonFor(state.current, wish.mode, wish.mode === analysis.mode ? analysis.triggers : []),
        confidence: wish.confidence,
        autoSwitch: wish.mode === analysis.mode && (0,switching_held/* heldBack */.Zg)(state, wish, policy, at) === null,
    }));
}
function suggestNext(mode, policy) {
    if (mode.next === null || !(0,mode_names/* isEnabled */.Ol)(policy, mode.next.mode))
        return null;
    return {
        currentMode: mode.name,
        suggestedMode: mode.next.mode,
        reason: mode.next.reason,
        confidence: 1,
        autoSwitch: false,
    };
}
function reasonFor(from, to, triggers) {
    const reason = pairReasons[`${from} ${to}`] ?? reasons[to];
    return triggers.length === 0 ? reason : `${reason} (${triggers.slice(0, 3).join(', ')})`;
}

;// CONCATENATED MODULE: ./build/core/active-context.js
function activeContext(state, parts) {
    const { mode, tools, told } = parts;
    const allowedTools = tools.filter((name) => parts.allowed.includes(name));
    return {
        persona: mode.persona,
        mode: state.current,
        hybrid: state.hybrid === null ? [] : [...state.hybrid.modes],
        icon: mode.icon,
        colour: mode.colour,
        allowedTools,
        deniedTools: tools.filter((name) => !allowedTools.includes(name)),
        activeSkills: [...state.skills],
        activeTools: allowedTools.filter((name) => told.includes(name)),
        mcpServers: [...parts.mcpServers],
        prompts: [...parts.prompts],
        contextStrategy: state.skills.length === 0 ? 'Standard' : 'Hot Swap',
    };
}

;// CONCATENATED MODULE: ./build/core/switching/tell.js





const toldTransitions = 20;
const latestDate = 8.64e15;
function tellMode(state, modes, at) {
    return [
        `Current mode: ${(0,mode_names/* shownName */.HD)(state.current)}`,
        described(state.current, modes),
        ...tell_together(state),
        ...tellFocus(state, at),
    ].filter((line) => line !== '');
}
function tellStatus(state, parts) {
    const { modes, policy, at, suggestions, context, metrics } = parts;
    const icon = modes.get(state.current)?.icon ?? '';
    const name = `${icon} ${(0,mode_names/* shownName */.HD)(state.current)}`.trim();
    return [
        `Current mode: ${name} (confidence: ${(0,notices/* sure */.MV)(state.confidence)})`,
        described(state.current, modes),
        ...tell_together(state),
        ...(state.stack.length === 0 ? [] : [`Waiting on the stack: ${state.stack.map(mode_names/* shownName */.HD).join(', ')}`]),
        ...tellFocus(state, at),
        ...tellAuto(state, policy),
        ...titled('Suggested modes:', suggestions.map((one) => suggestionLine(one, modes))),
        `Allowed tools: ${tell_listed(context.allowedTools)}`,
        `Denied tools: ${tell_listed(context.deniedTools)}`,
        `Tools in use: ${tell_listed(context.activeTools)}`,
        `Skills: ${tell_listed(context.activeSkills)}`,
        `MCP servers: ${tell_listed(context.mcpServers)}`,
        `Prompts: ${tell_listed(context.prompts)}`,
        `Context: ${context.contextStrategy}`,
        ...titled('Done in this run:', metricLines(metrics)),
    ].filter((line) => line !== '');
}
function tellHistory(state) {
    const shown = state.history.slice(-toldTransitions);
    const left = state.history.length - shown.length;
    const lines = shown.map(({ from, to, trigger, confidence, reason, at }) => `${moment(at)} ${(0,mode_names/* shownName */.HD)(from)} → ${(0,mode_names/* shownName */.HD)(to)} (${trigger}, ${(0,notices/* sure */.MV)(confidence)}): ${reason}`);
    return [
        ...(lines.length === 0 ? ['The mode has not changed yet.'] : titled('Changes of mode:', lines)),
        ...(left === 0 ? [] : [`${(0,core_count/* counted */.h)(left, 'earlier change')} not shown.`]),
        ...(state.toolSwitches === 0
            ? []
            : [`${(0,core_count/* counted */.h)(state.toolSwitches, 'switch', 'switches')} to the tool mode and back.`]),
    ];
}
function tellAuto(state, policy) {
    const why = !policy.autoSwitch
        ? 'off (by the settings)'
        : !state.autoSwitch
            ? 'off'
            : state.forced
                ? `off (the ${(0,mode_names/* shownName */.HD)(state.current)} mode is forced)`
                : 'on';
    return [`Switching by itself: ${why}`];
}
function tellFocus(state, at) {
    const focus = (0,switching_held/* focusAt */.Gd)(state, at);
    return focus === null
        ? []
        : [`Focus: ${(0,mode_names/* shownName */.HD)(focus.mode)}, ${(0,core_count/* counted */.h)(focus.minutes, 'more minute', 'more minutes')}`];
}
function described(mode, modes) {
    const shown = modes.get(mode);
    return shown === undefined ? '' : `${shown.icon} ${shown.persona}: ${shown.purpose}`;
}
function tell_together({ hybrid }) {
    if (hybrid === null)
        return [];
    const preset = hybrid.preset === null ? '' : ` (${hybrid.preset})`;
    return [`Working as one: ${hybrid.modes.map(mode_names/* shownName */.HD).join(' and ')}${preset}`];
}
function suggestionLine({ suggestedMode, confidence, reason, autoSwitch }, modes) {
    const icon = modes.get(suggestedMode)?.icon ?? '';
    const alone = autoSwitch ? ' It would be entered by itself.' : '';
    return `${`${icon} ${(0,mode_names/* shownName */.HD)(suggestedMode)}`.trim()} (${(0,notices/* sure */.MV)(confidence)}): ${reason}${alone}`;
}
function titled(title, lines) {
    return lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
}
function tell_listed(names) {
    return names.length === 0 ? 'none' : names.join(', ');
}
function moment(at) {
    return Math.abs(at) <= latestDate ? new Date(at).toISOString() : 'at an unknown time';
}

// EXTERNAL MODULE: ./build/domain/command.js
var command = __webpack_require__(325);
// EXTERNAL MODULE: ./build/core/workflow/workflows.js
var workflows = __webpack_require__(8599);
;// CONCATENATED MODULE: ./build/core/workflow/status.js



function workflowStatus(state, preferred = []) {
    if (state === null) {
        const wish = preferred.length === 0 ? '' : ` This project prefers ${preferred.join(', ')}.`;
        return `No workflow is under way; \`/workflow NAME\` starts one of ${command/* workflowNames */.g.join(', ')}.${wish}`;
    }
    const of = state.stages.length;
    const place = state.position < of ? `at stage ${state.position + 1} of ${of}` : 'over';
    const lines = state.stages.map((stage, index) => {
        const reason = stage.status === 'failed' ? ` (${(0,clean.oneLine)(stage.handed).slice(0, 200)})` : '';
        return `${index + 1}. ${stage.mode}, ${stage.status}${reason}: ${workflows/* workflows */.L[state.name][index]?.purpose ?? ''}`;
    });
    return [`Workflow ${state.name} is ${place}.`, '', ...lines].join('\n');
}

;// CONCATENATED MODULE: ./build/core/workflow/step.js



function startWorkflow(name, { id, title, body }, at) {
    const stages = workflows/* workflows */.L[name].map(({ mode }, index) => ({
        mode,
        status: (index === 0 ? 'active' : 'pending'),
        handed: '',
    }));
    const request = { title: (0,clean.wellFormed)(title.slice(0, kept_limits/* mostTitle */.mG)), body: bounded(body) };
    return { version: 1, name, taskId: id.slice(0, 64), request, startedAt: at, position: 0, stages };
}
function currentStage(state) {
    return workflows/* workflows */.L[state.name][state.position] ?? null;
}
function stepWorkflow(state, signal) {
    const stage = currentStage(state);
    if (stage === null) {
        return {
            state,
            message: `The workflow ${state.name} is over; \`/workflow ${state.name}\` starts it anew.`,
        };
    }
    const title = `Stage ${state.position + 1} (${stage.mode}) of ${state.name}`;
    if (signal.kind === 'failed') {
        const message = `${title} failed: ${signal.reason} It is tried again next time; \`/workflow next\` leaves it out.`;
        return { state: withStage(state, 'failed', signal.reason, state.position), message };
    }
    const skipped = signal.kind === 'next';
    const after = withStage(state, skipped ? 'skipped' : 'done', skipped ? '' : signal.handed, state.position + 1);
    const following = currentStage(after);
    const next = following === null ? 'The workflow is over.' : `Next: ${following.mode}. ${following.purpose}`;
    return { state: after, message: `${title} ${skipped ? 'was left out' : 'is done'}. ${next}` };
}
function withStage(state, status, handed, position) {
    const stages = state.stages.map((stage, index) => {
        if (index === state.position)
            return { ...stage, status, handed: bounded(handed) };
        return index === position ? { ...stage, status: 'active' } : stage;
    });
    return { ...state, position, stages };
}
function bounded(text) {
    if (text.length <= kept_limits/* mostHanded */.Kf)
        return text;
    const sign = `\n… (${text.length - kept_limits/* mostHanded */.Kf + 100} more characters were cut)`;
    return (0,clean.wellFormed)(text.slice(0, kept_limits/* mostHanded */.Kf - 100)) + sign;
}
function materialFor(state) {
    const stages = workflows/* workflows */.L[state.name];
    const material = { given: [], missing: [] };
    for (const what of currentStage(state)?.needs ?? []) {
        const index = stages.findLastIndex((stage, place) => place < state.position && stage.handsOn === what && state.stages[place]?.status === 'done');
        const from = state.stages[index];
        if (from === undefined)
            material.missing.push(what);
        else
            material.given.push({ what, from: from.mode, text: from.handed });
    }
    return material;
}

// EXTERNAL MODULE: ./build/core/task-file.js
var task_file = __webpack_require__(4253);
;// CONCATENATED MODULE: ./build/pipelines/workflow-place.js



async function withWorkflow(thread, { ports }) {
    if (thread.workflow !== null)
        return thread;
    const { state, warning } = await ports.workflows.load();
    return {
        ...thread,
        workflow: state,
        warnings: [...thread.warnings, ...(warning === null ? [] : [warning])],
    };
}
async function keepWorkflow(thread, workflow, room) {
    const fault = await room.ports.workflows.save(workflow);
    const isNew = fault !== null && !thread.warnings.includes(fault);
    return { ...thread, workflow, warnings: isNew ? [...thread.warnings, fault] : thread.warnings };
}
function beginWorkflow(name, { text, title }, thread, { task, ports }) {
    const words = text.trim() || (thread.said.findLast(({ role }) => role === 'user')?.text ?? '');
    if (words === '')
        return null;
    const request = (0,redact.redactDeep)((0,task_file/* titleAndBody */.qd)(words, title), ports.known());
    return startWorkflow(name, { id: task.id, ...request }, ports.clock.now());
}
function requestIn({ request }, task, words) {
    if (task.title === request.title)
        return task;
    const { title } = request;
    const body = [request.body, words.trim()].filter((part) => part !== '').join('\n\n');
    return { ...task, title, body, id: (0,task_file/* taskId */.BS)(title, body) };
}

;// CONCATENATED MODULE: ./build/pipelines/inform.js








async function inform(command, thread, room) {
    const told = (lines) => ({
        thread,
        reply: lines.join('\n'),
        ok: true,
        goesOn: false,
    });
    const { state } = thread;
    const at = room.ports.clock.now();
    const modes = new Map(room.crew.modes.map((mode) => [mode.name, mode]));
    switch (command.kind) {
        case 'mode-show':
            return told(tellMode(state, modes, at));
        case 'mode-status': {
            const { policy } = room;
            const context = contextOf(thread, room);
            const metrics = modeMetrics(thread.finished);
            return told(tellStatus(state, { modes, policy, at, suggestions: thread.suggestions, context, metrics }));
        }
        case 'mode-history':
            return told(tellHistory(state));
        case 'mode-auto':
            return told(tellAuto(state, room.policy));
        case 'mode-save':
            return saved(thread, room);
        case 'workflow-status': {
            const found = await withWorkflow(thread, room);
            return {
                thread: found,
                reply: workflowStatus(found.workflow, room.preferences?.preferredWorkflows),
                ok: true,
                goesOn: false,
            };
        }
        case 'workflow-next':
            return next(await withWorkflow(thread, room), room);
        default:
            return { thread, reply: `Nothing is known of ${command.kind}.`, ok: false, goesOn: false };
    }
}
async function next(thread, room) {
    const { workflow } = thread;
    if (workflow === null)
        return { thread, reply: workflowStatus(null), ok: false, goesOn: false };
    const { state, message } = stepWorkflow(workflow, { kind: 'next' });
    const isOver = state.position >= state.stages.length;
    return { thread: await keepWorkflow(thread, state, room), reply: message, ok: true, goesOn: !isOver };
}
async function saved(thread, room) {
    const refused = (reply) => ({ thread, reply, ok: false, goesOn: false });
    if (room.task.trust.tier !== 'operator')
        return refused('Preferences are saved only for whoever runs the program on a machine of their own.');
    const { preferencesFile, preferencesOf, printPreferences } = await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(4707)]).then(__webpack_require__.bind(__webpack_require__, 4707));
    const text = printPreferences(preferencesOf(thread.state, room.preferences));
    const fault = await room.ports.preferences.save(text);
    if (fault !== null)
        return refused(fault);
    return { thread, reply: `Saved to ${preferencesFile}.`, ok: true, goesOn: false };
}
function contextOf({ state }, room) {
    const { crew, desk } = room;
    const isPlanMode = state.planMode !== null;
    const offers = desk?.offered(isPlanMode) ?? [];
    const all = [...crew.tools, ...offers.filter((tool) => !crew.tools.includes(tool))];
    const tools = isPlanMode ? all : all.filter(({ name }) => name !== tool_filter/* exitPlanMode */.vX);
    const names = tools.map(({ name }) => name);
    const mode = workingMode({ state }, room);
    const allowed = (0,tool_filter/* allowedTools */.OX)(mode.grants, tools).map(({ name }) => name);
    const offered = offers.map(({ name }) => name);
    const told = state.current === 'tool' ? allowed : offered;
    const parts = { mode, tools: names, allowed, told };
    const prompts = promptsIn(room, state, state.current).map(({ name }) => name);
    return activeContext(state, { ...parts, mcpServers: desk?.servers ?? [], prompts });
}

;// CONCATENATED MODULE: ./build/pipelines/thread-report.js




function threadReport(thread, room) {
    return {
        planMode: thread.state.planMode !== null,
        intent: thread.intent,
        transitions: [...thread.transitions],
        turns: [...thread.turns],
        answer: thread.answer,
        thinking: thread.thinking,
        context: contextOf(thread, room),
        workflow: thread.workflow,
        modeSuggestions: [...thread.suggestions],
    };
}
function doneIn({ turns, answer, judged }, engine) {
    const last = turns.findLast(({ work }) => work !== 'nothing');
    if (last === undefined)
        return obeyedIn(turns);
    switch (last.work) {
        case 'answer':
            return answer === null ? null : answeredAs(last, answer, engine);
        case 'clarify':
            return 'The request was left as it is. Nothing was changed.';
        case 'continue':
            return 'Nothing was begun anew; the output says what can be done.';
        default:
            return `The ${last.mode} mode has done its work${withFindings(judged.findings.length)}. Nothing was changed.`;
    }
}
function obeyedIn(turns) {
    const replies = turns.flatMap(({ commands }) => commands);
    const bad = replies.filter(({ ok }) => !ok).length;
    if (replies.length === 0)
        return null;
    const good = replies.length - bad;
    const followed = good === 0 ? '' : `${(0,core_count/* counted */.h)(good, 'command')} followed. `;
    const refused = bad === 0 ? '' : `${(0,core_count/* counted */.h)(bad, 'command')} not followed; the output says why. `;
    return `${followed}${refused}There was no request to work on.`;
}
function answeredAs({ mode, behavior }, { quotes }, engine) {
    const asked = behavior === 'ANSWER' ? 'question' : 'request';
    if (engine === 'offline')
        return quotes.length === 0
            ? `Nothing was found for the ${asked}, and without a model nothing can be explained. Nothing was changed.`
            : `What stands in the workspace for the ${asked} is quoted; explaining it takes a model. Nothing was changed.`;
    return behavior === 'ANSWER'
        ? 'The question is answered. Nothing was changed.'
        : `The request is answered in words, as the ${mode} mode does. Nothing was changed.`;
}
function withFindings(count) {
    return count === 0 ? '' : `, with ${(0,core_count/* counted */.h)(count, 'finding')}`;
}
function outputOf({ turns }) {
    const filled = turns.map((turn) => ({ ...turn, text: textOf(turn) })).filter(({ text }) => text !== '');
    const [only] = filled;
    if (only === undefined)
        return '';
    if (turns.length === 1)
        return only.text;
    return filled
        .map(({ number, title, mode, text }) => `## Turn ${number} (${mode}): ${title}\n\n${text}`)
        .join('\n\n');
}
function textOf({ commands, output }) {
    const replies = commands.map(({ reply }) => reply).filter((reply) => reply !== '');
    return [...replies, output].filter((text) => text !== '').join('\n\n');
}
function nextModes({ turns }, room) {
    const last = turns.findLast(({ work }) => work !== 'nothing');
    if (last === undefined || last.work === 'clarify' || last.output === '')
        return [];
    const next = suggestNext(modeIn(room, last.mode), room.policy);
    return next === null ? [] : [`${next.reason} \`/mode ${next.suggestedMode}\` enters it.`];
}

;// CONCATENATED MODULE: ./build/pipelines/run-report.js
















function concluded({ turns, config, warnings }, room, { thread, fault, stop }) {
    const { crew, stages, task } = room;
    const coverage = (0,core_coverage/* addCoverage */.q)(stages.notes);
    const { plan, judged } = thread;
    const { findings, suppressed } = judged;
    const { status, message } = conclude({
        fault,
        stop,
        coverage,
        findings,
        suppressed,
        ...threshold(config, thread),
        failOnPartial: config.failOnPartial,
        plan,
        verdict: thread.verdict,
        isDecided: thread.isDecided,
        act: thread.act,
        done: doneIn(thread, crew.engine.info.kind),
        unclear: thread.isUnclear,
        asks: thread.turns.findLast(({ work }) => work !== 'nothing')?.work === 'clarify',
    });
    return {
        ...(0,report_start/* startedReport */.q)(task, config, [...warnings, ...turns.notes, ...thread.warnings, ...revision(thread)], crew.engine.info),
        status,
        success: (0,domain_status/* exitCode */.I)(status) === 0,
        exitCode: (0,domain_status/* exitCode */.I)(status),
        message: withChanges(message, changedIn(thread, room)),
        output: outputOf(thread),
        toolCalls: keptCalls(room.log),
        error: errorOf(fault ?? stages.faults[0] ?? null, stop, coverage, message),
        plan,
        todos: plan ? (0,core_plan/* todosOf */.jm)(plan, activeStep(room)) : [],
        approval: approvalOf(thread),
        act: thread.act,
        stepFindings: plan ? stepFindings(plan, findings) : [],
        planChanges: [...thread.planChanges],
        session: room.session?.isKept() ? { id: room.session.id, continued: room.session.isContinued } : null,
        modes: judged.modes,
        findings,
        suppressed,
        coverage,
        suggestions: [...suggestions(status, thread, room), ...nextModes(thread, room)],
        metrics: {
            stages: stages.timings,
            filesInWorkspace: thread.evidence?.passages?.searchedFiles ?? null,
            modes: modeMetrics(thread.finished),
        },
        ...threadReport(thread, room),
        ...(crew.engine.usage ? { usage: crew.engine.usage() } : {}),
        ...(thread.custom === undefined ? {} : { custom: thread.custom }),
    };
}
function activeStep({ session }) {
    const steps = [...(session?.state().steps ?? [])];
    return steps.find(([, { status }]) => status === 'started')?.[0] ?? null;
}
function changedIn({ act }, { log }) {
    return [...new Set([...log.changed, ...(0,act_told/* changedFiles */.Y_)(act)])];
}
function approvalOf({ plan, verdict }) {
    if (plan === null)
        return null;
    if (verdict === null) {
        const reason = 'The plan was drafted; nobody was asked about it yet.';
        return { state: 'drafted', planId: plan.id, version: plan.version, decision: null, reason };
    }
    const { state, decision } = verdict;
    return {
        state,
        planId: verdict.plan.id,
        version: verdict.plan.version,
        decision,
        reason: (0,tell/* tellStanding */.a9)(verdict),
    };
}
function revision({ examined }) {
    if (examined === null)
        return [];
    return ['The plan was written again once for critical findings; the verdicts are on its first version.'];
}
function threshold(config, { judged, evidence }) {
    const { findings, suppressed, doubles } = judged;
    const all = (0,core_noise/* countingFindings */.S5)(findings, suppressed);
    if (config.failOn !== null || !evidence?.diff)
        return { failOn: config.failOn ?? 'never', counting: all };
    const failOn = 'high';
    const isNew = (f) => f.file !== null && (0,drafts/* isAdded */.N0)(evidence, f.file, f.startLine ?? 1, f.endLine ?? 1);
    const repeats = doubles.filter(({ finding }) => isNew(finding) && (0,core_ledger/* reaches */.O6)([finding], failOn));
    const repeated = new Set(repeats.map(({ of }) => of));
    return { failOn, counting: all.filter((f) => isNew(f) || repeated.has(f.id)) };
}
function suggestions(status, { plan, verdict, act }, { session }) {
    if (status === 'needs_clarification' && session?.isKept())
        return [`Reply in another run: \`node dist/index.js --session ${session.id} --task "REPLY"\`.`];
    if (plan === null)
        return [];
    if (status === 'needs_clarification')
        return ['Name a file, a symbol or an error message in the task and run again.'];
    if (act !== null && act.plan.id === plan.id)
        return [];
    const isOpen = verdict !== null && (verdict.state === 'pending' || verdict.state === 'posted');
    const decide = session === null || !isOpen || !session.isKept()
        ? []
        : [
            `Approve it with \`${(0,meant_plan/* decideCommand */.e)(session.id, plan, 'default')}\` (or \`accept-edits\`, \`feedback="…"\`, \`reject\`).`,
        ];
    return [
        ...decide,
        'Read the plan’s assumptions first: what is wrong there is wrong everywhere below.',
        'Keep the plan as Markdown with `--save-plan FILE` or `/save-plan`; nothing is written without being asked.',
    ];
}

// EXTERNAL MODULE: ./build/pipelines/session-choice.js + 1 modules
var session_choice = __webpack_require__(460);
// EXTERNAL MODULE: ./build/core/session/fold.js
var fold = __webpack_require__(8637);
;// CONCATENATED MODULE: ./build/pipelines/session-thread.js


function takenUp(thread, { isContinued, state }, verdict, isAsked) {
    if (!isContinued)
        return thread;
    const kept = state();
    const isUnderWay = (0,fold/* activeRun */.KM)(kept, verdict?.state ?? null) !== null;
    const plan = isUnderWay || !isAsked ? kept.plan : null;
    return {
        ...thread,
        verdict: plan === null ? null : verdict,
        said: [...(kept.summary === '' ? [] : [summed(kept.summary)]), ...kept.said],
        handed: plan === null ? thread.handed : [...thread.handed, handedPlan('planning', plan)],
        plan,
        leftPlan: isUnderWay && plan !== null ? plan.id : null,
        unanswered: kept.question === null ? null : askedAbout(kept),
        isUnclear: kept.question !== null,
        clarifications: kept.question === null ? 0 : kept.rounds,
    };
}
function summed(text) {
    return { role: 'assistant', text };
}
function askedAbout({ said, task }) {
    const last = said.findLast(({ role }) => role === 'user');
    if (last !== undefined)
        return last.text;
    return task === null ? '' : [task.title, task.body].filter((text) => text !== '').join('\n\n');
}
function runUnderWay({ leftPlan, verdict }, session) {
    if (session === null || leftPlan === null)
        return null;
    const state = session.state();
    return state.plan?.id === leftPlan ? (0,fold/* activeRun */.KM)(state, verdict?.state ?? null) : null;
}

// EXTERNAL MODULE: ./build/evidence/diff.js + 6 modules
var diff = __webpack_require__(6083);
;// CONCATENATED MODULE: ./build/core/request/verbs.js
const table = {
    change: `abort accept account adapt add address adjust align alias allow annotate append apply archive assert assign avoid batch bind
block bump cache call cap center centre change clamp clean clear close collapse combine compress configure convert copy correct cover
cut debounce decouple decrease deduplicate default delete deprecate disable display ditch document downgrade drop edit eliminate embed
emit enable encode enforce enhance ensure escape exclude expand export expose extend extract fail fallback filter finish fix flatten
follow forbid format generalize generalise get go guard handle harden hide hoist honour honor ignore import improve include increase
inject inline insert install instrument integrate invert join keep limit link lint localize localise lock log lower make mark
memoize merge mention migrate mock modernize modernise modify monitor move normalize normalise offer omit open overhaul overwrite parse
pass patch pin polish port prefer prefix preserve prevent print promote provide publish pull push put quote raise read rearchitect
rearrange redesign redirect reduce refactor regenerate register reject release reload remember remove rename render reorder reorganize
reorganise replace report require reset resolve respect restore restrict restructure retry return reuse revert rework rewrite rotate
round run-time sanitize sanitise save send separate serialize set shorten show shrink silence simplify skip sort speed split stop
store stringify strip style support suppress swap switch sync throttle throw tidy toggle translate trim truncate tweak typeset unify
update upgrade use validate warn wire wrap write`,
    build: 'build create develop generate hack implement introduce prototype scaffold spike setup experiment',
    examine: `analyse analyze assess audit bench benchmark bisect check debug diagnose evaluate examine explore find inspect investigate
look optimise optimize profile reproduce research review scan scrutinize search study test trace triage troubleshoot verify`,
    tell: `clarify compare contrast define describe discuss elaborate enumerate explain help inform introduce learn list name recommend
remind show suggest summarise summarize teach tell think understand walk weigh know wonder ask say talk answer`,
    plan: 'architect design outline plan sketch strategize strategise',
    run: 'deploy exec execute invoke launch run start',
};
const kinds = new Map();
for (const kind of ['tell', 'change', 'build', 'examine', 'plan', 'run']) {
    for (const verb of table[kind].split(/\s+/))
        kinds.set(verb, kind);
}
function kindOf(verb) {
    return kinds.get(verb) ?? null;
}
function plainForm(word) {
    if (word.length > 20 || !word.endsWith('ing'))
        return null;
    const stem = word.slice(0, -3);
    const doubled = /([bdfglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    return [stem, `${stem}e`, doubled].find((form) => kinds.has(form)) ?? null;
}
function doneForm(word) {
    if (word.length > 20 || !word.endsWith('ed'))
        return null;
    const stem = word.slice(0, -2);
    const doubled = /([bdfglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    const soft = stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem;
    return [stem, `${stem}e`, doubled, soft].find((form) => kinds.has(form)) ?? null;
}
const verbs_work = new Set(`add analyse analyze apply change code commit convert debug delete deploy do edit explain fix implement make modify move optimise
optimize plan push refactor remove rename replace restructure review rewrite run test touch update write`.split(/\s+/));
function isWork(verb) {
    return verbs_work.has(verb);
}
const light = new Set('do make perform conduct give draft propose prepare produce write create build provide run get have start need want let come take'.split(' '));
const nouns = new Set(`address alias archive batch block build bump cache call cap change check close copy cut debug default deploy design display document
drop edit escape experiment export extract filter find fix format get guard import include install issue join limit link lint list
lock log look make mark merge mock move name offer open outline parse pass patch pin plan port prefix print profile prototype pull push
quote reload release render report request research reset return review round run save scan search select send set show sketch sort
spike split start stop store style support switch sync test toggle trace update upgrade use walk warn wrap write help talk handle
account cover trigger`.split(/\s+/));

;// CONCATENATED MODULE: ./build/core/request/roles.js

const role = {
    join: 1,
    light: 1 << 1,
    noun: 1 << 2,
    finite: 1 << 3,
    determiner: 1 << 4,
    subordinate: 1 << 5,
    opener: 1 << 6,
    filler: 1 << 16,
    certain: 1 << 7,
    negation: 1 << 8,
    aside: 1 << 9,
    interrogative: 1 << 10,
    inverted: 1 << 11,
    question: 1 << 12,
    asking: 1 << 13,
    negator: 1 << 14,
    cue: 1 << 15,
};
const set = (words) => new Set(words.split(/\s+/));
const interrogatives = "what what's whats why how how's where where's who who's whose which whom";
const inverted = `is are was were does did can could would will should shall may might am has isn't aren't doesn't didn't can't couldn't
wouldn't shouldn't don't won't`;
const fillers = `hi hey hello dear ok okay sure yes yeah great thanks sorry so well and then but now first firstly second secondly next finally lastly
afterwards instead alternatively again pls plz simply quickly actually basically ideally all team everyone everybody folks guys task
todo bug feature request enhancement proposal suggestion nit additionally`;
const asides = `hi hey hello ok okay so and but also well quick question just curious out of curiosity sorry please all folks everyone
team no yes not bug anyone help again`;
const tables = [
    [role.join, set('and then but just only simply please also so instead afterwards')],
    [role.light, light],
    [role.noun, nouns],
    [
        role.finite,
        set(`is are was were isn't aren't wasn't weren't does doesn't do don't did didn't has have had hasn't haven't can't cannot couldn't
should shouldn't won't will would must fails fail failed shows breaks crashes overlaps throws ignores loses stays hangs takes gets uses
displays prints gives causes overwrites needs need returns drops gone stops stopped works worked contains keeps becomes seems appears
looks leaks never always no longer sends reports requires leads`),
    ],
    [
        role.determiner,
        set(`the a an this that these those my our your its their all every each any some no more one two both how why whether if what where
it them for in on at to from with of me us him her up out into away about by through over everything`),
    ],
    [
        role.subordinate,
        set('that which who where when if while whether what how why as because since although unless until once'),
    ],
    [role.filler, set(fillers)],
    [
        role.opener,
        set(`${fillers} thank also after please kindly just only maybe perhaps there go feel make be remember try start begin in your the help it's its time while if`),
    ],
    [
        role.certain,
        set(`can could would will may might do are is any mind how what why i i'd we you you'd let's lets let it also just please kindly
possibly maybe perhaps even only be go try`),
    ],
    [
        role.negation,
        set(`don't dont do never must mustn't should shouldn't cannot no there's there i i'm we we're not avoid refrain stop without`),
    ],
    [role.aside, set(asides)],
    [role.interrogative, set(interrogatives)],
    [role.inverted, set(inverted)],
    [
        role.question,
        set(`${asides} ${interrogatives} ${inverted} any anyone anybody i i'm i'd looking eli5 do when`),
    ],
    [role.asking, set("does any anyone anybody just i i'm i'd not am quick what looking")],
    [
        role.negator,
        set("no not without never isn't aren't wasn't don't doesn't didn't won't can't cannot nor neither hardly free"),
    ],
    [role.cue, set('fixed resolved solved gone works did pass passes mode take takes took taking')],
];
function rolesOf(text) {
    let roles = 0;
    for (const [bit, words] of tables)
        if (words.has(text))
            roles |= bit;
    if (text.startsWith('@'))
        roles |= role.opener;
    if (/^wonder\w*$/.test(text))
        roles |= role.question;
    if (/^(?:wondering|question|eli5)\b/.test(text))
        roles |= role.asking;
    return roles;
}

;// CONCATENATED MODULE: ./build/core/request/frames.js

const openers = /^(?:hi|hey|hello|dear|ok|okay|sure|yes|yeah|great|thanks|thank you|sorry|so|well|and|then|but|also|now|first|firstly|second|secondly|next|finally|lastly|afterwards|after that|instead|alternatively|again|please|pls|plz|kindly|just|simply|only|quickly|maybe|perhaps|actually|basically|ideally|all|team|everyone|everybody|folks|guys|there|task|todo|bug|feature|request|feature request|enhancement|proposal|suggestion|nit|@[\w/-]+|go ahead and|go ahead|feel free to|make sure to|make sure you|be sure to|remember to|try to|try and|start by|begin by|in addition|additionally|your (?:task|job) is to|the (?:task|goal|idea|plan) is to|help me to|help me|help us to|help us|it'?s time to|time to|while (?:you'?re|you are) (?:there|at it)|if (?:possible|you can|you have time)) /;
const certain = /^(?:(?:can|could|would|will|may|might) (?:you|we|u|someone|somebody|anyone|anybody|one of you|i ask you to|i ask|i get you to)|(?:would|do) you mind|do you think (?:you|we|someone) (?:can|could|would)|(?:would|could) you be (?:able|willing) to|are you able to|(?:is there )?any chance (?:that )?(?:you|we|someone|of)(?: (?:can|could|to))?|mind|(?:would|is) it be possible (?:to|for you to)|is it possible for you to|would it (?:be ok|make sense) to|how about|what about|why (?:don'?t|do not|not)(?: (?:we|you))?(?: just)?|(?:i|we)(?: (?:really|also|just|only|still))?(?:'d| would)? (?:like|want|need|love|prefer|propose|suggest)(?: (?:you|someone|us|it))? to|(?:i|we) (?:'d |would )?(?:propose|suggest)(?: to| that we)?|(?:i|we|you)(?: (?:really|also|just|only|still))? (?:should|must|need to|have to|ought to|could|can|might want to|may want to|want to)|i'd (?:really |also |just )?(?:like|love|prefer)(?: (?:you|us|it))? to|you'd better|let'?s|let us|it (?:would|will|might) be (?:nice|great|good|helpful|cool|awesome|lovely|useful|better) (?:to|if (?:you|we|one|someone|it) (?:can|could|would))|(?:also|just|please|kindly|possibly|maybe|perhaps|even|only|be able to|be so kind(?: as)? to|go ahead and|try to) )(?: |$)/;
const negations = /^(?:don'?t|do not|dont|never|must not|mustn'?t|should not|shouldn'?t|cannot|no need to|there'?s no need to|there is no need to|(?:i|we) (?:don'?t|do not) (?:want|need|expect)(?: you)? to|(?:i'?m|i am|we'?re|we are) not asking(?: you)? to|not asking(?: you)? to|avoid|refrain from|stop|without)(?: (?:ever|even|just|actually))? /;
const soft = /^(?:avoid|stop|without|cannot) /;
const mostWords = 14;
function frameOf(words, from) {
    const to = Math.min(words.length, from + mostWords);
    let isNegated = false;
    let isCertain = false;
    let at = from;
    for (let times = 0; times < 8 && at < to; times += 1) {
        const first = words[at];
        if (first.roles & role.filler) {
            at += 1;
            continue;
        }
        if (!mayOpen(first, at + 1 < to ? words[at + 1] : undefined))
            break;
        const rest = frames_joined(words, at, to);
        const sure = first.roles & role.certain ? certain.exec(rest) : null;
        const no = first.roles & role.negation ? negations.exec(rest) : null;
        if (sure !== null)
            isCertain = true;
        if (no !== null && soft.test(no[0]) && !isGerund(rest.slice(no[0].length)))
            break;
        if (no !== null)
            isNegated = true;
        const open = no === null && first.roles & role.opener ? openers.exec(rest) : null;
        const taken = no?.[0] ?? frames_longest(sure?.[0], open?.[0]);
        if (taken === '')
            break;
        at += taken.split(' ').length - 1;
    }
    return { words: at - from, isNegated, isCertain };
}
function frames_joined(words, from, to) {
    let head = '';
    for (let at = from; at < to; at += 1)
        head += `${words[at]?.text.slice(0, 40)} `;
    return head;
}
function isGerund(rest) {
    return /^(?:any )?[a-z]+ing\b/.test(rest);
}
function frames_longest(a = '', b = '') {
    return a.length >= b.length ? a : b;
}
const frames_seconds = new Map([
    ['the', /^(?:task|goal|idea|plan)$/],
    ['your', /^(?:task|job)$/],
    ['it', /^(?:would|will|might)$/],
    ["it's", /^time$/],
    ['if', /^(?:possible|you)$/],
    ['in', /^addition$/],
    ['is', /^(?:it|there)$/],
    ['are', /^you$/],
    ['what', /^about$/],
    ['how', /^about$/],
    ['why', /^(?:don'?t|do|not)$/],
    ['do', /^(?:you|not)$/],
    ['while', /^(?:you'?re|you)$/],
    ['no', /^need$/],
    ['after', /^that$/],
    ['not', /^asking$/],
]);
function mayOpen({ text, roles }, next) {
    if ((roles & (role.opener | role.certain | role.negation)) === 0)
        return false;
    return frames_seconds.get(text)?.test(next?.text ?? '') ?? true;
}

;// CONCATENATED MODULE: ./build/core/request/sense.js

const planNouns = /^(?:plan|plans|roadmap|strategy|design|designs|architecture|outline|approach|proposal|rfc|adr|concept|spec)$/;
const examineNouns = /^(?:review|audit|scan|check|look|feedback|assessment|analysis|investigation|profile|evaluation|inspection)$/;
const tellNouns = /^(?:overview|summary|explanation|tutorial|introduction|list|comparison|description|example|examples|idea|advice|hint|rundown|opinion|tour|lesson)$/;
function nounKind(words, at) {
    for (let i = at + 1; i < Math.min(words.length, at + 6); i += 1) {
        const { text, pause } = words[i] ?? { text: '', pause: true };
        if (planNouns.test(text) && !/^(?:system|page|file|button)$/.test(words[i + 1]?.text ?? ''))
            return 'plan';
        if (examineNouns.test(text))
            return 'examine';
        if (tellNouns.test(text))
            return 'tell';
        if (pause || /^(?:of|for|to|in|on|with|from|that|which)$/.test(text))
            return null;
    }
    return null;
}
function kindFor(verb, words, at) {
    const next = words[at + 1]?.text ?? '';
    const after = words[at + 2]?.text ?? '';
    if (verb === 'show' || verb === 'list' || verb === 'name') {
        const tells = /^(?:me|us|how|what|where|which|all|every|the)$/.test(next) && !(next === 'the' && verb !== 'list');
        return tells ? 'tell' : 'change';
    }
    if (verb === 'come')
        return nounKind(words, at + 2);
    if (verb === 'introduce')
        return next === 'me' || next === 'us' ? 'tell' : 'build';
    if (verb === 'walk')
        return next === 'me' || next === 'us' ? 'tell' : null;
    if (verb === 'help')
        return /^(?:me|us)$/.test(next) && after === 'understand' ? 'tell' : null;
    if (verb === 'find' && next === 'out' && (after === 'why' || after === 'what'))
        return 'examine';
    if (verb === 'find' && /^(?:out|where|which|what|all|every)$/.test(next))
        return 'tell';
    if (verb === 'use' && words.slice(at + 1, at + 6).some((word) => /^(?:tool|tools)$/.test(word.text)))
        return 'run';
    if (verb === 'go' || verb === 'think' || verb === 'say' || verb === 'ask' || verb === 'talk')
        return verb === 'think' ? 'tell' : null;
    if (/^(?:make|propose|suggest|research|draft|prepare|write|create|provide|recommend|build|come)$/.test(verb)) {
        const kind = nounKind(words, at);
        if (kind === 'plan')
            return 'plan';
        if (kind === 'tell' && verb === 'provide')
            return 'tell';
    }
    return kindOf(verb);
}

;// CONCATENATED MODULE: ./build/core/request/clause.js





const mostJoined = 40;
function clausesOf(sentence, isQuestion) {
    const { words } = sentence;
    const clauses = [];
    const first = clauseAt(sentence, 0, isQuestion) ?? (isQuestion ? passive(sentence) : null);
    if (first !== null)
        clauses.push(first);
    if (!isQuestion) {
        let done = first?.at ?? -1;
        let tries = 0;
        for (let at = 1; at < words.length && tries < mostJoined; at += 1) {
            if (at <= done || !isBoundary(words[at - 1]))
                continue;
            if (!mayBegin(words[at], words[at + 1]))
                continue;
            tries += 1;
            const joined = joinedAt(sentence, at, clauses[0] ?? null);
            if (joined === null)
                continue;
            clauses.push(joined);
            done = joined.at;
        }
    }
    for (const [index, clause] of clauses.entries())
        clause.rest = words.slice(clause.at + 1, clauses[index + 1]?.at ?? words.length);
    return clauses;
}
function passive({ words }) {
    if (words[0]?.text !== 'could')
        return null;
    const most = Math.min(words.length, 14);
    for (let at = 2; at < most; at += 1) {
        if (!/^(?:be|get)$/.test(words[at - 1]?.text ?? ''))
            continue;
        const verb = doneForm(words[at]?.text ?? '');
        const kind = verb === null ? null : kindOf(verb);
        if (verb !== null && (kind === 'change' || kind === 'build') && !isUse(verb))
            return { verb, stem: (0,core_words/* stem */.WS)(verb), kind, isForbidden: false, at, rest: [] };
    }
    return null;
}
function mayBegin(word, next) {
    return word.kind !== null || (word.roles & role.light) !== 0 || mayOpen(word, next);
}
function isBoundary(before) {
    return before.pause || (before.roles & role.join) !== 0;
}
function is(word, bit) {
    return word !== undefined && (word.roles & bit) !== 0;
}
function joinedAt(sentence, at, first) {
    const found = clauseAt(sentence, at, false);
    if (found === null)
        return null;
    const before = sentence.words[at - 1];
    const tellsHow = first !== null &&
        (first.kind === 'tell' || first.kind === 'plan') &&
        /\bhow (?:to|do|can|would|could|we|i|you) /.test(wordsBetween(sentence, first.at, at));
    if (tellsHow && !(before?.pause || before?.text === 'then'))
        return null;
    if (found.at === at && is(sentence.words[at], role.noun) && !startsObject(sentence.words[at + 1]))
        return null;
    if (first === null &&
        found.at === at &&
        before !== undefined &&
        !before.pause &&
        is(before, role.join) &&
        !/^(?:please|then|so|just)$/.test(before.text))
        return null;
    return found;
}
function wordsBetween(sentence, from, to) {
    return `${sentence.words
        .slice(from, Math.min(to, from + 40))
        .map((word) => word.text.slice(0, 40))
        .join(' ')} `;
}
function startsObject(word) {
    return word !== undefined && (is(word, role.determiner) || word.isConcrete);
}
function asksLeave(words, from, verb) {
    const isOurs = words[from + 1]?.text === 'we' && /^(?:can|could|may|should)$/.test(words[from]?.text ?? '');
    return isOurs && isUse(verb);
}
function isUse(verb) {
    return /^(?:use|run|call|get|read|open|rely|trust|assume|import|deploy|start)$/.test(verb);
}
const none = { words: 0, isNegated: false, isCertain: false };
function clauseAt(sentence, from, isQuestion) {
    const { words } = sentence;
    const first = words[from];
    if (first === undefined)
        return null;
    const frame = mayOpen(first, words[from + 1]) ? frameOf(words, from) : none;
    if (isQuestion && !frame.isCertain)
        return null;
    const at = from + frame.words;
    const word = words[at];
    if (word === undefined)
        return null;
    const verb = word.kind !== null && !word.isConcrete ? word.text : frame.words > 0 ? plainForm(word.text) : null;
    if (verb === null)
        return is(word, role.light) && !is(words[at + 1], role.finite)
            ? lightClause(word, words, at, frame.isNegated, frame.isCertain)
            : null;
    if (frame.words === 0 && isStatement(words, at))
        return null;
    if (isQuestion && asksLeave(words, from, verb))
        return null;
    const isForbidden = frame.isNegated && isWork(verb);
    const kind = kindFor(verb, words, at);
    return kind === null
        ? null
        : { verb, stem: verb === word.text ? word.stem : (0,core_words/* stem */.WS)(verb), kind, isForbidden, at, rest: [] };
}
function isStatement(words, at) {
    const verb = words[at];
    const next = words[at + 1];
    if (next === undefined || !is(verb, role.noun))
        return false;
    if (verb?.pause || is(next, role.finite))
        return true;
    if (startsObject(next))
        return false;
    for (let i = at + 2; i < Math.min(words.length, at + 12); i += 1) {
        if (is(words[i - 1], role.subordinate) || is(words[i], role.subordinate))
            return false;
        if (is(words[i], role.finite))
            return true;
    }
    return false;
}
function lightClause({ text: verb, stem }, words, at, isNegated, isCertain) {
    if (verb === 'have' && !isCertain)
        return null;
    const kind = nounKind(words, verb === 'come' ? at + 2 : at) ??
        (/^(?:do|make|give|get|provide|conduct|perform|have|let|take)$/.test(verb) ? 'change' : null);
    return kind === null ? null : { verb, stem, kind, isForbidden: isNegated && verb !== 'have', at, rest: [] };
}

;// CONCATENATED MODULE: ./build/core/request/prose.js
const mostCharacters = 64 * 1024;
const mostBlocks = 1500;
const shown = { code: '\ue000', quote: '\ue001', link: '\ue002' };
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\ue002]/g;
const prose_errors = /(?:Error|Exception)(?:: [^\s]| \[)|\bexceptions?\.\w{1,60}: |Traceback \(most recent|\bpanic: |panicked at |[Ss]egmentation fault|core dumped|\nCaused by: |\berror(?: [A-Z]{2}\d{3,5}|\[E\d{4}\]): |npm ERR!|UnhandledPromiseRejection|\b(?:ENOENT|ECONNREFUSED|ECONNRESET|EACCES|EADDRINUSE)\b: |(?:^|\n)(?:fatal|FATAL): /;
const prose_frame = /^[ \t]{0,20}(?:at [^\n]{1,200}[:(]\d|at [\w.$<>]{1,200}\(|File "[^"\n]{1,200}", line \d|#\d{1,3} {1,4}\S|from [^\s:]{1,200}:\d{1,6}:in )/;
const fence = /^[ \t]{0,12}(?:>[ \t]?)?(```|~~~)/;
const marker = /^[ \t]{0,20}(?:[-*+•]|\d{1,3}[.)])[ \t]{1,8}(?:\[[ xX]\][ \t]{1,4})?/;
const prose_frames = new Set('aF#f'.split(''));
const fences = new Set('`~>'.split(''));
const markers = new Set('-*+•0123456789'.split(''));
function proseOf(text) {
    const cut = text.slice(0, mostCharacters);
    const plain = cut.replace(unseen, '').replace(/[‘’`´](?=(?:s|t|d|m|ll|re|ve)\b)/g, "'");
    const lines = withoutComments(plain).split('\n');
    const read = { blocks: [], hasCode: false, hasTrace: false };
    let open = null;
    let gap = true;
    let indented = false;
    for (const line of lines) {
        if (read.blocks.length >= mostBlocks)
            break;
        const first = line.charAt(line.search(/\S/));
        const mark = fences.has(first) ? (fence.exec(line)?.[1] ?? null) : null;
        if (prose_frames.has(first) && prose_frame.test(line)) {
            read.hasTrace = true;
            gap = true;
            continue;
        }
        if (mark !== null && (open === null || open === mark)) {
            open = open === null ? mark : null;
            read.hasCode = true;
            gap = true;
            continue;
        }
        if (open !== null)
            continue;
        const isBlank = first === '';
        const isItem = markers.has(first) && marker.test(line);
        indented = !isBlank && !isItem && (gap || indented) && /^(?: {4}|\t)/.test(line);
        if (indented)
            read.hasCode = true;
        else if (isBlank || /^[ \t]{0,4}>/.test(line))
            gap = true;
        else
            gap = addLine(read.blocks, line, isItem, gap);
    }
    return {
        ...read,
        hasError: prose_errors.test(plain) || /Traceback|panic/.test(plain.slice(0, 20)),
        characters: cut.length,
        of: text.length,
    };
}
function addLine(blocks, line, isItem, gap) {
    const isMarked = line.includes('#') && /^[ \t]{0,3}#{1,6}[ \t]/.test(line);
    const isBold = line.includes('**') && /^[ \t]{0,3}\*\*[^*\n]{1,160}\*\*:?[ \t]*$/.test(line);
    const heading = isMarked || isBold;
    const bare = isItem
        ? line.replace(marker, '')
        : isMarked
            ? line.replace(/^[ \t]{0,3}#{1,6}[ \t]/, '')
            : line;
    const text = withoutShown(bare.trim());
    const last = blocks.at(-1);
    if (gap || isItem || heading || last === undefined) {
        blocks.push({ text, kind: heading ? 'heading' : isItem ? 'item' : 'paragraph' });
    }
    else
        last.text += ` ${text}`;
    return heading;
}
function withoutShown(line) {
    let text = line;
    if (text.includes('`'))
        text = text.replace(/`{1,3}[^`]{1,400}`{1,3}/g, shown.code);
    if (text.includes('://'))
        text = text.replace(/\b(?:https?|ssh|git|file):\/\/[^\s<>)\]]{1,2000}/g, shown.link);
    if (/["“«„]/.test(text))
        text = text.replace(/"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»|„[^“”]{1,300}[“”]/g, shown.quote);
    if (!text.includes("'"))
        return text;
    return text.replace(/(^|[\s(:])'[^']{2,300}'(?=$|[\s).,;:!?])/g, `$1${shown.quote}`);
}
function withoutComments(text) {
    if (!text.includes('<!--'))
        return text;
    const kept = [];
    let at = 0;
    for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
        kept.push(text.slice(at, start));
        const end = text.indexOf('-->', start + 4);
        if (end < 0)
            return kept.join(' ');
        at = end + 3;
    }
    return [...kept, text.slice(at)].join(' ');
}

;// CONCATENATED MODULE: ./build/core/request/question.js

const subjects = /^(?:i|you|we|they|he|she|it|this|that|these|those|there|the|a|an|my|our|your|any|anyone|anybody|someone|somebody)$/;
const asks = /^(?:(?:does )?any(?:one|body)(?: here)? (?:know|knows|have an idea)|any (?:idea|ideas|pointers|hints|clue|thoughts|advice)|just curious|i(?:'m| am| was)? (?:just )?wonder(?:ing|ed)?|wondering|not sure (?:if|whether|why|how|what)|am i right|(?:quick )?question|i(?:'m| am)? (?:really )?(?:don't|do not|can't|cannot|couldn't|don't quite|do not quite) (?:understand|get|see|figure out|know|follow|tell)|what i (?:can't|cannot|don't)|i(?:'m| am) (?:curious|confused|unsure|trying to understand)|i(?:'d| would)?(?: just| only| really)? (?:like|want|need|love) to (?:know|understand|learn)|looking for (?:an explanation|advice)|eli5)\b/;
function isQuestion({ words, asked, kind }) {
    if (asked)
        return true;
    if (!question_is(words[0], role.question))
        return false;
    let from = 0;
    while (!asksAt(words, from)) {
        const isAside = from < 6 && question_is(words[from], role.aside) && words.length > from + 1;
        if (!isAside)
            return kind !== 'item' && beginsAsking(words[from], words[from + 1]?.text ?? '');
        from += 1;
    }
    return true;
}
function question_is(word, bit) {
    return word !== undefined && (word.roles & bit) !== 0;
}
function beginsAsking(first, second) {
    if (question_is(first, role.interrogative))
        return second !== 'a' && second !== 'about' && !(first?.text === 'how' && second === 'to');
    if (first?.text === 'do')
        return /^(?:i|you|we|they)$/.test(second);
    return question_is(first, role.inverted) && subjects.test(second);
}
function asksAt(words, from) {
    if (!question_is(words[from], role.asking))
        return false;
    let head = '';
    for (let at = from; at < Math.min(words.length, from + 10); at += 1)
        head += ` ${words[at]?.text.slice(0, 40)}`;
    return asks.test(head.slice(1));
}

;// CONCATENATED MODULE: ./build/core/request/word.js




const empty = new Set(`thing things stuff better best nicer nice cleaner improvement improvements talked please pls plz asap project app application somehow
broken properly quickly everything something anything nothing someone help thanks thank hello hey this that there here really very just
feature bug bugs issue issues problem problems error errors function functions method methods class module component script program code
codebase file files task request some many change changes todo does don't doesn't isn't won't can't cannot i'm it's that's there's
let's you're we're i'd i've what's same maybe perhaps could would should good great work works working done fine okay`.split(/\s+/));
const marksBefore = new Set('([{<*_~"\'¿¡|'.split(''));
const marksBehind = new Set(')]}>*_~"\',.;:!?…|。、，！？；：'.split(''));
const pauses = /[,;:)\]—–、，；：]$/;
const end = /[.!?…。！？]["')\]*_]{0,3}$/;
const abbreviation = /^(?:e\.g|i\.e|etc|vs|cf|approx|resp|no|fig|st|mr|ms|dr)\.$/i;
const lastMarks = new Set('.!?…。！？"\')]*_'.split(''));
const known = new Map();
const mostKnown = 6000;
function word_wordOf(token) {
    const met = known.get(token);
    if (met !== undefined)
        return met;
    const isKept = token.length <= 24 && known.size < mostKnown;
    const word = newWord(token, isKept ? known.size : -1);
    if (isKept)
        known.set(token, word);
    return word;
}
function word_endOf(token) {
    if (!lastMarks.has(token.charAt(token.length - 1)))
        return null;
    if (!end.test(token) || abbreviation.test(token))
        return null;
    return /[?？]/.test(token.slice(-4)) ? 'question' : 'stop';
}
function newWord(token, id) {
    let from = 0;
    let to = token.length;
    while (from < to && marksBefore.has(token.charAt(from)))
        from += 1;
    while (to > from && marksBehind.has(token.charAt(to - 1)))
        to -= 1;
    if (token.charAt(to) === ')' && token.charAt(to - 1) === '(')
        to += 1;
    const inside = token.slice(from, to);
    const isMarks = !/[A-Za-z0-9\u00aa-\u1fff\u2c00-\ud7ff]/.test(inside) && !isShown(inside);
    const raw = isMarks ? '' : inside;
    const text = raw.toLowerCase();
    const isPlain = /^[A-Z]?[a-z]+$/.test(raw);
    const isConcrete = !isPlain && namesThing(text, raw);
    const bare = text.endsWith("'s") ? text.slice(0, -2) : text;
    const isTelling = isConcrete || (text.length >= 3 && !empty.has(text) && !(0,core_words/* isSilent */.eS)(bare));
    return {
        id,
        roles: rolesOf(text),
        text,
        pause: isMarks ? /^[-–—:,;|/]/.test(token) : pauses.test(token),
        end: word_endOf(token),
        isConcrete,
        isTelling,
        kind: kindOf(text),
        stem: (0,core_words/* stem */.WS)(bare.slice(0, 40)),
        isPlain,
        raw,
    };
}
function isShown(word) {
    return word.includes(shown.code) || word.includes(shown.quote) || word.includes(shown.link);
}
const ending = /\.(?:[cm]?[jt]sx?|json[c5]?|ya?ml|toml|mdx?|txt|py|rb|php|go|rs|java|kts?|cs|c|h|cc|cpp|hpp|swift|scala|sh|sql|s?css|less|html?|vue|svelte|xml|ini|cfg|conf|env|lock|proto|graphql|tf|exs?|erl|lua|pl|dart|pegjs)$/;
function namesThing(text, raw) {
    if (isShown(text))
        return true;
    if (text.length > 200)
        return false;
    return ((text.includes('/') &&
        text.length > 3 &&
        /[a-z]\/[\w.]|^\.{0,2}\/\w/.test(text) &&
        !shortPair.test(text)) ||
        ending.test(text) ||
        /^--?[a-z]/.test(text) ||
        /[a-z]_[a-z0-9]|\w\(\)?$/.test(text) ||
        (/^[a-z$][a-z0-9]{0,60}[A-Z]/.test(raw) && !/^i[A-Z]/.test(raw)));
}
const shortPair = /^[a-z]{1,7}\/[a-z]{1,7}$/;

;// CONCATENATED MODULE: ./build/core/request/sentence.js

function sentence_sentencesOf({ text, kind }) {
    const found = [];
    let words = [];
    let roles = 0;
    const tokens = (/[\t\r\f\v\u00a0\u3000]/.test(text) ? text.replace(/[\t\r\f\v\u00a0\u3000]/g, ' ') : text).split(' ');
    for (const token of tokens) {
        if (token === '')
            continue;
        const word = word_wordOf(token);
        if (word.text !== '') {
            words.push(word);
            roles |= word.roles;
        }
        else if (word.pause && words.length > 0) {
            words.push({ ...words.pop(), pause: true });
        }
        if (word.end === null || words.length === 0)
            continue;
        found.push({ words, asked: word.end === 'question', kind, roles });
        words = [];
        roles = 0;
    }
    if (words.length > 0)
        found.push({ words, asked: /[?？]/.test(text.slice(-2)), kind, roles });
    return found;
}

;// CONCATENATED MODULE: ./build/core/request/read.js




const read_mostSentences = 1500;
const read_forms = /^(?:steps?(?: to reproduce)?|to reproduce|reproduc\w*|how to reproduce|expected(?: behaviou?r| result)?s?|actual(?: behaviou?r| result)?s?|current behaviou?r|environment|versions?|describe the bug|bug description|what happened\??|describe the solution.*|additional context|is your feature request.*|possible solution|your environment|system info|logs?|relevant log output|screenshots?|describe alternatives.*|description|summary|motivation|checklist|operating system|os|platform|browser)$/;
let last = null;
function read_readRequest(text) {
    if (last?.text !== text)
        last = { text, reading: read_taken(text) };
    return last.reading;
}
function read_taken(text) {
    const prose = proseOf(text);
    const said = [];
    let isForm = false;
    for (const block of prose.blocks) {
        if (said.length >= read_mostSentences)
            break;
        const sentences = sentence_sentencesOf(block);
        for (const [index, sentence] of sentences.entries()) {
            if (isLabel(sentence, index)) {
                isForm = true;
                if (block.kind === 'heading' || sentence.words.length <= 3)
                    continue;
            }
            if (said.length < read_mostSentences)
                said.push(understood(sentence));
        }
    }
    return { prose, said, isForm };
}
function isLabel({ words, kind }, index) {
    if (index > 0 || words.length > 10)
        return false;
    if (kind !== 'heading' && words[0]?.pause !== true)
        return false;
    const text = words.map((word) => word.text).join(' ');
    return kind === 'heading' ? read_forms.test(text) : read_forms.test(words[0]?.text ?? '');
}
function understood(sentence) {
    const asks = isQuestion(sentence);
    const clauses = clausesOf(sentence, asks);
    const wants = clauses.filter((clause) => !clause.isForbidden && clause.kind !== 'tell');
    let content = 0;
    let isConcrete = false;
    for (const word of sentence.words) {
        if (word.isTelling)
            content += 1;
        if (word.isConcrete)
            isConcrete = true;
    }
    return { sentence, clauses, wants, isQuestion: asks && clauses.length === 0, content, isConcrete };
}
function lineOf({ sentence }) {
    let line = '';
    const { words } = sentence;
    for (let at = 0; at < Math.min(words.length, 60); at += 1)
        line += ` ${words[at]?.text.slice(0, 40)}`;
    return line.slice(1);
}

;// CONCATENATED MODULE: ./build/core/intent/question.js

const symptom = /\b(?:not|isn't|aren't|doesn't|don't|didn't|won't|wasn't|can't|cannot|never|no longer|missing|wrong|broken|breaks|fails?|failed|failing|crash\w*|throws?|ignored?|ignores|lost|loses|instead|twice|empty|incorrect\w*|unexpected\w*|hangs?|stuck|overwrit\w+|duplicate[sd]?|regression|leaks?|error|bug|inconsistent|misleading|stays|slow\w*|too (?:long|many|much)|takes \S+ (?:seconds|minutes|hours)|doubled|unescaped|exposed)\b/;
const talk = /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|thanks|thank you|thx|cheers|many thanks|nice|great|cool|awesome|ok|okay|bye|goodbye|welcome|all|everyone|everybody|there|team|folks|guys|so much|a lot|very much|again|that was|that is|that's|this is|helpful|work|job|good|well done|lgtm|looks good|to me|for|the|your|you|how are|are|how|doing|today|what's up|and|it|very|really|much|was)(?: |$)){1,14}$/;
const tails = /^(?:any (?:ideas?|thoughts|help|pointers|hints)|thoughts|what am i (?:missing|doing wrong)|am i (?:missing|doing)|is this (?:a bug|expected|intended)|ideas|does anyone|makes sense|right|ok|deal)\b/;
function isSymptom(said) {
    return symptom.test(lineOf(said));
}
function isTalk(reading) {
    const said = reading.said.filter((one) => one.sentence.words.length > 0);
    return (said.length > 0 &&
        said.length <= 4 &&
        !reading.prose.hasCode &&
        said.every((one) => !one.isConcrete && talk.test(lineOf(one))));
}
function asksOnly(reading) {
    const { said } = reading;
    if (said.some((one) => one.wants.length > 0))
        return false;
    if (isTalk(reading))
        return true;
    const first = said[0];
    const isTold = said.some((one) => one.clauses.some((clause) => clause.kind === 'tell' && !clause.isForbidden));
    if (isTold)
        return true;
    const questions = said.filter((one) => one.isQuestion);
    if (questions.length === 0 || first === undefined)
        return false;
    if (first.isQuestion && !isTail(first))
        return true;
    const open = questions.filter((one) => !isTail(one));
    if (reading.isForm)
        return false;
    const symptoms = said.some((one) => !one.isQuestion && isSymptom(one)) || reading.prose.hasError;
    return open.length > 0 ? true : !symptoms;
}
function isTail(said) {
    return tails.test(lineOf(said));
}
function isPureQuestion(text) {
    return asksOnly(readRequest(text));
}

;// CONCATENATED MODULE: ./build/core/answer/reply.js


const cancelling = /^(?:please )?(?:cancel|leave it(?: alone| be)?|never ?mind|forget (?:it|about it)|stop|no|abort)[.! ]*$/i;
const confirming = /^(?:yes|yep|ok|okay|sure|go on|go ahead|do it|just do it|please do|proceed)(?: please)?[.! ]*$/i;
function replyTo(asked, reply, isDecided) {
    const text = reply.trim();
    if (text === '')
        return isDecided ? { kind: 'request', text: asked, isConfirmed: true } : { kind: 'none' };
    if (cancelling.test(text.slice(0, 80)))
        return { kind: 'cancelled' };
    if (confirming.test(text.slice(0, 80)))
        return { kind: 'request', text: asked, isConfirmed: true };
    const isOwn = asksOnly(read_readRequest(text));
    return { kind: 'request', text: isOwn ? text : `${asked}\n\n${text}`, isConfirmed: false };
}

;// CONCATENATED MODULE: ./build/core/context/hearing.js


const hearing_made = new WeakMap();
function hearingOf(modes) {
    const known = hearing_made.get(modes);
    if (known !== undefined)
        return known;
    const byFirst = new Map();
    for (const { name, hears } of modes) {
        for (const [key, weight] of Object.entries(hears)) {
            const words = key
                .split(/[\s<>]+/)
                .filter(Boolean)
                .map(core_words/* stem */.WS);
            const first = words[0];
            if (first === undefined)
                continue;
            const list = byFirst.get(first) ?? [];
            list.push({ id: `${name}/${words.join(' ')}`, mode: name, key, stems: words, weight });
            byFirst.set(first, list);
        }
    }
    const hearing = { byFirst, silent: new Uint8Array(mostKnown) };
    hearing_made.set(modes, hearing);
    return hearing;
}
const hearing_none = [];
function firstsOf(word, hearing) {
    if (hearing.silent[word.id] === 1)
        return hearing_none;
    const stems = hearing.byFirst.has(word.stem) ? [word.stem] : partsOf(word).map(core_words/* stem */.WS);
    const firsts = stems.filter((one) => hearing.byFirst.has(one));
    if (firsts.length === 0 && word.id >= 0)
        hearing.silent[word.id] = 1;
    return firsts;
}
function partsOf({ raw, text, isPlain }) {
    if (isPlain)
        return hearing_none;
    if (raw.length < 80 && /(?:Error|Exception)s?$/.test(raw))
        return (0,core_words/* splitName */.W0)(raw).slice(-1);
    return text.length < 60 && text.includes('-') ? text.split('-') : hearing_none;
}
const nothing = [];
function heardAt(hearing, first, words, from, to) {
    const candidates = hearing.byFirst.get(first);
    if (candidates === undefined)
        return nothing;
    const best = [];
    for (const phrase of candidates) {
        if (!fits(phrase, words, from, to))
            continue;
        const same = best.findIndex((one) => one.mode === phrase.mode);
        if (same < 0)
            best.push(phrase);
        else if (best[same].stems.length < phrase.stems.length)
            best[same] = phrase;
    }
    return best;
}
function fits({ stems }, words, from, to) {
    if (from + stems.length - 1 > to)
        return false;
    for (let i = 1; i < stems.length; i += 1)
        if (words[from + i - 1]?.stem !== stems[i])
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/core/context/asked.js


const asked_asking = 0.25;
const mostObject = 60;
function requestedIn(said, hearing) {
    for (const clause of said.clauses) {
        if (clause.isForbidden)
            continue;
        const carried = nounModes(clause, hearing);
        if (carried.length > 0)
            return carried;
        const found = verbModes(clause, hearing);
        if (found.length > 0)
            return found;
        if (clause.kind === 'change' || clause.kind === 'build')
            return ['developer'];
        if (clause.kind === 'run')
            return ['tool'];
    }
    return [];
}
const asked_none = [];
function verbModes(clause, hearing) {
    if (!hearing.byFirst.has(clause.stem))
        return asked_none;
    return heardAt(hearing, clause.stem, clause.rest, 0, 3)
        .filter((phrase) => phrase.weight >= asked_asking)
        .map((phrase) => phrase.mode);
}
const carriers = [
    [
        'do perform conduct give make propose prepare provide run get have start need want come draft',
        ['planning', 'security', 'reviewer', 'performance', 'prototype', 'teacher'],
    ],
    ['write create build hack implement put', ['planning', 'prototype', 'teacher']],
    [
        'reduce improve decrease lower cut minimize minimise increase boost shorten raise measure',
        ['performance', 'security'],
    ],
    [
        'check look examine inspect analyze analyse investigate scan test verify find',
        ['security', 'performance', 'reviewer'],
    ],
];
const carriedBy = new Map(carriers.flatMap(([verbs, modes]) => verbs.split(' ').map((verb) => [verb, modes])));
const nounEnd = /^(?:for|to|in|on|with|from|that|which|about|into|by|when|so)$/;
const artefact = /^(?:system|page|file|button|table)$/;
function nounModes(clause, hearing) {
    const modes = carriedBy.get(clause.verb);
    if (modes === undefined || (clause.kind === 'tell' && clause.verb !== 'give'))
        return [];
    const { rest } = clause;
    const from = /^(?:for|at|into)$/.test(rest[0]?.text ?? '') ? 1 : 0;
    let to = from;
    while (to < rest.length && to < from + 6) {
        const word = rest[to];
        if (nounEnd.test(word.text) && clause.verb !== 'come')
            break;
        to += 1;
        if (word.pause)
            break;
    }
    const phrase = rest.slice(from, to);
    if (artefact.test(rest[to]?.text ?? '') || phrase.some((word) => artefact.test(word.stem)))
        return [];
    return phrase.flatMap((word, at) => heardAt(hearing, word.stem, phrase, at + 1, phrase.length)
        .filter((one) => one.weight >= asked_asking && modes.includes(one.mode))
        .map((one) => one.mode));
}
function isObjectOf(clauses, at, mode, hearing) {
    let clause = null;
    for (const one of clauses)
        if (one.at <= at)
            clause = one;
    if (clause === null || clause.at === at || at - clause.at > mostObject)
        return clause?.isForbidden ?? false;
    if (clause.isForbidden)
        return true;
    const asked = verbModes(clause, hearing);
    if (asked.includes(mode) || clause.kind === 'run')
        return false;
    if (clause.kind === 'tell' && (mode === 'teacher' || mode === 'thinking'))
        return false;
    if (clause.kind === 'examine')
        return asked.length > 0;
    for (const word of clause.rest.slice(0, at - clause.at - 1)) {
        if (word.pause || word.text === 'because' || word.text === 'since')
            return false;
    }
    return !nounModes(clause, hearing).includes(mode);
}
const otherNames = {
    plan: 'planning',
    debug: 'debugger',
    review: 'reviewer',
    dev: 'developer',
    think: 'thinking',
};
const switching = /\b(?:switch|go|change|move) (?:back )?(?:in)?to (?:the )?(\w+) mode\b|\b(?:use|enter|activate|in) (?:the )?(\w+) mode\b/;
function modeNamed(line) {
    const named = switching.exec(line);
    const word = named?.[1] ?? named?.[2] ?? '';
    return (domain_mode/* modeNames */._X.find((mode) => mode === word) ??
        (Object.hasOwn(otherNames, word) ? otherNames[word] : undefined));
}

;// CONCATENATED MODULE: ./build/core/context/message.js





const boosts = { explicit: 0.5, code: 0.2, error: 0.3, security: 0.3 };
const asObject = 0.5;
const mostCounted = 3;
const solved = /\b(?:is|are|was|got|now|been|that|it|this|have|has) (?:now |all |finally |been )?(?:fixed|resolved|solved|gone)\b|\bworks (?:again|now|fine)\b|\btests? (?:all )?(?:now )?pass(?:es)?\b|^(?:fixed|solved|resolved|that (?:fixed|solved|did) it)\b/;
const unsolved = /\b(?:not|never|isn't|wasn't|aren't|until|once|when|if|should be|must be|needs? to be|has to be|have to be|to be) (?:\w+ )?(?:fixed|resolved|solved|gone)\b/;
const message_waiting = /\b(?:takes?|took|taking) (?:\w+ ){0,3}\d+ ?(?:s|ms|sec|secs|seconds|min|mins|minutes|hours)\b|\btakes? (?:ages|forever|too long|minutes|hours)\b/;
function spokenOf(reading, hearing, isAuthor) {
    const found = new Map();
    const explicit = new Set();
    const triggers = new Map();
    const say = (mode, trigger) => triggers.set(mode, [...(triggers.get(mode) ?? []), trigger]);
    for (const said of reading.said) {
        const line = said.sentence.roles & role.cue ? lineOf(said) : '';
        const isSolved = line !== '' && solved.test(line) && !unsolved.test(line);
        if (line !== '' && message_waiting.test(line))
            listen('performance', 'slow', hearing, found);
        if (isSolved && isAuthor) {
            explicit.add('developer');
            found.set('developer/solved', { mode: 'developer', key: 'solved', weight: 0.35, isObject: false });
        }
        if (!isSolved)
            hear(said, hearing, found);
        if (!isAuthor)
            continue;
        for (const mode of requestedIn(said, hearing))
            explicit.add(mode);
        const mode = line === '' ? undefined : modeNamed(line);
        if (mode !== undefined) {
            explicit.add(mode);
            found.set(`${mode}/mode`, { mode, key: `${mode} mode`, weight: 1, isObject: false });
        }
    }
    const { hasError, hasTrace, hasCode } = reading.prose;
    if (hasError || hasTrace)
        listen('debugger', 'error', hearing, found);
    const scores = message_summed([...found.values()], say);
    const boost = (mode, more, trigger) => {
        scores.set(mode, (scores.get(mode) ?? 0) + more);
        say(mode, trigger);
    };
    for (const mode of explicit)
        boost(mode, boosts.explicit, 'asked for outright');
    if (hasCode)
        boost('developer', boosts.code, 'a block of code');
    if (hasError || hasTrace)
        boost('debugger', boosts.error, 'an error message');
    const heard = [...found.values()];
    if (heard.some((one) => one.mode === 'security' && one.weight >= asked_asking && !one.isObject))
        boost('security', boosts.security, 'security words');
    for (const [mode, score] of scores)
        scores.set(mode, Math.min(0.99, score));
    return { scores, explicit, triggers, keywords: [...new Set(heard.map((one) => one.key))] };
}
function listen(mode, word, hearing, found) {
    const phrases = hearing.byFirst.get((0,core_words/* stem */.WS)(word)) ?? [];
    const phrase = phrases.find((one) => one.mode === mode && one.stems.length === 1);
    if (phrase !== undefined)
        found.set(`${mode}/${word}`, { mode, key: word, weight: phrase.weight, isObject: false });
}
function hear(said, hearing, found) {
    const words = said.sentence.words;
    const listenAt = (first, place, to) => {
        for (const phrase of heardAt(hearing, first, words, place + 1, to)) {
            const known = found.get(phrase.id);
            if ((known !== undefined && known.weight >= phrase.weight) || isDenied(words, place))
                continue;
            const isObject = isObjectOf(said.clauses, place, phrase.mode, hearing);
            const weight = isObject ? phrase.weight * asObject : phrase.weight;
            if (known === undefined || known.weight < weight)
                found.set(phrase.id, { mode: phrase.mode, key: phrase.key, weight, isObject });
        }
    };
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at];
        for (const first of firstsOf(word, hearing))
            listenAt(first, at, first === word.stem ? words.length : at + 1);
    }
}
function isEnsured(words, at) {
    for (let i = at - 1; i >= 0 && i >= at - 5; i -= 1) {
        if (/^(?:sure|ensure|verify|check|guarantee)$/.test(words[i]?.text ?? ''))
            return true;
    }
    return false;
}
function isDenied(words, at) {
    for (let i = at - 1; i >= 0 && i >= at - 4; i -= 1) {
        const word = words[i];
        if (word === undefined || word.pause)
            return false;
        if (word.roles & role.negator)
            return !isEnsured(words, i);
    }
    return false;
}
function message_summed(heard, say) {
    const byMode = new Map();
    for (const one of heard)
        byMode.set(one.mode, [...(byMode.get(one.mode) ?? []), one]);
    const scores = new Map();
    for (const [mode, all] of byMode) {
        const strongest = all
            .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
            .slice(0, mostCounted);
        scores.set(mode, 1 - strongest.reduce((open, one) => open * (1 - one.weight), 1));
        for (const one of strongest)
            say(mode, `"${one.key}"`);
    }
    return scores;
}

;// CONCATENATED MODULE: ./build/core/context/analyse.js



const mostMessages = 5;
const decay = 0.4;
const answered = 0.5;
const running = 0.95;
const specialised = new Set([
    'debugger',
    'security',
    'reviewer',
    'performance',
    'prototype',
    'teacher',
    'thinking',
]);
function analyseContext(messages, modes) {
    const recent = messages.slice(-mostMessages);
    const hearing = hearingOf(modes);
    const read = recent.map((message) => read_readRequest(message.text));
    const spoken = recent.map((message, index) => {
        const one = spokenOf(read[index], hearing, message.role === 'user');
        if (message.role === 'assistant')
            for (const [mode, score] of one.scores)
                one.scores.set(mode, score * answered);
        if (message.role === 'tool')
            one.scores.set('tool', running);
        return one;
    });
    const scores = modes
        .map((mode) => ({ mode: mode.name, confidence: analyse_together(spoken, mode.name) }))
        .sort((a, b) => b.confidence - a.confidence || analyse_order(modes, a.mode) - analyse_order(modes, b.mode));
    const last = spoken.at(-1);
    const chosen = choose(scores, modes, last?.explicit ?? new Set());
    return {
        mode: chosen,
        confidence: scores.find((score) => score.mode === chosen)?.confidence ?? 0,
        triggers: triggersOf(spoken, chosen),
        scores,
        metadata: {
            keywords: [...new Set(spoken.flatMap((one) => one.keywords))].slice(0, 40),
            toolsUsed: [
                ...new Set(recent.flatMap((message) => (message.role === 'tool' ? [message.tool ?? 'unnamed'] : []))),
            ],
            recentTopics: topicsOf(read),
            codeBlocksPresent: read.some((one) => one.prose.hasCode),
        },
    };
}
function analyse_together(spoken, mode) {
    let open = 1;
    for (const [index, one] of spoken.entries())
        open *= 1 - (one.scores.get(mode) ?? 0) * decay ** (spoken.length - 1 - index);
    return Math.round((1 - open) * 1000) / 1000;
}
function choose(scores, modes, explicit) {
    const thresholds = new Map(modes.map((mode) => [mode.name, mode.threshold]));
    const reached = scores.filter((score) => score.confidence > 0 && score.confidence >= (thresholds.get(score.mode) ?? 1));
    const isAsked = (mode) => explicit.has(mode) || (explicit.has('assistant') && (mode === 'teacher' || mode === 'thinking'));
    const rank = (mode) => isAsked(mode) ? (mode === 'assistant' ? 1 : 0) : specialised.has(mode) ? 2 : mode === 'tool' ? 4 : 3;
    return [...reached].sort((a, b) => rank(a.mode) - rank(b.mode))[0]?.mode ?? 'assistant';
}
function analyse_order(modes, name) {
    return modes.findIndex((mode) => mode.name === name);
}
function triggersOf(spoken, mode) {
    const found = spoken.toReversed().flatMap((one) => one.triggers.get(mode) ?? []);
    return [...new Set(found)].slice(0, 8);
}
function topicsOf(read) {
    const found = new Set();
    for (const { said } of read.toReversed()) {
        for (const one of said.slice(0, 20)) {
            for (const word of one.sentence.words.slice(0, 40)) {
                if (found.size >= 8)
                    return [...found];
                if (word.isTelling && /^[\w./-]{3,40}$/.test(word.text))
                    found.add(word.text);
            }
        }
    }
    return [...found];
}

;// CONCATENATED MODULE: ./build/core/context/suggest-thinking.js
const worth = 0.35;
function suggestThinking(current, analysis) {
    const confidence = analysis.scores.find((score) => score.mode === 'thinking')?.confidence ?? 0;
    if (current === 'thinking' || confidence < worth)
        return null;
    return {
        currentMode: current,
        suggestedMode: 'thinking',
        reason: 'Things are weighed against each other here; thinking mode shows the reasoning.',
        confidence,
        autoSwitch: analysis.mode === 'thinking',
    };
}

;// CONCATENATED MODULE: ./build/core/intent/active-run.js
function detectActiveRun(about) {
    return about.activeRun;
}

;// CONCATENATED MODULE: ./build/core/intent/clarify.js


const mostAttempts = 2;
function assumedFor({ what, why }, { scope }) {
    const missing = {
        thing: 'what this plan names is taken to be meant',
        wish: 'what the evidence shows to be wrong is taken to be what is wanted',
        detail: 'the smallest change that fits the words is taken to be wanted',
    };
    return [
        `Asked ${mostAttempts} times, it stayed open: ${why}; ${missing[what]}.`,
        `The request is read as a ${scope} change; say so if more or less is wanted.`,
    ];
}
function lackOf(reading, resolved, named, isSure) {
    if (resolved.isObject && resolved.source === null) {
        return { what: 'thing', why: `nothing tells what "${resolved.reference}" means` };
    }
    const { said, prose } = reading;
    if (named.length > 0 || resolved.isObject || prose.hasError || prose.hasTrace)
        return null;
    const wants = said.flatMap((one) => one.wants);
    if (wants.length === 0)
        return prose.hasCode || tells(said, isSure)
            ? null
            : { what: 'wish', why: 'it says too little to tell what is wanted' };
    if (wants.some((clause) => (clause.kind === 'run' || clause.kind === 'examine') && clause.rest.length > 0))
        return null;
    if (prose.hasCode || said.some((one) => one.content > own(one) || one.isConcrete))
        return null;
    return isWholeProject(said) ? null : { what: 'detail', why: 'it names nothing in particular' };
}
function own(said) {
    return said.clauses.filter((clause) => said.sentence.words[clause.at]?.isTelling).length;
}
function isWholeProject(said) {
    return said.some((one) => /\b(?:codebase|code base|whole|entire|everything|all (?:the )?(?:tests|files|code))\b/.test(lineOf(one)));
}
function tells(said, isSure) {
    const content = said.reduce((sum, one) => sum + one.content, 0);
    if (said.some((one) => one.isConcrete))
        return content >= 2;
    return content >= 3 || (content >= 2 && (isSure || said.some(isSymptom))) || foreign(said) >= 6;
}
function foreign(said) {
    let letters = 0;
    for (const one of said.slice(0, 20)) {
        for (const word of one.sentence.words.slice(0, 20)) {
            letters += word.text.slice(0, 200).replace(/[^\u00aa\u00b5\u00ba-\u1fff\u2c00-\ud7ff]/g, '').length;
        }
    }
    return letters;
}
const whereQuestion = {
    question: 'Nothing in the workspace matches the request. Which file, symbol or error message is it about?',
    options: [
        { label: 'Name the file', action: 'provide_file', value: '' },
        { label: 'Say how far it should go', action: 'provide_scope', value: '' },
        { label: 'Go on as it stands', action: 'confirm_intent', value: 'QUICK_ACTION' },
        { label: 'Leave it', action: 'cancel', value: '' },
    ],
};
function questionFor(lack, reading, about) {
    const verb = reading.said.flatMap((one) => one.wants)[0]?.verb;
    const deed = verb === undefined ? null : `"${verb}"`;
    const questions = {
        thing: `Which file, function or change is meant${deed ? ` with ${deed}` : ''}?`,
        wish: 'What should be done, or what goes wrong, and where?',
        detail: `What exactly should be done${deed ? ` with ${deed}` : ''}: which file, which behaviour, and what should be different afterwards?`,
    };
    const options = [
        { label: 'Name the file', action: 'provide_file' },
        { label: 'Say how far it should go', action: 'provide_scope' },
        {
            label: deed ? `Go on with ${deed} as a small change` : 'Go on as a small change',
            action: 'confirm_intent',
            value: 'QUICK_ACTION',
        },
        { label: 'Leave it', action: 'cancel' },
    ];
    return {
        question: questions[lack.what],
        options,
        attempt: about.clarificationAttempts + 1,
        of: mostAttempts,
    };
}

;// CONCATENATED MODULE: ./build/core/intent/files.js

function extractReferencedFiles(text, about) {
    const written = (0,mentions/* pathMentions */.PF)(text).map((mention) => mention.path);
    const candidates = byName(written, about.files);
    const files = new Set();
    const missing = [];
    for (const path of written) {
        const meant = about.files.has(path) ? [path] : endingWith(path, candidates.get(files_nameOf(path)) ?? []);
        if (meant.length === 0 && about.isComplete)
            missing.push(path);
        if (meant.length <= 5)
            for (const file of meant)
                files.add(file);
    }
    return { files: [...files], missing };
}
function byName(paths, files) {
    const found = new Map();
    for (const path of paths)
        if (!files.has(path))
            found.set(files_nameOf(path), []);
    if (found.size === 0)
        return found;
    const lengths = new Set([...found.keys()].map((name) => name.length));
    for (const file of files) {
        const name = file.length - file.lastIndexOf('/') - 1;
        if (lengths.has(name))
            found.get(files_nameOf(file))?.push(file);
    }
    return found;
}
function endingWith(path, files) {
    const wanted = path.toLowerCase();
    return files
        .filter((file) => file.toLowerCase() === wanted || file.toLowerCase().endsWith(`/${wanted}`))
        .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}
function files_nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./build/core/intent/references.js


const pronouns = new Set(['it', 'this', 'that', 'these', 'those', 'them', 'same']);
const generic = /^(?:file|files|code|function|functions|method|class|module|component|one|thing|things|part|line|lines|bug|issue|problem|error|script|page|block|section|snippet|stuff|piece|test|tests|bit)$/;
const verbless = /^(?:to|so|as|for|in|on|at|with|into|from|now|please|asap|again|too|and|or|but|by|here|there|up|properly|correctly|better|faster|work|cleaner|more|less|using|first|quickly|instead|like|out|without|because|if|when|before|after|until)$/;
function resolveReferences(text, about) {
    return resolve(readRequest(text), about, []);
}
function resolve(reading, about, named) {
    const found = pointer(reading);
    if (found === null)
        return { reference: null, isObject: false, source: null, files: [] };
    const { reference, isObject } = found;
    const to = (source, files) => ({
        reference,
        isObject,
        source,
        files: [...files],
    });
    if (named.length > 0)
        return to('text', named);
    if (found.isResolved)
        return to('text', []);
    if (about.lastAppliedDiff.length > 0)
        return to('last_applied_diff', about.lastAppliedDiff);
    if (about.lastOpenFile !== null)
        return to('last_open_editor', [about.lastOpenFile]);
    if (about.lastProposed.length > 0)
        return to('last_artifact_proposed', about.lastProposed);
    const earlier = about.earlier.slice(-5).some((text) => says(read_readRequest(text.slice(0, 4000))));
    return earlier ? to('thread', []) : to(null, []);
}
function says({ said, prose }) {
    return prose.hasError || prose.hasTrace || said.some((one) => one.content >= 2 || one.isConcrete);
}
function pointsElsewhere(text) {
    const found = pointer(read_readRequest(text));
    return found !== null && !found.isResolved;
}
function pointer(reading) {
    let elsewhere = null;
    for (const [index, one] of reading.said.entries()) {
        for (const clause of one.clauses) {
            const reference = clause.kind === 'tell' ? null : objectOf(clause);
            if (reference === null)
                continue;
            const before = one.sentence.words.slice(0, clause.at).filter((word) => word.isTelling).length;
            const others = reading.said.some((other, at) => at !== index && (other.content >= 1 || other.isConcrete));
            const behindColon = clause.rest.findIndex((word) => word.pause);
            const after = behindColon < 0 ? 0 : clause.rest.slice(behindColon + 1).filter((word) => word.isTelling).length;
            const isShownHere = reading.prose.hasCode || reading.prose.hasError || reading.prose.hasTrace;
            return {
                reference,
                isObject: true,
                isResolved: before > 0 || after > 1 || others || one.isConcrete || isShownHere,
            };
        }
        elsewhere ??= mentioned(one.sentence.words);
    }
    return elsewhere === null ? null : { reference: elsewhere, isObject: false, isResolved: false };
}
function objectOf({ verb, rest }) {
    const words = rest.filter((word) => !/^(?:please|just|also|simply|quickly|all|of|at|into)$/.test(word.text));
    const [first, second, third] = words;
    if (first === undefined || isShown(first.text))
        return null;
    if (/^(?:it|them|these|those|this|that|same)$/.test(first.text)) {
        if (first.text === 'it' && verb === 'make' && second?.text === 'possible')
            return null;
        if (second === undefined || first.pause || /^(?:it|them)$/.test(first.text) || verbless.test(second.text))
            return first.text;
        if (generic.test(second.text) && (third === undefined || second.pause || verbless.test(third.text)))
            return `${first.text} ${second.text}`;
        return null;
    }
    const isGeneric = first.text === 'the' &&
        second !== undefined &&
        /^(?:file|function|method|class|snippet|line|lines|thing)$/.test(second.text);
    return isGeneric && (third === undefined || second.pause || verbless.test(third.text))
        ? `the ${second.text}`
        : null;
}
function mentioned(words) {
    for (let at = 0; at < Math.min(words.length, 200); at += 1) {
        const text = words[at]?.text ?? '';
        const next = words[at + 1]?.text ?? '';
        if (/^(?:this|that|the|these|those)$/.test(text) &&
            /^(?:file|files|function|class|code|method|component|module)$/.test(next))
            return `${text} ${next}`;
        if (pronouns.has(text) && text !== 'same' && text !== 'that')
            return text;
    }
    return null;
}

// EXTERNAL MODULE: ./build/core/task-sections.js
var task_sections = __webpack_require__(6655);
// EXTERNAL MODULE: ./build/core/task-text.js + 1 modules
var task_text = __webpack_require__(9048);
;// CONCATENATED MODULE: ./build/core/intent/listed.js



const telling = ['expected', 'actual', 'reproduce', 'noise'];
const listed_asking = /\b(?:should|must|shall|needs? to|has to|have to|please|want|would like)\b/i;
function listedWorks(text) {
    return (0,task_sections/* apart */.z)(text).all.filter((sentence) => {
        if (!sentence.item || telling.includes(sentence.section))
            return false;
        return (0,task_text/* sentenceKind */.Y)(sentence) === 'demands' && (listed_asking.test(sentence.text) || isOrder(sentence.text));
    }).length;
}
function isOrder(text) {
    const [, verb = ''] = /^(?:please\s+|also\s+)?([a-z]{2,20})\b/i.exec(text) ?? [];
    const kind = kindOf(verb.toLowerCase());
    return kind === 'change' || kind === 'build';
}

;// CONCATENATED MODULE: ./build/core/intent/scope.js



const tiny = /\b(?:typos?|spelling|misspel\w*|rename|imports?|whitespace|indentation|comment|copyright|bump|unused|semicolon|wording|label|nit|lint|comma|newline|trailing|link|version|log|colou?r)\b/;
const wide = /\b(?:entire|whole|everywhere|throughout|codebase|code base|repo-?wide|project-wide|across (?:all|the|our|every|multiple|several)|(?:all|every|each) (?:of )?(?:the |our |its |single )?(?:\w+ )?(?:modules?|controllers?|services?|components?|pages?|endpoints?|packages?|widgets?|files|tests|routes|screens|views|models|handlers|texts|callers|usages|apis?))\b/;
const green = /\b(?:from scratch|greenfield|new (?:\w+ )?(?:project|app|application|service|system|framework|platform|engine|library|product)|end[- ]to[- ]end (?:solution|system)|complete (?:\S+ )?(?:pipeline|system|app|rewrite|redesign|overhaul)|full (?:\w+ )?(?:dashboard|system|app|stack|rewrite|redesign))\b/;
const heavyVerbs = /^(?:migrate|port|redesign|overhaul|restructure|rearchitect|modernize|modernise|rework|decouple|unify)$/;
const bigRewrite = /^(?:rewrite|refactor|split|replace|move|convert|switch|integrate|drop|localize|localise)$/;
const bigThings = /\b(?:layers?|(?:project|application|app|website|site|repo|repository) (?:to|from|into|over)|monorepo|monolith|microservices?|architecture|subsystem|database|backend|frontend|back end|front end|framework|services|pattern|modules|orm|state management|to (?:typescript|esm|rust|go|kotlin|postgres\w*|grpc|graphql|kubernetes|async))\b/;
const features = /\b(?:end-to-end encryption|authentication|authorization|authorisation|auth system|oauth2?|sso|single sign-on|saml|oidc|jwt|login system|user management|user accounts|payments?(?: \w+)?|billing|subscriptions?|internationali[sz]ation|i18n|locali[sz]ation|multi-?tenan\w*|plugin (?:system|architecture|api)|plugins|real-?time|websockets?|dashboard|admin (?:panel|interface|ui|area)|notification (?:system|center|service)|full-?text search|search engine|ci\/cd|pipeline|rest api|graphql api|api gateway|caching layer|cache layer|offline (?:mode|support|sync)|recommendation|workflow engine|event sourcing|role[- ]based|rbac|audit log\w*|mobile app|chat (?:system|feature)|file uploads? system|permission system|job queue|migration (?:system|tool)|marketplace|e-?commerce|shop|blog engine)\b/;
const makes = /^(?:add|build|create|develop|implement|introduce|setup|set|support|offer|provide|need|want|enable|write|make|get|generate|scaffold|integrate|have|ship|start)$/;
const titles = /^(?:rfc|epic|initiative|roadmap|proposal|meta|tracking issue|umbrella|design doc)$/;
const scope_long = /\b(?:next|this|coming) (?:quarter|year|months)\b|\bmulti-?(?:step|phase|month)\b|\bseveral (?:steps|phases|modules|services)\b/;
function scope_sizeOf(text, files) {
    const reading = read_readRequest(text);
    const asking = reading.said.filter((one) => one.wants.length > 0);
    const first = reading.said[0];
    const scored = asking.length > 0 ? asking : first === undefined ? [] : [first];
    const reasons = [];
    let points = 0;
    const add = (more, why) => {
        if (more <= 0)
            return;
        points += more;
        reasons.push(why);
    };
    for (const one of scored.slice(0, 40))
        add(...sentencePoints(one, asking.length > 0));
    if (titles.test(first?.sentence.words[0]?.text ?? '') ||
        titles.test((first === undefined ? '' : lineOf(first)).split(' ', 2).join(' ')))
        add(3, 'announced as a large piece of work');
    if (reading.said.slice(0, 12).some((one) => scope_long.test(lineOf(one))))
        add(2, 'spread over a long time');
    const wants = asking.reduce((sum, one) => sum + one.wants.length, 0);
    if (!reading.isForm || wants > 5)
        add(wants >= 5 ? 3 : wants >= 4 ? 2 : wants === 3 ? 1 : 0, `${wants} things are asked for`);
    const listed = listedWorks(text);
    if (points < 2 && listed > 1)
        add(2 - points, `${listed} changes are listed`);
    add(files.length >= 10 ? 4 : files.length >= 4 ? 2 : 0, `${files.length} files are named`);
    if (points >= 4)
        return { scope: 'large', why: reasons.join('; ') };
    if (points >= 2)
        return { scope: 'medium', why: reasons.join('; ') };
    const isTiny = scored.length <= 2 &&
        wants <= 1 &&
        points === 0 &&
        scored.some((one) => tiny.test(lineOf(one)) && one.sentence.words.length <= 25);
    if (isTiny)
        return { scope: 'trivial', why: 'a change of a few characters' };
    return {
        scope: 'small',
        why: wants > 0
            ? `${wants} ${wants === 1 ? 'thing is' : 'things are'} asked for`
            : 'nothing says that it is more',
    };
}
function sentencePoints(said, isAsked) {
    const line = lineOf(said);
    const verbs = said.wants.map((clause) => clause.verb);
    if (!isAsked) {
        if (isSymptom(said))
            return [0, ''];
        return features.test(line) && /\b(?:support|add|new|implement)/.test(line)
            ? [2, 'a whole feature']
            : green.test(line)
                ? [3, 'something new from the ground up']
                : [0, ''];
    }
    const isExamined = said.clauses.some((clause) => clause.kind === 'examine' ||
        clause.kind === 'run' ||
        clause.verb === 'fix' ||
        /^(?:prototype|spike|hack|experiment)$/.test(clause.verb)) || /\b(?:prototype|proof of concept|poc|spike|throwaway|experiment)\b/.test(line);
    if (isExamined)
        return [0, ''];
    const reasons = [];
    if (wide.test(line))
        reasons.push([2, 'it reaches over the whole project']);
    if (green.test(line) && verbs.some((verb) => makes.test(verb)))
        reasons.push([3, 'something new from the ground up']);
    if (verbs.some((verb) => heavyVerbs.test(verb)))
        reasons.push([2, 'a verb of large changes']);
    if (!said.isConcrete && verbs.some((verb) => bigRewrite.test(verb)) && bigThings.test(line))
        reasons.push([2, 'a whole part is replaced']);
    if (features.test(line) && verbs.some((verb) => makes.test(verb)) && isObject(line))
        reasons.push([2, 'a whole feature']);
    return [reasons.reduce((sum, [more]) => sum + more, 0), reasons.map(([, why]) => why).join('; ')];
}
function isObject(line) {
    const at = features.exec(line)?.index ?? 0;
    const before = line.slice(0, at);
    const made = before.split(' ').filter(Boolean);
    return (!/\b(?:to|in|on|at|of|for|from|into|inside|within) (?:the |our |my |your |a |an |its )?(?:\w+ )?$/.test(before) && made.length <= 14);
}
function detectScope(text, files = []) {
    return scope_sizeOf(text, files).scope;
}

;// CONCATENATED MODULE: ./build/core/intent/analyse.js







const derived = {
    ANSWER: 'ANSWER',
    CLARIFY: 'ANSWER',
    QUICK_ACTION: 'MISSION',
    PLAN: 'PLAN',
    CONTINUE_RUN: 'MISSION',
};
const nextActions = {
    ANSWER: 'answer',
    CLARIFY: 'ask_user',
    QUICK_ACTION: 'propose_diff',
    PLAN: 'propose_plan',
    CONTINUE_RUN: 'offer_resume',
};
const overrides = {
    '/chat': 'ANSWER',
    '/ask': 'ANSWER',
    '/do': 'QUICK_ACTION',
    '/edit': 'QUICK_ACTION',
    '/run': 'CONTINUE_RUN',
    '/plan': 'PLAN',
    '/mission': 'PLAN',
};
const special = new Set([
    'debugger',
    'security',
    'reviewer',
    'performance',
    'prototype',
    'teacher',
    'thinking',
    'tool',
]);
function analyseIntent(text, about, analysis) {
    const reading = read_readRequest(text);
    const named = extractReferencedFiles(text, about);
    const resolved = resolve(reading, about, named.files);
    const files = [...new Set([...named.files, ...resolved.files])];
    const size = scope_sizeOf(text, files);
    const { lack, ...decision } = analyse_decide(reading, about, analysis, resolved, named, size);
    const { behavior } = decision;
    const hasScope = behavior === 'QUICK_ACTION' || behavior === 'PLAN';
    return {
        ...decision,
        derivedMode: derived[behavior],
        mode: modeFor(behavior, analysis),
        contextSource: sourceOf(about, resolved, named, files),
        detectedScope: hasScope ? size.scope : null,
        referencedFiles: files,
        missingFiles: named.missing,
        userOverride: overrideOf(about) === null ? null : about.override,
        assumptions: lack === null ? [] : assumedFor(lack, size),
        nextAction: nextActions[behavior],
        analysed: { characters: reading.prose.characters, of: reading.prose.of },
    };
}
function overrideOf(about) {
    const word = about.override;
    return word !== null && Object.hasOwn(overrides, word) ? (overrides[word] ?? null) : null;
}
function analyse_decide(reading, about, analysis, resolved, named, size) {
    const as = (behavior, confidence, reasoning) => ({
        behavior,
        confidence,
        reasoning,
        clarification: null,
        lack: null,
    });
    const override = overrideOf(about);
    if (override !== null)
        return as(override, 1, `${about.override} decides.`);
    const run = detectActiveRun(about);
    if (run !== null)
        return as('CONTINUE_RUN', 0.95, `A run of this thread is ${run.status.replaceAll('_', ' ')}.`);
    const wants = reading.said.flatMap((one) => one.wants);
    const isPlan = wants.some((clause) => clause.kind === 'plan');
    if (asksOnly(reading))
        return as('ANSWER', 0.9, 'It asks for words and for nothing to be done.');
    const lack = lackOf(reading, resolved, named.files, special.has(analysis.mode));
    if (lack !== null && about.clarificationAttempts < mostAttempts) {
        const question = questionFor(lack, reading, about);
        return {
            behavior: 'CLARIFY',
            confidence: 0.8,
            reasoning: `Not enough to go on: ${lack.why}.`,
            clarification: question,
            lack: null,
        };
    }
    const guess = lack === null ? '' : ` Asked ${mostAttempts} times already; this is the best guess.`;
    if (isPlan)
        return { ...as('PLAN', 0.9, `It asks for a plan.${guess}`), lack };
    const isLarge = size.scope === 'medium' || size.scope === 'large';
    const isQuick = analysis.mode === 'prototype' || analysis.mode === 'tool' || analysis.mode === 'reviewer';
    const sure = lack !== null ? 0.4 : size.scope === 'small' ? 0.7 : 0.85;
    const behavior = isLarge && !isQuick ? 'PLAN' : 'QUICK_ACTION';
    return { ...as(behavior, sure, `Scope: ${size.scope} (${size.why}).${guess}`), lack };
}
function modeFor(behavior, analysis) {
    if (behavior === 'CLARIFY')
        return 'assistant';
    if (special.has(analysis.mode))
        return analysis.mode;
    if (behavior === 'ANSWER')
        return 'assistant';
    return behavior === 'PLAN' ? 'planning' : 'developer';
}
function sourceOf(about, resolved, named, files) {
    const followsUp = about.earlier.length > 0 || about.previousTaskId !== null;
    const isExplicit = named.files.length > 0 || resolved.files.length > 0;
    const previous = about.previousTaskId === null ? {} : { previousTaskId: about.previousTaskId };
    if (isExplicit)
        return { type: 'explicit_reference', files: [...files], ...previous };
    return followsUp ? { type: 'follow_up', ...previous } : { type: 'fresh' };
}

;// CONCATENATED MODULE: ./build/core/work-choice.js

const works = (/* unused pure expression or super */ null && ([
    'nothing',
    'answer',
    'clarify',
    'continue',
    'plan',
    'propose',
    'inspect',
    'action',
    'workflow',
    'decide',
]));
const talking = ['assistant', 'teacher', 'thinking', 'normal'];
function workFor({ mode, behaviour, isFirst, isAsked }) {
    if (behaviour === null)
        return 'nothing';
    if (behaviour === 'CONTINUE_RUN')
        return 'continue';
    if (behaviour === 'CLARIFY')
        return 'clarify';
    if (mode === 'planning' && isAsked)
        return 'plan';
    const isQuestion = behaviour === 'ANSWER';
    if (domain_mode/* criticNames */.pH.includes(mode))
        return isFirst && !isQuestion ? 'plan' : 'inspect';
    const isTalk = talking.includes(mode) && (mode !== 'normal' || isAsked);
    if (isQuestion || isTalk)
        return 'answer';
    return isFirst || mode === 'planning' || mode === 'normal' ? 'plan' : 'propose';
}
function speakerFor(mode) {
    return talking.includes(mode) ? mode : 'assistant';
}
function plannerFor(mode) {
    return mode === 'developer' || mode === 'tool' || mode === 'prototype' ? mode : 'planning';
}

// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
;// CONCATENATED MODULE: ./build/core/answer/clarify.js

const ways = {
    provide_file: 'reply with its path',
    provide_scope: 'reply with what should be different afterwards',
    confirm_intent: 'reply `/do`',
    cancel: 'reply `cancel`',
};
function clarifyText({ clarification, missingFiles }, session = null) {
    const gone = missingFiles.length === 0
        ? []
        : [`Not in the workspace: ${missingFiles.slice(0, 5).map(markdown/* inline */.mG).join(', ')}.`];
    if (clarification === null)
        return ['It is not clear what is to be done. Name a file, a symbol or an error message.', ...gone].join('\n\n');
    const { question, options, attempt, of } = clarification;
    const offers = options.map(optionLine).join('\n');
    const later = session === null ? '' : `; in a later run, \`--session ${session} --task REPLY\``;
    return [
        (0,markdown/* inline */.mG)(question),
        ...gone,
        ...(offers === '' ? [] : [offers]),
        `Question ${attempt} of at most ${of}. Nothing was changed. The reply is the next turn: one more \`--task\`, or what stands behind a line \`<!-- turn -->\`${later}. It is read together with the request.`,
    ].join('\n\n');
}
function optionLine({ label, action, value = '', }) {
    const shown = value === '' || action === 'confirm_intent' ? '' : ` (${(0,markdown/* inline */.mG)(value)})`;
    return `- **${(0,markdown/* inline */.mG)(label)}**: ${ways[action]}${shown}`;
}

// EXTERNAL MODULE: ./build/modes/planning.js + 5 modules
var planning = __webpack_require__(7754);
;// CONCATENATED MODULE: ./build/core/actions/action-mode.js
const actionMode = {
    trace: 'debugger',
    scan: 'security',
    checklist: 'reviewer',
    profile: 'performance',
};

// EXTERNAL MODULE: ./build/core/performance-offline.js + 1 modules
var performance_offline = __webpack_require__(8766);
// EXTERNAL MODULE: ./build/core/test-files.js
var test_files = __webpack_require__(3577);
// EXTERNAL MODULE: ./build/core/code-line.js
var code_line = __webpack_require__(5369);
;// CONCATENATED MODULE: ./build/core/actions/debug-output.js



const script = /\bconsole\.(?:log|debug|trace|dir|table)\s{0,4}\(|^\s{0,200}debugger\s{0,4};?\s{0,200}$/;
const byEnding = {
    py: /\b(?:i?pdb\.set_trace|breakpoint)\s{0,4}\(/,
    rb: /\bbinding\.(?:pry|irb)\b|\bbyebug\b/,
    php: /\b(?:var_dump|print_r|dd)\s{0,4}\(/,
    rs: /\bdbg!\s{0,4}\(/,
    java: /\.printStackTrace\s{0,4}\(/,
};
const scripts = /\.(?:[cm]?[jt]sx?|vue|svelte)$/i;
const debug_output_longest = 2_000;
function debugOutput({ files }) {
    const sources = files.filter(({ path, status, binary }) => status !== 'deleted' && !binary && (0,test_files/* isTestable */.nd)(path) && (0,file_kind/* fileKind */.h)(path) === 'source');
    const lines = sources.flatMap(({ path, hunks }) => {
        const pattern = patternFor(path);
        if (pattern === null)
            return [];
        return hunks
            .flatMap((hunk) => hunk.lines)
            .flatMap(({ kind, text, newLine }) => {
            const counts = kind === 'add' && newLine !== null && text.length <= debug_output_longest;
            return counts && !(0,code_line/* isComment */.Cn)(text) && pattern.test(text) ? [{ file: path, line: newLine }] : [];
        });
    });
    const unknown = sources.filter(({ path, truncated }) => truncated || patternFor(path) === null);
    return { lines, unknown: unknown.map(({ path }) => path) };
}
function patternFor(path) {
    if (scripts.test(path))
        return script;
    return byEnding[(0,test_files/* endingOf */.z6)(path)] ?? null;
}

;// CONCATENATED MODULE: ./build/core/actions/checklist.js






const checklist_mostPlaces = 3;
const unread = { state: 'not known', evidence: 'needs a reader or a model' };
const ask = (...categories) => (evidence) => byRules(evidence, categories);
const items = [
    ['Function', 'It does what the task asks', () => unread],
    ['Function', 'Edge cases are handled', ask('null-safety')],
    ['Function', 'Errors are handled where they occur', ask('error-handling')],
    ['Function', 'There is no plain bug', ask('correctness', 'concurrency', 'api-contract')],
    ['Code', 'It is easy to read and to change', () => unread],
    ['Code', 'Names are clear and alike', () => unread],
    ['Code', 'Each function does one thing', () => unread],
    ['Code', 'It is no more complicated than it has to be', () => unread],
    ['Code', 'Nothing is said twice', () => unread],
    ['Tests', 'What is new has tests', newHasTests],
    ['Tests', 'Tests reach the edge cases', () => unread],
    ['Tests', 'Tests are easy to read, and all of them run', ask('testing')],
    ['Tests', 'All tests pass', (evidence) => byCommand(evidence, 'test')],
    ['Speed', 'Nothing is plainly slow', ask('performance')],
    ['Speed', 'The algorithms fit the amount of data', () => unread],
    ['Speed', 'No work is done in vain', () => unread],
    ['Speed', 'Memory, files and connections are given back', ask('resources')],
    [
        'Security',
        'There is no vulnerability',
        (evidence) => byHits(evidence, ({ rule }) => rule.critic === 'security'),
    ],
    [
        'Security',
        'What comes from outside is checked',
        ask('injection', 'path-traversal', 'request-forgery', 'cross-site-scripting', 'deserialization'),
    ],
    ['Security', 'No secret stands in the source', noSecret],
    ['Security', 'Errors tell strangers nothing', ask('data-exposure')],
    ['Style', 'It keeps to the project’s style', (evidence) => byCommand(evidence, 'lint')],
    ['Style', 'It is formatted like the rest', (evidence) => byCommand(evidence, 'format')],
    ['Style', 'Comments say why', () => unread],
    ['Style', 'No code is left as a comment', () => unread],
    ['Style', 'No debug output or breakpoint is left', noDebugOutput],
];
function checklist(evidence) {
    return items.map(([area, item, answer]) => ({ area, item, ...answer(evidence) }));
}
function checklistText(evidence) {
    const all = checklist(evidence);
    const count = (state) => all.filter((one) => one.state === state).length;
    const areas = [...new Set(all.map(({ area }) => area))];
    const blocks = areas.map((area) => {
        const lines = all
            .filter((one) => one.area === area)
            .map((one) => `- [${one.state === 'met' ? 'x' : ' '}] ${one.item}: **${one.state}**; ${one.evidence}`);
        return `### ${area}\n\n${lines.join('\n')}`;
    });
    const sum = `Of ${all.length} items ${count('met')} met, ${count('not met')} not met, ${count('not known')} not known.`;
    return [...blocks, sum].join('\n\n');
}
function byRules(evidence, categories) {
    return byHits(evidence, ({ rule }) => categories.includes(rule.category));
}
function byHits(evidence, counts) {
    const { rules } = evidence;
    const hits = (rules?.hits ?? []).filter((hit) => counts(hit) && (0,drafts/* inScope */.SB)(evidence, hit.file, hit.startLine, hit.endLine));
    if (hits.length > 0) {
        const places = hits.map((hit) => `${at(hit.file, hit.startLine)} (${(0,markdown/* inline */.mG)(hit.rule.title)})`);
        return { state: 'not met', evidence: checklist_some(places) };
    }
    if (rules === undefined || rules.scannedFiles.length === 0)
        return unread;
    const files = (0,core_count/* counted */.h)(rules.scannedFiles.length, 'file');
    return { ...unread, evidence: `no rule matched in ${files}, which proves nothing; ${unread.evidence}` };
}
function noSecret(evidence) {
    const { secrets } = evidence;
    const found = (secrets?.hits ?? []).filter(({ file, line }) => (0,drafts/* inScope */.SB)(evidence, file, line));
    const said = byHits(evidence, ({ rule }) => rule.id === 'hardcoded-credentials');
    const places = found.map(({ file, line, title }) => `${at(file, line)} (${(0,markdown/* inline */.mG)(title)})`);
    if (places.length > 0 || said.state === 'not met')
        return {
            state: 'not met',
            evidence: [checklist_some(places), said.state === 'not met' ? said.evidence : ''].filter(Boolean).join(', '),
        };
    if (secrets === undefined || secrets.scannedFiles.length === 0)
        return unread;
    return {
        state: 'met',
        evidence: `none was found in the ${(0,core_count/* counted */.h)(secrets.scannedFiles.length, 'file')} searched`,
    };
}
function newHasTests(evidence) {
    const { diff, tests } = evidence;
    if (diff === undefined || diff.files.length === 0)
        return { state: 'not known', evidence: 'there is no change to look at' };
    const grown = diff.files.filter((file) => file.status !== 'deleted' && !file.binary && file.addedLines > 0 && (0,test_files/* isTestable */.nd)(file.path));
    if (grown.length === 0)
        return { state: 'not known', evidence: 'the change adds no code that tests are for' };
    if (tests === undefined)
        return unread;
    const changed = new Set(diff.files.filter(({ status }) => status !== 'deleted').map(({ path }) => path));
    const covers = (file) => tests.covered.find((one) => one.file === file)?.tests ?? null;
    const without = grown.filter(({ path }) => covers(path)?.length === 0);
    const unseen = grown.filter(({ path }) => covers(path) === null);
    if (without.length > 0 && tests.leftOut === undefined)
        return {
            state: 'not met',
            evidence: `no test was found for ${checklist_some(without.map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))}`,
        };
    if (without.length + unseen.length > 0)
        return {
            state: 'not known',
            evidence: `not all tests were looked at: ${checklist_some([...without, ...unseen].map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))}`,
        };
    const along = grown.filter(({ path }) => covers(path)?.some((test) => changed.has(test.path)));
    if (along.length === grown.length)
        return {
            state: 'met',
            evidence: `tests of ${checklist_some(grown.map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))} change with it`,
        };
    return {
        state: 'not known',
        evidence: `there are tests for the files, but none of ${checklist_some(grown.filter((file) => !along.includes(file)).map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))} changed with it; whether they reach what is new ${unread.evidence}`,
    };
}
function noDebugOutput(evidence) {
    const { diff } = evidence;
    const hit = byHits(evidence, ({ rule }) => rule.category === 'debug-code');
    if (hit.state === 'not met')
        return hit;
    if (diff === undefined || diff.addedLines === 0)
        return { state: 'not known', evidence: 'there is no change to look at' };
    const { lines, unknown } = debugOutput(diff);
    if (lines.length > 0)
        return { state: 'not met', evidence: checklist_some(lines.map(({ file, line }) => at(file, line))) };
    if (unknown.length > 0)
        return { ...unread, evidence: `not looked for in ${checklist_some(unknown.map(markdown/* codeSpan */.SS))}; ${unread.evidence}` };
    return { state: 'met', evidence: `none in the ${(0,core_count/* counted */.h)(diff.addedLines, 'line')} that the change adds` };
}
function byCommand({ commands }, kind) {
    const own = commands?.commands.find((one) => one.kind === kind);
    if (own === undefined)
        return { ...unread, evidence: `the project names no command for it; ${unread.evidence}` };
    return { state: 'not known', evidence: `${(0,markdown/* codeSpan */.SS)((0,performance_offline/* inFolder */._z)(own))} would tell; it was not run` };
}
function at(file, line) {
    return (0,markdown/* codeSpan */.SS)(`${file}:${line}`);
}
function checklist_some(texts) {
    const more = texts.length > checklist_mostPlaces ? ` and ${texts.length - checklist_mostPlaces} more` : '';
    return `${texts.slice(0, checklist_mostPlaces).join(', ')}${more}`;
}

;// CONCATENATED MODULE: ./build/core/actions/profile.js


const profile_most = 5;
function profileText(evidence) {
    if (evidence.commands === undefined)
        return 'The project’s commands are not known: it has no project file, or none could be read; see the coverage of this run.';
    const known = (0,performance_offline/* benchmarks */.Ld)(evidence);
    if (known.length === 0)
        return [
            'The project names no benchmark: no script, target or task called `bench`, `benchmark` or `perf`, and none that its tools know by themselves.',
            'Nothing was measured. Until there is one, nobody can say what a change brings.',
        ].join('\n\n');
    const lines = known
        .slice(0, profile_most)
        .map((one) => `- ${(0,markdown/* codeSpan */.SS)((0,performance_offline/* inFolder */._z)(one))}, from ${(0,markdown/* codeSpan */.SS)(one.source)}`);
    const rest = known.length > profile_most ? [`- and ${known.length - profile_most} more`] : [];
    return [
        'The project’s own measurement would be run:',
        [...lines, ...rest].join('\n'),
        'It was not run: running commands is not granted in this version. Run it before and after a change, on the same machine.',
    ].join('\n\n');
}

;// CONCATENATED MODULE: ./build/core/actions/trace.js



const mostTraces = 3;
const mostFrames = 12;
const mostForeign = 3;
function traceText({ traces: facts }, { rootCause, fixes }) {
    if (facts === undefined)
        return 'The stack traces of the request could not be read; see the coverage of this run.';
    const { traces } = facts;
    if (traces.length === 0)
        return 'The request holds no stack trace. Paste one as the program printed it: the error’s line and the frames below it.';
    const more = traces.length > mostTraces
        ? [`${(0,core_count/* counted */.h)(traces.length - mostTraces, 'more stack trace')} not shown.`]
        : [];
    return [
        ...traces.slice(0, mostTraces).flatMap(oneTrace),
        ...more,
        `**Root cause.** ${(0,markdown/* inline */.mG)(rootCause)}`,
        ...(fixes.length > 0
            ? [`**Where to look, the most suspect first.**\n\n${fixes.map((fix) => `- ${(0,markdown/* inline */.mG)(fix)}`).join('\n')}`]
            : []),
    ].join('\n\n');
}
function oneTrace({ language, errorType, message, frames }) {
    const title = [errorType ?? 'An error', message?.split('\n', 1)[0]].filter(Boolean).join(': ');
    const own = frames.filter((frame) => frame.file !== null && !frame.foreign);
    const foreign = frames.filter((frame) => frame.foreign);
    const unknown = frames.filter((frame) => frame.file === null && !frame.foreign);
    const lines = [
        `${(0,core_count/* counted */.h)(frames.length, 'frame')} (${language}), the innermost first.`,
        ...(own.length > 0
            ? [`In this workspace:\n\n${list(own, ownFrame)}`]
            : ['None of them is in this workspace.']),
        ...(unknown.length > 0 ? [`Not found here:\n\n${list(unknown, lostFrame)}`] : []),
        ...(foreign.length > 0 ? [foreignLine(foreign)] : []),
    ];
    return [`## ${(0,markdown/* inline */.mG)(title.slice(0, 200))}`, ...lines];
}
function list(frames, line) {
    const shown = frames.slice(0, mostFrames).map((frame) => `- ${line(frame)}`);
    if (frames.length > mostFrames)
        shown.push(`- and ${frames.length - mostFrames} more`);
    return shown.join('\n');
}
function ownFrame({ file, line, symbol, place }) {
    const where = (0,markdown/* codeSpan */.SS)(`${(0,clean.oneLine)(file ?? '')}${line === null ? '' : `:${line}`}`);
    const text = place === null || line === null ? null : place.code.split('\n')[line - place.startLine];
    const code = text === null || text === undefined
        ? ', which has no such line'
        : `: ${(0,markdown/* codeSpan */.SS)(text.trim().slice(0, 160))}`;
    return `${where}${symbol === null ? '' : ` in ${(0,markdown/* codeSpan */.SS)(symbol)}`}${code}`;
}
function lostFrame({ rawPath, line, leftOut, candidates }) {
    const written = (0,markdown/* codeSpan */.SS)(`${(0,clean.oneLine)(rawPath)}${line === null ? '' : `:${line}`}`);
    if (leftOut !== undefined)
        return `${written}: it is ${(0,markdown/* codeSpan */.SS)(leftOut)}, which this run was told to leave out`;
    if (candidates.length > 0)
        return `${written}: could be ${candidates.slice(0, mostForeign).map(markdown/* codeSpan */.SS).join(', ')}`;
    return written;
}
function foreignLine(frames) {
    const paths = [...new Set(frames.map(({ rawPath }) => (0,clean.oneLine)(rawPath)))];
    const shown = paths.slice(0, mostForeign).map(markdown/* codeSpan */.SS).join(', ');
    return `Of others (the runtime, packages): ${(0,core_count/* counted */.h)(frames.length, 'frame')}, in ${shown}${paths.length > mostForeign ? ' …' : ''}.`;
}

;// CONCATENATED MODULE: ./build/pipelines/actions.js








async function actionWork(start, about, room) {
    let thread = start;
    const outputs = [];
    for (const action of about.obeyed.actions) {
        const piece = await oneAction(action, thread, about, room);
        thread = piece.thread;
        if (piece.output !== '')
            outputs.push(piece.output);
    }
    return { thread, output: outputs.join('\n\n') };
}
async function oneAction(action, thread, { task, obeyed }, room) {
    const critic = criticIn(room, actionMode[action]);
    if (critic === null)
        throw new Error(`No mode examines for ${action}.`);
    const isSaid = obeyed.text.trim() !== '' || thread.said.some(({ role }) => role === 'user');
    const about = obeyed.text.trim() === '' ? lastAsked(thread, { ...task, title: unsaid[action], body: '' }) : task;
    const sought = {
        ...(action === 'scan' ? { whole: true } : {}),
        ...(isSaid ? {} : { task: { ...about, title: '' } }),
    };
    const piece = await inspect(thread, critic, about, room, sought);
    const own = ownPart(action, piece.thread, piece.conclusion);
    const said = action === 'trace' ? '' : piece.output;
    const output = [own, said].filter((part) => part !== '').join('\n\n');
    const handed = own === '' ? piece.thread.handed : [...piece.thread.handed, handedAnswer(critic.name, own)];
    return { thread: { ...piece.thread, handed }, output };
}
const unsaid = {
    trace: 'Find the cause of the error',
    scan: 'Look through the whole workspace for what is dangerous',
    checklist: 'Answer the review checklist',
    profile: 'Find what costs the most',
};
function lastAsked({ said }, task) {
    const last = said.findLast(({ role }) => role === 'user');
    return last === undefined ? task : { ...task, ...(0,task_file/* titleAndBody */.qd)(last.text, null) };
}
function ownPart(action, { evidence }, conclusion) {
    if (evidence === null)
        return '';
    switch (action) {
        case 'trace':
            return conclusion?.mode === 'debugger' ? traceText(evidence, conclusion) : '';
        case 'checklist':
            return checklistText(evidence);
        case 'profile':
            return profileText(evidence);
        case 'scan':
            return '';
    }
}

;// CONCATENATED MODULE: ./build/core/answer/references.js



const mostPaths = 100;
const mostFences = 40;
const notQuoted = /^(?:diff|patch|ba?sh|sh|zsh|shell|console|powershell|ps1|text|txt|log|output|plaintext)$/i;
const elision = /^\s*(?:\/\/|#|\/\*|<!--|--)?\s*(?:\.\.\.|…)[^\n]{0,80}$/;
function wrongReferences(text, files, read) {
    const { prose, fences } = parted(text);
    const missing = (0,mentions/* pathMentions */.PF)(prose, mostPaths)
        .filter((mention) => mention.sure && isSpelledOut(mention) && (0,mentions/* filesMeant */.dh)(mention.path, files).length === 0)
        .map(({ path }) => path);
    const misquoted = fences.slice(0, mostFences).flatMap((fence) => {
        const [file, ...others] = filesNamed(fence.about, files);
        if (file === undefined || others.length > 0 || notQuoted.test(fence.language))
            return [];
        const content = read(file);
        if (content === null)
            return [];
        const held = anchorage(content);
        const wrong = piecesOf(fence).find(({ code }) => quotePlaces(code, held).places.length === 0);
        return wrong === undefined ? [] : [{ file, line: wrong.line }];
    });
    return { missing: [...new Set(missing)], misquoted };
}
function isSpelledOut({ path }) {
    return !/[*?<>{}$]/.test(path) && !/^(?:\/|~|[a-z]:)/i.test(path) && !path.startsWith('..');
}
function parted(text) {
    const prose = [];
    const fences = [];
    let open = null;
    text.split('\n').forEach((line, index) => {
        const head = /^ {0,3}(`{3,40}|~{3,40})\s{0,4}([^`]{0,300})$/.exec(line.trimEnd());
        if (open !== null) {
            const ends = head?.[1]?.startsWith(open.mark) && (head[2] ?? '').trim() === '';
            if (ends)
                open = null;
            else
                open.fence.lines.push(line);
            return;
        }
        if (head?.[1] === undefined) {
            prose.push(line);
            return;
        }
        const [language = '', ...rest] = (head[2] ?? '').split(/[\s:]+/);
        const before = prose.findLast((one) => one.trim() !== '') ?? '';
        const fence = { language, about: `${rest.join(' ')}\n${before}`, start: index + 2, lines: [] };
        fences.push(fence);
        open = { mark: head[1], fence };
    });
    return { prose: prose.join('\n'), fences };
}
function filesNamed(about, files) {
    const named = about
        .split('\n')
        .map((line) => (0,mentions/* pathMentions */.PF)(line.slice(0, 600), 5).flatMap(({ path }) => (0,mentions/* filesMeant */.dh)(path, files).slice(0, 1)));
    return [...new Set(named.find((found) => found.length > 0) ?? [])];
}
function piecesOf({ lines, start }) {
    const pieces = [];
    let run = [];
    const close = (end) => {
        if (run.some((line) => line.trim() !== ''))
            pieces.push({ code: run.join('\n'), line: end - run.length });
        run = [];
    };
    lines.forEach((line, index) => {
        if (elision.test(line.slice(0, 200)))
            close(start + index);
        else
            run.push(line);
    });
    close(start + lines.length);
    return pieces;
}

// EXTERNAL MODULE: ./build/core/thinking.js + 1 modules
var thinking = __webpack_require__(6212);
;// CONCATENATED MODULE: ./build/pipelines/answer.js







async function answerWork(thread, task, room) {
    const { crew, ports, stages } = room;
    const { current, thinking: wish } = thread.state;
    const work = workIn(room, task, thread.state, thread.handed);
    const evidence = await gather(work.question, crew.collectors, ports, stages);
    const start = ports.clock.elapsed();
    const answered = await stages.run('answer', async () => (0,redact.redactDeep)(await crew.engine.answer({ task, evidence, plan: thread.plan }, { ...work.working(speakerFor(current)), tools: null }), ports.known()));
    if (answered === null)
        return { thread: { ...thread, evidence }, output: '' };
    const milliseconds = ports.clock.elapsed() - start;
    const thought = (0,thinking/* thinkingOf */.Q)(answered.text, { native: answered.reasoning, milliseconds });
    const text = thought?.response ?? answered.text;
    const doubts = await doubtsAbout(text, room);
    const answer = { text, quotes: [...answered.quotes], doubts };
    return {
        thread: {
            ...thread,
            evidence,
            answer,
            thinking: thought === null ? null : { ...thought, ...wish },
            handed: [...thread.handed, handedAnswer(current, text)],
            isUnclear: false,
        },
        output: (0,thinking/* withThinking */.d)(text, thought),
    };
}
async function doubtsAbout(text, { ports }) {
    const { files, leftOut, cutFrom } = await ports.tree.list();
    if (cutFrom !== null)
        return [];
    const all = [...files, ...(leftOut ?? [])];
    const wanted = new Set();
    wrongReferences(text, all, (file) => {
        wanted.add(file);
        return null;
    });
    const texts = new Map();
    for (const file of wanted) {
        const content = await ports.tree.read(file);
        if (content.kind === 'text')
            texts.set(file, content.text);
    }
    const { missing, misquoted } = wrongReferences(text, all, (file) => texts.get(file) ?? null);
    return [
        ...missing.map((path) => `The answer names ${path}, and the workspace has no such file.`),
        ...misquoted.map(({ file, line }) => `The code at line ${line} of the answer does not stand in ${file} like that.`),
    ];
}

;// CONCATENATED MODULE: ./build/core/answer/continue-run.js


const continue_run_standing = {
    running: 'A run of this thread is not finished.',
    paused: 'A run of this thread is paused.',
    awaiting_approval: 'A plan of this thread waits for approval.',
};
function continueText({ status, plan, session }) {
    const blocks = [continue_run_standing[status], ...(plan === null ? ['Its plan is not known here.'] : [planLines(plan)])];
    const offers = [
        `- **Resume**: ${status === 'awaiting_approval' ? 'it goes on once the plan is approved' : 'it goes on with the next open step'}.`,
        `- **Pause**: ${status === 'paused' ? 'it is paused already' : 'it waits until it is resumed'}.`,
        '- **Abort**: it ends; what is done stays.',
        '- **Propose a fix**: the next open step is proposed as a change, which waits for approval.',
    ];
    const how = session === undefined
        ? []
        : [
            `Say which in a later run: \`--session ${session} --task resume\`, or \`pause\`, \`abort\`, \`"propose fix"\`. Another request is begun with \`/plan\` or \`/do\` in front of it, and takes the place of this one.`,
        ];
    return [...blocks, offers.join('\n'), ...how, 'Nothing was started or restarted.'].join('\n\n');
}
function planLines({ id, title, version, progress, steps }) {
    const next = steps.find((step) => !step.completed);
    return [
        `Plan ${(0,markdown/* codeSpan */.SS)(id.slice(0, 12))}, version ${version}: ${(0,markdown/* inline */.mG)(title)}`,
        `Done: ${progress.done} of ${(0,core_count/* counted */.h)(progress.total, 'step')} (${progress.percentage} %).`,
        next === undefined ? 'No step is open.' : `Next: step ${next.number}, ${(0,markdown/* inline */.mG)(next.description)}`,
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/core/answer/run-reply.js
const please = '(?:please )?';
const it = '(?: (?:it|the run|the plan|this run|this plan))?';
const run_reply_end = '(?: please)?[.! ]*$';
const replies = [
    {
        reply: 'resume',
        pattern: new RegExp(`^${please}(?:resume|continue|go on|carry on|proceed)${it}${run_reply_end}`, 'i'),
    },
    { reply: 'pause', pattern: new RegExp(`^${please}(?:pause|wait|hold on|hold)${it}${run_reply_end}`, 'i') },
    {
        reply: 'abort',
        pattern: new RegExp(`^${please}(?:abort|cancel|stop|give up|end|drop)${it}${run_reply_end}`, 'i'),
    },
    {
        reply: 'propose-fix',
        pattern: new RegExp(`^${please}propose(?: (?:a|the))? (?:fix|change|next step)(?: for (?:it|the next step))?${run_reply_end}`, 'i'),
    },
];
function runReply(text) {
    const said = text.trim();
    if (said.length > 80)
        return null;
    return replies.find(({ pattern }) => pattern.test(said))?.reply ?? null;
}

;// CONCATENATED MODULE: ./build/core/plan-fix.js

function stepTask(task, plan, step) {
    const title = step.description.split('\n')[0] ?? step.description;
    const body = [
        `Step ${step.number} of the plan "${plan.title}", and this step alone:`,
        step.description,
        ...(step.files.length === 0 ? [] : [`Files: ${step.files.join(', ')}`]),
        `Done when: ${step.verification}`,
    ].join('\n');
    return { ...task, title, body, id: (0,task_file/* taskId */.BS)(title, body) };
}
function stepFixed(plan, number, fix) {
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, progress: _done, ...words } = plan;
    const files = unique(fix.proposedChanges.map(({ path }) => path));
    const commands = unique(fix.steps.flatMap((step) => step.commands));
    const known = new Set(plan.affectedFiles.map(({ path }) => path));
    const reason = `Step ${number} changes it.`;
    return {
        ...words,
        steps: plan.steps.map((step) => step.number === number
            ? {
                ...step,
                files: unique([...step.files, ...files]),
                commands: unique([...step.commands, ...commands]),
            }
            : step),
        affectedFiles: [
            ...plan.affectedFiles,
            ...files.filter((path) => !known.has(path)).map((path) => ({ path, reason })),
        ],
        proposedChanges: [
            ...plan.proposedChanges.filter(({ path }) => !files.includes(path)),
            ...fix.proposedChanges,
        ],
    };
}
function unique(texts) {
    return [...new Set(texts)];
}

;// CONCATENATED MODULE: ./build/pipelines/propose-fix.js








async function proposeFix(thread, { task }, room) {
    const { plan } = thread;
    const step = plan?.steps.find(({ completed }) => !completed);
    if (plan === null || step === undefined)
        return { thread, output: 'No step of the plan is open.' };
    const work = workIn(room, stepTask(task, plan, step), thread.state, thread.handed);
    const evidence = await gather(work.question, room.crew.collectors, room.ports, room.stages);
    const fix = await makePlan(work, evidence, 'developer');
    if (fix === null)
        return { thread: { ...thread, evidence }, output: '' };
    if (fix.proposedChanges.length === 0) {
        const output = `No change could be proposed for step ${step.number}; the plan stays as it is. What is known about it:\n\n${(0,plan_markdown/* planMarkdown */.X)(fix)}`;
        return { thread: { ...thread, evidence }, output };
    }
    const draft = (0,redact.redactDeep)(stepFixed(plan, step.number, fix), room.ports.known());
    const revised = (0,core_plan/* revisePlan */.sW)(plan, draft, room.ports.clock.now());
    return {
        thread: {
            ...thread,
            evidence,
            plan: revised,
            verdict: null,
            handed: [...thread.handed, handedPlan('developer', revised)],
        },
        output: (0,plan_markdown/* planMarkdown */.X)(revised),
    };
}

;// CONCATENATED MODULE: ./build/pipelines/continue.js








async function continueWork(thread, about, room) {
    const run = runUnderWay(thread, room.session);
    const reply = run === null ? null : runReply(about.obeyed.text);
    if (run === null || room.session === null || reply === null)
        return continue_standing(thread, run, room);
    return continue_replies[reply](thread, { about, room, session: room.session, run });
}
const continue_replies = {
    resume,
    pause,
    abort,
    'propose-fix': (thread, { about, room }) => proposeFix(thread, about, room),
};
async function continue_standing(thread, run, room) {
    const found = await withWorkflow(thread, room);
    const { workflow, plan, verdict } = found;
    const isOpen = workflow !== null && workflow.position < workflow.stages.length;
    if (plan === null && !isOpen)
        return {
            thread: found,
            output: 'No run of this thread is under way: there is no plan and no workflow to go on with.',
        };
    const status = run?.status ?? 'awaiting_approval';
    const kept = run === null || room.session === null ? {} : { session: room.session.id };
    const parts = [
        ...(isOpen ? [workflowStatus(workflow)] : []),
        ...(plan === null || verdict === null ? [] : [(0,tell/* tellVerdict */.Hy)(verdict)]),
        ...(plan === null ? [] : [continueText({ status, plan, ...kept })]),
    ];
    return { thread: found, output: parts.join('\n\n') };
}
async function resume(thread, { room, session, run }) {
    if (run.status === 'paused')
        await session.record([{ kind: 'resumed' }]);
    const verdict = (await room.gate?.look(null)) ?? null;
    const seen = { ...thread, verdict: verdict ?? thread.verdict };
    const { plan } = session.state();
    if (plan !== null && verdict !== null && verdict.decision !== null)
        return carryOut(seen, { plan, verdict }, room);
    return continue_standing(seen, runUnderWay(seen, session), room);
}
async function pause(thread, { room, session, run }) {
    if (run.status === 'paused')
        return continue_standing(thread, run, room);
    await session.record([{ kind: 'paused' }]);
    return continue_standing(thread, { status: 'paused' }, room);
}
async function abort(thread, { about, room, session }) {
    const { plan, approval } = session.state();
    if (plan === null)
        return continue_standing(thread, null, room);
    const at = room.ports.clock.now();
    const { version } = plan;
    const ended = [
        { kind: 'aborted', why: about.obeyed.text.trim() },
        ...(approval.length === 0
            ? []
            : [{ kind: 'approval', event: { at, kind: 'cancelled', version } }]),
        { kind: 'plan-cancelled' },
    ];
    await session.record(ended);
    const { done, total } = plan.progress;
    const stays = done === 0 ? 'Nothing of it was done.' : `${done} of its ${total} steps were done, and that stays.`;
    return {
        thread: { ...thread, plan: null, verdict: null, leftPlan: null },
        output: `The run was ended, and its plan is cancelled. ${stays}`,
    };
}

;// CONCATENATED MODULE: ./build/pipelines/plan.js








async function planPipeline(work, mode = 'planning', before = []) {
    const { question, crew, ports, stages } = work;
    const evidence = await gather(question, crew.collectors, ports, stages, work.isMinimal);
    const written = await makePlan(work, evidence, mode);
    if (written === null) {
        const skipped = crew.critics.map(({ name }) => ({ what: name, reason: 'there was no plan to examine' }));
        stages.notes.push({ skipped });
    }
    const conclusions = written === null ? [] : await examine(work, crew.critics, evidence, written);
    const asked = work.proposals();
    const plan = written && work_extended(written, asked, ports);
    const all = together(before, conclusions);
    const checked = (await judged(work, all, evidence)) ?? nothingJudged;
    const planned = { evidence, plan, fresh: conclusions, conclusions: all, judged: checked };
    return revised(planned, work, mode, asked);
}
async function revised(planned, work, mode, asked) {
    const { plan, evidence, judged: found } = planned;
    const { crew, question, ports, stages, oneStep } = work;
    const all = (0,core_noise/* countingFindings */.S5)(found.findings, found.suppressed);
    const objections = all.filter((one) => one.severity === 'critical' && one.ruleId === null);
    const { revise } = crew.engine;
    if (plan === null || revise === undefined || objections.length === 0)
        return planned;
    const next = await stages.run('revision', async () => {
        const draft = await revise(question.task, evidence, plan, { objections, feedback: [] }, await planningIn(work, mode));
        const kept = oneStep === null ? draft : (0,quick_plan/* quickPlan */.TW)(draft, oneStep);
        return made(withProposals(assuming(kept, work.assumed), [...asked, ...work.proposals()]), ports);
    }, ({ steps }) => (0,core_count/* counted */.h)(steps.length, 'step'));
    if (next === null || next.id === plan.id)
        return planned;
    return {
        ...planned,
        plan: { ...next, version: plan.version + 1, createdAt: plan.createdAt },
        examined: plan,
    };
}

;// CONCATENATED MODULE: ./build/pipelines/workflow.js














async function workflowWork(start, { task: now, obeyed }, room) {
    let thread = start;
    const task = start.workflow === null ? now : requestIn(start.workflow, now, obeyed.text);
    const outputs = [];
    for (;;) {
        const { workflow } = thread;
        const stage = workflow === null ? null : currentStage(workflow);
        if (workflow === null || stage === null || room.ports.signal.aborted)
            break;
        const done = await stageWork(thread, workflow, stage, task, room);
        if (done.output !== '')
            outputs.push(`### ${workflow.position + 1}. ${stage.mode}\n\n${done.output}`);
        const moved = await kept(done, room);
        thread = moved.thread;
        if (moved.isFailed)
            break;
    }
    return { thread, output: [workflowStatus(thread.workflow), ...outputs].join('\n\n') };
}
async function entered(thread, workflow, stage, room) {
    const what = `stage ${workflow.position + 1} of ${workflow.name}`;
    const act = { kind: 'stage', mode: stage.mode, reason: what };
    const { thread: next, step } = switched(thread, act, boardOf(room));
    const { refusal } = step;
    if (refusal === null)
        return next;
    return room.stages.run(`${what} (${stage.mode})`, async () => {
        throw new errors/* RunError */.e4('config', refusal, { hint: '`/workflow next` leaves a stage out.' });
    });
}
async function stageWork(before, workflow, stage, task, room) {
    const faults = room.stages.faults.length;
    const failed = (piece) => {
        const reason = room.stages.faults[faults]?.message ?? 'The run was stopped.';
        return { ...piece, workflow, handed: null, reason };
    };
    const thread = await entered(before, workflow, stage, room);
    if (thread === null)
        return failed({ thread: before, output: '' });
    const own = { ...thread, handed: materialOf(workflow) };
    const critic = criticIn(room, stage.mode);
    const worked = critic !== null
        ? await examinedBy(own, critic, task, room)
        : stage.mode === 'teacher'
            ? await workflow_told(own, task, room)
            : await proposed(own, stage, task, room);
    const next = {
        ...worked.thread,
        handed: [...thread.handed, ...worked.thread.handed.slice(own.handed.length)],
    };
    if (worked.handed === null)
        return failed({ ...worked, thread: next });
    return { thread: next, output: worked.output, workflow, handed: worked.handed, reason: '' };
}
function materialOf(workflow) {
    const { given, missing } = materialFor(workflow);
    return [
        ...given.map(({ what, from, text }) => ({ from, title: what, text })),
        ...missing.map((what) => ({
            from: 'normal',
            title: what,
            text: `Not there: the stage that brings the ${what} was left out.`,
        })),
    ];
}
async function examinedBy(thread, critic, task, room) {
    const piece = await inspect(thread, critic, task, room);
    return { ...piece, handed: piece.conclusion === null ? null : lastHanded(piece.thread) };
}
async function workflow_told(thread, task, room) {
    const piece = await answerWork(thread, task, room);
    return { ...piece, handed: piece.output === '' ? null : lastHanded(piece.thread) };
}
async function proposed(thread, stage, task, room) {
    const work = workIn(room, task, thread.state, thread.handed, stage.proposesChange);
    const evidence = await gather(work.question, room.crew.collectors, room.ports, room.stages);
    const plan = await makePlan(work, evidence, stage.mode);
    if (plan === null)
        return { thread: { ...thread, evidence }, output: '', handed: null };
    const handed = handedPlan(stage.mode, plan);
    const next = { ...thread, evidence, plan, handed: [...thread.handed, handed], isUnclear: false };
    return {
        thread: next,
        output: stage.proposesChange ? proposal(plan) : (0,plan_markdown/* planMarkdown */.X)(plan),
        handed: handed.text,
    };
}
function proposal({ title, summary, proposedChanges }) {
    const changes = proposedChanges.map(({ path, description }) => `- ${(0,markdown/* codeSpan */.SS)(path)}: ${(0,markdown/* inline */.mG)(description)}`);
    const parts = [`**${(0,markdown/* inline */.mG)(title)}**`, (0,markdown/* inline */.mG)(summary), changes.join('\n')];
    return parts.filter((part) => part !== '').join('\n\n');
}
function lastHanded({ handed }) {
    return handed.at(-1)?.text ?? '';
}
async function kept({ thread, workflow, handed, reason }, room) {
    const blank = (text) => (0,redact.redact)(text, room.ports.known()).text;
    const signal = handed === null
        ? { kind: 'failed', reason: blank(reason) }
        : { kind: 'done', handed: blank(handed) };
    const { state } = stepWorkflow(workflow, signal);
    return { thread: await keepWorkflow(thread, state, room), isFailed: handed === null };
}

;// CONCATENATED MODULE: ./build/pipelines/does.js

















async function doWork(kind, thread, about, room) {
    switch (kind) {
        case 'nothing':
            return { thread, output: '' };
        case 'plan':
            return planWork(thread, about, room);
        case 'propose':
            return proposeWork(thread, about, room);
        case 'inspect':
            return inspect(thread, criticNow(thread, room), about.task, room);
        case 'answer':
            return answerWork(thread, about.task, room);
        case 'clarify':
            return clarifyWork(thread, about, room);
        case 'continue':
            return continueWork(thread, about, room);
        case 'action':
            return actionWork(thread, about, room);
        case 'decide':
            return decideWork(thread, about, room);
        case 'workflow':
            return workflowWork(thread, about, room);
    }
}
function criticNow({ state }, room) {
    const critic = criticIn(room, state.current);
    if (critic === null)
        throw new Error(`The mode ${state.current} examines nothing.`);
    return critic;
}
async function clarifyWork(thread, { intent }, { session }) {
    const asked = { ...thread, clarifications: thread.clarifications + 1, isUnclear: true };
    if (intent === null)
        return { thread: asked, output: '' };
    const { clarification } = intent;
    if (clarification !== null) {
        const { question } = clarification;
        const options = clarification.options.map(({ value = '', ...option }) => ({ ...option, value }));
        await session?.record([{ kind: 'asked', question, options }]);
    }
    return { thread: asked, output: clarifyText(intent, session?.isKept() ? session.id : null) };
}
async function planWork(thread, about, room) {
    const mode = plannerFor(thread.state.current);
    const crew = { ...room.crew, critics: criticsFor(thread, about, room) };
    const work = {
        ...workIn(room, about.task, thread.state, thread.handed),
        crew,
        ...asRequested(thread, about),
    };
    const { evidence, plan, examined, fresh, conclusions, judged } = await planPipeline(work, mode, thread.conclusions);
    const finished = [...thread.finished, ...finishedOf(fresh, room.stages)];
    const handed = plan === null ? thread.handed : [...thread.handed, handedPlan(mode, plan)];
    return {
        thread: {
            ...thread,
            evidence,
            conclusions,
            judged,
            finished,
            handed: [...handed, ...fresh.map(handedFrom)],
            plan: plan ?? thread.plan,
            examined: examined ?? null,
            planChanges: examined && plan ? planDifference(examined, plan) : [],
            isUnclear: plan !== null && isUnplaced(evidence, plan, room),
        },
        output: plan === null ? '' : (0,plan_markdown/* planMarkdown */.X)(plan),
    };
}
function asRequested({ state }, { intent }) {
    const assumed = intent?.assumptions ?? [];
    const isQuick = intent?.behavior === 'QUICK_ACTION' && state.planMode === null && state.current !== 'planning';
    if (!isQuick)
        return { assumed, oneStep: null, isMinimal: false };
    const isExamined = domain_mode/* criticNames */.pH.includes(state.current);
    return { assumed, oneStep: intent.userOverride === null ? 'usual' : 'always', isMinimal: !isExamined };
}
function criticsFor({ state }, { obeyed }, room) {
    const own = criticIn(room, state.current);
    const { critics } = room.crew;
    if (own === null || critics.length === 0)
        return critics;
    if (obeyed.asked === own.name || room.askedMode === own.name)
        return [own];
    const isThere = critics.some(({ name }) => name === own.name);
    return isThere || room.isCriticsSet ? critics : [...critics, own];
}
function isUnplaced(evidence, plan, { crew }) {
    if (crew.engine.info.kind === 'offline')
        return (0,planning/* needsAnswer */.m)(evidence) && plan.proposedChanges.length === 0;
    return plan.affectedFiles.length === 0 && plan.steps.every((step) => step.files.length === 0);
}
async function proposeWork(thread, about, room) {
    const { task } = about;
    const mode = plannerFor(thread.state.current);
    const work = { ...workIn(room, task, thread.state, thread.handed, true), ...asRequested(thread, about) };
    const { collectors } = room.crew;
    const evidence = await gather(work.question, collectors, room.ports, room.stages, work.isMinimal);
    const plan = await makePlan(work, evidence, mode);
    if (plan === null)
        return { thread: { ...thread, evidence }, output: '' };
    if (room.crew.critics.length > 0)
        room.stages.notes.push({
            skipped: [
                {
                    what: `critics on the change that turn ${thread.turns.length + 1} proposes`,
                    reason: 'a later turn is worked on by its own mode; `/review`, `/secure` and `/debug` examine it',
                },
            ],
        });
    const handed = [...thread.handed, handedPlan(mode, plan)];
    const isUnclear = isUnplaced(evidence, plan, room);
    return { thread: { ...thread, evidence, plan, handed, isUnclear }, output: (0,plan_markdown/* planMarkdown */.X)(plan) };
}

// EXTERNAL MODULE: ./build/core/commands/vocabulary.js + 3 modules
var vocabulary = __webpack_require__(2271);
;// CONCATENATED MODULE: ./build/core/commands/help.js




function helpText() {
    const rows = vocabulary/* vocabulary */.v.flatMap((entry) => entry.forms.map(([usage, meaning]) => [`\`${usage}\``, meaning]));
    return [
        (0,markdown/* table */.tp)(['command', 'what it does'], rows),
        '',
        `Modes: ${domain_mode/* modeNames */._X.join(', ')}.`,
        '',
        `Workflows: ${command/* workflowNames */.g.join(', ')}.`,
    ].join('\n');
}

// EXTERNAL MODULE: ./build/core/commands/read.js + 2 modules
var commands_read = __webpack_require__(8286);
// EXTERNAL MODULE: ./build/domain/approval.js
var approval = __webpack_require__(7289);
;// CONCATENATED MODULE: ./build/pipelines/decided.js



async function decided(obeyed, command, room) {
    const no = (reply, changes = {}) => ({
        obeyed: { ...obeyed, ...changes },
        ok: false,
        reply,
    });
    const { gate } = room;
    const fault = decided_faultOf(room);
    if (fault !== null || gate === null)
        return no(fault ?? unkept);
    const asked = command;
    if (asked.kind !== 'decide')
        return cancelled(obeyed, gate);
    if (obeyed.workflow !== null || obeyed.actions.length > 0)
        return no(notBeside);
    const decision = asked.decision ?? room.manner;
    const words = obeyed.text.trim();
    if (decision !== 'feedback' && words !== '')
        return no(notAlone, { text: '' });
    const before = obeyed.word;
    if (before !== null && caution(before.decision) >= caution(decision))
        return no(careful);
    const word = { planId: null, decision, words };
    return { obeyed: { ...obeyed, word, text: '' }, ok: true, reply: '' };
}
function decided_faultOf({ task, gate }) {
    if (task.trust.tier !== 'operator')
        return 'This was not followed: only the person who runs the program on a machine of their own decides on a plan this way.';
    if (gate === null)
        return unkept;
    if (gate.offered() === null)
        return 'This was not followed: no earlier run has put a plan before you. Plan first, read the plan, then decide in a run of its own with `--session ID`.';
    return null;
}
const unkept = 'This was not followed: no session is kept, so there is no plan to decide on. Say which one with `--session ID`.';
const notAlone = 'This was not followed, and neither was the text beside it: an approval or a rejection stands alone in its turn. Write `/feedback` and what is to be different, or decide without further words.';
const notBeside = 'This was not followed: a decision stands alone in its turn, without a workflow or the actions of modes.';
const careful = 'This was not followed: of several decisions in one turn the most cautious one counts.';
function caution(decision) {
    return approval/* decisions */.a.indexOf(decision);
}
async function cancelled(obeyed, gate) {
    try {
        const verdict = await gate.cancel();
        const thread = { ...obeyed.thread, plan: null, verdict: null, leftPlan: null };
        return { obeyed: { ...obeyed, thread }, ok: true, reply: verdict === null ? '' : (0,tell/* tellVerdict */.Hy)(verdict) };
    }
    catch (thrown) {
        const { message, hint } = (0,errors/* asRunError */.S)(thrown);
        return { obeyed, ok: false, reply: hint === null ? message : `${message} ${hint}` };
    }
}

;// CONCATENATED MODULE: ./build/pipelines/obey.js










async function obey(thread, { text, title, commands }, room) {
    const read = (0,commands_read/* readCommands */.P4)(text);
    let obeyed = {
        thread,
        text: (0,commands_read/* requestOf */.fo)(read),
        title,
        override: null,
        asked: null,
        actions: [],
        workflow: null,
        word: null,
        saves: null,
        replies: [],
    };
    for (const command of commands)
        obeyed = obey_set(await follow(obeyed, command, room));
    for (const line of read.lines)
        obeyed = await followed(obeyed, line, room);
    return obeyed;
}
function obey_set({ obeyed, ok, reply }) {
    const { thread } = obeyed;
    return ok ? obeyed : { ...obeyed, thread: { ...thread, warnings: [...thread.warnings, reply] } };
}
async function followed(obeyed, line, room) {
    const { read } = line;
    const next = read.ok
        ? await follow(obeyed, read.command, room)
        : { obeyed, ok: false, reply: read.message };
    const { ok, reply } = next;
    const replies = [...next.obeyed.replies, { line: line.line, text: line.text.trim(), ok, reply }];
    return { ...next.obeyed, replies };
}
async function follow(obeyed, command, room) {
    const act = actOf(command, room.task.trust.tier === 'operator');
    if (act !== null)
        return obey_asked(obeyed, act, command, room);
    const said = (reply, changes = {}, ok = true) => ({
        obeyed: { ...obeyed, ...changes },
        ok,
        reply,
    });
    const { thread } = obeyed;
    switch (command.kind) {
        case 'help':
            return said(helpText());
        case 'behaviour':
            return said('', { override: command.word });
        case 'action':
            return acted(obeyed, command.action, command, room);
        case 'plan-show':
            return thread.plan === null
                ? said('There is no plan yet.', {}, false)
                : said((0,plan_markdown/* planMarkdown */.X)(thread.plan));
        case 'decide':
        case 'plan-cancel':
            return decided(obeyed, command, room);
        case 'save-plan':
            return room.task.trust.tier === 'operator'
                ? said('', { saves: command.file ?? '' })
                : said('A plan is saved only for whoever runs the program on a machine of their own.', {}, false);
        case 'workflow': {
            if (obeyed.actions.length > 0)
                return said(notBoth, {}, false);
            const found = await withWorkflow(thread, room);
            const { workflow: old } = found;
            if (old?.name === command.name && old.taskId === room.task.id && old.position < old.stages.length) {
                const place = `Going on with ${old.name} at stage ${old.position + 1} of ${old.stages.length}.`;
                return said(place, { workflow: 'next', thread: found });
            }
            const workflow = beginWorkflow(command.name, obeyed, thread, room);
            if (workflow !== null)
                return said('', { workflow: 'start', thread: { ...found, workflow } });
            const reply = `The workflow ${command.name} needs a request: write what is to be done into the same turn.`;
            return said(reply, {}, false);
        }
        default: {
            const told = await inform(command, thread, room);
            return said(told.reply, { thread: told.thread, ...(told.goesOn ? { workflow: 'next' } : {}) }, told.ok);
        }
    }
}
const notBoth = 'A turn does a workflow or the actions of modes, not both; what was asked for first is done. Write the other into a turn of its own.';
function acted(obeyed, action, command, room) {
    if (obeyed.workflow !== null)
        return { obeyed, ok: false, reply: notBoth };
    const mode = actionMode[action];
    const { state } = obeyed.thread;
    const known = (0,mode_names/* lookUp */.TE)(mode, room.policy);
    if (!known.ok)
        return { obeyed, ok: false, reply: known.message };
    const isIn = obeyed.asked !== null || state.current === mode || state.hybrid?.modes.includes(mode) === true;
    const act = { kind: 'switch', mode, trigger: 'explicit', reason: 'the action asked for' };
    const entered = isIn ? { obeyed, ok: true, reply: '' } : obey_asked(obeyed, act, command, room);
    if (!entered.ok)
        return entered;
    const actions = [...new Set([...entered.obeyed.actions, action])];
    return { ...entered, obeyed: { ...entered.obeyed, actions } };
}
function obey_asked(obeyed, act, command, room) {
    const { thread, step } = switched(obeyed.thread, act, boardOf(room));
    if (step.refusal !== null)
        return { obeyed: { ...obeyed, thread }, ok: false, reply: step.refusal };
    return {
        obeyed: {
            ...obeyed,
            thread,
            asked: isAsking(act) ? thread.state.current : obeyed.asked,
            override: command.kind === 'plan' ? '/plan' : obeyed.override,
        },
        ok: true,
        reply: step.notices.join('\n\n'),
    };
}
function actOf(command, isOperator) {
    switch (command.kind) {
        case 'mode':
            return { kind: 'switch', mode: command.name, trigger: 'explicit', reason: `/mode ${command.name}` };
        case 'plan':
            return { kind: 'switch', mode: 'planning', trigger: 'explicit', reason: '/plan' };
        case 'exit-plan':
            return { kind: 'exit-plan', isOperator };
        case 'normal':
            return { kind: 'switch', mode: 'normal', trigger: 'explicit', reason: '/normal' };
        case 'mode-auto':
            return { kind: 'auto', on: true };
        case 'mode-pop':
            return { kind: 'pop' };
        case 'mode-reset':
            return { kind: 'reset' };
        case 'focus':
            return { kind: 'focus', mode: command.name, minutes: command.minutes };
        case 'focus-off':
            return { kind: 'focus-off' };
        case 'hybrid':
            return { kind: 'hybrid', modes: command.modes, preset: command.preset };
        case 'think':
            return { kind: 'think', deep: command.deep, maxTokens: command.maxTokens };
        default:
            return null;
    }
}
function isAsking({ kind }) {
    return ['switch', 'focus', 'hybrid', 'think', 'pop', 'reset'].includes(kind);
}

;// CONCATENATED MODULE: ./build/pipelines/offered.js

async function offered(thread, before, room) {
    const { gate, session } = room;
    const { plan } = thread;
    if (room.ports.signal.aborted)
        return thread;
    if (gate === null || plan === null || plan === before.plan || thread.isUnclear)
        return thread;
    if (session?.state().versions.at(-1)?.id === plan.id)
        return thread;
    const posted = await gate.post(plan);
    await exitCall(thread, room);
    return { ...thread, plan: posted, verdict: await gate.look(null) };
}

// EXTERNAL MODULE: ./build/core/plan-save.js
var plan_save = __webpack_require__(7960);
;// CONCATENATED MODULE: ./build/pipelines/save-plan.js


async function savedPlan(thread, { saves }, { ports }) {
    const last = thread.turns.at(-1);
    if (saves === null || last === undefined)
        return thread;
    const answer = await saving(thread.plan, saves, ports);
    const isAsking = ({ text, ok }) => ok && text.startsWith('/save-plan');
    const commands = last.commands.map((one) => (isAsking(one) ? { ...one, ...answer } : one));
    return { ...thread, turns: [...thread.turns.slice(0, -1), { ...last, commands }] };
}
async function saving(plan, name, ports) {
    if (plan === null)
        return { ok: false, reply: 'There is no plan to save.' };
    const { printPlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1684));
    const file = name === '' ? (0,plan_save/* usualPlanFile */.e)(plan) : name;
    const fault = await ports.savePlan(file, printPlan(plan));
    return fault === null
        ? { ok: true, reply: `The plan was saved to ${(0,markdown/* codeSpan */.SS)(file)}.` }
        : { ok: false, reply: `The plan was not saved to ${(0,markdown/* codeSpan */.SS)(file)}: ${fault}.` };
}

;// CONCATENATED MODULE: ./build/pipelines/session-record.js

const beginning = ['plan', 'propose', 'workflow'];
async function recordBegun(turn, { session }) {
    if (session === null)
        return;
    const { task, work, text, reply } = turn;
    const isNew = beginning.includes(work) || (work === 'clarify' && reply === null);
    const { id, title, body } = task;
    const all = [
        ...(reply === null ? [] : [{ kind: 'answered', text: reply }]),
        ...(isNew ? [{ kind: 'task', task: { id, title, body, author: session.person() } }] : []),
        ...(text === '' ? [] : [{ kind: 'said', role: 'user', text }]),
    ];
    if (all.length > 0)
        await session.record(all);
}
async function recordEnded(thread, output, { session, gate }) {
    if (session === null)
        return;
    const { mode, versions } = session.state();
    const { state, plan } = thread;
    const isMoved = mode === null || JSON.stringify(mode) !== JSON.stringify(state);
    const work = thread.turns.at(-1)?.work;
    const isQuestion = thread.isUnclear && (work === 'plan' || work === 'propose');
    const isNew = !isQuestion && gate === null && plan !== null && plan.id !== versions.at(-1)?.id;
    const all = [
        ...(output === '' ? [] : [{ kind: 'said', role: 'assistant', text: output }]),
        ...(isMoved ? [{ kind: 'mode', state }] : []),
        ...(isNew ? [{ kind: 'planned', plan }] : []),
        ...(isQuestion ? [{ kind: 'asked', ...whereQuestion }] : []),
    ];
    if (all.length > 0)
        await session.record(all);
}

;// CONCATENATED MODULE: ./build/pipelines/surroundings.js


async function surroundings(thread, obeyed, task, { ports, scope, session }) {
    const { files, leftOut, cutFrom } = await ports.tree.list();
    const plan = thread.plan ?? session?.state().versions.at(-1) ?? null;
    return {
        files: new Set([...files, ...(leftOut ?? [])]),
        isComplete: cutFrom === null,
        override: obeyed.override,
        activeRun: runUnderWay(thread, session),
        clarificationAttempts: thread.clarifications,
        lastAppliedDiff: pointsElsewhere(obeyed.text.trim()) ? await changed(ports, scope.base) : [],
        lastOpenFile: task.files[0] ?? null,
        lastProposed: plan?.affectedFiles.map(({ path }) => path) ?? [],
        previousTaskId: thread.turns.length === 0 ? (session?.state().task?.id ?? null) : task.id,
        earlier: thread.unanswered === null ? thread.said.map(({ text }) => text) : [],
    };
}
async function changed(ports, base) {
    const { repository } = ports;
    if (repository === null)
        return [];
    try {
        const from = base === null ? null : await repository.resolve(base);
        return await repository.changed(from);
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/pipelines/turn.js















const lastMessages = 5;
async function takeTurn(before, given, room) {
    const { obeyed, isLeft } = turn_answered(before, await obey(before, given, room));
    const text = isLeft || obeyed.word !== null ? '' : obeyed.text.trim();
    const task = taskOf(room.task, given, text);
    const said = text === '' ? [] : [{ role: 'user', text }];
    const thread = { ...obeyed.thread, said: [...obeyed.thread.said, ...said] };
    const analysis = analyseContext(thread.said.slice(-lastMessages), room.crew.modes);
    const intent = text === '' ? null : analyseIntent(text, await surroundings(before, obeyed, task, room), analysis);
    if (intent !== null)
        room.ports.emit({ type: 'intent_received', intent });
    const moved = turn_entered(thread, { intent, analysis, obeyed }, room);
    const work = turn_kindOf(moved, intent, obeyed, before);
    const { current } = moved.state;
    room.ports.emit({
        type: 'mode_set',
        turn: given.number,
        mode: current,
        behavior: intent?.behavior ?? null,
    });
    const isReply = before.unanswered !== null && (isLeft || text !== '');
    await recordBegun({ task, work, text, reply: isReply ? given.text : null }, room);
    const done = await doWork(work, moved, { task, intent, obeyed }, room);
    const output = isLeft ? 'Left as it is: nothing was begun, and nothing was changed.' : done.output;
    const ended = { given, task, obeyed, intent, analysis, work, output, mode: current };
    const after = turn_closed(turn_asking(withToolRuns(done.thread, room), { work, text, isLeft }), ended, room);
    await recordEnded(after, output, room);
    return savedPlan(await offered(after, before, room), obeyed, room);
}
function turn_answered({ unanswered }, obeyed) {
    if (unanswered === null)
        return { obeyed, isLeft: false };
    const reply = replyTo(unanswered, obeyed.text, obeyed.override !== null);
    if (reply.kind !== 'request')
        return { obeyed, isLeft: reply.kind === 'cancelled' };
    const override = obeyed.override ?? (reply.isConfirmed ? '/do' : null);
    return { obeyed: { ...obeyed, text: reply.text, override }, isLeft: false };
}
function turn_asking(thread, turn) {
    if (turn.work === 'clarify')
        return { ...thread, unanswered: turn.text };
    if (turn.work === 'nothing' && !turn.isLeft)
        return thread;
    const isUnclear = turn.isLeft ? false : thread.isUnclear;
    return { ...thread, unanswered: null, clarifications: 0, isUnclear };
}
function taskOf(whole, { text: all, title: named }, text) {
    const { title, body } = (0,task_file/* titleAndBody */.qd)(text === '' ? all : text, named);
    return { ...whole, title, body, id: (0,task_file/* taskId */.BS)(title, body) };
}
function turn_entered(thread, { intent, analysis, obeyed }, room) {
    const next = intent === null ? thread : { ...thread, intent };
    if (intent === null || obeyed.asked !== null || obeyed.workflow !== null)
        return next;
    if (intent.behavior === 'CLARIFY')
        return next;
    const { mode, confidence, reasoning } = intent;
    const act = thread.state.current === 'normal'
        ? { kind: 'begin', mode, confidence, reason: reasoning }
        : { kind: 'analysis', analysis };
    return switched(next, act, boardOf(room)).thread;
}
function turn_kindOf(thread, intent, obeyed, before) {
    if (obeyed.word !== null)
        return 'decide';
    if (obeyed.workflow !== null)
        return 'workflow';
    if (obeyed.actions.length > 0)
        return 'action';
    if (intent === null && obeyed.override === '/run')
        return 'continue';
    return workFor({
        mode: thread.state.current,
        behaviour: intent?.behavior ?? null,
        isFirst: before.evidence === null,
        isAsked: obeyed.asked !== null || thread.state.forced,
    });
}
function turn_closed(thread, ended, room) {
    const { given, task, obeyed, intent, analysis, work, output, mode } = ended;
    const turn = {
        number: given.number,
        title: task.title,
        mode,
        behavior: intent?.behavior ?? null,
        work,
        commands: [...obeyed.replies],
        output,
    };
    const said = output === '' ? [] : [{ role: 'assistant', text: output }];
    return {
        ...thread,
        task: work === 'nothing' ? thread.task : task,
        turns: [...thread.turns, turn],
        said: [...thread.said, ...said],
        suggestions: suggestionsFor(thread, analysis, work, room),
    };
}
function suggestionsFor({ state }, analysis, work, room) {
    const { policy, ports } = room;
    const next = work === 'nothing' ? null : suggestNext(modeIn(room, state.current), policy);
    const thinking = suggestThinking(state.current, analysis);
    const all = [
        ...(next === null ? [] : [next]),
        ...suggestModes(state, analysis, policy, ports.clock.now()),
        ...(thinking === null ? [] : [{ ...thinking, autoSwitch: false }]),
    ];
    return all.filter(({ suggestedMode }, at) => all.findIndex((one) => one.suggestedMode === suggestedMode) === at);
}

;// CONCATENATED MODULE: ./build/pipelines/turns.js









async function turns_beginning(config, isSet, modes, ports, kept = null) {
    const at = ports.clock.now();
    const policy = policyOf(domain_mode/* modeNames */._X, config.prompt, config);
    const { text, warning } = await ports.preferences.load();
    const usual = {
        policy,
        state: (0,enter/* startState */.Y1)(at),
        notes: warning === null ? [] : [warning],
        preferences: null,
    };
    const preferred = text === null ? usual : await prefer(text, policy, isSet, at);
    const restored = kept === null ? null : await restore(kept, preferred.policy, at);
    const notes = [...preferred.notes, ...(restored?.message ? [restored.message] : [])];
    const thread = { ...openThread(restored?.state ?? preferred.state, null), warnings: notes };
    const begun = { policy: preferred.policy, preferences: preferred.preferences };
    if (thread.state.planMode !== null)
        ports.emit({ type: 'plan_mode', on: true });
    const board = { policy: preferred.policy, modes, ports, isStranger: false };
    const { mode } = config;
    const moded = mode === 'auto' ? thread : forced(thread, { kind: 'force', mode }, `--mode ${mode}`, board);
    return { ...begun, thread: config.plan ? forced(moded, { kind: 'hold-plan' }, '--plan', board) : moded };
}
function forced(thread, act, setting, board) {
    const { thread: next, step } = switched(thread, act, board);
    if (step.refusal === null)
        return next;
    throw new errors/* RunError */.e4('config', `${setting} cannot be followed: ${step.refusal}`, {
        hint: 'Leave it out, or enable it in the settings (`prompt.modes`, `planEnabled`).',
    });
}
async function restore(kept, policy, at) {
    const { restoreState, saveState } = await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(4329)]).then(__webpack_require__.bind(__webpack_require__, 4329));
    return restoreState(saveState(kept), policy, at);
}
async function prefer(text, policy, isSet, at) {
    const { readPreferences, withPreferences } = await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(4707)]).then(__webpack_require__.bind(__webpack_require__, 4707));
    const { preferences, message } = readPreferences(text);
    if (preferences === null)
        return { policy, state: (0,enter/* startState */.Y1)(at), notes: [message], preferences };
    return { ...withPreferences(policy, preferences, isSet, at), preferences };
}
async function takeTurns(start, { texts, title }, before, room, keep) {
    let thread = start;
    for (const [index, text] of texts.entries()) {
        const { signal } = room.ports;
        if (signal.aborted) {
            const skipped = texts
                .slice(index)
                .map((_, at) => ({ what: `turn ${index + at + 1}`, reason: stopReason(signal) }));
            room.stages.notes.push({ skipped });
            return;
        }
        const isFirst = index === 0;
        const given = { number: index + 1, text, title: isFirst ? title : null, commands: isFirst ? before : [] };
        thread = await takeTurn(thread, given, room);
        keep(thread);
    }
    if (thread.evidence === null && room.scope.base !== null)
        await (0,diff/* checkBase */.q)(room.scope.base, room.ports);
}
async function fillCustom(thread, room) {
    const { custom } = room.crew.engine;
    if (custom === undefined)
        return thread;
    const { evidence, plan } = thread;
    const last = thread.turns.at(-1)?.work;
    const isPlanless = plan === null && (last === 'plan' || last === 'propose');
    if (isPlanless) {
        room.stages.notes.push({ skipped: [{ what: 'custom', reason: 'there was no plan to draw on' }] });
        return thread;
    }
    if (evidence === null) {
        room.stages.notes.push({ skipped: [{ what: 'custom', reason: 'nothing was worked on to draw on' }] });
        return thread;
    }
    const handed = plan === null ? thread.handed.slice(-3) : [];
    const value = await room.stages.run('custom', async () => ({
        value: await custom({ task: thread.task ?? room.task, evidence, plan }, thread.judged.modes, handed),
    }));
    return value === null ? thread : { ...thread, custom: value.value };
}

;// CONCATENATED MODULE: ./build/run.js




















async function run(order, crew, world) {
    const { task, turns, config } = order;
    const start = world.clock.elapsed();
    const stages = openStages(world);
    world.emit({ type: 'run_started', task: task.title, engine: crew.engine.info.kind });
    const warnings = [];
    const warn = (sentence) => {
        if (!warnings.includes(sentence))
            warnings.push(sentence);
    };
    let room = roomFor(order, crew, world, stages, warn);
    const { length } = turns.texts;
    if (length < turns.of)
        stages.notes.push({ truncated: [{ what: 'turns of the task', kept: length, of: turns.of }] });
    let thread = openThread((0,enter/* startState */.Y1)(world.clock.now()), null);
    let fault = null;
    let opened = null;
    try {
        opened = await (0,session_choice/* openRunSession */.Ic)(config, task.trust.tier, world, warn);
        room = { ...room, session: opened?.desk ?? null, gate: await (0,gate_settings/* gateOf */.Rv)(opened, config, world) };
        const leave = { confirmer: confirmerOf(room.gate), log: room.log, policy: room.toolPolicy };
        room = { ...room, desk: await openToolDesk(order, crew, world, stages, leave) };
        for (const sentence of room.desk?.warnings ?? [])
            warn(sentence);
        room = { ...room, prompts: promptDesk(config, crew.modes, room.desk?.prompts ?? []) };
        if (crew.engine.info.kind !== 'offline')
            stages.notes.push(...room.prompts.notes);
        const kept = opened?.desk.state().mode ?? null;
        const begun = await turns_beginning(config, order.isSet, crew.modes, world, kept);
        thread = begun.thread;
        const { policy, preferences } = begun;
        room = { ...room, policy, preferences };
        if (opened !== null) {
            const verdict = (await room.gate?.look(null)) ?? null;
            thread = takenUp(thread, opened.desk, verdict, length > 0);
        }
        if (order.word !== null)
            thread = await decidedBySetting(thread, order.word, room);
        await takeTurns(thread, turns, commandsOf(config), room, (next) => {
            thread = next;
        });
        thread = await fillCustom(thread, room);
    }
    catch (thrown) {
        fault = (0,errors/* asRunError */.S)(thrown);
    }
    await room.desk?.close();
    await room.hands.close();
    stages.notes.push(...(crew.engine.notes?.() ?? []));
    stages.faults.push(...(crew.engine.faults?.() ?? []));
    const told = { ...order, warnings: [...order.warnings, ...warnings] };
    const stop = stopOf(world.signal);
    let report = concluded(told, room, { thread, fault, stop });
    const unkept = await left(opened, report.status);
    if (unkept !== null)
        report = concluded(told, room, { thread, fault: fault ?? unkept, stop });
    const seconds = (world.clock.elapsed() - start) / 1000;
    world.emit({ type: 'run_finished', status: report.status, milliseconds: Math.round(seconds * 1000) });
    return { ...report, executionTime: Math.max(0.001, Math.round(seconds * 1000) / 1000) };
}
async function left(opened, status) {
    if (opened === null)
        return null;
    const told = await opened.desk.record([{ kind: 'ended', status }]).then(() => null, errors/* asRunError */.S);
    const given = await opened.close().then(() => null, errors/* asRunError */.S);
    return told ?? given;
}
function roomFor({ task, config, own, isSet }, crew, world, stages, warn) {
    const { base, include, exclude } = config;
    return {
        crew,
        ports: { ...world, permit: openGate(config, stages.notes) },
        noise: config,
        stages,
        policy: policyOf(domain_mode/* modeNames */._X, config.prompt, config),
        preferences: null,
        prompts: promptDesk(config, crew.modes, []),
        form: openPlanForm(world, warn),
        log: emptyLog(),
        toolPolicy: toolPolicy(config, task),
        desk: null,
        hands: openHands(world, task),
        session: null,
        gate: null,
        manner: (0,gate_settings/* mannerOf */.Ji)(config),
        isCriticsSet: isSet('critics'),
        scope: { base, include, exclude, own, under: folderOf(config), concerns: [], passages: [], whole: false },
        task,
        askedMode: config.plan ? 'planning' : config.mode,
    };
}
function commandsOf({ workflow }) {
    return workflow === null ? [] : [{ kind: 'workflow', name: workflow }];
}
function endedEarly(thrown, start, signal) {
    const stop = stopOf(signal);
    const fault = stop === null ? (0,errors/* asRunError */.S)(thrown) : null;
    const coverage = (0,core_coverage/* addCoverage */.q)(stop === null ? [] : [{ skipped: [{ what: 'everything', reason: stopReason(signal) }] }]);
    const nothing = {
        findings: [],
        suppressed: [],
        counting: [],
        failOn: 'never',
        failOnPartial: false,
        plan: null,
        verdict: null,
        isDecided: false,
        act: null,
        done: null,
        unclear: false,
        asks: false,
    };
    const { status, message } = conclude({ fault, stop, coverage, ...nothing });
    const late = stop === 'timeout' ? whatWasLate(thrown) : null;
    if (late)
        return { ...start, status, message: late.message, coverage, error: late };
    return { ...start, status, message, coverage, error: errorOf(fault, stop, coverage, message) };
}
function whatWasLate(thrown) {
    if (!(thrown instanceof errors/* RunError */.e4) || thrown.kind !== 'budget' || thrown.hint === null)
        return null;
    const { kind, message, hint } = thrown;
    return { kind, message, hint };
}
function stopOf(signal) {
    if (!signal.aborted)
        return null;
    return signal.reason instanceof errors/* Stopped */.C9 ? signal.reason.why : 'signal';
}
function folderOf(config) {
    return config.workingDirectory === '.'
        ? ''
        : config.workingDirectory.replaceAll('\\', '/').replace(/\/+$/, '');
}


/***/ })

};
;