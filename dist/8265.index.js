"use strict";
exports.id = 8265;
exports.ids = [8265];
exports.modules = {

/***/ 646:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  text: () => (/* binding */ text_text)
});

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/plan-mode-words.js
var plan_mode_words = __webpack_require__(1570);
// EXTERNAL MODULE: ./build/sinks/course.js
var sinks_course = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sinks/excerpt.js
var excerpt = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/sinks/layout.js
var layout = __webpack_require__(1128);
;// CONCATENATED MODULE: ./build/sinks/paint.js
const codes = {
    plain: '',
    strong: '1',
    faint: '2',
    title: '1',
    code: '36',
    label: '2',
    good: '32',
    warn: '33',
    bad: '31',
    critical: '1;97;41',
    high: '1;31',
    medium: '1;33',
    low: '1;34',
    info: '1;36',
    added: '32',
    succeeded: '1;32',
    waiting: '1;33',
    stopped: '1;31',
};
function paint(lines, screen) {
    return `${lines.map((line) => paintLine(trimmed(noCommand(line)), screen)).join('\n')}\n`;
}
function paintLine(line, screen) {
    if (!screen.colour)
        return line.map((span) => span.text).join('');
    return joined(line)
        .map((span) => {
        const code = codes[span.style];
        const text = code === '' ? span.text : `\x1b[${code}m${span.text}\x1b[0m`;
        const url = span.place === undefined || !screen.links ? null : address(span.place, screen.workspace);
        return url === null ? text : `\x1b]8;;${url}\x1b\\${text}\x1b]8;;\x1b\\`;
    })
        .join('');
}
function joined(line) {
    const pieces = [];
    for (const [at, span] of line.entries()) {
        const last = pieces.at(-1);
        const following = line[at + 1];
        const isGap = span.style === 'plain' && span.text === ' ' && last?.style !== 'critical';
        if (last !== undefined && (isAlike(last, span) || (isGap && following && isAlike(last, following))))
            pieces[pieces.length - 1] = { ...last, text: last.text + span.text };
        else
            pieces.push(span);
    }
    return pieces;
}
function isAlike(one, other) {
    return one.style === other.style && one.place === other.place;
}
function trimmed(line) {
    const last = line.findLastIndex((span) => span.text.trim() !== '');
    return line
        .slice(0, last + 1)
        .map((span, at) => (at === last ? { ...span, text: span.text.trimEnd() } : span));
}
function noCommand(line) {
    const first = line.findIndex((span) => span.text.trim() !== '');
    if (!line[first]?.text.trimStart().startsWith('::'))
        return line;
    return line.map((span, at) => (at === first ? { ...span, text: span.text.replace('::', '∷') } : span));
}
function address(place, workspace) {
    const parts = place.file.split('/');
    if (parts.includes('..') || place.file.startsWith('/') || /\p{Cs}/u.test(place.file))
        return null;
    const folder = workspace.replaceAll('\\', '/').replace(/\/+$/, '');
    const path = [...folder.split('/'), ...parts].map(encodeURIComponent).join('/');
    return `file://${path.startsWith('/') ? '' : '/'}${path}${place.line === null ? '' : `#L${place.line}`}`;
}

// EXTERNAL MODULE: ./build/sinks/standing.js + 1 modules
var sinks_standing = __webpack_require__(2069);
// EXTERNAL MODULE: ./build/sinks/wording.js
var wording = __webpack_require__(1540);
;// CONCATENATED MODULE: ./build/sinks/text-diff.js



const most = 80;
function diffLines(diff, room) {
    const all = diff.replace(/\n$/, '').split('\n');
    const shown = all
        .slice(0, most)
        .flatMap((line) => (0,layout/* chop */.VA)([(0,layout/* span */.Ln)((0,excerpt/* excerpt */.K)(line.replaceAll('\t', '  ').replace(/\r$/, ''), 400), styleOf(line))], room));
    const left = all.length - most;
    return left <= 0
        ? shown
        : [...shown, [(0,layout/* span */.Ln)(`┊ ${(0,wording/* thousands */.oh)(left)} more lines; the JSON report has all of them`, 'faint')]];
}
function styleOf(line) {
    if (line.startsWith('+'))
        return 'good';
    return line.startsWith('-') ? 'bad' : 'faint';
}

// EXTERNAL MODULE: ./build/sinks/text-heading.js
var text_heading = __webpack_require__(9510);
;// CONCATENATED MODULE: ./build/sinks/text-act.js






const marks = {
    open: ['–', 'faint'],
    proposed: ['◇', 'info'],
    done: ['✓', 'good'],
    failed: ['✗', 'bad'],
};
const outcome = {
    proposed: ['proposed', 'info'],
    applied: ['written', 'good'],
    failed: ['NOT WRITTEN', 'bad'],
};
function actSection(report, page) {
    const { act } = report;
    const plan = (0,wording/* isCarriedOut */.h3)(report) ? report.plan : null;
    if (act === null)
        return [];
    const room = page.width - page.margin;
    const outside = act.outside.flatMap((words) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)('✗', 'bad'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(words, 1000), room - 2)));
    const parts = [
        ...act.steps.map((step) => stepPart(step, act, plan, page)),
        outside.length === 0 ? [] : (0,layout/* beside */.vY)((0,layout/* span */.Ln)('beyond it', 'bad'), outside, page),
    ];
    const words = act.decision === 'default' ? 'proposed; nothing was written' : 'with its edits';
    const note = `${act.plan.id.slice(0, 12)} · version ${act.plan.version} · ${words}`;
    return [...(0,text_heading/* heading */.R)('CARRIED OUT', note, page), ...(0,layout/* spread */.il)(parts)];
}
function stepPart({ number, status, note }, act, plan, page) {
    const description = plan?.steps.find((step) => step.number === number)?.description ?? '';
    const room = page.width - page.margin;
    const [mark, style] = marks[status];
    const changes = act.changes.filter(({ step }) => step === number);
    const commands = act.commands.filter(({ step }) => step === number);
    const body = [
        ...(description === '' ? [] : (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(description, 1000), room, 'strong')),
        ...(0,layout/* marked */.xI)((0,layout/* span */.Ln)(mark, style), (0,layout/* prose */.CS)(sinks_standing/* stepWords */.c9[status], room - 2, style)),
        ...(note === '' ? [] : (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(note, 1000), room)),
        ...changes.flatMap((change) => changeLines(change, room)),
        ...commands.flatMap(({ command, exitCode, note: said }) => [
            ...(0,layout/* wrap */.LV)([(0,layout/* span */.Ln)('run ', 'faint'), (0,layout/* span */.Ln)((0,excerpt/* excerpt */.K)(command, 500), 'code')], room),
            ...(0,layout/* prose */.CS)((0,sinks_standing/* exitPhrase */.QD)(exitCode), room, exitCode === 0 ? 'good' : 'bad'),
            ...(said === '' ? [] : (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(said, 2000), room, 'faint')),
        ]),
    ];
    return (0,layout/* beside */.vY)((0,layout/* span */.Ln)(`step ${number}`, style), body, page);
}
function changeLines({ path, description, diff, status, note }, room) {
    const [word, style] = outcome[status];
    return [
        ...(0,layout/* wrap */.LV)([(0,layout/* span */.Ln)(word, style), (0,layout/* span */.Ln)(' '), (0,layout/* span */.Ln)(path, 'code', { file: path, line: null })], room),
        ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(description, 1000), room),
        ...(note === '' ? [] : (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(note, 1000), room, 'bad')),
        ...diffLines(diff, room),
    ];
}

// EXTERNAL MODULE: ./build/core/width.js
var core_width = __webpack_require__(823);
;// CONCATENATED MODULE: ./build/sinks/text-approval.js





function approvalSection(report, page) {
    const standing = (0,sinks_standing/* standingOf */.YP)(report);
    if (standing === null)
        return [];
    const room = page.width - page.margin;
    const row = (label, words) => (0,layout/* beside */.vY)((0,layout/* span */.Ln)(label, 'label'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(words, 300), room, 'code'), page);
    const { tone } = standing;
    const facts = [
        ...(0,layout/* beside */.vY)((0,layout/* span */.Ln)('state', 'label'), (0,layout/* prose */.CS)(standing.title, room, tone === 'plain' ? 'strong' : tone), page),
        ...standing.said.flatMap((words) => (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(words, 1000), room).map((line) => [(0,layout/* blank */.hQ)(page.margin), ...line])),
        ...row('plan id', standing.planId),
        ...row('version', String(standing.version)),
        ...(report.session === null ? [] : row('session', report.session.id)),
    ];
    const commands = standing.next.map(({ what, words }) => [
        ...(0,layout/* prose */.CS)(what, page.width),
        ...commandLines(words, page.width - 2).map((line) => [(0,layout/* blank */.hQ)(2), ...line]),
    ]);
    return [...(0,text_heading/* heading */.R)('APPROVAL', '', page), ...(0,layout/* spread */.il)([facts, ...commands])];
}
function changedLines(report, page) {
    const room = page.width - page.margin - 2;
    const body = report.planChanges.flatMap((phrase) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)('•', 'faint'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(phrase, 500), room)));
    return body.length === 0 ? [] : (0,layout/* beside */.vY)((0,layout/* span */.Ln)('changed', 'label'), body, page);
}
function commandLines(words, width) {
    const lines = [];
    let line = '';
    for (const word of words) {
        if (line !== '' && (0,core_width/* columns */.YB)(line) + (0,core_width/* columns */.YB)(word) + 3 > width) {
            lines.push(`${line} \\`);
            line = `  ${word}`;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((text) => [(0,layout/* span */.Ln)(text, 'code')]);
}

;// CONCATENATED MODULE: ./build/sinks/text-coverage.js




function coverageSection(report, page) {
    const { failed, skipped, truncated, examined } = report.coverage;
    const cut = truncated.map(({ what, kept, of }) => `${(0,clean.oneLine)(what)}: ${(0,wording/* thousands */.oh)(kept)} of ${(0,wording/* thousands */.oh)(of)}`);
    const parts = [
        entries('failed', '✗', 'bad', grouped(failed), page),
        entries('skipped', '–', 'warn', grouped(skipped), page),
        entries('cut short', '–', 'warn', cut, page),
        examined.length === 0
            ? (0,layout/* beside */.vY)((0,layout/* span */.Ln)('examined', 'label'), (0,layout/* marked */.xI)((0,layout/* span */.Ln)('✗', 'bad'), [[(0,layout/* span */.Ln)('nothing was examined', 'bad')]]), page)
            : entries('examined', '✓', 'good', examined.map(clean.oneLine), page),
    ];
    return [...(0,text_heading/* heading */.R)('COVERAGE', (0,wording/* coveragePhrase */.gY)(report.coverage), page), ...(0,layout/* spread */.il)(parts)];
}
function grouped(list) {
    return (0,wording/* byReason */.UN)(list).map(({ reason, what }) => `${what.join(', ')}: ${reason}`);
}
function entries(label, mark, style, items, page) {
    const room = page.width - page.margin - 2;
    const body = items.flatMap((item) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)(mark, style), (0,layout/* prose */.CS)(item, room)));
    return body.length === 0 ? [] : (0,layout/* beside */.vY)((0,layout/* span */.Ln)(label, 'label'), body, page);
}

// EXTERNAL MODULE: ./build/sinks/held-back.js
var held_back = __webpack_require__(9245);
// EXTERNAL MODULE: ./build/sinks/verdicts.js
var verdicts = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/sinks/text-findings.js






const inFull = 30;
const quoteLines = 8;
function findingsSection(report, page) {
    const { findings } = report;
    if ((0,verdicts/* isAside */.Zl)(report))
        return [];
    const counts = (0,wording/* countBySeverity */.Ot)(findings).map((count) => count.words);
    const parts = [
        ...(findings.length === 0 ? [none(report, page)] : []),
        ...findings.slice(0, inFull).map((finding) => full(finding, page)),
        brief(findings.slice(inFull), page),
        suppressed(report, page),
    ];
    return [...(0,text_heading/* heading */.R)('FINDINGS', counts.join(', '), page), ...(0,layout/* spread */.il)(parts)];
}
function none(report, page) {
    const { words, whole } = (0,verdicts/* noFindings */._I)(report);
    return (0,layout/* prose */.CS)(words, page.width, whole ? 'plain' : 'warn');
}
function full(finding, page) {
    const room = page.width - page.margin;
    const facts = [
        finding.cwe,
        finding.category,
        finding.ruleId === null ? null : `rule ${finding.ruleId}`,
        `${Math.round(finding.confidence * 100)} % sure`,
        finding.id,
    ].filter((fact) => fact !== null);
    const body = (0,layout/* spread */.il)([
        [
            ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(finding.title, 300), room, 'strong'),
            ...(0,layout/* wrap */.LV)(place(finding), room),
            ...(0,layout/* prose */.CS)(facts.join(' · '), room, 'faint'),
        ],
        code(finding, room),
        (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(finding.detail, 3000), room),
        remedy(finding, room),
    ]);
    return (0,layout/* beside */.vY)((0,layout/* span */.Ln)(badge(finding), finding.severity), body, page);
}
function badge(finding) {
    return finding.severity === 'critical' ? ' CRITICAL ' : finding.severity.toUpperCase();
}
function place(finding) {
    const where = (0,wording/* placeOf */.$t)(finding);
    if (where === null)
        return [(0,layout/* span */.Ln)('no place in the code', 'faint')];
    return [(0,layout/* span */.Ln)(where, 'code', { file: finding.file ?? '', line: finding.startLine })];
}
function code(finding, room) {
    if (finding.quote.trim() === '')
        return [];
    const quote = (0,excerpt/* quoted */.T)(finding.quote, finding.startLine, quoteLines, 300);
    const digits = Math.max(1, ...quote.lines.map((line) => String(line.number ?? '').length));
    const rows = quote.lines.flatMap(({ number, text }) => gutter(String(number ?? '').padStart(digits), text, 'plain', room));
    const left = quote.left === 0 ? [] : [[(0,layout/* blank */.hQ)(digits + 1), (0,layout/* span */.Ln)(`┊ ${(0,wording/* thousands */.oh)(quote.left)} more lines`, 'faint')]];
    return [...rows, ...left];
}
function gutter(number, text, style, room) {
    const width = number.length;
    const lines = (0,layout/* chop */.VA)([(0,layout/* span */.Ln)(text, style)], room - width - 3);
    return lines.map((line, at) => [
        (0,layout/* span */.Ln)(at === 0 ? number : ' '.repeat(width), 'faint'),
        (0,layout/* span */.Ln)(' │ ', 'faint'),
        ...line,
    ]);
}
function remedy(finding, room) {
    const { suggestion } = finding;
    if (suggestion === null)
        return [];
    const words = (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(suggestion.description, 2000), room - 5);
    const said = (0,layout/* beside */.vY)((0,layout/* span */.Ln)('fix', 'good'), words, { width: room, margin: 5 });
    if (suggestion.replacement === null)
        return said;
    const replacement = (0,excerpt/* quoted */.T)(suggestion.replacement, null, 12, 300);
    const rows = replacement.lines.flatMap(({ text }) => gutter('+', text, 'added', room - 5));
    return [...said, ...rows.map((line) => [(0,layout/* blank */.hQ)(5), ...line])];
}
function brief(findings, page) {
    if (findings.length === 0)
        return [];
    const room = page.width - page.margin;
    const words = `${(0,wording/* thousands */.oh)(findings.length)} more, none worse, one line each. The JSON report has all of every finding.`;
    return [
        ...(0,layout/* prose */.CS)(words, page.width, 'faint'),
        ...findings.flatMap((finding) => {
            const line = [...place(finding), (0,layout/* span */.Ln)(' '), (0,layout/* span */.Ln)((0,excerpt/* excerpt */.K)(finding.title, 160))];
            return (0,layout/* beside */.vY)((0,layout/* span */.Ln)(badge(finding).trim(), finding.severity), (0,layout/* wrap */.LV)(line, room), page);
        }),
    ];
}
function adviceSection(report, page) {
    const { reviewer, debugger: debug, performance } = report.modes;
    const room = page.width - page.margin;
    const say = (label, mark, items) => items.length === 0
        ? []
        : (0,layout/* beside */.vY)((0,layout/* span */.Ln)(label, 'label'), items.flatMap((item) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)(mark, 'faint'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(item, 2000), room - 2))), page);
    const parts = [
        debug === undefined || debug.rootCause === '' || debug.examined.length === 0
            ? []
            : (0,layout/* beside */.vY)((0,layout/* span */.Ln)('root cause', 'label'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(debug.rootCause, 3000), room), page),
        say('debugger', '•', debug?.fixes ?? []),
        say('security', '•', (0,verdicts/* freshAdvice */.H)(report, report.findings.slice(0, inFull))),
        say('reviewer', '•', reviewer?.suggestions ?? []),
        say('performance', '•', performance?.optimizations ?? []),
        say('improvement', '•', [performance?.estimatedImprovement ?? ''].filter(Boolean)),
        say('good', '✓', reviewer?.positives ?? []),
    ].flat();
    return parts.length === 0 ? [] : [...(0,text_heading/* heading */.R)('ADVICE', '', page), ...parts];
}
function suppressed(report, page) {
    if (report.suppressed.length === 0)
        return [];
    const { unwanted, told, more } = (0,held_back/* heldBack */.Z)(report);
    const room = page.width - page.margin - 2;
    const lines = [
        ...unwanted.map((words) => [(0,layout/* span */.Ln)(words)]),
        ...told.map(({ finding, reason }) => [
            ...place(finding),
            (0,layout/* span */.Ln)(' '),
            (0,layout/* span */.Ln)((0,excerpt/* excerpt */.K)(finding.title, 160)),
            (0,layout/* span */.Ln)(`: ${wording/* suppressedBecause */.bv[reason]}`, 'faint'),
        ]),
        ...more.map((words) => [(0,layout/* span */.Ln)(words)]),
    ];
    const body = lines.flatMap((line) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)('•', 'faint'), (0,layout/* wrap */.LV)(line, room)));
    return (0,layout/* beside */.vY)((0,layout/* span */.Ln)('held back', 'label'), body, page);
}

;// CONCATENATED MODULE: ./build/sinks/text-plan.js








const longest = 4000;
function planSection(report, page) {
    const { plan } = report;
    if (plan === null && !(0,sinks_course/* wantsPlan */.$W)(report))
        return [];
    if (plan === null)
        return [
            ...(0,text_heading/* heading */.R)('PLAN', '', page),
            ...(0,layout/* prose */.CS)('There is no plan: none was made in this run.', page.width),
        ];
    const room = page.width - page.margin;
    const about = [
        (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(plan.title, 300), page.width, 'strong'),
        (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(plan.summary, longest), page.width),
    ];
    const parts = [
        ...about,
        bullets('objectives', plan.objectives, page),
        (0,layout/* beside */.vY)((0,layout/* span */.Ln)('approach', 'label'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(plan.approach, longest), room), page),
        bullets('assumptions', plan.assumptions, page),
        changedLines(report, page),
        ...plan.steps.map((step) => stepLines(step, report, page)),
        files(plan, page),
        [
            ...bullets('test plan', plan.testPlan, page),
            ...bullets('done when', plan.successCriteria, page),
            ...bullets('risks', plan.risks, page),
            ...bullets('rollback', plan.rollback, page),
            ...bullets('constraints', plan.constraints, page),
            ...bullets('alternatives', plan.alternatives, page),
            ...bullets('commands', plan.suggestedCommands, page, 'code'),
        ],
        changes(plan, page),
    ];
    const note = `${plan.id.slice(0, 12)} · version ${plan.version} · ${plan.progress.done} of ${plan.progress.total} done`;
    return [...(0,text_heading/* heading */.R)('PLAN', note, page), ...(0,layout/* spread */.il)((0,wording/* isCarriedOut */.h3)(report) ? about : parts)];
}
function stepLines(step, report, page) {
    const room = page.width - page.margin;
    const detail = (label, body) => (0,layout/* beside */.vY)((0,layout/* span */.Ln)(label, 'faint'), body, { width: room, margin: 8 });
    const body = [
        ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(step.description, longest), room, 'strong'),
        ...(step.files.length === 0 ? [] : detail('in', (0,layout/* wrap */.LV)(paths(step.files), room - 8))),
        ...step.commands.flatMap((command) => detail('run', (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(command, 500), room - 8, 'code'))),
        ...detail('check', (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(step.verification, longest), room - 8)),
        ...(step.dependencies.length === 0 ? [] : detail('after', [[(0,layout/* span */.Ln)(stepsNamed(step.dependencies))]])),
        ...foundLines(report, step.number, room - 8).flatMap((body) => detail('found', body)),
    ];
    const label = step.completed ? (0,layout/* span */.Ln)(`step ${step.number} ✓`, 'good') : (0,layout/* span */.Ln)(`step ${step.number}`, 'info');
    return (0,layout/* beside */.vY)(label, body, page);
}
function foundLines(report, step, room) {
    const { found, more } = (0,sinks_standing/* foundAt */.yb)(report, step);
    const lines = found.map((finding) => {
        const where = (0,wording/* placeOf */.$t)(finding);
        return (0,layout/* wrap */.LV)([
            (0,layout/* span */.Ln)(finding.severity.toUpperCase(), finding.severity === 'critical' ? 'stopped' : finding.severity),
            (0,layout/* span */.Ln)(` ${finding.id}: ${(0,excerpt/* excerpt */.K)(finding.title, 200)}`),
            ...(where === null
                ? []
                : [(0,layout/* span */.Ln)(` ${where}`, 'code', { file: finding.file ?? '', line: finding.startLine })]),
        ], room);
    });
    return more === 0 ? lines : [...lines, (0,layout/* prose */.CS)(`and ${more} more; they stand below`, room, 'faint')];
}
function stepsNamed(numbers) {
    return `step${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}`;
}
function paths(files) {
    return files.flatMap((file, at) => [
        (0,layout/* span */.Ln)(file, 'code', { file, line: null }),
        ...(at < files.length - 1 ? [(0,layout/* span */.Ln)(', ')] : []),
    ]);
}
function bullets(label, items, page, style = 'plain') {
    const room = page.width - page.margin - 2;
    const body = items.flatMap((item) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)('•', 'faint'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(item, longest), room, style)));
    return body.length === 0 ? [] : (0,layout/* beside */.vY)((0,layout/* span */.Ln)(label, 'label'), body, page);
}
function files(plan, page) {
    const room = page.width - page.margin - 2;
    const body = plan.affectedFiles.flatMap(({ path, reason }) => [
        ...(0,layout/* marked */.xI)((0,layout/* span */.Ln)('•', 'faint'), (0,layout/* wrap */.LV)([(0,layout/* span */.Ln)(path, 'code', { file: path, line: null })], room)),
        ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(reason, longest), room, 'faint').map((line) => [(0,layout/* blank */.hQ)(2), ...line]),
    ]);
    return body.length === 0 ? [] : (0,layout/* beside */.vY)((0,layout/* span */.Ln)('files', 'label'), body, page);
}
function changes(plan, page) {
    const room = page.width - page.margin;
    const body = plan.proposedChanges.flatMap((change, at) => [
        ...(at === 0 ? [] : [[]]),
        ...(0,layout/* wrap */.LV)([(0,layout/* span */.Ln)(change.path, 'code', { file: change.path, line: null })], room),
        ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(change.description, longest), room),
        ...diffLines(change.diff, room),
    ]);
    return body.length === 0 ? [] : (0,layout/* beside */.vY)((0,layout/* span */.Ln)('changes', 'label'), body, page);
}

// EXTERNAL MODULE: ./build/core/rich-blocks.js
var rich_blocks = __webpack_require__(6608);
;// CONCATENATED MODULE: ./build/sinks/text-rich.js




function richLines(text, width) {
    const lines = [];
    let before = 'gap';
    for (const block of (0,rich_blocks/* richBlocks */.$)((0,clean.visible)(text))) {
        if (block.kind !== 'gap' && before !== 'gap' && isApart(before, block.kind))
            lines.push([]);
        if (block.kind === 'gap') {
            if (before !== 'gap' && lines.length > 0)
                lines.push([]);
        }
        else
            lines.push(...laid(block, width));
        before = block.kind;
    }
    while (lines.length > 0 && lines.at(-1)?.length === 0)
        lines.pop();
    return lines;
}
function isApart(before, now) {
    return [before, now].some((kind) => kind === 'code' || kind === 'table') || now === 'heading';
}
function laid(block, width) {
    switch (block.kind) {
        case 'code':
            return block.code
                .split('\n')
                .flatMap((line) => line.trim() === ''
                ? [[]]
                : (0,layout/* chop */.VA)([(0,layout/* span */.Ln)(line.replaceAll('\t', '  '), 'code')], width - 2).map((part) => [(0,layout/* blank */.hQ)(2), ...part]));
        case 'heading':
            return (0,layout/* prose */.CS)(wordsOf(block.text), width, 'strong');
        case 'item': {
            const mark = block.number === null ? '•' : `${block.number}.`;
            const indent = Math.min(block.indent, Math.floor(width / 4));
            const body = (0,layout/* prose */.CS)(wordsOf(block.text), width - indent - (0,core_width/* columns */.YB)(mark) - 1);
            return (0,layout/* marked */.xI)((0,layout/* span */.Ln)(mark), body).map((line) => (indent === 0 ? line : [(0,layout/* blank */.hQ)(indent), ...line]));
        }
        case 'quote':
            return (0,layout/* prose */.CS)(wordsOf(block.text), width - 2).map((line) => [(0,layout/* span */.Ln)('│', 'faint'), (0,layout/* blank */.hQ)(1), ...line]);
        case 'table':
            return tableLines(block.rows, width);
        case 'line':
            return (0,layout/* prose */.CS)(wordsOf(block.text), width);
    }
}
function tableLines(rows, width) {
    const [, ...body] = rows.map((row) => row.map(wordsOf));
    const widest = Math.max(0, ...body.map(([first = '']) => (0,core_width/* columns */.YB)(first)));
    const margin = Math.min(widest, Math.floor((width * 2) / 5)) + 2;
    return body.flatMap(([first = '', ...others]) => {
        const left = (0,layout/* prose */.CS)(first, margin - 2);
        const right = (0,layout/* prose */.CS)(others.filter((cell) => cell !== '').join(' · '), width - margin);
        const most = Math.max(left.length, right.length);
        return Array.from({ length: most }, (_, at) => {
            const label = left[at] ?? [];
            const used = label.reduce((sum, piece) => sum + (0,core_width/* columns */.YB)(piece.text), 0);
            return [...label, (0,layout/* blank */.hQ)(margin - used), ...(right[at] ?? [])];
        });
    });
}
function wordsOf(text) {
    return (0,rich_blocks/* richWords */.Q)(text)
        .map((part) => part.text)
        .join('');
}

;// CONCATENATED MODULE: ./build/sinks/text-turns.js





const text_turns_longest = 12_000;
function said(words, page) {
    return words === '' ? [] : richLines((0,excerpt/* excerpt */.K)(words, text_turns_longest), page.width);
}
function turnsSection(report, page) {
    const turns = (0,sinks_course/* tellingTurns */.kk)(report);
    if (turns.length === 0)
        return [];
    const several = report.turns.length > 1;
    const blocks = turns.map((turn) => [
        ...(several
            ? (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(`Turn ${turn.number}, ${turn.mode}: ${turn.title}`, 300), page.width, 'strong')
            : []),
        ...turn.commands.flatMap(({ text, ok, reply }) => reply === ''
            ? []
            : [
                ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(text, 200), page.width, ok ? 'code' : 'warn'),
                ...(ok
                    ? richLines((0,excerpt/* excerpt */.K)(reply, text_turns_longest), page.width)
                    : (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(reply, text_turns_longest), page.width, 'warn')),
            ]),
        ...note((0,sinks_course/* planNote */._H)(report, turn), page),
        ...said((0,sinks_course/* wordsOf */.Z9)(report, turn), page),
    ]);
    const changes = several
        ? (0,sinks_course/* transitionLines */.rx)(report).map((line) => (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(line, 300), page.width, 'faint'))
        : [];
    const doubts = (report.answer?.doubts ?? []).flatMap((doubt) => (0,layout/* beside */.vY)((0,layout/* span */.Ln)('doubt', 'warn'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(doubt, 500), page.width - page.margin), page));
    return [
        ...(0,text_heading/* heading */.R)((0,sinks_course/* turnTitle */.QV)(report).toUpperCase(), '', page),
        ...(0,layout/* spread */.il)([...blocks, doubts, changes.flat()]),
    ];
}
function note(words, page) {
    return words === null ? [] : (0,layout/* prose */.CS)(words, page.width, 'faint');
}

// EXTERNAL MODULE: ./build/sinks/tools-said.js
var tools_said = __webpack_require__(6677);
;// CONCATENATED MODULE: ./build/sinks/text.js
















const tone = {
    failure: 'stopped',
    timeout: 'stopped',
    rejected: 'stopped',
    findings: 'stopped',
    needs_clarification: 'waiting',
    awaiting_approval: 'succeeded',
    success: 'succeeded',
};
const text_text = {
    name: 'text',
    render(report, screen) {
        const page = (0,layout/* pageFor */.l6)(screen.width);
        const sections = [
            header(report, page),
            glance(report, page),
            trouble(report, page),
            turnsSection(report, page),
            planSection(report, page),
            actSection(report, page),
            (0,sinks_course/* hasFindings */.V_)(report) ? findingsSection(report, page) : [],
            adviceSection(report, page),
            (0,sinks_course/* isTalkOnly */.lK)(report) ? [] : coverageSection(report, page),
            (0,tools_said/* toolsSection */.DE)(report, page),
            approvalSection(report, page),
            next(report, page),
            footer(report, page),
        ];
        const filled = sections.filter((section) => section.length > 0);
        const lines = filled.flatMap((section) => [[], ...section]);
        return paint(screen.colour ? lines : lines.slice(1), screen);
    },
};
function header(report, page) {
    const bar = (0,layout/* span */.Ln)('┃', tone[report.status]);
    const room = page.width - 2;
    const title = report.task?.title ?? 'No task was read';
    const line = (0,sinks_course/* courseLine */.Ch)(report);
    const course = line === null ? [] : [line];
    const origin = report.task === null ? [] : [originOf(report.task.origin), `task ${report.task.id}`];
    const trust = (0,tools_said/* trustLine */.FP)(report);
    const session = report.session === null ? [] : [(0,excerpt/* excerpt */.K)(`session ${report.session.id}`, 200)];
    const about = [(0,wording/* engineLine */.Rm)(report), ...course, ...origin, ...session, ...(trust === null ? [] : [trust])];
    return [
        [
            (0,layout/* span */.Ln)(wording/* statusTitle */.lV[report.status].toUpperCase(), tone[report.status]),
            (0,layout/* span */.Ln)(` · exit ${report.exitCode}`, 'faint'),
            ...(report.planMode ? [(0,layout/* span */.Ln)(' · ', 'faint'), (0,layout/* span */.Ln)('PLAN', 'strong')] : []),
        ],
        ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(title, 300), room, 'strong'),
        ...(0,layout/* prose */.CS)(about.join(' · '), room, 'faint'),
        ...(0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(report.message, 1000), room),
        ...(report.planMode ? (0,layout/* prose */.CS)(plan_mode_words/* planModeWords */.I, room, 'faint') : []),
    ].map((line) => [bar, (0,layout/* blank */.hQ)(1), ...line]);
}
function originOf(origin) {
    if (origin.kind === 'file')
        return `from ${(0,clean.oneLine)(origin.path ?? 'a file')}`;
    return { text: 'from --task', stdin: 'from standard input', input: 'from an input' }[origin.kind];
}
function glance(report, page) {
    const rows = (0,verdicts/* verdicts */.rY)(report).flatMap((verdict) => (0,layout/* beside */.vY)((0,layout/* span */.Ln)(verdict.critic, 'label'), verdictLines(verdict, page.width - page.margin), page));
    const plan = (0,sinks_course/* wantsPlan */.$W)(report)
        ? (0,layout/* beside */.vY)((0,layout/* span */.Ln)('plan', 'label'), planLines(report.plan, page.width - page.margin - 2), page)
        : [];
    const covered = report.coverage.complete && report.coverage.examined.length > 0;
    const mark = covered ? (0,layout/* span */.Ln)('✓', 'good') : (0,layout/* span */.Ln)('!', 'warn');
    const coverage = (0,layout/* prose */.CS)((0,wording/* coveragePhrase */.gY)(report.coverage), page.width - page.margin - 2, covered ? 'plain' : 'warn');
    if ((0,sinks_course/* isTalkOnly */.lK)(report))
        return [...rows, ...plan];
    return [...rows, ...plan, ...(0,layout/* beside */.vY)((0,layout/* span */.Ln)('coverage', 'label'), (0,layout/* marked */.xI)(mark, coverage), page)];
}
function planLines(plan, width) {
    if (plan === null)
        return [[(0,layout/* span */.Ln)('✗', 'bad'), (0,layout/* span */.Ln)(' NONE WAS MADE', 'bad')]];
    return (0,layout/* marked */.xI)((0,layout/* span */.Ln)('✓', 'good'), (0,layout/* prose */.CS)((0,wording/* planPhrase */.RN)(plan), width));
}
function verdictLines(verdict, width) {
    const held = (0,verdicts/* heldBackPhrase */.A5)(verdict);
    const say = (mark, words, style, tone = style) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)(mark, style), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(words, 600) + held, width - 2, tone));
    switch (verdict.state) {
        case 'findings': {
            const counts = verdict.counts.flatMap((count, at) => [
                ...(at === 0 ? [] : [(0,layout/* span */.Ln)(' · ', 'faint')]),
                (0,layout/* span */.Ln)(count.words, loud(count.severity)),
            ]);
            const title = (0,layout/* span */.Ln)(`: ${(0,excerpt/* excerpt */.K)(verdict.worst.title, 160)}${held}`);
            return (0,layout/* marked */.xI)((0,layout/* span */.Ln)('▲', loud(verdict.worst.severity)), (0,layout/* wrap */.LV)([...counts, title], width - 2));
        }
        case 'hidden': {
            const words = verdict.counts.map((count) => count.words).join(', ');
            return say('▲', `${words}, not shown`, loud(verdict.counts[0]?.severity ?? 'info'));
        }
        case 'clean':
            return say('✓', `no findings in ${verdict.examined}`, 'good', 'plain');
        case 'partial':
            return say('!', `no findings, but NOT ALL WAS EXAMINED: ${verdict.reason}`, 'warn');
        case 'idle':
            return say('–', `nothing to examine: ${verdict.reason}`, 'faint');
        case 'unexamined':
            return verdict.wanted
                ? say('✗', `NOT EXAMINED: ${verdict.reason}`, 'bad')
                : say('–', `not examined: ${verdict.reason}`, 'faint');
    }
}
function trouble(report, page) {
    const room = page.width - page.margin;
    const error = report.error;
    const failed = error === null
        ? []
        : [
            ...(0,layout/* beside */.vY)((0,layout/* span */.Ln)('error', 'bad'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(error.message, 2000), room), page),
            ...(error.hint === null
                ? []
                : (0,layout/* beside */.vY)((0,layout/* span */.Ln)('what to do', 'label'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(error.hint, 1000), room), page)),
        ];
    const warnings = report.warnings.flatMap((warning) => (0,layout/* beside */.vY)((0,layout/* span */.Ln)('note', 'warn'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(warning, 1000), room), page));
    return [...failed, ...warnings];
}
function next(report, page) {
    const items = [...(0,wording/* nextActions */.ji)(report), ...(0,sinks_course/* suggestionLines */.of)(report)].flatMap((action) => (0,layout/* marked */.xI)((0,layout/* span */.Ln)('→', 'good'), (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(action, 1000), page.width - 2)));
    return items.length === 0 ? [] : [...(0,text_heading/* heading */.R)('NEXT', '', page), ...items];
}
function footer(report, page) {
    const said = [report.engine.note, (0,wording/* customLine */.Cq)(report), (0,wording/* usageLine */.U0)(report)].filter((line) => line !== null);
    const note = said.flatMap((line) => (0,layout/* prose */.CS)((0,excerpt/* excerpt */.K)(line, 600), page.width, 'faint'));
    const words = `status ${report.status} · exit ${report.exitCode}`;
    return [...note, [(0,layout/* span */.Ln)(words, tone[report.status])]];
}
function loud(severity) {
    return severity === 'critical' ? 'stopped' : severity;
}


/***/ })

};
;