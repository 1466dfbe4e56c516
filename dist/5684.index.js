"use strict";
exports.id = 5684;
exports.ids = [5684];
exports.modules = {

/***/ 5684:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rules: () => (/* binding */ rules)
});

;// CONCATENATED MODULE: ./build/evidence/rules/on-rule.js
function spot(from, to, detail, more = {}) {
    return { row: from.row, endRow: Math.max(from.row, to.endRow), detail, ...more };
}
const behind = String.raw `(?=\s*(?:[(<\\#]|\/[/*]|\?\.|!(?!=)|as\b|satisfies\b|['"]\s*[\]/]|\)\s*(?:[()<!?/\\#]|as\b|satisfies\b)))`;
function called(names) {
    const words = [...names].map((name) => name.replace('$', '')).join('|');
    return new RegExp(String.raw `\b(?:${words})\b${behind}`);
}

// EXTERNAL MODULE: ./build/evidence/rules/on-tree.js
var on_tree = __webpack_require__(805);
;// CONCATENATED MODULE: ./build/evidence/rules/assignment-in-condition.js


const rule = {
    info: {
        id: 'assignment-in-condition',
        title: 'A condition assigns where it should compare',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'high',
        confidence: 0.9,
        cwe: 'CWE-481',
        explanation: '`=` stores the right side and then asks whether it is truthy: the branch no longer depends on the variable, and the variable is overwritten.',
        fix: 'Write `===`. Where the assignment is meant, put it before the condition.',
        references: [
            'https://cwe.mitre.org/data/definitions/481.html',
            'https://eslint.org/docs/latest/rules/no-cond-assign',
        ],
    },
    languages: ['javascript'],
    needs: /\b(?:if|while)\b|\?/,
    javascript: { if_statement: judge, while_statement: judge, do_statement: judge, ternary_expression: judge },
};
function judge(node) {
    const condition = (0,on_tree/* field */.ZZ)(node, 'condition');
    const inner = condition?.type === 'parenthesized_expression' ? (0,on_tree/* kids */.aw)(condition)[0] : condition;
    if (inner?.type !== 'assignment_expression')
        return null;
    const right = (0,on_tree/* field */.ZZ)(inner, 'right');
    const isSlip = right !== null && /^(?:string|number|true|false|null|undefined|array|object)$/.test(right.type);
    const left = (0,on_tree/* field */.ZZ)(inner, 'left');
    const isSame = right?.type === 'identifier' ||
        (right?.type === 'member_expression' && left?.type === 'member_expression');
    const isName = isSame && node.type === 'if_statement';
    return isSlip || isName
        ? spot(inner, inner, `\`${inner.text.split('\n', 1)[0]}\` is an assignment.`)
        : null;
}

// EXTERNAL MODULE: ./build/evidence/rules/on-file.js
var on_file = __webpack_require__(3943);
;// CONCATENATED MODULE: ./build/evidence/rules/async-for-each.js


const async_for_each_rule = {
    info: {
        id: 'async-for-each',
        title: 'Nobody waits for these promises',
        critic: 'reviewer',
        category: 'concurrency',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-366',
        explanation: '`forEach` throws away what its callback returns, so the code behind it runs before the work is done, and a rejection ends the process or is lost. `filter`, `some` and `every` take the promise itself for a yes.',
        fix: 'Use `for (const item of list) { await … }`, or `await Promise.all(list.map(async (item) => …))` to run side by side.',
        references: [
            'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Array/forEach#description',
        ],
    },
    languages: ['javascript'],
    needs: /\basync\b/,
    call(call, file) {
        if (file.dialect !== 'javascript' ||
            !/^(?:forEach|filter|some|every|find|findIndex|sort)$/.test(call.written) ||
            call.receiver === null)
            return null;
        const callback = call.args[0];
        if (callback === undefined ||
            !/^(?:arrow_function|function_expression)$/.test(callback.type) ||
            callback.children[0]?.type !== 'async')
            return null;
        const body = (0,on_tree/* field */.ZZ)(callback, 'body');
        const waits = body !== null && [...(0,on_file/* paced */.yb)(body, file)].some((node) => node.type === 'await_expression');
        if (call.written === 'forEach' && !waits)
            return null;
        return {
            row: call.node.row,
            endRow: Math.max(call.node.row, callback.row),
            detail: `\`${call.written}\` does not wait for its asynchronous callback.`,
        };
    },
};

// EXTERNAL MODULE: ./build/evidence/rules/on-expressions.js + 1 modules
var on_expressions = __webpack_require__(7130);
;// CONCATENATED MODULE: ./build/evidence/rules/on-pattern.js
const on_pattern_all = Array.from({ length: 129 }, (_, code) => code);
const range = (from, to) => on_pattern_all.filter((code) => code >= from && code <= to);
const digits = range(48, 57);
const words = [...digits, ...range(65, 90), ...range(97, 122), 95];
const spaces = [9, 10, 11, 12, 13, 32];
const any = new Set(on_pattern_all);
const classes = { d: digits, w: words, s: spaces };
function isCatastrophic(pattern) {
    if (pattern.length > 1_000)
        return false;
    const reader = { pattern, at: 0 };
    const alternatives = readAlternatives(reader, 0);
    return alternatives?.some((sequence) => explodes(sequence, false)) ?? false;
}
function explodes(sequence, isFollowed) {
    let canFail = isFollowed;
    for (const item of sequence.toReversed()) {
        if (item.alternatives !== null && groupExplodes(item, item.alternatives, canFail))
            return true;
        canFail ||= item.least > 0 || item.most === 0;
    }
    return false;
}
function groupExplodes(item, alternatives, canFail) {
    const inside = (isFollowed) => alternatives.some((inner) => explodes(inner, isFollowed));
    if (inside(canFail || item.most > 1))
        return canFail || item.most <= 1 || inside(false);
    return item.most === Number.POSITIVE_INFINITY && canFail && isAmbiguous(alternatives);
}
function isAmbiguous(alternatives) {
    if (alternatives.some(repeatsItself))
        return true;
    const seen = new Set();
    for (const [only, ...more] of alternatives) {
        if (only?.chars == null || only.most < 1 || more.length > 0)
            continue;
        for (const char of only.chars) {
            if (seen.has(char))
                return true;
            seen.add(char);
        }
    }
    return false;
}
function repeatsItself(sequence) {
    const plain = sequence.length === 1 && sequence[0]?.alternatives != null && sequence[0].most === 1
        ? sequence[0].alternatives
        : null;
    if (plain !== null)
        return plain.some(repeatsItself);
    if (sequence.some((item) => item.most === 0))
        return false;
    const must = sequence.filter((item) => item.least > 0);
    const fits = new Map();
    for (const item of must)
        for (const char of item.chars ?? [])
            fits.set(char, (fits.get(char) ?? 0) + 1);
    return sequence.some((item) => {
        if (item.chars === null || item.most !== Number.POSITIVE_INFINITY)
            return false;
        const own = item.least > 0 ? 1 : 0;
        return [...item.chars].some((char) => (fits.get(char) ?? 0) - own === must.length - own);
    });
}
function readAlternatives(reader, depth) {
    if (depth > 30)
        return null;
    const found = [[]];
    while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ')') {
        if (reader.pattern[reader.at] === '|') {
            reader.at += 1;
            found.push([]);
            continue;
        }
        const item = readItem(reader, depth);
        if (item === null)
            return null;
        found.at(-1)?.push(item);
    }
    return found;
}
const nothing = () => ({ chars: null, alternatives: null, least: 0, most: 0 });
function readItem(reader, depth) {
    const char = reader.pattern[reader.at] ?? '';
    reader.at += 1;
    let item = { chars: new Set([code(char)]), alternatives: null, least: 1, most: 1 };
    if (char === '^' || char === '$')
        return nothing();
    if (char === '(') {
        const look = /^\?(?:<?[=!])/.exec(reader.pattern.slice(reader.at, reader.at + 4))?.[0];
        reader.at +=
            /^\?(?:[:>]|P?<\w+>|<?[=!]|[a-z]+:)/.exec(reader.pattern.slice(reader.at, reader.at + 60))?.[0]
                .length ?? 0;
        const alternatives = readAlternatives(reader, depth + 1);
        if (alternatives === null || reader.pattern[reader.at] !== ')')
            return null;
        reader.at += 1;
        item = look === undefined ? { chars: null, alternatives, least: 1, most: 1 } : nothing();
        if (look !== undefined)
            return item;
        const only = alternatives.length === 1 && alternatives[0]?.length === 1 ? alternatives[0][0] : undefined;
        if (only?.chars != null && only.least === 1 && only.most === 1)
            item = { ...only };
    }
    else if (char === '[')
        item.chars = readClass(reader);
    else if (char === '.')
        item.chars = any;
    else if (char === '\\') {
        const next = reader.pattern[reader.at] ?? '';
        reader.at += 1;
        if (/[bB1-9AZzGk]/.test(next))
            return nothing();
        item.chars = new Set(escaped(next));
    }
    return quantified(reader, item);
}
function quantified(reader, item) {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(reader.pattern.slice(reader.at, reader.at + 20));
    if (found === null)
        return item;
    reader.at += found[0].length;
    if (reader.pattern[reader.at] === '+') {
        reader.at += 1;
        return { ...item, most: 1 };
    }
    if (reader.pattern[reader.at] === '?')
        reader.at += 1;
    if (found[0] === '*')
        return { ...item, least: 0, most: Number.POSITIVE_INFINITY };
    if (found[0] === '+')
        return { ...item, most: Number.POSITIVE_INFINITY };
    if (found[0] === '?')
        return { ...item, least: 0 };
    const least = Number(found[1]);
    const most = found[2] === '' ? least : found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3]);
    return {
        ...item,
        least: Math.min(least, 1),
        most: most > 30 ? Number.POSITIVE_INFINITY : Math.max(most, 1),
    };
}
function readClass(reader) {
    const chars = new Set();
    const isNegated = reader.pattern[reader.at] === '^';
    if (isNegated)
        reader.at += 1;
    let last = -1;
    for (let first = true; reader.at < reader.pattern.length; first = false) {
        const char = reader.pattern[reader.at] ?? '';
        if (char === ']' && !first)
            break;
        reader.at += 1;
        if (char === '\\') {
            const codes = escaped(reader.pattern[reader.at] ?? '');
            reader.at += 1;
            for (const one of codes)
                chars.add(one);
            last = codes.length === 1 ? (codes[0] ?? -1) : -1;
        }
        else if (char === '-' && last >= 0 && reader.pattern[reader.at] !== ']') {
            for (const one of range(last, code(reader.pattern[reader.at] ?? '')))
                chars.add(one);
            reader.at += 1;
            last = -1;
        }
        else {
            last = code(char);
            chars.add(last);
        }
    }
    reader.at += 1;
    return isNegated ? new Set(on_pattern_all.filter((one) => !chars.has(one))) : chars;
}
function code(char) {
    return Math.min(char.charCodeAt(0) || 0, 128);
}
function escaped(char) {
    const known = classes[char.toLowerCase()];
    if (known !== undefined)
        return char === char.toLowerCase() ? known : on_pattern_all.filter((one) => !known.includes(one));
    return [char === 'n' ? 10 : char === 't' ? 9 : char === 'r' ? 13 : code(char)];
}

// EXTERNAL MODULE: ./build/evidence/rules/on-memory.js
var on_memory = __webpack_require__(9610);
// EXTERNAL MODULE: ./build/evidence/rules/on-names.js + 2 modules
var on_names = __webpack_require__(5132);
// EXTERNAL MODULE: ./build/evidence/rules/on-paths.js
var on_paths = __webpack_require__(5021);
;// CONCATENATED MODULE: ./build/evidence/rules/on-fixed.js





function follow(node, file) {
    let at = node;
    for (let step = 0; step < 5; step += 1) {
        const found = (0,on_expressions/* expression */.d)(at, file.dialect);
        if (found.kind !== 'name')
            return at;
        const all = (0,on_names/* reaching */.Y1)(file.names, found.name, at);
        const one = all[0];
        if (all.length !== 1 || one?.kind !== 'value' || one.value === null || one.via.length > 0)
            return at;
        at = one.value;
    }
    return at;
}
function isFixed(one, file) {
    if ((one.kind !== 'loop' && one.kind !== 'value') || one.value === null)
        return false;
    return isFixedCollection(one.value, file);
}
function isFixedCollection(node, file, depth = 0) {
    if (depth > 4)
        return false;
    const target = follow(node, file);
    const found = (0,on_expressions/* expression */.d)(target, file.dialect);
    const fixed = (value) => isFixedCollection(value, file, depth + 1);
    if (found.kind === 'constant')
        return true;
    if (found.kind === 'list')
        return found.items.every(fixed);
    if (found.kind === 'object')
        return found.spread.length === 0 && found.entries.every((entry) => fixed(entry.value));
    if (found.kind === 'name')
        return ((0,on_names/* reaching */.Y1)(file.names, found.name, target).some((one) => one.kind === 'import') ||
            isBuiltInConstant(found.name));
    if (found.kind !== 'call')
        return false;
    const path = (0,on_paths/* pathOf */.X)(found.callee, file);
    if (/^(?:Object\.(?:keys|values|entries|freeze)|enumerate|sorted|list|tuple|Set|Map|set|frozenset|range|Array\.from)$/.test(path)) {
        return found.args.every(fixed);
    }
    const callee = (0,on_expressions/* expression */.d)(found.callee, file.dialect);
    return (callee.kind === 'member' &&
        /^(?:items|keys|values|entries|get|slice)$/.test(callee.property) &&
        fixed(callee.object));
}
function isBuiltInConstant(name) {
    return (/^[A-Z][A-Z0-9_]+$/.test(name) ||
        name === '__dirname' ||
        name === '__filename' ||
        name === '__file__' ||
        name === '__name__');
}
function isSettledMember(object, property, node, file) {
    if (/^(?:length|size|pid|execPath|platform|__name__|sep)$/.test(property))
        return true;
    if (/^[A-Z][A-Z0-9_]+$/.test(property))
        return true;
    const path = (0,on_paths/* pathOf */.X)(node, file);
    if (/^(?:process\.env\.|os\.environ\.|import\.meta\.|sys\.executable|(?:app\.)?(?:config|settings|constants)\.)/.test(path))
        return true;
    const root = (0,on_expressions/* expression */.d)(object, file.dialect);
    if (root.kind === 'member')
        return /^(?:process|os)\./.test(path) && isSettledMember(root.object, root.property, object, file);
    return (root.kind === 'name' &&
        (0,on_names/* reaching */.Y1)(file.names, root.name, object).some((one) => one.kind === 'import') &&
        !/^(?:flask|bottle)?\.?request/.test(path) &&
        !path.startsWith('sys.argv') &&
        !path.includes('request.'));
}
const returnsOf = (0,on_memory/* remembered */.H)((fn) => {
    const body = (0,on_tree/* field */.ZZ)(fn, 'body');
    if (body === null)
        return [];
    if (fn.type === 'lambda' || (fn.type === 'arrow_function' && body.type !== 'statement_block'))
        return [body];
    const found = [];
    const open = [body];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if ((0,on_names/* isFunction */.Tn)(node))
            continue;
        if (node.type === 'return_statement')
            found.push(...(0,on_tree/* kids */.aw)(node).slice(0, 1));
        else
            for (const child of node.children)
                open.push(child);
    }
    return found.reverse();
});

;// CONCATENATED MODULE: ./build/evidence/rules/on-harmless.js
const numeric = /^(?:Number|parseInt|parseFloat|BigInt|Boolean|int|float|bool|len|ord|round|abs|sum|hash|id|range|Date|Decimal|decimal\.Decimal|UUID|uuid\.UUID)$/;
const numericStart = /^Math\.(?!random)/;
const numericEnd = /(?:^|\.)(?:parseInt|parseFloat|isInteger|floor|ceil|round|trunc|now|getTime|getpid|toFixed|indexOf|isoformat|toISOString|strftime|timestamp|randomUUID|randomBytes\(\)|uuid[14v]\w*|nanoid|token_hex|token_urlsafe|gettempdir|mkdtemp|mkdtempSync|tmpdir|homedir|cwd|getcwd|hexdigest|digest|count|perf_counter|hostname|getuid|fileURLToPath)$/;
const cleaning = /(?:^|[._])(?:(?:html|sql|shell|regex|reg|xml|attr|js|css|uri|url)?_?esc(?:ape\w*)?|sanit\w*|purify|quote\w*|encodeURI\w*|urlencode|basename|secure_filename|slug\w*|clean\w*|valid\w*|whitelist\w*|allow\w*|safe_\w+|safe[A-Z]\w*|hash\w*|bleach|nh3|int|strip_tags|striptags|stripTags|identifier|Identifier|mogrify|url_for|reverse)$/;
const cleaningInside = /(?:[eE]scape(?!d?$)(?:[A-Z_]\w*)?|[sS]anitiz\w*|[sS]anitis\w*|[vV]alidate\w*|Escape|[qQ]uote(?:Ident\w*|Literal|Name|d)?|_escape|basename|ensure[A-Z]\w*|assert[A-Z]\w*|ensure_\w+|validated?_\w+|whitelist|allowlist|shell-quote|shellescape|DOMPurify|escapeHtml|escapeId)/;
function isHarmlessCall(path, _args) {
    return isNumericCall(path) || isCleaningCall(path);
}
function isNumericCall(path) {
    return numeric.test(path) || numericStart.test(path) || numericEnd.test(path.replace(/\(\)$/, ''));
}
function isCleaningCall(path) {
    const last = path.slice(path.lastIndexOf('.') + 1);
    if (/^(?:un|mark_)|^(?:is|has)[A-Z_]/.test(last))
        return false;
    return (cleaning.test(path) ||
        cleaningInside.test(last) ||
        /^(?:DOMPurify|validator|bleach|he|shell-quote|escape-html|sanitize-html|xss|shescape|pg-format|sqlstring)(?:\.|$)/.test(path));
}
function isHarmlessType(type) {
    if (type === '')
        return false;
    return type.split('|').every((one) => {
        const part = one.trim();
        return (/^(?:number|boolean|bigint|int|float|bool|null|None|undefined|Date|UUID|uuid\.UUID|Decimal|datetime|date|datetime\.\w+|ObjectId)$/.test(part) ||
            /^(?:Optional\[)?(?:int|float|bool|UUID)\]?$/.test(part) ||
            /^(['"])[^'"]*\1$/.test(part) ||
            /^Literal\[/.test(part));
    });
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-text.js


const unchanged = new Set([
    'trim',
    'toLowerCase',
    'toUpperCase',
    'toString',
    'strip',
    'lower',
    'upper',
    'trimEnd',
    'trimStart',
    'rstrip',
    'lstrip',
    'encode',
    'decode',
    'normalize',
    'expanduser',
    'absolute',
]);
const wrapping = new Set([
    'String',
    'str',
    'dedent',
    'textwrap.dedent',
    'text',
    'sqlalchemy.text',
    'Buffer.from',
    'pathlib.Path',
    'Path',
    'sql.SQL',
    'psycopg2.sql.SQL',
    'SQL',
    'literal',
    'bytes',
]);
const pathJoining = new Set([
    'path.join',
    'path.resolve',
    'path.posix.join',
    'os.path.join',
    'os.path.abspath',
    'os.path.realpath',
    'os.path.normpath',
    'path.normalize',
    'posixpath.join',
]);
const adding = new Set(['push', 'append', 'unshift']);
const mostAdded = 30;
function addedTo(list, file) {
    const home = (0,on_names/* functionAround */.OC)(list);
    const found = [];
    for (const call of file.callsOn.get(list.text) ?? []) {
        if (!adding.has(call.written) || (0,on_names/* functionAround */.OC)(call.node) !== home)
            continue;
        found.push(...call.args);
        if (found.length >= mostAdded)
            break;
    }
    return found;
}
function strips(args, file) {
    const found = args[0] === undefined ? null : (0,on_expressions/* expression */.d)(args[0], file.dialect);
    if (found?.kind !== 'regex' || !found.flags.includes('g'))
        return false;
    return (found.pattern.startsWith('[^') || /\.\.|[<&'"]/.test(found.pattern) || /\\\\\$&/.test(args[1]?.text ?? ''));
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-values.js








const deepest = 10;
const longestKnown = 10_000;
const piecesOf = (0,on_memory/* remembered */.H)((node, file) => {
    const state = { joined: false, seen: new Set(), left: 200 };
    const list = [];
    gather(node, file, state, list, 0);
    return { list, joined: state.joined };
});
function dynamicOf(pieces) {
    return pieces.list.flatMap((piece) => ('node' in piece ? [piece.node] : []));
}
function knownText(pieces) {
    let known = '';
    for (const piece of pieces.list) {
        known += 'text' in piece ? piece.text.slice(0, longestKnown) : '\u0000';
        if (known.length > longestKnown)
            break;
    }
    return known;
}
function isConstant(node, file) {
    return dynamicOf(piecesOf(node, file)).length === 0;
}
function constantOf(node, file) {
    const target = follow(node, file);
    const found = (0,on_expressions/* expression */.d)(target, file.dialect);
    return found.kind === 'constant' ? found.value : undefined;
}
function gather(start, file, state, out, depth) {
    const node = (0,on_expressions/* bare */.$)(start);
    state.left -= 1;
    file.steps.left -= 1;
    if (depth > deepest || state.left < 0 || file.steps.left < 0) {
        out.push({ node });
        return;
    }
    const found = (0,on_expressions/* expression */.d)(node, file.dialect);
    const all = (parts) => {
        for (const part of parts)
            gather(part, file, state, out, depth + 1);
    };
    if (found.kind === 'constant')
        out.push({ text: String(found.value ?? '') });
    else if (found.kind === 'number' || found.kind === 'regex')
        out.push({ text: '' });
    else if (found.kind === 'join') {
        const isLine = found.parts.length > 1;
        state.joined ||= isLine;
        all(found.parts);
    }
    else if (found.kind === 'choice')
        all(found.options);
    else if (found.kind === 'name')
        gatherName(found.name, node, file, state, out, depth);
    else if (found.kind === 'member')
        gatherMember(found.object, found.property, node, file, state, out, depth);
    else if (found.kind === 'index')
        gatherIndex(found.object, node, file, out);
    else if (found.kind === 'call')
        gatherCall(node, file, state, out, depth);
    else
        out.push({ node });
}
function gatherName(name, node, file, state, out, depth) {
    const all = (0,on_names/* reaching */.Y1)(file.names, name, node);
    if (all.length === 0) {
        out.push(isBuiltInConstant(name) ? { text: '' } : { node });
        return;
    }
    for (const one of all) {
        if (one.kind === 'import' || isHarmlessType(one.type))
            out.push({ text: '' });
        else if (one.kind === 'append') {
            state.joined = true;
            visit(one, node, file, state, out, depth);
        }
        else if (one.kind === 'value' && one.via.length === 0)
            visit(one, node, file, state, out, depth);
        else if (isFixed(one, file))
            out.push({ text: '' });
        else
            out.push({ node });
    }
}
function visit(one, use, file, state, out, depth) {
    if (one.value === null)
        return;
    if (state.seen.has(one.node) || one.value === use)
        return;
    state.seen.add(one.node);
    gather(one.value, file, state, out, depth + 1);
    state.seen.delete(one.node);
}
function gatherMember(object, property, node, file, state, out, depth) {
    const target = (0,on_expressions/* expression */.d)(follow(object, file), file.dialect);
    if (target.kind === 'object') {
        const entry = target.entries.find((one) => one.key === property);
        if (entry !== undefined) {
            gather(entry.value, file, state, out, depth + 1);
            return;
        }
    }
    out.push(isSettledMember(object, property, node, file) ? { text: '' } : { node });
}
function gatherIndex(object, node, file, out) {
    const path = (0,on_paths/* pathOf */.X)(object, file);
    out.push(isFixedCollection(object, file) || path === 'process.env' || path === 'os.environ'
        ? { text: '' }
        : { node });
}
function gatherCall(node, file, state, out, depth) {
    const found = (0,on_expressions/* expression */.d)(node, file.dialect);
    if (found.kind !== 'call')
        return;
    const path = (0,on_paths/* pathOf */.X)(found.callee, file);
    const callee = (0,on_expressions/* expression */.d)(found.callee, file.dialect);
    const method = callee.kind === 'member' ? callee.property : '';
    const next = (part) => gather(part, file, state, out, depth + 1);
    if (isHarmlessCall(path, found.args))
        out.push({ text: '' });
    else if (callee.kind === 'member' && unchanged.has(method))
        next(callee.object);
    else if (callee.kind === 'member' && method === 'concat') {
        state.joined = true;
        for (const part of [callee.object, ...found.args])
            next(part);
    }
    else if (callee.kind === 'member' && method === 'join' && !pathJoining.has(path))
        joinList(callee.object, found.args, node, file, state, out, depth);
    else if (callee.kind === 'member' && (method === 'replace' || method === 'replaceAll')) {
        if (strips(found.args, file))
            out.push({ text: '' });
        else {
            state.joined ||=
                found.args[1] !== undefined && (0,on_expressions/* expression */.d)(found.args[1], file.dialect).kind !== 'constant';
            for (const part of [callee.object, ...found.args.slice(1)])
                next(part);
        }
    }
    else if (path === 'min' || path === 'max')
        for (const part of found.args)
            next(part);
    else if (wrapping.has(path) && found.args[0])
        next(found.args[0]);
    else if (pathJoining.has(path) || path === 'util.format') {
        state.joined = true;
        found.args.forEach((part, at) => {
            if (at > 0)
                out.push({ text: '/' });
            next(part);
        });
    }
    else if (callee.kind === 'member' && method === 'get' && isFixedCollection(callee.object, file))
        out.push({ text: '' });
    else if (!gatherReturns(path, file, state, out, depth))
        out.push({ node });
}
function joinList(object, args, node, file, state, out, depth) {
    const source = file.dialect === 'python' ? args[0] : object;
    if (source === undefined)
        return;
    const target = follow(source, file);
    const list = (0,on_expressions/* expression */.d)(target, file.dialect);
    if (list.kind === 'list') {
        state.joined = true;
        const added = source.type === 'identifier' ? addedTo(source, file) : [];
        for (const item of [...list.items, ...added])
            gather(item, file, state, out, depth + 1);
    }
    else if (isPlaceholders(target, file, state, depth))
        out.push({ text: '' });
    else
        out.push({ node });
}
function isPlaceholders(node, file, state, depth) {
    const text = node.text;
    if (/^\[\s*['"](?:%s|\?)['"]\s*\]\s*\*/.test(text))
        return true;
    if (/\.fill\(\s*['"`]\?['"`]\s*\)$/.test(text))
        return true;
    const isComprehension = node.type === 'generator_expression' || node.type === 'list_comprehension';
    const found = isComprehension ? null : (0,on_expressions/* expression */.d)(node, file.dialect);
    const isMap = found?.kind === 'call' && /\.map$/.test((0,on_paths/* pathOf */.X)(found.callee, file));
    const callback = isMap ? found.args[0] : undefined;
    const body = (0,on_tree/* field */.ZZ)(callback ?? node, 'body');
    if (body === null || body.type === 'statement_block' || (!isComprehension && callback === undefined))
        return false;
    const inner = [];
    gather(body, file, state, inner, depth + 1);
    const given = callback === undefined ? '' : ((0,on_tree/* field */.ZZ)(callback, 'parameters')?.text ?? '');
    return inner.every((piece) => 'text' in piece || (/^(?:i|idx|index|n|_)$/.test(piece.node.text) && given.includes(',')));
}
function gatherReturns(path, file, state, out, depth) {
    const name = path.replace(/^(?:this|self)\./, '');
    const all = file.functions.get(name);
    const only = all?.[0];
    if (only === undefined || all?.length !== 1 || state.seen.has(only) || depth > 5)
        return false;
    const values = returnsOf(only);
    if (values.length === 0)
        return false;
    state.seen.add(only);
    for (const value of values)
        gather(value, file, state, out, depth + 1);
    state.seen.delete(only);
    return true;
}

;// CONCATENATED MODULE: ./build/evidence/rules/catastrophic-regex.js





const detail = 'A repeated group holds a repetition whose turns can be split in several ways, so a text that does not match is tried in exponentially many ways.';
const catastrophic_regex_rule = {
    info: {
        id: 'catastrophic-regex',
        title: 'A regular expression can take exponential time',
        critic: 'security',
        category: 'performance',
        severity: 'medium',
        confidence: 0.8,
        cwe: 'CWE-1333',
        explanation: 'On a text that almost matches, a backtracking engine tries every way to divide it among nested repetitions. Thirty characters can keep it busy for minutes, and in Node.js the whole process with it.',
        fix: 'Write the repetition once: `(a+)+` is `a+`; let the parts of a repeated group start with different characters; or bound the length of the text before matching.',
        references: [
            'https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS',
            'https://cwe.mitre.org/data/definitions/1333.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\)\\?(?:[*+]|\{\\?\d)/,
        python: /\)(?:[*+]|\{\d|['"])/,
    },
    javascript: {
        regex(node) {
            return isCatastrophic((0,on_tree/* field */.ZZ)(node, 'pattern')?.text ?? '') ? spot(node, node, detail) : null;
        },
    },
    call(call, file) {
        const pattern = call.args[0];
        const isPattern = file.dialect === 'python'
            ? /^(?:re|regex)\.(?:compile|search|match|fullmatch|findall|finditer|sub|split)$/.test(call.path)
            : call.path === 'RegExp';
        if (pattern === undefined || !isPattern || (0,on_expressions/* expression */.d)(pattern, file.dialect).kind === 'regex')
            return null;
        const value = constantOf(pattern, file);
        return typeof value === 'string' && isCatastrophic(value) ? spot(call.node, pattern, detail) : null;
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/on-requests.js




const parts = 'query|body|params|headers|cookies|signedCookies|url|originalUrl|rawBody|param|header|get|files?|nextUrl|searchParams|queryStringParameters|pathParameters|formData|json|text';
const jsRequest = new RegExp(`^(?:[\\w$]+\\.|\\{\\}\\.)?_?(?:req|request|httpRequest|incoming)\\.(?:${parts})(?:$|[.([])`);
const jsContext = /^_?(?:ctx|context|c|koa)\.(?:query|params|cookies|headers|querystring|request\.\w+|req\.\w+|href|url)(?:$|[.([])/;
const jsEvent = /^_?(?:event|evt)\.(?:body|queryStringParameters|pathParameters|multiValueQueryStringParameters|headers|rawPath|rawQueryString)(?:$|[.([])/;
const jsPage = /^(?:(?:document\.)?location\.(?:search|hash|href)|location|document\.(?:URL|documentURI|referrer|location|cookie)|window\.name)(?:$|[.([])/;
const jsArguments = /^process\.argv(?:\[\]|\.slice)/;
const destructured = /^\{\}\.(?:query|body|params|headers|cookies|searchParams|queryStringParameters|pathParameters)(?:$|[.([])/;
const pyRequest = /^(?:self\.|flask\.|bottle\.|sanic\.|cls\.|quart\.)?_?(?:request|req)\.(?:args|form|values|files|cookies|headers|data|json|get_json|query_string|GET|POST|body|COOKIES|META|FILES|query_params|path_params|match_info|query|rel_url|params|stream|get_data|input_stream|url|full_path|raw_path|forms|post|text|view_args|query_arguments|body_arguments|arguments)(?:$|[.([])/;
const pyHandler = /^self\.(?:get_argument|get_query_argument|get_body_argument|get_arguments)\(\)|^self\.(?:rfile\.read\(\)|headers\.get\(\))/;
const pyEvent = /^event\.(?:get\(\)|body|queryStringParameters|pathParameters|headers)(?:$|[.([])/;
const pyArguments = /^(?:sys\.argv(?:\[\])|input\(\))/;
const reading = /(?:^|\.)(?:get|getAll|getlist|get_list|param|header|query|json|text|formData|parseBody|body|cookie|get_json|get_data|read|input|get_argument|get_query_argument|get_body_argument|get_arguments|post|form|slice|files)\(\)$/;
function sourceOf(node, file) {
    const found = (0,on_expressions/* expression */.d)(node, file.dialect);
    if (found.kind !== 'member' && found.kind !== 'index' && found.kind !== 'call' && found.kind !== 'name')
        return null;
    if (found.kind === 'name')
        return parameterSource(found.name, node, file);
    const path = (0,on_paths/* pathOf */.X)(node, file);
    if (found.kind === 'call' && !reading.test(path))
        return null;
    const kind = file.dialect === 'python' ? pythonKind(path, file) : javascriptKind(path, node, file);
    if (kind === null || isUploadPath(path))
        return null;
    return { text: shorten(node), kind };
}
function isUploadPath(path) {
    return (/\.files?(?:\[\]|\.\w+)?\.(?:path|filename|buffer|size|mimetype|fieldname|destination)$/.test(path) &&
        !path.includes('request.files'));
}
function javascriptKind(path, node, file) {
    if (jsRequest.test(path) || jsContext.test(path) || jsEvent.test(path))
        return isServerRequest(node, file) ? 'request' : null;
    if (jsPage.test(path))
        return 'page';
    if (jsArguments.test(path))
        return 'arguments';
    return destructured.test(path) && isHandler(node, file) ? 'request' : null;
}
function isServerRequest(node, file) {
    const root = rootName(node, file);
    if (root === null)
        return true;
    const found = (0,on_expressions/* expression */.d)(root, file.dialect);
    if (found.kind !== 'name')
        return true;
    const all = (0,on_names/* reaching */.Y1)(file.names, found.name, root);
    return all.every((one) => one.kind !== 'value' ||
        one.via.length > 0 ||
        one.value === null ||
        !/(?:\.|^)(?:request|get|fetch|Request)\(\)$/.test((0,on_paths/* pathOf */.X)(one.value, file)));
}
function rootName(node, file) {
    let at = node;
    for (let step = 0; step < 12; step += 1) {
        const found = (0,on_expressions/* expression */.d)(at, file.dialect);
        if (found.kind === 'member' || found.kind === 'index')
            at = found.object;
        else if (found.kind === 'call')
            at = found.callee;
        else
            return at;
    }
    return null;
}
function isHandler(node, file) {
    for (let fn = node; fn !== null; fn = fn.parent) {
        const list = (0,on_tree/* field */.ZZ)(fn, 'parameters');
        const first = list === null ? undefined : (0,on_tree/* kids */.aw)(list)[0];
        if (list === null || first === undefined || !/^\(?\s*\{/.test(first.text))
            continue;
        const second = (0,on_tree/* kids */.aw)(list)[1]?.text ?? '';
        const around = fn.parent?.parent;
        const route = around == null ? '' : (file.callAt.get(around)?.written ?? '');
        return (/^_?(?:res|response|reply|rep|h|next)\b/.test(second) ||
            /^(?:get|post|put|delete|patch|all|use|query|mutation|handler)$/.test(route) ||
            /searchParams/.test(first.text));
    }
    return false;
}
function pythonKind(path, file) {
    if (pyRequest.test(path) || pyHandler.test(path) || pyEvent.test(path))
        return 'request';
    if (/^self\.path(?:$|\.)/.test(path) && (0,on_tree/* says */.FA)(file.root, /BaseHTTPRequestHandler|SimpleHTTPRequestHandler/))
        return 'request';
    return pyArguments.test(path) ? 'arguments' : null;
}
function parameterSource(name, node, file) {
    const all = (0,on_names/* definitionsOf */.mu)(file.names, name, node);
    const one = all.find((candidate) => candidate.kind === 'parameter');
    if (all.length === 0 && file.dialect === 'javascript' && name === 'location')
        return { text: name, kind: 'page' };
    if (one?.of == null)
        return null;
    if (file.dialect === 'python')
        return isRouteParameter(one) ? { text: `the route parameter ${name}`, kind: 'request' } : null;
    if (one.via.length > 0) {
        const path = `{}.${one.via.join('.')}`;
        return destructured.test(path) && isHandler(node, file) ? { text: name, kind: 'request' } : null;
    }
    return isDecorated(one) ? { text: `the request parameter ${name}`, kind: 'request' } : null;
}
function isDecorated(one) {
    const parameter = one.node.parent;
    return (parameter?.children.some((child) => child.type === 'decorator' &&
        /^@(?:Query|Body|Param|Params|Headers|QueryParam|BodyParam)\b/.test(child.text)) === true);
}
const route = /^@[\w.]+\.(?:route|get|post|put|delete|patch|head|api_route|websocket)\(\s*(?:path\s*=\s*)?[rf]?['"]([^'"]*)['"]/;
function isRouteParameter(one) {
    const fn = one.of;
    const decorated = fn?.parent;
    if (decorated?.type !== 'decorated_definition' || one.name === 'self')
        return false;
    if (one.value !== null && /^(?:Depends|Security|Inject)\b/.test(one.value.text))
        return false;
    if (/^(?:Request|Session|AsyncSession|BackgroundTasks|Response|WebSocket|int|float|bool|UUID|datetime)\b|Depends\(/.test(one.type))
        return false;
    for (const child of decorated.children) {
        const path = child.type === 'decorator' ? route.exec(child.text)?.[1] : undefined;
        if (path === undefined)
            continue;
        if (path.includes('<'))
            return new RegExp(`<(?:string:|path:)?${one.name}>`).test(path);
        if (path.includes(`{${one.name}}`) || path.includes(`{${one.name}:path}`))
            return true;
        return (/^(?:str|Optional\[str\]|str \| None|Annotated\[.*|UploadFile.*|dict.*|list\[str\])?$/.test(one.type) &&
            one.name !== 'request');
    }
    return false;
}
function shorten(node) {
    const text = node.text.slice(0, 500).split(/\s+/).join(' ');
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-taint.js










const passing = /^(?:String|str|decodeURI(?:Component)?|unescape|JSON\.(?:parse|stringify)|json\.(?:loads|dumps)|Buffer\.from|path\.(?:posix\.)?(?:relative|join|resolve|normalize|extname)|os\.path\.(?:relpath|join|abspath|normpath|realpath|expanduser)|posixpath\.join|util\.format|Object\.(?:assign|values|keys|entries|fromEntries)|Array\.from|structuredClone|(?:pathlib\.)?(?:Pure)?Path|url\.(?:parse|resolve|format)|URL|URLSearchParams|querystring\.parse|qs\.parse|urllib\.parse\.(?:unquote\w*|urljoin|urlparse|parse_qs\w*|urlsplit|urlunparse)|unquote|urljoin|urlparse|parse_qs|base64\.\w*decode|atob|dict|list|tuple|io\.BytesIO|BytesIO|StringIO|io\.StringIO|next|text|sqlalchemy\.text|werkzeug\.\w+|copy\.(?:deep)?copy|_?\.?(?:merge|extend|cloneDeep)|textwrap\.dedent|dedent|set|sorted|reversed|Promise\.(?:all|resolve)|fileURLToPath|mark_safe|Markup)$/;
const answering = new Set([
    'test',
    'includes',
    'startsWith',
    'endsWith',
    'startswith',
    'endswith',
    'indexOf',
    'has',
    'some',
    'every',
    'isdigit',
    'isalnum',
    'save',
    'exists',
    'is_file',
    'count',
    'charCodeAt',
    'charAt',
    'localeCompare',
    'push',
    'append',
    'setHeader',
    'set',
    'on',
    'pipe',
    'is_valid',
    'validate',
    'safeParse',
    'hasOwnProperty',
    'exec',
    'execute',
]);
const countable = new Set([
    'length',
    'size',
    'status',
    'ok',
    'method',
    'content_length',
    'content_type',
    'mimetype',
]);
const on_taint_deepest = 14;
const taintOf = (0,on_memory/* remembered */.H)((node, file) => trace(node, file, new Set(), 0));
function trace(node, file, seen, depth) {
    const inner = (0,on_expressions/* bare */.$)(node);
    file.steps.left -= 1;
    if (depth > on_taint_deepest || seen.has(inner) || seen.size > 400 || file.steps.left < 0)
        return null;
    seen.add(inner);
    const next = (part) => (part == null ? null : trace(part, file, seen, depth + 1));
    const any = (list) => first(list, next);
    const found = (0,on_expressions/* expression */.d)(inner, file.dialect);
    switch (found.kind) {
        case 'join':
            return any(found.parts);
        case 'choice':
            return any(found.options);
        case 'list':
            return any(found.items);
        case 'object':
            return any([...found.entries.map((entry) => entry.value), ...found.spread]);
        case 'name':
            return (sourceOf(inner, file) ??
                first((0,on_names/* reaching */.Y1)(file.names, found.name, inner), (one) => ofDefinition(one, file, seen, depth)));
        case 'member':
            if (countable.has(found.property) || isUploadPath((0,on_paths/* pathOf */.X)(inner, file)))
                return null;
            return sourceOf(inner, file) ?? next(found.object);
        case 'index':
            return sourceOf(inner, file) ?? next(found.object);
        case 'call':
            return ofCall(inner, file, seen, depth);
        default:
            return null;
    }
}
function first(list, of) {
    for (const one of list) {
        const found = of(one);
        if (found !== null)
            return found;
    }
    return null;
}
function ofDefinition(one, file, seen, depth) {
    if (isHarmlessType(one.type))
        return null;
    if (one.kind === 'parameter')
        return ofParameter(one, file, seen, depth);
    if (one.value === null || (one.kind !== 'value' && one.kind !== 'append' && one.kind !== 'loop'))
        return null;
    if (one.via.length > 0 && one.kind === 'value') {
        const path = `${(0,on_paths/* pathOf */.X)(one.value, file)}.${one.via.join('.')}`;
        if (/^_?(?:req|request|ctx|event)$/.test((0,on_paths/* pathOf */.X)(one.value, file)))
            return requestProperty(one, path);
        const last = one.via.at(-1) ?? '';
        if (countable.has(last))
            return null;
    }
    return trace(one.value, file, seen, depth + 1);
}
function requestProperty(one, path) {
    const isInput = /^_?(?:req|request|ctx|event)\.(?:query|body|params|headers|cookies|url|originalUrl|queryStringParameters|pathParameters|args|form|GET|POST)(?:\.|$)/.test(path);
    return isInput ? { text: `${path}`, kind: one.node.text === '' ? 'arguments' : 'request' } : null;
}
function ofParameter(one, file, seen, depth) {
    if (one.of === null || one.index < 0)
        return callbackSource(one, file, seen, depth);
    const name = (0,on_file/* nameOfFunction */.j6)(one.of);
    if (name === '')
        return callbackSource(one, file, seen, depth);
    const isMethod = isSelf(one.of);
    for (const call of (file.callsTo.get(name) ?? []).slice(0, 20)) {
        const at = isMethod && call.receiver !== null ? one.index - 1 : one.index;
        const given = call.named.get(one.name) ?? call.args[at];
        if (given === undefined)
            continue;
        const target = one.via.length > 0 ? pick(given, one.via, file) : given;
        const found = trace(target, file, seen, depth + 1);
        if (found !== null)
            return found;
    }
    return null;
}
function isSelf(fn) {
    const list = (0,on_tree/* field */.ZZ)(fn, 'parameters');
    const name = list === null ? '' : ((0,on_tree/* kids */.aw)(list)[0]?.text ?? '');
    return name === 'self' || name === 'cls';
}
function pick(node, via, file) {
    const found = (0,on_expressions/* expression */.d)(node, file.dialect);
    if (found.kind !== 'object')
        return node;
    return found.entries.find((entry) => entry.key === via[0])?.value ?? node;
}
function callbackSource(one, file, seen, depth) {
    const list = one.of?.parent;
    const outer = list?.parent;
    if (list?.type !== 'arguments' || outer == null || one.index !== 0)
        return null;
    const call = file.callAt.get(outer);
    if (call?.receiver == null)
        return null;
    if (call.written === 'on' && isDataEvent(call, file))
        return { text: `what ${call.receiver.text} receives`, kind: 'request' };
    if (!/^(?:map|forEach|filter|find|flatMap|then|reduce|some|every)$/.test(call.written))
        return null;
    return trace(call.receiver, file, seen, depth + 1);
}
function isDataEvent(call, file) {
    const event = call.args[0] === undefined ? null : (0,on_expressions/* expression */.d)(call.args[0], file.dialect);
    const name = call.receiver?.text ?? '';
    return (event?.kind === 'constant' &&
        !/^(?:error|close|connect\w*|open|end)$/.test(String(event.value)) &&
        /^(?:socket|ws|wss|client|conn|connection)$/i.test(name));
}
function ofCall(node, file, seen, depth) {
    const found = (0,on_expressions/* expression */.d)(node, file.dialect);
    if (found.kind !== 'call')
        return null;
    const path = (0,on_paths/* pathOf */.X)(found.callee, file);
    if (isNumericCall(path) || isCleaningCall(path))
        return null;
    const own = sourceOf(node, file);
    if (own !== null)
        return own;
    const next = (part) => trace(part, file, seen, depth + 1);
    const callee = (0,on_expressions/* expression */.d)(found.callee, file.dialect);
    if (passing.test(path))
        return first([...found.args, ...found.named.values()], next);
    if (callee.kind === 'member') {
        if (answering.has(callee.property))
            return null;
        if (callee.property === 'join' ||
            callee.property === 'concat' ||
            callee.property === 'format' ||
            callee.property === 'joinpath' ||
            callee.property === 'replace') {
            const carried = first([
                callee.object,
                ...(callee.property === 'replace' ? found.args.slice(1) : found.args),
                ...found.named.values(),
            ], next);
            if (carried !== null)
                return callee.property === 'replace' && strips(found.args, file) ? null : carried;
        }
        else {
            const carried = next(callee.object);
            if (carried !== null)
                return carried;
        }
    }
    const name = path.replace(/^(?:this|self)\./, '');
    const all = file.functions.get(name);
    if (all?.length !== 1 || all[0] === undefined || all[0].end - all[0].start > 6_000)
        return null;
    return first(returnsOf(all[0]), next);
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-guards.js







const asking = /^(?:includes|has|test|match|matches|exec|startsWith|startswith|fullmatch|search|isalnum|isdigit|isnumeric|isalpha|isidentifier|hasOwnProperty|hasOwn|is_relative_to|relative_to|indexOf|some|every|find|url_has_allowed_host_and_scheme|commonpath|get|safeParse|success|lookup)$/;
const judging = /^(?:is|has|can|check|assert|ensure|verify|validate|valid|allow|allowed|must|require|reject|forbid|guard|in)(?:$|[A-Z_])|(?:[vV]alid|[aA]llowed|[sS]afe|_ok)$/;
function isChecked(value, use, file) {
    const same = sameAs(value, file);
    const isAny = (names) => names.some((name) => !(0,on_file/* spend */.Rf)(file, 1) || same(name));
    for (let at = use; at.parent !== null; at = at.parent) {
        const parent = at.parent;
        const condition = conditionOf(parent);
        if (condition !== null && condition !== at && isAny(judgedIn(condition, file)))
            return true;
        if (blocks.has(parent.type)) {
            for (const stop of stopsIn(parent, file)) {
                if (stop.end > at.start)
                    break;
                if (isAny(stop.names))
                    return true;
            }
        }
        if ((0,on_names/* isFunction */.Tn)(parent) && parent.type !== 'arrow_function' && parent.type !== 'function_expression')
            break;
    }
    return file.steps.left < 0;
}
function sameAs(value, file) {
    const source = taintOf(value, file)?.text ?? null;
    const path = (0,on_paths/* pathOf */.X)(value, file);
    const texts = new Set([value.text]);
    for (const one of (0,on_file/* paced */.yb)(value, file))
        if (isName(one))
            texts.add(one.text);
    return (name) => {
        if (isBeside(path, (0,on_paths/* pathOf */.X)(name, file)))
            return false;
        return texts.has(name.text) || (source !== null && taintOf(name, file)?.text === source);
    };
}
function isBeside(one, other) {
    const [left, right] = [one.split('.'), other.split('.')];
    if (left.length < 2 || right.length < 2 || left[0] !== right[0])
        return false;
    const at = left.findIndex((word, index) => word !== right[index]);
    return at > 0 && at < right.length;
}
function conditionOf(node) {
    if (asked.has(node.type))
        return (0,on_tree/* field */.ZZ)(node, 'condition');
    if (node.type === 'conditional_expression')
        return (0,on_tree/* kids */.aw)(node)[1] ?? null;
    return node.type === 'binary_expression' && (0,on_tree/* field */.ZZ)(node, 'operator')?.text === '&&'
        ? (0,on_tree/* field */.ZZ)(node, 'left')
        : null;
}
const asked = new Set(['if_statement', 'ternary_expression', 'while_statement', 'elif_clause']);
const blocks = new Set(['statement_block', 'block', 'program', 'module', 'switch_case', 'case_clause']);
const stopsIn = (0,on_memory/* remembered */.H)((block, file) => (0,on_tree/* kids */.aw)(block)
    .map((statement) => ({ end: statement.end, names: stoppedBy(statement, file) }))
    .filter((stop) => stop.names.length > 0));
function stoppedBy(statement, file, depth = 0) {
    if (statement.type === 'if_statement') {
        const condition = (0,on_tree/* field */.ZZ)(statement, 'condition');
        const body = (0,on_tree/* field */.ZZ)(statement, 'consequence');
        return condition !== null && body !== null && leaves(body, file) ? judgedIn(condition, file) : [];
    }
    if (statement.type === 'assert_statement')
        return judgedIn(statement, file);
    if (statement.type === 'try_statement' && depth < 5) {
        const body = (0,on_tree/* field */.ZZ)(statement, 'body');
        return (body === null ? [] : (0,on_tree/* kids */.aw)(body)).flatMap((inner) => [
            ...stoppedBy(inner, file, depth + 1),
            ...(inner.type === 'expression_statement' ? judgedIn(inner, file) : []),
        ]);
    }
    if (statement.type !== 'expression_statement')
        return [];
    return [...(0,on_file/* paced */.yb)(statement, file)].flatMap((node) => {
        const call = file.callAt.get(node);
        return call !== undefined && judging.test(call.written)
            ? call.args.flatMap((arg) => namesOf(arg, file))
            : [];
    });
}
function leaves(body, file) {
    for (const node of (0,on_file/* paced */.yb)(body, file)) {
        if (/^(?:return_statement|throw_statement|raise_statement|continue_statement|break_statement)$/.test(node.type))
            return true;
        if (/^(?:call_expression|call)$/.test(node.type) &&
            /^(?:abort|process\.exit|sys\.exit|exit|fail|die|reject|ctx\.throw|next)\(/.test(node.text))
            return true;
    }
    return (0,on_tree/* kids */.aw)(body).some((inner) => /assignment/.test((0,on_tree/* kids */.aw)(inner)[0]?.type ?? ''));
}
const judgedIn = (0,on_memory/* remembered */.H)((condition, file) => [...(0,on_file/* paced */.yb)(condition, file)].flatMap((node) => {
    if (node.type !== 'call_expression' && node.type !== 'call')
        return comparedWithKnown(node, file);
    const call = file.callAt.get(node);
    const isJudge = call !== undefined && (asking.test(call.written) || judging.test(call.written));
    return isJudge ? namesOf(node, file) : [];
}));
function comparedWithKnown(node, file) {
    if (node.type !== 'binary_expression' && node.type !== 'comparison_operator')
        return [];
    const [left, right] = [(0,on_tree/* kids */.aw)(node)[0], (0,on_tree/* kids */.aw)(node)[1]];
    const operator = node.children.find((child) => child !== left && child !== right && !child.isNamed)?.type ?? '';
    if (left === undefined || right === undefined || !/^(?:===?|!==?|in|not in|not)$/.test(operator))
        return [];
    const isNothing = (side) => {
        const found = (0,on_expressions/* expression */.d)(side, file.dialect);
        return ((found.kind === 'constant' &&
            (found.value === null || found.value === '' || typeof found.value === 'boolean')) ||
            /typeof/.test(side.text));
    };
    if (isNothing(left) || isNothing(right))
        return [];
    const kind = (0,on_expressions/* expression */.d)(left, file.dialect).kind;
    if (kind === 'member' && /\.(?:length|size|method|type|status)$/.test(left.text))
        return [];
    return operator === 'in' || kind === 'constant'
        ? [...namesOf(left, file), ...namesOf(right, file)]
        : namesOf(left, file);
}
function namesOf(node, file) {
    return [...(0,on_file/* paced */.yb)(node, file)].filter((one) => {
        if (!chains.test(one.type) || isCallee(one))
            return false;
        const parent = one.parent;
        return one === node || parent === null || !members.test(parent.type) || isCallee(parent);
    });
}
const members = /^(?:member_expression|attribute)$/;
const chains = /^(?:identifier|member_expression|attribute|subscript|subscript_expression|call|call_expression)$/;
function isName(node) {
    return node.type === 'identifier' || node.type === 'shorthand_property_identifier';
}
function isCallee(node) {
    const parent = node.parent;
    return (members.test(node.type) &&
        parent !== null &&
        /^call/.test(parent.type) &&
        (0,on_tree/* field */.ZZ)(parent, 'function') === node);
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-danger.js






function dangerOf(text, use, file) {
    const pieces = piecesOf(text, file);
    const dynamic = dynamicOf(pieces);
    if (dynamic.length === 0)
        return null;
    const source = taintOf(text, file);
    const open = dynamic.filter((part) => !isChecked(part, use, file) && !isChecked(part, part, file));
    const tainted = source === null ? null : open.find((part) => taintOf(part, file) !== null);
    if (open.length === 0 || (source !== null && tainted === undefined && !pieces.joined))
        return null;
    return {
        source: tainted == null ? null : source,
        joined: pieces.joined,
        pieces,
        dynamic: open,
        known: knownText(pieces),
        detail: sentence(open, source),
    };
}
function sentence(open, source) {
    const names = [...new Set(open.map((part) => `\`${shorten(part)}\``))].slice(0, 3).join(', ');
    if (source === null)
        return `It is built with ${names}, which is not a constant.`;
    const from = `\`${source.text}\``;
    const who = source.kind === 'request'
        ? 'the request'
        : source.kind === 'page'
            ? 'the page address'
            : 'the command line';
    return names === from
        ? `It holds ${from}, which comes from ${who}.`
        : `It holds ${names}, which comes from ${who} (${from}).`;
}
function on_danger_option(node, key, file) {
    if (node === undefined)
        return null;
    const found = (0,on_expressions/* expression */.d)(follow(node, file), file.dialect);
    return found.kind === 'object' ? (found.entries.find((entry) => entry.key === key)?.value ?? null) : null;
}
function says(call, key, value, file) {
    const given = [call.named.get(key), ...call.args.map((arg) => on_danger_option(arg, key, file))];
    return given.some((node) => {
        if (node == null)
            return false;
        const found = (0,on_expressions/* expression */.d)(follow(node, file), file.dialect);
        return found.kind === 'constant' && found.value === value;
    });
}
function hasFixedHost(danger) {
    const start = danger.known.split('\u0000', 1)[0] ?? '';
    if (/^[a-z][a-z+.-]*:\/\/[^/?#]+[/?#]/i.test(start) || /^\/(?!\/|$)/.test(start))
        return true;
    const first = danger.pieces.list[0];
    if (first === undefined || !('text' in first) || danger.pieces.list.length < 2)
        return false;
    return first.text === '' && danger.pieces.list.length > 1;
}

;// CONCATENATED MODULE: ./build/evidence/rules/code-injection.js





const running = new Set([
    'eval',
    'execScript',
    'vm.runInContext',
    'vm.runInNewContext',
    'vm.runInThisContext',
    'vm.Script',
    'vm.compileFunction',
    'builtins.eval',
    'builtins.exec',
]);
const later = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const loading = new Set(['require', 'import', 'importlib.import_module', '__import__']);
const code_injection_rule = {
    info: {
        id: 'code-injection',
        title: 'Text is run as code',
        critic: 'security',
        category: 'injection',
        severity: 'critical',
        confidence: 0.85,
        cwe: 'CWE-94',
        explanation: 'Text that is not fixed in the program is compiled and run. Whoever can influence it runs their own code with the rights of this process.',
        fix: 'Parse the text instead of running it: JSON.parse or ast.literal_eval for data, a table of allowed functions for names, an expression parser for formulas.',
        references: [
            'https://owasp.org/www-community/attacks/Code_Injection',
            'https://cwe.mitre.org/data/definitions/94.html',
            'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/eval#never_use_direct_eval!',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\b(?:eval|execScript|vm|Function|setTimeout|setInterval|setImmediate|importlib|builtins|__import__)\b|\bimport\s*[(/]|\brequire\b(?!\(['"][^'"\n]{0,200}['"]\))/,
        python: /\b(?:eval|exec|execScript|vm|compile|import_module|__import__|require)\b/,
    },
    call(call, file) {
        const text = codeOf(call, file);
        if (text === null)
            return null;
        const danger = dangerOf(text.node, call.node, file);
        if (danger === null || (text.onlyTainted && danger.source === null))
            return null;
        if (text.onlyBuilt && !danger.joined && danger.source === null)
            return null;
        if (danger.dynamic.every((part) => /^(?:open|io\.open|compile)\(|\.read(?:_text|FileSync)?\(/.test(part.text)) &&
            danger.source === null)
            return null;
        return spot(call.node, text.node, danger.detail, danger.source === null ? { severity: 'high' } : {});
    },
};
function codeOf(call, file) {
    const first = call.args[0];
    if (first === undefined)
        return null;
    const whole = { node: first, onlyTainted: false, onlyBuilt: false };
    const isOwn = call.receiver === null && (0,on_paths/* isLocal */.I)((0,on_tree/* field */.ZZ)(call.node, 'function') ?? call.node, file);
    if (running.has(call.path) && !isOwn)
        return whole;
    if (file.dialect === 'python') {
        if ((call.path === 'exec' || call.path === 'compile') && !isOwn)
            return call.path === 'exec' ? whole : { ...whole, onlyTainted: true };
    }
    else {
        if (call.path === 'Function' && !isOwn)
            return { ...whole, node: call.args.at(-1) ?? first };
        if (later.has(call.path) && !isOwn && (0,on_expressions/* expression */.d)(first, file.dialect).kind !== 'function')
            return { ...whole, onlyBuilt: true };
    }
    return loading.has(call.path) ? { ...whole, onlyTainted: true } : null;
}

;// CONCATENATED MODULE: ./build/evidence/rules/command-injection.js





const shells = /^(?:(?:child_process|node:child_process|cross-spawn)\.(?:exec|execSync)|shelljs\.exec|execa\.(?:command|commandSync|execaCommand|execaCommandSync)|os\.(?:system|popen)|commands\.getoutput|subprocess\.(?:getoutput|getstatusoutput)|asyncio\.create_subprocess_shell|popen2\.\w+)$/;
const programs = /^(?:child_process\.(?:spawn|spawnSync|execFile|execFileSync)|cross-spawn(?:\.sync)?|execa(?:\.execa|\.sync|\.execaSync)?|subprocess\.(?:run|call|check_call|check_output|Popen)|asyncio\.create_subprocess_exec|os\.(?:exec[lv]p?e?|spawn[lv]p?e?))$/;
const command_injection_rule = {
    info: {
        id: 'command-injection',
        title: 'A shell command is built from text that is not fixed',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-78',
        explanation: 'A shell splits, expands and chains what it is given. A value with `;`, `$(…)` or a quote in it ends the intended command and starts another one, with the rights of this process.',
        fix: 'Start the program without a shell and hand it its arguments as a list: `execFile(program, [arg])` in Node.js, `subprocess.run([program, arg])` in Python. Where a shell is needed, quote every value (shlex.quote).',
        references: [
            'https://owasp.org/www-community/attacks/Command_Injection',
            'https://cwe.mitre.org/data/definitions/78.html',
            'https://nodejs.org/api/child_process.html#child_processexeccommand-options-callback',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /child_process|cross-spawn|shelljs|execa|\b(?:os|commands|subprocess|asyncio)\b|popen2/,
        python: /child_process|cross-spawn|shelljs|execa|\b(?:os|commands|subprocess|asyncio)\b|popen2|exec_command/,
    },
    call(call, file) {
        for (const text of commandsOf(call, file)) {
            const danger = dangerOf(text, call.node, file);
            if (danger === null || (danger.source === null && !isBuilt(danger, text, file)))
                continue;
            return spot(call.node, text, danger.detail, danger.source?.kind === 'request' ? { severity: 'critical' } : {});
        }
        return null;
    },
};
function isBuilt(danger, text, file) {
    if (!danger.joined)
        return (0,on_expressions/* expression */.d)(follow(text, file), file.dialect).kind === 'list';
    return /[A-Za-z]{2}/.test(danger.known);
}
function commandsOf(call, file) {
    const first = call.args[0] ?? call.named.get('args') ?? call.named.get('cmd');
    if (first === undefined)
        return [];
    if (shells.test(call.path))
        return [first];
    if (call.written === 'exec_command' && file.dialect === 'python')
        return [first];
    if (!programs.test(call.path))
        return [];
    if (says(call, 'shell', true, file) ||
        says(call, 'shell', '/bin/bash', file) ||
        says(call, 'shell', '/bin/sh', file)) {
        return call.args.slice(0, 2);
    }
    return afterShell(call, first, file);
}
function afterShell(call, first, file) {
    const list = [first, call.args[1]].flatMap((node) => {
        const found = node === undefined ? null : (0,on_expressions/* expression */.d)(follow(node, file), file.dialect);
        return found?.kind === 'list' ? [...found.items] : node === undefined ? [] : [node];
    });
    const program = constantOf(list[0] ?? first, file);
    if (typeof program !== 'string' ||
        !/(?:^|[/\\])(?:ba|z|da|k)?sh$|^(?:cmd|powershell)(?:\.exe)?$/.test(program))
        return [];
    const at = list.findIndex((item) => /^(?:-l?c|-ec|\/c|-Command)$/i.test(String(constantOf(item, file) ?? '')));
    const text = at < 0 ? undefined : list[at + 1];
    return text === undefined ? [] : [text];
}

;// CONCATENATED MODULE: ./build/evidence/rules/cors-any-origin.js








const cors_any_origin_rule = {
    info: {
        id: 'cors-any-origin',
        title: 'Every site may call this one as the visitor',
        critic: 'security',
        category: 'authorization',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-942',
        explanation: 'The answer allows any origin together with credentials, so a page on another site can read what the signed-in visitor may read, and act in their name.',
        fix: 'List the allowed origins and compare the `Origin` header with the list; allow credentials for those only.',
        references: [
            'https://developer.mozilla.org/docs/Web/HTTP/Guides/CORS',
            'https://cwe.mitre.org/data/definitions/942.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /cors|access-control-allow-origin/i,
        python: /cors|cross_origin/i,
    },
    call(call, file) {
        if (file.dialect === 'python')
            return pythonAny(call, file)
                ? spot(call.node, call.node, 'Any origin is allowed, with credentials.')
                : null;
        if (/^(?:cors|@fastify\/cors|@koa\/cors|fastify-cors|koa2-cors|hono\/cors\.cors|@elysiajs\/cors\.cors)$/.test(call.path) ||
            call.written === 'enableCors')
            return configured(call.args[0], call, file);
        if (call.written === 'register' && /cors/i.test(call.args[0]?.text ?? ''))
            return configured(call.args[1], call, file);
        return header(call, file);
    },
};
function configured(options, call, file) {
    const credentials = on_danger_option(options, 'credentials', file);
    const origin = on_danger_option(options, 'origin', file);
    if (credentials === null || origin === null || constantOf(credentials, file) !== true)
        return null;
    return isAny(origin, file)
        ? spot(call.node, call.node, `\`origin: ${origin.text.slice(0, 40)}\` allows every site, with credentials.`)
        : null;
}
function isAny(origin, file) {
    const target = follow(origin, file);
    const value = constantOf(target, file);
    if (value === true || value === '*')
        return true;
    const found = (0,on_expressions/* expression */.d)(target, file.dialect);
    if (found.kind === 'regex')
        return /^\^?\.\*\$?$/.test(found.pattern);
    if (found.kind !== 'function' || (0,on_tree/* says */.FA)(target, /\bif\b|includes|has\(|test\(|\?|indexOf|some\(|===/))
        return false;
    return ((0,on_tree/* says */.FA)(target, /\(\s*null\s*,\s*(?:true|origin|\w+)\s*\)/) ||
        returnsOf(target).some((one) => /^(?:true|origin|\w+)$/.test(one.text)));
}
function header(call, file) {
    const [name, value] = call.args;
    if (name === undefined || value === undefined || !/^(?:setHeader|header|set|append)$/.test(call.written))
        return null;
    if (!/^access-control-allow-origin$/i.test(String(constantOf(name, file) ?? '')))
        return null;
    const source = taintOf(value, file);
    const around = (0,on_names/* functionAround */.OC)(call.node) ?? file.root;
    const hasCredentials = (0,on_tree/* says */.FA)(around, /access-control-allow-credentials['"`]\s*,\s*['"`]?true/i);
    const isJudged = (0,on_tree/* says */.FA)(around, /\.(?:includes|has|test|indexOf|some|endsWith)\(/);
    if (!hasCredentials || isJudged || (source === null && constantOf(value, file) !== '*'))
        return null;
    return spot(call.node, call.node, source === null
        ? 'Any origin is allowed, with credentials.'
        : `The caller's own \`${source.text}\` is allowed, with credentials.`);
}
function pythonAny(call, file) {
    const isFlask = /(?:^|\.)(?:CORS|cross_origin)$/.test(call.path);
    const isStarlette = call.written === 'add_middleware' && /CORSMiddleware/.test(call.args[0]?.text ?? '');
    if (!isFlask && !isStarlette)
        return false;
    const credentials = call.named.get(isFlask ? 'supports_credentials' : 'allow_credentials');
    const origins = call.named.get(isFlask ? 'origins' : 'allow_origins') ?? call.named.get('allow_origin_regex');
    if (credentials === undefined || constantOf(credentials, file) !== true)
        return false;
    return origins === undefined
        ? isFlask && !call.named.has('resources')
        : /^\[?\s*['"](?:\*|\.\*)['"]\s*\]?$/.test(follow(origins, file).text);
}

;// CONCATENATED MODULE: ./build/evidence/rules/debug-enabled.js



const debug_enabled_rule = {
    info: {
        id: 'debug-enabled',
        title: 'Debugging is switched on for everybody',
        critic: 'security',
        category: 'configuration',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-489',
        explanation: "In debug mode the server shows its code, settings and variables with every error; Werkzeug's debugger also runs Python that the visitor types.",
        fix: 'Read the switch from the environment and let it be off unless it is set.',
        references: [
            'https://flask.palletsprojects.com/en/stable/debugging/',
            'https://docs.djangoproject.com/en/stable/ref/settings/#debug',
            'https://cwe.mitre.org/data/definitions/489.html',
        ],
    },
    languages: ['python', 'javascript'],
    needs: {
        javascript: /errorhandler/i,
        python: /debug/i,
    },
    call(call, file) {
        if (file.dialect === 'javascript') {
            const isHandler = call.written === 'use' &&
                /^(?:errorhandler|errorHandler)\(\)$/.test(call.args[0]?.text ?? '') &&
                /require\(['"]errorhandler['"]\)|from ['"]errorhandler['"]/.test(file.text);
            return isHandler && !/NODE_ENV|'env'/.test(file.text)
                ? spot(call.node, call.node, 'This error handler shows the stack and the source to the visitor.')
                : null;
        }
        const debug = call.named.get('debug');
        if (debug === undefined || constantOf(debug, file) !== true)
            return null;
        const isServer = (call.written === 'run' &&
            /(?:^|\.)(?:app|application|server|Flask\(\)|socketio|api|create_app\(\))(?:\.|$)/.test(call.path)) ||
            /(?:^|\.)(?:FastAPI|Starlette|Sanic|web\.Application|tornado\.web\.Application|Bottle|run_simple|uvicorn\.run)$/.test(call.path);
        return isServer ? spot(call.node, call.node, 'The server is started with `debug=True`.') : null;
    },
    python: {
        assignment(node, file) {
            const left = (0,on_tree/* field */.ZZ)(node, 'left')?.text ?? '';
            const right = (0,on_tree/* field */.ZZ)(node, 'right');
            if (right === null || constantOf(right, file) !== true)
                return null;
            const isForWork = /(?:^|[/_.-])(?:dev|devel|development|local|debug|docker)(?:[/_.-]|$)/i.test(file.path);
            const isSettings = left === 'DEBUG' &&
                /(?:^|\/)(?:settings|config|configuration|production|prod|base)\w*\.py$|\/settings\//.test(file.path) &&
                node.parent?.parent?.type === 'module';
            const isApp = /^(?:app|application)\.debug$|^(?:app|application)\.config\[['"]DEBUG['"]\]$/.test(left);
            return (isSettings && !isForWork) || isApp
                ? spot(node, node, `\`${left}\` is true for every environment.`)
                : null;
        },
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/debugger-statement.js


const debugger_statement_rule = {
    info: {
        id: 'debugger-statement',
        title: 'The program stops for a debugger',
        critic: 'reviewer',
        category: 'debug-code',
        severity: 'medium',
        confidence: 0.95,
        cwe: 'CWE-489',
        explanation: "Left in, the statement halts the program wherever a debugger is attached; Python's waits for input and so hangs a server.",
        fix: 'Remove it.',
        references: [
            'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Statements/debugger',
            'https://docs.python.org/3/library/functions.html#breakpoint',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\bdebugger\b/,
        python: /breakpoint|set_trace|post_mortem|embed|wait_for_client/,
    },
    inTests: true,
    javascript: { debugger_statement: (node, file) => found(node, file, '`debugger` is left in.') },
    call(call, file) {
        if (file.dialect !== 'python')
            return null;
        const isStop = /^(?:breakpoint|(?:pdb|ipdb|pudb|rpdb|wdb|celery\.contrib\.rdb|remote_pdb)\.set_trace|pdb\.post_mortem|IPython\.embed|debugpy\.wait_for_client|pdb\.Pdb\(\)\.set_trace)$/.test(call.path);
        return isStop && call.node.parent?.type === 'expression_statement'
            ? found(call.node, file, `\`${call.path}()\` is left in.`)
            : null;
    },
};
function found(node, file, detail) {
    const line = file.lines[node.row] ?? '';
    const isAlone = line.trim().replace(/;$/, '') === node.text.replace(/;$/, '');
    const block = node.type === 'call' ? node.parent?.parent : node.parent;
    const hasOthers = block != null && (0,on_tree/* kids */.aw)(block).length > 1;
    return spot(node, node, detail, isAlone && hasOthers ? { replacement: '' } : {});
}

;// CONCATENATED MODULE: ./build/evidence/rules/duplicate-condition.js


const duplicate_condition_rule = {
    info: {
        id: 'duplicate-condition',
        title: 'A branch asks what was asked before',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'medium',
        confidence: 0.9,
        cwe: 'CWE-561',
        explanation: 'An earlier branch of the same chain has the same condition, so this one is never taken. Mostly the condition was copied and not changed.',
        fix: 'Ask for what this branch is meant for, or remove it.',
        references: [
            'https://eslint.org/docs/latest/rules/no-dupe-else-if',
            'https://cwe.mitre.org/data/definitions/561.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\belse\s*(?:if\b|\/)|\bswitch\b/,
        python: /\belif\b/,
    },
    javascript: {
        if_statement(node) {
            if (node.parent?.type === 'else_clause')
                return null;
            const conditions = [];
            for (let at = node; at?.type === 'if_statement';) {
                const condition = (0,on_tree/* field */.ZZ)(at, 'condition');
                if (condition !== null)
                    conditions.push(condition);
                const next = (0,on_tree/* field */.ZZ)(at, 'alternative');
                at = next === null ? null : ((0,on_tree/* kids */.aw)(next)[0] ?? null);
            }
            return repeated(conditions);
        },
        switch_body(node) {
            return repeated((0,on_tree/* kids */.aw)(node).flatMap((one) => (0,on_tree/* field */.ZZ)(one, 'value') ?? []));
        },
    },
    python: {
        if_statement(node) {
            return repeated([node, ...(0,on_tree/* kids */.aw)(node).filter((child) => child.type === 'elif_clause')].flatMap((one) => (0,on_tree/* field */.ZZ)(one, 'condition') ?? []));
        },
    },
};
function repeated(conditions) {
    const seen = new Map();
    for (const condition of conditions) {
        const text = condition.text.split(/\s+/).join(' ');
        const before = seen.get(text);
        if (before !== undefined &&
            !/\+\+|--|[^=!<>]=[^=]|\.(?:next|read|shift|pop|match|eat|test|exec|consume|accept|skip)\w*\(|random/i.test(text)) {
            return spot(condition, condition, `Line ${before.row + 1} asks the same.`);
        }
        seen.set(text, condition);
    }
    return null;
}

// EXTERNAL MODULE: ./build/evidence/rules/on-javascript.js
var on_javascript = __webpack_require__(6078);
;// CONCATENATED MODULE: ./build/evidence/rules/duplicate-key.js



const duplicate_key_rule = {
    info: {
        id: 'duplicate-key',
        title: 'A key is given twice',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'medium',
        confidence: 0.9,
        cwe: 'CWE-1109',
        explanation: 'The later value silently replaces the earlier one. Mostly one of the two keys was copied and not changed.',
        fix: 'Remove one of them, or give it the key that was meant.',
        references: ['https://eslint.org/docs/latest/rules/no-dupe-keys'],
    },
    languages: ['javascript', 'python'],
    needs: /\{/,
    inTests: true,
    javascript: {
        object: (node) => duplicate_key_judge((0,on_tree/* kids */.aw)(node).filter((child) => child.type === 'pair' || child.type === 'shorthand_property_identifier'), true),
    },
    python: {
        dictionary: (node) => duplicate_key_judge((0,on_tree/* kids */.aw)(node).filter((child) => child.type === 'pair'), false),
    },
};
function duplicate_key_judge(pairs, namesCount) {
    const seen = new Map();
    for (const pair of pairs) {
        const key = (0,on_tree/* field */.ZZ)(pair, 'key') ?? pair;
        const isLiteral = /^(?:string|number|integer)$/.test(key.type) &&
            !/interpolation/.test(key.children.map((child) => child.type).join());
        const isName = namesCount && /^(?:property_identifier|shorthand_property_identifier)$/.test(key.type);
        if (!isLiteral && !isName)
            continue;
        const name = (0,on_javascript/* keyText */.P)(key);
        const before = seen.get(name);
        if (before !== undefined && name !== '__proto__')
            return spot(pair, pair.endRow > pair.row + 3 ? key : pair, `\`${name}\` already has a value on line ${before.row + 1}, which is lost.`);
        seen.set(name, pair);
    }
    return null;
}

;// CONCATENATED MODULE: ./build/evidence/rules/finally-returns.js




const finally_returns_rule = {
    info: {
        id: 'finally-returns',
        title: 'Leaving from `finally` hides the error',
        critic: 'reviewer',
        category: 'error-handling',
        severity: 'high',
        confidence: 0.95,
        cwe: 'CWE-584',
        explanation: 'A `return` in `finally` replaces the value of the `try` block and throws away the error that was on its way: the caller sees success.',
        fix: 'Only clean up in `finally`; return after it.',
        references: [
            'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Statements/try...catch#the_finally_block',
            'https://cwe.mitre.org/data/definitions/584.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /\bfinally\b/,
    javascript: { finally_clause: (node, file) => finally_returns_judge((0,on_tree/* field */.ZZ)(node, 'body') ?? node, file) },
    python: { finally_clause: finally_returns_judge },
};
const loops = /^(?:for_statement|for_in_statement|while_statement|do_statement|switch_statement)$/;
function finally_returns_judge(body, file) {
    const open = [{ node: body, inLoop: false }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { node, inLoop } = next;
        if (!(0,on_file/* spend */.Rf)(file, 1))
            return null;
        if ((0,on_names/* isFunction */.Tn)(node) || /^class_/.test(node.type))
            continue;
        const leaves = node.type === 'return_statement' ||
            (!inLoop && /^(?:break_statement|continue_statement)$/.test(node.type));
        if (leaves)
            return spot(node, node, `\`${node.text.split(/[\s;]/, 1)[0]}\` ends the \`finally\` block and drops any error.`);
        const isLoop = inLoop || loops.test(node.type);
        for (const child of node.children)
            open.push({ node: child, inLoop: isLoop });
    }
    return null;
}

;// CONCATENATED MODULE: ./build/evidence/rules/focused-test.js


const focused_test_rule = {
    info: {
        id: 'focused-test',
        title: 'Only this test is run',
        critic: 'reviewer',
        category: 'testing',
        severity: 'high',
        confidence: 0.95,
        cwe: 'CWE-1164',
        explanation: 'With one test focused the runner skips all others of the file, and still reports success.',
        fix: 'Remove the focus before merging.',
        references: ['https://vitest.dev/api/#test-only', 'https://jestjs.io/docs/api#testonlyname-fn-timeout'],
    },
    languages: ['javascript'],
    needs: /\.only|\bf(?:describe|it|context|test)\b/,
    inTests: true,
    call(call, file) {
        if (file.dialect !== 'javascript' || call.args.length === 0)
            return null;
        const callee = (0,on_tree/* field */.ZZ)(call.node, 'function');
        const text = callee?.text ?? '';
        const isOnly = /^(?:describe|it|test|suite|context|specify|bench|t)\.(?:\w+\.)?only(?:\.each.*)?$/s.test(text);
        const isShort = /^(?:fdescribe|fit|fcontext|ftest)$/.test(text) && file.names.scopes.get(file.root)?.has(text) !== true;
        if ((!isOnly && !isShort) ||
            !/^(?:string|template_string|identifier|arrow_function|array|binary_expression|member_expression)$/.test(call.args[0]?.type ?? ''))
            return null;
        if (isShort && !file.isTest && call.args.length < 2)
            return null;
        const first = file.lines[call.node.row] ?? '';
        const mended = isOnly
            ? first.replace(/\.only\b/, '')
            : first.replace(/\bf(describe|it|context|test)\b/, '$1');
        const end = callee ?? call.node;
        return spot(call.node, end, `\`${text.split('\n')[0]}\` leaves all other tests of the file out.`, call.node.row === end.endRow && mended !== first ? { replacement: mended } : {});
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/on-words.js



function wordsOf(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '');
}
function purposesOf(node, file) {
    const names = [];
    let functions = 0;
    let isInside = true;
    for (let at = node.parent; at !== null && functions < 3; at = at.parent) {
        const target = (0,on_tree/* field */.ZZ)(at, 'name') ?? (0,on_tree/* field */.ZZ)(at, 'left') ?? (0,on_tree/* field */.ZZ)(at, 'key');
        const isTarget = /^(?:variable_declarator|assignment_expression|augmented_assignment_expression|assignment|augmented_assignment|pair|keyword_argument|public_field_definition|field_definition|named_expression)$/.test(at.type);
        if (isTarget && target !== null && isInside)
            names.push(((0,on_tree/* field */.ZZ)(target, 'property') ?? (0,on_tree/* field */.ZZ)(target, 'attribute') ?? (0,on_tree/* field */.ZZ)(target, 'subscript') ?? target)
                .text);
        if ((0,on_names/* isFunction */.Tn)(at)) {
            functions += 1;
            const name = (0,on_file/* nameOfFunction */.j6)(at);
            if (name !== '')
                names.push(name);
        }
        if (/_statement$|_declaration$/.test(at.type) && at.type !== 'expression_statement')
            isInside = isInside && at.type !== 'if_statement';
    }
    return file.root === node ? [] : names;
}

;// CONCATENATED MODULE: ./build/evidence/rules/hardcoded-credentials.js






const passwordEnd = /(?:^| )(?:password|passwd|pwd|passphrase|passcode|pass|passwort)$/;
const secretEnd = /(?:^| )(?:secret|secret key|client secret|jwt secret|secret token|signing key|encryption key|private key|session secret|cookie secret|jwt key|secret access key|master key|hmac key)$/;
const tokenEnd = /(?:^| )(?:api key|apikey|access key|access token|auth token|api token|bearer token|token|auth key|service key|api secret|webhook secret|account key|refresh token)$/;
const placeholder = /^(?:x{3,}.*|\*+|\.+|-+|<.*>|\[.*\]|\{.*\}|\$\{.*|\{\{.*|%.*%|\$[A-Z_]+|.*(?:change[-_ ]?me|replace[-_ ]?me|your[-_ ]|example|placeholder|dummy|redacted|todo|fixme|insert|undefined|not[-_ ]set|foobar|env\.|lorem).*|(?:test|fake|sample|mock|demo|none|null|true|false|default|secret|password|passwd|token|key|string|text|hidden|required|bearer|basic|digest|admin|user|root|postgres|guest|empty)[-_]?\d{0,3})$/i;
const address = /^[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:@/]{1,100}:([^\s@/]{3,200})@([^\s/:?#]{1,200})/i;
const hardcoded_credentials_rule = {
    info: {
        id: 'hardcoded-credentials',
        title: 'A password or key stands in the source',
        critic: 'security',
        category: 'secret',
        severity: 'high',
        confidence: 0.75,
        cwe: 'CWE-798',
        explanation: 'Everyone who can read the repository, its history, its forks and its builds has this credential, and it cannot be changed without a release.',
        fix: 'Read it at run time from the environment or a secret store, and replace the one that stood here: it counts as known.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/798.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /pass|pwd|secret|token|jwt|jose|(?:signing|encryption|private|cookie|master|hmac|api|access|auth|service|account)[^A-Za-z0-9]*key|:\/\/[^\s@/]+@/i,
    javascript: {
        variable_declarator: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'name'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        assignment_expression: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'left'), (0,on_tree/* field */.ZZ)(node, 'right'), file),
        pair: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'key'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        public_field_definition: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'name'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        field_definition: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'property'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        assignment_pattern: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'left'), (0,on_tree/* field */.ZZ)(node, 'right'), file),
        binary_expression: (node, file) => /^[!=]==?$/.test((0,on_tree/* field */.ZZ)(node, 'operator')?.text ?? '') ? compared(node, file) : null,
        string: inAddress,
        call_expression: signing,
    },
    python: {
        assignment: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'left'), (0,on_tree/* field */.ZZ)(node, 'right'), file),
        keyword_argument: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'name'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        pair: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'key'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        default_parameter: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'name'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        typed_default_parameter: (node, file) => hardcoded_credentials_judge(node, (0,on_tree/* field */.ZZ)(node, 'name'), (0,on_tree/* field */.ZZ)(node, 'value'), file),
        comparison_operator: (node, file) => node.children.some((child) => child.type === '==' || child.type === '!=') ? compared(node, file) : null,
        string: inAddress,
        call: signing,
    },
};
function signing(node, file) {
    const call = (0,on_tree/* says */.FA)(file.root, /jsonwebtoken|jwt|jose/i) ? file.callAt.get(node) : undefined;
    const key = call?.args[1];
    if (call === undefined ||
        key === undefined ||
        key.type === 'identifier' ||
        !/(?:^|\.)(?:jsonwebtoken|jwt|jose|JWT)\.(?:sign|verify|encode|decode)$/.test(call.path))
        return null;
    const value = constantOf(key, file);
    if (typeof value !== 'string' || value.length < 4 || /^-----BEGIN PUBLIC|^(?:HS|RS|ES)\d+$/.test(value))
        return null;
    return hit(key, key, value, 'The key that signs tokens is a literal.');
}
function nameIn(target) {
    const inner = (0,on_tree/* field */.ZZ)(target, 'property') ??
        (0,on_tree/* field */.ZZ)(target, 'attribute') ??
        (0,on_tree/* field */.ZZ)(target, 'subscript') ??
        (0,on_tree/* field */.ZZ)(target, 'index') ??
        target;
    return inner.type === 'string' ? (0,on_javascript/* keyText */.P)(inner) : inner.text;
}
function hardcoded_credentials_judge(node, target, value, file) {
    if (target === null || value === null || isSample(file))
        return null;
    const found = (0,on_expressions/* expression */.d)(value, file.dialect);
    const literal = literalOf(value, file);
    if (literal === null || found.kind === 'name')
        return null;
    const name = nameIn(target);
    const words = wordsOf(name).join(' ');
    const isCall = /(?:session|jwt|passport|strategy|cookie|sign)/i.test(node.parent?.parent?.parent?.text.slice(0, 60) ?? '');
    return isCredential(words, literal, isCall)
        ? hit(node, value, literal, `\`${name}\` is given a literal.`)
        : null;
}
function literalOf(value, file) {
    const found = (0,on_expressions/* expression */.d)(value, file.dialect);
    if (found.kind === 'constant')
        return typeof found.value === 'string' ? found.value : null;
    if (found.kind === 'choice') {
        const last = found.options.at(-1);
        return last === undefined || found.options.length < 2 ? null : literalOf(last, file);
    }
    if (found.kind !== 'call')
        return null;
    const isLookup = /(?:environ\.get|getenv|config)\($/.test(`${found.callee.text}(`);
    const last = found.args[1] ?? found.named.get('default');
    if (isLookup && last !== undefined)
        return literalOf(last, file);
    return /^(?:Buffer\.from|bytes)$/.test(found.callee.text) && found.args[0] !== undefined
        ? literalOf(found.args[0], file)
        : null;
}
function isSample(file) {
    return /(?:^|\/)(?:examples?|samples?|docs?|demos?|fixtures|stories|locales?|i18n|lang|translations?|benchmarks?)\/|\.(?:sample|example)\./i.test(file.path);
}
function isCredential(words, value, isSecretCall) {
    if (value.length < 5 || value.length > 500 || placeholder.test(value) || /^\W+$/.test(value))
        return false;
    const isPassword = passwordEnd.test(words);
    const isSecret = secretEnd.test(words);
    if (!isPassword && !isSecret && !tokenEnd.test(words))
        return false;
    if (/\s/.test(value.trim()))
        return isSecret && isSecretCall;
    if (/^(?:https?:|\/|\.|#|@)|[<>(){}]|^\w+\[/.test(value) && !/[!$%^&*]/.test(value))
        return false;
    const isPlainWord = /^[A-Za-z]+(?:[-_. ][A-Za-z]+)*$/.test(value) && value.split('-').length < 4;
    if (isPassword)
        return !(isPlainWord &&
            (/pass|pwd|confirm|current|field|input|text|error|invalid|missing|new|old|reset|forgot/i.test(value) ||
                value.length < 6));
    if (isSecret)
        return (!(isPlainWord && /key|secret|token|name|field|header|id$/i.test(value) && !isSecretCall) &&
            value.length >= 6);
    return (value.length >= 10 &&
        /\d/.test(value) &&
        /[A-Za-z]/.test(value) &&
        !/^[a-z]+(?:[-_.:][a-z]+)+\d?$/.test(value));
}
function compared(node, file) {
    const [left, right] = (0,on_tree/* kids */.aw)(node);
    if (left === undefined || right === undefined || isSample(file))
        return null;
    for (const [name, value] of [
        [left, right],
        [right, left],
    ]) {
        const literal = literalOf(value, file);
        if (literal === null ||
            !/^(?:identifier|member_expression|attribute|subscript|subscript_expression)$/.test(name.type))
            continue;
        const words = wordsOf(nameIn(name)).join(' ');
        if (/(?:^| )(?:password|passwd|pwd|passphrase|api key|secret)$/.test(words) &&
            isCredential(words, literal, false)) {
            return hit(node, value, literal, `\`${name.text}\` is compared with a literal.`);
        }
    }
    return null;
}
function inAddress(node, file) {
    if (isSample(file) || node.end - node.start > 400 || !node.text.includes('@'))
        return null;
    const found = (0,on_expressions/* expression */.d)(node, file.dialect);
    const match = found.kind === 'constant' && typeof found.value === 'string' ? address.exec(found.value) : null;
    const [, secret = '', host = ''] = match ?? [];
    if (secret === '' ||
        placeholder.test(secret) ||
        /^(?:pass(?:word)?|pw|pwd|secret|user|username)$/i.test(secret) ||
        /[{}$<>%]/.test(secret))
        return null;
    if (/^(?:localhost|127\.|0\.0\.0\.0|\[?::1|example\.|host$|.*\.(?:example|test|invalid|local)$|.*example\.(?:com|org|net)$)/i.test(host))
        return null;
    return hit(node, node, secret, 'The address holds a password.');
}
function hit(from, to, secret, detail) {
    return spot(from, to, detail, { secrets: [secret] });
}

;// CONCATENATED MODULE: ./build/evidence/rules/html-injection.js





const documentWrites = new Set(['document.write', 'document.writeln']);
const trusting = /(?:^|\.)(?:mark_safe|Markup|SafeString|SafeText)$/;
const remote = /^(?:fetch|axios(?:\.\w+)?|\$\.\w+|jQuery\.\w+)\(\)|\.json\(\)|(?:^|\.)(?:localStorage|sessionStorage)\.getItem\(\)|(?:getElementById|querySelector)\(\)\.value$|\.target\.value$|^(?:event|evt|e|ev|msg|message)\.data(?:$|\.)|\.responseText$|\.val\(\)$|(?:^|\.)(?:input|textarea|\w*Input|\w*Field)\.value$/;
const html_injection_rule = {
    info: {
        id: 'html-injection',
        title: 'Text goes into the page as HTML',
        critic: 'security',
        category: 'cross-site-scripting',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-79',
        explanation: 'Text that is read as HTML can bring its own elements and event handlers. A name such as `<img src=x onerror=…>` runs in the page with the rights of whoever looks at it.',
        fix: "Set text as text (`textContent`, the template engine's own escaping, `format_html`). Where HTML is wanted, clean it first with a maintained cleaner such as DOMPurify or nh3.",
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/DOM_based_XSS_Prevention_Cheat_Sheet.html',
            'https://developer.mozilla.org/docs/Web/API/Element/innerHTML#security_considerations',
            'https://cwe.mitre.org/data/definitions/79.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML|insertAdjacentHTML|\bdocument\b|createContextualFragment|setHTMLUnsafe|jQuery|\$(?!\{)/,
        python: /mark_safe|Markup|SafeString|SafeText/,
    },
    javascript: {
        assignment_expression: assigned,
        augmented_assignment_expression: assigned,
        jsx_attribute(node, file) {
            const [name, value] = (0,on_tree/* kids */.aw)(node);
            if (name?.text !== 'dangerouslySetInnerHTML' || value === undefined)
                return null;
            const html = on_danger_option((0,on_expressions/* bare */.$)(value), '__html', file);
            const danger = html === null ? null : dangerOf(html, node, file);
            if (html === null ||
                danger === null ||
                danger.dynamic.every((part) => /sanit|safe|trusted|css|style|script|svg|icon|json|theme|nonce|highlight/i.test(part.text)))
                return null;
            return spot(node, node, danger.detail);
        },
    },
    call(call, file) {
        if (file.dialect === 'python') {
            const text = call.args[0];
            if (text === undefined || !trusting.test(call.path))
                return null;
            const danger = dangerOf(text, call.node, file);
            return danger !== null && (danger.joined || danger.source !== null)
                ? spot(call.node, text, danger.detail)
                : null;
        }
        const text = written(call.path, call.written, call.args, call.receiver === null ? '' : (0,on_paths/* pathOf */.X)(call.receiver, file));
        return text === undefined ? null : html_injection_judge(text, call.node, file);
    },
};
function written(path, method, args, receiver) {
    if (method === 'insertAdjacentHTML')
        return args[1];
    if (documentWrites.has(path) || method === 'createContextualFragment' || method === 'setHTMLUnsafe')
        return args[0];
    const isJquery = /^(?:\$|jQuery)(?:\(\)|\.)|(?:^|\.)\$\w*$/.test(receiver);
    return isJquery && /^(?:html|append|prepend|before|after|replaceWith)$/.test(method) ? args[0] : undefined;
}
function assigned(node, file) {
    const left = (0,on_tree/* field */.ZZ)(node, 'left');
    const right = (0,on_tree/* field */.ZZ)(node, 'right');
    if (left?.type !== 'member_expression' || !right)
        return null;
    const property = (0,on_tree/* field */.ZZ)(left, 'property')?.text ?? '';
    return /^(?:innerHTML|outerHTML|srcdoc)$/.test(property) ? html_injection_judge(right, node, file) : null;
}
function html_injection_judge(text, node, file) {
    const danger = dangerOf(text, node, file);
    if (danger === null || (danger.source === null && !isMarkup(danger) && !isRemote(danger, file)))
        return null;
    return spot(node, text, danger.detail);
}
function isMarkup(danger) {
    const parts = danger.dynamic.filter((part) => !/^(?:\w+\.)*(?:i|j|index|idx|count|total|size|kind|level|variant|theme|colou?r|status|state|percent|progress|year|id|html|markup|icon|svg|width|height|className|classes|style|content|children|inner|rows|items|options|body)$/i.test(part.text) &&
        !/\.join\(|render|html|icon|svg|^t\(|i18n|translate|format(?:Date|Number|Time|Currency)|toLocale/i.test(part.text));
    return danger.joined && /<[a-z/!]/i.test(danger.known) && parts.length > 0;
}
function isRemote(danger, file) {
    return danger.dynamic.some((part) => remote.test((0,on_paths/* pathOf */.X)(part, file)));
}

;// CONCATENATED MODULE: ./build/evidence/rules/insecure-cookie.js





const session = /\b(?:session|sess|sid|token|auth|jwt|login|remember|refresh|access|connect|csrftoken|credential)\b/;
const sessions = new Set([
    'express-session',
    'cookie-session',
    'koa-session',
    '@fastify/session',
    '@fastify/secure-session',
]);
const insecure_cookie_rule = {
    info: {
        id: 'insecure-cookie',
        title: 'A session cookie can be read or overheard',
        critic: 'security',
        category: 'authentication',
        severity: 'medium',
        confidence: 0.8,
        cwe: 'CWE-614',
        explanation: 'Without `HttpOnly` a script in the page reads the cookie, without `Secure` it also travels over plain HTTP. Whoever has it is signed in as the visitor.',
        fix: 'Set `httpOnly: true`, `secure: true` and `sameSite: "lax"` (or stricter) on cookies that sign someone in.',
        references: [
            'https://developer.mozilla.org/docs/Web/HTTP/Guides/Cookies#security',
            'https://cwe.mitre.org/data/definitions/614.html',
            'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /cookie|-session|fastify/i,
        python: /cookie/i,
    },
    call(call, file) {
        return file.dialect === 'python' ? pythonCookie(call, file) : javascriptCookie(call, file);
    },
    python: {
        assignment(node, file) {
            const left = (0,on_tree/* field */.ZZ)(node, 'left')?.text ?? '';
            const right = (0,on_tree/* field */.ZZ)(node, 'right');
            const isSetting = /^(?:SESSION_COOKIE_SECURE|SESSION_COOKIE_HTTPONLY|CSRF_COOKIE_SECURE)$|\[['"]SESSION_COOKIE_(?:SECURE|HTTPONLY)['"]\]$/.test(left);
            const isForWork = /(?:^|[/_.-])(?:dev|devel|development|local|debug)(?:[/_.-]|$)/i.test(file.path);
            return isSetting && !isForWork && right !== null && constantOf(right, file) === false
                ? spot(node, node, `\`${left}\` is switched off.`)
                : null;
        },
    },
};
function isSession(name) {
    return session.test(wordsOf(name).join(' '));
}
function javascriptCookie(call, file) {
    if ((0,on_tree/* says */.FA)(file.root, /-session|fastify/) && sessions.has(call.path)) {
        const cookie = on_danger_option(call.args[0], 'cookie', file) ?? call.args[0];
        return insecure_cookie_judge(call, cookie, file, 'The session cookie');
    }
    const isSet = /^(?:cookie|setCookie)$/.test(call.written) ||
        (call.written === 'set' && /cookies?(?:\(\))?(?:\.set)?$/i.test(call.path));
    if (!isSet)
        return null;
    const name = call.args[0] === undefined ? undefined : constantOf(call.args[0], file);
    if (typeof name !== 'string' || !isSession(name))
        return null;
    const isServer = /(?:^|\.)(?:res|response|reply|ctx|cookies|rep|c)\b/.test(call.path) || /setCookie$/.test(call.path);
    if (!isServer || call.args[1] === undefined)
        return null;
    const settings = call.args[2];
    if (settings === undefined)
        return /(?:^|\.)(?:res|response|reply)\.(?:cookie|setCookie)$/.test(call.path)
            ? spot(call.node, call.node, `The cookie \`${name}\` is set without \`httpOnly\` and \`secure\`.`)
            : null;
    return insecure_cookie_judge(call, settings, file, `The cookie \`${name}\``);
}
function insecure_cookie_judge(call, settings, file, who) {
    const off = ['httpOnly', 'secure', 'HttpOnly', 'Secure'].filter((key) => {
        const value = on_danger_option(settings, key, file);
        return value !== null && constantOf(value, file) === false;
    });
    return off.length === 0
        ? null
        : spot(call.node, call.node, `${who} has ${off.map((key) => `\`${key}: false\``).join(' and ')}.`);
}
function pythonCookie(call, file) {
    const name = call.args[0] ?? call.named.get('key');
    if (call.written !== 'set_cookie')
        return null;
    const text = name === undefined ? undefined : constantOf(name, file);
    if (typeof text !== 'string' || !isSession(text))
        return null;
    const off = ['httponly', 'secure'].filter((key) => {
        const value = call.named.get(key);
        return value !== undefined && constantOf(value, file) === false;
    });
    if (off.length > 0)
        return spot(call.node, call.node, `The cookie \`${text}\` has ${off.map((key) => `\`${key}=False\``).join(' and ')}.`);
    const isBare = !call.named.has('httponly') &&
        !call.named.has('secure') &&
        call.node.children.every((child) => !child.text.includes('**'));
    return isBare
        ? spot(call.node, call.node, `The cookie \`${text}\` is set without \`httponly\` and \`secure\`.`)
        : null;
}

;// CONCATENATED MODULE: ./build/evidence/rules/insecure-random.js


const python = /^random\.(?:random|randint|randrange|choice|choices|sample|getrandbits|randbytes|uniform|shuffle)$/;
const secretWords = new Set([
    'token',
    'tokens',
    'secret',
    'password',
    'passwd',
    'pwd',
    'otp',
    'nonce',
    'salt',
    'csrf',
    'xsrf',
    'apikey',
    'passcode',
    'pin',
    'credential',
    'credentials',
    'sessionid',
    'passphrase',
    'totp',
    'captcha',
]);
const secretPairs = /(?:session (?:id|key)|api key|(?:reset|verification|invite|invitation|activation|confirmation|recovery|auth|access|login|security|coupon|voucher|verify|confirm) (?:code|key|link|id)|private key|encryption key|secret key|signing key|auth code|sid$)/;
const innocent = /\b(?:tokenize|tokenizer|tokens per|token count|token index|max tokens?|prompt|mock|fake|sample tokens?|temperature)\b/;
const insecure_random_rule = {
    info: {
        id: 'insecure-random',
        title: 'A secret is made with guessable random numbers',
        critic: 'security',
        category: 'cryptography',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-338',
        explanation: 'These generators are made for games and statistics: from a few outputs their state, and with it every earlier and later value, can be worked out. A token made so can be guessed.',
        fix: "Take secrets from the system's generator: `crypto.randomBytes`, `crypto.randomUUID`, `crypto.getRandomValues` in JavaScript, the `secrets` module in Python.",
        references: [
            'https://cwe.mitre.org/data/definitions/338.html',
            'https://developer.mozilla.org/docs/Web/API/Crypto/getRandomValues',
            'https://docs.python.org/3/library/secrets.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /\brandom\b/,
    call(call, file) {
        const isRandom = file.dialect === 'python' ? python.test(call.path) : call.path === 'Math.random';
        if (!isRandom)
            return null;
        const purpose = purposesOf(call.node, file).find(isSecret);
        return purpose === undefined
            ? null
            : spot(call.node, call.node, `\`${purpose}\` is made with \`${call.path}\`, which can be predicted.`);
    },
};
function isSecret(name) {
    const words = wordsOf(name);
    const text = words.join(' ');
    return !innocent.test(text) && (words.some((word) => secretWords.has(word)) || secretPairs.test(text));
}

// EXTERNAL MODULE: ./build/evidence/rules/on-shell.js
var on_shell = __webpack_require__(6215);
;// CONCATENATED MODULE: ./build/evidence/rules/insecure-temporary-file.js



const writing = /^(?:fs|fs\.promises|fs\/promises|fs-extra)\.(?:writeFile|createWriteStream|appendFile|open)(?:Sync)?$/;
const insecure_temporary_file_rule = {
    info: {
        id: 'insecure-temporary-file',
        title: 'The name of a temporary file can be guessed',
        critic: 'security',
        category: 'resources',
        severity: 'medium',
        confidence: 0.8,
        cwe: 'CWE-377',
        explanation: 'The folder for temporary files is open to all users of the machine. Someone who knows the name puts a file or a link there first: then their content is read, or the write lands in a file of yours.',
        fix: 'Let the system make the file: `mktemp`, `fs.mkdtemp`, `tempfile.NamedTemporaryFile` or `mkstemp`.',
        references: [
            'https://cwe.mitre.org/data/definitions/377.html',
            'https://owasp.org/www-community/vulnerabilities/Insecure_Temporary_File',
        ],
    },
    languages: ['javascript', 'python', 'shell'],
    needs: {
        javascript: /\bfs\b|mktemp|tmpnam|tempnam/,
        python: /\bopen\b|mktemp|tmpnam|tempnam/,
    },
    call(call, file) {
        if (/^(?:tempfile\.mktemp|os\.tmpnam|os\.tempnam)$/.test(call.path))
            return spot(call.node, call.node, `\`${call.path}\` only makes a name; the file can be put there by another before it is opened.`);
        const target = call.args[0];
        if (target === undefined)
            return null;
        const isWrite = file.dialect === 'python'
            ? call.path === 'open' && /^['"][wax]/.test(call.args[1]?.text ?? '')
            : writing.test(call.path);
        if (!isWrite)
            return null;
        const known = knownText(piecesOf(target, file));
        const isShared = /^\/(?:tmp|var\/tmp)\/[^/]*$/.test(known) && !known.endsWith('/');
        const text = target.text;
        const isUnique = /random|uuid|mkdtemp|nanoid|token_hex/i.test(text);
        return isShared && !isUnique
            ? spot(call.node, target, `It stands in the shared folder under the name \`${known.replaceAll('\u0000', '…')}\`.`)
            : null;
    },
    command(command, script) {
        const words = [...command.outputs, ...(command.name === 'tee' ? command.args : [])];
        for (const word of words) {
            const text = throughVariable((0,on_shell/* plain */.pj)(word), script);
            const stepOnly = script.isStep && !/\$\$/.test(text);
            if (/^\/(?:tmp|var\/tmp)\/[^/]+$/.test(text) && !stepOnly && isGuessable(text, insecure_temporary_file_namesOf(text))) {
                return spot(command.node, word, `\`${text}\` stands in the shared folder under a name that others know.`);
            }
        }
        return null;
    },
};
function isGuessable(text, names) {
    return (!/mktemp|\$\(|`|XXX/.test(text) &&
        names.every((name) => name === '$' || name === 'USER' || name === 'PPID' || name === 'UID'));
}
function throughVariable(text, script) {
    const name = /^\$\{?(\w+)\}?$/.exec(text)?.[1];
    const all = name === undefined ? undefined : script.assigned.get(name);
    const value = all?.length === 1 ? (all[0]?.text.replace(/^\w+=/, '') ?? text) : text;
    return value.replace(/^(["'])(.*)\1$/, '$2');
}
function insecure_temporary_file_namesOf(text) {
    return [...text.matchAll(/\$\{?(\w+|\$)/g)].map((found) => found[1] ?? '');
}

;// CONCATENATED MODULE: ./build/evidence/rules/is-literal.js


const is_literal_rule = {
    info: {
        id: 'is-literal',
        title: 'Identity is asked where equality is meant',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'medium',
        confidence: 0.95,
        cwe: 'CWE-595',
        explanation: '`is` asks whether two names stand for the very same object. Equal texts and numbers may or may not be one object, so the answer changes with the interpreter and the value.',
        fix: 'Write `==` or `!=`.',
        references: [
            'https://docs.python.org/3/reference/expressions.html#is-not',
            'https://cwe.mitre.org/data/definitions/595.html',
        ],
    },
    languages: ['python'],
    needs: /\bis\b/,
    python: {
        comparison_operator(node, file) {
            const sides = (0,on_tree/* kids */.aw)(node);
            const operator = node.children
                .filter((child) => !child.isNamed)
                .map((child) => child.type)
                .join(' ');
            if (sides.length !== 2 || !/^is(?: not)?$/.test(operator))
                return null;
            const literal = sides.find((side) => /^(?:string|concatenated_string|integer|float|list|dictionary|tuple|set)$/.test(side.type));
            if (literal === undefined)
                return null;
            const line = file.lines[node.row] ?? '';
            const mended = line.replace(node.text, node.text.replace(/\bis\s+not\b/, '!=').replace(/\bis\b/, '=='));
            return spot(node, node, `\`${operator}\` compares with the literal \`${literal.text.slice(0, 40)}\`.`, node.row === node.endRow && mended !== line ? { replacement: mended } : {});
        },
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/jwt-not-verified.js





const jwt_not_verified_rule = {
    info: {
        id: 'jwt-not-verified',
        title: 'A token is believed without its signature',
        critic: 'security',
        category: 'authentication',
        severity: 'critical',
        confidence: 0.85,
        cwe: 'CWE-347',
        explanation: 'Anyone can write a token that says who they are; only the signature shows that it is genuine. Without the check, a visitor is whoever the token claims.',
        fix: 'Verify with a fixed list of algorithms: `jwt.verify(token, key, { algorithms: ["RS256"] })`, `jwt.decode(token, key, algorithms=["RS256"])`. Never allow `none`.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/347.html',
            'https://www.rfc-editor.org/rfc/rfc8725',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /jsonwebtoken|jwt|jose/i,
    call(call, file) {
        if (!/(?:^|\.)(?:jsonwebtoken|jwt|JWT|jose(?:\.jwt)?|express-jwt|koa-jwt|expressjwt|authlib\.jose|jwt_lib)(?:\.\w+)*$/.test(call.path))
            return null;
        const why = file.dialect === 'python' ? pythonWhy(call, file) : javascriptWhy(call, file);
        return why === null
            ? null
            : spot(call.node, call.node, why.text, why.isLess ? { severity: 'medium' } : {});
    },
};
function javascriptWhy(call, file) {
    const last = call.args.at(-1);
    const algorithms = on_danger_option(last, 'algorithms', file) ?? on_danger_option(last, 'algorithm', file);
    if (algorithms !== null && allowsNone(algorithms, file))
        return { text: 'The algorithm `none` is allowed: a token without a signature passes.' };
    if (call.method !== 'verify')
        return null;
    const key = call.args[1] === undefined ? undefined : constantOf(call.args[1], file);
    if (key === null || key === '' || key === false)
        return { text: 'The token is verified without a key.' };
    const ignored = on_danger_option(last, 'ignoreExpiration', file);
    return ignored !== null && constantOf(ignored, file) === true
        ? { text: 'Expired tokens are accepted: a stolen one works for ever.', isLess: true }
        : null;
}
function allowsNone(node, file) {
    const found = (0,on_expressions/* expression */.d)(follow(node, file), file.dialect);
    const items = found.kind === 'list' ? found.items : [node];
    return items.some((item) => /^none$/i.test(String(constantOf(item, file) ?? '')));
}
function pythonWhy(call, file) {
    const algorithms = call.named.get('algorithms') ?? call.named.get('algorithm');
    if (algorithms !== undefined && allowsNone(algorithms, file))
        return { text: 'The algorithm `none` is allowed: a token without a signature passes.' };
    if (call.method === 'get_unverified_claims')
        return null;
    if (call.method !== 'decode')
        return null;
    const verify = call.named.get('verify');
    if (verify !== undefined && constantOf(verify, file) === false)
        return { text: '`verify=False`: the signature is not checked.' };
    const options = call.named.get('options');
    const signature = on_danger_option(options, 'verify_signature', file);
    if (signature !== null && constantOf(signature, file) === false)
        return { text: 'The signature is not checked.' };
    const expiry = on_danger_option(options, 'verify_exp', file);
    return expiry !== null && constantOf(expiry, file) === false
        ? { text: 'Expired tokens are accepted: a stolen one works for ever.', isLess: true }
        : null;
}

;// CONCATENATED MODULE: ./build/evidence/rules/merge-conflict-marker.js
const merge_conflict_marker_rule = {
    info: {
        id: 'merge-conflict-marker',
        title: 'A merge is left unfinished',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'critical',
        confidence: 0.95,
        cwe: 'CWE-670',
        explanation: "Both sides of a conflict stand in the file, with git's markers between them: it does not compile, or is read as something else.",
        fix: 'Decide for one side or join them, and remove the three marker lines.',
        references: ['https://git-scm.com/docs/git-merge#_how_conflicts_are_presented'],
    },
    languages: ['text'],
    inTests: true,
    text(lines) {
        const found = [];
        let start = -1;
        let middle = -1;
        lines.forEach((line, row) => {
            if (/^<<<<<<< \S/.test(line)) {
                start = row;
                middle = -1;
            }
            else if (start >= 0 && /^=======\r?$/.test(line))
                middle = row;
            else if (middle >= 0 && /^>>>>>>> \S/.test(line)) {
                found.push({ row: start, endRow: start, detail: `The conflict reaches to line ${row + 1}.` });
                start = -1;
                middle = -1;
            }
        });
        return found;
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/missing-await.js




const promising = /^(?:fetch|axios|axios\.(?:get|post|put|patch|delete|head|request)|fs\.promises\.(?:readFile|readdir|stat|open|access|mkdtemp)|fs\/promises\.(?:readFile|readdir|stat|open|access|mkdtemp)|node-fetch|bcrypt(?:js)?\.(?:hash|compare))$/;
const promiseMethods = new Set(['then', 'catch', 'finally']);
const missing_await_rule = {
    info: {
        id: 'missing-await',
        title: 'A promise is used as if it were the result',
        critic: 'reviewer',
        category: 'concurrency',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-252',
        explanation: 'The call gives a promise. Its properties are `undefined` and it is always truthy, so a check such as `if (bcrypt.compare(…))` lets everyone through, and data is read before it is there.',
        fix: 'Write `await` in front of the call.',
        references: ['https://developer.mozilla.org/docs/Web/JavaScript/Reference/Operators/await'],
    },
    languages: ['javascript'],
    needs: /fetch|axios|promises|bcrypt/,
    javascript: {
        member_expression(node, file) {
            const object = (0,on_tree/* field */.ZZ)(node, 'object');
            const property = (0,on_tree/* field */.ZZ)(node, 'property')?.text ?? '';
            if (object?.type !== 'identifier' || promiseMethods.has(property))
                return null;
            const all = (0,on_names/* definitionsOf */.mu)(file.names, object.text, node);
            const value = all.length === 1 && all[0]?.kind === 'value' && all[0].via.length === 0 ? all[0].value : null;
            return value !== null && isPromise(value, file)
                ? spot(node, node, `\`${object.text}\` is the promise of line ${value.row + 1}, not its result.`)
                : null;
        },
        if_statement: (node, file) => missing_await_asked((0,on_tree/* field */.ZZ)(node, 'condition'), file),
        ternary_expression: (node, file) => missing_await_asked((0,on_tree/* field */.ZZ)(node, 'condition'), file),
    },
};
function isPromise(node, file) {
    const call = node.type === 'call_expression' ? file.callAt.get(node) : undefined;
    const isAwaited = (0,on_tree/* field */.ZZ)(node, 'function')?.type === 'await_expression';
    if (call === undefined || isAwaited || !promising.test(call.path))
        return false;
    return !call.args.some((arg) => /^(?:arrow_function|function_expression)$/.test(arg.type));
}
function missing_await_asked(condition, file) {
    let at = condition;
    while (at !== null && (at.type === 'parenthesized_expression' || at.type === 'unary_expression'))
        at = (0,on_tree/* field */.ZZ)(at, 'argument') ?? at.children.find((child) => child.isNamed) ?? null;
    if (at === null || !isPromise(at, file))
        return null;
    return spot(at, at, `\`${(0,on_paths/* pathOf */.X)((0,on_tree/* field */.ZZ)(at, 'function') ?? at, file)}\` gives a promise, which is always true.`);
}

;// CONCATENATED MODULE: ./build/evidence/rules/mutable-default-argument.js



const changing = new Set([
    'append',
    'extend',
    'insert',
    'add',
    'update',
    'setdefault',
    'pop',
    'remove',
    'clear',
    'discard',
    'popitem',
    'sort',
    'reverse',
]);
const mutable_default_argument_rule = {
    info: {
        id: 'mutable-default-argument',
        title: 'A default value is shared by all calls',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'medium',
        confidence: 0.9,
        cwe: 'CWE-665',
        explanation: 'Python makes the default once, when the function is defined. What one call puts into the list or dictionary is still there for the next.',
        fix: 'Let the default be `None` and make a new value inside the function.',
        references: [
            'https://docs.python.org/3/faq/programming.html#why-are-default-values-shared-between-objects',
        ],
    },
    languages: ['python'],
    needs: /\bdef\b/,
    python: { default_parameter: mutable_default_argument_judge, typed_default_parameter: mutable_default_argument_judge },
};
function mutable_default_argument_judge(node, file) {
    const name = (0,on_tree/* field */.ZZ)(node, 'name')?.text ?? '';
    const value = (0,on_tree/* field */.ZZ)(node, 'value');
    const isMutable = value !== null &&
        (/^(?:list|dictionary|set|list_comprehension)$/.test(value.type) ||
            /^(?:list|dict|set|defaultdict|collections\.\w+|OrderedDict|deque|Counter)\(.*\)$/s.test(value.text));
    if (/cache|memo|^_/i.test(name) ||
        (value !== null &&
            [...(0,on_tree/* within */.ux)(value)].some((one) => one.type === 'identifier' && one !== (0,on_tree/* field */.ZZ)(value, 'function'))))
        return null;
    const fn = (0,on_tree/* above */.G1)(node, new Set(['function_definition', 'lambda']));
    if (!isMutable || fn === null || fn.type === 'lambda')
        return null;
    const body = (0,on_tree/* field */.ZZ)(fn, 'body');
    if (body === null || !isKept(body, name, file))
        return null;
    return spot(node, node, `\`${name}\` is the same ${value.type === 'dictionary' ? 'dictionary' : 'object'} in every call, and is changed or handed out here.`);
}
function isKept(body, name, file) {
    for (const node of (0,on_file/* paced */.yb)(body, file)) {
        if (node.type === 'call') {
            const callee = (0,on_tree/* field */.ZZ)(node, 'function');
            if (callee !== null &&
                (0,on_tree/* field */.ZZ)(callee, 'object')?.text === name &&
                changing.has((0,on_tree/* field */.ZZ)(callee, 'attribute')?.text ?? ''))
                return true;
        }
        else if (node.type === 'assignment' || node.type === 'augmented_assignment') {
            const left = (0,on_tree/* field */.ZZ)(node, 'left');
            if (left?.text === name && node.type === 'assignment')
                return false;
            if (left?.text === name || (left?.type === 'subscript' && (0,on_tree/* field */.ZZ)(left, 'value')?.text === name))
                return true;
            if ((0,on_tree/* field */.ZZ)(node, 'right')?.text === name)
                return true;
        }
        else if (node.type === 'return_statement' && node.text === `return ${name}`)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/evidence/rules/nosql-injection.js








const nosql_injection_asking = new Set([
    'find',
    'findOne',
    'findOneAndUpdate',
    'findOneAndDelete',
    'findOneAndReplace',
    'findOneAndRemove',
    'updateOne',
    'updateMany',
    'deleteOne',
    'deleteMany',
    'countDocuments',
    'count',
    'exists',
    'replaceOne',
    'remove',
    'distinct',
    'aggregate',
    'where',
    'find_one',
    'find_one_and_update',
    'find_one_and_delete',
    'update_one',
    'update_many',
    'delete_one',
    'delete_many',
    'count_documents',
    'replace_one',
]);
const nosql_injection_rule = {
    info: {
        id: 'nosql-injection',
        title: 'A database filter takes whatever the request sends',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.75,
        cwe: 'CWE-943',
        explanation: 'A parsed body or query may hold objects where text is expected. `{"$ne": null}` in place of a password matches every record, and `$where` runs code in the database.',
        fix: 'Make sure that the value is text before it enters the filter: `String(value)`, `{ $eq: value }` or a schema check. Never build `$where` from input.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Injection_Prevention_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/943.html',
            'https://www.mongodb.com/docs/manual/faq/fundamentals/#how-does-mongodb-address-sql-or-query-injection-',
        ],
    },
    languages: ['javascript', 'python'],
    needs: called(nosql_injection_asking),
    call(call, file) {
        const filter = call.args[0];
        if (filter === undefined ||
            call.receiver === null ||
            !nosql_injection_asking.has(call.written) ||
            !isMongo(call.path, file))
            return null;
        const found = (0,on_expressions/* expression */.d)(follow(filter, file), file.dialect);
        if (found.kind !== 'object')
            return whole(filter, file)
                ? spot(call.node, filter, `The filter is \`${filter.text}\` itself: the request decides which operators it holds.`)
                : null;
        for (const { key, value } of found.entries) {
            if (key === '$where') {
                const danger = dangerOf(value, call.node, file);
                if (danger !== null && (danger.joined || danger.source !== null))
                    return spot(call.node, value, `\`$where\` is run as code. ${danger.detail}`);
            }
            else if (!key.startsWith('$') && isOpen(value, call.node, file)) {
                return spot(call.node, value, `\`${key}\` takes ${said(value, file)} without making sure that it is text.`);
            }
        }
        return null;
    },
};
function isMongo(path, file) {
    if ((0,on_tree/* says */.FA)(file.root, /mongo|mongoose|\bmonk\b/i) || /collection/i.test(path))
        return true;
    if ((0,on_tree/* says */.FA)(file.root, /prisma|sequelize|typeorm|knex|objection/i))
        return false;
    return /(?:^|\/)models?\//i.test(path) || /^[A-Z]\w*\.\w+$|models?\b[\w./]*\.[A-Z]?\w*\.\w+$/.test(path);
}
function whole(filter, file) {
    const path = taintOf(filter, file)?.text ?? '';
    return isStructured(path) && (0,on_expressions/* expression */.d)(follow(filter, file), file.dialect).kind !== 'call';
}
function isStructured(source) {
    return (/(?:\breq(?:uest)?|ctx|\})?\.?(?:body|query|json|get_json|data)\b/.test(source) &&
        !/\.params\b|\bargs\b|\bform\b/.test(source));
}
function isOpen(value, use, file) {
    const source = taintOf(value, file);
    if (source === null || !isStructured(source.text))
        return false;
    const end = (0,on_expressions/* bare */.$)(follow(value, file));
    const found = (0,on_expressions/* expression */.d)(end, file.dialect);
    if (found.kind === 'join' || (found.kind === 'call' && !/\.get\(|get_json/.test(end.text)))
        return false;
    if (found.kind === 'object')
        return found.entries.some((entry) => !/^\$(?:eq|regex)$/.test(entry.key) && isOpen(entry.value, use, file));
    const around = (0,on_names/* functionAround */.OC)(use) ?? file.root;
    const names = [value.text, value.text.replace(/^.*\./, '')];
    return (!typesAsked(around).some((asked) => names.some((name) => asked.startsWith(name))) &&
        !(0,on_tree/* says */.FA)(around, /\.(?:parse|safeParse|validate|validateAsync)\(\s*req/));
}
const typesAsked = (0,on_memory/* remembered */.H)((around) => [...around.text.matchAll(/(?:typeof |isinstance\()(.{1,80})/g)]
    .slice(0, 200)
    .map((match) => match[1] ?? ''));
function said(value, file) {
    const source = taintOf(value, file)?.text ?? value.text;
    return source === value.text ? `\`${source}\`` : `\`${value.text}\` (from \`${source}\`)`;
}

;// CONCATENATED MODULE: ./build/evidence/rules/off-by-one-index.js



const off_by_one_index_rule = {
    info: {
        id: 'off-by-one-index',
        title: 'The loop goes one past the end',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'high',
        confidence: 0.9,
        cwe: 'CWE-193',
        explanation: 'The last index of a list is its length minus one. With `<=` the last turn reads what is not there: `undefined` in JavaScript, an IndexError in Python.',
        fix: 'Use `<`, or go over the elements themselves.',
        references: ['https://cwe.mitre.org/data/definitions/193.html'],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /<=/,
        python: /\+\s*1\)/,
    },
    javascript: {
        for_statement(node, file) {
            const holder = (0,on_tree/* field */.ZZ)(node, 'condition');
            const condition = holder?.type === 'expression_statement' ? (0,on_tree/* kids */.aw)(holder)[0] : holder;
            const start = (0,on_tree/* field */.ZZ)(node, 'initializer')?.text ?? '';
            if (condition?.type !== 'binary_expression' || (0,on_tree/* field */.ZZ)(condition, 'operator')?.text !== '<=')
                return null;
            const index = (0,on_tree/* field */.ZZ)(condition, 'left');
            const end = (0,on_tree/* field */.ZZ)(condition, 'right');
            const list = end?.type === 'member_expression' && (0,on_tree/* field */.ZZ)(end, 'property')?.text === 'length'
                ? (0,on_tree/* field */.ZZ)(end, 'object')?.text
                : undefined;
            if (index?.type !== 'identifier' || list === undefined || /[=]\s*[1-9]/.test(start))
                return null;
            const body = (0,on_tree/* field */.ZZ)(node, 'body');
            const reads = body === null
                ? false
                : [...(0,on_file/* paced */.yb)(body, file)].some((one) => one.type === 'subscript_expression' &&
                    (0,on_tree/* field */.ZZ)(one, 'object')?.text === list &&
                    (0,on_tree/* field */.ZZ)(one, 'index')?.text === index.text &&
                    !isWritten(one));
            const text = body?.text ?? '';
            const isAsked = ['<', '===', '==', '>=', '!=='].some((sign) => text.includes(`${index.text} ${sign} ${list}.length`));
            if (!reads || isAsked)
                return null;
            return spot(node, condition, `\`${list}[${index.text}]\` is read with \`${index.text}\` up to \`${list}.length\`.`);
        },
    },
    python: {
        for_statement(node, file) {
            const index = (0,on_tree/* field */.ZZ)(node, 'left')?.text ?? '';
            const list = /^range\((?:0,\s*)?len\((\w+(?:\.\w+)*)\)\s*\+\s*1\)$/.exec((0,on_tree/* field */.ZZ)(node, 'right')?.text ?? '')?.[1];
            const body = (0,on_tree/* field */.ZZ)(node, 'body');
            if (list === undefined || body === null)
                return null;
            const reads = [...(0,on_file/* paced */.yb)(body, file)].some((one) => one.type === 'subscript' &&
                (0,on_tree/* field */.ZZ)(one, 'value')?.text === list &&
                (0,on_tree/* field */.ZZ)(one, 'subscript')?.text === index);
            return reads
                ? {
                    row: node.row,
                    endRow: node.row,
                    detail: `\`${list}[${index}]\` is read with \`${index}\` up to \`len(${list})\`.`,
                }
                : null;
        },
    },
};
function isWritten(node) {
    return (node.parent !== null &&
        /^assignment_expression$/.test(node.parent.type) &&
        (0,on_tree/* field */.ZZ)(node.parent, 'left') === node);
}

;// CONCATENATED MODULE: ./build/evidence/rules/open-redirect.js





const open_redirect_rule = {
    info: {
        id: 'open-redirect',
        title: 'The request chooses where the visitor is sent',
        critic: 'security',
        category: 'request-forgery',
        severity: 'medium',
        confidence: 0.8,
        cwe: 'CWE-601',
        explanation: 'A link to this site can carry the address of another one. The visitor trusts the link, lands on a copy of the sign-in page and types a password there; `javascript:` addresses run code in the page.',
        fix: 'Accept only paths of this site (one leading `/`, not `//`), or choose the target from a fixed list.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/601.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /location|redirect/i,
        python: /redirect|HTTPFound|HTTPSeeOther/i,
    },
    call(call, file) {
        const target = targetOf(call, file);
        return target === undefined ? null : open_redirect_judge(target, call.node, file);
    },
    javascript: {
        assignment_expression(node, file) {
            const left = (0,on_tree/* field */.ZZ)(node, 'left');
            const right = (0,on_tree/* field */.ZZ)(node, 'right');
            if (left === null || right === null)
                return null;
            const isLocation = /^(?:(?:window|document|top|parent|self)\.)?location(?:\.href)?$/.test(left.text);
            return isLocation && !(0,on_paths/* isLocal */.I)(left, file) ? open_redirect_judge(right, node, file) : null;
        },
    },
};
function targetOf(call, file) {
    if (file.dialect === 'python') {
        return /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|RedirectResponse|HTTPFound|HTTPSeeOther)$/.test(call.path)
            ? (call.args[0] ?? call.named.get('url') ?? call.named.get('location'))
            : undefined;
    }
    if (/^location\.(?:assign|replace)$/.test(call.path))
        return call.args[0];
    const receiver = call.receiver === null ? '' : (0,on_paths/* pathOf */.X)(call.receiver, file);
    const isAnswer = /(?:^|\.)(?:res|response|reply|rep|ctx|context|c|NextResponse|Response)(?:\.|\(\)|$)/.test(receiver);
    if (call.written === 'redirect' && (isAnswer || call.receiver === null)) {
        return call.args.find((arg) => typeof constantOf(arg, file) !== 'number');
    }
    if (!isAnswer)
        return undefined;
    if (/^(?:setHeader|header|set|append)$/.test(call.written) &&
        /^location$/i.test(String(constantOf(call.args[0] ?? call.node, file))))
        return call.args[1];
    return call.written === 'writeHead'
        ? (on_danger_option(call.args.at(-1), 'Location', file) ?? on_danger_option(call.args.at(-1), 'location', file) ?? undefined)
        : undefined;
}
function open_redirect_judge(target, node, file) {
    const danger = dangerOf(target, node, file);
    if (danger?.source == null || danger.source.kind === 'arguments' || hasFixedHost(danger))
        return null;
    if (/\.(?:originalUrl|url|path|pathname|full_path)\b/.test(danger.source.text) &&
        !danger.dynamic.some((part) => /query|searchParams|params/i.test((0,on_paths/* pathOf */.X)(part, file))))
        return null;
    if (/^(?:window\.|document\.)?location(?:\.href|\.pathname)?$/.test(danger.source.text))
        return null;
    if (/^[?#&]|^\/[^/\u0000]|^[a-z][\w-]*\//i.test(danger.known))
        return null;
    return spot(node, target, danger.detail);
}

;// CONCATENATED MODULE: ./build/evidence/rules/path-traversal.js



const node = /^(?:fs|fs\.promises|fs\/promises|fs-extra|graceful-fs)\.(?:readFile|writeFile|appendFile|createReadStream|createWriteStream|unlink|rm|rmdir|readdir|open|mkdir|copyFile|rename|readJson|writeJson|remove|outputFile|truncate|chmod|symlink|link|cp|copy|move)(?:Sync)?$/;
const path_traversal_python = /^(?:open|io\.open|codecs\.open|aiofiles\.open|gzip\.open|zipfile\.ZipFile|tarfile\.open|os\.(?:remove|unlink|listdir|rmdir|makedirs|mkdir|rename|replace|scandir|stat|open|chmod|removedirs)|shutil\.(?:rmtree|copy|copy2|copyfile|move|copytree)|(?:flask\.)?send_file|(?:\w+\.)*FileResponse|(?:bottle\.)?static_file|linecache\.getlines?)$/;
const path_traversal_rule = {
    info: {
        id: 'path-traversal',
        title: 'The request chooses which file is opened',
        critic: 'security',
        category: 'path-traversal',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-22',
        explanation: 'A name such as `../../etc/passwd` leads out of the folder that was meant. Joining it to a base folder does not keep it there.',
        fix: 'Take the last part only (`path.basename`, `secure_filename`), or resolve the path and refuse it unless it starts with the base folder and a separator. Express: `res.sendFile(name, { root })`; Flask: `send_from_directory(folder, name)`.',
        references: [
            'https://owasp.org/www-community/attacks/Path_Traversal',
            'https://cwe.mitre.org/data/definitions/22.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\b(?:fs|sendFile|sendfile|download|mv)\b/,
        python: /\b(?:open|ZipFile|os|shutil|send_file|send_from_directory|FileResponse|static_file|linecache|save|read_text|read_bytes|write_text|write_bytes|unlink|rmdir|iterdir|mkdir|touch)\b/,
    },
    call(call, file) {
        for (const path of pathsOf(call, file)) {
            const danger = dangerOf(path, call.node, file);
            if (danger?.source?.kind === 'request')
                return spot(call.node, path, danger.detail);
        }
        return null;
    },
};
function pathsOf(call, file) {
    if (file.dialect === 'python')
        return pythonPaths(call, file);
    if (node.test(call.path))
        return call.args.slice(0, /copy|rename|move|link|cp/.test(call.method) ? 2 : 1);
    const receiver = call.receiver === null ? '' : (0,on_paths/* pathOf */.X)(call.receiver, file);
    const isAnswer = /(?:^|\.)(?:res|response)(?:\.|\(\)|$)/.test(receiver) &&
        /^(?:sendFile|sendfile|download)$/.test(call.written);
    if (isAnswer)
        return call.args.some((arg) => on_danger_option(arg, 'root', file) !== null) ? [] : call.args.slice(0, 1);
    return call.written === 'mv' ? call.args.slice(0, 1) : [];
}
function pythonPaths(call, file) {
    if (path_traversal_python.test(call.path)) {
        const named = ['file', 'path', 'path_or_file', 'filename_or_fp'].flatMap((name) => call.named.get(name) ?? []);
        return [...call.args.slice(0, /copy|move|rename|replace/.test(call.method) ? 2 : 1), ...named];
    }
    if (/(?:^|\.)send_from_directory$/.test(call.path))
        return call.args.slice(0, 1);
    if (call.written === 'save' &&
        call.args.length > 0 &&
        /upload|file|image|avatar|photo|attachment|document/i.test(call.receiver?.text ?? ''))
        return call.args.slice(0, 1);
    const isPath = /^(?:read_text|read_bytes|write_text|write_bytes|unlink|open|rmdir|iterdir|mkdir|touch)$/.test(call.written);
    if (isPath &&
        call.receiver !== null &&
        /Path\(|\/|path/i.test(call.receiver.text + (0,on_paths/* pathOf */.X)(call.receiver, file)))
        return [call.receiver];
    return [];
}

;// CONCATENATED MODULE: ./build/evidence/rules/prototype-pollution.js







const merging = /^(?:lodash|_|lodash\.\w+|underscore)\.(?:merge|mergeWith|defaultsDeep|set|setWith|zipObjectDeep)$|^(?:lodash\.merge|lodash\.defaultsdeep|deepmerge|merge-deep|deep-extend|defaults-deep|lodash\/merge|lodash\/defaultsDeep|hoek\.merge|node\.extend|just-extend|merge)$/;
const prototype_pollution_rule = {
    info: {
        id: 'prototype-pollution',
        title: 'Input can change every object of the program',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.7,
        cwe: 'CWE-1321',
        explanation: 'A key such as `__proto__` or `constructor` leads from an ordinary object to the prototype that all objects share. A value written there appears everywhere: as a permission, an option, a command.',
        fix: 'Refuse the keys `__proto__`, `constructor` and `prototype`, copy only own, known keys, or use a Map or an object made with `Object.create(null)`.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Prototype_Pollution_Prevention_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/1321.html',
        ],
    },
    languages: ['javascript'],
    needs: /merge|extend|lodash|underscore|\b_\b|defaults-deep|\]\s*[=/]/,
    call(call, file) {
        if (file.dialect !== 'javascript')
            return null;
        const callback = call.written === 'forEach' && /^Object\.(?:keys|entries)\(/.test(call.receiver?.text ?? '')
            ? call.args[0]
            : undefined;
        const body = callback === undefined ? null : (0,on_tree/* field */.ZZ)(callback, 'body');
        if (callback !== undefined && body !== null) {
            const given = /^\(?\[?\s*([\w$]+)/.exec(((0,on_tree/* field */.ZZ)(callback, 'parameters') ?? (0,on_tree/* field */.ZZ)(callback, 'parameter'))?.text ?? '')?.[1] ?? '';
            return prototype_pollution_judge(call.node, body, given, file);
        }
        const isMerge = merging.test(call.path) || /^(?:\$|jQuery)\.extend$/.test(call.path);
        if (!isMerge)
            return null;
        const isDeep = !/extend$/.test(call.path) || call.args[0]?.text === 'true';
        const source = isDeep
            ? call.args
                .slice(1)
                .map((arg) => taintOf(arg, file))
                .find((one) => one !== null)
            : undefined;
        return source == null || source.kind === 'arguments'
            ? null
            : spot(call.node, call.node, `\`${source.text}\` is merged deeply, with every key it has.`);
    },
    javascript: {
        for_in_statement(node, file) {
            const body = (0,on_tree/* field */.ZZ)(node, 'body');
            const key = (0,on_tree/* field */.ZZ)(node, 'left')?.text.replace(/^(?:const|let|var)\s+/, '') ?? '';
            return body === null ? null : prototype_pollution_judge(node, body, key, file);
        },
    },
};
function prototype_pollution_judge(node, body, key, file) {
    const fn = (0,on_names/* functionAround */.OC)(node);
    const name = fn === null ? '' : (0,on_file/* nameOfFunction */.j6)(fn);
    if (fn === null || name === '' || !/^[A-Za-z_$][\w$]*$/.test(key))
        return null;
    if ((0,on_tree/* says */.FA)(fn, /__proto__|hasOwn|constructor|Object\.create\(null\)|new Map\b|propertyIsEnumerable/))
        return null;
    const written = writtenBases(body, key, file);
    const calls = file.callsTo.get(name) ?? [];
    if (!(0,on_file/* spend */.Rf)(file, calls.length))
        return null;
    const again = calls.find((call) => call.node.start > body.start && call.node.end < body.end && call.args.length >= 2);
    const into = again?.args.some((arg) => {
        const whole = (0,on_expressions/* expression */.d)(follow(arg, file), 'javascript');
        const first = whole.kind === 'choice' && whole.options[0] !== undefined ? whole.options[0] : arg;
        const found = (0,on_expressions/* expression */.d)(follow(first, file), 'javascript');
        return found.kind === 'index' && written.has(found.object.text);
    });
    return into === true
        ? spot(node, node, `\`${name}\` merges into nested objects by any key, also \`__proto__\`.`)
        : null;
}
function writtenBases(body, key, file) {
    const bases = new Set();
    for (const node of (0,on_file/* paced */.yb)(body, file)) {
        const left = node.type === 'assignment_expression' ? (0,on_tree/* field */.ZZ)(node, 'left') : null;
        if (left?.type !== 'subscript_expression' || (0,on_tree/* field */.ZZ)(left, 'index')?.text !== key)
            continue;
        bases.add((0,on_tree/* field */.ZZ)(left, 'object')?.text ?? '');
    }
    return bases;
}

;// CONCATENATED MODULE: ./build/evidence/rules/reflected-xss.js







const reflected_xss_rule = {
    info: {
        id: 'reflected-xss',
        title: 'The response repeats what the request sent, as HTML',
        critic: 'security',
        category: 'cross-site-scripting',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-79',
        explanation: 'A link can carry markup that the server sends back unchanged. Whoever follows the link runs the script in it, as a signed-in user of this site.',
        fix: 'Render the value through a template that escapes, escape it by hand (`escape-html`, `html.escape`), or answer with JSON or plain text.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/79.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\b(?:send|write|end|html)\b\s*(?:[(</)]|\?\.|!(?!=)|as\b|satisfies\b|['"]\s*[\]/])|\.body\b/,
        python: /Response|make_response|flask|bottle/i,
    },
    call(call, file) {
        const text = call.args[0];
        if (text === undefined)
            return null;
        if (file.dialect === 'python') {
            if (!/(?:^|\.)(?:HttpResponse|make_response|HTMLResponse|Response)$/.test(call.path))
                return null;
            const type = call.named.get('content_type')?.text ??
                call.named.get('mimetype')?.text ??
                call.named.get('media_type')?.text ??
                'html';
            const isDefaultPlain = /^fastapi|^starlette/.test(call.path) &&
                !/HTMLResponse/.test(call.path) &&
                type === 'html' &&
                !call.named.has('media_type');
            return type.includes('html') && !isDefaultPlain ? reflected_xss_judge(text, call.node, file) : null;
        }
        const receiver = call.receiver === null ? '' : (0,on_paths/* pathOf */.X)(call.receiver, file);
        if (!/^(?:send|write|end|html)$/.test(call.written) ||
            !/(?:^|\.)(?:res|response|reply|c|rep|ctx\.res)(?:\.|\(\)|$)/.test(receiver))
            return null;
        const around = (0,on_names/* functionAround */.OC)(call.node) ?? file.root;
        if ((0,on_tree/* says */.FA)(around, /text\/plain|application\/json|\.type\(\s*['"`](?:text|txt|json|text\/plain)['"`]/) ||
            (/^(?:reply|rep)/.test(receiver) && !(0,on_tree/* says */.FA)(around, /html/i)))
            return null;
        return reflected_xss_judge(text, call.node, file);
    },
    javascript: {
        assignment_expression(node, file) {
            const left = (0,on_tree/* field */.ZZ)(node, 'left')?.text ?? '';
            const right = (0,on_tree/* field */.ZZ)(node, 'right');
            return right !== null && /^(?:ctx|context|this)\.(?:response\.)?body$/.test(left)
                ? reflected_xss_judge(right, node, file)
                : null;
        },
    },
    python: {
        return_statement(node, file) {
            const value = (0,on_tree/* kids */.aw)(node)[0];
            const fn = (0,on_names/* functionAround */.OC)(node);
            const isRoute = fn?.parent?.type === 'decorated_definition' && (0,on_tree/* says */.FA)(fn.parent, /^@[\w.]+\.(?:route|get|post)\(/m);
            if (value === undefined || !isRoute || !(0,on_tree/* says */.FA)(file.root, /\bflask\b|\bbottle\b/i))
                return null;
            return reflected_xss_judge(value, node, file);
        },
    },
};
function reflected_xss_judge(text, node, file) {
    const danger = dangerOf(text, node, file);
    if (danger?.source == null || danger.source.kind !== 'request')
        return null;
    const target = (0,on_expressions/* expression */.d)(follow(text, file), file.dialect);
    if (target.kind === 'object' || target.kind === 'list')
        return null;
    return reflected_xss_isMarkup(danger) || (!danger.joined && isSingle(danger.dynamic, file))
        ? spot(node, text, danger.detail)
        : null;
}
function reflected_xss_isMarkup(danger) {
    return danger.joined && /<[a-z/!]/i.test(danger.known);
}
function isSingle(dynamic, file) {
    return dynamic.some((part) => /(?:\.|\{\}\.)(?:query|params|args|form|GET|POST|values|cookies)(?:\.\w+|\[\]|\.get\(\))$/.test((0,on_paths/* pathOf */.X)(part, file)) ||
        (/^(?:req|request)\.query\b/.test((0,on_paths/* pathOf */.X)(part, file)) &&
            /\.\w+$/.test(part.text) &&
            !/\.query$/.test(part.text)));
}

;// CONCATENATED MODULE: ./build/evidence/rules/regex-injection.js




const regex_injection_rule = {
    info: {
        id: 'regex-injection',
        title: 'The request supplies a regular expression',
        critic: 'security',
        category: 'injection',
        severity: 'medium',
        confidence: 0.8,
        cwe: 'CWE-1333',
        explanation: 'A pattern such as `(a+)+$` keeps a backtracking engine busy for hours on a short text: one request stops the process. Unescaped input also matches more than was meant.',
        fix: 'Escape the input before it goes into the pattern (`RegExp.escape`, `escapeRegExp` of lodash, `re.escape`), or compare with `includes` or `startsWith`.',
        references: [
            'https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS',
            'https://cwe.mitre.org/data/definitions/1333.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\b(?:RegExp|re|regex)\b/,
        python: /\b(?:re|regex)\b/,
    },
    call(call, file) {
        const isJs = file.dialect === 'javascript' &&
            call.path === 'RegExp' &&
            !(0,on_paths/* isLocal */.I)((0,on_tree/* field */.ZZ)(call.node, 'constructor') ?? (0,on_tree/* field */.ZZ)(call.node, 'function') ?? call.node, file);
        const isPython = /^(?:re|regex)\.(?:compile|search|match|fullmatch|findall|finditer|sub|subn|split)$/.test(call.path);
        const pattern = call.args[0] ?? call.named.get('pattern');
        if (pattern === undefined || !(isJs || isPython))
            return null;
        const danger = dangerOf(pattern, call.node, file);
        return danger?.source?.kind === 'request' ? spot(call.node, pattern, danger.detail) : null;
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/self-comparison.js


const self_comparison_rule = {
    info: {
        id: 'self-comparison',
        title: 'A comparison that always has the same outcome',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'medium',
        confidence: 0.9,
        cwe: 'CWE-570',
        explanation: 'A value compared with itself or with NaN, or a type compared with a name that no type has, decides nothing: one of the two branches is never taken. Mostly one side is a slip.',
        fix: 'Compare with what was meant; test for NaN with `Number.isNaN` or `math.isnan`.',
        references: [
            'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/NaN',
            'https://cwe.mitre.org/data/definitions/570.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /[=!]=|<|[^=]>/,
        python: /[=!]=|[<>]/,
    },
    javascript: {
        binary_expression(node) {
            const operator = (0,on_tree/* field */.ZZ)(node, 'operator')?.text ?? '';
            const [left, right] = [(0,on_tree/* field */.ZZ)(node, 'left'), (0,on_tree/* field */.ZZ)(node, 'right')];
            return left === null || right === null ? null : self_comparison_judge(node, left, right, operator);
        },
    },
    python: {
        comparison_operator(node) {
            const [left, right, ...more] = (0,on_tree/* kids */.aw)(node);
            const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
            return left === undefined || right === undefined || more.length > 0
                ? null
                : self_comparison_judge(node, left, right, operator);
        },
    },
};
const types = new Set([
    'undefined',
    'object',
    'boolean',
    'number',
    'bigint',
    'string',
    'symbol',
    'function',
    'unknown',
]);
function self_comparison_judge(node, left, right, operator) {
    if (!/^(?:[!=]==?|<=?|>=?)$/.test(operator))
        return null;
    if ([left, right].some((side) => /^(?:NaN|Number\.NaN|math\.nan|np\.nan|numpy\.nan|float\((['"])nan\1\))$/.test(side.text))) {
        return spot(node, node, 'NaN equals nothing, not even itself.');
    }
    for (const [side, other] of [
        [left, right],
        [right, left],
    ]) {
        const isTypeof = side.type === 'unary_expression' && (0,on_tree/* field */.ZZ)(side, 'operator')?.text === 'typeof';
        if (isTypeof && /^[!=]/.test(operator) && other.type === 'string' && !types.has(other.text.slice(1, -1)))
            return spot(node, node, `No value has the type \`${other.text}\`.`);
    }
    if (!isRepeatable(left) || left.text !== right.text)
        return null;
    if (left.type === 'identifier' && (operator.startsWith('!') || asksForNaN(node)))
        return null;
    return spot(node, node, `Both sides are \`${left.text}\`.`);
}
function asksForNaN(node) {
    const around = node.parent?.parent ?? node;
    return around.end - around.start < 300 && /\b(\w+) !==? \1\b/.test(around.text);
}
const longestName = 500;
function isRepeatable(node) {
    if (node.end - node.start > longestName)
        return false;
    if (/^(?:identifier|this|property_identifier)$/.test(node.type))
        return true;
    return (/^(?:member_expression|attribute|subscript_expression|subscript)$/.test(node.type) &&
        (0,on_tree/* kids */.aw)(node).every((child) => isRepeatable(child) || /^(?:string|number|integer)$/.test(child.type)));
}

;// CONCATENATED MODULE: ./build/evidence/rules/shell-download-and-run.js



const loaders = new Set(['curl', 'wget', 'fetch']);
const shell_download_and_run_shells = /^(?:ba|z|da|k|a)?sh$|^(?:python[0-9.]*|perl|ruby|node|php)$/;
const shell_download_and_run_rule = {
    info: {
        id: 'shell-download-and-run',
        title: 'A script is run straight from the network',
        critic: 'security',
        category: 'supply-chain',
        severity: 'medium',
        confidence: 0.85,
        cwe: 'CWE-494',
        explanation: 'What the address serves at that moment is run with these rights, unseen: after a break-in there, or a broken download, something else than today.',
        fix: 'Download to a file, compare its SHA-256 with a value kept in the repository, then run it; or install a pinned version from a package manager.',
        references: [
            'https://cwe.mitre.org/data/definitions/494.html',
            'https://docs.github.com/actions/security-for-github-actions/security-guides/security-hardening-for-github-actions',
        ],
    },
    languages: ['shell'],
    command(command) {
        if (loaders.has(command.name) && toShell(command))
            return spot(command.node, command.next?.node ?? command.node, `What \`${addressOf(command)}\` serves is run.`);
        const isShell = shell_download_and_run_shells.test(command.name) ||
            command.name === 'eval' ||
            command.name === 'source' ||
            command.name === '.';
        if (!isShell)
            return null;
        const inner = command.args.find((arg) => [...(0,on_tree/* within */.ux)(arg)].some((node) => /^(?:command_substitution|process_substitution)$/.test(node.type) &&
            /^(?:\$\(|<\(|`)\s*(?:curl|wget)\s/.test(node.text)));
        return inner === undefined ? null : spot(command.node, inner, 'What the address serves is run.');
    },
};
function toShell(command) {
    for (let next = command.next; next !== null; next = next.next) {
        const words = [next.name, ...next.args.map(on_shell/* plain */.pj)];
        if (shell_download_and_run_shells.test(next.name))
            return /sh$/.test(next.name)
                ? !next.args.some((arg) => (0,on_shell/* plain */.pj)(arg) === '-c')
                : next.args.length === 0 || (0,on_shell/* plain */.pj)(next.args[0]) === '-';
        if (next.name === 'sudo' && words.some((word) => shell_download_and_run_shells.test(word)))
            return true;
        if (!/^(?:tee|cat|sed|tr|gunzip|gzip|zcat)$/.test(next.name))
            return false;
    }
    return false;
}
function addressOf(command) {
    return command.args.map(on_shell/* plain */.pj).find((text) => /^https?:|\$|\./.test(text)) ?? command.name;
}

;// CONCATENATED MODULE: ./build/evidence/rules/shell-eval.js



const shell_eval_rule = {
    info: {
        id: 'shell-eval',
        title: 'The value of a variable is run as a command',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.75,
        cwe: 'CWE-78',
        explanation: '`eval` and `sh -c` read their text a second time: quotes, `;` and `$(…)` inside the value take effect. A file name or an argument can so become a command.',
        fix: 'Call the command directly with quoted arguments (`"$@"`), keep several arguments in an array (`"${args[@]}"`), choose among known commands with `case`.',
        references: ['https://www.shellcheck.net/wiki/SC2294', 'https://cwe.mitre.org/data/definitions/78.html'],
    },
    languages: ['shell'],
    command(command, script) {
        const isShell = /^(?:ba|z|da|k)?sh$/.test(command.name);
        const at = isShell ? command.args.findIndex((arg) => /^-[a-z]*c$/.test((0,on_shell/* plain */.pj)(arg))) : -1;
        const texts = command.name === 'eval' ? command.args : at >= 0 ? command.args.slice(at + 1, at + 2) : [];
        for (const text of texts) {
            if (text.type === 'raw_string')
                continue;
            if (/^"?(?:\$\(|`)/.test(text.text))
                continue;
            const open = (0,on_shell/* expansions */.TI)(text).find((one) => !shell_eval_isFixed(one.name, script));
            if (open !== undefined)
                return spot(command.node, text, `\`$${open.name}\` is read as part of a command.`);
        }
        return null;
    },
};
function shell_eval_isFixed(name, script) {
    if (/^[?#$!]$/.test(name))
        return true;
    const all = script.assigned.get(name);
    return all !== undefined && areFixed(all);
}
const areFixed = (0,on_memory/* remembered */.H)((all) => all.every((one) => (0,on_shell/* expansions */.TI)(one).length === 0 && !/\$\(|`/.test(one.text)));

;// CONCATENATED MODULE: ./build/evidence/rules/shell-secret-printed.js



const shell_secret_printed_secretEnd = /(?:^| )(?:password|passwd|pwd|secret|token|api key|apikey|access key|secret key|private key|passphrase|credentials?)$/;
const shell_secret_printed_rule = {
    info: {
        id: 'shell-secret-printed',
        title: 'A secret is written to the log',
        critic: 'security',
        category: 'data-exposure',
        severity: 'medium',
        confidence: 0.75,
        cwe: 'CWE-532',
        explanation: 'Logs are kept, copied and read by more people than the secret was meant for. Masking in CI catches only the exact text, not a part or another encoding of it.',
        fix: 'Do not print it. To show that it is set, print its length or `***`.',
        references: [
            'https://cwe.mitre.org/data/definitions/532.html',
            'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
        ],
    },
    languages: ['shell'],
    command(command) {
        if (command.name !== 'echo' && command.name !== 'printf')
            return null;
        if (command.next !== null || !isShown(command))
            return null;
        const secret = command.args
            .flatMap(on_shell/* expansions */.TI)
            .find((one) => shell_secret_printed_isSecret(one.name) && /^\$(?:\w+|\{\w+\})$/.test(one.node.text));
        const isMask = command.args.some((arg) => arg.text.includes('::add-mask::'));
        return secret === undefined || isMask
            ? null
            : spot(command.node, command.node, `\`$${secret.name}\` is printed.`);
    },
};
function isShown(command) {
    for (let at = command.node.parent; at !== null; at = at.parent) {
        if (/^(?:command_substitution|process_substitution|herestring_redirect|pipeline)$/.test(at.type))
            return false;
        if (at.type === 'redirected_statement' && !/>\s*&\s*2|>\s*\/dev\/(?:stderr|stdout|tty)/.test(at.text))
            return false;
    }
    return true;
}
function shell_secret_printed_isSecret(name) {
    return shell_secret_printed_secretEnd.test(wordsOf(name).join(' '));
}

;// CONCATENATED MODULE: ./build/evidence/rules/shell-unsafe-remove.js



const shell_unsafe_remove_rule = {
    info: {
        id: 'shell-unsafe-remove',
        title: 'An empty variable turns this into removing everything',
        critic: 'security',
        category: 'resources',
        severity: 'high',
        confidence: 0.75,
        cwe: 'CWE-73',
        explanation: 'When the variable is empty or unset, `rm -rf "$dir/"*` means `rm -rf /*`. Without quotes a space or `*` in it removes other files too.',
        fix: 'Let the script stop when the variable is empty: `rm -rf -- "${dir:?}/"*`, and quote it.',
        references: [
            'https://www.shellcheck.net/wiki/SC2115',
            'https://www.shellcheck.net/wiki/SC2086',
            'https://cwe.mitre.org/data/definitions/73.html',
        ],
    },
    languages: ['shell'],
    command(command, script) {
        if (command.name !== 'rm' ||
            !((0,on_shell/* hasOption */.Kz)(command, 'r', '--recursive') || (0,on_shell/* hasOption */.Kz)(command, 'R', '--recursive')))
            return null;
        for (const arg of command.args) {
            const found = danger(arg, script, command.node);
            if (found === null)
                continue;
            const isOneLine = command.node.row === command.node.endRow && command.node.parent?.type === 'program';
            const line = script.lines[command.node.row] ?? '';
            const mended = isOneLine ? line.replace(found.expansion, `\${${found.name}:?}`) : null;
            return spot(command.node, command.node, found.detail, mended !== null && found.isRooted && mended !== line ? { replacement: mended } : {});
        }
        return null;
    },
};
function danger(arg, script, at) {
    const all = (0,on_shell/* expansions */.TI)(arg).filter((one) => !one.guarded && /^[A-Za-z_]\w*$|^[1-9@*]$/.test(one.name));
    const first = all[0];
    if (first === undefined || isSet(first.name, script, at))
        return null;
    const text = (0,on_shell/* plain */.pj)(arg).replaceAll('"', '');
    const rest = text.startsWith(first.node.text) ? text.slice(first.node.text.length) : null;
    const isRooted = rest !== null &&
        /^\/(?:\*|$|\.?\*|(?:bin|etc|usr|lib|home|var|boot|dev|opt|srv|root|sys|proc)(?:\/|$))/.test(rest);
    const isBare = !first.quoted && arg.type !== 'string';
    if (isRooted)
        return {
            name: first.name,
            expansion: first.node.text,
            isRooted,
            detail: `When \`${first.name}\` is empty this removes \`${rest}\`.`,
        };
    return isBare && !/^(?:PWD|TMPDIR|RUNNER_TEMP|GITHUB_WORKSPACE)$/.test(first.name)
        ? {
            name: first.name,
            expansion: first.node.text,
            isRooted,
            detail: `\`$${first.name}\` stands without quotes: spaces and wildcards in it remove other files.`,
        }
        : null;
}
function isSet(name, script, at) {
    const all = script.assigned.get(name) ?? [];
    const isGiven = all[0] !== undefined && all[0].start < at.start && firstOpen(all) >= at.start;
    return isGiven || (checksIn(script).get(name) ?? Number.POSITIVE_INFINITY) <= at.start;
}
const firstOpen = (0,on_memory/* remembered */.H)((all) => all.find((one) => !isLiteral(one.text))?.start ?? Number.POSITIVE_INFINITY);
function isLiteral(text) {
    return (/^[^=]*=(?:["']?[^"'$`\s(][^$`(]*|.*\$\(mktemp\b.*|["']?\$\{\w+:-[^}]+\}.*)$/s.test(text) &&
        !/\s/.test(text.replace(/\$\([^)]*\)/, '').trim()));
}
const checksIn = (0,on_memory/* remembered */.H)((script) => {
    const found = new Map();
    const questions = /\[\[?\s+-[nzd]\s+"?\$\{?(\w+|[@*])|:\s+"?\$\{(\w+|[@*]):?\?/g;
    for (const match of script.text.matchAll(questions)) {
        const name = match[1] ?? match[2] ?? '';
        if (!found.has(name))
            found.set(name, match.index + match[0].length);
    }
    return found;
});

;// CONCATENATED MODULE: ./build/evidence/rules/sql-injection.js





const sql_injection_running = new Set([
    'query',
    'execute',
    'executemany',
    'executescript',
    'exec',
    'raw',
    '$queryRawUnsafe',
    '$executeRawUnsafe',
    'queryRawUnsafe',
    'executeRawUnsafe',
    'run',
    'all',
    'get',
    'each',
    'prepare',
    'unsafe',
    'literal',
    'RawSQL',
    'read_sql',
    'read_sql_query',
    'text',
    'exec_driver_sql',
    'fetch',
    'fetchrow',
    'fetchval',
    'fetch_all',
    'fetch_one',
    'queryOne',
    'queryAll',
    'any',
    'one',
    'oneOrNone',
    'none',
    'many',
    'manyOrNone',
    'executeQuery',
    'executeSql',
    'rawQuery',
    'queryRaw',
    'batch',
    'iterate',
    'pluck',
    'scalar',
    'scalars',
    'simple',
    'createQueryBuilder',
    'runQuery',
    'doQuery',
]);
const partial = new Set([
    'whereRaw',
    'orWhereRaw',
    'andWhereRaw',
    'orderByRaw',
    'groupByRaw',
    'havingRaw',
    'joinRaw',
    'fromRaw',
    'selectRaw',
    'where',
    'andWhere',
    'orWhere',
    'having',
    'extra',
    'orderBy',
]);
const statement = /^\s*\(?\s*(?:select\b|insert\s+(?:or\s+\w+\s+)?into\b|update\b|delete\s+from\b|replace\s+into\b|merge\s+into\b|create\s|drop\s|alter\s|truncate\s|with\s+\w+\s+as\b|grant\s|call\s|exec\s|attach\s|copy\s|explain\s|show\s|set\s)/i;
const inside = /\b(?:from|into|set|where|table|database|values|user|role|index|order\s+by|like|schema|view|column|procedure)\b/i;
const shouted = /\b(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|MERGE|WITH|TRUNCATE)\b/;
const database = /db|database|conn|client|pool|sql|knex|cur|session|stmt|prisma|sequelize|engine|repo|query|tx|trx|transaction|store|orm|postgres|pg|manager|objects|pandas|pd\b/i;
const structural = /(?:table|column|schema|placeholders?|dialect|fields?|cols?|columns|idx|index_?name|constraint|clauses?|conditions?|filters?|sets?|assignments|quoted\w*|ident(?:ifier)?s?|keys|wheres?|joins?|prefix|suffix|returning|limit|offset|page_?size|per_?page)$/i;
const sql_injection_rule = {
    info: {
        id: 'sql-injection',
        title: 'A database statement is put together from text',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-89',
        explanation: 'A value that stands in the text of the statement is read as part of it. A quote in the value ends the literal, and what follows is run: rows are read, changed or deleted that the program never meant to touch.',
        fix: 'Leave a placeholder in the statement and hand the value over beside it: `query("… WHERE id = $1", [id])`, `cursor.execute("… WHERE id = %s", (id,))`. Names of tables and columns come from a fixed list.',
        references: [
            'https://owasp.org/www-community/attacks/SQL_Injection',
            'https://cheatsheetseries.owasp.org/cheatsheets/Query_Parameterization_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/89.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: called([...sql_injection_running, ...partial]),
    call(call, file) {
        if (call.tagged)
            return null;
        const isPartial = partial.has(call.written);
        const written = call.written === 'text' && file.dialect === 'javascript' ? '' : call.written;
        if (!isPartial && !sql_injection_running.has(written))
            return null;
        const text = statementOf(call, file);
        if (text === undefined)
            return null;
        const pieces = piecesOf(text, file);
        const known = knownText(pieces).slice(0, 4_000);
        if (!pieces.joined ||
            (isPartial ? !isCondition(call, known) : !statement.test(known) || !inside.test(known)))
            return null;
        if (!isPartial && !shouted.test(known) && !database.test(call.path))
            return null;
        const danger = dangerOf(text, call.node, file);
        if (danger === null)
            return null;
        const parts = danger.dynamic.filter((part) => taintOf(part, file) !== null || !isStructural(part) || isSortOrder(part, known));
        if (parts.length === 0)
            return null;
        return spot(call.node, text, danger.detail, danger.source?.kind === 'request' ? { severity: 'critical' } : {});
    },
};
function statementOf(call, file) {
    const first = call.args[0] ?? call.named.get('query') ?? call.named.get('sql') ?? call.named.get('statement');
    const where = call.named.get('where');
    const list = where === undefined ? null : (0,on_expressions/* expression */.d)(where, file.dialect);
    if (list?.kind === 'list')
        return list.items[0];
    for (const key of ['text', 'sql', 'query', 'statement']) {
        const inner = on_danger_option(first, key, file);
        if (inner !== null)
            return inner;
    }
    return first;
}
function isCondition(call, known) {
    if (call.written.endsWith('Raw'))
        return true;
    return /(?:=|<|>|\blike\b|\bin\b)\s*\(?\s*['"%]*(?:\u0000|%s|\{\w*\})/i.test(known);
}
function isStructural(part) {
    const words = part.text.replace(/\(.*$/s, '').replace(/\.(?:join|map|keys|format)$/, '');
    return structural.test(words) || /(?:table|column|schema|index)\.name$/i.test(words);
}
function isSortOrder(part, known) {
    return (part.type === 'identifier' &&
        /order\s+by\s+["'`]?(?:%s|\{\w*\})?\u0000/i.test(known) &&
        !/table|schema|clause/i.test(part.text));
}

;// CONCATENATED MODULE: ./build/evidence/rules/ssrf.js


const ssrf_asking = /^(?:fetch|node-fetch|cross-fetch|isomorphic-fetch|undici\.(?:fetch|request|stream)|axios(?:\.(?:get|post|put|patch|delete|head|request|options))?|axios\.create\(\)\.\w+|got(?:\.\w+)?|needle(?:\.\w+)?|superagent\.\w+|request(?:\.(?:get|post|put|delete|head))?|request-promise(?:-native)?(?:\.\w+)?|ky(?:\.\w+)?|https?\.(?:get|request)|follow-redirects\.\w+\.(?:get|request)|phin|urllib\.request\.(?:urlopen|Request|urlretrieve)|urllib2\.urlopen|urlopen|requests\.(?:get|post|put|patch|delete|head|options|request)|requests\.Session\(\)\.\w+|requests\.session\(\)\.\w+|httpx\.(?:get|post|put|patch|delete|head|request|stream)|httpx\.(?:Async)?Client\(\)\.\w+|aiohttp\.ClientSession\(\)\.\w+|aiohttp\.request|urllib3\.PoolManager\(\)\.(?:request|urlopen))$/;
const dotted = /(?:session|client|http)\.(?:get|post|put|request|head)$/i;
const ssrf_rule = {
    info: {
        id: 'ssrf',
        title: 'The request chooses which address the server calls',
        critic: 'security',
        category: 'request-forgery',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-918',
        explanation: "The server reaches what strangers cannot: its own administration ports, the internal network, the cloud's metadata address with credentials. An address from the request sends it there.",
        fix: 'Choose the address from a fixed list, or parse it and compare host and scheme with allowed ones; refuse private and link-local addresses after name resolution, at every redirect.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/918.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /fetch|axios|undici|\b(?:got|needle|superagent|request|requests|request-promise|ky|phin|urllib\w*|urlopen|httpx|aiohttp)\b|\bhttps?\b(?!:\/\/)|follow-redirects/,
        python: /fetch|request|session|client|http|urllib|urlopen|axios|\b(?:got|needle|superagent|ky|phin)\b/i,
    },
    call(call, file) {
        if (!ssrf_asking.test(call.path) && !(file.dialect === 'python' && dotted.test(call.path)))
            return null;
        const isGeneral = /^(?:requests\.request|httpx\.request|aiohttp\.request)$|\.request$/.test(call.path) &&
            file.dialect === 'python';
        const address = call.named.get('url') ?? (isGeneral ? call.args[1] : call.args[0]);
        if (address === undefined)
            return null;
        for (const part of addressesOf(address, file)) {
            const danger = dangerOf(part, call.node, file);
            if (danger?.source?.kind === 'request' && !ssrf_isFixed(danger, call))
                return spot(call.node, part, danger.detail);
        }
        return null;
    },
};
function ssrf_isFixed(danger, call) {
    return (hasFixedHost(danger) ||
        /^\/(?!\/)/.test(danger.known) ||
        (call.written === 'get' && danger.known.startsWith('cache')));
}
function addressesOf(address, file) {
    const parts = ['url', 'uri', 'host', 'hostname', 'baseURL'].flatMap((key) => on_danger_option(address, key, file) ?? []);
    return parts.length > 0 ? parts : [address];
}

;// CONCATENATED MODULE: ./build/evidence/rules/swallowed-error.js


const swallowed_error_rule = {
    info: {
        id: 'swallowed-error',
        title: 'An error disappears without a trace',
        critic: 'reviewer',
        category: 'error-handling',
        severity: 'medium',
        confidence: 0.75,
        cwe: 'CWE-390',
        explanation: 'Whatever fails here fails silently: the program goes on with missing or half-written data, and nobody learns why.',
        fix: 'Handle the one error that is expected and let others pass, or log it; where ignoring is right, say why in a comment.',
        references: ['https://cwe.mitre.org/data/definitions/390.html'],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\bcatch\b/,
        python: /\bexcept\b/,
    },
    javascript: {
        catch_clause(node) {
            const body = (0,on_tree/* field */.ZZ)(node, 'body');
            if (body === null || body.children.some((child) => child.type === 'comment'))
                return null;
            if (/^(?:_|ignor)/.test((0,on_tree/* field */.ZZ)(node, 'parameter')?.text ?? ''))
                return null;
            const isEmpty = (0,on_tree/* kids */.aw)(body).every((child) => child.type === 'empty_statement');
            return isEmpty && !isProbe(node)
                ? spot(node, node, 'The `catch` block is empty and says nothing.')
                : null;
        },
    },
    python: {
        except_clause(node, file) {
            const body = (0,on_tree/* kids */.aw)(node).find((child) => child.type === 'block');
            const kind = (0,on_tree/* kids */.aw)(node).find((child) => child.type !== 'block');
            if (body === undefined || !/^(?:pass|\.\.\.)$/.test(body.text.trim()))
                return null;
            const lines = file.lines.slice(body.row, node.endRow + 1);
            const own = body.row === node.row ? [] : file.lines.slice(node.row + 1, body.row);
            if ([...own, ...lines].some((line) => line.includes('#')))
                return null;
            const name = (kind?.type === 'as_pattern' ? (0,on_tree/* kids */.aw)(kind)[0] : kind)?.text ?? '';
            return /^(?:|Exception|BaseException|\(?Exception\)?)$/.test(name)
                ? spot(node, body, name === '' ? 'Every error, also Ctrl+C, ends here.' : `Every \`${name}\` ends here.`)
                : null;
        },
    },
    call(call, file) {
        const handler = call.args[0];
        const waitsFor = call.receiver?.text ?? '';
        if (!waitsFor.endsWith(')') ||
            /\.(?:finally|cancel|close|abort|stat|access|unlink|rm|mkdir|destroy)\(/.test(waitsFor))
            return null;
        if (file.dialect !== 'javascript' ||
            call.written !== 'catch' ||
            call.args.length !== 1 ||
            handler === undefined)
            return null;
        const body = (0,on_tree/* field */.ZZ)(handler, 'body');
        const isEmpty = handler.type === 'arrow_function' &&
            body?.type === 'statement_block' &&
            body.children.every((child) => !child.isNamed);
        return isEmpty
            ? spot(handler, handler, 'The rejection is caught by a function that does nothing.', {
                severity: 'low',
            })
            : null;
    },
};
function isProbe(node) {
    const body = node.parent === null ? null : (0,on_tree/* field */.ZZ)(node.parent, 'body');
    const text = body?.text ?? '';
    const statements = body === null ? [] : (0,on_tree/* kids */.aw)(body);
    const isAnswer = statements.at(-1)?.type === 'return_statement' && (0,on_tree/* field */.ZZ)(node, 'parameter') === null;
    const last = node.parent === null ? undefined : (0,on_tree/* kids */.aw)(node.parent.parent ?? node).at(-1);
    if (isAnswer && last !== undefined && last.start > node.end)
        return true;
    if (statements.length !== 1)
        return false;
    return /\b(?:require(?:\.resolve)?|import|unlink(?:Sync)?|rm(?:Sync)?|rmdir(?:Sync)?|mkdir(?:Sync)?|access(?:Sync)?|stat(?:Sync)?|kill|close(?:Sync)?|abort|destroy|releaseLock|removeItem)\s*\(/.test(text);
}

;// CONCATENATED MODULE: ./build/evidence/rules/template-injection.js


const compiling = /^(?:(?:flask\.)?render_template_string|(?:jinja2|mako\.template|tornado\.template|django\.template)\.Template|(?:handlebars|Handlebars|pug|jade|dot|hogan\.js|eta|lodash|_|ejs|nunjucks|underscore)\.(?:compile|render|renderString|template|precompile|renderAsync))$/;
const template_injection_rule = {
    info: {
        id: 'template-injection',
        title: 'Input becomes part of a template',
        critic: 'security',
        category: 'injection',
        severity: 'critical',
        confidence: 0.85,
        cwe: 'CWE-1336',
        explanation: 'What stands in the template is run by the template engine. Input such as `{{ config }}` or `<%= process.env %>` reads secrets and, in most engines, runs any code.',
        fix: 'Keep the template fixed and hand the input over as a value: `render_template("page.html", name=name)`.',
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Security_Testing/07-Input_Validation_Testing/18-Testing_for_Server-side_Template_Injection',
            'https://cwe.mitre.org/data/definitions/1336.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /compile|render|template|from_string/i,
    call(call, file) {
        const text = call.args[0] ?? call.named.get('source');
        const isOfEnvironment = call.written === 'from_string' && /env|jinja/i.test(call.path);
        if (text === undefined || !(compiling.test(call.path) || isOfEnvironment))
            return null;
        const danger = dangerOf(text, call.node, file);
        if (danger === null)
            return null;
        const isBuilt = danger.joined && /render_template_string/.test(call.path);
        return danger.source !== null || isBuilt ? spot(call.node, text, danger.detail) : null;
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/timing-unsafe-compare.js








const made = /createHmac\(\)(?:\.update\(\))*\.digest\(\)|(?:^|\.)hmac\.(?:new|HMAC)\(\)\.(?:hex)?digest\(\)|^hmac\.digest\(\)|CryptoJS\.Hmac\w+\(\)|crypto-js\.Hmac\w+\(\)/;
const secretName = /\b(?:signature|sig|hmac|mac|digest|csrf|api key|apikey|secret|webhook token|auth token|api token|access token)$/;
const expectedName = /\b(?:expected|computed|calculated|secret|env|config|settings|process)\b/;
const timing_unsafe_compare_rule = {
    info: {
        id: 'timing-unsafe-compare',
        title: 'A secret is compared in a way that leaks it',
        critic: 'security',
        category: 'cryptography',
        severity: 'medium',
        confidence: 0.8,
        cwe: 'CWE-208',
        explanation: '`==` stops at the first difference, so the time of the answer tells how many leading characters were right. With enough tries a valid signature or key is found character by character.',
        fix: 'Compare with `crypto.timingSafeEqual` (on buffers of equal length) or `hmac.compare_digest`.',
        references: [
            'https://nodejs.org/api/crypto.html#cryptotimingsafeequala-b',
            'https://docs.python.org/3/library/hmac.html#hmac.compare_digest',
            'https://cwe.mitre.org/data/definitions/208.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /[hH]mac|HMAC|[sS]ignature|SIGNATURE|(?:Sig|Mac|(?<![a-z])(?:sig|mac))(?![a-z])|SIG|MAC|[dD]igest|DIGEST|[cC]srf|CSRF|[aA][pP][iI][^A-Za-z0-9]*[kK][eE][yY]|[sS]ecret|SECRET|[tT]oken|TOKEN/,
    javascript: {
        binary_expression: (node, file) => /^[!=]==?$/.test((0,on_tree/* field */.ZZ)(node, 'operator')?.text ?? '') ? timing_unsafe_compare_judge(node, file) : null,
    },
    python: {
        comparison_operator: (node, file) => node.children.some((child) => child.type === '==' || child.type === '!=') ? timing_unsafe_compare_judge(node, file) : null,
    },
};
function timing_unsafe_compare_judge(node, file) {
    const [left, right] = (0,on_tree/* kids */.aw)(node);
    if (left === undefined || right === undefined || isPlain(left) || isPlain(right))
        return null;
    const keyed = [left, right].find((side) => isKeyedHash(side, file));
    if (keyed !== undefined) {
        return spot(node, node, `\`${shorten(keyed)}\` is a keyed hash, compared character by character.`);
    }
    for (const [given, wanted] of [
        [left, right],
        [right, left],
    ]) {
        const name = timing_unsafe_compare_words(given);
        if (!secretName.test(name) && !secretName.test(timing_unsafe_compare_words(wanted)))
            continue;
        if (taintOf(given, file)?.kind !== 'request')
            continue;
        const path = wordsOf((0,on_paths/* pathOf */.X)(wanted, file)).join(' ');
        if (expectedName.test(timing_unsafe_compare_words(wanted)) ||
            expectedName.test(path) ||
            /^[A-Z][A-Z0-9_]+$/.test(wanted.text)) {
            return spot(node, node, `\`${given.text.slice(0, 60)}\` comes from the request and is compared with a secret.`);
        }
    }
    return null;
}
function isKeyedHash(side, file) {
    if (!(0,on_tree/* says */.FA)(file.root, /hmac/i))
        return false;
    if (made.test((0,on_paths/* pathOf */.X)(side, file)))
        return true;
    const behind = follow(side, file);
    if (behind.end - behind.start > 400 || (0,on_expressions/* expression */.d)(behind, file.dialect).kind !== 'join')
        return false;
    return [...(0,on_tree/* within */.ux)(behind)].some((one) => /^(?:call_expression|call)$/.test(one.type) && made.test((0,on_paths/* pathOf */.X)(one, file)));
}
function timing_unsafe_compare_words(node) {
    return wordsOf(node.text.slice(0, 120)).join(' ');
}
function isPlain(node) {
    return (/^(?:string|number|null|undefined|true|false|none|integer|unary_expression)$/.test(node.type) ||
        /\.(?:length|byteLength)$|^undefined$|^len\(/.test(node.text));
}

;// CONCATENATED MODULE: ./build/evidence/rules/tls-verification-disabled.js





const tls_verification_disabled_rule = {
    info: {
        id: 'tls-verification-disabled',
        title: "The other side's identity is not checked",
        critic: 'security',
        category: 'cryptography',
        severity: 'high',
        confidence: 0.9,
        cwe: 'CWE-295',
        explanation: 'Without this check anyone on the way can answer in place of the server, read what is sent and change what comes back.',
        fix: 'Leave the check on. For a private certificate authority hand its certificate over (`ca`, `verify="/path/ca.pem"`, `NODE_EXTRA_CA_CERTS`, `curl --cacert`); for SSH keep the host key in known_hosts.',
        references: [
            'https://cwe.mitre.org/data/definitions/295.html',
            'https://nodejs.org/api/tls.html#tlsconnectoptions-callback',
            'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
        ],
    },
    languages: ['javascript', 'python', 'shell'],
    needs: {
        javascript: /rejectUnauthorized|strictSSL|NODE_TLS_REJECT_UNAUTHORIZED/,
        python: /check_hostname|verify|ssl|host_key_policy|cert/,
    },
    javascript: {
        pair(node, file) {
            const key = (0,on_tree/* field */.ZZ)(node, 'key');
            const value = (0,on_tree/* field */.ZZ)(node, 'value');
            if (key === null || value === null || !/^(?:rejectUnauthorized|strictSSL)$/.test((0,on_javascript/* keyText */.P)(key)))
                return null;
            return constantOf(value, file) === false
                ? spot(node, node, `\`${(0,on_javascript/* keyText */.P)(key)}\` is false: any certificate is accepted.`)
                : null;
        },
        assignment_expression(node, file) {
            const left = (0,on_tree/* field */.ZZ)(node, 'left')?.text ?? '';
            const right = (0,on_tree/* field */.ZZ)(node, 'right');
            if (right === null)
                return null;
            const value = constantOf(right, file);
            if (/NODE_TLS_REJECT_UNAUTHORIZED/.test(left) && (value === '0' || value === 0))
                return spot(node, node, 'The whole process accepts any certificate from here on.');
            return /\.(?:rejectUnauthorized|strictSSL)$/.test(left) && value === false
                ? spot(node, node, 'Any certificate is accepted.')
                : null;
        },
    },
    python: {
        assignment(node, file) {
            const left = (0,on_tree/* field */.ZZ)(node, 'left')?.text ?? '';
            const right = (0,on_tree/* field */.ZZ)(node, 'right');
            if (right === null)
                return null;
            if (/\.check_hostname$/.test(left) && constantOf(right, file) === false)
                return spot(node, node, "The certificate may be anybody's: its name is not compared.");
            if (/\.verify_mode$/.test(left) && /CERT_NONE$/.test(right.text))
                return spot(node, node, 'Any certificate is accepted.');
            if (/\.verify$/.test(left) && constantOf(right, file) === false)
                return spot(node, node, 'Any certificate is accepted.');
            return /_create_default_https_context$/.test(left) && /_create_unverified_context/.test(right.text)
                ? spot(node, node, 'Every HTTPS request of this process accepts any certificate.')
                : null;
        },
    },
    call(call, file) {
        if (file.dialect !== 'python')
            return null;
        if (/ssl\._create_unverified_context$/.test(call.path))
            return spot(call.node, call.node, 'A context made this way accepts any certificate.');
        if (call.written === 'set_missing_host_key_policy' &&
            /AutoAddPolicy|WarningPolicy/.test(call.args[0]?.text ?? ''))
            return spot(call.node, call.node, 'An unknown host key is taken for good.');
        if (call.named.get('cert_reqs')?.text.endsWith('CERT_NONE') ||
            /^['"]CERT_NONE['"]$/.test(call.named.get('cert_reqs')?.text ?? ''))
            return spot(call.node, call.node, 'Any certificate is accepted.');
        const name = ['verify', 'ssl', 'verify_ssl', 'ssl_verify', 'verify_certs', 'validate_certs'].find((key) => call.named.has(key));
        const given = name === undefined ? undefined : call.named.get(name);
        if (given === undefined ||
            !/^(?:requests|httpx|aiohttp)\b|(?:session|client|http|Session|Client|Elasticsearch|s)(?:\(\))?\.\w+$|Client$|Elasticsearch$|TCPConnector$|Session$/.test(call.path))
            return null;
        return constantOf(given, file) === false
            ? spot(given.parent ?? given, given, `\`${name}=False\`: any certificate is accepted.`)
            : null;
    },
    command(command) {
        if (command.settings.some((one) => /^(?:NODE_TLS_REJECT_UNAUTHORIZED=["']?0|GIT_SSL_NO_VERIFY=["']?(?:1|true)|PYTHONHTTPSVERIFY=["']?0)/.test(one.text))) {
            return spot(command.node, command.node, 'Programs started with this variable accept any certificate.');
        }
        if (command.name === 'curl' && (0,on_shell/* hasOption */.Kz)(command, 'k', '--insecure'))
            return spot(command.node, command.node, 'curl accepts any certificate with this option.');
        if (command.name === 'wget' && (0,on_shell/* hasOption */.Kz)(command, '', '--no-check-certificate'))
            return spot(command.node, command.node, 'wget accepts any certificate with this option.');
        const text = command.args.map(on_shell/* plain */.pj).join(' ');
        if (/^(?:ssh|scp|sftp|rsync)$/.test(command.name) && /StrictHostKeyChecking[= ](?:no|off)\b/i.test(text))
            return spot(command.node, command.node, 'The host key of the server is not checked.');
        if (command.name === 'git' && /http\.sslVerify[= ]["']?false/i.test(text))
            return spot(command.node, command.node, 'git accepts any certificate.');
        if (command.name === 'npm' && /strict-ssl[= ]false/.test(text))
            return spot(command.node, command.node, 'npm accepts any certificate.');
        return null;
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/unreachable-code.js


const unreachable_code_rule = {
    info: {
        id: 'unreachable-code',
        title: 'This code is never reached',
        critic: 'reviewer',
        category: 'correctness',
        severity: 'medium',
        confidence: 0.9,
        cwe: 'CWE-561',
        explanation: 'The statement before it always leaves the block. Either what follows is left over, or the `return` stands too early.',
        fix: 'Remove what is not reached, or move the statement that leaves.',
        references: ['https://cwe.mitre.org/data/definitions/561.html'],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /\b(?:return|throw|break|continue)\b/,
        python: /\b(?:return|raise|break|continue)\b/,
    },
    inTests: true,
    javascript: { statement_block: unreachable_code_judge, program: unreachable_code_judge, switch_case: unreachable_code_judge },
    python: { block: unreachable_code_judge },
};
const leaving = /^(?:return_statement|throw_statement|raise_statement|break_statement|continue_statement)$/;
const silent = /^(?:function_declaration|generator_function_declaration|empty_statement|type_alias_declaration|interface_declaration|function_definition|class_declaration|break_statement|ambient_declaration)$/;
function unreachable_code_judge(node) {
    if (node.raw.hasError)
        return null;
    const statements = (0,on_tree/* kids */.aw)(node);
    const at = statements.findIndex((one) => leaving.test(one.type));
    const next = at < 0 ? undefined : statements.slice(at + 1).find((one) => !silent.test(one.type) && !isBareVar(one));
    const leaver = statements[at];
    if (next === undefined || leaver === undefined)
        return null;
    if (/\byield\b/.test(next.text.slice(0, 200)))
        return null;
    return spot(next, next, `\`${leaver.text.split(/[\s;(]/, 1)[0]}\` on line ${leaver.row + 1} always leaves before it.`, next.endRow > next.row + 5 ? { endRow: next.row } : {});
}
function isBareVar(node) {
    return node.type === 'variable_declaration' && !node.text.includes('=');
}

;// CONCATENATED MODULE: ./build/evidence/rules/unsafe-archive-extraction.js








const archives = /\b(?:unzip\w*|yauzl|adm-zip|jszip|tar-stream|tar|node-stream-zip|decompress|extract-zip)\b/;
const unsafe_archive_extraction_rule = {
    info: {
        id: 'unsafe-archive-extraction',
        title: 'An archive can write outside its folder',
        critic: 'security',
        category: 'path-traversal',
        severity: 'high',
        confidence: 0.75,
        cwe: 'CWE-22',
        explanation: 'Names inside an archive may be `../../.ssh/authorized_keys`, absolute, or links. Unpacked as they stand they overwrite any file this process may write.',
        fix: 'Python: `tar.extractall(path, filter="data")`. Otherwise resolve each name against the target folder and refuse what leaves it; refuse links.',
        references: [
            'https://docs.python.org/3/library/tarfile.html#extraction-filters',
            'https://cwe.mitre.org/data/definitions/22.html',
            'https://github.com/snyk/zip-slip-vulnerability',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: archives,
        python: /tarfile/,
    },
    call(call, file) {
        if (file.dialect === 'python') {
            const isTar = /tarfile/.test(call.path) ||
                ((0,on_tree/* says */.FA)(file.root, /tarfile/) && /(?:^|_)(?:tar|tf|archive)\w*$/i.test(call.receiver?.text ?? ''));
            if (/^shutil\.unpack_archive$/.test(call.path))
                return null;
            if (!isTar || !/^extract(?:all)?$/.test(call.written) || call.named.has('filter'))
                return null;
            if (call.named.has('members') || isJudged(call.node, file))
                return null;
            return spot(call.node, call.node, `\`${call.written}\` writes every name of the archive as it stands.`);
        }
        if (!/^(?:fs|fs-extra|graceful-fs|fs\.promises|fs\/promises)\.(?:createWriteStream|writeFile|writeFileSync|outputFile|outputFileSync|mkdirSync|mkdir)$/.test(call.path))
            return null;
        const target = call.args[0];
        if (target === undefined || !(0,on_tree/* says */.FA)(file.root, archives))
            return null;
        const entry = dynamicOf(piecesOf(target, file)).find((part) => isEntryName(part, file));
        return entry === undefined || isJudged(call.node, file)
            ? null
            : spot(call.node, target, `\`${entry.text}\` is the name that stands in the archive.`);
    },
};
function isEntryName(part, file) {
    return (/(?:^|\.)(?:entry|header|zipEntry|file|entries\[\]|e)\.(?:path|fileName|entryName|name)$/i.test(part.text) || /\.(?:entryName|fileName)$/.test((0,on_paths/* pathOf */.X)(part, file)));
}
function isJudged(node, file) {
    const around = (0,on_names/* functionAround */.OC)(node) ?? file.root;
    const first = judges(file).find((start) => !(0,on_file/* spend */.Rf)(file, 1) || start >= around.start);
    return first !== undefined && first <= node.start;
}
const judges = (0,on_memory/* remembered */.H)((file) => file
    .find(looking)
    .filter((one) => looksAtNames(one, file))
    .map((one) => one.start));
const unsafe_archive_extraction_members = new Set(['member_expression', 'attribute', 'subscript_expression', 'subscript']);
const looking = new Set([...unsafe_archive_extraction_members, 'string', 'identifier']);
function looksAtNames(node, file) {
    if (node.type === 'string')
        return /^['"]\.\.['"/\\]*$/.test(node.text);
    if (node.type === 'identifier')
        return /^(?:is_?[sS]afe|safe_?[eE]xtract|is_?[wW]ithin|safe_?[mM]embers)\w*$/.test(node.text);
    const found = unsafe_archive_extraction_members.has(node.type) ? (0,on_expressions/* expression */.d)(node, file.dialect) : null;
    return (found?.kind === 'member' &&
        /^(?:startsWith|startswith|is_relative_to|commonpath|relative|basename|commonprefix|isabs|isAbsolute)$/.test(found.property));
}

;// CONCATENATED MODULE: ./build/evidence/rules/unsafe-deserialization.js



const always = /^(?:pickle|cPickle|_pickle|dill|cloudpickle|marshal|jsonpickle|shelve|joblib|torch|pandas|numpy|node-serialize|serialize-to-js|funcster|cryo)\.(?:loads?|decode|open|read_pickle|unserialize|deserialize|Unpickler|deepDeserialize|parse)$/;
const unsafe_deserialization_rule = {
    info: {
        id: 'unsafe-deserialization',
        title: 'Reading this data can run code',
        critic: 'security',
        category: 'deserialization',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-502',
        explanation: 'The format can name functions that are called while it is read. Whoever can write the data, or change it on the way, runs code in this process.',
        fix: 'Use a format that holds data only: JSON, or `yaml.safe_load`. Where pickle must stay, sign the data and check the signature before reading it.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Deserialization_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/502.html',
            'https://docs.python.org/3/library/pickle.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /pickle|dill|marshal|shelve|joblib|torch|pandas|numpy|serialize|funcster|cryo|yaml/i,
    call(call, file) {
        const why = whyOf(call, file);
        if (why === null)
            return null;
        const source = call.args[0] === undefined ? null : taintOf(call.args[0], file);
        const detail = source === null ? why : `${why} It is given \`${source.text}\`, which comes from the request.`;
        return spot(call.node, call.node, detail, source?.kind === 'request' ? { severity: 'critical' } : {});
    },
};
function whyOf(call, file) {
    if (always.test(call.path) && !isSafeUse(call, file))
        return `\`${call.path}\` runs what the data names.`;
    if (/^(?:yaml|ruamel\.yaml)\.(?:load|load_all)$/.test(call.path) && file.dialect === 'python') {
        const loader = call.named.get('Loader')?.text ?? call.args[1]?.text ?? '';
        return /Safe|BaseLoader/.test(loader)
            ? null
            : `\`${call.path}\` ${loader === '' ? 'without a safe loader' : `with \`${loader}\``} makes any object the data names.`;
    }
    if (/^(?:yaml)\.(?:unsafe_load|full_load|unsafe_load_all)$/.test(call.path))
        return `\`${call.path}\` makes any object the data names.`;
    return /^js-yaml\.load$/.test(call.path) &&
        /DEFAULT_FULL_SCHEMA|js-yaml-js-types/.test(call.args[1]?.text ?? '')
        ? 'This schema makes functions from text.'
        : null;
}
function isSafeUse(call, file) {
    const [library, method] = [call.path.split('.')[0] ?? '', call.method];
    if (library === 'torch')
        return (method !== 'load' ||
            call.named.get('weights_only')?.text === 'True' ||
            call.args[0] === undefined ||
            taintOf(call.args[0], file) === null);
    if (library === 'numpy')
        return method !== 'load' || call.named.get('allow_pickle')?.text !== 'True';
    if (library === 'pandas')
        return method !== 'read_pickle' || (call.args[0] !== undefined && isConstant(call.args[0], file));
    if (library === 'joblib')
        return method !== 'load' || (call.args[0] !== undefined && isConstant(call.args[0], file));
    return (/^(?:pickle|dill|marshal|cloudpickle)\.dumps\(/.test(call.args[0]?.text ?? '') ||
        (library === 'shelve' && method !== 'open') ||
        (library === 'marshal' && method === 'open'));
}

;// CONCATENATED MODULE: ./build/evidence/rules/weak-cipher.js






const weak = /^(?:des|des3|des-|rc4|rc2|bf|blowfish|idea|seed|cast5?)(?:$|-)|-ecb$|^(?:arcfour)/i;
const weak_cipher_rule = {
    info: {
        id: 'weak-cipher',
        title: 'Encryption that can be broken',
        critic: 'security',
        category: 'cryptography',
        severity: 'high',
        confidence: 0.9,
        cwe: 'CWE-327',
        explanation: 'DES, RC4 and short keys are broken by ordinary computers; ECB shows where equal blocks stand; a fixed initialisation vector shows which messages start alike.',
        fix: 'Use an authenticated cipher with a random nonce for every message: `aes-256-gcm` or `chacha20-poly1305`, AESGCM of cryptography. RSA keys of 3072 bits or more.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/327.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /crypto/i,
        python: /crypto|modes|algorithms|generate_private_key|PublicKey/i,
    },
    call(call, file) {
        const why = file.dialect === 'python' ? weak_cipher_pythonWhy(call, file) : weak_cipher_javascriptWhy(call, file);
        return why === null ? null : spot(call.node, call.node, why);
    },
};
function weak_cipher_javascriptWhy(call, file) {
    if (/^crypto\.create(?:Dec|C)ipher$/.test(call.path))
        return `\`${call.method}\` makes the key and vector from the password without salt; it was removed from Node.js.`;
    const first = call.args[0] === undefined ? undefined : constantOf(call.args[0], file);
    if (/^crypto\.create(?:Dec|C)ipheriv$/.test(call.path)) {
        if (typeof first === 'string' && weak.test(first))
            return `The cipher is \`${first}\`.`;
        const vector = call.args[2];
        const isFixed = call.method === 'createCipheriv' && vector !== undefined && isFixedVector(vector, file);
        return isFixed ? 'The initialisation vector is the same for every message.' : null;
    }
    if (/^(?:crypto-js|CryptoJS)\.(?:DES|TripleDES|RC4|Rabbit)\.(?:en|de)crypt$/.test(call.path))
        return `The cipher is ${call.path.split('.')[1]}.`;
    if (/^(?:crypto-js|CryptoJS)\.AES\.(?:en|de)crypt$/.test(call.path)) {
        const mode = on_danger_option(call.args[2], 'mode', file);
        return mode !== null && /\.ECB$/.test((0,on_paths/* pathOf */.X)(mode, file)) ? 'ECB encrypts equal blocks alike.' : null;
    }
    if (!/^crypto\.generateKeyPair(?:Sync)?$/.test(call.path) || (first !== 'rsa' && first !== 'dsa'))
        return null;
    const size = on_danger_option(call.args[1], 'modulusLength', file);
    const bits = size === null ? undefined : constantOf(size, file);
    return typeof bits === 'number' && bits < 2048 ? `A key of ${bits} bits is too short.` : null;
}
function isFixedVector(vector, file) {
    const found = (0,on_expressions/* expression */.d)(follow(vector, file), file.dialect);
    if (found.kind === 'constant')
        return typeof found.value === 'string' && found.value !== '';
    if (found.kind !== 'call' || file.text.includes('randomFill'))
        return false;
    return (/^Buffer\.(?:from|alloc)$/.test((0,on_paths/* pathOf */.X)(found.callee, file)) &&
        found.args.every((arg) => isConstant(arg, file)));
}
function weak_cipher_pythonWhy(call, file) {
    const cipher = /^Crypto(?:dome)?\.Cipher\.(DES3?|ARC[24]|Blowfish|CAST)\.new$/.exec(call.path)?.[1];
    if (cipher !== undefined)
        return `The cipher is ${cipher}.`;
    if (/^Crypto(?:dome)?\.Cipher\.AES\.new$/.test(call.path)) {
        const mode = call.args[1] ?? call.named.get('mode');
        return mode !== undefined && /\.MODE_ECB$/.test((0,on_paths/* pathOf */.X)(mode, file))
            ? 'ECB encrypts equal blocks alike.'
            : null;
    }
    if (/(?:^|\.)modes\.ECB$/.test(call.path))
        return 'ECB encrypts equal blocks alike.';
    const algorithm = /(?:^|\.)algorithms\.(ARC4|TripleDES|Blowfish|IDEA|CAST5|SEED)$/.exec(call.path)?.[1];
    if (algorithm !== undefined)
        return `The cipher is ${algorithm}.`;
    const size = /(?:^|\.)(?:rsa|dsa)\.generate_private_key$/.test(call.path)
        ? (call.named.get('key_size') ?? call.args[1])
        : /PublicKey\.(?:RSA|DSA)\.generate$/.test(call.path)
            ? call.args[0]
            : undefined;
    const bits = size === undefined ? undefined : constantOf(size, file);
    return typeof bits === 'number' && bits < 2048 ? `A key of ${bits} bits is too short.` : null;
}

;// CONCATENATED MODULE: ./build/evidence/rules/weak-password-hash.js





const broken = /^(?:md5|md4|md2|sha-?1|rsa-md5|rsa-sha1)$/i;
const fast = /^(?:sha-?(?:224|256|384|512)|sha3.*)$/i;
const secretWord = new Set([
    'password',
    'passwd',
    'pwd',
    'passphrase',
    'passcode',
    'pin',
    'credential',
    'credentials',
    'pass',
    'pw',
]);
const statements = new Set([
    'expression_statement',
    'lexical_declaration',
    'variable_declaration',
    'return_statement',
    'assignment',
    'if_statement',
]);
const weak_password_hash_rule = {
    info: {
        id: 'weak-password-hash',
        title: 'A password is kept with a fast hash',
        critic: 'security',
        category: 'cryptography',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-916',
        explanation: 'MD5, SHA-1 and their faster cousins are made to be quick: a graphics card tries billions of guesses a second, so a stolen table of such hashes is a table of passwords.',
        fix: 'Use a slow, salted password hash: scrypt (`crypto.scrypt`, `hashlib.scrypt`), argon2 or bcrypt.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/916.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: /hash|crypto|md5|sha1/i,
    call(call, file) {
        const algorithm = algorithmOf(call, file);
        if (algorithm === null || !(broken.test(algorithm) || fast.test(algorithm)))
            return null;
        if (constantOf(call.named.get('usedforsecurity') ?? call.node, file) === false)
            return null;
        const name = passwordAt(call, file);
        if (name === null)
            return null;
        return spot(call.node, call.node, `\`${name}\` is hashed with ${algorithm}, which is made to be fast.`, broken.test(algorithm) ? {} : { severity: 'medium' });
    },
};
function algorithmOf(call, file) {
    const first = call.args[0];
    if (/(?:^|\.)(?:crypto\.createHash|hashlib\.new)$|^crypto\.hash$/.test(call.path)) {
        const value = first === undefined ? undefined : constantOf(first, file);
        return typeof value === 'string' ? value : null;
    }
    const python = /^hashlib\.(md5|sha1|sha224|sha256|sha384|sha512)$|^Crypto(?:dome)?\.Hash\.(MD5|SHA1?)\.new$/.exec(call.path);
    if (python !== null)
        return python[1] ?? python[2] ?? null;
    const library = /^(?:crypto-js|CryptoJS)\.(MD5|SHA1|SHA256)$|^(md5|sha1|js-sha1|blueimp-md5)$/.exec(call.path);
    return library === null ? null : (library[1] ?? library[2] ?? '').replace('js-', '');
}
function passwordAt(call, file) {
    const purposes = purposesOf(call.node, file);
    const statement = (0,on_tree/* above */.G1)(call.node, statements);
    const fed = statement === null || statement.type === 'if_statement' ? call.node : statement;
    const texts = fed.end - fed.start > 400 ? [] : (fed.text.match(/[A-Za-z_]\w*/g) ?? []);
    const later = variableFed(call.node, file);
    return [...texts, ...later, ...purposes.slice(0, 3)].find(isPassword) ?? null;
}
function isPassword(name) {
    const words = wordsOf(name);
    return (words.some((word) => secretWord.has(word)) &&
        !words.some((word) => /^(?:reset|url|field|policy|cache|etag|hint|length)$/.test(word)));
}
function variableFed(node, file) {
    const parent = node.parent?.type === 'await_expression' ? node.parent.parent : node.parent;
    const name = parent?.type === 'variable_declarator' || parent?.type === 'assignment'
        ? (parent.children[0]?.text ?? '')
        : '';
    if (name === '')
        return [];
    const calls = file.callsOn.get(name) ?? [];
    if (!(0,on_file/* spend */.Rf)(file, calls.length))
        return [];
    return calls
        .filter((call) => call.written === 'update' && call.node.start > node.start)
        .slice(0, 3)
        .flatMap((call) => call.args.flatMap((arg) => arg.text.slice(0, 400).match(/[A-Za-z_]\w*/g) ?? []));
}

// EXTERNAL MODULE: ./build/evidence/rules/on-workflow.js
var on_workflow = __webpack_require__(6436);
;// CONCATENATED MODULE: ./build/evidence/rules/workflow-broad-permissions.js

const risky = [
    'pull_request_target',
    'issue_comment',
    'workflow_run',
    'issues',
    'discussion',
    'discussion_comment',
];
const heavy = new Set([
    'contents',
    'actions',
    'packages',
    'deployments',
    'id-token',
    'pages',
    'security-events',
    'repository-projects',
    'attestations',
]);
const workflow_broad_permissions_rule = {
    info: {
        id: 'workflow-broad-permissions',
        title: "The workflow's token may do more than it needs",
        critic: 'security',
        category: 'authorization',
        severity: 'medium',
        confidence: 0.85,
        cwe: 'CWE-250',
        explanation: "Every step, also a third party's action or a dependency's install script, can use the job's token. With all permissions it pushes code, publishes packages and approves pull requests.",
        fix: 'Set `permissions: {}` or `contents: read` at the top, and give each job only what it needs.',
        references: [
            'https://docs.github.com/actions/writing-workflows/workflow-syntax-for-github-actions#permissions',
            'https://docs.github.com/actions/security-for-github-actions/security-guides/automatic-token-authentication',
            'https://cwe.mitre.org/data/definitions/250.html',
        ],
    },
    languages: ['workflow'],
    workflow(workflow) {
        if (workflow.isAction)
            return [];
        const all = [workflow.permissions, ...workflow.jobs.map((job) => job.permissions)];
        return [...all.flatMap(everything), ...atTheTop(workflow)];
    },
};
function everything(permissions) {
    if (permissions === null || (0,on_workflow/* textOf */.b6)(permissions.value) !== 'write-all')
        return [];
    const row = permissions.keyLine - 1;
    return [{ row, endRow: row, detail: '`write-all` grants every permission there is.' }];
}
function atTheTop(workflow) {
    const event = risky.find((name) => workflow.triggers.has(name));
    if (event === undefined || workflow.permissions === null)
        return [];
    return workflow.permissions.value.entries
        .filter((one) => heavy.has(one.key) && (0,on_workflow/* textOf */.b6)(one.value) === 'write')
        .map((one) => ({
        row: one.keyLine - 1,
        endRow: one.keyLine - 1,
        detail: `All jobs get \`${one.key}: write\`, on \`${event}\`, which strangers can cause.`,
    }));
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-untrusted.js

const strangers = /\bgithub\.event\.(?:issue\.(?:title|body)|pull_request\.(?:title|body|head\.(?:ref|label)|head\.repo\.(?:default_branch|description|homepage))|(?:comment|review|review_comment)\.body|pages\b.*page_name|commits\b.*(?:message|author\.(?:email|name))|head_commit\.(?:message|author\.(?:email|name)|committer\.(?:email|name))|discussion\.(?:title|body)|workflow_run\.(?:head_branch|display_title|head_commit\.(?:message|author\.(?:email|name))|pull_requests\b.*head\.ref)|label\.name|release\.(?:name|body)|milestone\.title|client_payload\b)|\bgithub\.head_ref\b/;
const on_untrusted_whole = /\btoJSON\(\s*github(?:\.event(?:\.(?:issue|pull_request|comment|review|commits|head_commit|discussion))?)?\s*\)/i;
const inputs = /\b(?:github\.event\.)?inputs\.([\w-]+)/;
function untrustedIn(inner, workflow, step) {
    for (const part of inner.split(/\|\||&&/)) {
        if (/[=!]=|[<>]/.test(part) ||
            /^\s*!?\s*(?:contains|startsWith|endsWith|hashFiles|success|failure|always)\s*\(/.test(part))
            continue;
        const dotted = part.replace(/\[\s*'([\w-]+)'\s*\]/g, '.$1');
        const direct = strangers.exec(dotted)?.[0] ?? on_untrusted_whole.exec(dotted)?.[0];
        if (direct !== undefined)
            return { name: direct, who: 'stranger' };
        const byEnvironment = /\benv\.([\w-]+)/.exec(dotted)?.[1];
        const kept = byEnvironment === undefined ? null : valueOfEnvironment(byEnvironment, workflow, step);
        if (kept !== null)
            return { name: `env.${byEnvironment} (${kept.name})`, who: kept.who };
        const files = /\bsteps\.([\w-]+)\.outputs\.[\w-]*(?:files|title|body|message|branch|ref)\w*/.exec(dotted);
        if (files !== null && givesNames(files[1] ?? '', workflow))
            return { name: files[0], who: 'stranger' };
        const input = inputs.exec(dotted);
        if (input !== null && isFreeText(input[1] ?? '', workflow))
            return { name: input[0], who: 'caller' };
    }
    return null;
}
function valueOfEnvironment(name, workflow, step) {
    for (const holder of [
        (0,on_workflow/* entry */.f_)(step?.node, 'env')?.value,
        (0,on_workflow/* entry */.f_)(step?.job?.node, 'env')?.value,
        workflow.env,
    ]) {
        const text = (0,on_workflow/* textOf */.b6)((0,on_workflow/* entry */.f_)(holder, name)?.value);
        const inner = /\$\{\{([^}]*)\}\}/.exec(text)?.[1];
        const found = inner === undefined || /\benv\./.test(inner) ? null : untrustedIn(inner, workflow, step);
        if (found !== null)
            return found;
    }
    return null;
}
function givesNames(id, workflow) {
    const step = workflow.steps.find((one) => one.id === id);
    const uses = (0,on_workflow/* textOf */.b6)(step?.uses?.value);
    return /changed-files|paths-filter|branch-names|pull-request-comment-branch|get-changed/.test(uses);
}
function isFreeText(name, workflow) {
    const holders = workflow.isAction
        ? [workflow.root]
        : [workflow.triggers.get('workflow_dispatch'), workflow.triggers.get('workflow_call')];
    const types = holders
        .map((holder) => (0,on_workflow/* entry */.f_)((0,on_workflow/* entry */.f_)((0,on_workflow/* entry */.f_)(holder, 'inputs')?.value, name)?.value, 'type')?.value)
        .filter((node) => node !== undefined);
    return !types.some((node) => /^(?:boolean|number|choice|environment)$/.test((0,on_workflow/* textOf */.b6)(node)));
}

;// CONCATENATED MODULE: ./build/evidence/rules/workflow-environment-injection.js


const workflow_environment_injection_rule = {
    info: {
        id: 'workflow-environment-injection',
        title: 'Text of strangers sets variables for later steps',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-77',
        explanation: 'Each line written to `$GITHUB_ENV` sets a variable, to `$GITHUB_PATH` a folder of programs. A line break in the text sets `LD_PRELOAD` or `NODE_OPTIONS` and so runs code in later steps.',
        fix: "Use the value where it is needed, from the step's `env`. To pass it on, write it to `$GITHUB_OUTPUT` with a random delimiter, or strip line breaks first.",
        references: [
            'https://docs.github.com/actions/writing-workflows/choosing-what-your-workflow-does/workflow-commands-for-github-actions#setting-an-environment-variable',
            'https://cwe.mitre.org/data/definitions/77.html',
        ],
    },
    languages: ['workflow'],
    workflow: (workflow) => workflow.steps.flatMap((step) => workflow_environment_injection_judge(step, workflow)),
};
function workflow_environment_injection_judge(step, workflow) {
    const run = step.run;
    if (run === null)
        return [];
    return run.text.split('\n').flatMap((line, at) => {
        if (!/>>\s*"?\$\{?(?:GITHUB_ENV|GITHUB_PATH)\b|\$env:GITHUB_(?:ENV|PATH)/.test(line))
            return [];
        const name = textIn(line, step, workflow);
        const row = run.rowOf(at);
        return name === null ? [] : [{ row, endRow: row, detail: `\`${name}\` is text that anyone can choose.` }];
    });
}
const branch = /head_ref|head\.ref|head_branch|head\.label/;
function textIn(line, step, workflow) {
    for (const { inner } of (0,on_workflow/* expressionsIn */.l$)(line)) {
        const found = untrustedIn(inner, workflow, step);
        if (found?.who === 'stranger' && !branch.test(found.name))
            return found.name;
    }
    if (/\btr\s+-d\s|\bhead\s+-n?\s*1/.test(line))
        return null;
    for (const [, name = ''] of line.matchAll(/\$\{?([A-Za-z_]\w*)/g)) {
        for (const holder of [
            (0,on_workflow/* entry */.f_)(step.node, 'env')?.value,
            (0,on_workflow/* entry */.f_)(step.job?.node, 'env')?.value,
            workflow.env,
        ]) {
            const inner = /\$\{\{([^}]*)\}\}/.exec((0,on_workflow/* textOf */.b6)((0,on_workflow/* entry */.f_)(holder, name)?.value))?.[1];
            const found = inner === undefined ? null : untrustedIn(inner, workflow, step);
            if (found?.who === 'stranger' && !branch.test(found.name))
                return `${name} (${found.name})`;
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/evidence/rules/workflow-expression-injection.js


const workflow_expression_injection_rule = {
    info: {
        id: 'workflow-expression-injection',
        title: 'Text of strangers becomes part of a script',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.9,
        cwe: 'CWE-94',
        explanation: 'GitHub puts the value of `${{ … }}` into the script before it runs. A title or branch name with `"; curl … | sh; "` in it is then run by the job, with its token and secrets.',
        fix: 'Hand the value over in the environment and use it as a quoted variable: `env: TITLE: ${{ github.event.issue.title }}`, then `"$TITLE"` (in github-script: `process.env.TITLE`).',
        references: [
            'https://docs.github.com/actions/security-for-github-actions/security-guides/security-hardening-for-github-actions#understanding-the-risk-of-script-injections',
            'https://securitylab.github.com/resources/github-actions-untrusted-input/',
            'https://cwe.mitre.org/data/definitions/94.html',
        ],
    },
    languages: ['workflow'],
    workflow: (workflow) => workflow.steps.flatMap((step) => scriptsOf(step, workflow).flatMap((script) => inScript(script, step, workflow))),
};
function scriptsOf(step, workflow) {
    const isScript = /github-script|script|ssh|retry|azure\/(?:cli|powershell)|docker-run|run-on-arch/i.test((0,on_workflow/* textOf */.b6)(step.uses?.value));
    const handed = isScript
        ? step.inputs.filter((one) => /^(?:script|run|command|cmd|inlineScript|code|commands)$/.test(one.key))
        : [];
    return [...(step.run === null ? [] : [step.run]), ...handed.map((one) => (0,on_workflow/* blockOf */.VN)(one, workflow.lines))];
}
function inScript(script, step, workflow) {
    return (0,on_workflow/* expressionsIn */.l$)(script.text).flatMap(({ inner, line }) => {
        const found = untrustedIn(inner, workflow, step);
        if (found === null)
            return [];
        const row = script.rowOf(line);
        if (found.who === 'stranger')
            return [{ row, endRow: row, detail: `\`${found.name}\` is text that anyone can choose.` }];
        return [
            {
                row,
                endRow: row,
                severity: 'low',
                detail: `\`${found.name}\` is chosen by whoever ${workflow.isAction ? 'uses the action' : 'starts the workflow'}.`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/evidence/rules/workflow-pull-request-target-checkout.js

const head = /github\.event\.pull_request\.(?:head\.(?:sha|ref|label)|merge_commit_sha)|github\.head_ref|refs\/pull\/.*\/(?:merge|head)|github\.event\.workflow_run\.(?:head_sha|head_branch|head_commit\.id|pull_requests)|pull_request\.number/;
const headRepository = /github\.event\.(?:pull_request\.head\.repo|workflow_run\.head_repository)\.(?:full_name|name)/;
const workflow_pull_request_target_checkout_rule = {
    info: {
        id: 'workflow-pull-request-target-checkout',
        title: 'Code of a stranger is checked out with the rights of the repository',
        critic: 'security',
        category: 'authorization',
        severity: 'critical',
        confidence: 0.85,
        cwe: 'CWE-829',
        explanation: "`pull_request_target`, `workflow_run` and `issue_comment` run with the repository's secrets and a token that may write. Building, testing or installing what a pull request contains runs its author's code with them.",
        fix: 'Use the `pull_request` event for anything that touches the code of a pull request. Split the rest into a second workflow that takes only data from the first one and checks it.',
        references: [
            'https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/',
            'https://docs.github.com/actions/writing-workflows/choosing-when-your-workflow-runs/events-that-trigger-workflows#pull_request_target',
            'https://cwe.mitre.org/data/definitions/829.html',
        ],
    },
    languages: ['workflow'],
    workflow(workflow) {
        const event = ['pull_request_target', 'workflow_run', 'issue_comment'].find((name) => workflow.triggers.has(name));
        return event === undefined ? [] : workflow.steps.flatMap((step) => workflow_pull_request_target_checkout_judge(step, event));
    },
};
function workflow_pull_request_target_checkout_judge(step, event) {
    if (isForMembers(step))
        return [];
    if (/^actions\/checkout(?:@|$)/.test((0,on_workflow/* textOf */.b6)(step.uses?.value))) {
        const taken = step.inputs.find((one) => (one.key === 'ref' && (head.test((0,on_workflow/* textOf */.b6)(one.value)) || isFromStep((0,on_workflow/* textOf */.b6)(one.value), event))) ||
            (one.key === 'repository' && headRepository.test((0,on_workflow/* textOf */.b6)(one.value))));
        if (taken === undefined)
            return [];
        return [
            {
                row: (step.uses?.keyLine ?? 1) - 1,
                endRow: Math.max(taken.value.endLine - 1, (step.uses?.keyLine ?? 1) - 1),
                detail: `The job runs on \`${event}\` and checks out \`${(0,on_workflow/* textOf */.b6)(taken.value)}\`.`,
            },
        ];
    }
    const lines = step.run?.text.split('\n') ?? [];
    const at = lines.findIndex((line) => /\bgh\s+pr\s+checkout\b|\bgit\s+(?:fetch|pull|checkout)\b.*(?:refs\/)?pull\/|\bgit\s+(?:fetch|checkout|pull)\b.*\$\{\{\s*github\.(?:head_ref|event\.pull_request\.head)/.test(line));
    if (at < 0 || step.run === null)
        return [];
    const row = step.run.rowOf(at);
    return [
        { row, endRow: row, detail: `The job runs on \`${event}\` and checks out the pull request's code.` },
    ];
}
function isFromStep(text, event) {
    return event === 'issue_comment' && /steps\.[\w-]+\.outputs\.[\w-]*(?:sha|ref|branch)/i.test(text);
}
function isForMembers(step) {
    const conditions = [(0,on_workflow/* entry */.f_)(step.node, 'if')?.value, (0,on_workflow/* entry */.f_)(step.job?.node, 'if')?.value]
        .map((node) => (0,on_workflow/* textOf */.b6)(node))
        .join(' ');
    return /head\.repo\.full_name\s*==\s*github\.repository|head_repository\.full_name\s*==\s*github\.repository|head\.repo\.fork\s*==\s*false|!\s*github\.event\.pull_request\.head\.repo\.fork|author_association|event\.workflow_run\.event\s*==\s*'push'|github\.event_name\s*==\s*'push'/.test(conditions);
}

;// CONCATENATED MODULE: ./build/evidence/rules/workflow-secrets-exposed.js

const workflow_secrets_exposed_rule = {
    info: {
        id: 'workflow-secrets-exposed',
        title: 'Secrets go further than they should',
        critic: 'security',
        category: 'data-exposure',
        severity: 'high',
        confidence: 0.85,
        cwe: 'CWE-200',
        explanation: 'Handing all secrets over, or printing one, lets every later step, log reader or foreign workflow take them. GitHub masks only the exact text in logs.',
        fix: 'Name each secret where it is used, in the `env` of the one step that needs it. Do not print secrets; pass them to reusable workflows by name.',
        references: [
            'https://docs.github.com/actions/security-for-github-actions/security-guides/using-secrets-in-github-actions',
            'https://docs.github.com/actions/sharing-automations/reusing-workflows#passing-inputs-and-secrets-to-a-reusable-workflow',
            'https://cwe.mitre.org/data/definitions/200.html',
        ],
    },
    languages: ['workflow'],
    workflow: (workflow) => [...asWhole(workflow), ...workflow.steps.flatMap(printed), ...inherited(workflow)],
};
function asWhole(workflow) {
    return workflow.lines.flatMap((line, row) => {
        if (line.trimStart().startsWith('#'))
            return [];
        const inner = (0,on_workflow/* expressionsIn */.l$)(line).find((one) => /\btoJSON\(\s*secrets\s*\)/i.test(one.inner))?.inner;
        return inner === undefined
            ? []
            : [{ row, endRow: row, detail: `\`${inner}\` holds every secret of the repository.` }];
    });
}
function printed(step) {
    const run = step.run;
    if (run === null)
        return [];
    return run.text.split('\n').flatMap((line, at) => {
        const command = /^\s*(?:-\s+)?(?:echo|printf|print|console\.log|Write-Host|Write-Output)\b/.test(line) ||
            /[;&|]\s*(?:echo|printf)\b/.test(line);
        if (!command || line.includes('add-mask'))
            return [];
        const secret = (0,on_workflow/* expressionsIn */.l$)(line).find((one) => /^secrets\.\w+$/.test(one.inner));
        const printing = secret === undefined ? '' : line.slice(0, secret.start);
        const after = secret === undefined ? '' : line.slice(secret.end);
        const isShown = secret !== undefined && !/\||>/.test(after) && !/>>?/.test(printing);
        const row = run.rowOf(at);
        return isShown ? [{ row, endRow: row, detail: `\`${secret.inner}\` is printed.` }] : [];
    });
}
function inherited(workflow) {
    return workflow.jobs.flatMap((job) => {
        const secrets = (0,on_workflow/* entry */.f_)(job.node, 'secrets');
        const uses = (0,on_workflow/* textOf */.b6)(job.uses?.value);
        if (secrets === null || (0,on_workflow/* textOf */.b6)(secrets.value) !== 'inherit' || uses.startsWith('./') || uses === '')
            return [];
        const row = secrets.keyLine - 1;
        return [
            {
                row,
                endRow: row,
                severity: 'medium',
                detail: `Every secret of the repository is handed to \`${uses}\`.`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/evidence/rules/workflow-unpinned-action.js

const workflow_unpinned_action_rule = {
    info: {
        id: 'workflow-unpinned-action',
        title: 'An action of others can change under the workflow',
        critic: 'security',
        category: 'supply-chain',
        severity: 'medium',
        confidence: 0.9,
        cwe: 'CWE-829',
        explanation: "A tag or branch can be moved by whoever owns, or breaks into, the action's repository. From then on their code runs in this workflow with its token and secrets.",
        fix: 'Name the commit in full and keep the version as a comment: `uses: owner/action@<40 hex digits> # v1.2.3`; Dependabot keeps both up to date. Containers: `docker://image@sha256:…`.',
        references: [
            'https://docs.github.com/actions/security-for-github-actions/security-guides/security-hardening-for-github-actions#using-third-party-actions',
            'https://cwe.mitre.org/data/definitions/829.html',
        ],
    },
    languages: ['workflow'],
    workflow(workflow) {
        const all = [...workflow.steps.map((step) => step.uses), ...workflow.jobs.map((job) => job.uses)];
        return all.flatMap((uses) => (uses === null ? [] : workflow_unpinned_action_judge(uses)));
    },
};
function workflow_unpinned_action_judge(uses) {
    const text = (0,on_workflow/* textOf */.b6)(uses.value);
    const row = uses.value.startLine - 1;
    const at = (detail) => [{ row, endRow: row, detail }];
    if (text.startsWith('./') || text === '')
        return [];
    if (text.startsWith('docker://'))
        return /@sha256:[0-9a-f]{64}$/.test(text) ? [] : at(`\`${text}\` is not held to a digest.`);
    const [action = '', ref = ''] = text.split('@');
    const owner = action.split('/')[0] ?? '';
    if (/^(?:actions|github)$/.test(owner) || text.includes('${{'))
        return [];
    if (/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(ref))
        return [];
    return at(ref === ''
        ? `\`${action}\` names no version.`
        : `\`${action}\` is held to \`${ref}\`, which can be moved.`);
}

;// CONCATENATED MODULE: ./build/evidence/rules/workflow-unsecure-commands.js

const workflow_unsecure_commands_rule = {
    info: {
        id: 'workflow-unsecure-commands',
        title: 'Printed text can change the environment of later steps',
        critic: 'security',
        category: 'configuration',
        severity: 'high',
        confidence: 0.95,
        cwe: 'CWE-77',
        explanation: 'With this setting the old commands `::set-env::` and `::add-path::` work again: anything that is printed, such as a test name or an issue title, can set PATH or NODE_OPTIONS for the steps that follow.',
        fix: 'Remove the setting and write to the files `$GITHUB_ENV` and `$GITHUB_PATH`.',
        references: [
            'https://github.blog/changelog/2020-10-01-github-actions-deprecating-set-env-and-add-path-commands/',
            'https://cwe.mitre.org/data/definitions/77.html',
        ],
    },
    languages: ['workflow'],
    workflow(workflow) {
        const holders = [
            workflow.env,
            ...workflow.jobs.map((job) => (0,on_workflow/* entry */.f_)(job.node, 'env')?.value),
            ...workflow.steps.map((step) => (0,on_workflow/* entry */.f_)(step.node, 'env')?.value),
        ];
        return holders.flatMap((holder) => switched(holder ?? null));
    },
};
function switched(holder) {
    const setting = (0,on_workflow/* entry */.f_)(holder, 'ACTIONS_ALLOW_UNSECURE_COMMANDS');
    if (setting === null || !/^(?:true|1|yes|on)$/i.test((0,on_workflow/* textOf */.b6)(setting.value)))
        return [];
    const row = setting.keyLine - 1;
    return [{ row, endRow: row, detail: '`ACTIONS_ALLOW_UNSECURE_COMMANDS` is switched on.' }];
}

;// CONCATENATED MODULE: ./build/evidence/rules/world-writable.js



const world_writable_rule = {
    info: {
        id: 'world-writable',
        title: 'Every user of the machine may change the file',
        critic: 'security',
        category: 'authorization',
        severity: 'medium',
        confidence: 0.85,
        cwe: 'CWE-732',
        explanation: 'With write permission for others, any account on the machine, also that of a broken-into service, can replace what this program reads or runs.',
        fix: 'Give the owner what is needed and others at most reading: 644 for files, 755 for folders and programs, 600 for what is private.',
        references: [
            'https://cwe.mitre.org/data/definitions/732.html',
            'https://nodejs.org/api/fs.html#file-modes',
        ],
    },
    languages: ['javascript', 'python', 'shell'],
    needs: /chmod|umask/,
    call(call, file) {
        const isChange = /^(?:os\.(?:chmod|fchmod|lchmod)|(?:fs|fs\.promises|fs\/promises|fs-extra)\.(?:chmod|chmodSync|fchmod|fchmodSync|lchmod))$/.test(call.path) ||
            (file.dialect === 'python' &&
                call.written === 'chmod' &&
                /[Pp]ath/.test(call.path + (call.receiver?.text ?? '')));
        if (isChange) {
            const mode = call.args.at(/^(?:os|fs)/.test(call.path) ? 1 : 0);
            if (mode === undefined)
                return null;
            const value = constantOf(mode, file);
            return world_writable_isOpen(value) || /\bS_IWOTH\b|\bS_IRWXO\b/.test(mode.text)
                ? spot(call.node, call.node, `The mode is \`${mode.text}\`.`)
                : null;
        }
        if (/^os\.umask$|^process\.umask$/.test(call.path) &&
            call.node.parent?.type === 'expression_statement' &&
            call.args[0] !== undefined &&
            constantOf(call.args[0], file) === 0 &&
            /^0o?0*$/.test(call.args[0].text)) {
            return spot(call.node, call.node, 'With this mask every file that is made from here on is open to all.');
        }
        return null;
    },
    command(command) {
        if (command.name !== 'chmod')
            return null;
        const mode = command.args.map(on_shell/* plain */.pj).find((text) => !text.startsWith('-') || /^-?[0-7]+$/.test(text)) ?? '';
        const targets = command.args.map(on_shell/* plain */.pj).filter((text) => text !== mode && !text.startsWith('-'));
        const isOpenMode = /^0?[0-7]{0,2}[2367]$/.test(mode) && mode.length >= 3 && !/^1/.test(mode.length === 4 ? mode : '');
        const isOpenWord = /^(?:a|o|ugo|go|uo)?\+[rwxX]*w[rwxX]*$/.test(mode) && /^(?:a|o|ugo|go)/.test(mode);
        return isOpenMode || isOpenWord
            ? spot(command.node, command.node, `The mode of \`${targets.join(' ') || 'the file'}\` becomes \`${mode}\`.`)
            : null;
    },
};
function world_writable_isOpen(value) {
    const number = typeof value === 'number'
        ? value
        : typeof value === 'string' && /^0?[0-7]{3}$/.test(value)
            ? Number.parseInt(value, 8)
            : 0;
    return (number & 0o002) !== 0 && (number & 0o1000) === 0;
}

;// CONCATENATED MODULE: ./build/evidence/rules/xxe.js



const xxe_rule = {
    info: {
        id: 'xxe',
        title: 'The XML reader follows references to files',
        critic: 'security',
        category: 'injection',
        severity: 'high',
        confidence: 0.8,
        cwe: 'CWE-611',
        explanation: 'XML can name files and addresses as entities. A reader that resolves them puts `/etc/passwd` or an internal page into the document of whoever sent it.',
        fix: 'Leave entities unresolved (`noent: false`, `resolve_entities=False`, `no_network=True`) or read with defusedxml.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/XML_External_Entity_Prevention_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/611.html',
        ],
    },
    languages: ['javascript', 'python'],
    needs: {
        javascript: /noent|replaceEntities/,
        python: /etree|setFeature/,
    },
    call(call, file) {
        if (file.dialect === 'javascript') {
            const isParser = /^(?:libxmljs2?|node-libxml|libxml-xsd|xmldom|@xmldom\/xmldom)\.|parseXml|parseFromString/i.test(call.path);
            if (isParser && (says(call, 'noent', true, file) || says(call, 'replaceEntities', true, file)))
                return spot(call.node, call.node, 'Entities are replaced by what they point at.');
            return null;
        }
        if (/(?:^|\.)etree\.XMLParser$/.test(call.path) &&
            (says(call, 'resolve_entities', true, file) || says(call, 'no_network', false, file))) {
            return spot(call.node, call.node, 'The parser resolves entities.');
        }
        if (call.written === 'setFeature' &&
            /feature_external_(?:ges|pes)/.test(call.args[0]?.text ?? '') &&
            call.args[1]?.text.match(/^(?:True|1)$/)) {
            return spot(call.node, call.node, 'External entities are switched on.');
        }
        const isLoose = /^lxml\.etree\.(?:parse|fromstring|XML|iterparse)$/.test(call.path) &&
            call.args.length === 1 &&
            !call.named.has('parser');
        const source = isLoose && call.args[0] !== undefined ? taintOf(call.args[0], file) : null;
        return source?.kind === 'request'
            ? spot(call.node, call.node, `\`${source.text}\` comes from the request and is read with the default parser, which resolves entities.`, { severity: 'medium' })
            : null;
    },
};

;// CONCATENATED MODULE: ./build/evidence/rules/index.generated.js






















































const rules = [
    rule,
    async_for_each_rule,
    catastrophic_regex_rule,
    code_injection_rule,
    command_injection_rule,
    cors_any_origin_rule,
    debug_enabled_rule,
    debugger_statement_rule,
    duplicate_condition_rule,
    duplicate_key_rule,
    finally_returns_rule,
    focused_test_rule,
    hardcoded_credentials_rule,
    html_injection_rule,
    insecure_cookie_rule,
    insecure_random_rule,
    insecure_temporary_file_rule,
    is_literal_rule,
    jwt_not_verified_rule,
    merge_conflict_marker_rule,
    missing_await_rule,
    mutable_default_argument_rule,
    nosql_injection_rule,
    off_by_one_index_rule,
    open_redirect_rule,
    path_traversal_rule,
    prototype_pollution_rule,
    reflected_xss_rule,
    regex_injection_rule,
    self_comparison_rule,
    shell_download_and_run_rule,
    shell_eval_rule,
    shell_secret_printed_rule,
    shell_unsafe_remove_rule,
    sql_injection_rule,
    ssrf_rule,
    swallowed_error_rule,
    template_injection_rule,
    timing_unsafe_compare_rule,
    tls_verification_disabled_rule,
    unreachable_code_rule,
    unsafe_archive_extraction_rule,
    unsafe_deserialization_rule,
    weak_cipher_rule,
    weak_password_hash_rule,
    workflow_broad_permissions_rule,
    workflow_environment_injection_rule,
    workflow_expression_injection_rule,
    workflow_pull_request_target_checkout_rule,
    workflow_secrets_exposed_rule,
    workflow_unpinned_action_rule,
    workflow_unsecure_commands_rule,
    world_writable_rule,
    xxe_rule,
];


/***/ })

};
;