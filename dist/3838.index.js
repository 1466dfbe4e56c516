"use strict";
exports.id = 3838;
exports.ids = [3838];
exports.modules = {

/***/ 3838:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findAllTraces: () => (/* binding */ findAllTraces),
  mostTraces: () => (/* binding */ mostTraces),
  traceText: () => (/* binding */ traceText)
});

// UNUSED EXPORTS: findTraces

;// CONCATENATED MODULE: ./build/core/traces/foreign.js
const runtimeStarts = [
    'node:',
    'internal/',
    'ext:',
    'deno:',
    'bun:',
    'native',
    '<',
    '[native code]',
    '[internal function]',
    'index ',
    'chrome-extension:',
    'moz-extension:',
    'safari-extension:',
    'phar:',
    '/rustc/',
    '/usr/local/go/src/',
    '/usr/lib/go',
    '/_/src/',
];
const runtimeFolders = /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.cargo\/registry|\.cargo\/git|\.rustup|go\/pkg\/mod|\.pnpm|\.yarn\/cache|webpack\/(?:bootstrap|runtime))(?:\/|$)|\/gems\/|\/lib\/(?:python[23]|ruby\/)|\/Python\d{2,3}\/[Ll]ib\/|\/go\/\d[\w.]{0,20}\/x64\/src\/|\/library\/(?:std|core|alloc)\/src\//;
const oldNodeFiles = /^(?:module|events|net|timers|fs|util|assert|stream|domain|child_process|bootstrap_node|_\w{1,40})\.js$/;
const jvmPackages = /^(?:java|javax|jakarta|kotlin|kotlinx|sun|com\.sun|jdk|scala|groovy|clojure|junit|org\.junit|org\.gradle|org\.springframework|org\.apache|org\.hibernate|io\.netty|reactor|android|androidx|dalvik|com\.android|_COROUTINE|worker\.org\.gradle)\./;
function isForeign(language, path, symbol) {
    const plain = path.replaceAll('\\', '/');
    if (runtimeStarts.some((start) => plain.startsWith(start)) || runtimeFolders.test(plain))
        return true;
    switch (language) {
        case 'node':
            return oldNodeFiles.test(plain);
        case 'jvm':
            return jvmPackages.test(symbol ?? '') || /^(?:Native Method|Unknown Source|<generated>)/.test(plain);
        case 'dotnet':
            return plain === '' && /^(?:System|Microsoft)\./.test(symbol ?? '');
        case 'rust':
            return /^(?:std|core|alloc|rust_begin_unwind|__rust)\b/.test(symbol ?? '');
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./build/core/traces/frame.js

function makeFrame(language, line, spot, symbol) {
    const name = symbol === null || symbol === '' ? null : symbol;
    return {
        raw: line.raw,
        rawPath: spot.path,
        line: spot.line,
        column: spot.column,
        symbol: name,
        file: null,
        candidates: [],
        foreign: isForeign(language, spot.path, name),
        place: null,
    };
}
function makeTrace(language, header, frames) {
    return { language, errorType: header?.type ?? null, message: header?.message ?? null, frames };
}
function spotAtEnd(text) {
    const match = /:(\d{1,7})(?::(\d{1,7}))?$/.exec(text);
    if (match === null || match.index === 0)
        return null;
    const column = match[2] === undefined ? null : Number(match[2]);
    return { path: text.slice(0, match.index), line: Number(match[1]), column };
}
function isTrace(header, frames) {
    return frames.length >= (header === null ? 2 : 1);
}

;// CONCATENATED MODULE: ./build/core/traces/header.js
const classEnding = /^(?:[A-Za-z_$][\w$]*\.)*[A-Z][\w$]*$/;
const endings = /(?:Error|Exception|Warning|Fault|Failure|Interrupt|Exit|Panic|Throwable|Violation|Abort)(?:\$\w{1,60})?$/;
const notClasses = new Set([
    'Stack',
    'Stacktrace',
    'StackTrace',
    'Traceback',
    'Backtrace',
    'Log',
    'Logs',
    'Output',
    'Result',
    'Note',
    'Version',
    'Steps',
    'Expected',
    'Actual',
]);
const frameLike = /^(?:at |from |File "|#\d|❯ |\.\.\. \d)/;
const mostBelowError = 5;
function errorHeader(text) {
    let at = 0;
    for (let words = 0; words < 25 && at < text.length; words += 1) {
        const space = text.indexOf(' ', at);
        const end = space < 0 ? text.length : space;
        const word = text.slice(at, end);
        const name = className(word.endsWith(':') ? word.slice(0, -1) : word);
        if (name !== null) {
            if (word.endsWith(':'))
                return { type: name, message: shown(text.slice(end)) };
            const coded = /^ (?:\[\w{1,60}\](?: \[[^\]]{0,200}\])?|\(0x[0-9A-Fa-f]{1,16}\)): ?/.exec(text.slice(end, end + 300));
            if (coded)
                return { type: name, message: shown(text.slice(end + coded[0].length)) };
            if (end === text.length && (at === 0 || introduces(text.slice(0, at))))
                return { type: name, message: null };
        }
        at = end + 1;
    }
    return null;
}
function headerAbove(lines, first, floor, reach = 25) {
    let fences = 0;
    for (let at = first - 1; at >= Math.max(floor, first - reach); at -= 1) {
        const text = lines[at]?.trimmed ?? '';
        if (frameLike.test(text))
            return null;
        if (text.startsWith('```') || text.startsWith('~~~'))
            fences += 1;
        if (fences > 1)
            return null;
        const sure = errorHeader(text);
        const header = sure ?? (nextToFrames(lines, at, first) ? anyHeader(text) : null);
        if (header === null)
            continue;
        const above = sure === null ? sureAbove(lines, at, Math.max(floor, first - reach)) : null;
        return above ?? { header: withNextLine(header, lines.slice(at + 1, first)), at };
    }
    return null;
}
function sureAbove(lines, from, floor) {
    for (let at = from - 1; at >= Math.max(floor, from - mostBelowError); at -= 1) {
        const text = lines[at]?.trimmed ?? '';
        if (text === '' || frameLike.test(text) || /^(?:```|~~~)/.test(text))
            return null;
        const header = errorHeader(text);
        if (header?.type && text.replace(/^Uncaught /, '').startsWith(header.type))
            return { header: withNextLine(header, lines.slice(at + 1, from)), at };
    }
    return null;
}
function withNextLine(header, below) {
    const next = header.message?.endsWith(':') ? below.find((line) => line.trimmed !== '') : undefined;
    return next === undefined
        ? header
        : { type: header.type, message: shown(`${header.message} ${next.trimmed}`) };
}
function shown(message) {
    const text = message.trim();
    if (text === '')
        return null;
    return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}
function className(word) {
    const bare = word.slice(Math.max(...['"', "'", '`', '(', '[', '=', '*'].map((sign) => word.lastIndexOf(sign))) + 1);
    return bare.length <= 200 && endings.test(bare) && classEnding.test(bare) ? bare : null;
}
function introduces(before) {
    return /^(?:Uncaught|Unhandled|Exception in|Caused by|\(in promise\))/.test(before);
}
function nextToFrames(lines, at, first) {
    for (let between = at + 1; between < first; between += 1)
        if (lines[between]?.trimmed !== '')
            return false;
    return true;
}
function anyHeader(text) {
    const match = /^([A-Z][\w$.]{1,80}): (\S.*)$/.exec(text);
    if (match === null || notClasses.has(match[1] ?? ''))
        return null;
    return { type: match[1] ?? null, message: shown(match[2] ?? '') };
}

;// CONCATENATED MODULE: ./build/core/traces/browser.js


const findBrowserTraces = (lines) => {
    const found = [];
    let floor = 0;
    for (let at = 0; at < lines.length; at += 1) {
        if (readFrame(lines[at]) === null)
            continue;
        const frames = [];
        const first = at;
        for (let frame = readFrame(lines[at]); frame !== null; frame = readFrame(lines[at])) {
            frames.push(frame);
            at += 1;
        }
        at -= 1;
        const above = headerAbove(lines, first, floor);
        if (!isTrace(above?.header ?? null, frames))
            continue;
        found.push({
            first: above?.at ?? first,
            last: at,
            traces: [makeTrace('browser', above?.header ?? null, frames)],
        });
        floor = at + 1;
    }
    return found;
};
function readFrame(line) {
    if (line === undefined)
        return null;
    const { trimmed } = line;
    const at = trimmed.indexOf('@');
    if (at < 0)
        return consoleFrame(line);
    const spaced = trimmed.startsWith(' @ ', at - 1);
    const name = trimmed.slice(0, at).trim();
    const place = trimmed.slice(at + 1).trim();
    if (spaced ? name.split(' ').length > 3 : !isName(name))
        return null;
    if (place === '[native code]')
        return makeFrame('browser', line, { path: place, line: null, column: null }, name);
    const spot = spotOf(place);
    if (spot === null ||
        (spaced
            ? /\s/.test(place) || !/[./][a-z]/i.test(spot.path)
            : spot.column === null || !isAddress(spot.path)))
        return null;
    return makeFrame('browser', line, spot, symbolOf(name));
}
function consoleFrame(line) {
    const space = line.trimmed.indexOf(' ');
    const place = line.trimmed.slice(space + 1);
    const spot = space > 0 && /^https?:\/\/\S+$/.test(place) ? spotAtEnd(place) : null;
    return spot?.column == null
        ? null
        : makeFrame('browser', line, spot, symbolOf(line.trimmed.slice(0, space)));
}
function spotOf(place) {
    const evaluated = place.indexOf(' line ');
    if (evaluated > 0 && place.includes('> ')) {
        const line = Number.parseInt(place.slice(evaluated + 6), 10);
        return Number.isNaN(line) ? null : { path: place.slice(0, evaluated), line, column: 0 };
    }
    return spotAtEnd(place);
}
function isAddress(path) {
    return /^(?:[a-z][a-z0-9+.-]{1,30}:|\/|\.\/)/.test(path) && !/\s/.test(path);
}
function isName(name) {
    return !/\s/.test(name) || /^(?:global|module|eval) code$/.test(name);
}
function symbolOf(name) {
    const plain = name.replace(/^async\*/, '').replace(/[/<]{1,9}$/, '');
    return plain === '' || plain === '(anonymous)' || plain.endsWith(' code') ? null : plain;
}

;// CONCATENATED MODULE: ./build/core/traces/jvm.js


const roles = [
    ['Caused by: ', 'cause'],
    ['Wrapped by: ', 'wrapper'],
    ['Suppressed: ', 'suppressed'],
];
const findJvmTraces = (lines) => {
    const found = [];
    let floor = 0;
    for (let at = 0; at < lines.length; at += 1) {
        if (jvmFrame(lines[at]) === null)
            continue;
        const above = headerAbove(lines, at, floor);
        const chain = readChain(lines, at, { role: 'top', header: above?.header ?? null, frames: [] });
        const traces = ordered(chain.sections);
        if (traces.length > 0) {
            found.push({ first: above?.at ?? at, last: chain.last, traces });
            floor = chain.last + 1;
        }
        at = chain.last;
    }
    return found;
};
function readChain(lines, first, top) {
    const sections = [top];
    let current = top;
    let last = first;
    let since = 0;
    for (let at = first; at < lines.length && since < 12; at += 1) {
        const frame = jvmFrame(lines[at]);
        const trimmed = lines[at]?.trimmed ?? '';
        const role = roles.find(([word]) => trimmed.startsWith(word));
        since += 1;
        if (frame !== null) {
            current.frames.push(frame);
            [last, since] = [at, 0];
        }
        else if (role !== undefined) {
            current = { role: role[1], header: sectionHeader(trimmed.slice(role[0].length)), frames: [] };
            sections.push(current);
            [last, since] = [at, 0];
        }
        else if (/^\.\.\. \d{1,6} (?:more|common frames|frames)/.test(trimmed))
            [last, since] = [at, 0];
        else if (current.frames.length > 0 && trimmed !== '')
            break;
    }
    return { sections, last };
}
function sectionHeader(text) {
    const found = errorHeader(text);
    if (found !== null)
        return found;
    const match = /^([\w$.]{1,200})(?:: (.*))?$/.exec(text);
    return { type: match?.[1] ?? null, message: match === null ? text : (match[2] ?? null) };
}
function ordered(sections) {
    const rank = (section, index) => section.role === 'cause' ? -index : section.role === 'suppressed' ? 1_000_000 + index : index;
    return sections
        .map((section, index) => ({ section, rank: rank(section, index) }))
        .filter(({ section }) => isTrace(section.header, section.frames))
        .sort((a, b) => a.rank - b.rank)
        .map(({ section }) => makeTrace('jvm', section.header, section.frames));
}
function jvmFrame(line) {
    const trimmed = line?.trimmed ?? '';
    if (line === undefined || !trimmed.startsWith('at '))
        return null;
    const open = trimmed.indexOf('(');
    const close = trimmed.indexOf(')', open);
    if (open < 0 || close < 0)
        return null;
    const call = trimmed.slice(3, open);
    const symbol = call.slice(call.lastIndexOf('/') + 1);
    if (!/^[\p{L}\p{N}_$.<>-]{1,300}$/u.test(symbol) || !symbol.includes('.'))
        return null;
    const place = trimmed.slice(open + 1, close);
    const inFile = /^([^\s:()/\\]{1,200}\.(?:java|kts?|scala|groovy|clj|jsp|aj)|SourceFile|[A-Z]\w{0,100}\.[a-z]{1,5})(?::(-?\d{1,7}))?$/.exec(place);
    if (inFile === null && !/^(?:Native Method|Unknown Source|<generated>|Unknown Source:\d{1,7})$/.test(place))
        return null;
    const number = Number(inFile?.[2] ?? 0);
    const spot = { path: inFile?.[1] ?? place, line: number > 0 ? number : null, column: null };
    return makeFrame('jvm', line, spot, symbol);
}

;// CONCATENATED MODULE: ./build/core/traces/dotnet.js



const findDotnetTraces = (lines) => {
    const found = [];
    let floor = 0;
    for (let at = 0; at < lines.length; at += 1) {
        if (dotnet_readFrame(lines[at]) === null)
            continue;
        const headers = headersAbove(lines, at, floor);
        const run = readRun(lines, at, headers.stack);
        if (run.traces.length > 0) {
            found.push({ first: headers.first, last: run.last, traces: run.traces });
            floor = run.last + 1;
        }
        at = run.last;
    }
    return found;
};
function headersAbove(lines, at, floor) {
    const inner = [];
    let first = at;
    for (let up = at - 1; up >= Math.max(floor, at - 40); up -= 1) {
        const text = lines[up]?.trimmed ?? '';
        if (!text.includes('--->')) {
            if (inner.length === 0 || text === '' || errorHeader(text) === null)
                continue;
            break;
        }
        const parts = text
            .split('---> ')
            .map((part) => errorHeader(part.replace(/^\(Inner Exception #\d{1,6}\) /, '')));
        inner.unshift(...parts.filter((part) => part !== null));
        first = up;
        if (parts[0] !== null && !text.startsWith('--->'))
            return { stack: inner, first };
    }
    const above = headerAbove(lines, inner.length === 0 ? at : first, floor);
    return above === null ? { stack: inner, first } : { stack: [above.header, ...inner], first: above.at };
}
function readRun(lines, first, headers) {
    const stack = [...headers];
    const traces = [];
    let frames = [];
    let last = first;
    const close = () => {
        const header = stack.pop() ?? null;
        if (isTrace(header, frames))
            traces.push(makeTrace('dotnet', header, frames));
        frames = [];
    };
    for (let at = first; at < lines.length; at += 1) {
        const frame = dotnet_readFrame(lines[at], at > first);
        const trimmed = lines[at]?.trimmed ?? '';
        if (frame !== null)
            frames.push(frame);
        else if (trimmed.startsWith('--- End of inner exception'))
            close();
        else if (!trimmed.startsWith('--- End of stack trace') && !trimmed.endsWith('<---'))
            break;
        last = at;
    }
    close();
    return { traces, last };
}
function dotnet_readFrame(line, inRun = false) {
    const trimmed = line?.trimmed ?? '';
    if (line === undefined || !trimmed.startsWith('at '))
        return null;
    const rest = trimmed.slice(3);
    const number = /:line (\d{1,7})$/.exec(rest);
    const place = number === null ? -1 : rest.lastIndexOf(' in ', number.index);
    const call = place < 0 ? rest : rest.slice(0, place);
    const open = call.indexOf('(');
    const symbol = call.slice(0, open);
    if (open <= 0 || !call.endsWith(')') || !(inRun || symbol.includes('.')) || /\s/.test(symbol))
        return null;
    if (place < 0 || number === null) {
        return jvmFrame(line) === null
            ? makeFrame('dotnet', line, { path: '', line: null, column: null }, symbol)
            : null;
    }
    const spot = { path: rest.slice(place + 4, number.index), line: Number(number[1]), column: null };
    return makeFrame('dotnet', line, spot, symbol);
}

;// CONCATENATED MODULE: ./build/core/traces/go.js


const findGoTraces = (lines) => {
    const found = [];
    let floor = 0;
    for (let at = 0; at + 1 < lines.length; at += 1) {
        if (go_readFrame(lines, at) === null)
            continue;
        const first = at;
        const frames = [];
        for (let frame = go_readFrame(lines, at); frame !== null; frame = go_readFrame(lines, at)) {
            frames.push(frame);
            at += 2;
            while (/^\.\.\.(?:additional|\d)/.test(lines[at]?.trimmed ?? ''))
                at += 1;
        }
        at -= 1;
        const above = go_headerAbove(lines, first, floor);
        const dump = /^goroutine \d{1,12} \[/.test(lines[first - 1]?.trimmed ?? '');
        if (!dump && !isTrace(above?.header ?? null, frames))
            continue;
        const begin = above?.at ?? (dump ? first - 1 : first);
        found.push({ first: begin, last: at, traces: [makeTrace('go', above?.header ?? null, frames)] });
        floor = at + 1;
    }
    return found;
};
function go_headerAbove(lines, first, floor) {
    let topmost = null;
    for (let at = first - 1; at >= Math.max(floor, first - 12); at -= 1) {
        const match = /^(panic|fatal error|http: panic serving [^\s]{1,80}|WARNING: DATA RACE|Observed a panic)(?:: |$)/.exec(lines[at]?.trimmed ?? '');
        if (match === null)
            continue;
        const type = match[1] === 'WARNING: DATA RACE'
            ? 'DATA RACE'
            : (match[1] ?? 'panic').replace(/^http.*|^Obs.*/, 'panic');
        const message = shown((lines[at]?.trimmed ?? '').slice(match[0].length).replace(/ \[recovered\]$/, ''));
        topmost = { header: { type, message }, at };
    }
    return topmost;
}
function go_readFrame(lines, at) {
    const call = lines[at]?.trimmed ?? '';
    const line = lines[at + 1];
    if (line === undefined || !isCall(call))
        return null;
    const place = /^(\S.{0,400}\.(?:go|s|c)):(\d{1,7})(?: \+0x.{0,200})?$/.exec(line.trimmed);
    if (place === null)
        return null;
    const spot = { path: place[1] ?? '', line: Number(place[2]), column: null };
    return makeFrame('go', line, spot, go_symbolOf(call));
}
function isCall(text) {
    if (text.startsWith('created by '))
        return true;
    const open = text.indexOf('(');
    return open > 0 && text.endsWith(')') && !/\s/.test(text.slice(0, open));
}
function go_symbolOf(call) {
    const name = call.replace(/^created by /, '').replace(/ in goroutine \d{1,12}$/, '');
    const open = name.endsWith(')') ? name.lastIndexOf('(') : -1;
    return open <= 0 || name.charAt(open - 1) === '.' ? name : name.slice(0, argumentsOf(name));
}
function argumentsOf(name) {
    let depth = 0;
    for (let at = name.length - 1; at > 0; at -= 1) {
        if (name.charAt(at) === ')')
            depth += 1;
        if (name.charAt(at) === '(')
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return name.length;
}

;// CONCATENATED MODULE: ./build/core/traces/lines.js
const longest = 2_000;
const colours = /\u001b\[[0-9;?]*[@-~]|\u001b\]8;;[^\u0007\u001b]*(?:\u0007|\u001b\\)/g;
const prefixes = [
    /^\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[\d.,:+Z-]*(?: [+-]\d{4})? ?/,
    /^\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,6} {1,9}\d{1,9} {1,9}\d{1,9} [VDIWEF] [^:]{1,60}: ?/,
    /^\d\d:\d\d:\d\d(?:[.,]\d{1,9})? /,
    /^[VDIWEF]\/[\w.$ -]{1,40}(?:\( {0,9}\d{1,9}\))?: ?/,
    /^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d \S{1,80} [\w./@-]{1,60}(?:\[\d{1,9}\])?: ?/,
    /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d{1,9} {1,9}\d{1,9} [\w.-]{1,60}:\d{1,6}\] ?/,
    /^[A-Z], \[[^\]]{1,60}\] {1,9}[A-Z]{1,9} -- [^:]{0,40}: ?/,
    /^\[(?!cause\]|errors\]|Previous |signal |internal function|native code|stacktrace|CIRCULAR)[\w .:/#@,+=-]{1,60}\]:? /,
    /^##\[\w{1,20}\]/,
    /^(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL|TRACE|CRITICAL|SEVERE|NOTICE)(?::? {1,9}|\|)(?!DATA RACE)(?:-{1,2} )?/,
    /^(?:error|err|warn|info|stderr|stdout|remote): /,
    /^npm (?:ERR!|error) ?/,
    /^[A-Za-z0-9][\w.-]{0,40} {0,20}\| ?/,
];
function readLines(text) {
    return text
        .replace(colours, '')
        .split('\n')
        .flatMap((line) => (line.includes('\\n') ? unescaped(line) : [line]))
        .map((line) => readLine(line.slice(0, longest).trimEnd()));
}
function readLine(line) {
    const text = withoutPrefixes(withoutQuoteMarks(line));
    return { raw: line.trim(), text, trimmed: text.trim() };
}
function withoutQuoteMarks(line) {
    let text = line;
    for (let depth = 0; depth < 5; depth += 1) {
        const mark = /^ {0,3}> ?/.exec(text);
        if (mark === null)
            break;
        text = text.slice(mark[0].length);
    }
    return text;
}
function withoutPrefixes(line) {
    let text = line;
    for (let times = 0; times < 6; times += 1) {
        const start = text.trimStart();
        const prefix = prefixes
            .map((pattern) => pattern.exec(start)?.[0].length ?? 0)
            .find((length) => length > 0);
        if (prefix === undefined)
            break;
        text = start.slice(prefix);
    }
    return text;
}
function unescaped(line) {
    if (!/\\n(?: {1,20}|\\t)(?:at |File )|\\n#0 /.test(line))
        return [line];
    const pieces = line.split('\\n').map((piece) => piece.replaceAll('\\t', '\t').replaceAll('\\"', '"'));
    const [first = '', ...rest] = pieces;
    const last = rest.pop() ?? '';
    const end = last.search(/["'](?:[,}\]]|$)/);
    return [first.slice(first.lastIndexOf('":"') + 1), ...rest, end < 0 ? last : last.slice(0, end)];
}

;// CONCATENATED MODULE: ./build/core/traces/node.js


const findNodeTraces = (lines) => {
    const found = [];
    let floor = 0;
    for (let at = 0; at < lines.length; at += 1) {
        if (node_readFrame(lines[at]) === null)
            continue;
        const run = node_readRun(lines, at);
        const above = headerAbove(lines, at, floor);
        const first = above?.at ?? at;
        const preamble = above === null ? null : throwSite(lines, above.at, floor);
        const frames = preamble === null ? run.frames : withThrowSite(run.frames, preamble);
        if (isTrace(above?.header ?? null, frames)) {
            const trace = makeTrace('node', above?.header ?? null, frames);
            const previous = found.at(-1);
            if (previous && first - previous.last < 25 && isCause(lines[first])) {
                previous.traces.unshift(trace);
                previous.last = run.last;
            }
            else
                found.push({ first, last: run.last, traces: [trace] });
            floor = run.last + 1;
        }
        at = run.last;
    }
    for (const one of found) {
        const language = inBrowser(one.traces) ? 'browser' : 'node';
        for (const trace of one.traces)
            trace.language = language;
    }
    return found;
};
function node_readRun(lines, first) {
    const frames = [];
    let last = first;
    for (let at = first; at < lines.length && at - last <= 2; at += 1) {
        const frame = node_readFrame(lines[at]);
        const trimmed = lines[at]?.trimmed ?? '';
        if (frame !== null) {
            frames.push(frame);
            last = at;
        }
        else if (/^\.\.\. \d{1,6} lines matching/.test(trimmed))
            last = at;
        else if (trimmed !== '')
            break;
    }
    return { frames, last };
}
function node_readFrame(line) {
    if (line === undefined)
        return null;
    const { trimmed } = line;
    if (trimmed.startsWith('❯ ')) {
        const space = trimmed.lastIndexOf(' ');
        const spot = spotAtEnd(trimmed.slice(space + 1));
        return spot?.column == null ? null : makeFrame('node', line, spot, trimmed.slice(2, space));
    }
    if (!trimmed.startsWith('at '))
        return null;
    const rest = trimmed.slice(3).replace(/ ?[{,]$/, '');
    const open = rest.endsWith(')') ? openingParen(rest) : -1;
    const spot = open < 0 ? bareSpot(rest.replace(/^async /, '')) : placeInside(rest.slice(open + 1, -1));
    if (spot === null || (open > 0 && rest.charAt(open - 1) !== ' '))
        return null;
    return makeFrame('node', line, spot, open < 0 ? null : node_symbolOf(rest.slice(0, open)));
}
function openingParen(text) {
    let depth = 0;
    for (let at = text.length - 1; at >= 0; at -= 1) {
        if (text.charAt(at) === ')')
            depth += 1;
        if (text.charAt(at) === '(')
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return -1;
}
function placeInside(text) {
    if (text === '<anonymous>' || text === 'native' || /^index \d{1,9}$/.test(text)) {
        return { path: text, line: null, column: null };
    }
    if (text.startsWith('eval at ')) {
        const inner = /\(([^()]{1,500}:\d{1,7}:\d{1,7})\)/.exec(text.slice(0, 1_000));
        return inner === null ? { path: '<anonymous>', line: null, column: null } : spotAtEnd(inner[1] ?? '');
    }
    return spotAtEnd(text.replace(/^address at /, ''));
}
function bareSpot(text) {
    if (text === '<anonymous>')
        return { path: text, line: null, column: null };
    const spot = spotAtEnd(text);
    return spot?.column != null && /[./\\:]/.test(spot.path) ? spot : null;
}
function node_symbolOf(text) {
    const name = text.trim().replace(/^async /, '');
    return name === '<anonymous>' || name === 'Object.<anonymous>' || name === 'eval' ? null : name;
}
function isCause(line) {
    return /^(?:\[?cause\]?:|Caused by:)/.test(line?.trimmed ?? '');
}
function throwSite(lines, header, floor) {
    let caret = false;
    for (let at = header - 1; at >= Math.max(floor, header - 9); at -= 1) {
        const line = lines[at];
        if (line === undefined)
            return null;
        if (/^\^{1,400}$/.test(line.trimmed))
            caret = true;
        const spot = caret ? spotAtEnd(line.trimmed) : null;
        if (spot !== null && spot.column === null && /[./\\]/.test(spot.path) && !/\s{2}/.test(spot.path)) {
            return { line, spot };
        }
    }
    return null;
}
function withThrowSite(frames, { line, spot }) {
    const site = makeFrame('node', line, spot, null);
    const known = frames.some((frame) => frame.rawPath === site.rawPath && frame.line === site.line);
    return site.foreign || known ? frames : [site, ...frames];
}
function inBrowser(traces) {
    const paths = traces.flatMap((trace) => trace.frames.map((frame) => frame.rawPath));
    const web = /^(?:https?|chrome-extension|webpack-internal|blob|capacitor):/;
    return (paths.some((path) => web.test(path)) &&
        !paths.some((path) => /^(?:node:|\/|file:|[A-Za-z]:[\\/])/.test(path)));
}

;// CONCATENATED MODULE: ./build/core/traces/php.js


const reach = 25;
const findPhpTraces = (lines) => {
    const found = [];
    let head = null;
    for (let at = 0; at < lines.length; at += 1) {
        const calls = startsCalls(lines[at]) ? readCalls(lines, at) : [];
        if (head !== null && at - head.at > reach)
            head = null;
        if (calls.length > 0) {
            const trace = traceOf(head, calls);
            const first = head?.at ?? at;
            at += calls.length - 1;
            if (isTrace(head?.header ?? null, trace.frames))
                found.push({ first, last: at, traces: [trace] });
            head = null;
            continue;
        }
        const next = readHead(lines, at);
        if (next === null || (head?.spot && !next.spot))
            continue;
        head = next;
        if (next.spot && isFatal(lines[at]) && !callsFollow(lines, at)) {
            found.push({ first: at, last: at, traces: [traceOf(next, [])] });
        }
    }
    return found;
};
function startsCalls(line) {
    return /^(?:#0|(?:PHP +)?1\.) /.test(line?.trimmed ?? '');
}
function callsFollow(lines, head) {
    return lines.slice(head + 1, head + reach).some(startsCalls);
}
function traceOf(head, calls) {
    const sites = head === null ? calls : [{ line: head.line, spot: head.spot, called: '' }, ...calls];
    const frames = sites.flatMap(({ line, spot }, index) => {
        if (spot === null)
            return [];
        const inside = sites[index + 1]?.called ?? '';
        return [makeFrame('php', line, spot, inside === '' || inside === '{main}' ? null : inside)];
    });
    return makeTrace('php', head?.header ?? null, frames);
}
function isFatal(line) {
    return /^(?:PHP )?(?:Fatal|Parse|Recoverable fatal) error: /.test(line?.trimmed ?? '');
}
function readHead(lines, at) {
    const line = lines[at];
    if (line === undefined)
        return null;
    const text = line.trimmed.replace(/^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning|Notice|Deprecated): +/, '');
    const level = text.length === line.trimmed.length ? null : (line.trimmed.replace(/^PHP /, '').split(':')[0] ?? null);
    const logged = /\[object\] \(([\w\\]{1,200})\(code: [^)]{1,20}\): (.{0,1000}) at (\S{1,300}:\d{1,7})\)?/.exec(text);
    if (logged) {
        const header = { type: logged[1] ?? null, message: shown((logged[2] ?? '').replaceAll('\\"', '"')) };
        return { at, line, header, spot: spotAtEnd(logged[3] ?? '') };
    }
    const { rest, spot } = placeBehind(text);
    const plain = rest.replace(/^(?:Uncaught|Next) /, '');
    const named = /^([\w\\]{1,200}): (.*)$/.exec(plain);
    if (named && (plain !== rest || /(?:Error|Exception)$/.test(named[1] ?? ''))) {
        return { at, line, spot, header: { type: named[1] ?? null, message: shown(named[2] ?? '') } };
    }
    if (level !== null && spot !== null)
        return { at, line, spot, header: { type: level, message: shown(rest) } };
    const other = errorHeader(text);
    return other === null ? null : { at, line, spot: null, header: other };
}
function placeBehind(text) {
    const on = /^(.*) in (\S.{0,300}) on line (\d{1,7})$/.exec(text);
    if (on)
        return { rest: on[1] ?? '', spot: { path: on[2] ?? '', line: Number(on[3]), column: null } };
    const place = text.lastIndexOf(' in ');
    const spot = place < 0 ? null : spotAtEnd(text.slice(place + 4));
    return spot === null ? { rest: text, spot } : { rest: text.slice(0, place), spot };
}
function readCalls(lines, first) {
    const calls = [];
    const outermostFirst = !(lines[first]?.trimmed ?? '').startsWith('#');
    for (let at = first; at < lines.length; at += 1) {
        const call = outermostFirst ? extensionCall(lines[at]) : readCall(lines[at]);
        if (call === null)
            break;
        calls.push(call);
    }
    return outermostFirst ? calls.reverse() : calls;
}
function readCall(line) {
    const match = /^#\d{1,6} (.{1,1900})$/.exec(line?.trimmed ?? '');
    if (line === undefined || match === null)
        return null;
    const text = match[1] ?? '';
    if (text === '{main}')
        return { line, spot: null, called: '{main}' };
    if (text.startsWith('[internal function]: '))
        return { line, spot: null, called: nameOf(text.slice(21)) };
    const place = /\((\d{1,7})\): ?/.exec(text);
    if (place === null)
        return null;
    const spot = { path: text.slice(0, place.index), line: Number(place[1]), column: null };
    return { line, spot, called: nameOf(text.slice(place.index + place[0].length)) };
}
function extensionCall(line) {
    const match = /^(?:PHP +)?\d{1,5}\. (\S.{0,600}) (\S{1,300}):(\d{1,7})$/.exec(line?.trimmed ?? '');
    if (line === undefined || match === null)
        return null;
    const spot = Number(match[3]) === 0 ? null : { path: match[2] ?? '', line: Number(match[3]), column: null };
    return { line, spot, called: nameOf(match[1] ?? '') };
}
function nameOf(call) {
    const open = call.indexOf('(');
    return open < 0 ? call : call.slice(0, open);
}

;// CONCATENATED MODULE: ./build/core/traces/pytest.js


const pytest_reach = 60;
const findPytestTraces = (lines) => {
    const found = [];
    let frames = [];
    let first = 0;
    let last = 0;
    let raised = null;
    const flush = () => {
        if (isTrace(raised, frames))
            found.push({ first, last, traces: [makeTrace('python', raised, frames.reverse())] });
        frames = [];
        raised = null;
    };
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at];
        if (line === undefined)
            continue;
        if (frames.length > 0 && at - last > pytest_reach)
            flush();
        if (/^(?:_{3,}|={3,}) \S/.test(line.trimmed) && frames.length > 0)
            flush();
        const place = /^([^\s:]{1,300}\.py):(\d{1,7}): ?(?:in (\S{1,200})|([A-Z]\w{1,100}))?$/.exec(line.trimmed);
        const told = line.text.startsWith('E  ') ? line.trimmed.slice(2).trim() : null;
        if (place === null && told === null)
            continue;
        if (frames.length === 0 && raised === null)
            first = at;
        last = at;
        if (told !== null)
            raised ??= errorHeader(told) ?? { type: 'AssertionError', message: shown(told) };
        if (place === null)
            continue;
        if (place[4] !== undefined)
            raised = { type: place[4], message: raised?.message ?? null };
        const spot = { path: place[1] ?? '', line: Number(place[2]), column: null };
        frames.push(makeFrame('python', line, spot, place[3] === '<module>' ? null : (place[3] ?? null)));
    }
    flush();
    return found;
};

;// CONCATENATED MODULE: ./build/core/traces/python.js


const chained = /^(?:During handling of the above exception|The above exception was the direct cause)/;
const findPythonTraces = (lines) => {
    const found = [];
    for (let at = 0; at < lines.length; at += 1) {
        const start = body(lines[at]);
        const begins = start.includes('Traceback (most recent call last):');
        if (!begins && fileFrame(lines[at]) === null)
            continue;
        const section = readSection(lines, at, begins ? indent(start) : indent(start) - 2);
        at = Math.max(at, section.last);
        if (!isTrace(section.header, section.frames))
            continue;
        const trace = makeTrace('python', section.header, section.frames.reverse());
        const previous = found.at(-1);
        if (previous && isChained(lines, previous.last, section.first)) {
            previous.traces.push(trace);
            previous.last = section.last;
        }
        else
            found.push({ first: section.first, last: section.last, traces: [trace] });
    }
    return found;
};
function readSection(lines, first, margin) {
    const section = { first, last: first, frames: [], header: null };
    let since = 0;
    let flat = margin < 0;
    for (let at = first; at < lines.length && since < 12; at += 1) {
        const frame = fileFrame(lines[at]);
        const text = body(lines[at]);
        since += 1;
        if (frame !== null) {
            flat ||= indent(text) <= margin;
            section.frames.push(frame);
            section.last = at;
            since = 0;
        }
        else if (at > first && /^\s*\+?-{4,}/.test(text))
            break;
        else if (section.frames.length > 0 && text.trim() !== '' && (flat || indent(text) <= margin)) {
            section.header = flat ? errorHeader(text.trim()) : errorLine(text.trim());
            if (flat && section.header === null)
                continue;
            if (section.header !== null)
                section.last = at;
            break;
        }
        else if (at > first && text.includes('Traceback (most recent call last):'))
            break;
    }
    return section;
}
function body(line) {
    const text = line?.text ?? '';
    const mark = /^ {0,200}[|+] ?/.exec(text);
    return mark === null ? text : text.slice(mark[0].length);
}
function indent(text) {
    return text.length - text.trimStart().length;
}
function fileFrame(line) {
    const text = body(line).trim();
    if (line === undefined || !text.startsWith('File "'))
        return null;
    const end = text.indexOf('", line ', 6);
    const match = end < 0 ? null : /^(\d{1,7})(?:, in (.{1,300}))?$/.exec(text.slice(end + 8));
    if (match === null)
        return null;
    const symbol = match[2] === '<module>' || match[2] === undefined ? null : match[2];
    return makeFrame('python', line, { path: text.slice(6, end), line: Number(match[1]), column: null }, symbol);
}
function errorLine(text) {
    const match = /^([A-Za-z_][\w.]{0,200})(?:$|: ?)/.exec(text);
    if (match === null)
        return null;
    const type = match[1] ?? '';
    const bare = match[0] === type && !type.includes('.');
    if (bare && errorHeader(type) === null && !/^Stop(?:Async)?Iteration$/.test(type))
        return null;
    return { type, message: shown(text.slice(match[0].length)) };
}
function isChained(lines, end, start) {
    if (start - end > 6)
        return false;
    return lines.slice(end + 1, start).some((line) => chained.test(body(line).trim()));
}

;// CONCATENATED MODULE: ./build/core/traces/ruby.js


const findRubyTraces = (lines) => {
    const found = [];
    let floor = 0;
    for (let at = 0; at < lines.length; at += 1) {
        if (ruby_readFrame(lines[at]) === null)
            continue;
        const run = ruby_readRun(lines, at);
        const thrown = run.read.find((one) => one.rest !== '');
        const above = thrown === undefined ? railsHeader(lines, at, floor) : null;
        const header = thrown === undefined ? (above?.header ?? null) : thrownHeader(thrown.rest);
        const frames = run.read.map((one) => one.frame);
        if (run.read[0]?.numbered)
            frames.reverse();
        if (isTrace(header, frames) && (header !== null || frames.some((frame) => frame.symbol !== null))) {
            found.push({ first: above?.at ?? at, last: run.last, traces: [makeTrace('ruby', header, frames)] });
            floor = run.last + 1;
        }
        at = run.last;
    }
    return found;
};
function ruby_readRun(lines, first) {
    const read = [];
    let last = first;
    let thrown = false;
    for (let at = first; at < lines.length; at += 1) {
        const one = ruby_readFrame(lines[at]);
        if (one !== null) {
            if (one.rest !== '' && thrown)
                break;
            thrown ||= one.rest !== '';
            read.push(one);
            last = at;
        }
        else if (!thrown || read.length > 1 || at - last > 8)
            break;
    }
    return { read, last };
}
function ruby_readFrame(line) {
    if (line === undefined)
        return null;
    const text = line.trimmed.replace(/^# /, '');
    const numbered = /^\d{1,6}: from /.exec(text);
    const from = numbered?.[0].length ?? (text.startsWith('from ') ? 5 : 0);
    const rest = text.slice(from);
    const match = /^([^\s:][^:]{0,300}|<internal:[^>]{1,100}>|[A-Za-z]:[\\/][^:]{1,300}):(\d{1,7})(?::in [`']([^']{1,300})')?(?:: (.*))?$/.exec(rest);
    if (match === null)
        return null;
    const path = match[1] ?? '';
    const told = match[4] ?? '';
    const named = match[3] !== undefined;
    const isRuby = /\.(?:rb|erb|rake|ru|haml|slim|gemspec)$|^<internal:|^\((?:irb|eval)|^-e$/.test(path);
    if (!named && (!isRuby || /\s/.test(path) || (told !== '' && thrownHeader(told).type === null)))
        return null;
    const symbol = match[3] === undefined || /^<(?:main|top)/.test(match[3]) ? null : match[3];
    const frame = makeFrame('ruby', line, { path, line: Number(match[2]), column: null }, symbol);
    return { frame, rest: told, numbered: numbered !== null };
}
function thrownHeader(rest) {
    const open = rest.endsWith(')') ? rest.lastIndexOf(' (') : -1;
    const type = open < 0 ? '' : rest.slice(open + 2, -1);
    if (/^[A-Z][\w:]{0,200}$/.test(type))
        return { type, message: shown(rest.slice(0, open)) };
    return errorHeader(rest) ?? { type: null, message: shown(rest) };
}
function railsHeader(lines, first, floor) {
    for (let at = first - 1; at >= Math.max(floor, first - 12); at -= 1) {
        const text = lines[at]?.trimmed ?? '';
        const match = /^([A-Z][\w:]{1,200}) \((.{0,1000})\):?$/.exec(text);
        const known = /(?:Error|Exception|NotFound|Invalid\w{0,60}|Mismatch|Missing)$/;
        if (match && known.test(match[1] ?? ''))
            return { header: { type: match[1] ?? null, message: shown(match[2] ?? '') }, at };
        const spaced = /^([A-Z]\w{0,100}(?:::[A-Z]\w{0,100}){0,9}):(?: (.*))?$/.exec(text);
        if (spaced && known.test(spaced[1] ?? '')) {
            const message = spaced[2] ?? lines[at + 1]?.trimmed ?? '';
            return { header: { type: spaced[1] ?? null, message: shown(message) }, at };
        }
        const plain = errorHeader(text);
        if (plain !== null)
            return { header: plain, at };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/core/traces/rust.js


const findRustTraces = (lines) => {
    const found = [];
    for (let at = 0; at < lines.length; at += 1) {
        const panic = readPanic(lines, at);
        const bare = panic === null && isBacktrace(lines[at]);
        if (panic === null && !bare)
            continue;
        const trace = backtrace(lines, at + 1);
        const header = panic?.header ?? errorAbove(lines, at);
        const frames = panic === null ? trace.frames : merged(panic.site, trace.frames);
        if (!isTrace(header, frames))
            continue;
        const last = Math.max(trace.last, at);
        found.push({ first: at, last, traces: [makeTrace('rust', header, frames)] });
        at = last;
    }
    return found;
};
function readPanic(lines, at) {
    const line = lines[at];
    const text = line?.trimmed ?? '';
    const start = text.indexOf('panicked at ');
    if (line === undefined || start < 0 || !(start === 0 || text.startsWith("thread '")))
        return null;
    const rest = text.slice(start + 12);
    const quoted = rest.startsWith("'") ? quotedMessage(lines, at, rest.slice(1)) : null;
    const spot = spotAtEnd(quoted === null ? rest.replace(/:$/, '') : quoted.place);
    if (spot === null)
        return null;
    const below = lines[at + 1]?.trimmed ?? '';
    const message = shown(quoted?.message ?? (below.startsWith('note: ') ? '' : below));
    return { header: { type: 'panic', message }, site: makeFrame('rust', line, spot, null) };
}
function quotedMessage(lines, at, first) {
    for (let text = first, below = at; below < at + 10; text = lines[below]?.trimmed ?? '') {
        const end = text.lastIndexOf("', ");
        if (end >= 0)
            return { message: below === at ? text.slice(0, end) : first, place: text.slice(end + 3) };
        below += 1;
    }
    return null;
}
function isBacktrace(line) {
    return /^stack backtrace:$/i.test(line?.trimmed ?? '');
}
function backtrace(lines, first) {
    const frames = [];
    let symbol = null;
    let last = -1;
    let since = 0;
    for (let at = first; at < lines.length && since < 8; at += 1) {
        const line = lines[at];
        const text = line?.trimmed ?? '';
        if (line === undefined || text.startsWith("thread '"))
            break;
        const named = /^\d{1,5}: (?:0x[0-9a-f]{1,16} - )?(.{1,500})$/.exec(text);
        const spot = text.startsWith('at ') ? spotAtEnd(text.slice(3)) : null;
        since += 1;
        if (named !== null)
            [symbol, since] = [withoutHash(named[1] ?? ''), 0];
        if (spot !== null && symbol !== null) {
            frames.push(makeFrame('rust', line, spot, symbol));
            [last, since] = [at, 0];
        }
    }
    return { frames, last };
}
function withoutHash(symbol) {
    return symbol.replace(/::h[0-9a-f]{16}$/, '');
}
function merged(site, frames) {
    const same = frames.find((frame) => frame.line === site.line &&
        (frame.column === site.column || frame.column === null) &&
        tail(frame) === tail(site));
    return [{ ...site, symbol: same?.symbol ?? null }, ...frames.filter((frame) => frame !== same)];
}
function tail(frame) {
    return frame.rawPath.replaceAll('\\', '/').split('/').pop() ?? '';
}
function errorAbove(lines, at) {
    for (let up = at - 1; up >= Math.max(0, at - 15); up -= 1) {
        const text = lines[up]?.trimmed ?? '';
        if (text.startsWith('Error: '))
            return { type: 'Error', message: shown(text.slice(7)) };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/core/trace.js











const traceText = 256 * 1024;
const mostTraces = 20;
const mostFrames = 100;
const finders = [
    findPythonTraces,
    findGoTraces,
    findRustTraces,
    findJvmTraces,
    findDotnetTraces,
    findNodeTraces,
    findPhpTraces,
    findRubyTraces,
    findBrowserTraces,
    findPytestTraces,
];
function findTraces(text) {
    return findAllTraces(text).slice(0, mostTraces);
}
function findAllTraces(text) {
    const lines = readLines(text.slice(0, traceText));
    const taken = new Uint8Array(lines.length);
    const kept = [];
    for (const finder of finders) {
        for (const found of finder(lines)) {
            if (taken.subarray(found.first, found.last + 1).includes(1))
                continue;
            taken.fill(1, found.first, found.last + 1);
            kept.push(found);
        }
    }
    return kept
        .sort((a, b) => a.first - b.first)
        .flatMap((found) => found.traces)
        .map((trace) => ({ ...trace, frames: trace.frames.slice(0, mostFrames) }));
}


/***/ })

};
;