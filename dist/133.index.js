"use strict";
exports.id = 133;
exports.ids = [133];
exports.modules = {

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

/***/ 6133:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdown: () => (/* binding */ markdown)
});

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/core/markdown.js

const active = /[@$]|#\d|:\/\/|www\.|:[a-z0-9_+-]+:|(?<![a-z0-9])gh-\d|(?<![a-z0-9])(?=[a-f]*\d)[0-9a-f]{7,40}(?![a-z0-9])/i;
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
    const blocks = (0,clean.visible)(text)
        .split(/\n[\t ]*\n/)
        .map((block) => block.split('\n').map(inline).filter(Boolean).join('  \n'));
    return blocks.filter(Boolean).join('\n\n');
}
function codeSpan(text) {
    const code = (0,clean.oneLine)(text);
    if (code.trim() === '')
        return '`(empty)`';
    const run = longestRun(code);
    const fence = '`'.repeat(run + 1);
    const gap = run > 0 || code.startsWith(' ') || code.endsWith(' ') ? ' ' : '';
    return fence + gap + code + gap + fence;
}
function fenced(code, language = '') {
    const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
    return `${fence}${/^[a-z0-9+-]*$/.test(language) ? language : ''}\n${(0,clean.visible)(code)}\n${fence}`;
}
function table(head, rows) {
    return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
function row(cells) {
    const safe = cells.map((cell) => cell.replace(/\\\|/g, '\\‹U+007C›').replace(/\|/g, '\\|'));
    return `| ${safe.join(' | ')} |`;
}
function oneSpaced(text) {
    return (0,clean.visible)(text)
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
    return (0,wording/* byReason */.UN)(entries).map(({ reason, what }) => `${what.map(named).join(', ')}: ${inline((0,excerpt/* excerpt */.K)(reason, 1000))}`);
}
function named(what) {
    const shown = (0,excerpt/* excerpt */.K)((0,clean.oneLine)(what), 400);
    return /\s/.test(shown) || !/[./]/.test(shown) ? inline(shown) : codeSpan(shown);
}
function entries(title, noun, items, level) {
    if (items.length === 0)
        return [];
    const written = items.map((item) => `- ${item}`);
    return [{ before: `**${title}**\n\n`, items: written, between: '\n', after: '', noun, level }];
}

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
    if (report.findings.length === 0)
        return [fixed(`${heading}\n\n${none(report)}`), ...heldBack(report)];
    const brief = report.findings.slice(inFull);
    return [
        {
            ...listOf(`${heading}\n\n`, report.findings.slice(0, inFull).map(full), 'findings', 1),
            between: '\n\n',
        },
        ...(brief.length === 0 ? [] : [rows(brief)]),
        ...heldBack(report),
    ];
}
function adviceParts(report) {
    const { reviewer, debugger: debug } = report.modes;
    const cause = debug !== undefined && debug.examined.length > 0 ? debug.rootCause : '';
    const said = cause === '' ? [] : [fixed(`**Root cause.** ${paragraphs((0,excerpt/* excerpt */.K)(cause, 1500))}`)];
    const items = [
        ...advised('debugger', debug?.fixes),
        ...advised('security', (0,verdicts/* freshAdvice */.H)(report, report.findings.slice(0, inFull))),
        ...advised('reviewer', reviewer?.suggestions),
        ...advised('good', reviewer?.positives),
    ];
    const list = items.length === 0 ? [] : [listOf('', items, 'lines of advice', 0)];
    return said.length + list.length === 0 ? [] : [fixed('### Advice'), ...said, ...list];
}
function advised(label, items = []) {
    return items.map((item) => `- **${label}**: ${inline((0,excerpt/* excerpt */.K)(item, 1000))}`);
}
function none(report) {
    const { words, whole } = (0,verdicts/* noFindings */._I)(report);
    return whole ? words : `**${words}**`;
}
function full(finding) {
    const { suggestion } = finding;
    const fix = suggestion === null ? [] : [`**Fix.** ${paragraphs((0,excerpt/* excerpt */.K)(suggestion.description, 1000))}`];
    const replacement = suggestion?.replacement ?? null;
    return [
        `#### ${capital(finding.severity)}: ${inline((0,excerpt/* excerpt */.K)(finding.title, 200))}`,
        facts(finding).join(' · '),
        ...(finding.quote.trim() === '' ? [] : [code(finding.quote, finding.file)]),
        paragraphs((0,excerpt/* excerpt */.K)(finding.detail, 1500)),
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
        ...(finding.ruleId === null ? [] : [`rule ${codeSpan(finding.ruleId)}`]),
        `${Math.round(finding.confidence * 100)} % sure`,
        inline(finding.id),
        ...finding.references
            .slice(0, 5)
            .filter((url) => !url.endsWith(`/${number}.html`))
            .map(reference),
    ];
}
function placeWords(finding) {
    const where = (0,wording/* placeOf */.$t)(finding);
    return where === null ? 'no place in the code' : codeSpan((0,excerpt/* excerpt */.K)(where, 300));
}
function reference(url) {
    const known = referenceHosts.some((host) => url.startsWith(host)) && /^[\w.~:/?#=%+-]+$/.test(url);
    return known ? `<${url}>` : codeSpan((0,excerpt/* excerpt */.K)(url, 300));
}
function code(text, file) {
    const quote = (0,excerpt/* quoted */.T)(text, null, 12, 200);
    const lines = quote.lines.map((line) => line.text);
    if (quote.left > 0)
        lines.push(`… ${quote.left} more lines`);
    const ending = file?.split('.').at(-1) ?? '';
    return fenced(lines.join('\n'), languages.has(ending) ? ending : '');
}
function rows(findings) {
    const items = findings.map((finding) => row([finding.severity, placeWords(finding), inline((0,excerpt/* excerpt */.K)(finding.title, 160))]));
    const summary = `<details>\n<summary>${findings.length} more findings, none worse</summary>`;
    const before = `${summary}\n\n${table(['Severity', 'Place', 'Finding'], [])}\n`;
    return { before, items, between: '\n', after: '\n\n</details>', noun: 'findings', level: 0 };
}
function heldBack(report) {
    if (report.suppressed.length === 0)
        return [];
    const items = report.suppressed.map(({ finding, reason }) => `- ${placeWords(finding)}: ${inline((0,excerpt/* excerpt */.K)(finding.title, 160))}; ${wording/* suppressedBecause */.bv[reason]}`);
    const summary = `<details>\n<summary>${items.length} held back</summary>\n\n`;
    return [{ ...listOf(summary, items, 'findings that are held back', 0), after: '\n\n</details>' }];
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
        fixed(`### Plan: ${inline((0,excerpt/* excerpt */.K)(plan.title, 200))}\n\n${paragraphs((0,excerpt/* excerpt */.K)(plan.summary, 2000))}`),
        fixed(`**Approach.** ${paragraphs((0,excerpt/* excerpt */.K)(plan.approach, 2000))}`),
        { ...bulleted('assumptions', plan.assumptions.map(line)), level: 1 },
        steps(plan),
        fixed(`<details>\n<summary>The whole plan: objectives, files, test plan, risks, rollback and more</summary>`),
        ...folded,
        ...changes(plan),
        fixed('</details>'),
        fixed(`<sub>Plan ${codeSpan(plan.id.slice(0, 12))}, version ${plan.version}</sub>`),
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
    const lines = [`- [${completed ? 'x' : ' '}] **${number}.** ${inline((0,excerpt/* excerpt */.K)(description, 1000))}`];
    if (files.length > 0)
        lines.push(`  - in ${some(files)}`);
    if (commands.length > 0)
        lines.push(`  - run ${some(commands)}`);
    lines.push(`  - check: ${inline((0,excerpt/* excerpt */.K)(verification, 1000))}`);
    if (dependencies.length > 0)
        lines.push(`  - after step ${dependencies.join(', ')}`);
    return lines.join('\n');
}
function some(names) {
    const rest = names.length > 30 ? ` and ${names.length - 30} more` : '';
    return (names
        .slice(0, 30)
        .map((name) => codeSpan((0,excerpt/* excerpt */.K)(name, 300)))
        .join(', ') + rest);
}
function foldedLists(plan) {
    const files = plan.affectedFiles.map(({ path, reason }) => `${codeSpan((0,excerpt/* excerpt */.K)(path, 300))}: ${inline((0,excerpt/* excerpt */.K)(reason, 500))}`);
    return [
        bulleted('objectives', plan.objectives.map(line)),
        bulleted('files', files),
        bulleted('test plan', plan.testPlan.map(line)),
        bulleted('success criteria', plan.successCriteria.map(line)),
        bulleted('risks', plan.risks.map(line)),
        bulleted('rollback', plan.rollback.map(line)),
        bulleted('constraints', plan.constraints.map(line)),
        bulleted('alternatives', plan.alternatives.map(line)),
        bulleted('commands', plan.suggestedCommands.map((command) => codeSpan((0,excerpt/* excerpt */.K)(command, 500)))),
    ].filter((part) => part.items.length > 0);
}
function line(item) {
    return inline((0,excerpt/* excerpt */.K)(item, 1000));
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
    const items = plan.proposedChanges.map(({ path, description, diff }) => `${codeSpan((0,excerpt/* excerpt */.K)(path, 300))}: ${inline((0,excerpt/* excerpt */.K)(description, 500))}\n\n${fenced((0,excerpt/* excerpt */.K)(diff, 2000), 'diff')}`);
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

;// CONCATENATED MODULE: ./build/sinks/markdown.js








const limit = 60_000;
const markdown = {
    name: 'markdown',
    render(report) {
        const parts = [
            fixed(header(report)),
            fixed(glance(report)),
            fixed(failure(report)),
            ...planParts(report.plan),
            ...findingParts(report),
            ...adviceParts(report),
            ...coverageParts(report.coverage),
            notes(report),
            next(report),
            fixed(footer(report)),
        ];
        const filled = parts.filter((part) => part.before !== '' || part.items.length > 0);
        return `${pageOf(filled, limit)}\n`;
    },
};
function header(report) {
    const title = report.task === null ? 'No task was read' : inline((0,excerpt/* excerpt */.K)(report.task.title, 200));
    const about = [(0,wording/* engineLine */.Rm)(report), ...(report.task === null ? [] : [`task ${report.task.id}`])].map(inline);
    return [
        `## ${wording/* statusTitle */.lV[report.status]}: ${title}`,
        paragraphs((0,excerpt/* excerpt */.K)(report.message, 600)),
        `**exit ${report.exitCode}** · ${about.join(' · ')}`,
    ].join('\n\n');
}
function glance(report) {
    const { plan, coverage } = report;
    const whole = coverage.complete && coverage.examined.length > 0;
    const made = plan === null ? '❌ **None was made**' : `📋 ${(0,wording/* planPhrase */.RN)(plan)}`;
    return table(['', 'Result'], [
        ...(0,verdicts/* verdicts */.rY)(report).map((verdict) => [
            `**${verdict.critic}**`,
            said(verdict) + (0,verdicts/* heldBackPhrase */.A5)(verdict),
        ]),
        ['**plan**', made],
        ['**coverage**', `${whole ? '✅' : '⚠️'} ${(0,wording/* coveragePhrase */.gY)(report.coverage)}`],
    ]);
}
function said(verdict) {
    switch (verdict.state) {
        case 'findings': {
            const counts = verdict.counts.map((count) => count.words).join(', ');
            return `🔎 **${counts}**: ${inline((0,excerpt/* excerpt */.K)(verdict.worst.title, 160))}`;
        }
        case 'clean':
            return `✅ No findings in ${inline((0,excerpt/* excerpt */.K)(verdict.examined, 300))}`;
        case 'partial':
            return `⚠️ No findings, but **not all was examined**: ${inline((0,excerpt/* excerpt */.K)(verdict.reason, 300))}`;
        case 'idle':
            return `➖ Nothing to examine: ${inline((0,excerpt/* excerpt */.K)(verdict.reason, 300))}`;
        case 'unexamined': {
            const reason = inline((0,excerpt/* excerpt */.K)(verdict.reason, 300));
            return verdict.wanted ? `❌ **Not examined**: ${reason}` : `➖ Not examined: ${reason}`;
        }
    }
}
function failure(report) {
    if (report.error === null)
        return '';
    const { kind, message, hint } = report.error;
    const lines = [
        paragraphs((0,excerpt/* excerpt */.K)(message, 1000)),
        ...(hint === null ? [] : [`**What to do:** ${inline((0,excerpt/* excerpt */.K)(hint, 500))}`]),
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
    const items = report.warnings.map((warning) => `- ${inline((0,excerpt/* excerpt */.K)(warning, 500))}`);
    const before = items.length === 0 ? '' : '### Notes\n\n';
    return { before, items, between: '\n', after: '', noun: 'notes', level: 2 };
}
function next(report) {
    const items = (0,wording/* nextActions */.ji)(report).map((action) => `- ${inline((0,excerpt/* excerpt */.K)(action, 500))}`);
    const before = items.length === 0 ? '' : '### Next\n\n';
    return { before, items, between: '\n', after: '', noun: 'next actions', level: 1 };
}
function footer(report) {
    const note = inline((0,excerpt/* excerpt */.K)(report.engine.note, 300));
    return `---\n\n<sub>${note} Status ${codeSpan(report.status)}, exit ${report.exitCode}.</sub>`;
}


/***/ }),

/***/ 7768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ heldBackPhrase),
/* harmony export */   H: () => (/* binding */ freshAdvice),
/* harmony export */   _I: () => (/* binding */ noFindings),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/* harmony import */ var _domain_mode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3445);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);



const sources = {
    reviewer: ['reviewer', 'rules', 'diff'],
    security: ['security', 'rules', 'secrets'],
    debugger: ['debugger', 'traces'],
};
function verdicts(report) {
    return _domain_mode__WEBPACK_IMPORTED_MODULE_0__/* .criticNames */ .pH.map((critic) => ({
        critic,
        heldBack: report.suppressed.filter(({ finding }) => finding.mode === critic).length,
        ...outcome(report, critic),
    }));
}
function heldBackPhrase({ heldBack }) {
    return heldBack === 0 ? '' : ` · ${heldBack} held back`;
}
function noFindings(report) {
    const all = verdicts(report);
    const missing = all.filter((verdict) => verdict.state === 'partial' || verdict.state === 'unexamined');
    if (!all.some((verdict) => verdict.state === 'clean' || verdict.state === 'partial'))
        return { words: 'No findings, because no critic examined anything.', whole: false };
    if (missing.length === 0)
        return { words: 'No findings in what was examined; see Coverage for what that was.', whole: true };
    const who = missing.map((verdict) => verdict.critic).join(', ');
    return { words: `No findings, but not all was examined: see ${who} above.`, whole: false };
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
        return { state: 'findings', counts: (0,_wording__WEBPACK_IMPORTED_MODULE_1__/* .countBySeverity */ .Ot)(part.found), worst };
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
function lackOf({ failed, skipped }, critic) {
    for (const source of sources[critic]) {
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
    const severity = _domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.find((name) => findings.some((finding) => finding.severity === name));
    return findings.find((finding) => finding.severity === severity);
}
function partOf({ modes }, critic) {
    const { reviewer, security, debugger: debug } = modes;
    if (critic === 'reviewer')
        return reviewer ? { ...reviewer, found: reviewer.issues } : null;
    if (critic === 'security')
        return security ? { ...security, found: security.vulnerabilities } : null;
    return debug ? { ...debug, found: debug.errors } : null;
}


/***/ }),

/***/ 1540:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   RN: () => (/* binding */ planPhrase),
/* harmony export */   Rm: () => (/* binding */ engineLine),
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   bv: () => (/* binding */ suppressedBecause),
/* harmony export */   gY: () => (/* binding */ coveragePhrase),
/* harmony export */   ji: () => (/* binding */ nextActions),
/* harmony export */   lV: () => (/* binding */ statusTitle),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _core_count__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3152);
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
        return count === 0 ? [] : [{ severity, words: `${thousands(count)} ${severity}` }];
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
        const what = (0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(name);
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
    const file = (0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(finding.file);
    if (finding.startLine === null)
        return file;
    const range = finding.endLine !== null && finding.endLine > finding.startLine ? `-${finding.endLine}` : '';
    return `${file}:${finding.startLine}${range}`;
}
const suppressedBecause = {
    'quote-not-found': 'the code it quotes was not found, so it could not be verified',
    'outside-diff': 'it is older than the change under examination',
    duplicate: 'another finding says it already',
};
function engineLine(report) {
    const { kind, model } = report.engine;
    return [model === null ? `${kind} engine` : `${kind} engine, ${model}`, seconds(report.executionTime)].join(' · ');
}
function nextActions(report) {
    return [...new Set([...(report.plan?.nextActions ?? []), ...report.suggestions])];
}
function planPhrase({ steps, affectedFiles, progress }) {
    const parts = [(0,_core_count__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(steps.length, 'step'), (0,_core_count__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(affectedFiles.length, 'file')];
    return `${parts.join(', ')}, ${progress.done} of ${progress.total} done`;
}
function thousands(count) {
    const digits = String(Math.round(count));
    const groups = [];
    for (let end = digits.length; end > 0; end -= 3)
        groups.unshift(digits.slice(Math.max(0, end - 3), end));
    return groups.join(',');
}
function seconds(time) {
    if (time < 60)
        return `${time.toFixed(time < 10 ? 2 : 1)} s`;
    return `${Math.floor(time / 60)} min ${Math.floor(time % 60)} s`;
}


/***/ })

};
;