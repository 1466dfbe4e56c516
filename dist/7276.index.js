"use strict";
exports.id = 7276;
exports.ids = [7276];
exports.modules = {

/***/ 7276:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/commands/read.js + 2 modules
var read = __webpack_require__(8286);
// EXTERNAL MODULE: ./build/core/count.js
var core_count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(7690);
// EXTERNAL MODULE: ./build/core/report-start.js
var report_start = __webpack_require__(3728);
;// CONCATENATED MODULE: ./build/core/strangers-text.js
function withoutComments(text) {
    const kept = [];
    let count = 0;
    let at = 0;
    for (;;) {
        const open = text.indexOf('<!--', at);
        if (open < 0)
            return { text: kept.join('') + text.slice(at), count };
        const close = text.indexOf('-->', open + 2);
        const end = close < 0 ? text.length : close + 3;
        kept.push(text.slice(at, open), '\n'.repeat(text.slice(open, end).split('\n').length - 1));
        count += 1;
        at = end;
    }
}

// EXTERNAL MODULE: ./build/core/task-file.js
var task_file = __webpack_require__(4253);
// EXTERNAL MODULE: ./build/core/trust.js
var core_trust = __webpack_require__(3137);
// EXTERNAL MODULE: ./build/core/commands/own-lines.js + 1 modules
var own_lines = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/core/turns.js


const mostTurns = 50;
const mark = /^ {0,3}<!--[ \t]*turn[ \t]*-->[ \t]*$/i;
const anyMark = /<!--[ \t]*turn[ \t]*-->/i;
function turnsOf(texts) {
    const all = texts.flatMap((text, source) => partsOf(text.replace(/\r\n?/g, '\n'), source));
    const said = all.filter((turn) => /[^\s\p{Cf}]/u.test(turn.text));
    const notes = [];
    const empty = all.length - said.length;
    if (empty > 0)
        notes.push(`${(0,core_count/* counted */.h)(empty, 'empty turn')} ${empty === 1 ? 'was' : 'were'} left out.`);
    const over = said.length - mostTurns;
    if (over > 0) {
        notes.push(`Only the first ${mostTurns} turns are taken; ${(0,core_count/* counted */.h)(over, 'later one')} ${over === 1 ? 'was' : 'were'} left out.`);
    }
    return { turns: said.slice(0, mostTurns), of: said.length, notes };
}
function partsOf(text, source) {
    if (!anyMark.test(text))
        return [{ text, source, line: 1 }];
    const turns = [];
    let lines = [];
    let start = 1;
    for (const [index, line] of (0,own_lines/* ownLines */.e)(text).entries()) {
        if (line.comment && mark.test(line.text)) {
            turns.push({ text: lines.join('\n'), source, line: start });
            lines = [];
            start = index + 2;
        }
        else
            lines.push(line.text);
    }
    turns.push({ text: lines.join('\n'), source, line: start });
    return turns;
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
// EXTERNAL MODULE: ./build/pipelines/gate-settings.js + 2 modules
var gate_settings = __webpack_require__(3061);
// EXTERNAL MODULE: ./build/pipelines/session-choice.js + 1 modules
var session_choice = __webpack_require__(460);
// EXTERNAL MODULE: ./build/run.js + 143 modules
var run = __webpack_require__(6369);
;// CONCATENATED MODULE: ./build/sources/file.js


async function fromFile(path, inbox, signal) {
    const raw = await inbox.file(path, task_file/* taskBytes */.nW, signal);
    switch (raw.kind) {
        case 'bytes':
            return (0,task_file/* taskText */.HG)(raw.bytes, `The task file ${path}`);
        case 'missing':
            throw new errors/* RunError */.e4('input', `There is no task file ${path}.`, {
                hint: 'Check the path given with --input.',
            });
        case 'folder':
            throw new errors/* RunError */.e4('input', `${path} is a folder, not a task file.`, {
                hint: 'Name a text file with --input.',
            });
        case 'too-large':
            throw new errors/* RunError */.e4('input', `The task file ${path} is too large (${raw.detail}).`, {
                hint: 'Keep the task under 1 MiB; put logs and data into files of the workspace and name them.',
            });
        case 'unreadable':
            throw new errors/* RunError */.e4('input', `The task file ${path} cannot be read (${raw.detail}).`, {
                hint: 'Check its permissions, or pipe the task in with --input -.',
            });
        case 'stopped':
            throw neverCame(path, raw.detail);
    }
}
function neverCame(from, why) {
    return new errors/* RunError */.e4('budget', `No task came from ${from}: ${why}.`, {
        hint: 'Check what writes it, or give more time with --timeout SECONDS.',
    });
}

;// CONCATENATED MODULE: ./build/sources/stdin.js



async function fromStdin(inbox, signal) {
    if (inbox.stdinIsTerminal) {
        throw new errors/* RunError */.e4('input', 'No task was given.', {
            hint: 'Name a file with --input FILE, or write the task behind --task, or pipe it in.',
        });
    }
    const raw = await inbox.stdin(task_file/* taskBytes */.nW, signal);
    if (raw.kind === 'bytes' && raw.bytes.length === 0) {
        throw new errors/* RunError */.e4('input', 'No task was given: standard input is empty.', {
            hint: 'Name a file with --input FILE, or write the task behind --task.',
        });
    }
    if (raw.kind === 'bytes')
        return (0,task_file/* taskText */.HG)(raw.bytes, 'The task on standard input');
    if (raw.kind === 'stopped')
        throw neverCame('standard input', raw.detail);
    throw new errors/* RunError */.e4('input', `The task on standard input cannot be used (${raw.detail}).`, {
        hint: 'Keep the task under 1 MiB of UTF-8 text.',
    });
}

;// CONCATENATED MODULE: ./build/sources/text.js


function fromText(texts) {
    const encoder = new TextEncoder();
    const filled = texts.filter((text) => /[^\s\p{Cf}]/u.test(text));
    if (filled.length === 0)
        throw new errors/* RunError */.e4('input', 'The task given with --task is empty.', {
            hint: 'Write down what is to be done.',
        });
    return filled.map((text) => (0,task_file/* taskText */.HG)(encoder.encode(text), 'The task given with --task'));
}

;// CONCATENATED MODULE: ./build/sources/read.js





async function readIncoming(asked, inbox, yaml, signal) {
    if (asked.task.length > 0)
        return plain({ kind: 'text' }, fromText(asked.task));
    if (asked.input !== null && asked.input !== '-') {
        const text = await fromFile(asked.input, inbox, signal);
        return withFrontMatter({ kind: 'file', path: asked.input }, text, asked.input, yaml);
    }
    return withFrontMatter({ kind: 'stdin' }, await fromStdin(inbox, signal), 'standard input', yaml);
}
function plain(origin, texts) {
    return { origin, texts, title: null, settings: null };
}
async function withFrontMatter(origin, text, name, yaml) {
    const { frontMatter, body } = (0,task_file/* splitFrontMatter */.vQ)(text);
    if (frontMatter === null)
        return plain(origin, [text]);
    const node = frontMatter.trim() === '' ? null : await yaml.parse(frontMatter);
    if (node?.kind !== 'map')
        throw await frontMatterFault(frontMatter, name, yaml);
    if (!/[^\s\p{Cf}]/u.test(body)) {
        throw new errors/* RunError */.e4('input', `${name} has front matter but no task behind it.`, {
            hint: 'Write down what is to be done below the second `---` line.',
        });
    }
    const record = {};
    const lines = {};
    for (const { key, keyLine, value } of node.entries) {
        const line = keyLine + 1;
        if (Object.hasOwn(record, key))
            throw new errors/* RunError */.e4('config', `${name}:${line}: \`${key}\` stands twice in the front matter.`, {
                hint: `Line ${lines[key]} sets it already; take one of the two out.`,
            });
        Object.defineProperty(record, key, { value: plainValue(value), enumerable: true });
        Object.defineProperty(lines, key, { value: line, enumerable: true });
    }
    const title = record.title;
    if (title !== undefined && (typeof title !== 'string' || title.trim() === '')) {
        throw new errors/* RunError */.e4('config', `${name}:${lines.title}: the title in the front matter must be a text.`, {
            hint: 'Put it in quotes.',
        });
    }
    return {
        origin,
        texts: [body],
        title: typeof title === 'string' ? title.trim().replace(/\s+/g, ' ') : null,
        settings: { record, lines, file: name },
    };
}
async function frontMatterFault(frontMatter, name, yaml) {
    const fault = await yaml.fault(frontMatter);
    const hint = 'Write `title: …` and other settings between the two `---` lines, one a line, or take the lines out.';
    if (fault === null)
        return new errors/* RunError */.e4('config', `The front matter of ${name} is not a list of settings in YAML.`, { hint });
    const place = `${name}:${fault.line + 1}:${fault.column}`;
    return new errors/* RunError */.e4('config', `${place}: the front matter cannot be read as YAML: ${fault.message}.`, {
        hint,
    });
}
function plainValue(node) {
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map(plainValue);
    return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainValue(value)]));
}

;// CONCATENATED MODULE: ./build/commands/run.js















async function runCommand(given, parts) {
    let settled = given;
    let task = null;
    let crew = crewFor(settled.config, parts);
    let report;
    const wait = waitFor(settled.config.timeout, parts.signal);
    try {
        const trust = (0,core_trust/* loweredTo */.s)(parts.trust, settled.config.trust);
        const isAsked = settled.config.task.length > 0 || settled.config.input !== null;
        const word = (0,gate_settings/* wordOf */.aG)(settled.config, { tier: trust.tier, isAsked });
        const read = isAboutSession(settled.config, parts.inbox)
            ? nothingSaid
            : await readIncoming(settled.config, parts.inbox, parts.yaml, wait.signal);
        wait.end();
        const { incoming, notes } = asReadBy(trust, read);
        if (incoming.settings)
            settled = await parts.apply(settled, incoming.settings);
        settled = { ...settled, config: inPlanMode(settled.config) };
        crew = crewFor(settled.config, parts);
        const warnings = [...settled.warnings, ...notes];
        const isSilent = incoming.texts.length === 0;
        if (!isSilent)
            task = taskOf(incoming, settled.config, { ...parts, trust });
        const turns = isSilent ? turnsWithout(settled.config) : turnsIn(incoming, parts);
        const world = await parts.open(settled.config);
        const session = await (0,session_choice/* chosenSession */.NW)(settled.config, trust.tier, world, (note) => warnings.push(note));
        settled = { ...settled, config: { ...settled.config, session, continue: false } };
        const { config, provenance } = settled;
        task ??= { ...taskOf(nothingSaid, config, { ...parts, trust }), ...(await (0,session_choice/* keptTask */._2)(session, world)) };
        const isSet = (path) => (provenance[path]?.layer ?? 'default') !== 'default';
        const order = { task, turns, word, config, warnings, isSet, own: ownFiles(config, parts.cwd) };
        crew = { ...crew, engine: await parts.engine(config, world, crew.critics) };
        report = await (0,run/* run */.eF)(order, crew, world);
    }
    catch (thrown) {
        const start = (0,report_start/* startedReport */.q)(task, settled.config, settled.warnings, crew.engine.info);
        report = (0,run/* endedEarly */.S3)(thrown, start, wait.signal);
    }
    wait.end();
    return { report: (0,redact.redactDeep)(report, parts.secrets()), config: settled.config };
}
const nothingSaid = { origin: { kind: 'text' }, texts: [], title: null, settings: null };
function isAboutSession(config, inbox) {
    const isNamed = config.session !== null || config.continue;
    const isSilent = config.task.length === 0 && config.input === null;
    if (config.approve !== null && !isNamed)
        throw new errors/* RunError */.e4('input', '--approve decides on the plan of a session, and none is named.', {
            hint: 'Give --session ID as well; the report of the run that made the plan has it.',
        });
    return isNamed && isSilent && (config.approve !== null || inbox.stdinIsTerminal);
}
function turnsWithout({ approve }) {
    const texts = approve === null ? ['/run'] : [];
    return { texts, of: texts.length, title: null, notes: [] };
}
function inPlanMode(config) {
    return config.permissionMode === 'plan' ? { ...config, plan: true } : config;
}
function asReadBy(trust, incoming) {
    if (trust.tier !== 'untrusted')
        return { incoming, notes: [] };
    const cleaned = incoming.texts.map(withoutComments);
    const count = cleaned.reduce((sum, one) => sum + one.count, 0);
    const why = 'it comes from somebody who is not trusted';
    const notes = [
        ...(count === 0 ? [] : [`Left out of the task: ${(0,core_count/* counted */.h)(count, 'HTML comment')}, as ${why}.`]),
        ...(incoming.settings === null ? [] : [`The task's own settings do not count, as ${why}.`]),
    ];
    return { incoming: { ...incoming, texts: cleaned.map(({ text }) => text), settings: null }, notes };
}
function waitFor(seconds, signal) {
    const controller = new AbortController();
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted)
        follow();
    signal.addEventListener('abort', follow, { once: true });
    const late = new errors/* Stopped */.C9('timeout', `the time limit of ${seconds} seconds was reached`);
    const timer = setTimeout(() => controller.abort(late), seconds * 1000);
    return { signal: controller.signal, end: () => clearTimeout(timer) };
}
function crewFor(config, { crew, unopened }) {
    const alone = mode/* criticNames */.pH.find((name) => name === config.mode);
    const wanted = alone ? [alone] : config.critics;
    return {
        ...crew,
        engine: unopened(config),
        critics: crew.critics.filter((critic) => wanted.includes(critic.name)),
    };
}
function ownFiles(config, cwd) {
    const named = [config.input, config.output, config.savePlan].filter((path) => path !== null && path !== '-');
    return named
        .map((path) => (0,external_node_path_.relative)(config.workspace, (0,external_node_path_.resolve)(cwd, path))
        .split(external_node_path_.sep)
        .join('/'))
        .filter((path) => path !== '' && !path.startsWith('../') && !(0,external_node_path_.isAbsolute)(path));
}
function taskOf(incoming, config, parts) {
    const blank = (0,redact.redactor)(parts.secrets());
    const given = incoming.title === null ? null : blank(incoming.title).text;
    const { title, body } = titledBy(blank(incoming.texts.join('\n\n')).text, given);
    const { origin } = incoming;
    return {
        id: (0,task_file/* taskId */.BS)(title, body),
        title,
        body,
        origin,
        trust: parts.trust,
        files: [...new Set(config.file.map((path) => fromWorkspace(path, config.workspace)))],
        instructions: blank(config.instructions).text,
    };
}
function titledBy(text, given) {
    const request = (0,read/* requestOf */.fo)((0,read/* readCommands */.P4)(turnsOf([text]).turns[0]?.text ?? text));
    const isSteered = request.trim() !== '' && !text.startsWith(request.trimEnd());
    return (0,task_file/* titleAndBody */.qd)(text, given ?? (isSteered ? (0,task_file/* titleAndBody */.qd)(request, null).title : null));
}
function turnsIn({ texts, title }, { secrets }) {
    const blank = (0,redact.redactor)(secrets());
    const { turns, of, notes } = turnsOf(texts.map((text) => blank(text).text));
    if (turns.length === 0)
        throw new errors/* RunError */.e4('input', 'The task has no words: all of its turns are empty.', {
            hint: 'Write down what is to be done.',
        });
    return {
        texts: turns.map(({ text }) => text),
        of,
        title: title === null ? null : blank(title).text,
        notes,
    };
}
function fromWorkspace(path, workspace) {
    const inside = (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, path));
    if (inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(inside))
        return path;
    return inside === '' ? '.' : inside.split(external_node_path_.sep).join('/');
}


/***/ })

};
;