"use strict";
exports.id = 850;
exports.ids = [850];
exports.modules = {

/***/ 6608:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ richBlocks),
/* harmony export */   Q: () => (/* binding */ richWords)
/* harmony export */ });
const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w+-]{0,20})[^\n`]*$/;
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/;
const item = /^( {0,12})(?:[-*+]|(\d{1,4})[.)])[ \t]+(.*)$/;
const quoteLine = /^ {0,3}> ?(.*)$/;
const divider = /^[|: -]*--[|: -]*$/;
const bold = /(\*\*[^*\n]{1,300}\*\*)/;
function richBlocks(text) {
    const lines = text.replace(/\r\n?/g, '\n').split('\n');
    const blocks = [];
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        const opened = fence.exec(line);
        if (opened !== null) {
            const end = closing(lines, at + 1, opened[1] ?? '');
            const code = lines.slice(at + 1, end).join('\n');
            blocks.push({ kind: 'code', language: (opened[2] ?? '').toLowerCase(), code });
            at = end;
        }
        else if (line.trim().startsWith('|') && divider.test((lines[at + 1] ?? '').trim())) {
            const end = tableEnd(lines, at);
            const rows = [line, ...lines.slice(at + 2, end)].map(cells);
            blocks.push({ kind: 'table', rows });
            at = end - 1;
        }
        else
            blocks.push(simple(line));
    }
    return blocks;
}
function richWords(text) {
    return text
        .split(bold)
        .filter((part) => part !== '')
        .map((part) => {
        const strong = bold.test(part) && part.startsWith('**');
        return { text: plain(strong ? part.slice(2, -2) : part), strong };
    });
}
function plain(text) {
    return text
        .split(/(`[^`]+`)/)
        .map((piece) => piece.startsWith('`')
        ? piece
        : piece
            .replace(/\\([\\*_[\]<>&|~#+=.)-])/g, '$1')
            .replace(/&#(38|60|62|124);/g, (_, code) => String.fromCharCode(Number(code))))
        .join('');
}
function closing(lines, from, opened) {
    for (let at = from; at < lines.length; at += 1) {
        const bare = (lines[at] ?? '').trim();
        if (bare.length >= opened.length && bare === (opened[0] ?? '`').repeat(bare.length))
            return at;
    }
    return lines.length;
}
function tableEnd(lines, from) {
    let at = from + 2;
    while (at < lines.length && (lines[at] ?? '').trim().startsWith('|'))
        at += 1;
    return at;
}
function cells(line) {
    const bare = line.trim().replace(/^\|/, '').replace(/\|$/, '');
    return bare.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
function simple(line) {
    if (line.trim() === '')
        return { kind: 'gap' };
    const title = heading.exec(line)?.[1];
    if (title !== undefined)
        return { kind: 'heading', text: title.replaceAll('**', '') };
    const listed = item.exec(line);
    if (listed !== null)
        return {
            kind: 'item',
            indent: listed[1]?.length ?? 0,
            number: listed[2] ?? null,
            text: listed[3] ?? '',
        };
    const quoted = quoteLine.exec(line)?.[1];
    return quoted === undefined ? { kind: 'line', text: line } : { kind: 'quote', text: quoted };
}


/***/ }),

/***/ 7123:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ wantsPlan),
/* harmony export */   Ch: () => (/* binding */ courseLine),
/* harmony export */   QV: () => (/* binding */ turnTitle),
/* harmony export */   V_: () => (/* binding */ hasFindings),
/* harmony export */   _H: () => (/* binding */ planNote),
/* harmony export */   g: () => (/* binding */ wantsVerdicts),
/* harmony export */   kk: () => (/* binding */ tellingTurns),
/* harmony export */   lK: () => (/* binding */ isTalkOnly),
/* harmony export */   of: () => (/* binding */ suggestionLines),
/* harmony export */   rx: () => (/* binding */ transitionLines),
/* harmony export */   yY: () => (/* binding */ isWordy)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const wordy = [
    'nothing',
    'answer',
    'clarify',
    'continue',
    'inspect',
    'action',
    'workflow',
];
function wantsPlan({ turns, plan }) {
    return (plan !== null || turns.length === 0 || turns.some(({ work }) => work === 'plan' || work === 'propose'));
}
function wantsVerdicts({ turns }) {
    return turns.length === 0 || turns.some(({ work }) => work === 'plan');
}
function tellingTurns({ turns }) {
    if (turns.length > 1)
        return [...turns];
    return turns.filter((turn) => turn.commands.some(({ reply }) => reply !== '') || isWordy(turn));
}
function planNote({ turns }, turn) {
    const isPlanning = ({ work }) => work === 'plan' || work === 'propose';
    if (turns.length < 2 || !isPlanning(turn))
        return null;
    if (turn.output === '')
        return 'No plan came of it.';
    const last = turns.findLast((one) => isPlanning(one) && one.output !== '');
    return last === turn || last === undefined
        ? 'Its plan stands below.'
        : `Its plan was followed by that of turn ${last.number}; the JSON report keeps both.`;
}
function isTalkOnly({ turns, coverage }) {
    const { examined, skipped, failed, truncated } = coverage;
    const talking = ['nothing', 'clarify', 'continue'];
    return (turns.length > 0 &&
        turns.every(({ work }) => talking.includes(work)) &&
        [examined, skipped, failed, truncated].every((list) => list.length === 0));
}
function hasFindings(report) {
    const { findings, suppressed, modes } = report;
    return findings.length + suppressed.length > 0 || wantsVerdicts(report) || Object.keys(modes).length > 0;
}
function turnTitle({ turns }) {
    const [turn] = turns;
    if (turns.length > 1 || turn === undefined)
        return 'Turns';
    if (turn.work === 'clarify')
        return 'Question';
    if (!isWordy(turn))
        return turn.commands.length === 1 ? 'Command' : 'Commands';
    return turn.work === 'answer' ? 'Answer' : 'Result';
}
function suggestionLines({ modeSuggestions, turns }) {
    const last = turns.at(-1)?.work;
    if (last === 'nothing' || last === 'clarify')
        return [];
    return modeSuggestions.map(({ suggestedMode, confidence, reason }) => `The ${suggestedMode} mode might fit (confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(reason)} Enter it with \`/mode ${suggestedMode}\`.`);
}
function isWordy({ work, output }) {
    return output !== '' && wordy.includes(work);
}
function courseLine(report) {
    const last = report.turns.at(-1);
    if (last === undefined)
        return null;
    const { intent } = report;
    const scope = intent?.detectedScope ?? null;
    const about = intent === null ? [] : [`${intent.behavior}${scope === null ? '' : ` (${scope})`}`];
    return [`${last.mode} mode`, ...about].join(' · ');
}
function transitionLines({ transitions }) {
    return transitions.map(({ from, to, trigger, confidence, reason }) => `${from} → ${to} (${trigger}, confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(reason)}`);
}


/***/ }),

/***/ 3109:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1540);


function excerpt(text, characters) {
    const shown = (0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.visible)(text.slice(0, characters * 4));
    if (shown.length <= characters && text.length <= characters * 4)
        return shown;
    const kept = shown.slice(0, characters).replace(/[\ud800-\udbff]$/, '');
    return characters < 500
        ? `${kept}…`
        : `${kept} … (cut; ${(0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(text.length)} characters in the JSON report)`;
}
function quoted(quote, startLine, lines, characters) {
    const all = quote.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
    const kept = all.slice(0, lines).map((line) => line.replaceAll('\t', '  '));
    const indent = Math.min(...kept.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length));
    return {
        lines: kept.map((line, at) => ({
            number: startLine === null ? null : startLine + at,
            text: excerpt(line.slice(Number.isFinite(indent) ? indent : 0), characters),
        })),
        left: all.length - kept.length,
    };
}


/***/ }),

/***/ 9245:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ heldBack),
/* harmony export */   l: () => (/* binding */ isUnwanted)
/* harmony export */ });
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1540);

const few = 3;
const unwanted = ['over-limit', 'low-severity', 'low-confidence'];
const others = ['outside-diff', 'duplicate', 'quote-not-found'];
function isUnwanted(reason) {
    return unwanted.includes(reason);
}
function heldBack({ findings, suppressed }) {
    const of = (reason) => suppressed.filter((one) => one.reason === reason);
    const say = (reason, count) => count <= 0 ? [] : [`${sentence(reason, count, findings.length)}; the JSON report has ${them(count)}.`];
    const told = new Set(others.flatMap((reason) => of(reason).slice(0, few)));
    return {
        unwanted: unwanted.flatMap((reason) => say(reason, of(reason).length)),
        told: suppressed.filter((one) => told.has(one)),
        more: others.flatMap((reason) => say(reason, of(reason).length - few)),
    };
}
function sentence(reason, count, shown) {
    const number = (0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(count);
    const noun = count === 1 ? 'finding' : 'findings';
    const are = count === 1 ? 'is' : 'are';
    switch (reason) {
        case 'over-limit':
            return shown === 0
                ? `${number} ${noun} ${are} held back by --max-findings 0`
                : `${number} more ${noun}, no worse than these, ${are} held back by --max-findings ${shown}`;
        case 'low-severity':
            return `${number} ${noun} ${are} less severe than --min-severity asks for`;
        case 'low-confidence':
            return `${number} ${noun} ${are} less sure than --min-confidence asks for`;
        case 'outside-diff':
            return `${number} more ${are} older than the change under examination`;
        case 'duplicate':
            return `${number} more ${count === 1 ? 'says' : 'say'} what another finding says`;
        case 'quote-not-found':
            return `${number} more ${count === 1 ? 'quotes' : 'quote'} code that was not found`;
    }
}
function them(count) {
    return count === 1 ? 'it' : 'them';
}


/***/ }),

/***/ 9850:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdown: () => (/* binding */ markdown_markdown)
});

// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
// EXTERNAL MODULE: ./build/sinks/course.js
var sinks_course = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sinks/excerpt.js
var excerpt = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/sinks/wording.js
var wording = __webpack_require__(1540);
;// CONCATENATED MODULE: ./build/sinks/fit.js

function fixed(text) {
    return { before: text, items: [], between: '', after: '', noun: '', level: 3 };
}
function pageOf(parts, limit) {
    const kept = parts.map((part) => ({ part, count: part.items.length, size: itemsSize(part) }));
    let total = kept.reduce((sum, { part, size }) => sum + size + part.before.length + part.after.length + 2, 0);
    while (total > limit) {
        const cut = kept
            .filter((one) => one.count > 0)
            .sort((a, b) => a.part.level - b.part.level || b.size - a.size)[0];
        if (cut === undefined)
            break;
        const note = cut.count === cut.part.items.length ? noteSize : 0;
        const gone = (cut.part.items[cut.count - 1]?.length ?? 0) + cut.part.between.length;
        cut.count -= 1;
        cut.size -= gone;
        total += note - gone;
    }
    return kept
        .map(({ part, count }) => render(part, count))
        .filter(Boolean)
        .join('\n\n');
}
const noteSize = 160;
function itemsSize(part) {
    return part.items.reduce((sum, item) => sum + item.length + part.between.length, 0);
}
function render(part, count) {
    const left = part.items.length - count;
    const note = left === 0
        ? ''
        : `\n\n_${(0,wording/* thousands */.oh)(left)} more ${part.noun} left out here; the JSON report has them all._`;
    return part.before + part.items.slice(0, count).join(part.between) + note + part.after;
}

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/sinks/markdown-coverage.js





function coverageParts(coverage) {
    const cut = coverage.truncated.map(({ what, kept, of }) => `${named(what)}: ${(0,wording/* thousands */.oh)(kept)} of ${(0,wording/* thousands */.oh)(of)}`);
    const nothing = coverage.examined.length === 0 ? ['**Nothing was examined.**'] : [];
    return [
        fixed([`### Coverage (${(0,wording/* coveragePhrase */.gY)(coverage)})`, ...nothing].join('\n\n')),
        ...entries('❌ Failed', 'failures', grouped(coverage.failed), 3),
        ...entries('⚠️ Skipped', 'groups of what was skipped', grouped(coverage.skipped), 2),
        ...entries('⚠️ Cut short', 'entries of what was cut short', cut, 2),
        ...entries('✅ Examined', 'entries of what was examined', coverage.examined.map(named), 2),
    ];
}
function grouped(entries) {
    return (0,wording/* byReason */.UN)(entries).map(({ reason, what }) => `${what.map(named).join(', ')}: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(reason, 1000))}`);
}
function named(what) {
    const shown = (0,excerpt/* excerpt */.K)((0,clean.oneLine)(what), 400);
    return /\s/.test(shown) || !/[./]/.test(shown) ? (0,markdown/* inline */.mG)(shown) : (0,markdown/* codeSpan */.SS)(shown);
}
function entries(title, noun, items, level) {
    if (items.length === 0)
        return [];
    const written = items.map((item) => `- ${item}`);
    return [{ before: `**${title}**\n\n`, items: written, between: '\n', after: '', noun, level }];
}

// EXTERNAL MODULE: ./build/sinks/held-back.js
var held_back = __webpack_require__(9245);
// EXTERNAL MODULE: ./build/sinks/verdicts.js
var verdicts = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/sinks/markdown-findings.js






const inFull = 20;
const languages = new Set('bash c cc cpp cs css go html java js json jsx kt mjs mts cjs cts php py rb rs scala sh sql swift toml ts tsx vue xml yaml yml'.split(' '));
const referenceHosts = [
    'https://cwe.mitre.org/',
    'https://owasp.org/',
    'https://cheatsheetseries.owasp.org/',
    'https://docs.github.com/',
    'https://securitylab.github.com/',
    'https://developer.mozilla.org/',
    'https://nodejs.org/',
    'https://docs.python.org/',
];
function findingParts(report) {
    const counts = (0,wording/* countBySeverity */.Ot)(report.findings).map((count) => count.words);
    const heading = `### Findings${counts.length === 0 ? '' : `: ${counts.join(', ')}`}`;
    if ((0,verdicts/* isAside */.Zl)(report))
        return [];
    if (report.findings.length === 0)
        return [fixed(`${heading}\n\n${none(report)}`), ...heldBackParts(report)];
    const brief = report.findings.slice(inFull);
    return [
        {
            ...listOf(`${heading}\n\n`, report.findings.slice(0, inFull).map(full), 'findings', 1),
            between: '\n\n',
        },
        ...(brief.length === 0 ? [] : [rows(brief)]),
        ...heldBackParts(report),
    ];
}
function adviceParts(report) {
    const { reviewer, debugger: debug, performance } = report.modes;
    const cause = debug !== undefined && debug.examined.length > 0 ? debug.rootCause : '';
    const said = cause === '' ? [] : [fixed(`**Root cause.** ${(0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(cause, 1500))}`)];
    const items = [
        ...advised('debugger', debug?.fixes),
        ...advised('security', (0,verdicts/* freshAdvice */.H)(report, report.findings.slice(0, inFull))),
        ...advised('reviewer', reviewer?.suggestions),
        ...advised('performance', performance?.optimizations),
        ...advised('improvement', [performance?.estimatedImprovement ?? ''].filter(Boolean)),
        ...advised('good', reviewer?.positives),
    ];
    const list = items.length === 0 ? [] : [listOf('', items, 'lines of advice', 0)];
    return said.length + list.length === 0 ? [] : [fixed('### Advice'), ...said, ...list];
}
function advised(label, items = []) {
    return items.map((item) => `- **${label}**: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(item, 1000))}`);
}
function none(report) {
    const { words, whole } = (0,verdicts/* noFindings */._I)(report);
    return whole ? words : `**${words}**`;
}
function full(finding) {
    const { suggestion } = finding;
    const fix = suggestion === null ? [] : [`**Fix.** ${(0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(suggestion.description, 1000))}`];
    const replacement = suggestion?.replacement ?? null;
    return [
        `#### ${capital(finding.severity)}: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(finding.title, 200))}`,
        facts(finding).join(' · '),
        ...(finding.quote.trim() === '' ? [] : [code(finding.quote, finding.file)]),
        (0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(finding.detail, 1500)),
        ...fix,
        ...(replacement === null ? [] : [code(replacement, finding.file)]),
    ]
        .filter(Boolean)
        .join('\n\n');
}
function facts(finding) {
    const number = finding.cwe?.replace('CWE-', '');
    return [
        placeWords(finding),
        ...(number === undefined
            ? []
            : [`[CWE-${number}](https://cwe.mitre.org/data/definitions/${number}.html)`]),
        finding.category,
        ...(finding.ruleId === null ? [] : [`rule ${(0,markdown/* codeSpan */.SS)(finding.ruleId)}`]),
        `${Math.round(finding.confidence * 100)} % sure`,
        (0,markdown/* inline */.mG)(finding.id),
        ...finding.references
            .slice(0, 5)
            .filter((url) => !url.endsWith(`/${number}.html`))
            .map(reference),
    ];
}
function placeWords(finding) {
    const where = (0,wording/* placeOf */.$t)(finding);
    return where === null ? 'no place in the code' : (0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(where, 300));
}
function reference(url) {
    const known = referenceHosts.some((host) => url.startsWith(host)) && /^[\w.~:/?#=%+-]+$/.test(url);
    return known ? `<${url}>` : (0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(url, 300));
}
function code(text, file) {
    const quote = (0,excerpt/* quoted */.T)(text, null, 12, 200);
    const lines = quote.lines.map((line) => line.text);
    if (quote.left > 0)
        lines.push(`… ${quote.left} more lines`);
    const ending = file?.split('.').at(-1) ?? '';
    return (0,markdown/* fenced */.OF)(lines.join('\n'), languages.has(ending) ? ending : '');
}
function rows(findings) {
    const items = findings.map((finding) => (0,markdown/* row */.nM)([finding.severity, placeWords(finding), (0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(finding.title, 160))]));
    const summary = `<details>\n<summary>${findings.length} more findings, none worse</summary>`;
    const before = `${summary}\n\n${(0,markdown/* table */.tp)(['Severity', 'Place', 'Finding'], [])}\n`;
    return { before, items, between: '\n', after: '\n\n</details>', noun: 'findings', level: 0 };
}
function heldBackParts(report) {
    const { unwanted, told, more } = (0,held_back/* heldBack */.Z)(report);
    const open = unwanted.length === 0 ? [] : [fixed(unwanted.map((words) => `- ${words}`).join('\n'))];
    if (told.length === 0)
        return open;
    const items = told.map(({ finding, reason }) => `- ${placeWords(finding)}: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(finding.title, 160))}; ${wording/* suppressedBecause */.bv[reason]}`);
    const count = report.suppressed.filter(({ reason }) => !(0,held_back/* isUnwanted */.l)(reason)).length;
    const summary = `<details>\n<summary>${(0,wording/* thousands */.oh)(count)} held back</summary>\n\n`;
    const after = [...more.map((words) => `\n- ${words}`), '\n\n</details>'].join('');
    return [...open, { ...listOf(summary, items, 'findings that are held back', 0), after }];
}
function listOf(before, items, noun, level) {
    return { before, items, between: '\n', after: '', noun, level };
}
function capital(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}

;// CONCATENATED MODULE: ./build/sinks/markdown-plan.js



function planParts(plan) {
    if (plan === null)
        return [fixed('### Plan\n\nThere is no plan: none was made in this run.')];
    const folded = foldedLists(plan);
    return [
        fixed(`### Plan: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(plan.title, 200))}\n\n${(0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(plan.summary, 2000))}`),
        fixed(`**Approach.** ${(0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(plan.approach, 2000))}`),
        { ...bulleted('assumptions', plan.assumptions.map(line)), level: 1 },
        steps(plan),
        fixed(`<details>\n<summary>The whole plan: objectives, files, test plan, risks, rollback and more</summary>`),
        ...folded,
        ...changes(plan),
        fixed('</details>'),
        fixed(`<sub>Plan ${(0,markdown/* codeSpan */.SS)(plan.id.slice(0, 12))}, version ${plan.version}</sub>`),
    ];
}
function steps(plan) {
    const { done, total } = plan.progress;
    return {
        before: `**Steps** (${done} of ${total} done)\n\n`,
        items: plan.steps.map(step),
        between: '\n',
        after: '',
        noun: 'steps',
        level: 1,
    };
}
function step({ completed, number, description, files, commands, verification, dependencies, }) {
    const lines = [`- [${completed ? 'x' : ' '}] **${number}.** ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(description, 1000))}`];
    if (files.length > 0)
        lines.push(`  - in ${some(files)}`);
    if (commands.length > 0)
        lines.push(`  - run ${some(commands)}`);
    lines.push(`  - check: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(verification, 1000))}`);
    if (dependencies.length > 0)
        lines.push(`  - after step ${dependencies.join(', ')}`);
    return lines.join('\n');
}
function some(names) {
    const rest = names.length > 30 ? ` and ${names.length - 30} more` : '';
    return (names
        .slice(0, 30)
        .map((name) => (0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(name, 300)))
        .join(', ') + rest);
}
function foldedLists(plan) {
    const files = plan.affectedFiles.map(({ path, reason }) => `${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(path, 300))}: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(reason, 500))}`);
    return [
        bulleted('objectives', plan.objectives.map(line)),
        bulleted('files', files),
        bulleted('test plan', plan.testPlan.map(line)),
        bulleted('success criteria', plan.successCriteria.map(line)),
        bulleted('risks', plan.risks.map(line)),
        bulleted('rollback', plan.rollback.map(line)),
        bulleted('constraints', plan.constraints.map(line)),
        bulleted('alternatives', plan.alternatives.map(line)),
        bulleted('commands', plan.suggestedCommands.map((command) => (0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(command, 500)))),
    ].filter((part) => part.items.length > 0);
}
function line(item) {
    return (0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(item, 1000));
}
function bulleted(name, items) {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    return {
        before: `**${title}**\n\n`,
        items: items.map((item) => `- ${item}`),
        between: '\n',
        after: '',
        noun: name === 'test plan' || name === 'rollback' ? `lines of the ${name}` : name,
        level: 0,
    };
}
function changes(plan) {
    if (plan.proposedChanges.length === 0)
        return [];
    const items = plan.proposedChanges.map(({ path, description, diff }) => `${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(path, 300))}: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(description, 500))}\n\n${(0,markdown/* fenced */.OF)((0,excerpt/* excerpt */.K)(diff, 2000), 'diff')}`);
    return [
        {
            before: '**Proposed changes**\n\n',
            items,
            between: '\n\n',
            after: '',
            noun: 'proposed changes',
            level: 0,
        },
    ];
}

// EXTERNAL MODULE: ./build/core/rich-blocks.js
var rich_blocks = __webpack_require__(6608);
;// CONCATENATED MODULE: ./build/core/rich-text.js


function richText(text) {
    const out = [];
    let before = 'gap';
    for (const block of (0,rich_blocks/* richBlocks */.$)(text)) {
        if (before !== block.kind && before !== 'gap' && (isApart(before) || isApart(block.kind)))
            out.push('');
        out.push(printed(block));
        before = block.kind;
    }
    return out
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
function isApart(kind) {
    return kind !== 'line' && kind !== 'gap';
}
function printed(block) {
    switch (block.kind) {
        case 'gap':
            return '';
        case 'code':
            return (0,markdown/* fenced */.OF)(block.code, block.language);
        case 'heading':
            return block.text === '' ? '' : `**${(0,markdown/* inline */.mG)(plainOf(block.text))}**`;
        case 'item': {
            const mark = block.number === null ? '-' : `${block.number}.`;
            const [, box = '', rest = ''] = /^(\[[ xX]\] )?(.*)$/.exec(block.text) ?? [];
            return `${' '.repeat(block.indent)}${mark} ${box}${words(rest)}`;
        }
        case 'quote':
            return `> ${words(block.text)}`;
        case 'table': {
            const [head = [], ...rows] = block.rows;
            return (0,markdown/* table */.tp)(head.map(words), rows.map((row) => head.map((_, at) => words(row[at] ?? ''))));
        }
        case 'line':
            return `${words(block.text)}  `;
    }
}
function plainOf(text) {
    return (0,rich_blocks/* richWords */.Q)(text)
        .map((part) => part.text)
        .join('');
}
function said(text) {
    return (0,markdown/* inline */.mG)(text
        .split(/((?<!`)`[^`]+`(?!`))/)
        .map((part, at) => (at % 2 === 1 ? part : part.replace(/\\([!-/:-@[-_{-~])/g, '$1')))
        .join(''));
}
function words(text) {
    return (0,rich_blocks/* richWords */.Q)(text)
        .map(({ text: bare, strong }) => {
        if (bare.trim() === '')
            return bare;
        const lead = /^\s*/.exec(bare)?.[0] ?? '';
        const tail = /\s*$/.exec(bare)?.[0] ?? '';
        return strong ? `**${said(bare)}**` : `${lead && ' '}${said(bare)}${tail && ' '}`;
    })
        .join('')
        .trim();
}

;// CONCATENATED MODULE: ./build/sinks/markdown-turns.js





const longest = 12_000;
function turnParts(report) {
    const several = report.turns.length > 1;
    const parts = (0,sinks_course/* tellingTurns */.kk)(report).map((turn) => {
        const title = several
            ? `### Turn ${turn.number} · ${turn.mode} · ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(turn.title, 200))}`
            : `### ${(0,sinks_course/* turnTitle */.QV)(report)}`;
        const replies = turn.commands.flatMap(({ text, ok, reply }) => reply === ''
            ? []
            : [`${ok ? '' : '⚠️ '}${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(text, 200))}\n\n${richText((0,excerpt/* excerpt */.K)(reply, longest))}`]);
        const words = (0,sinks_course/* isWordy */.yY)(turn) ? [richText((0,excerpt/* excerpt */.K)(turn.output, longest))] : [];
        const note = (0,sinks_course/* planNote */._H)(report, turn);
        return fixed([title, ...replies, ...(note === null ? [] : [note]), ...words].join('\n\n'));
    });
    return [...parts, doubts(report), markdown_turns_changes(report)];
}
function doubts({ answer }) {
    const items = (answer?.doubts ?? []).map((doubt) => `- ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(doubt, 500))}`);
    const before = items.length === 0 ? '' : '### Doubts about the answer\n\n';
    return { before, items, between: '\n', after: '', noun: 'doubts', level: 2 };
}
function markdown_turns_changes(report) {
    const items = report.turns.length > 1 ? (0,sinks_course/* transitionLines */.rx)(report).map((line) => `- ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(line, 300))}`) : [];
    const before = items.length === 0 ? '' : '### Changes of mode\n\n';
    return { before, items, between: '\n', after: '', noun: 'changes of mode', level: 1 };
}

;// CONCATENATED MODULE: ./build/sinks/markdown.js










const limit = 60_000;
const markdown_markdown = {
    name: 'markdown',
    render(report) {
        const parts = [
            fixed(header(report)),
            fixed(glance(report)),
            fixed(failure(report)),
            ...turnParts(report),
            ...((0,sinks_course/* wantsPlan */.$W)(report) ? planParts(report.plan) : []),
            ...((0,sinks_course/* hasFindings */.V_)(report) ? findingParts(report) : []),
            ...adviceParts(report),
            ...((0,sinks_course/* isTalkOnly */.lK)(report) ? [] : coverageParts(report.coverage)),
            notes(report),
            next(report),
            fixed(footer(report)),
        ];
        const filled = parts.filter((part) => part.before !== '' || part.items.length > 0);
        return `${pageOf(filled, limit)}\n`;
    },
};
function header(report) {
    const title = report.task === null ? 'No task was read' : (0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(report.task.title, 200));
    const course = (0,sinks_course/* courseLine */.Ch)(report);
    const about = [
        (0,wording/* engineLine */.Rm)(report),
        ...(course === null ? [] : [course]),
        ...(report.task === null ? [] : [`task ${report.task.id}`]),
    ].map(markdown/* inline */.mG);
    return [
        `## ${wording/* statusTitle */.lV[report.status]}: ${title}`,
        (0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(report.message, 600)),
        `**exit ${report.exitCode}** · ${about.join(' · ')}`,
    ].join('\n\n');
}
function glance(report) {
    const { plan, coverage } = report;
    const whole = coverage.complete && coverage.examined.length > 0;
    const made = plan === null ? '❌ **None was made**' : `📋 ${(0,wording/* planPhrase */.RN)(plan)}`;
    const rows = [
        ...(0,verdicts/* verdicts */.rY)(report).map((verdict) => [`**${verdict.critic}**`, markdown_said(verdict) + (0,verdicts/* heldBackPhrase */.A5)(verdict)]),
        ...((0,sinks_course/* wantsPlan */.$W)(report) ? [['**plan**', made]] : []),
        ...((0,sinks_course/* isTalkOnly */.lK)(report)
            ? []
            : [['**coverage**', `${whole ? '✅' : '⚠️'} ${(0,wording/* coveragePhrase */.gY)(report.coverage)}`]]),
    ];
    return rows.length === 0 ? '' : (0,markdown/* table */.tp)(['', 'Result'], rows);
}
function markdown_said(verdict) {
    switch (verdict.state) {
        case 'findings': {
            const counts = verdict.counts.map((count) => count.words).join(', ');
            return `🔎 **${counts}**: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(verdict.worst.title, 160))}`;
        }
        case 'hidden':
            return `🔎 **${verdict.counts.map((count) => count.words).join(', ')}**, not shown`;
        case 'clean':
            return `✅ No findings in ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(verdict.examined, 300))}`;
        case 'partial':
            return `⚠️ No findings, but **not all was examined**: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(verdict.reason, 300))}`;
        case 'idle':
            return `➖ Nothing to examine: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(verdict.reason, 300))}`;
        case 'unexamined': {
            const reason = (0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(verdict.reason, 300));
            return verdict.wanted ? `❌ **Not examined**: ${reason}` : `➖ Not examined: ${reason}`;
        }
    }
}
function failure(report) {
    if (report.error === null)
        return '';
    const { kind, message, hint } = report.error;
    const lines = [
        (0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(message, 1000)),
        ...(hint === null ? [] : [`**What to do:** ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(hint, 500))}`]),
    ];
    return `> [!CAUTION]\n${quote(`**Error** (${kind}): ${lines.join('\n\n')}`)}`;
}
function quote(text) {
    return text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
}
function notes(report) {
    const items = report.warnings.map((warning) => `- ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(warning, 500))}`);
    const before = items.length === 0 ? '' : '### Notes\n\n';
    return { before, items, between: '\n', after: '', noun: 'notes', level: 2 };
}
function next(report) {
    const items = [...(0,wording/* nextActions */.ji)(report), ...(0,sinks_course/* suggestionLines */.of)(report)].map((action) => `- ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(action, 500))}`);
    const before = items.length === 0 ? '' : '### Next\n\n';
    return { before, items, between: '\n', after: '', noun: 'next actions', level: 1 };
}
function footer(report) {
    const said = [report.engine.note, (0,wording/* customLine */.Cq)(report)].filter((line) => line !== null);
    const used = (0,wording/* usageLine */.U0)(report);
    const note = (0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)([...said, ...(used === null ? [] : [`${used}.`])].join(' '), 800));
    return `---\n\n<sub>${note} Status ${(0,markdown/* codeSpan */.SS)(report.status)}, exit ${report.exitCode}.</sub>`;
}


/***/ }),

/***/ 7768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ heldBackPhrase),
/* harmony export */   H: () => (/* binding */ freshAdvice),
/* harmony export */   Zl: () => (/* binding */ isAside),
/* harmony export */   _I: () => (/* binding */ noFindings),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/* harmony import */ var _domain_mode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3445);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
/* harmony import */ var _course__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7123);
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1540);




const sources = {
    reviewer: ['reviewer', 'rules', 'diff'],
    security: ['security', 'rules', 'secrets'],
    debugger: ['debugger', 'traces'],
    performance: ['performance', 'rules', 'diff'],
};
function verdicts(report) {
    return _domain_mode__WEBPACK_IMPORTED_MODULE_1__/* .criticNames */ .pH
        .filter((critic) => ((0,_course__WEBPACK_IMPORTED_MODULE_2__/* .wantsVerdicts */ .g)(report) && _domain_mode__WEBPACK_IMPORTED_MODULE_1__/* .usualCritics */ .sS.includes(critic)) || isHeardOf(report, critic))
        .map((critic) => ({
        critic,
        heldBack: report.suppressed.filter(({ finding }) => finding.mode === critic).length,
        ...outcome(report, critic),
    }));
}
function isHeardOf({ modes, coverage }, critic) {
    return modes[critic] !== undefined || lackOf(coverage, critic, [critic]) !== null;
}
function heldBackPhrase({ heldBack }) {
    return heldBack === 0 ? '' : ` · ${heldBack} held back`;
}
function noFindings(report) {
    const all = verdicts(report);
    if (report.suppressed.some(({ reason }) => reason === 'over-limit'))
        return { words: 'There are findings, but none is shown.', whole: false };
    const missing = all.filter((verdict) => verdict.state === 'partial' || verdict.state === 'unexamined');
    if (!all.some((verdict) => verdict.state === 'clean' || verdict.state === 'partial'))
        return { words: 'No findings, because no critic examined anything.', whole: false };
    if (missing.length === 0)
        return { words: 'No findings in what was examined; see Coverage for what that was.', whole: true };
    const who = missing.map((verdict) => verdict.critic).join(', ');
    return { words: `No findings, but not all was examined: see ${who} above.`, whole: false };
}
function isAside(report) {
    const { findings, suppressed } = report;
    const asked = (0,_course__WEBPACK_IMPORTED_MODULE_2__/* .wantsVerdicts */ .g)(report) || verdicts(report).length > 0;
    return !asked && findings.length + suppressed.length === 0;
}
function freshAdvice({ modes }, shown) {
    const fixes = shown.flatMap(({ suggestion }) => (suggestion === null ? [] : [suggestion.description]));
    return (modes.security?.recommendations ?? []).filter((advice) => !fixes.some((fix) => advice === fix || advice.endsWith(`: ${fix}`)));
}
function outcome(report, critic) {
    const part = partOf(report, critic);
    if (part === null)
        return absence(report, critic);
    const worst = worstOf(part.found);
    if (worst !== undefined)
        return { state: 'findings', counts: (0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)(part.found), worst };
    const hidden = (0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)(outOfSight(report, critic));
    if (hidden.length > 0)
        return { state: 'hidden', counts: hidden };
    const lacking = lackOf(report.coverage, critic);
    if (part.examined.length > 0)
        return lacking === null
            ? { state: 'clean', examined: part.examined.join(', ') }
            : { state: 'partial', reason: lacking };
    if (lacking !== null)
        return { state: 'unexamined', reason: lacking, wanted: true };
    return critic === 'debugger'
        ? { state: 'idle', reason: withoutTrace(report) }
        : { state: 'unexamined', reason: withoutFiles(report), wanted: true };
}
function outOfSight({ suppressed }, critic) {
    return suppressed.flatMap(({ finding, reason }) => reason === 'over-limit' && finding.mode === critic ? [finding] : []);
}
function withoutTrace({ modes }) {
    const cause = /^Not known: (.+)\.$/.exec(modes.debugger?.rootCause ?? '')?.[1];
    return cause ?? 'the task holds no stack trace';
}
function withoutFiles({ plan }) {
    return plan === null || plan.affectedFiles.length === 0
        ? 'no file was found to examine'
        : 'of the files found there is none that it can examine; see Coverage';
}
function absence(report, critic) {
    const reason = lackOf(report.coverage, critic);
    if (reason !== null)
        return { state: 'unexamined', reason, wanted: true };
    const stopped = report.status === 'failure' || report.status === 'timeout';
    if (stopped)
        return { state: 'unexamined', reason: 'the run ended before it', wanted: true };
    return { state: 'unexamined', reason: 'not asked for in this run', wanted: false };
}
function lackOf({ failed, skipped }, critic, relied = sources[critic]) {
    for (const source of relied) {
        const broken = failed.find(({ what }) => what.toLowerCase().split(/\s+/).includes(source));
        if (broken !== undefined)
            return source === critic ? broken.reason : `${broken.what}: ${broken.reason}`;
        const left = skipped.find(({ what }) => what === source);
        if (left !== undefined)
            return `skipped, ${source === critic ? '' : `${source}: `}${left.reason}`;
    }
    return null;
}
function worstOf(findings) {
    const severity = _domain_severity__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .g.find((name) => findings.some((finding) => finding.severity === name));
    return findings.find((finding) => finding.severity === severity);
}
function partOf({ modes }, critic) {
    const { reviewer, security, debugger: debug, performance } = modes;
    if (critic === 'reviewer')
        return reviewer ? { ...reviewer, found: reviewer.issues } : null;
    if (critic === 'security')
        return security ? { ...security, found: security.vulnerabilities } : null;
    if (critic === 'debugger')
        return debug ? { ...debug, found: debug.errors } : null;
    return performance ? { ...performance, found: performance.bottlenecks } : null;
}


/***/ }),

/***/ 1540:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Cq: () => (/* binding */ customLine),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   RN: () => (/* binding */ planPhrase),
/* harmony export */   Rm: () => (/* binding */ engineLine),
/* harmony export */   U0: () => (/* binding */ usageLine),
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   bv: () => (/* binding */ suppressedBecause),
/* harmony export */   gY: () => (/* binding */ coveragePhrase),
/* harmony export */   ji: () => (/* binding */ nextActions),
/* harmony export */   lV: () => (/* binding */ statusTitle),
/* harmony export */   oh: () => (/* reexport safe */ _core_count__WEBPACK_IMPORTED_MODULE_1__.o)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(102);
/* harmony import */ var _core_count__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3152);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);



const statusTitle = {
    failure: 'Failed',
    timeout: 'Ran out of time',
    rejected: 'Rejected',
    findings: 'Findings',
    needs_clarification: 'Needs an answer',
    awaiting_approval: 'Awaiting approval',
    success: 'Success',
};
function countBySeverity(findings) {
    return _domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.flatMap((severity) => {
        const count = findings.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [{ severity, words: `${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(count)} ${severity}` }];
    });
}
function coveragePhrase(coverage) {
    const parts = [
        [coverage.failed.length, 'failed'],
        [coverage.skipped.length, 'skipped'],
        [coverage.truncated.length, 'cut short'],
    ].flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
    if (coverage.examined.length === 0)
        parts.unshift('nothing was examined');
    if (parts.length > 0)
        return `${coverage.complete ? 'complete' : 'incomplete'}: ${parts.join(', ')}`;
    return coverage.complete ? 'complete' : 'incomplete';
}
function byReason(entries) {
    const groups = [];
    const open = new Map();
    for (const { what: name, reason } of entries) {
        const what = (0,_core_clean__WEBPACK_IMPORTED_MODULE_2__.oneLine)(name);
        const group = open.get(reason);
        if (group !== undefined && group.length < 20)
            group.push(what);
        else {
            const fresh = [what];
            open.set(reason, fresh);
            groups.push({ reason, what: fresh });
        }
    }
    return groups;
}
function placeOf(finding) {
    if (finding.file === null)
        return null;
    const file = (0,_core_clean__WEBPACK_IMPORTED_MODULE_2__.oneLine)(finding.file);
    if (finding.startLine === null)
        return file;
    const range = finding.endLine !== null && finding.endLine > finding.startLine ? `-${finding.endLine}` : '';
    return `${file}:${finding.startLine}${range}`;
}
const suppressedBecause = {
    'quote-not-found': 'the code it quotes was not found, so it could not be verified',
    'outside-diff': 'it is older than the change under examination',
    duplicate: 'another finding says it already',
    'low-confidence': 'it is less sure than --min-confidence asks for',
    'low-severity': 'it is less severe than --min-severity asks for',
    'over-limit': 'there are more findings than --max-findings shows',
};
function engineLine(report) {
    const { kind, model } = report.engine;
    return [model === null ? `${kind} engine` : `${kind} engine, ${model}`, seconds(report.executionTime)].join(' · ');
}
function usageLine({ usage }) {
    const { calls, inputTokens, cachedTokens, outputTokens, costUsd, isEstimated } = usage;
    if (calls === 0)
        return null;
    const cached = cachedTokens === 0 ? '' : ` (${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(cachedTokens)} cached)`;
    const cost = costUsd === null ? 'cost unknown' : `$${costUsd.toFixed(4)}`;
    const about = isEstimated ? 'about ' : '';
    return `${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(calls, 'call')}, ${about}${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(inputTokens)} tokens in${cached}, ${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(outputTokens)} out, ${cost}`;
}
function customLine({ custom }) {
    return custom === undefined
        ? null
        : 'What --output-schema asks for stands under "custom" in the JSON report.';
}
function nextActions(report) {
    const modes = report.modeSuggestions.map(({ suggestedMode, confidence, reason }) => `Perhaps \`/mode ${suggestedMode}\` (confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_2__.oneLine)(reason)}`);
    return [...new Set([...(report.plan?.nextActions ?? []), ...report.suggestions, ...modes])];
}
function planPhrase({ steps, affectedFiles, progress }) {
    const parts = [(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(steps.length, 'step'), (0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(affectedFiles.length, 'file')];
    return `${parts.join(', ')}, ${progress.done} of ${progress.total} done`;
}

function seconds(time) {
    if (time < 60)
        return `${time.toFixed(time < 10 ? 2 : 1)} s`;
    return `${Math.floor(time / 60)} min ${Math.floor(time % 60)} s`;
}


/***/ })

};
;