"use strict";
exports.id = 845;
exports.ids = [845];
exports.modules = {

/***/ 845:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdown: () => (/* binding */ markdown_markdown)
});

// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
// EXTERNAL MODULE: ./build/core/plan-mode-words.js
var plan_mode_words = __webpack_require__(1570);
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

// EXTERNAL MODULE: ./build/sinks/standing.js + 1 modules
var sinks_standing = __webpack_require__(2069);
;// CONCATENATED MODULE: ./build/sinks/markdown-approval.js





const icons = { good: '✅', warn: '⏳', bad: '⛔', plain: '📝' };
function approvalPart(report) {
    const standing = (0,sinks_standing/* standingOf */.YP)(report);
    if (standing === null)
        return fixed('');
    const { title, tone, said, planId, version, next } = standing;
    const session = report.session === null ? [] : [`- session ${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(report.session.id, 200))}`];
    const commands = next.flatMap(({ what, words }) => [`${(0,markdown/* inline */.mG)(what)}:`, (0,markdown/* fenced */.OF)(words.join(' '), 'sh')]);
    return fixed([
        `### Approval: ${icons[tone]} ${(0,markdown/* inline */.mG)(title)}`,
        ...said.map((words) => (0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(words, 1000))),
        [`- plan ${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(planId, 100))}`, `- version ${version}`, ...session].join('\n'),
        ...commands,
    ].join('\n\n'));
}
function changedPart({ planChanges }) {
    const items = planChanges.map((phrase) => `- ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(phrase, 500))}`);
    const before = items.length === 0 ? '' : '**Changed since the version before**\n\n';
    return { before, items, between: '\n', after: '', noun: 'differences', level: 1 };
}
const marks = {
    open: '➖',
    proposed: '📝',
    done: '✅',
    failed: '❌',
};
const outcome = {
    proposed: 'proposed',
    applied: 'written',
    failed: '**not written**',
};
function actParts(report) {
    const { act } = report;
    const plan = (0,wording/* isCarriedOut */.h3)(report) ? report.plan : null;
    if (act === null)
        return [];
    const words = act.decision === 'default'
        ? 'Its changes are proposed; nothing was written.'
        : 'Its edits were accepted beforehand.';
    return [
        fixed(`### Carried out\n\nPlan ${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(act.plan.id, 100))}, version ${act.plan.version}. ${words}`),
        list(act.steps.map((step) => stepItem(step, act, plan)), '', 'steps', '\n'),
        list(act.outside.map((one) => `- ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(one, 1000))}`), '**Asked for beyond the plan, and not done**\n\n', 'things beyond the plan', '\n'),
        list(act.changes.map(changeItem), '**Changes**\n\n', 'changes', '\n\n'),
    ];
}
function stepItem({ number, status, note }, act, plan) {
    const description = plan?.steps.find((step) => step.number === number)?.description ?? '';
    const said = description === '' ? '' : `: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(description, 1000))}`;
    const commands = act.commands.filter(({ step }) => step === number);
    return [
        `- ${marks[status]} **Step ${number}**${said} — ${sinks_standing/* stepWords */.c9[status]}${note === '' ? '' : `. ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(note, 1000))}`}`,
        ...commands.map(({ command, exitCode, note: said }) => `  - ${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(command, 500))}: ${(0,sinks_standing/* exitPhrase */.QD)(exitCode)}${said === '' ? '' : `. ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(said, 1000))}`}`),
    ].join('\n');
}
function changeItem({ step, path, description, diff, status, note }) {
    const why = note === '' ? '' : ` ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(note, 500))}`;
    return `${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(path, 300))} (step ${step}, ${outcome[status]}): ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(description, 500))}${why}\n\n${(0,markdown/* fenced */.OF)((0,excerpt/* excerpt */.K)(diff.replace(/\n$/, ''), 6000), 'diff')}`;
}
function list(items, title, noun, between) {
    return { before: items.length === 0 ? '' : title, items, between, after: '', noun, level: 1 };
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






function planParts(report) {
    const { plan } = report;
    if (plan === null)
        return [fixed('### Plan\n\nThere is no plan: none was made in this run.')];
    const about = fixed(`### Plan: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(plan.title, 200))}\n\n${(0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(plan.summary, 2000))}`);
    if ((0,wording/* isCarriedOut */.h3)(report))
        return [about];
    const folded = foldedLists(plan);
    return [
        about,
        fixed(`**Approach.** ${(0,markdown/* paragraphs */.qN)((0,excerpt/* excerpt */.K)(plan.approach, 2000))}`),
        { ...bulleted('assumptions', plan.assumptions.map(line)), level: 1 },
        changedPart(report),
        steps(plan, report),
        fixed(`<details>\n<summary>The whole plan: objectives, files, test plan, risks, rollback and more</summary>`),
        ...folded,
        ...changes(plan),
        fixed('</details>'),
        fixed(`<sub>Plan ${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(plan.id, 100))}, version ${plan.version}</sub>`),
    ];
}
function steps(plan, report) {
    const { done, total } = plan.progress;
    return {
        before: `**Steps** (${done} of ${total} done)\n\n`,
        items: plan.steps.map((one) => [step(one), ...found(report, one.number)].join('\n')),
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
function found(report, number) {
    const { found, more } = (0,sinks_standing/* foundAt */.yb)(report, number);
    const lines = found.map((finding) => {
        const where = (0,wording/* placeOf */.$t)(finding);
        const place = where === null ? '' : ` in ${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(where, 300))}`;
        return `  - 🔎 **${finding.severity}** ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(finding.title, 200))}${place} (${(0,markdown/* inline */.mG)(finding.id)})`;
    });
    return more === 0 ? lines : [...lines, `  - and ${more} more findings; they stand below`];
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
    const items = plan.proposedChanges.map(({ path, description, diff }) => `${(0,markdown/* codeSpan */.SS)((0,excerpt/* excerpt */.K)(path, 300))}: ${(0,markdown/* inline */.mG)((0,excerpt/* excerpt */.K)(description, 500))}\n\n${(0,markdown/* fenced */.OF)((0,excerpt/* excerpt */.K)(diff.replace(/\n$/, ''), 6000), 'diff')}`);
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
        const output = (0,sinks_course/* wordsOf */.Z9)(report, turn);
        const words = output === '' ? [] : [richText((0,excerpt/* excerpt */.K)(output, longest))];
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

// EXTERNAL MODULE: ./build/sinks/tools-said.js
var tools_said = __webpack_require__(6677);
;// CONCATENATED MODULE: ./build/sinks/markdown.js













const limit = 60_000;
const markdown_markdown = {
    name: 'markdown',
    render(report) {
        const parts = [
            fixed(header(report)),
            fixed(glance(report)),
            fixed(failure(report)),
            approvalPart(report),
            ...turnParts(report),
            ...actParts(report),
            ...((0,sinks_course/* wantsPlan */.$W)(report) ? planParts(report) : []),
            ...((0,sinks_course/* hasFindings */.V_)(report) ? findingParts(report) : []),
            ...adviceParts(report),
            ...((0,sinks_course/* isTalkOnly */.lK)(report) ? [] : coverageParts(report.coverage)),
            (0,tools_said/* toolsPart */.jt)(report),
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
    const trust = (0,tools_said/* trustLine */.FP)(report);
    const about = [
        (0,wording/* engineLine */.Rm)(report),
        ...(course === null ? [] : [course]),
        ...(report.task === null ? [] : [`task ${report.task.id}`]),
        ...(report.session === null ? [] : [(0,excerpt/* excerpt */.K)(`session ${report.session.id}`, 200)]),
        ...(trust === null ? [] : [trust]),
    ].map(markdown/* inline */.mG);
    return [
        `## ${wording/* statusTitle */.lV[report.status]}: ${title}`,
        ...(report.planMode ? [`**📋 PLAN** · ${plan_mode_words/* planModeWords */.I}`] : []),
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


/***/ })

};
;