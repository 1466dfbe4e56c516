"use strict";
exports.id = 3402;
exports.ids = [3402];
exports.modules = {

/***/ 7123:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ wantsPlan),
/* harmony export */   Ch: () => (/* binding */ courseLine),
/* harmony export */   QV: () => (/* binding */ turnTitle),
/* harmony export */   V_: () => (/* binding */ hasFindings),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _H: () => (/* binding */ planNote),
/* harmony export */   g: () => (/* binding */ wantsVerdicts),
/* harmony export */   kQ: () => (/* binding */ toolLines),
/* harmony export */   kk: () => (/* binding */ tellingTurns),
/* harmony export */   lK: () => (/* binding */ isTalkOnly),
/* harmony export */   of: () => (/* binding */ suggestionLines),
/* harmony export */   rx: () => (/* binding */ transitionLines)
/* harmony export */ });
/* harmony import */ var _core_act_told__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5109);
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _core_count__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3152);
/* harmony import */ var _core_plan_markdown__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7696);




const wordy = [
    'nothing',
    'answer',
    'clarify',
    'continue',
    'inspect',
    'action',
    'workflow',
    'decide',
];
function wantsPlan({ turns, plan }) {
    return (plan !== null || turns.length === 0 || turns.some(({ work }) => work === 'plan' || work === 'propose'));
}
function wantsVerdicts({ turns }) {
    return turns.length === 0 || turns.some(({ work }) => work === 'plan');
}
function tellingTurns(report) {
    const { turns } = report;
    if (turns.length > 1)
        return [...turns];
    return turns.filter((turn) => turn.commands.some(({ reply }) => reply !== '') || wordsOf(report, turn) !== '');
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
    const talking = ['nothing', 'clarify', 'continue', 'decide'];
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
    return modeSuggestions.map(({ suggestedMode, confidence, reason }) => `The ${suggestedMode} mode might fit (confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(reason)} Enter it with \`/mode ${suggestedMode}\`.`);
}
function wordsOf({ plan, act }, turn) {
    if (!isWordy(turn))
        return '';
    if (plan === null)
        return turn.output;
    const printed = [(0,_core_plan_markdown__WEBPACK_IMPORTED_MODULE_2__/* .planMarkdown */ .X)(plan), ...(act === null ? [] : [(0,_core_act_told__WEBPACK_IMPORTED_MODULE_0__/* .actMarkdown */ .Ew)(act, plan)])];
    return printed.reduce((words, part) => words.replace(part.trimEnd(), () => ''), turn.output).trim();
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
    return transitions
        .filter(({ trigger }) => trigger !== 'tool')
        .map(({ from, to, trigger, confidence, reason }) => `${from} → ${to} (${trigger}, confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(reason)}`);
}
const mostToolLines = 20;
function toolLines({ toolCalls: all }) {
    const toolCalls = all.filter(({ id }) => !id.startsWith('plan-exit-'));
    if (toolCalls.length === 0)
        return [];
    const done = toolCalls.filter(({ outcome }) => outcome === 'done');
    const others = toolCalls.filter(({ outcome }) => outcome !== 'done');
    const names = [...new Set(done.map(({ tool }) => tool))].sort();
    const used = names.map((name) => `${name} ${done.filter(({ tool }) => tool === name).length}`);
    const lines = others
        .slice(0, mostToolLines)
        .map(({ stage, tool, outcome, note }) => `${stage}: ${tool} ${outcome}: ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(note)}`);
    const more = others.length - lines.length;
    return [
        `${(0,_core_count__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(toolCalls.length, 'call')} of tools, ${done.length} done${used.length === 0 ? '' : ` (${used.join(', ')})`}, ${others.length} not.`,
        ...lines,
        ...(more > 0 ? [`and ${more} more that were not done; the JSON report has them.`] : []),
    ];
}


/***/ }),

/***/ 1021:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sarif: () => (/* binding */ sarif)
});

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(1143);
// EXTERNAL MODULE: ./build/sinks/json.js
var json = __webpack_require__(4260);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(6629);
;// CONCATENATED MODULE: ./build/sinks/sarif-rules.js


const score = {
    critical: '9.5',
    high: '8.0',
    medium: '5.5',
    low: '3.0',
    info: '0.1',
};
function ruleIdOf(finding) {
    return (0,clean.visible)(finding.ruleId ?? `countersign/${finding.category}`);
}
function rulesOf(findings) {
    const worst = new Map();
    for (const finding of findings) {
        const known = worst.get(ruleIdOf(finding));
        const isWorse = known === undefined || rank(finding) < rank(known);
        if (isWorse)
            worst.set(ruleIdOf(finding), finding);
    }
    return [...worst].map(([id, finding]) => ruleOf(id, finding));
}
function rank(finding) {
    return severity/* severities */.g.indexOf(finding.severity);
}
function ruleOf(id, finding) {
    const isSecurity = finding.mode === 'security' || finding.cwe !== null;
    const cwe = finding.cwe === null ? [] : [`external/cwe/${finding.cwe.toLowerCase()}`];
    const named = finding.ruleId !== null;
    return {
        id,
        shortDescription: { text: named ? (0,clean.visible)(finding.title) : `Findings about ${finding.category}` },
        fullDescription: {
            text: named ? (0,clean.visible)(finding.detail || finding.title) : `Findings about ${finding.category}`,
        },
        help: { text: helpOf(finding) },
        properties: {
            tags: [finding.category, ...(isSecurity ? ['security'] : []), ...cwe],
            precision: precisionOf(finding.confidence),
            ...(isSecurity ? { 'security-severity': score[finding.severity] } : {}),
        },
    };
}
function helpOf(finding) {
    const fix = finding.suggestion?.description ?? 'There is no ready remedy; the result says what was found.';
    return [(0,clean.visible)(fix), ...finding.references.map((url) => `See ${(0,clean.visible)(url)}`)].join('\n');
}
function precisionOf(confidence) {
    if (confidence >= 0.9)
        return 'very-high';
    if (confidence >= 0.7)
        return 'high';
    return confidence >= 0.4 ? 'medium' : 'low';
}

// EXTERNAL MODULE: ./build/sinks/wording.js
var wording = __webpack_require__(1540);
;// CONCATENATED MODULE: ./build/sinks/sarif-results.js




const longestSnippet = 4000;
function placedFindings(report) {
    const told = [
        ...report.findings.map((finding) => ({ finding, heldBack: null })),
        ...report.suppressed.map(({ finding, reason }) => ({ finding, heldBack: wording/* suppressedBecause */.bv[reason] })),
    ];
    const rank = (one) => severity/* severities */.g.indexOf(one.finding.severity) + (one.heldBack === null ? 0 : severity/* severities */.g.length);
    return told.filter(hasFile).sort((a, b) => rank(a) - rank(b));
}
function levelOf(finding) {
    if (finding.severity === 'critical' || finding.severity === 'high')
        return 'error';
    return finding.severity === 'medium' ? 'warning' : 'note';
}
function messageOf(finding) {
    const text = (0,clean.visible)(finding.detail === '' ? finding.title : `${finding.title}\n${finding.detail}`);
    return text.includes('](') ? text.replace(/[[\]]/g, '\\$&') : text;
}
function resultOf(finding, ruleIndex) {
    const artifactLocation = { uri: uriOf(finding.file), uriBaseId: '%SRCROOT%' };
    const region = regionOf(finding);
    const fix = fixOf(finding, artifactLocation);
    return {
        ruleId: ruleIdOf(finding),
        ruleIndex,
        level: levelOf(finding),
        rank: Math.round(finding.confidence * 100),
        message: { text: messageOf(finding) },
        locations: [{ physicalLocation: { artifactLocation, ...(region === null ? {} : { region }) } }],
        partialFingerprints: { 'countersign/v1': finding.fingerprint },
        ...(fix === null ? {} : { fixes: [fix] }),
        properties: {
            id: finding.id,
            mode: finding.mode,
            category: finding.category,
            severity: finding.severity,
            confidence: finding.confidence,
        },
    };
}
function hasFile(one) {
    return one.finding.file !== null && one.finding.file !== '';
}
function regionOf({ startLine, endLine, quote }) {
    if (startLine === null)
        return null;
    const snippet = quote === '' || quote.length > longestSnippet ? {} : { snippet: { text: quote } };
    return { startLine, endLine: Math.max(startLine, endLine ?? startLine), ...snippet };
}
function fixOf(finding, artifactLocation) {
    const { suggestion, startLine, endLine } = finding;
    if (suggestion === null || suggestion.replacement === null || startLine === null || endLine === null)
        return null;
    const insertedContent = { text: suggestion.replacement.replace(/\n$/, '') };
    return {
        description: { text: (0,clean.visible)(suggestion.description) },
        artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: { startLine, endLine }, insertedContent }] },
        ],
    };
}
function uriOf(file) {
    return file
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
}

// EXTERNAL MODULE: ./build/sinks/verdicts.js
var verdicts = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/sinks/sarif-notifications.js




const notificationIds = [
    'error',
    'failed',
    'skipped',
    'truncated',
    'warning',
    'finding-without-place',
];
function notifications(report, results) {
    const { coverage, error } = report;
    const left = results.placed - results.kept;
    return [
        ...(error === null ? [] : [notify('error', 'error', sentence(error.message, error.hint))]),
        ...coverage.failed.map(({ what, reason }) => notify('failed', 'error', `Not examined, failed: ${what}: ${reason}`)),
        ...(0,wording/* byReason */.UN)(coverage.skipped).map(({ what, reason }) => notify('skipped', 'warning', `Not examined, skipped: ${what.join(', ')}: ${reason}`)),
        ...coverage.truncated.map(({ what, kept, of }) => notify('truncated', 'warning', `Examined in part: ${what}: ${(0,wording/* thousands */.oh)(kept)} of ${(0,wording/* thousands */.oh)(of)}`)),
        ...(left === 0
            ? []
            : [
                notify('truncated', 'warning', `${(0,wording/* thousands */.oh)(left)} results are left out; the JSON report has them.`),
            ]),
        ...unexamined(report),
        ...(coverage.examined.length === 0 ? [notify('failed', 'error', 'Nothing was examined.')] : []),
        ...report.warnings.map((warning) => notify('warning', 'warning', warning)),
        ...withoutPlace(report),
    ];
}
function unexamined(report) {
    return (0,verdicts/* verdicts */.rY)(report).flatMap((verdict) => {
        if (verdict.state === 'partial' || (verdict.state === 'unexamined' && verdict.wanted))
            return [notify('failed', 'error', `No whole verdict from ${verdict.critic}: ${verdict.reason}`)];
        if (verdict.state === 'idle')
            return [notify('skipped', 'note', `Nothing to examine for ${verdict.critic}: ${verdict.reason}`)];
        return [];
    });
}
function withoutPlace(report) {
    const held = report.suppressed.map(({ finding, reason }) => ({
        finding,
        note: ` Held back: ${wording/* suppressedBecause */.bv[reason]}.`,
    }));
    return [...report.findings.map((finding) => ({ finding, note: '' })), ...held]
        .filter(({ finding }) => finding.file === null || finding.file === '')
        .map(({ finding, note }) => ({
        ...notify('finding-without-place', levelOf(finding), messageOf(finding) + note),
        properties: {
            id: finding.id,
            fingerprint: finding.fingerprint,
            mode: finding.mode,
            severity: finding.severity,
        },
    }));
}
function notify(id, level, text) {
    return { descriptor: { id, index: notificationIds.indexOf(id) }, level, message: { text: (0,clean.visible)(text) } };
}
function sentence(message, hint) {
    return hint === null ? message : `${message} ${hint}`;
}

;// CONCATENATED MODULE: ./build/sinks/sarif.js






const mostResults = 5000;
const sarif = {
    name: 'sarif',
    render(report) {
        const log = {
            $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
            version: '2.1.0',
            runs: [runOf(report)],
        };
        return (0,json.plainJson)(log);
    },
};
function runOf(report) {
    const placed = placedFindings(report);
    const kept = placed.slice(0, mostResults);
    const rules = rulesOf(kept.map(({ finding }) => finding));
    return {
        tool: {
            driver: {
                name: 'Countersign',
                version: version/* version */.r,
                semanticVersion: version/* version */.r,
                rules,
                notifications: notificationIds.map((id) => ({ id })),
            },
        },
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The workspace.' } } },
        columnKind: 'utf16CodeUnits',
        invocations: [invocationOf(report, kept.length, placed.length)],
        results: resultsOf(kept, rules.map((rule) => rule.id)),
        properties: {
            status: report.status,
            message: (0,clean.visible)(report.message),
            engine: report.engine.kind,
            coverageComplete: report.coverage.complete,
        },
    };
}
function resultsOf(kept, ruleIds) {
    const indexes = new Map(ruleIds.map((id, index) => [id, index]));
    const anySuppressed = kept.some(({ heldBack }) => heldBack !== null);
    return kept.map(({ finding, heldBack }) => {
        const result = resultOf(finding, indexes.get(ruleIdOf(finding)) ?? -1);
        if (!anySuppressed)
            return result;
        const suppressions = heldBack === null ? [] : [{ kind: 'external', status: 'accepted', justification: heldBack }];
        return { ...result, suppressions };
    });
}
function invocationOf(report, kept, placed) {
    const ended = report.status === 'failure' || report.status === 'timeout';
    return {
        executionSuccessful: !ended && report.coverage.failed.length === 0,
        exitCode: report.exitCode,
        exitCodeDescription: report.status,
        toolExecutionNotifications: notifications(report, { kept, placed }),
    };
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
/* harmony import */ var _domain_mode__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3445);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
/* harmony import */ var _course__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7123);
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);




const sources = {
    reviewer: ['reviewer', 'rules', 'diff'],
    security: ['security', 'rules', 'secrets'],
    debugger: ['debugger', 'traces'],
    performance: ['performance', 'rules', 'diff'],
};
function verdicts(report) {
    return _domain_mode__WEBPACK_IMPORTED_MODULE_2__/* .criticNames */ .pH
        .filter((critic) => ((0,_course__WEBPACK_IMPORTED_MODULE_0__/* .wantsVerdicts */ .g)(report) && _domain_mode__WEBPACK_IMPORTED_MODULE_2__/* .usualCritics */ .sS.includes(critic)) || isHeardOf(report, critic))
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
    const asked = (0,_course__WEBPACK_IMPORTED_MODULE_0__/* .wantsVerdicts */ .g)(report) || verdicts(report).length > 0;
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
        return { state: 'findings', counts: (0,_wording__WEBPACK_IMPORTED_MODULE_1__/* .countBySeverity */ .Ot)(part.found), worst };
    const hidden = (0,_wording__WEBPACK_IMPORTED_MODULE_1__/* .countBySeverity */ .Ot)(outOfSight(report, critic));
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
/* harmony export */   h3: () => (/* binding */ isCarriedOut),
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
    const own = isCarriedOut(report) ? [] : (report.plan?.nextActions ?? []);
    return [...new Set([...own, ...report.suggestions, ...modes])];
}
function isCarriedOut({ plan, act }) {
    return plan !== null && act !== null && act.plan.id === plan.id;
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