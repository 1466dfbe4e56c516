"use strict";
exports.id = 9201;
exports.ids = [9201,102];
exports.modules = {

/***/ 102:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oneLine: () => (/* binding */ oneLine),
/* harmony export */   spelled: () => (/* binding */ spelled),
/* harmony export */   unspelled: () => (/* binding */ unspelled),
/* harmony export */   visible: () => (/* binding */ visible),
/* harmony export */   wellFormed: () => (/* binding */ wellFormed)
/* harmony export */ });
const noteworthy = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?){0,7}|[0-9#*]\uFE0F\u20E3|\r\n|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{5,}/gu;
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]$/u;
const plain = /^[\n\t\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const simple = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const shownMarks = 4;
function visible(text) {
    if (plain.test(text))
        return text;
    return text.replace(noteworthy, show);
}
function oneLine(text) {
    return visible(text).replace(/[\n\t]/g, codePoint);
}
function spelled(text) {
    const marked = text.replaceAll('‹', codePoint('‹'));
    if (simple.test(marked))
        return marked;
    return marked.replace(noteworthy, spell);
}
function unspelled(text) {
    return text.replace(/‹U\+([0-9A-F]{4,5}|10[0-9A-F]{4})›/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
function show(match) {
    if (match === '\r\n')
        return '\n';
    if (match === '\n' || match === '\t')
        return match;
    if (unseen.test(match))
        return codePoint(match);
    return /^\p{M}/u.test(match) ? someMarks([...match]) : match;
}
function spell(match) {
    if (/^\p{M}{5}/u.test(match)) {
        const marks = [...match];
        return [...marks.slice(0, shownMarks).map(spell), ...marks.slice(shownMarks).map(codePoint)].join('');
    }
    if (match === '\r\n')
        return codePoint('\r') + codePoint('\n');
    return unseen.test(match) ? codePoint(match) : match;
}
function someMarks(marks) {
    const kept = marks.slice(0, shownMarks).map((mark) => (unseen.test(mark) ? codePoint(mark) : mark));
    return `${kept.join('')}‹${marks.length - shownMarks} more marks›`;
}
function codePoint(char) {
    const value = char.codePointAt(0) ?? 0;
    return `‹U+${value.toString(16).toUpperCase().padStart(4, '0')}›`;
}


/***/ }),

/***/ 5369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isComment),
/* harmony export */   U_: () => (/* binding */ codeLine),
/* harmony export */   YF: () => (/* binding */ isImport),
/* harmony export */   ky: () => (/* binding */ settledFocus)
/* harmony export */ });
/* harmony import */ var _letters__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5398);
/* harmony import */ var _words__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6134);


const comment = /^\s*(?:\/\/|\/\*|\*|#(?![a-z]+\b)|<!--|--\s|"""|''')/;
const importing = /^\s*(?:import\b|from\s+\S+\s+import\b|export\s.{0,300}\sfrom\s|use\s+[\w:]+|#include\b|(?:const|let|var)\s.{1,200}=\s*require\()/;
function isComment(line) {
    return comment.test(line);
}
function isImport(line) {
    return line.length <= 2000 && importing.test(line);
}
const furthestBelow = 40;
function settledFocus(lines, line) {
    let at = line;
    while (at < lines.length && (isComment(lines[at - 1] ?? '') || (lines[at - 1] ?? '').trim() === ''))
        at += 1;
    return isComment(lines[line - 1] ?? '') && at - line <= furthestBelow ? at : line;
}
function codeLine(passage) {
    const lines = passage.code.split('\n');
    const isProse = /\.(?:md|mdx|rst|adoc|txt)$/i.test(passage.file);
    const tells = (line) => (0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('[L0-9]').test(line) && (isProse || (!isComment(line) && !isImport(line)));
    const focus = lines[passage.focusLine - passage.startLine] ?? '';
    if (tells(focus))
        return { text: focus.trim(), line: passage.focusLine };
    const wanted = new Set(passage.words.flatMap(_words__WEBPACK_IMPORTED_MODULE_1__/* .splitName */ .W0).map(_words__WEBPACK_IMPORTED_MODULE_1__/* .stem */ .WS));
    let best = null;
    let most = 0;
    lines.forEach((line, index) => {
        if (!tells(line) || line.length > 400)
            return;
        const here = new Set((0,_words__WEBPACK_IMPORTED_MODULE_1__/* .splitName */ .W0)(line).map(_words__WEBPACK_IMPORTED_MODULE_1__/* .stem */ .WS));
        const same = [...wanted].filter((word) => here.has(word)).length;
        if (same > most) {
            most = same;
            best = { text: line.trim(), line: passage.startLine + index };
        }
    });
    return best;
}


/***/ }),

/***/ 3152:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted),
/* harmony export */   o: () => (/* binding */ thousands)
/* harmony export */ });
function counted(number, noun, plural = `${noun}s`) {
    return `${number} ${number === 1 ? noun : plural}`;
}
function thousands(count) {
    const digits = String(Math.round(count));
    const groups = [];
    for (let end = digits.length; end > 0; end -= 3)
        groups.unshift(digits.slice(Math.max(0, end - 3), end));
    return groups.join(',');
}


/***/ }),

/***/ 5219:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ isAdded),
/* harmony export */   SB: () => (/* binding */ inScope),
/* harmony export */   y7: () => (/* binding */ ruleDraft)
/* harmony export */ });
function ruleDraft(hit) {
    const { rule } = hit;
    return {
        mode: rule.critic,
        ruleId: rule.id,
        category: rule.category,
        title: rule.title,
        detail: `${hit.detail} ${rule.explanation}`.trim(),
        severity: hit.severity ?? rule.severity,
        confidence: rule.confidence,
        file: hit.file,
        startLine: hit.startLine,
        endLine: hit.endLine,
        quote: withoutSecrets(hit),
        suggestion: { description: rule.fix, replacement: hit.replacement },
        cwe: rule.cwe,
        references: [...rule.references],
    };
}
function withoutSecrets(hit) {
    return (hit.secrets ?? []).reduce((quote, secret) => quote.replaceAll(secret, '[redacted:credential]'), hit.quote);
}
function inScope(evidence, file, line, endLine = line) {
    const { diff } = evidence;
    return !diff?.asked || diff.whole === true || isAdded(evidence, file, line, endLine);
}
function isAdded(evidence, file, line, endLine = line) {
    const changed = evidence.diff?.files.find((f) => f.path === file);
    if (!changed)
        return false;
    return changed.hunks.some((hunk) => hunk.lines.some((l) => l.kind === 'add' && l.newLine !== null && l.newLine >= line && l.newLine <= endLine));
}


/***/ }),

/***/ 6926:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ causeFrom),
  c: () => (/* binding */ lineOf)
});

;// CONCATENATED MODULE: ./build/core/division.js
const typed = /(?:ZeroDivisionError|DivideByZeroException|DivisionByZeroError)$/;
const said = /\bdivi(?:de|ded|sion|sor)\b[^\n]{0,40}\b(?:zero|0)\b|^\/ by zero|\bmodulo by zero\b|\bdivisor of zero\b/i;
const longestLine = 2000;
function isDivisionByZero(errorType, message) {
    return typed.test(errorType ?? '') || said.test(message.slice(0, 500));
}
function divisors(line, language) {
    if (line.length > longestLine)
        return [];
    const code = withoutTexts(line, language);
    const found = new Set();
    for (const match of code.matchAll(/(?<=[\w$)\]]\s{0,20})(?:\/\/|\/|%)=?(?!\*)\s{0,20}/g))
        found.add(operandAt(code, match.index + match[0].length));
    for (const match of code.matchAll(/\.(?:divmod|div|fdiv|divide|remainder|modulo|mod)\(\s{0,20}/g))
        found.add(operandAt(code, match.index + match[0].length));
    return [...found].filter((one) => one !== '' && !/^\d/.test(one));
}
function withoutTexts(line, language) {
    const hash = language === 'python' || language === 'ruby';
    const quotes = language === 'rust' ? '"' : '"\'`';
    let code = '';
    for (let at = 0; at < line.length; at += 1) {
        const c = line.charAt(at);
        if (hash ? c === '#' : line.startsWith('//', at))
            break;
        const end = quotes.includes(c) ? closing(line, at) : -1;
        code += end > 0 ? '""' : c;
        if (end > 0)
            at = end;
    }
    return code;
}
function closing(line, open) {
    for (let at = open + 1; at < line.length; at += 1) {
        if (line.charAt(at) === '\\')
            at += 1;
        else if (line.charAt(at) === line.charAt(open))
            return at;
    }
    return -1;
}
function operandAt(code, start) {
    let at = start;
    let depth = 0;
    for (; at < code.length && at - start <= 80; at += 1) {
        const c = code.charAt(at);
        if (c === '(' || c === '[')
            depth += 1;
        else if (c === ')' || c === ']') {
            if (depth === 0)
                break;
            depth -= 1;
        }
        else if (depth === 0 && !/[\w$.@]/.test(c) && !joins(code, at))
            break;
    }
    const operand = code.slice(start, at).replace(/[.?:>-]+$/, '');
    return depth === 0 && operand.length <= 80 && /^[\w$@(]/.test(operand) ? operand : '';
}
function joins(code, at) {
    const two = [code.slice(at, at + 2), code.slice(Math.max(0, at - 1), at + 1)];
    return two.includes('->') || two.includes('::') || two[0] === '?.';
}

;// CONCATENATED MODULE: ./build/core/error-cause.js

function causeFrom(trace, frame) {
    const line = lineOf(frame);
    const message = trace.message ?? '';
    if (line === null || message.length > 2000)
        return null;
    const property = /Cannot (?:read|set) propert(?:y|ies) of (undefined|null) \((?:reading|setting) '([^']+)'\)/.exec(message) ?? swapped(/Cannot (?:read|set) property '([^']+)' of (undefined|null)/.exec(message));
    if (property) {
        const owner = ownerOf(line, property[2] ?? '', ['.', '?.']);
        return (owner &&
            `On that line \`.${property[2]}\` is taken from \`${owner}\`, so \`${owner}\` was ${property[1]}.`);
    }
    const attribute = /'(\w+)' object has no attribute '([^']+)'/.exec(message);
    if (attribute) {
        const owner = ownerOf(line, attribute[2] ?? '', ['.']);
        const what = attribute[1] === 'NoneType' ? 'None' : `a ${attribute[1]}`;
        return (owner && `On that line \`.${attribute[2]}\` is taken from \`${owner}\`, so \`${owner}\` was ${what}.`);
    }
    const noFunction = /^(.{1,120}?) is not a function/.exec(message)?.[1];
    if (noFunction && line.includes(`${lastName(noFunction)}(`)) {
        return `On that line \`${noFunction}\` is called, so its value was not a function there.`;
    }
    const unknown = /^(\S{1,120}) is not defined|name '([^']+)' is not defined|undefined (?:local variable or )?method [`'‘]([^'’]+)['’]/.exec(message);
    const name = unknown?.[1] ?? unknown?.[2] ?? unknown?.[3];
    if (name && line.includes(name))
        return `On that line \`${name}\` is used, and nothing of that name was in reach.`;
    if (trace.errorType?.endsWith('KeyError')) {
        const key = message.trim();
        const owner = key && /([\w.]+)\[[^\]]+\]/.exec(line)?.[1];
        return owner ? `On that line \`${owner}\` is indexed, and it had no key ${key}.` : null;
    }
    if (isDivisionByZero(trace.errorType, message))
        return divided(divisors(line, trace.language));
    const range = /index (?:out of range )?\[?(-?\d+)\]? (?:with length|out of bounds for length) (\d+)/i.exec(message);
    if (range)
        return `The index was ${range[1]} and the length ${range[2]}.`;
    const because = /because "([^"]{1,200})" is null/.exec(message)?.[1];
    if (because)
        return `The virtual machine names the value that was null: \`${because}\`.`;
    return null;
}
function divided(by) {
    const [first] = by;
    if (first === undefined)
        return null;
    if (by.length === 1)
        return `On that line it is divided by \`${first}\`, so \`${first}\` was 0.`;
    return `On that line it is divided by ${by.map((one) => `\`${one}\``).join(' and ')}; one of them was 0.`;
}
function lineOf(frame) {
    if (!frame.place || frame.line === null)
        return null;
    return frame.place.code.split('\n')[frame.line - frame.place.startLine]?.trim() ?? null;
}
function swapped(match) {
    return match ? [match[0], match[2] ?? '', match[1] ?? ''] : null;
}
function ownerOf(line, name, joints) {
    for (const joint of [...joints].sort((a, b) => b.length - a.length)) {
        let at = line.indexOf(`${joint}${name}`);
        while (at >= 0) {
            const next = line[at + joint.length + name.length] ?? '';
            const owner = /[\w$]/.test(next) ? '' : expressionBefore(line, at);
            if (owner)
                return owner;
            at = line.indexOf(`${joint}${name}`, at + 1);
        }
    }
    return null;
}
function expressionBefore(line, end) {
    let at = end;
    let depth = 0;
    while (at > 0) {
        const c = line[at - 1];
        if (c === ')' || c === ']')
            depth += 1;
        else if (c === '(' || c === '[') {
            if (depth === 0)
                break;
            depth -= 1;
        }
        else if (depth === 0 && !/[\w$.?]/.test(c))
            break;
        at -= 1;
    }
    const expression = line.slice(at, end);
    return /^[\w$]/.test(expression) && expression.length <= 80 ? expression : '';
}
function lastName(expression) {
    return expression.split('.').pop() ?? expression;
}


/***/ }),

/***/ 1088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fileKind)
/* harmony export */ });
/* harmony import */ var _test_files__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3577);

const generated = /(?:^|\/)(?:dist|build|out|vendor|vendored|third_party|node_modules|coverage|__snapshots__|target|generated)\/|\.min\.(?:js|css)$|(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|Cargo\.lock|poetry\.lock|uv\.lock|Gemfile\.lock|composer\.lock|go\.sum)$|\.(?:map|snap|lock|svg|generated\.\w+|pb\.go)$/i;
const testData = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testing|fixtures?|__mocks__|mocks?)\//;
const example = /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|benchmarks?|bench|tutorials?)\//i;
const docs = /(?:^|\/)(?:docs?|documentation|website)\/|\.(?:md|mdx|markdown|rst|adoc|txt)$|(?:^|\/)(?:LICENSE|NOTICE|AUTHORS|CHANGELOG|COPYING)[^/]*$/i;
const config = /\.(?:json[c5]?|ya?ml|toml|ini|cfg|conf|properties|xml|env|editorconfig|gitignore|npmrc)$|(?:^|\/)\.[^/]+$|(?:^|\/)(?:Makefile|Dockerfile)$/i;
function fileKind(path) {
    if (generated.test(path))
        return 'generated';
    if ((0,_test_files__WEBPACK_IMPORTED_MODULE_0__/* .isTestFile */ .hl)(path) || testData.test(path))
        return 'test';
    if (example.test(path))
        return 'example';
    if (docs.test(path))
        return 'docs';
    return config.test(path) ? 'config' : 'source';
}


/***/ }),

/***/ 3443:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sha256OfBytes),
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

function sha256Hex(text) {
    return sha256OfBytes(new TextEncoder().encode(text));
}
function sha256OfBytes(bytes) {
    return Array.from((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}


/***/ }),

/***/ 5398:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pattern)
/* harmony export */ });
const letters = String.raw `A-Za-z\u00c0-\u024f\u0370-\u1fff\u3040-\ud7ff`;
const made = new Map();
function pattern(source, flags = '') {
    const like = made.get(flags) ?? new Map();
    const known = like.get(source);
    if (known)
        return known;
    const full = source.replaceAll('[L', `[${letters}`).replaceAll('[^L', `[^${letters}`);
    const expression = new RegExp(full, flags);
    made.set(flags, like.set(source, expression));
    return expression;
}


/***/ }),

/***/ 7696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ planMarkdown),
/* harmony export */   a: () => (/* binding */ code)
/* harmony export */ });
function stepMarkdown(step) {
    const lines = [`- [${step.completed ? 'x' : ' '}] **${step.number}.** ${step.description}`];
    if (step.files.length > 0)
        lines.push(`  - Files: ${step.files.map(code).join(', ')}`);
    if (step.dependencies.length > 0)
        lines.push(`  - After: ${step.dependencies.map((n) => `step ${n}`).join(', ')}`);
    if (step.commands.length > 0)
        lines.push(`  - Commands: ${step.commands.map(code).join(', ')}`);
    lines.push(`  - Done when: ${step.verification}`);
    return lines.join('\n');
}
function planMarkdown(plan) {
    const parts = [
        `# ${plan.title}`,
        plan.summary,
        bullets('Objectives', plan.objectives),
        bullets('Constraints', plan.constraints),
        bullets('Assumptions', plan.assumptions),
        `## Approach\n\n${plan.approach}`,
        `## Steps (${plan.progress.done} of ${plan.progress.total} done)\n\n${plan.steps.map(stepMarkdown).join('\n')}`,
        bullets('Affected files', plan.affectedFiles.map(({ path, reason }) => `${code(path)}: ${reason}`)),
        bullets('Test plan', plan.testPlan),
        bullets('Risks', plan.risks),
        bullets('Alternatives', plan.alternatives),
        bullets('Rollback', plan.rollback),
        bullets('Success criteria', plan.successCriteria),
        bullets('Next actions', plan.nextActions),
    ];
    return `${parts.filter(Boolean).join('\n\n')}\n`;
}
function bullets(title, items) {
    return items.length === 0 ? '' : `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}
function code(text) {
    const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
    const marks = '`'.repeat(longest + 1);
    return longest > 0 ? `${marks} ${text} ${marks}` : `${marks}${text}${marks}`;
}


/***/ }),

/***/ 9760:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ closed),
/* harmony export */   $n: () => (/* binding */ testsFor),
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   _G: () => (/* binding */ manifestLimits),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
function testsFor(evidence, spots) {
    const covered = evidence.tests?.covered ?? [];
    const found = spots.flatMap((spot) => covered.find((c) => c.file === spot.file)?.tests.map((t) => t.path) ?? []);
    return [...new Set(found)].slice(0, 3);
}
function filesOf({ text, spots, evidence }) {
    const changed = text.aim === 'review' ? (evidence.diff?.files ?? []).map((file) => file.path) : [];
    return [...spots.map((spot) => spot.file), ...testsFor(evidence, spots), ...changed];
}
function holdsFor(directory, files) {
    return directory === '.' || files.some((file) => file.startsWith(`${directory}/`));
}
function commandsOf(material, kinds) {
    const files = filesOf(material);
    const all = (material.evidence.commands?.commands ?? []).filter((c) => holdsFor(c.directory, files));
    const found = kinds.flatMap((kind) => {
        const one = all.find((c) => c.kind === kind && c.directory === '.') ?? all.find((c) => c.kind === kind);
        return one ? [one.directory === '.' ? one.command : `(cd ${one.directory} && ${one.command})`] : [];
    });
    return [...new Set(found)];
}
function manifestLimits(material) {
    const files = filesOf(material);
    return (material.evidence.commands?.constraints ?? []).filter(({ source }) => holdsFor(source.includes('/') ? source.slice(0, source.lastIndexOf('/')) : '.', files));
}
function shorten(text, most = 140) {
    return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
function quoted(text) {
    return `"${text}"`;
}
function closed(text) {
    return /[.!?…]["”]?$/.test(text) ? text : `${text}.`;
}


/***/ }),

/***/ 6772:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vo: () => (/* reexport */ alternatives),
  zR: () => (/* binding */ approach),
  vk: () => (/* binding */ assumptions),
  Pu: () => (/* binding */ constraints),
  ji: () => (/* binding */ nextActions),
  lC: () => (/* binding */ objectives),
  aH: () => (/* binding */ onlyThese),
  eh: () => (/* binding */ onlyTheseStart),
  XG: () => (/* reexport */ risks),
  dU: () => (/* reexport */ rollback),
  NO: () => (/* binding */ successCriteria),
  z: () => (/* binding */ summary),
  u7: () => (/* binding */ testPlan)
});

// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/file-kind.js
var file_kind = __webpack_require__(1088);
// EXTERNAL MODULE: ./build/core/plan-material.js
var plan_material = __webpack_require__(9760);
// EXTERNAL MODULE: ./build/core/plan-spots.js
var plan_spots = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/core/plan-cautions.js



const orElse = (lines, otherwise) => lines.length > 0 ? [...new Set(lines)] : [otherwise];
function risks({ text, spots, evidence }) {
    if (text.aim === 'explain' && spots.length > 0)
        return ['None for the code: no file changes.'];
    const files = new Set(spots.map((s) => s.file));
    const hot = (evidence.history?.files ?? []).filter((h) => files.has(h.path) && h.fixes.length > 0);
    const hits = (evidence.rules?.hits ?? []).filter((h) => files.has(h.file));
    const secrets = (evidence.secrets?.hits ?? []).filter((h) => files.has(h.file));
    const looked = (evidence.tests?.covered ?? []).filter((c) => files.has(c.file));
    const untested = looked.length > 0 && looked.every((c) => c.tests.length === 0);
    const hidden = evidence.tests?.leftOut;
    return orElse([
        ...hot.slice(0, 3).map((h) => `${h.path} has been mended before: ${h.fixes
            .slice(0, 2)
            .map((c) => `"${(0,plan_material/* shorten */.ml)(c.subject, 90)}" (${c.hash.slice(0, 8)})`)
            .join(', ')}.`),
        ...hits.slice(0, 4).map((h) => ruleRisk(h)),
        ...secrets
            .slice(0, 3)
            .map((h) => `${h.file}:${h.line} holds what looks like a secret (${h.title}); do not carry it along.`),
        ...(untested
            ? [
                hidden
                    ? `Tests that would notice a mistake in these files may be among the ${(0,count/* counted */.h)(hidden.files, 'test file')} left out by ${hidden.by}.`
                    : 'No test was found that would notice a mistake in these files.',
            ]
            : []),
        ...(spots.length > 1 && spots.every((s) => s.lead === 'words')
            ? ['All places were found by their words alone; the real one may be elsewhere.']
            : []),
    ], spots.length === 0
        ? 'Working on the wrong place: none is known.'
        : `A caller of ${(0,plan_spots/* call */.T1)(spots[0])} may rely on what it does today.`);
}
function ruleRisk(hit) {
    return `${hit.file}:${hit.startLine}: ${hit.rule.title} (${hit.rule.cwe}).`;
}
function alternatives({ text, spots, evidence }) {
    if (text.aim === 'review')
        return ['None: the change under examination is the subject.'];
    const trace = (0,plan_spots/* ownFrames */.LN)(evidence);
    const caller = trace[1];
    const others = (evidence.passages?.passages ?? []).filter((p) => (0,plan_spots/* isWork */.cD)(p.file) && !spots.slice(0, 1).some((s) => s.file === p.file));
    return orElse([
        ...(caller && trace[0]
            ? [
                `Mend the caller ${(0,plan_spots/* frameName */.VW)(caller) ?? 'without a name'} (${caller.file}:${caller.line}) in place of ${(0,plan_spots/* frameName */.VW)(trace[0]) ?? trace[0].file}, when what it hands over is wrong.`,
            ]
            : []),
        ...others
            .slice(0, 2)
            .map((p) => `Start from ${p.symbol ? `\`${p.symbol}\` (${(0,plan_spots/* where */._M)(p)})` : (0,plan_spots/* where */._M)(p)}: ${p.words.length > 0 ? `${p.words.slice(0, 3).join(', ')} stand${p.words.length === 1 ? 's' : ''} there too` : 'the task names it'}.`),
    ], spots.length === 0
        ? 'None can be weighed before the place is known.'
        : `None: no other source file was found that fits as well as ${spots[0]?.file}.`);
}
function rollback({ text, spots, evidence }) {
    const files = [...new Set(spots.map((s) => s.file))];
    if (files.length === 0 || text.aim === 'explain' || text.aim === 'review')
        return ['Nothing to roll back: this plan changes no file.'];
    const last = (evidence.history?.files ?? []).find((h) => h.path === files[0])?.recent[0];
    const known = last
        ? ` ${files[0]} was last changed in ${last.hash.slice(0, 8)} ("${(0,plan_material/* shorten */.ml)(last.subject, 80)}").`
        : '';
    return [`Keep the change in one commit and revert that commit; it touches ${files.join(', ')}.${known}`];
}

// EXTERNAL MODULE: ./build/core/plan-markdown.js
var plan_markdown = __webpack_require__(7696);
// EXTERNAL MODULE: ./build/core/plan-words.js
var plan_words = __webpack_require__(2920);
;// CONCATENATED MODULE: ./build/core/plan-sections.js








function summary({ text, spots, evidence }) {
    const { noun } = plan_words/* phrases */.H[text.aim];
    const files = new Set(spots.map((s) => s.file));
    const first = spots[0];
    if (!first) {
        const searched = evidence.passages?.searchedFiles ?? 0;
        return `Nothing in the ${(0,count/* counted */.h)(searched, 'file')} of the workspace matches this task, so there is no place to plan a change for. The steps say what is missing.`;
    }
    const led = {
        trace: 'the stack trace leads there',
        named: 'the task names it',
        symbol: 'it defines what the task names',
        words: `it ${(first.reasons[0] ?? 'matches the task').replace(/^it /, '')}`,
        diff: 'the change under examination is there',
    }[first.lead];
    const more = files.size > 1 ? `, and ${files.size - 1} more file${files.size > 2 ? 's' : ''}` : '';
    const diff = evidence.diff && evidence.diff.files.length > 0
        ? ` The diff from ${evidence.diff.from} (${(0,count/* counted */.h)(evidence.diff.files.length, 'file')}, +${evidence.diff.addedLines} −${evidence.diff.removedLines}) was examined with it.`
        : '';
    return `${noun} ${text.aim === 'explain' ? 'from' : 'at'} ${(0,plan_spots/* call */.T1)(first)}${more}, because ${led}.${diff}`;
}
function objectives({ task, text }) {
    return orElse([...text.demands, ...text.expectations], task.title);
}
function constraints(material) {
    const { text, evidence, spots } = material;
    const files = [...new Set(spots.map((s) => s.file))];
    const owners = (evidence.owners?.files ?? []).filter((o) => files.includes(o.path) && o.owners.length > 0);
    return orElse([
        ...text.limits,
        ...text.instructions.map((said) => `${said} (instructions of this run)`),
        ...(0,plan_material/* manifestLimits */._G)(material)
            .slice(0, 5)
            .map((c) => `${c.text} (${c.source})`),
        ...owners
            .slice(0, 3)
            .map((o) => `${o.path} belongs to ${o.owners.join(' ')} (${evidence.owners?.source}:${o.line}).`),
        ...bounds(text.aim, files),
    ], 'The task sets none, and the workspace has no manifest that would.');
}
const onlyTheseStart = 'Apart from tests, only these files change: ';
function onlyThese(files) {
    return `${onlyTheseStart}${files.join(', ')}.`;
}
function bounds(aim, files) {
    if (files.length === 0)
        return [];
    if (aim === 'explain')
        return ['No file changes; this is a question.'];
    if (aim === 'review')
        return ['No file changes; this is a review.'];
    if (aim === 'test')
        return ['Only tests change.'];
    return [onlyThese(files)];
}
function assumptions({ task, text, spots, evidence }) {
    const facts = evidence.passages;
    const guessed = spots.filter((s) => s.lead === 'words').slice(0, 3);
    const ambiguous = ownOrCandidates(evidence);
    return orElse([
        ...guessed.map((s) => `${(0,plan_spots/* where */._M)(s)} is meant: ${s.reasons[0] ?? 'its words fit'}, and nothing surer points elsewhere.`),
        ...ambiguous,
        ...(facts?.missingFiles ?? [])
            .slice(0, 4)
            .map((f) => `"${f}", named in the task, is not in this workspace: a new file, or one of another checkout.`),
        ...(facts?.unreadFiles ?? [])
            .slice(0, 4)
            .map(({ path, reason }) => `"${path}", named in the task, is there but was not looked at: it is ${reason}.`),
        ...(facts?.missingSymbols ?? []).slice(0, 4).map((s) => unknownName(s, facts?.leftOut)),
        ...(evidence.history?.shallow
            ? ['The clone is shallow, so the history may say less than there is.']
            : []),
        ...(text.expectations.length === 0 && text.demands.length === 0 && text.questions.length === 0
            ? [unsaid(task.body)]
            : []),
    ], `The task means the code as it stands in the working tree${spots[0] ? `, first of all ${(0,plan_spots/* where */._M)(spots[0])}` : ''}.`);
}
function unknownName(name, leftOut) {
    return leftOut
        ? `"${name}", named in the task, stands in none of the files that the run may look at (${(0,count/* counted */.h)(leftOut.files, 'file')} left out by ${leftOut.by}).`
        : `"${name}", named in the task, stands in no file here: new, from elsewhere, or of another version.`;
}
function unsaid(body) {
    return body.trim() === ''
        ? 'The title is the whole task.'
        : 'The text describes and asks for nothing in so many words; the title is taken for the goal.';
}
function ownOrCandidates(evidence) {
    return (evidence.traces?.traces ?? [])
        .flatMap((t) => t.frames)
        .filter((f) => f.file === null && f.candidates.length > 1)
        .slice(0, 2)
        .map((f) => `"${f.rawPath}" in the trace could be ${f.candidates.slice(0, 3).join(' or ')}; none is taken for granted.`);
}
function approach({ text, spots, evidence }) {
    const trace = (0,plan_spots/* ownFrames */.LN)(evidence);
    const start = trace.length > 1
        ? ` Start where it was thrown and walk outwards: ${trace
            .slice(0, 3)
            .map((f) => (0,plan_spots/* frameName */.VW)(f) ?? `${f.file}:${f.line}`)
            .join(', then ')}.`
        : '';
    return `${spots.length === 0 ? 'Find out what is meant before planning a change.' : plan_words/* phrases */.H[text.aim].approach}${start}`;
}
function testPlan(material) {
    const { text, spots, evidence } = material;
    const asks = text.aim === 'explain';
    const covered = (evidence.tests?.covered ?? []).filter((c) => spots.some((s) => s.file === c.file));
    const bare = [...new Set(spots.map((s) => s.file))].filter((f) => (0,file_kind/* fileKind */.h)(f) === 'source' && covered.some((c) => c.file === f && c.tests.length === 0));
    const total = evidence.tests?.testFiles;
    const hidden = evidence.tests?.leftOut;
    return orElse([
        ...covered
            .filter((c) => c.tests.length > 0)
            .slice(0, 4)
            .map((c) => `${c.file}: ${c.tests
            .slice(0, 3)
            .map((t) => `${t.path} (${t.why})`)
            .join(', ')}.`),
        ...(total === 0 ? [noTestFile(hidden)] : []),
        ...(total && bare.length > 0 && !asks
            ? [
                `No test was found for ${bare.slice(0, 4).join(', ')} among ${(0,count/* counted */.h)(total, 'test file')}${moreTests(hidden)}.`,
            ]
            : []),
        ...(0,plan_material/* commandsOf */.Kf)(material, asks ? [] : ['test']).map((c) => `Run ${(0,plan_markdown/* code */.a)(c)}.`),
    ], asks
        ? 'Nothing to test: no file changes.'
        : 'No test file and no test command was found; agree first on how the result is checked.');
}
function noTestFile(hidden) {
    if (!hidden)
        return 'The workspace holds no test file.';
    return hidden.files === 1
        ? `The one test file of the workspace is left out by ${hidden.by}.`
        : `The ${hidden.files} test files of the workspace are left out by ${hidden.by}.`;
}
function moreTests(hidden) {
    return hidden ? `; ${hidden.files} more ${hidden.files === 1 ? 'is' : 'are'} left out by ${hidden.by}` : '';
}
function successCriteria(material) {
    const { task, text, evidence, spots } = material;
    if (text.aim === 'explain')
        return ['Every question is answered with the line that decides it.'];
    if (text.aim === 'review')
        return ['Every changed file was read, and every finding in it is settled.'];
    const trace = evidence.traces?.traces[0];
    const error = trace ? [trace.errorType, trace.message].filter(Boolean).join(': ') : '';
    return orElse([
        ...(error && spots.length > 0 ? [`"${error}" no longer occurs on the trace's path.`] : []),
        ...(text.expectations.length > 0 ? text.expectations : text.demands.slice(0, 4)),
        ...(0,plan_material/* commandsOf */.Kf)(material, ['test', 'types', 'lint']).map((c) => `${(0,plan_markdown/* code */.a)(c)} exits 0.`),
    ], `"${task.title}" can be shown to hold.`);
}
function nextActions({ text, spots, evidence }) {
    const owners = new Set((evidence.owners?.files ?? [])
        .filter((o) => spots.some((s) => s.file === o.path))
        .flatMap((o) => o.owners));
    return [
        ...(text.aim === 'explain' ? [] : text.questions).map((q) => `Answer the task's own question: "${q}"`),
        ...(spots.length === 0
            ? ['Name a file, a symbol or an error message in the task and run again.']
            : ['Read the plan; approve it, or say what should be different.']),
        ...(owners.size > 0 ? [`Ask ${[...owners].slice(0, 4).join(' ')} for a review.`] : []),
    ];
}


/***/ }),

/***/ 6644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ ownFrames),
/* harmony export */   Nw: () => (/* binding */ spotsFor),
/* harmony export */   PC: () => (/* binding */ spotsOf),
/* harmony export */   T1: () => (/* binding */ call),
/* harmony export */   VW: () => (/* binding */ frameName),
/* harmony export */   _M: () => (/* binding */ where),
/* harmony export */   cD: () => (/* binding */ isWork),
/* harmony export */   gt: () => (/* binding */ spotFor)
/* harmony export */ });
/* harmony import */ var _code_line__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5369);
/* harmony import */ var _file_kind__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1088);
/* harmony import */ var _words__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6134);



const mostSpots = 6;
const mostFiles = 4;
const mostGuesses = 2;
const mostBesideTrace = 1;
function spotsOf(evidence, aim = 'change') {
    const facts = evidence.passages;
    const named = new Set(facts?.namedFiles ?? []);
    const fromTrace = ownFrames(evidence).flatMap((frame) => (frame.place ? [spot(frame.place, 'trace')] : []));
    const passages = facts?.passages ?? [];
    const defining = passages.filter((p) => facts?.symbols.some((s) => s.file === p.file && within(s.line, p)));
    const guesses = passages.filter((p) => isWork(p.file) || (aim === 'document' && isDocs(p.file)));
    const candidates = [
        ...fromTrace,
        ...(aim === 'document'
            ? guesses.filter((p) => isDocs(p.file)).map((p) => spot(p, named.has(p.file) ? 'named' : 'words'))
            : []),
        ...passages.filter((p) => p.reasons.includes('the task names this line')).map((p) => spot(p, 'named')),
        ...typesLast(defining.filter((p) => (0,_file_kind__WEBPACK_IMPORTED_MODULE_1__/* .fileKind */ .h)(p.file) === 'source')).map((p) => spot(p, named.has(p.file) ? 'named' : 'symbol')),
        ...passages.filter((p) => named.has(p.file)).map((p) => spot(p, 'named')),
        ...(guesses.length > 0 ? guesses : passages).map((p) => spot(p, 'words')),
        ...(passages.length === 0 && fromTrace.length === 0 ? changedSpots(evidence) : []),
    ];
    const guessesAllowed = fromTrace.length > 1 ? mostBesideTrace : mostGuesses;
    const chosen = [];
    for (const one of candidates) {
        if (chosen.length >= mostSpots)
            break;
        const guessed = chosen.filter((c) => c.lead === 'words').length;
        if (one.lead === 'words' && chosen.length > guessed && guessed >= guessesAllowed)
            continue;
        const files = new Set(chosen.map((c) => c.file));
        const known = chosen.some((c) => c.file === one.file && (c.symbol === one.symbol || overlap(c, one)));
        if (!known && (files.has(one.file) || files.size < mostFiles))
            chosen.push(one);
    }
    return chosen;
}
function spotsFor(aim, evidence) {
    const changed = aim === 'review' ? changedSpots(evidence) : [];
    if (changed.length > 0)
        return changed.slice(0, mostSpots);
    const spots = spotsOf(evidence, aim);
    const names = new Set((evidence.passages?.symbols ?? []).map((s) => s.name));
    if (aim === 'document') {
        return [...spots.filter((s) => isDocs(s.file)), ...spots.filter((s) => !isDocs(s.file))];
    }
    const named = spots.filter((spot) => spot.words.some((word) => names.has(word)));
    return aim === 'rename' && named.length > 0 ? named : spots;
}
function isDocs(file) {
    return (0,_file_kind__WEBPACK_IMPORTED_MODULE_1__/* .fileKind */ .h)(file) === 'docs';
}
function isWork(file) {
    return (0,_file_kind__WEBPACK_IMPORTED_MODULE_1__/* .fileKind */ .h)(file) === 'source' && !file.endsWith('.d.ts');
}
function typesLast(passages) {
    return [...passages.filter((p) => isWork(p.file)), ...passages.filter((p) => !isWork(p.file))];
}
function ownFrames(evidence) {
    return (evidence.traces?.traces ?? []).flatMap((trace) => trace.frames.filter((f) => f.file !== null && f.place !== null && !f.foreign));
}
function frameName(frame) {
    return frame.place?.symbol ?? frame.symbol?.replace(/^(?:new|async) /, '') ?? null;
}
function changedSpots(evidence) {
    return (evidence.diff?.files ?? [])
        .filter((file) => file.status !== 'deleted' && file.hunks.length > 0)
        .map((file) => {
        const hunk = file.hunks[0];
        const added = hunk.lines.filter((line) => line.kind === 'add');
        return {
            file: file.path,
            startLine: hunk.newStart || 1,
            endLine: Math.max(hunk.newStart + hunk.newLines - 1, hunk.newStart, 1),
            focusLine: added[0]?.newLine ?? (hunk.newStart || 1),
            symbol: null,
            doc: null,
            line: (added[0]?.text ?? '').trim(),
            lineNumber: added[0]?.newLine ?? (hunk.newStart || 1),
            code: added.map((line) => line.text).join('\n'),
            words: [],
            reasons: [`the diff adds ${file.addedLines} and removes ${file.removedLines} lines here`],
            lead: 'diff',
        };
    });
}
function spot(place, lead) {
    const { score: _score, ...rest } = place;
    const found = (0,_code_line__WEBPACK_IMPORTED_MODULE_0__/* .codeLine */ .U_)(place);
    return { ...rest, line: found?.text ?? '', lineNumber: found?.line ?? place.focusLine, lead };
}
function where(spot) {
    return spot.startLine === spot.endLine
        ? `${spot.file}:${spot.startLine}`
        : `${spot.file}:${spot.startLine}-${spot.endLine}`;
}
function call(spot) {
    return spot.symbol ? `\`${spot.symbol}\` (${where(spot)})` : where(spot);
}
function spotFor(sentence, spots) {
    const [first] = spots;
    const stems = new Set((0,_words__WEBPACK_IMPORTED_MODULE_2__/* .splitName */ .W0)(sentence).map(_words__WEBPACK_IMPORTED_MODULE_2__/* .stem */ .WS));
    const sure = spots.filter((s) => s === first || isCalled(s, stems) || (s.lead !== 'words' && !s.file.endsWith('.d.ts')));
    const called = spots.find((s) => s.symbol !== null && s.symbol.length > 3 && sentence.includes(`${s.symbol}`));
    if (called && sure.includes(called))
        return called;
    let best = null;
    let most = -1;
    for (const one of sure) {
        const here = new Set((0,_words__WEBPACK_IMPORTED_MODULE_2__/* .splitName */ .W0)(`${one.symbol ?? ''} ${one.code} ${one.file} ${one.words.join(' ')}`).map(_words__WEBPACK_IMPORTED_MODULE_2__/* .stem */ .WS));
        let same = (one === first ? 1 : 0) + (isCalled(one, stems) ? 3 : 0);
        for (const s of stems)
            if (s.length > 2 && here.has(s))
                same += 1;
        if (same > most) {
            best = one;
            most = same;
        }
    }
    return best;
}
function isCalled(spot, stems) {
    const name = (0,_words__WEBPACK_IMPORTED_MODULE_2__/* .splitName */ .W0)((spot.file.split('/').pop() ?? '').replace(/\.[^.]*$/, '')).map(_words__WEBPACK_IMPORTED_MODULE_2__/* .stem */ .WS);
    return isWork(spot.file) && name.length > 0 && name.every((part) => stems.has(part));
}
function within(line, passage) {
    return line >= passage.startLine && line <= passage.endLine;
}
function overlap(a, b) {
    return a.startLine <= b.endLine && b.startLine <= a.endLine;
}


/***/ }),

/***/ 2920:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ phrases)
/* harmony export */ });
const phrases = {
    fix: {
        noun: 'A fix',
        approach: 'Make the fault visible in a test, mend it where it arises, and leave the rest alone.',
        act: 'Mend',
        done: 'The reproduction turns green.',
        further: { ask: 'Rule it out in', done: 'Answered.' },
        cases: null,
    },
    add: {
        noun: 'An addition',
        approach: 'Build on the code that does the nearest thing today, so that the new part follows its conventions.',
        act: 'Extend',
        done: null,
        further: { ask: 'Decide who else takes part:', done: 'Settled for every one.' },
        cases: 'Try it out',
    },
    change: {
        noun: 'A change',
        approach: 'Change the named place first, then what depends on it.',
        act: 'Rework',
        done: null,
        further: { ask: 'Read what may lean on it:', done: 'Adapted, or found independent.' },
        cases: 'Compare before and after',
    },
    remove: {
        noun: 'A removal',
        approach: 'Find every user first; remove from the outside in, so that nothing is left pointing at what is gone.',
        act: 'Cut back',
        done: 'Searching again gives no hit here.',
        further: { ask: 'Untie what still points there:', done: 'No reference survives.' },
        cases: 'Delete the tests of what is gone, keep those of what stays',
    },
    rename: {
        noun: 'A renaming',
        approach: 'Collect the uses, rename definition and uses in one commit, and search for the old name afterwards.',
        act: 'Rename',
        done: 'The old name is gone from these lines.',
        further: { ask: 'Follow up at', done: 'Only the new name is written there.' },
        cases: 'Existing tests have to pass unedited, apart from the name',
    },
    speed: {
        noun: 'A speed-up',
        approach: 'Measure, change the costliest place only, and measure again with the same input.',
        act: 'Speed up',
        done: 'The same measurement is better, and by how much is noted.',
        further: { ask: 'Profile along:', done: 'Its share of the time is known.' },
        cases: 'Guard behaviour',
    },
    document: {
        noun: 'A documentation change',
        approach: 'Say what the code does today, next to the code that does it.',
        act: 'Write into',
        done: 'Someone who has not read the source understands it.',
        further: { ask: 'Check every claim against', done: 'Text and source agree.' },
        cases: null,
    },
    test: {
        noun: 'Test work',
        approach: 'Take the cases from the branches of the code below; change no product code.',
        act: 'Cover',
        done: 'Altering a covered line by hand turns a case red.',
        further: { ask: 'Borrow branches from', done: 'Each branch has a case or a reason.' },
        cases: null,
    },
    secure: {
        noun: 'A security fix',
        approach: 'Turn the attack into a failing test, close it at the boundary where the data comes in, then look for its siblings.',
        act: 'Close the gap at',
        done: 'The attack comes to nothing.',
        further: { ask: 'Send the same input through', done: 'Harmless everywhere.' },
        cases: null,
    },
    upgrade: {
        noun: 'An upgrade',
        approach: 'Raise the version alone first and let the existing tests tell what breaks; adapt in a second commit.',
        act: 'Adapt',
        done: 'Old and new version were tried with it.',
        further: { ask: 'Neighbours that call the dependency:', done: 'Their calls fit the new interface.' },
        cases: null,
    },
    review: {
        noun: 'A review',
        approach: 'Read the change file by file, settle what the rules found in it, and open the tests beside it.',
        act: 'Read',
        done: null,
        further: { ask: 'Read on:', done: 'Read.' },
        cases: null,
    },
    explain: {
        noun: 'An answer',
        approach: 'Read the places below in this order; nothing needs to change to answer.',
        act: 'Read',
        done: 'The answer quotes its line.',
        further: { ask: 'Read on:', done: 'Mentioned in the answer, or set aside.' },
        cases: null,
    },
};


/***/ }),

/***/ 1372:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ createStep),
/* harmony export */   Cn: () => (/* binding */ stepFaults),
/* harmony export */   TL: () => (/* binding */ markStepComplete),
/* harmony export */   jA: () => (/* binding */ progressOf),
/* harmony export */   jm: () => (/* binding */ todosOf),
/* harmony export */   qT: () => (/* binding */ createPlan),
/* harmony export */   rY: () => (/* binding */ planId),
/* harmony export */   sW: () => (/* binding */ revisePlan)
/* harmony export */ });
/* unused harmony export serializePlan */
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3443);

function createStep(step) {
    return {
        files: [],
        dependencies: [],
        commands: [],
        verification: 'Read the change once more against this step.',
        completed: false,
        ...step,
    };
}
function createPlan(draft, at) {
    const time = new Date(at).toISOString();
    const words = wordsOf(draft);
    return {
        id: planId(words),
        version: 1,
        createdAt: time,
        updatedAt: time,
        progress: progressOf(words.steps),
        ...words,
    };
}
function revisePlan(before, draft, at) {
    return { ...createPlan(draft, at), version: before.version + 1, createdAt: before.createdAt };
}
function wordsOf(plan) {
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...rest } = plan;
    const { progress: _progress, ...words } = rest;
    return words;
}
function planId(plan) {
    const { steps, ...rest } = wordsOf(plan);
    const canonical = { ...rest, steps: steps.map(({ completed: _done, ...step }) => step) };
    return (0,_hash__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(canonicalJson(canonical));
}
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value) ?? 'null';
    const entries = Object.entries(value)
        .filter(([, v]) => v !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, v]) => `${JSON.stringify(key)}:${canonicalJson(v)}`);
    return `{${entries.join(',')}}`;
}
function progressOf(steps) {
    const done = steps.filter((step) => step.completed).length;
    return {
        done,
        total: steps.length,
        percentage: steps.length === 0 ? 0 : Math.floor((100 * done) / steps.length),
    };
}
function markStepComplete(plan, number, at) {
    if (!plan.steps.some((step) => step.number === number && !step.completed))
        return plan;
    const steps = plan.steps.map((step) => (step.number === number ? { ...step, completed: true } : step));
    return { ...plan, steps, progress: progressOf(steps), updatedAt: new Date(at).toISOString() };
}
function serializePlan(plan) {
    return JSON.stringify(plan);
}
function stepFaults(steps) {
    const needs = new Map();
    const twice = new Set();
    for (const { number, dependencies } of steps) {
        if (needs.has(number))
            twice.add(number);
        else
            needs.set(number, dependencies);
    }
    const unknown = steps.flatMap(({ number, dependencies }) => dependencies
        .filter((needed) => !needs.has(needed))
        .map((needed) => `Step ${number} depends on step ${needed}, which is not in the plan.`));
    const doubles = [...twice].map((number) => `Two steps have the number ${number}.`);
    return [...new Set([...doubles, ...unknown, ...circles(needs)])];
}
function circles(needs) {
    const found = [];
    const done = new Set();
    for (const start of needs.keys()) {
        const path = [];
        const onPath = new Set();
        const open = [{ number: start, next: 0 }];
        for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
            const { number } = last;
            if (last.next === 0 && !done.has(number)) {
                path.push(number);
                onPath.add(number);
            }
            const needed = done.has(number) ? undefined : needs.get(number)?.[last.next];
            last.next += 1;
            if (needed === undefined) {
                open.pop();
                if (onPath.delete(number))
                    path.pop();
                done.add(number);
            }
            else if (onPath.has(needed)) {
                const circle = [...path.slice(path.indexOf(needed)), needed];
                found.push(`Steps depend on each other in a circle: ${circle.join(' → ')}.`);
            }
            else if (!done.has(needed))
                open.push({ number: needed, next: 0 });
        }
    }
    return found;
}
function todosOf(plan, active = null) {
    return plan.steps.map(({ number, description, completed }) => ({
        content: `${number}. ${description}`,
        status: completed ? 'completed' : number === active ? 'in_progress' : 'pending',
        activeForm: `Working on step ${number} of ${plan.steps.length}`,
    }));
}


/***/ }),

/***/ 4253:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ taskId),
/* harmony export */   HG: () => (/* binding */ taskText),
/* harmony export */   ln: () => (/* binding */ formHeading),
/* harmony export */   nW: () => (/* binding */ taskBytes),
/* harmony export */   qd: () => (/* binding */ titleAndBody),
/* harmony export */   vQ: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3393);
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3443);


const taskBytes = 1024 * 1024;
function taskText(bytes, name) {
    const [a, b] = bytes;
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `${name} is UTF-16 text.`, { hint: 'Save it as UTF-8.' });
    }
    if (bytes.includes(0)) {
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `${name} is binary, not text.`, {
            hint: 'Give a text file that describes the task.',
        });
    }
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    }
    catch {
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `${name} is not valid UTF-8 text.`, { hint: 'Save it as UTF-8.' });
    }
    text = text.replace(/\r\n?/g, '\n');
    if (!/[^\s\p{Cf}]/u.test(text)) {
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('input', `${name} is empty.`, { hint: 'Write down what is to be done.' });
    }
    return text;
}
function splitFrontMatter(text) {
    if (!text.startsWith('---\n'))
        return { frontMatter: null, body: text };
    const end = text.indexOf('\n---', 3);
    const after = text[end + 4];
    if (end < 0 || (after !== undefined && after !== '\n'))
        return { frontMatter: null, body: text };
    return { frontMatter: text.slice(4, end + 1), body: text.slice(end + 5) };
}
const longestTitle = 120;
const formHeading = /^(?:checklist|environment|prerequisites|system info|describe the \w+|what did you do|what happened|steps to reproduce|(?:actual|expected|current) behaviou?r|bug report|feature request)\??$/i;
function titleAndBody(text, title) {
    const trimmed = text.replace(/^\s*\n/, '').trimEnd();
    if (title !== null)
        return { title, body: trimmed };
    const lineEnd = trimmed.indexOf('\n');
    const first = (lineEnd < 0 ? trimmed : trimmed.slice(0, lineEnd)).trim();
    const plain = first.replace(/^#{1,6}\s+/, '').trim();
    if (formHeading.test(plain))
        return { title: firstWords(trimmed), body: trimmed };
    if (plain.length <= longestTitle)
        return { title: plain || 'Task', body: lineEnd < 0 ? '' : trimmed.slice(lineEnd + 1).trim() };
    const sentence = /^.{10,120}?[.!?](?=\s)/u.exec(plain)?.[0];
    const cut = plain.slice(0, longestTitle);
    return { title: sentence ?? `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60))} …`, body: trimmed };
}
function firstWords(text) {
    const line = text
        .split('\n')
        .map((one) => one.replace(/^[\s>*-]+/, '').trim())
        .find((one) => one.split(/\s+/).length >= 4 && !/^(?:#|```|[\w .-]{2,30}:)/.test(one));
    return (line ?? 'Task').slice(0, longestTitle);
}
function taskId(title, body) {
    return (0,_hash__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .f)(`${title}\n${body}`).slice(0, 12);
}


/***/ }),

/***/ 6655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withoutTraceLines),
/* harmony export */   z: () => (/* binding */ apart)
/* harmony export */ });
/* harmony import */ var _letters__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5398);
/* harmony import */ var _task_file__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4253);


const analysed = 64 * 1024;
const longest = 400;
const headings = [
    ['expected', /\bexpect|\bshould\b/i],
    [
        'actual',
        /\b(?:actual\w*|current behaviou?r|what happens|observed|describe the (?:bug|problem|issue|vulnerability)|problem)\b/i,
    ],
    ['reproduce', /\b(?:reproduc\w*|steps|repro|what did you do)\b/i],
    ['wanted', /\b(?:acceptance|requirements?|wanted|proposal|solution|todo|tasks?|goals?|scope|feature)\b/i],
    [
        'noise',
        /\b(?:environment|versions?|system info|checklist|prerequisites|participation|additional (?:context|comments)|screenshots?|logs?|stack ?trace|browsers?|operating system|parser are you using|code of conduct)\b/i,
    ],
];
function apart(body, title = '') {
    const all = [];
    const said = [];
    let section = _task_file__WEBPACK_IMPORTED_MODULE_1__/* .formHeading */ .ln.test(title.trim()) ? sectionOf(title) : 'text';
    let fence = null;
    let trace = false;
    let paragraph = [];
    let inItem = false;
    let lead = '';
    const flush = () => {
        const text = paragraph.join(' ').replace(/\s+/g, ' ').trim();
        paragraph = [];
        for (const piece of inItem ? [itemText(text, lead)] : sentences(text)) {
            const words = piece.match((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('[L0-9]+', 'g'))?.length ?? 0;
            if (words < (inItem ? 1 : 2) || (inItem && aboutThePerson.test(piece)))
                continue;
            all.push({ text: shortened(piece), item: inItem, section, leadIn: false });
        }
        inItem = false;
    };
    const withoutComments = body.slice(0, analysed).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
    for (const line of withoutComments.split('\n')) {
        const mark = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1];
        if (mark) {
            flush();
            fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
            continue;
        }
        if (isTraceLine(line))
            trace = true;
        if (fence !== null)
            continue;
        const heading = /^\s{0,3}#{1,6}\s+(.{1,200})$|^\s{0,3}\*\*([^*]{1,80})\*\*:?\s*$|^([A-Z][\w ]{3,40}):\s*$/.exec(line);
        const bullet = /^\s{0,6}(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
        if (heading) {
            flush();
            lead = '';
            const text = heading[1] ?? heading[2] ?? heading[3] ?? '';
            said.push(text);
            section = sectionOf(text);
        }
        else if (line.trim() === '' || isTraceLine(line) || /^\s*>/.test(line))
            flush();
        else if (bullet) {
            const first = !inItem;
            flush();
            if (first)
                lead = leadInOf(all) ?? lead;
            inItem = true;
            paragraph.push(bullet[1] ?? '');
        }
        else if (paragraph.length > 0 || !/^(?: {4}|\t)/.test(line))
            paragraph.push(line.trim());
    }
    flush();
    const of = (kind) => all.filter((s) => s.section === kind && !s.leadIn).map((s) => s.text);
    return { all, headings: said, trace, of };
}
const aboutThePerson = /^I(?:'m|'ve|'d| am| have| would| will| agree| read| searched)\b/;
function leadInOf(all) {
    const last = all.at(-1);
    if (!last || last.item || /[.!?)]$/.test(last.text))
        return null;
    last.leadIn = true;
    last.text = last.text.replace(/[:,]$/, '');
    return last.text;
}
function itemText(text, lead) {
    const bare = text.replace(/(?:[,;]|[,;]? and)$/, '');
    const open = /^(?:that|what|how|why|whether|when|where|which|who|if)\b/.test(bare) && lead !== '';
    return open ? `${lead} ${bare}` : bare;
}
function sectionOf(heading) {
    return headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'text';
}
function withoutTraceLines(text) {
    return text
        .slice(0, analysed)
        .split('\n')
        .map((line, index, lines) => (isTraceLine(line) || isTraceCode(line, lines[index - 1]) ? '' : line))
        .join('\n');
}
function isTraceCode(line, before) {
    return /^ {4,}\S/.test(line) && /^\s*File "[^"]+", line \d+/.test(before ?? '');
}
function isTraceLine(line) {
    return (/^\s+at\s\S/.test(line) ||
        /^\s*File "[^"]+", line \d+/.test(line) ||
        /^\s*(?:Traceback \(most recent|goroutine \d+ \[|thread '[^']*' panicked|Caused by:|\.\.\. \d+ more)/.test(line) ||
        /^\s*(?:[A-Z][\w.]*)?(?:Error|Exception|Panic)\b[^.:]{0,40}:/.test(line) ||
        /^\s*#\d+\s/.test(line) ||
        /^\s*\d{4}-\d\d-\d\dT?\s?\d\d:\d\d/.test(line));
}
function sentences(text) {
    const pieces = [];
    let from = 0;
    for (const stop of text.matchAll(/[.!?]+(?=\s+[A-Z\u00c0-\u00de"'`*0-9])/g)) {
        const before = text.slice(from, stop.index);
        if (/\b(?:e\.g|i\.e|etc|vs|cf|resp)$/i.test(before))
            continue;
        pieces.push(text.slice(from, stop.index + stop[0].length).trim());
        from = stop.index + stop[0].length;
    }
    pieces.push(text.slice(from).trim());
    return pieces.map((piece) => piece.replace(/^(?:and|but) /, '')).filter(Boolean);
}
function shortened(text) {
    if (text.length <= longest)
        return text;
    const cut = text.slice(0, longest);
    return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 40))} …`;
}


/***/ }),

/***/ 9048:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readTask),
  Y: () => (/* binding */ sentenceKind)
});

;// CONCATENATED MODULE: ./build/core/task-aim.js
const prefixes = {
    fix: 'fix',
    bug: 'fix',
    feat: 'add',
    feature: 'add',
    perf: 'speed',
    docs: 'document',
    doc: 'document',
    test: 'test',
    tests: 'test',
    refactor: 'change',
    security: 'secure',
};
const verbs = [
    ['rename', /\b(?:rename|renaming)\b/],
    ['upgrade', /\b(?:upgrade|bump|migrate)\b|\bupdate\s+(?:the\s+)?(?:dependency|dependencies|version)\b/],
    [
        'secure',
        /\b(?:vulnerab\w*|cve-\d+|security|secure|harden|sanitiz\w*|sanitis\w*|xss|csrf|injection|exploit\w*|unescaped|not escaped)\b/,
    ],
    ['speed', /\b(?:slow|slower|faster|speed up|performance|optimi[sz]e\w*|latency|memory leak|throughput)\b/],
    ['document', /\b(?:document(?:ation)?|docs|readme|changelog|jsdoc|docstring|typo)\b/],
    ['test', /\b(?:add|write|missing|extend|improve)\s+(?:\w+\s+){0,3}tests?\b|\btest coverage\b|\bflaky\b/],
    ['remove', /\b(?:remove|delete|drop|deprecate|get rid of)\b/],
    [
        'fix',
        /\b(?:fix|bug|crash\w*|broken|wrong(?:ly)?|fails?|failing|failed|error|exception|regression|throws?|thrown|hangs?|incorrect(?:ly)?|should not|shouldn't|doesn't|does not|cannot|can't|unexpected(?:ly)?|leak\w*)\b/,
    ],
    ['add', /\b(?:add|accept|implement|support|introduce|allow|create|provide|expose|new option|feature)\b/],
];
const reworks = /\b(?:refactor|change|extract|move|split|simplify|replace|convert|rewrite|use|switch|make|let)\b/;
const reviews = /^(?:please\s+)?(?:review|examine|check|look at|audit|inspect)\s+(?:this|the|my|these|our)\s+(?:\w+\s+)?(?:changes?|diff|commits?|patch|branch|pull request|pr|merge request)\b/;
const asks = /^(?:what|why|how|where|when|who|which|is|are|does|do|explain)\b/;
const symptoms = /\b(?:always|never|empty|lost|loses|ignored|ignores|missing|twice|instead of|although|tries to|no longer|not (?:called|reported|closed|found|sent|set|shown|applied|respected))\b/;
function aimOf(title, body, trace) {
    const lower = title.toLowerCase().trim();
    const prefix = /^([a-z]{2,10})(?:\([^()]{1,40}\))?!?:\s/.exec(lower)?.[1] ?? '';
    const prefixed = Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined;
    if (prefixed)
        return prefixed;
    if (reviews.test(lower))
        return 'review';
    if (asks.test(lower) && lower.endsWith('?'))
        return 'explain';
    const said = earliest(lower);
    if (said)
        return said;
    if (trace || symptoms.test(lower))
        return 'fix';
    if (reworks.test(lower))
        return 'change';
    return earliest(body.toLowerCase().slice(0, 4000)) ?? 'change';
}
function earliest(text) {
    const leading = verbs.find(([, pattern]) => pattern.exec(text)?.index === 0);
    return leading?.[0] ?? verbs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/core/task-sections.js
var task_sections = __webpack_require__(6655);
;// CONCATENATED MODULE: ./build/core/task-text.js


const limit = /\b(?:must not|mustn't|should(?: not|n't) (?:change|break|affect)|would not want|not allowed|backwards?[ -]compatib\w*|compatible with|unchanged|at most|no more than|no new)\b|(?:^|[,;:]\s|\bplease |\band |\bbut )(?:do not|don't|never|keep|leave) |\b(?:must|has to|have to|needs? to) (?:keep|stay|remain|still|continue)\b|\bshould (?:still|keep|continue)\b|\bstays? (?:the same|as |byte)|^no (?:changes?|behaviou?r)\b|\bmay (?:not )?change\b/i;
const softLimit = /\bnothing changes\b|\bwithout (?:breaking|changing|adding|using|touching|a |any )/i;
const wish = /\bplease\b|\b(?:I|we)(?:'d| would)? (?:propose|suggest|want|wish|like|need)\b|\bI'd like\b|\bwould be (?:nice|lovely|great|good|helpful)\b|\bcould (?:be|also|then)\b|\bI expected\b/i;
const request = /^(?:could|can|would|will) (?:you|we|the|it|someone|somebody|this|there|these)\b.*\?$/i;
const expectation = /\b(?:should|must|expect(?:ed|s)?|ought to|needs? to|has to|so that|is supposed to)\b/i;
const observation = /\b(?:currently|now|today|instead|actual(?:ly)?|happens|returns?|prints?|shows?|gives?|ignores?|takes|costs|dominates|is (?:missing|lost|dropped)|isn't|is not|never|always)\b/i;
const symptom = /\b(?:fails?|failed|crash(?:es|ed)?|throws?|dies|broken|breaks?|blows? up|hangs?|wrong|leaks?|slow|unhandled|doesn't|does not|can't|cannot|error|[45]00)\b/i;
const chatter = /\b(?:sorry|thanks?|cheers|I don't know|I may|not sure|hope this|went wrong! :\()/i;
function readTask(title, body, instructions = '') {
    const text = (0,task_sections/* apart */.z)(body, title);
    const parts = text.all.length > 0 ? text : { ...text, all: (0,task_sections/* apart */.z)(title).all };
    const words = [...parts.headings, ...parts.all.map((s) => s.text)].join(' ');
    const seen = [];
    const said = {
        demands: [],
        limits: [],
        questions: [],
    };
    for (const sentence of parts.all) {
        if (['expected', 'actual', 'reproduce', 'noise'].includes(sentence.section))
            continue;
        if (chatter.test(sentence.text))
            continue;
        const kind = sentenceKind(sentence);
        const words = sentence.text.replace(/:$/, '');
        if (kind === 'observations')
            seen.push(words);
        else if (kind !== null)
            said[kind].push(words);
    }
    const observations = [...parts.of('actual').filter((text) => !chatter.test(text)), ...seen];
    return {
        aim: aimOf(title, words, parts.trace),
        demands: said.demands.slice(0, 8),
        limits: said.limits.slice(0, 6),
        expectations: parts.of('expected').slice(0, 6),
        observations: plainestFirst(observations).slice(0, 6),
        reproduction: parts.of('reproduce').slice(0, 8),
        questions: said.questions.slice(0, 5),
        instructions: (0,task_sections/* apart */.z)(instructions)
            .all.map((sentence) => sentence.text)
            .slice(0, 8),
    };
}
function sentenceKind({ text, item, section, leadIn }) {
    if (leadIn)
        return startsWithVerb(text) ? 'demands' : null;
    if (text.endsWith('?'))
        return request.test(text) ? 'demands' : 'questions';
    if (limit.test(text))
        return 'limits';
    if (wish.test(text))
        return 'demands';
    if (softLimit.test(text))
        return 'limits';
    if (item || section === 'wanted' || expectation.test(text) || startsWithVerb(text))
        return 'demands';
    return observation.test(text) || symptom.test(text) ? 'observations' : null;
}
function plainestFirst(observations) {
    return [...observations.filter((o) => symptom.test(o)), ...observations.filter((o) => !symptom.test(o))];
}
function startsWithVerb(text) {
    return /^(?:please\s+)?(?:add|allow|avoid|benchmark|build|bump|cache|change|check|convert|create|document|drop|emit|expose|extend|extract|fix|handle|harden|implement|improve|introduce|limit|log|make|merge|move|parse|prevent|print|provide|read|refactor|remove|rename|replace|report|return|rewrite|send|show|simplify|skip|sort|split|stop|store|support|switch|test|throw|update|upgrade|use|validate|warn|wrap|write)\b/i.test(text);
}


/***/ }),

/***/ 3577:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   nd: () => (/* binding */ isTestable),
/* harmony export */   z6: () => (/* binding */ endingOf),
/* harmony export */   zf: () => (/* binding */ sameLanguage)
/* harmony export */ });
const code = 'js mjs cjs jsx ts mts cts tsx vue svelte py go rs java kt kts groovy scala rb php cs fs vb c cc cpp cxx h hh hpp swift m mm ex exs dart lua sh bash bats pl pm t jl clj cljs cljc hs ml erl zig nim';
const codeEndings = new Set(code.split(' '));
const testFolders = new Set('test tests __tests__ spec specs e2e testing unittests integrationtests functionaltests androidtest cypress __test__ unit-tests integration-tests'.split(' '));
const noTests = new Set('fixtures fixture __fixtures__ testdata test-data __snapshots__ __mocks__ snapshots mocks node_modules vendor third_party'.split(' '));
const lowerCaseName = /^(?:tests?$|test_|conftest$)|(?:[._-](?:tests?|specs?|e2e|cy|unittest|itest)$)|[._-](?:tests?|specs?|e2e)[._-](?:unit|integration|browser|node|d)$/;
const humpedName = /(?:^|[a-z0-9])(?:Tests?|TestCase|IT|Spec)$|^Test[A-Z]/;
const humpedEndings = new Set('java kt kts groovy scala cs fs vb php swift m mm'.split(' '));
const anyMark = /test|spec|e2e|[._-]cy\.|IT\.|\.bats$|cypress/i;
function isTestFile(path) {
    if (!anyMark.test(path))
        return false;
    const slash = path.lastIndexOf('/');
    const dot = path.lastIndexOf('.');
    if (dot <= slash + 1 || !codeEndings.has(path.slice(dot + 1).toLowerCase()))
        return false;
    const name = path.slice(slash + 1, dot);
    const folders = slash < 0 ? [] : path.slice(0, slash).toLowerCase().split('/');
    if (folders.some((folder) => noTests.has(folder)))
        return false;
    const ending = path.slice(dot + 1);
    if (ending === 'bats' || lowerCaseName.test(name.toLowerCase()))
        return true;
    if (humpedEndings.has(ending) && humpedName.test(name))
        return true;
    return folders.some((folder) => testFolders.has(folder) || folder.endsWith('.tests') || folder.endsWith('.test'));
}
function isTestable(path) {
    const dot = path.lastIndexOf('.');
    const ending = path.slice(dot + 1).toLowerCase();
    return (dot > path.lastIndexOf('/') + 1 &&
        codeEndings.has(ending) &&
        !/\.d\.[cm]?ts$/.test(path) &&
        !isTestFile(path));
}
const families = [
    'js mjs cjs jsx ts mts cts tsx vue svelte',
    'py',
    'go',
    'rs',
    'java kt kts groovy scala',
    'rb',
    'php',
    'cs fs vb',
    'c cc cpp cxx h hh hpp m mm',
    'swift m mm',
    'ex exs',
    'sh bash bats',
    'clj cljs cljc',
].map((family) => new Set(family.split(' ')));
function sameLanguage(a, b) {
    const [first, second] = [endingOf(a), endingOf(b)];
    return first === second || families.some((family) => family.has(first) && family.has(second));
}
function subjectOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    const bare = dot > 0 ? name.slice(0, dot) : name;
    const own = bare
        .replace(/[._-](?:tests?|specs?|e2e|cy|unittest|itest)(?:[._-](?:unit|integration|browser|node|d))?$/i, '')
        .replace(/([a-z0-9])(?:Tests?|TestCase|IT|Spec)$/, '$1')
        .replace(/^(?:test_|Test(?=[A-Z]))/, '');
    return own.toLowerCase().replace(/[-_.]/g, '');
}
function endingOf(path) {
    return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}


/***/ }),

/***/ 6134:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ looksLikeName),
/* harmony export */   GK: () => (/* binding */ blanked),
/* harmony export */   W0: () => (/* binding */ splitName),
/* harmony export */   WS: () => (/* binding */ stem),
/* harmony export */   eS: () => (/* binding */ isSilent),
/* harmony export */   it: () => (/* binding */ searchWords),
/* harmony export */   yR: () => (/* binding */ analysed),
/* harmony export */   zw: () => (/* binding */ withoutMarks)
/* harmony export */ });
/* harmony import */ var _letters__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5398);

const analysed = 64 * 1024;
const mostWords = 18;
const blanked = '\uFFFC';
function withoutMarks(text) {
    return text.replace(/\[(?:redacted(?::[\w-]{1,60})?|\*\*\*)\]/g, blanked);
}
const silent = new Set(`a about above across actually add added adding adds after again all almost along already also although always am among an and
any anymore anyone anything are around as ask at away back bad be because become been before behind being below best better between
both bug but by call called calling calls can cannot cause caused causes certain change changed changes changing check checks class
clear code come comes consider correct correctly could create created creates creating currently day default did didn different do
does doesn doing don done down during each easy either else ensure error errors especially etc even every everything example examples
exist existing exists expect expected expects far feature few file files find fine first fix fixed fixes fixing following for found
from full function functions further get gets getting give given gives go goes going good got great had handle handled handles
handling happen happens hard has hasn have haven having he hello help her here him his how however if implement implemented important
improve in include included includes including instead into is isn issue issues it its itself just keep keeps kind know later least
left less let lets like likely line lines little long look looks made main make makes making many may maybe me mean means method might
missing more most much must my name named names need needed needs never new next no non not nothing now of off often ok old on once
one only onto open or order other others our out over own part particular pass passed passes passing people perhaps place please
point possible probably problem program proper properly provide provided provides put quite rather really reason refactor related
remove removed repo repository reproduce request require required requires return returned returning returns right run running runs
said same saw say says see seem seems seen set sets several she should show shown shows similar simple simply since small so some
someone something sometimes soon specific still such support supported supports sure take taken takes task tell test tested testing
tests than thanks that the their them then there therefore these they thing things think this those though through throw throws time
times to today together too try trying turn turns two type types under unless until up update updated upon us use used useful user
users uses using value values various version very via want wanted wants was wasn way ways we well went were what when where whether
which while who whole whose why will wish with within without won work working works would write written wrong yes yet you your`
    .split(/\s+/)
    .filter(Boolean));
function splitName(name) {
    return name
        .replace(/([a-z0-9\u00df-\u00ff])([A-Z\u00c0-\u00de])/g, '$1 $2')
        .replace(/([A-Z\u00c0-\u00de])([A-Z\u00c0-\u00de][a-z\u00df-\u00ff])/g, '$1 $2')
        .split((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('[^L0-9]+'))
        .filter(Boolean)
        .map((part) => part.toLowerCase());
}
function stem(word) {
    let w = word.toLowerCase();
    if (w.length > 4 && w.endsWith('ies'))
        w = `${w.slice(0, -3)}y`;
    else if (w.length > 4 && w.endsWith('sses'))
        w = w.slice(0, -2);
    else if (w.length > 3 && /[^sui]s$/.test(w))
        w = w.slice(0, -1);
    for (const ending of ['ing', 'ed']) {
        const rest = w.slice(0, -ending.length);
        if (w.endsWith(ending) && rest.length >= 3 && /[aeiouy]/.test(rest)) {
            w = /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
            break;
        }
    }
    if (w.length > 3 && w.endsWith('e'))
        w = w.slice(0, -1);
    if (w.length > 3 && w.endsWith('y'))
        w = `${w.slice(0, -1)}i`;
    return w;
}
function looksLikeName(token) {
    if (!(0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('^[L_$][L0-9_$]*$').test(token) || token.length < 3)
        return false;
    if (/^(?:GitHub|JavaScript|TypeScript|GitLab|PostgreSQL|MySQL|MongoDB|GraphQL|OpenAI|YouTube|LinkedIn)$/.test(token))
        return false;
    return (/[a-z\u00df-\u00ff][A-Z\u00c0-\u00de]/.test(token) ||
        (0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('[L0-9]_[L0-9]').test(token) ||
        (0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('^[_$][L]').test(token));
}
function searchWords(givenTitle, givenBody, names) {
    const title = withoutMarks(givenTitle);
    const body = withoutMarks(givenBody).slice(0, analysed);
    const found = new Map();
    const add = (text, weight, identifier) => {
        const key = identifier ? text.toLowerCase() : stem(text);
        const known = found.get(key);
        if (known) {
            known.weight = Math.max(known.weight, weight) + (known.weight < 6 ? 0.25 : 0);
            return;
        }
        found.set(key, {
            text,
            stem: key,
            needle: identifier ? text.toLowerCase() : needle(text, key),
            weight,
            identifier,
        });
    };
    for (const name of names)
        add(name, title.includes(name) ? 6 : 4, true);
    for (const word of plainWords(title))
        add(word, 3, false);
    const { code, prose } = apart(body);
    for (const word of plainWords(code))
        add(word, 2, false);
    for (const word of plainWords(prose))
        add(word, 1, false);
    for (const member of membersIn(`${title}\n${body}`)) {
        const known = found.get(stem(member));
        if (known && !known.identifier)
            known.weight += 2;
    }
    return [...found.values()]
        .sort((a, b) => b.weight - a.weight || Number(b.identifier) - Number(a.identifier))
        .slice(0, mostWords);
}
function membersIn(text) {
    const found = new Set();
    for (const match of text.matchAll((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `\b[L][L0-9_$]{0,30}\.([a-z\u00df-\u00ff][L0-9_$]{2,40})\b(?![./\\])`, 'g')))
        if (match[1] &&
            !/^(?:js|ts|jsx|tsx|mjs|cjs|json|md|py|rb|go|rs|java|php|html|css|hbs|svelte|vue|com|org|net|dev|yml|yaml|toml|txt)$/.test(match[1]))
            found.add(match[1]);
    return found;
}
function isSilent(word) {
    return silent.has(word.toLowerCase());
}
function plainWords(text) {
    return splitName(text.replace(/https?:\/\/\S+/g, ' ')).filter((word) => word.length >= 3 && word.length <= 40 && !silent.has(word) && !/^[0-9]+$/.test(word));
}
function needle(word, stemmed) {
    let same = 0;
    while (same < stemmed.length && word[same]?.toLowerCase() === stemmed[same])
        same += 1;
    return (same >= 3 ? stemmed.slice(0, same) : word).toLowerCase();
}
function apart(body) {
    const code = [];
    const prose = body
        .split(/^ {0,3}(?:```|~~~)[^\n]*$/m)
        .map((part, index) => {
        if (index % 2 === 1) {
            code.push(part);
            return ' ';
        }
        return part.replace(/`([^`\n]{1,200})`/g, (_all, inner) => {
            code.push(inner);
            return ' ';
        });
    })
        .join('\n');
    return { code: code.join('\n'), prose };
}


/***/ }),

/***/ 3445:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ modeNames),
/* harmony export */   pH: () => (/* binding */ criticNames),
/* harmony export */   sS: () => (/* binding */ usualCritics)
/* harmony export */ });
/* unused harmony export colours */
const modeNames = [
    'assistant',
    'planning',
    'developer',
    'tool',
    'debugger',
    'security',
    'reviewer',
    'performance',
    'prototype',
    'teacher',
    'normal',
    'thinking',
];
const criticNames = ['reviewer', 'security', 'debugger', 'performance'];
const usualCritics = ['reviewer', 'security', 'debugger'];
const colours = (/* unused pure expression or super */ null && ([
    'blue',
    'yellow',
    'green',
    'cyan',
    'red',
    'purple',
    'orange',
    'magenta',
    'bright cyan',
    'warm yellow',
]));


/***/ }),

/***/ 7754:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ needsAnswer),
  I: () => (/* binding */ planning)
});

// EXTERNAL MODULE: ./build/core/plan-material.js
var plan_material = __webpack_require__(9760);
// EXTERNAL MODULE: ./build/core/plan-sections.js + 1 modules
var plan_sections = __webpack_require__(6772);
// EXTERNAL MODULE: ./build/core/plan-spots.js
var plan_spots = __webpack_require__(6644);
// EXTERNAL MODULE: ./build/core/plan.js
var plan = __webpack_require__(1372);
// EXTERNAL MODULE: ./build/core/error-cause.js + 1 modules
var error_cause = __webpack_require__(6926);
// EXTERNAL MODULE: ./build/core/plan-markdown.js
var plan_markdown = __webpack_require__(7696);
;// CONCATENATED MODULE: ./build/core/plan-first.js




function firstStep(material) {
    const { text, evidence } = material;
    const trace = evidence.traces?.traces.find((t) => t.frames.some((f) => f.place !== null && !f.foreign));
    if (trace && text.aim !== 'explain')
        return traceStep(trace, material);
    switch (text.aim) {
        case 'fix':
            return shownStep('Reproduce', 'It fails today.', material);
        case 'secure':
            return shownStep('Attack it', 'The attack succeeds on the present code.', material);
        case 'speed':
            return measureStep(material);
        case 'remove':
        case 'rename':
            return usersStep(material);
        case 'upgrade':
            return raiseStep(material);
        default:
            return null;
    }
}
function traceStep(trace, material) {
    const { text, evidence, spots } = material;
    const tests = (0,plan_material/* testsFor */.$n)(evidence, spots);
    const path = (0,plan_spots/* ownFrames */.LN)(evidence).filter((f) => trace.frames.includes(f));
    const [thrown] = path;
    const chain = [...new Set(path.slice(0, 4).reverse().map(framed))].join(' → ');
    const recipe = text.reproduction.slice(0, 3).map((said) => said.replace(/[.;]$/, ''));
    const line = thrown ? (0,error_cause/* lineOf */.c)(thrown) : null;
    const error = [trace.errorType, trace.message].filter(Boolean).join(': ');
    const cause = thrown ? (0,error_cause/* causeFrom */.q)(trace, thrown) : null;
    return {
        description: `Reproduce${tests[0] ? ` in ${tests[0]}` : ''}: ${chain}${line ? `, ${(0,plan_markdown/* code */.a)((0,plan_material/* shorten */.ml)(line))}` : ''}.${cause ? ` ${cause}` : ''}${recipe.length > 0 ? ` ${recipe.join('; ')}.` : ''}`,
        files: [...new Set([...tests.slice(0, 1), ...path.slice(0, 4).flatMap((f) => (f.file ? [f.file] : []))])],
        commands: (0,plan_material/* commandsOf */.Kf)(material, ['test']).slice(0, 1),
        verification: `Today it stops with ${error ? `"${error}"` : 'the error of the trace'}.`,
    };
}
function framed(frame) {
    const at = `${frame.file}:${frame.line}`;
    const name = (0,plan_spots/* frameName */.VW)(frame);
    return name ? `${(0,plan_markdown/* code */.a)(name)} (${at})` : at;
}
function shownStep(verb, verification, material) {
    const { task, text, spots, evidence } = material;
    const tests = (0,plan_material/* testsFor */.$n)(evidence, spots);
    const recipe = text.reproduction.slice(0, 4).map((r) => r.replace(/[.;]$/, ''));
    const open = text.demands.length + text.expectations.length === 0
        ? ' The task leaves open what to expect instead; decide that and assert it.'
        : '';
    const seen = text.observations[0] ?? (recipe.length > 0 ? null : task.title);
    const steps = recipe.length > 0 ? ` ${recipe.join('; ')}.` : '';
    return {
        description: `${verb}${tests[0] ? ` in ${tests[0]}` : ''}:${seen ? (0,plan_material/* closed */.$h)(` ${(0,plan_material/* quoted */.TL)(seen)}`) : ''}${steps}${open}`,
        files: tests.slice(0, 1),
        commands: (0,plan_material/* commandsOf */.Kf)(material, ['test']).slice(0, 1),
        verification,
    };
}
function measureStep(material) {
    const { text } = material;
    const commands = (0,plan_material/* commandsOf */.Kf)(material, ['benchmark']);
    const figures = text.observations.filter((o) => /%|\b(?:time|slow\w*|cached?|memory|seconds?|ms)\b/i.test(o));
    const seen = (figures.length > 0 ? figures : text.observations).slice(0, 2).map(plan_material/* quoted */.TL).join(' ');
    return {
        description: (0,plan_material/* closed */.$h)(`Measure first${commands[0] ? ` with ${(0,plan_markdown/* code */.a)(commands[0])}` : ''}${seen ? `: ${seen}` : ''}`),
        files: [],
        commands,
        verification: 'A figure and its input are written down.',
    };
}
function usersStep({ evidence, spots }) {
    const names = [...new Set((evidence.passages?.symbols ?? []).map((s) => s.name))].slice(0, 4);
    if (names.length === 0)
        return null;
    const known = spots.filter((s) => s.words.some((w) => names.includes(w)));
    return {
        description: `Search the repository for ${names.map(plan_markdown/* code */.a).join(', ')}. Known so far: ${known.map(plan_spots/* where */._M).join(', ') || 'nothing'}.`,
        files: [],
        commands: [],
        verification: 'Every hit is on a list.',
    };
}
function raiseStep(material) {
    const { text } = material;
    const commands = (0,plan_material/* commandsOf */.Kf)(material, ['install', 'test']);
    const seen = text.observations[0];
    return {
        description: `Raise the version alone${commands.length > 0 ? ` and run ${commands.map(plan_markdown/* code */.a).join(', ')}` : ''}${seen ? `; today "${seen}"` : ''}.`.replace('.".', '."'),
        files: [],
        commands,
        verification: 'What breaks is known from its changelog and from failing tests.',
    };
}

// EXTERNAL MODULE: ./build/core/drafts.js
var drafts = __webpack_require__(5219);
// EXTERNAL MODULE: ./build/core/plan-words.js
var plan_words = __webpack_require__(2920);
;// CONCATENATED MODULE: ./build/core/plan-places.js





const mostPlaceSteps = 5;
const mostBearing = 4;
function placeSteps(material) {
    const { spots } = material;
    const bySpot = assigned(material);
    const worked = spots.filter((spot) => bySpot.has(spot)).slice(0, mostPlaceSteps);
    const steps = worked.map((spot) => placeStep(spot, bySpot.get(spot) ?? [], material));
    const others = spots.filter((spot) => !worked.includes(spot));
    return others.length > 0 ? [...steps, furtherStep(others, material)] : steps;
}
function assigned({ task, text, spots }) {
    const asked = text.aim === 'explain' ? [task.title, ...text.questions] : text.demands;
    const said = asked.length > 0 ? asked : text.expectations;
    const bySpot = new Map();
    const surest = spots[0];
    for (const sentence of said.length > 0 ? said : [task.title]) {
        const spot = (0,plan_spots/* spotFor */.gt)(sentence, spots) ?? surest;
        bySpot.set(spot, [...(bySpot.get(spot) ?? []), sentence]);
    }
    if (surest.lead === 'trace' && !bySpot.has(surest))
        bySpot.set(surest, []);
    return bySpot;
}
function placeStep(spot, sentences, { text, evidence }) {
    const { act, done } = plan_words/* phrases */.H[text.aim];
    const asked = sentences.length > 0 ? `: ${sentences.map(plan_material/* quoted */.TL).join(' ')}` : '';
    const now = spot.line && spot.lead !== 'trace' ? ` Line ${spot.lineNumber}: ${(0,plan_markdown/* code */.a)((0,plan_material/* shorten */.ml)(spot.line))}` : '';
    return {
        description: `${(0,plan_material/* closed */.$h)(`${act} ${(0,plan_spots/* call */.T1)(spot)}${asked}`)}${now}${doc(spot)}${mended(evidence, spot)}${bearing(text.aim, [spot.file], evidence)}`,
        files: [spot.file],
        commands: [],
        verification: done ?? proof(sentences, spot),
    };
}
function proof(sentences, spot) {
    if (sentences.length > 1)
        return `${sentences.length} cases, one for each quoted sentence.`;
    if (sentences.length === 0)
        return 'Changed only where the other steps need it.';
    return `A case shows it on ${spot.symbol ? (0,plan_markdown/* code */.a)(spot.symbol) : (0,plan_spots/* where */._M)(spot)}.`;
}
function doc(spot) {
    return spot.doc ? ` (${(0,plan_material/* quoted */.TL)((0,plan_material/* shorten */.ml)(spot.doc))})` : '';
}
function mended(evidence, spot) {
    const fix = evidence.history?.files.find((h) => h.path === spot.file)?.fixes[0];
    return fix ? ` Past fix in this file: ${(0,plan_material/* quoted */.TL)((0,plan_material/* shorten */.ml)(fix.subject, 90))} (${fix.hash.slice(0, 8)}).` : '';
}
function bearing(aim, files, evidence) {
    if (aim !== 'explain')
        return '';
    const hits = (evidence.rules?.hits ?? []).filter((hit) => hit.rule.critic === 'security' && (0,drafts/* inScope */.SB)(evidence, hit.file, hit.startLine, hit.endLine));
    const found = [
        ...(evidence.secrets?.hits ?? []).map(({ file, line, title }) => ({ file, line, title })),
        ...hits.map((hit) => ({
            file: hit.file,
            line: hit.startLine,
            title: `${hit.rule.title} (${hit.rule.cwe})`,
        })),
    ].filter(({ file }) => files.includes(file));
    const told = found.slice(0, mostBearing).map(({ file, line, title }) => `${file}:${line}: ${title}`);
    return told.length > 0 ? ` This bears on it: ${told.join('; ')}.` : '';
}
function furtherStep(others, { text, evidence }) {
    const { ask, done } = plan_words/* phrases */.H[text.aim].further;
    const told = (spot) => {
        const words = spot.words.slice(0, 3).join(', ');
        if (spot.doc)
            return `${(0,plan_spots/* call */.T1)(spot)}: ${(0,plan_material/* quoted */.TL)((0,plan_material/* shorten */.ml)(spot.doc, 100))}`;
        return words ? `${(0,plan_spots/* call */.T1)(spot)} for ${words}` : (0,plan_spots/* call */.T1)(spot);
    };
    const callers = others.filter((spot) => spot.lead === 'trace').map(told);
    const places = others.filter((spot) => spot.lead !== 'trace').map(told);
    const handed = callers.length > 0 ? `Callers: ${callers.join('; ')}.` : '';
    const asked = (0,plan_material/* closed */.$h)(`${ask} ${places.join('; ')}`);
    const files = [...new Set(others.map((spot) => spot.file))];
    const bears = bearing(text.aim, files, evidence).trimStart();
    return {
        description: [handed, places.length > 0 ? asked : '', bears].filter(Boolean).join(' '),
        files,
        commands: [],
        verification: done,
    };
}

// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
;// CONCATENATED MODULE: ./build/core/plan-review.js


const mostFiles = 6;
const mostHunks = 4;
const mostHits = 4;
function reviewSteps(evidence) {
    const files = [...(evidence.diff?.files ?? [])].sort((a, b) => size(b) - size(a));
    const kept = files.filter((file) => file.status !== 'deleted');
    const gone = files.filter((file) => file.status === 'deleted').map((file) => file.path);
    const rest = kept.slice(mostFiles).map((file) => file.path);
    return [
        ...kept.slice(0, mostFiles).map((file) => fileStep(file, evidence)),
        ...(rest.length > 0 ? [restStep(rest)] : []),
        ...(gone.length > 0 ? [goneStep(gone)] : []),
        ...testSteps(kept, evidence),
    ];
}
function fileStep(file, evidence) {
    const hits = (evidence.rules?.hits ?? [])
        .filter((hit) => hit.file === file.path && (0,drafts/* isAdded */.N0)(evidence, hit.file, hit.startLine, hit.endLine))
        .slice(0, mostHits)
        .map((hit) => `line ${hit.startLine}: ${hit.rule.title} (${hit.rule.cwe})`);
    const settle = hits.length > 0 ? ` Settle ${hits.join('; ')}.` : '';
    return {
        description: `Read ${file.path} (${file.status}, +${file.addedLines} −${file.removedLines})${hunks(file)}.${settle}`,
        files: [file.path],
        commands: [],
        verification: hits.length > 0
            ? 'Each of these is mended, or the code says why it may stay.'
            : `It is clear why each of the ${(0,count/* counted */.h)(file.addedLines + file.removedLines, 'line')} changed.`,
    };
}
function hunks(file) {
    if (file.hunks.length === 0)
        return file.binary ? ', a binary file' : '';
    const ranges = file.hunks
        .slice(0, mostHunks)
        .map((hunk) => `${hunk.newStart}-${Math.max(hunk.newStart, hunk.newStart + hunk.newLines - 1)}`);
    const more = file.hunks.length > mostHunks ? ` and ${file.hunks.length - mostHunks} more places` : '';
    return `, lines ${ranges.join(', ')}${more}`;
}
function restStep(paths) {
    return {
        description: `Go through the other ${(0,count/* counted */.h)(paths.length, 'file')}: ${paths.slice(0, 20).join(', ')}${paths.length > 20 ? ' …' : ''}.`,
        files: paths.slice(0, 20),
        commands: [],
        verification: 'None is left unread.',
    };
}
function goneStep(paths) {
    return {
        description: `Search for what still refers to ${paths.slice(0, 6).join(', ')}, deleted by this change.`,
        files: [],
        commands: [],
        verification: 'Nothing does.',
    };
}
function testSteps(files, evidence) {
    const changed = new Set(files.map((file) => file.path));
    const left = (evidence.tests?.covered ?? [])
        .filter((c) => changed.has(c.file) && c.tests.length > 0 && !c.tests.some((t) => changed.has(t.path)))
        .slice(0, 3);
    if (left.length === 0)
        return [];
    return [
        {
            description: `Open ${left.map((c) => `${c.tests[0]?.path}, which covers ${c.file}`).join('; ')}: not part of the diff.`,
            files: left.flatMap((c) => (c.tests[0] ? [c.tests[0].path] : [])),
            commands: [],
            verification: 'They still say what the code does now.',
        },
    ];
}
function size(file) {
    return file.addedLines + file.removedLines;
}

;// CONCATENATED MODULE: ./build/core/plan-steps.js








function stepsOf(material) {
    if (material.spots.length === 0)
        return number(lostSteps(material));
    if (material.text.aim === 'review' && material.evidence.diff) {
        return number([...reviewSteps(material.evidence), ...checkStep(material)]);
    }
    const first = firstStep(material);
    return number([
        ...(first ? [first] : []),
        ...placeSteps(material),
        ...companionStep(material),
        ...docsStep(material),
        ...caseStep(material, first !== null),
        ...checkStep(material),
    ]);
}
function number(steps) {
    return steps.map((step, index) => (0,plan/* createStep */.Bx)({ ...step, number: index + 1, dependencies: index === 0 ? [] : [index] }));
}
function companionStep({ spots, evidence }) {
    const worked = new Set(spots.map((spot) => spot.file));
    const pairs = (evidence.history?.together ?? []).filter((p) => worked.has(p.with) && !worked.has(p.path) && p.commits >= 3);
    if (pairs.length === 0)
        return [];
    const told = pairs.slice(0, 3).map((p) => `${p.path} (${p.commits} commits with ${p.with})`);
    return [
        {
            description: `Bring along what usually changes too: ${told.join(', ')}.`,
            files: [...new Set(pairs.slice(0, 3).map((p) => p.path))],
            commands: [],
            verification: 'Opened; changed, or left out on purpose.',
        },
    ];
}
function docsStep({ text, spots, evidence }) {
    if (['document', 'explain', 'review', 'test', 'fix', 'speed'].includes(text.aim))
        return [];
    const names = new Set((evidence.passages?.symbols ?? []).map((s) => s.name));
    const passage = evidence.passages?.passages.find((p) => /\.(?:md|mdx|rst|adoc)$/.test(p.file) &&
        !spots.some((s) => s.file === p.file) &&
        p.words.some((word) => names.has(word)));
    if (!passage)
        return [];
    return [
        {
            description: `Update ${(0,plan_spots/* where */._M)(passage)}, which mentions ${passage.words.filter((w) => names.has(w)).join(', ')}.`,
            files: [passage.file],
            commands: [],
            verification: `${passage.file} describes the new state.`,
        },
    ];
}
function caseStep(material, shownFirst) {
    const { text, spots, evidence } = material;
    const { cases } = plan_words/* phrases */.H[text.aim];
    const kept = ['explain', 'document', 'test'].includes(text.aim) ? [] : text.limits;
    const wanted = [...kept, ...(text.demands.length > 0 ? text.expectations : [])].slice(0, 4);
    const tests = (0,plan_material/* testsFor */.$n)(evidence, spots);
    if (wanted.length === 0 && (cases === null || tests.length === 0))
        return [];
    const place = tests.length > 0 ? ` in ${tests.join(', ')}` : '';
    const said = wanted.length > 0 ? `: ${wanted.map(plan_material/* quoted */.TL).join(' ')}` : '';
    return [
        {
            description: (0,plan_material/* closed */.$h)(`${cases ?? (shownFirst ? 'Keep beside it' : 'Keep')}${place}${said}`),
            files: tests,
            commands: (0,plan_material/* commandsOf */.Kf)(material, ['test']).slice(0, 1),
            verification: tests.length > 0
                ? `${tests[0]} is green.`
                : evidence.tests?.leftOut
                    ? `A test of it is green; the existing ones may be among those left out by ${evidence.tests.leftOut.by}.`
                    : 'No test was found for these files; the first one is green.',
        },
    ];
}
function checkStep(material) {
    const { text } = material;
    const kinds = text.aim === 'document' ? ['lint'] : ['test', 'types', 'lint', 'build'];
    const commands = text.aim === 'explain' ? [] : (0,plan_material/* commandsOf */.Kf)(material, kinds);
    if (commands.length === 0)
        return [];
    return [
        {
            description: `Run ${commands.map(plan_markdown/* code */.a).join(', ')}.`,
            files: [],
            commands,
            verification: 'Exit code 0.',
        },
    ];
}
function lostSteps({ task, text, evidence }) {
    const facts = evidence.passages;
    const words = (facts?.words ?? []).slice(0, 8);
    const searched = facts?.searchedFiles ?? 0;
    const sought = words.length > 0
        ? `none of ${words.join(', ')} leads to a place in the ${searched} files searched`
        : 'the task has no word that could be searched for';
    const asked = text.demands[0] ?? task.title;
    return [
        {
            description: `Ask which file or function "${asked}" is about: ${sought}.`,
            files: [],
            commands: [],
            verification: 'The task names a file, a symbol, an error message, or says that it is new.',
        },
        {
            description: `Plan again with that answer in the task.`,
            files: [],
            commands: [],
            verification: 'The new plan names files.',
        },
    ];
}

;// CONCATENATED MODULE: ./build/core/prompts/brief-planning.js
const planningBrief = `You are the technical architect and planner. Plan the task before any code is written.

Responsibilities: research good practice and fitting technologies; design the architecture; plan the implementation; identify problems and risks; recommend tools, libraries and patterns, those of the project first; break the work down into steps.

Approach:
1. Understand the goal and its constraints.
2. Research technologies and patterns from the material and what you know.
3. Analyse the existing code, read-only.
4. Design the solution.
5. Make a step-by-step implementation plan.
6. Identify dependencies and risks.
7. Recommend how to test.

Restrictions: you cannot write or modify code, execute commands or scripts, or commit. You can read what is shown, research, and plan in detail; patches and commands are proposals (proposedChanges, suggestedCommands).

Sections: a step can be checked by itself; it names its files ("create" in the description of a new one), the numbers of the steps before it, commands for whoever carries it out, and a verification anyone can see. Only files, dependencies and commands of a step, affectedFiles, proposedChanges and suggestedCommands may be empty: put open questions under assumptions; where there is nothing, say why. Alternatives: why not taken. Rollback: how to undo it. nextActions: what a person does now; after approval developer mode implements it.`;

// EXTERNAL MODULE: ./build/core/task-text.js + 1 modules
var task_text = __webpack_require__(9048);
;// CONCATENATED MODULE: ./build/modes/planning.js






const planning = {
    name: 'planning',
    persona: 'Technical Architect & Planner',
    icon: '📋',
    colour: 'yellow',
    purpose: 'Research, design, architecture, planning before implementation',
    hears: {
        plan: 0.8,
        design: 0.6,
        architecture: 0.5,
        architect: 0.7,
        strategy: 0.5,
        research: 0.5,
        investigate: 0.2,
        explore: 0.3,
        analyze: 0.2,
        analyse: 0.2,
        study: 0.3,
        approach: 0.3,
        roadmap: 0.6,
        outline: 0.6,
        rfc: 0.6,
        propose: 0.3,
    },
    grants: {
        effects: ['read', 'search', 'diagnose', 'network'],
        also: ['ExitPlanMode'],
        never: ['write_file', 'fs_append', 'str_replace', 'delete_file', 'shell', 'git_*'],
        writes: 'none',
    },
    threshold: 0.7,
    brief: planningBrief,
    next: {
        mode: 'developer',
        reason: 'The plan is complete; developer mode implements it once it is approved.',
    },
    offline,
};
function offline(task, evidence) {
    const text = (0,task_text/* readTask */.g)(task.title, task.body, task.instructions);
    const material = { task, evidence, text, spots: (0,plan_spots/* spotsFor */.Nw)(text.aim, evidence) };
    return {
        title: task.title,
        summary: plan_sections/* summary */.z(material),
        objectives: plan_sections/* objectives */.lC(material),
        constraints: plan_sections/* constraints */.Pu(material),
        assumptions: plan_sections/* assumptions */.vk(material),
        approach: plan_sections/* approach */.zR(material),
        steps: stepsOf(material),
        affectedFiles: affected(material),
        testPlan: plan_sections/* testPlan */.u7(material),
        risks: plan_sections/* risks */.XG(material),
        alternatives: plan_sections/* alternatives */.Vo(material),
        rollback: plan_sections/* rollback */.dU(material),
        successCriteria: plan_sections/* successCriteria */.NO(material),
        nextActions: plan_sections/* nextActions */.ji(material),
        proposedChanges: [],
        suggestedCommands: (0,plan_material/* commandsOf */.Kf)(material, ['install', 'test', 'types', 'lint', 'build']),
    };
}
function needsAnswer(evidence) {
    return (0,plan_spots/* spotsOf */.PC)(evidence).length === 0;
}
function affected({ spots, evidence }) {
    const files = new Map();
    for (const spot of spots) {
        if (!files.has(spot.file))
            files.set(spot.file, `${spot.reasons.join('; ') || 'the evidence leads there'} (${(0,plan_spots/* where */._M)(spot)})`);
    }
    for (const covered of evidence.tests?.covered ?? []) {
        const test = covered.tests[0];
        if (test && files.has(covered.file) && !files.has(test.path))
            files.set(test.path, `tests ${covered.file}: ${test.why}`);
    }
    return [...files].map(([path, reason]) => ({ path, reason }));
}


/***/ })

};
;