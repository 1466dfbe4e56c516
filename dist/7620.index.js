"use strict";
exports.id = 7620;
exports.ids = [7620];
exports.modules = {

/***/ 7130:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ bare),
  d: () => (/* binding */ expression)
});

// EXTERNAL MODULE: ./build/evidence/rules/on-javascript.js
var on_javascript = __webpack_require__(6078);
// EXTERNAL MODULE: ./build/evidence/rules/on-tree.js
var on_tree = __webpack_require__(805);
;// CONCATENATED MODULE: ./build/evidence/rules/on-python.js

const other = { kind: 'other' };
function pythonExpression(node) {
    switch (node.type) {
        case 'string':
            return on_python_text(node);
        case 'string_content':
            return { kind: 'constant', value: node.text };
        case 'concatenated_string':
            return joined((0,on_tree/* kids */.aw)(node));
        case 'integer':
        case 'float':
            return { kind: 'constant', value: Number(node.text.replaceAll('_', '').replace(/^0o/i, '0o')) };
        case 'true':
        case 'false':
            return { kind: 'constant', value: node.type === 'true' };
        case 'none':
            return { kind: 'constant', value: null };
        case 'identifier':
            return { kind: 'name', name: node.text };
        case 'attribute':
            return attribute(node);
        case 'subscript':
            return subscript(node);
        case 'call':
            return call(node);
        case 'binary_operator':
            return binary(node);
        case 'boolean_operator':
            return choice([(0,on_tree/* field */.ZZ)(node, 'left'), (0,on_tree/* field */.ZZ)(node, 'right')]);
        case 'conditional_expression':
            return choice([(0,on_tree/* kids */.aw)(node)[0] ?? null, (0,on_tree/* kids */.aw)(node)[2] ?? null]);
        case 'dictionary':
            return dictionary(node);
        case 'list':
        case 'tuple':
        case 'set':
        case 'expression_list':
            return { kind: 'list', items: (0,on_tree/* kids */.aw)(node) };
        case 'comparison_operator':
        case 'not_operator':
        case 'unary_operator':
            return { kind: 'number' };
        case 'lambda':
            return { kind: 'function' };
        default:
            return other;
    }
}
function choice(options) {
    return { kind: 'choice', options: options.filter((option) => option !== null) };
}
function joined(parts) {
    const values = parts.map((part) => pythonExpression(part));
    if (values.every((value) => value.kind === 'constant')) {
        return {
            kind: 'constant',
            value: values.map((value) => (value.kind === 'constant' ? value.value : '')).join(''),
        };
    }
    return { kind: 'join', parts };
}
function on_python_text(node) {
    const parts = (0,on_tree/* kids */.aw)(node).filter((part) => part.type === 'string_content' || part.type === 'interpolation');
    if (parts.some((part) => part.type === 'interpolation'))
        return { kind: 'join', parts };
    return { kind: 'constant', value: parts.map((part) => part.text).join('') };
}
function attribute(node) {
    const object = (0,on_tree/* field */.ZZ)(node, 'object');
    const property = (0,on_tree/* field */.ZZ)(node, 'attribute');
    return object && property ? { kind: 'member', object, property: property.text } : other;
}
function subscript(node) {
    const object = (0,on_tree/* field */.ZZ)(node, 'value');
    const index = (0,on_tree/* field */.ZZ)(node, 'subscript');
    if (!object || !index)
        return other;
    const value = pythonExpression(index);
    if (value.kind === 'constant' && typeof value.value === 'string')
        return { kind: 'member', object, property: value.value };
    return { kind: 'index', object, index };
}
function call(node) {
    const callee = (0,on_tree/* field */.ZZ)(node, 'function');
    const given = (0,on_tree/* field */.ZZ)(node, 'arguments');
    if (!callee || !given)
        return other;
    const target = (0,on_tree/* field */.ZZ)(callee, 'attribute')?.text;
    const receiver = (0,on_tree/* field */.ZZ)(callee, 'object');
    const all = given.type === 'argument_list' ? (0,on_tree/* kids */.aw)(given) : [given];
    if (target === 'format' && receiver && isText(receiver)) {
        return { kind: 'join', parts: [receiver, ...all.map((arg) => (0,on_tree/* field */.ZZ)(arg, 'value') ?? arg)] };
    }
    const named = new Map();
    const args = [];
    for (const arg of all) {
        const name = (0,on_tree/* field */.ZZ)(arg, 'name');
        const value = (0,on_tree/* field */.ZZ)(arg, 'value');
        if (arg.type === 'keyword_argument' && name && value)
            named.set(name.text, value);
        else if (arg.type !== 'dictionary_splat')
            args.push(arg);
    }
    return { kind: 'call', callee, args, named, isNew: false, tagged: false };
}
function binary(node) {
    const left = (0,on_tree/* field */.ZZ)(node, 'left');
    const right = (0,on_tree/* field */.ZZ)(node, 'right');
    const operator = (0,on_tree/* field */.ZZ)(node, 'operator')?.text;
    if (!left || !right)
        return other;
    if (operator === '+')
        return { kind: 'join', parts: [left, right] };
    if (operator === '%')
        return { kind: 'join', parts: [left, ...filled(right)] };
    return operator === '/' ? { kind: 'join', parts: [left, right] } : { kind: 'number' };
}
function filled(right) {
    if (right.type === 'tuple')
        return (0,on_tree/* kids */.aw)(right);
    if (right.type === 'dictionary')
        return (0,on_tree/* kids */.aw)(right).map((pair) => (0,on_tree/* field */.ZZ)(pair, 'value') ?? pair);
    return [right];
}
function isText(node) {
    return (node.type === 'string' ||
        node.type === 'concatenated_string' ||
        node.type === 'parenthesized_expression' ||
        node.type === 'identifier');
}
function dictionary(node) {
    const entries = [];
    const spread = [];
    for (const child of (0,on_tree/* kids */.aw)(node)) {
        const key = (0,on_tree/* field */.ZZ)(child, 'key');
        const value = (0,on_tree/* field */.ZZ)(child, 'value');
        if (child.type === 'pair' && key && value) {
            const name = pythonExpression(key);
            entries.push({ key: name.kind === 'constant' ? String(name.value) : `[${key.text}]`, value });
        }
        else
            spread.push(child);
    }
    return { kind: 'object', entries, spread };
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-expressions.js



const known = new WeakMap();
const wrappers = new Set([
    'parenthesized_expression',
    'await_expression',
    'await',
    'as_expression',
    'satisfies_expression',
    'non_null_expression',
    'type_assertion',
    'named_expression',
    'spread_element',
    'list_splat',
    'jsx_expression',
    'template_substitution',
    'interpolation',
]);
function bare(node) {
    let at = node;
    while (wrappers.has(at.type)) {
        const inner = (0,on_tree/* kids */.aw)(at);
        const next = at.type === 'named_expression' || at.type === 'type_assertion' ? inner.at(-1) : inner[0];
        if (next === undefined)
            return at;
        at = next;
    }
    return at;
}
function expression(node, dialect) {
    const inner = bare(node);
    const before = known.get(inner);
    if (before !== undefined)
        return before;
    const made = dialect === 'python' ? pythonExpression(inner) : (0,on_javascript/* jsExpression */.E)(inner);
    known.set(inner, made);
    return made;
}


/***/ }),

/***/ 3943:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ isTestPath),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   j6: () => (/* binding */ nameOfFunction),
/* harmony export */   yb: () => (/* binding */ paced)
/* harmony export */ });
/* unused harmony export mostSteps */
/* harmony import */ var _on_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _on_names__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5132);
/* harmony import */ var _on_paths__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5021);
/* harmony import */ var _on_tree__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(805);




const longestReceiver = 100;
const longestSought = 20_000;
const callTypes = new Set(['call_expression', 'new_expression', 'call']);
const mostSteps = 400_000;
const testPath = /(?:^|\/)(?:tests?|__tests__|__mocks__|specs?|e2e|cypress|fixtures|mocks|testdata|testing)\//i;
const testName = /(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.pyi?$|[.-](?:test|spec|stories|e2e)\.[cm]?[jt]sx?$/i;
function isTestPath(path) {
    return testPath.test(path) || testName.test(path);
}
function openFile(path, text, dialect, root, visited = []) {
    const sought = new Set([...callTypes, ..._on_names__WEBPACK_IMPORTED_MODULE_1__/* .functionTypes */ .cO, ...(0,_on_names__WEBPACK_IMPORTED_MODULE_1__/* .namingTypes */ .sK)(dialect), ...visited]);
    const known = once(() => (0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .ofTypes */ .vz)(root, sought));
    const lines = once(() => text.split('\n'));
    const nodes = once(() => [...(0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .within */ .ux)(root)]);
    const names = once(() => (0,_on_names__WEBPACK_IMPORTED_MODULE_1__/* .collectNames */ .Np)(file));
    const calls = once(() => readCalls(file));
    const callsOn = once(() => byReceiver(calls().all));
    const functions = once(() => functionsIn(file.find(_on_names__WEBPACK_IMPORTED_MODULE_1__/* .functionTypes */ .cO)));
    const file = {
        path,
        dialect,
        root,
        text,
        isTest: isTestPath(path),
        steps: { left: mostSteps },
        get lines() {
            return lines();
        },
        get names() {
            return names();
        },
        get calls() {
            return calls().all;
        },
        get callAt() {
            return calls().byNode;
        },
        get callsTo() {
            return calls().byName;
        },
        get callsOn() {
            return callsOn();
        },
        get functions() {
            return functions();
        },
        find(types) {
            const isKnown = [...types].every((type) => sought.has(type));
            if (text.length <= longestSought && !isKnown)
                return (0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .ofTypes */ .vz)(root, types);
            return (text.length <= longestSought ? known() : nodes()).filter(({ type }) => types.has(type));
        },
    };
    return file;
}
function spend(file, steps) {
    if (file.steps.left >= 0)
        file.steps.left -= steps;
    return file.steps.left >= 0;
}
function* paced(part, file) {
    for (const node of (0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .within */ .ux)(part)) {
        if (!spend(file, 1))
            return;
        yield node;
    }
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function readCalls(file) {
    const all = [];
    const byNode = new Map();
    const byName = new Map();
    for (const node of file.find(callTypes)) {
        const call = readCall(node, file);
        if (call === null)
            continue;
        all.push(call);
        byNode.set(node, call);
        add(byName, call.written, call);
    }
    return { all, byNode, byName };
}
function byReceiver(calls) {
    const found = new Map();
    for (const call of calls) {
        const { receiver } = call;
        if (receiver !== null && receiver.end - receiver.start <= longestReceiver)
            add(found, receiver.text, call);
    }
    return found;
}
function add(lists, key, one) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [one]);
    else
        list.push(one);
}
function readCall(node, file) {
    const found = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .expression */ .d)(node, file.dialect);
    if (found.kind !== 'call')
        return null;
    const callee = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .expression */ .d)(found.callee, file.dialect);
    const path = once(() => (0,_on_paths__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .X)(found.callee, file));
    const written = callee.kind === 'member' ? callee.property : callee.kind === 'name' ? callee.name : '';
    return {
        node,
        get path() {
            return path();
        },
        get method() {
            return path().slice(path().lastIndexOf('.') + 1);
        },
        written,
        receiver: callee.kind === 'member' || callee.kind === 'index' ? callee.object : null,
        args: found.args,
        named: found.named,
        isNew: found.isNew,
        tagged: found.tagged,
    };
}
function functionsIn(nodes) {
    const found = new Map();
    for (const node of nodes) {
        const name = nameOfFunction(node);
        if (name !== '')
            add(found, name, node);
    }
    return found;
}
function nameOfFunction(node) {
    const own = (0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(node, 'name');
    if (own !== null)
        return own.text;
    const parent = node.parent;
    if (parent === null)
        return '';
    if (parent.type === 'variable_declarator')
        return (0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(parent, 'name')?.text ?? '';
    if (parent.type === 'pair')
        return (0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(parent, 'key')?.text ?? '';
    if (parent.type !== 'assignment_expression' && parent.type !== 'assignment')
        return '';
    const left = (0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(parent, 'left');
    return left === null ? '' : ((0,_on_tree__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(left, 'property') ?? left).text;
}


/***/ }),

/***/ 6078:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ jsExpression),
/* harmony export */   P: () => (/* binding */ keyText)
/* harmony export */ });
/* harmony import */ var _on_tree__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(805);

const other = { kind: 'other' };
const choosing = new Set(['||', '&&', '??']);
const functions = new Set(['arrow_function', 'function_expression', 'function', 'generator_function']);
function jsExpression(node) {
    switch (node.type) {
        case 'string':
            return { kind: 'constant', value: unquoted(node) };
        case 'string_fragment':
        case 'escape_sequence':
            return { kind: 'constant', value: node.text };
        case 'number':
            return { kind: 'constant', value: Number(node.text.replaceAll('_', '')) };
        case 'true':
        case 'false':
            return { kind: 'constant', value: node.type === 'true' };
        case 'null':
        case 'undefined':
            return { kind: 'constant', value: null };
        case 'identifier':
        case 'shorthand_property_identifier':
            return node.text === 'undefined'
                ? { kind: 'constant', value: null }
                : { kind: 'name', name: node.text };
        case 'this':
        case 'super':
        case 'import':
            return { kind: 'name', name: node.type };
        case 'template_string':
            return template(node);
        case 'member_expression':
            return member(node);
        case 'subscript_expression':
            return subscript(node);
        case 'call_expression':
        case 'new_expression':
            return call(node);
        case 'binary_expression':
            return binary(node);
        case 'unary_expression':
            return unary(node);
        case 'ternary_expression':
            return choice([(0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'consequence'), (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'alternative')]);
        case 'assignment_expression':
            return choice([(0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'right')]);
        case 'sequence_expression':
            return choice([(0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(node).at(-1) ?? null]);
        case 'object':
            return object(node);
        case 'array':
            return { kind: 'list', items: (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(node) };
        case 'regex':
            return {
                kind: 'regex',
                pattern: (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'pattern')?.text ?? '',
                flags: (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'flags')?.text ?? '',
            };
        default:
            return functions.has(node.type) ? { kind: 'function' } : other;
    }
}
function choice(options) {
    return { kind: 'choice', options: options.filter((option) => option !== null) };
}
function template(node) {
    const parts = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(node);
    if (parts.some((part) => part.type === 'template_substitution'))
        return { kind: 'join', parts };
    return { kind: 'constant', value: node.text.slice(1, -1) };
}
function member(node) {
    const object = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'object');
    const property = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'property');
    return object && property ? { kind: 'member', object, property: property.text } : other;
}
function subscript(node) {
    const object = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'object');
    const index = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'index');
    if (!object || !index)
        return other;
    if (index.type === 'string')
        return { kind: 'member', object, property: unquoted(index) };
    return { kind: 'index', object, index };
}
function call(node) {
    const isNew = node.type === 'new_expression';
    const callee = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, isNew ? 'constructor' : 'function');
    if (!callee)
        return other;
    const given = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'arguments');
    const tagged = given?.type === 'template_string';
    const args = given === null ? [] : (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(given).filter((arg) => !tagged || arg.type === 'template_substitution');
    return { kind: 'call', callee, args, named: new Map(), isNew, tagged };
}
function binary(node) {
    const left = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'left');
    const right = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'right');
    const operator = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'operator')?.text ?? '';
    if (!left || !right)
        return other;
    if (operator === '+')
        return { kind: 'join', parts: [left, right] };
    if (!choosing.has(operator))
        return { kind: 'number' };
    return choice(operator === '&&' ? [right] : [left, right]);
}
function unary(node) {
    const operator = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'operator')?.text;
    const argument = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'argument');
    if (operator === 'void')
        return { kind: 'constant', value: null };
    if (operator === '-' && argument?.type === 'number')
        return { kind: 'constant', value: -Number(argument.text) };
    if (operator === '!' && argument?.type === 'number')
        return { kind: 'constant', value: argument.text === '0' };
    if (operator === 'typeof')
        return other;
    return { kind: 'number' };
}
function object(node) {
    const entries = [];
    const spread = [];
    for (const child of (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(node)) {
        const key = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(child, 'key') ?? (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(child, 'name');
        const value = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(child, 'value');
        if (child.type === 'pair' && key && value)
            entries.push({ key: keyText(key), value });
        else if (child.type === 'shorthand_property_identifier')
            entries.push({ key: child.text, value: child });
        else if (child.type === 'method_definition' && key)
            entries.push({ key: keyText(key), value: child });
        else if (child.type === 'spread_element')
            spread.push(child);
    }
    return { kind: 'object', entries, spread };
}
function keyText(key) {
    return key.type === 'string' ? unquoted(key) : key.text;
}
function unquoted(node) {
    return node.text
        .slice(1, -1)
        .replace(/\\(.)/gs, (_all, char) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));
}


/***/ }),

/***/ 9610:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
function remembered(answer) {
    const known = new WeakMap();
    return (key, ...more) => {
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const found = answer(key, ...more);
        known.set(key, found);
        return found;
    };
}


/***/ }),

/***/ 5132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hQ: () => (/* binding */ blank),
  Np: () => (/* binding */ collectNames),
  xe: () => (/* binding */ declare),
  mu: () => (/* binding */ definitionsOf),
  OC: () => (/* binding */ functionAround),
  cO: () => (/* binding */ functionTypes),
  Tn: () => (/* binding */ isFunction),
  sK: () => (/* binding */ namingTypes),
  Y1: () => (/* binding */ reaching),
  Od: () => (/* binding */ scopeOf)
});

// EXTERNAL MODULE: ./build/evidence/rules/on-tree.js
var on_tree = __webpack_require__(805);
;// CONCATENATED MODULE: ./build/evidence/rules/on-javascript-names.js


const blocks = new Set([
    'program',
    'statement_block',
    'for_statement',
    'for_in_statement',
    'catch_clause',
    'switch_body',
]);
const declaring = [
    'variable_declarator',
    'import_statement',
    'for_in_statement',
    'class_declaration',
    'catch_clause',
    'assignment_expression',
    'augmented_assignment_expression',
];
function collectJavaScript(file, names) {
    const assignments = [];
    for (const node of file.find(namingTypes(file.dialect))) {
        if (node.type === 'variable_declarator')
            declarator(node, names);
        else if (node.type === 'import_statement')
            imported(node, names);
        else if (node.type === 'for_in_statement')
            loop(node, names);
        else if (node.type === 'class_declaration')
            named(node, 'class', names);
        else if (node.type === 'catch_clause')
            caught(node, names);
        else if (node.type === 'assignment_expression' || node.type === 'augmented_assignment_expression')
            assignments.push(node);
        if (isFunction(node))
            declareFunction(node, names);
    }
    for (const node of assignments)
        assigned(node, names, file.root);
    for (const scope of names.scopes.values()) {
        for (const list of scope.values())
            list.sort((a, b) => a.node.start - b.node.start);
    }
}
function home(node, hoisted) {
    let at = node.parent ?? node;
    while (at.parent !== null && !isFunction(at) && (hoisted || !blocks.has(at.type)))
        at = at.parent;
    return at;
}
function declarator(node, names) {
    const target = (0,on_tree/* field */.ZZ)(node, 'name');
    const value = (0,on_tree/* field */.ZZ)(node, 'value');
    if (target === null)
        return;
    const scope = home(node, node.parent?.type === 'variable_declaration');
    const type = typeText((0,on_tree/* field */.ZZ)(node, 'type'));
    const isLoop = value === null && node.parent?.parent?.type === 'for_in_statement';
    if (isLoop)
        return;
    for (const [one, via] of targets(target)) {
        declare(names, scope, { ...blank(one.text, 'value', one), value, via, type });
    }
}
function named(node, kind, names) {
    const name = (0,on_tree/* field */.ZZ)(node, 'name');
    if (name)
        declare(names, home(node, false), { ...blank(name.text, kind, name), value: node });
}
function declareFunction(node, names) {
    const name = (0,on_tree/* field */.ZZ)(node, 'name');
    if (name && node.type.endsWith('_declaration')) {
        declare(names, home(node, false), { ...blank(name.text, 'function', name), value: node });
    }
    const list = (0,on_tree/* field */.ZZ)(node, 'parameters');
    const given = list === null ? [(0,on_tree/* field */.ZZ)(node, 'parameter')] : (0,on_tree/* kids */.aw)(list);
    for (const [index, parameter] of given.entries())
        if (parameter)
            declareParameter(node, parameter, index, names);
}
function declareParameter(of, parameter, index, names) {
    const pattern = (0,on_tree/* field */.ZZ)(parameter, 'pattern') ?? parameter;
    const type = typeText((0,on_tree/* field */.ZZ)(parameter, 'type'));
    const start = pattern.type === 'assignment_pattern' ? ((0,on_tree/* field */.ZZ)(pattern, 'left') ?? pattern) : pattern;
    for (const [one, via] of targets(start)) {
        declare(names, of, {
            ...blank(one.text, 'parameter', one),
            of,
            index,
            via,
            type: via.length === 0 ? type : '',
        });
    }
}
function loop(node, names) {
    const left = (0,on_tree/* field */.ZZ)(node, 'left');
    const right = (0,on_tree/* field */.ZZ)(node, 'right');
    if (!left || !right)
        return;
    const isKeys = (0,on_tree/* field */.ZZ)(node, 'operator')?.type === 'in';
    const pattern = left.type === 'variable_declarator' ? ((0,on_tree/* field */.ZZ)(left, 'name') ?? left) : left;
    for (const [one, via] of targets(pattern)) {
        declare(names, node, {
            ...blank(one.text, 'loop', one),
            value: right,
            via: isKeys ? ['(key)'] : ['*', ...via],
        });
    }
}
function caught(node, names) {
    const parameter = (0,on_tree/* field */.ZZ)(node, 'parameter');
    if (parameter)
        for (const [one] of targets(parameter))
            declare(names, node, blank(one.text, 'catch', one));
}
function assigned(node, names, root) {
    const left = (0,on_tree/* field */.ZZ)(node, 'left');
    const right = (0,on_tree/* field */.ZZ)(node, 'right');
    if (!left || !right)
        return;
    const kind = node.type === 'augmented_assignment_expression' ? 'append' : 'value';
    for (const [one, via] of targets(left)) {
        const name = one.text;
        declare(names, scopeOf(names, name, node) ?? root, { ...blank(name, kind, one), value: right, via });
    }
}
const longestVia = 50;
function targets(pattern, via = []) {
    if (pattern.type === 'identifier' || pattern.type === 'shorthand_property_identifier_pattern')
        return [[pattern, via]];
    if (via.length > longestVia)
        return [];
    const left = (0,on_tree/* field */.ZZ)(pattern, 'left');
    if ((pattern.type === 'assignment_pattern' || pattern.type === 'object_assignment_pattern') && left)
        return targets(left, via);
    if (pattern.type === 'pair_pattern') {
        const key = (0,on_tree/* field */.ZZ)(pattern, 'key');
        const value = (0,on_tree/* field */.ZZ)(pattern, 'value');
        return key && value ? targets(value, [...via, key.text.replace(/^['"]|['"]$/g, '')]) : [];
    }
    if (pattern.type === 'object_pattern') {
        return (0,on_tree/* kids */.aw)(pattern).flatMap((child) => {
            const inner = (0,on_tree/* field */.ZZ)(child, 'left') ?? child;
            const isShort = inner.type === 'shorthand_property_identifier_pattern';
            return targets(child, isShort ? [...via, inner.text] : via);
        });
    }
    if (pattern.type === 'array_pattern')
        return (0,on_tree/* kids */.aw)(pattern).flatMap((child) => targets(child, [...via, '*']));
    if (pattern.type === 'rest_pattern')
        return (0,on_tree/* kids */.aw)(pattern).flatMap((child) => targets(child, via));
    return [];
}
function imported(node, names) {
    const source = (0,on_tree/* field */.ZZ)(node, 'source') ??
        (0,on_tree/* kids */.aw)(node)
            .flatMap(on_tree/* kids */.aw)
            .find((child) => child.type === 'string') ??
        null;
    if (source === null)
        return;
    const from = source.text.slice(1, -1).replace(/^node:/, '');
    const add = (name, path) => declare(names, home(node, true), { ...blank(name.text, 'import', name), path });
    for (const child of (0,on_tree/* within */.ux)(node)) {
        if (child.type === 'import_specifier') {
            const name = (0,on_tree/* field */.ZZ)(child, 'name');
            const local = (0,on_tree/* field */.ZZ)(child, 'alias') ?? name;
            if (name && local)
                add(local, name.text === 'default' ? from : `${from}.${name.text}`);
        }
        else if (child.type === 'identifier' && child.parent?.type !== 'import_specifier')
            add(child, from);
    }
}
function typeText(type) {
    return type === null ? '' : type.text.replace(/^:\s*/, '');
}

// EXTERNAL MODULE: ./build/evidence/rules/on-memory.js
var on_memory = __webpack_require__(9610);
;// CONCATENATED MODULE: ./build/evidence/rules/on-python-names.js


const functions = new Set(['function_definition', 'lambda']);
const naming = new Set([
    ...functions,
    'assignment',
    'augmented_assignment',
    'named_expression',
    'for_statement',
    'for_in_clause',
    'import_statement',
    'import_from_statement',
    'as_pattern',
    'class_definition',
]);
const comprehensions = new Set([
    'list_comprehension',
    'set_comprehension',
    'dictionary_comprehension',
    'generator_expression',
]);
function collectPython(file, names) {
    for (const node of file.find(naming)) {
        if (node.type === 'assignment' || node.type === 'augmented_assignment')
            on_python_names_assigned(node, names);
        else if (node.type === 'named_expression') {
            const name = (0,on_tree/* field */.ZZ)(node, 'name');
            if (name)
                declare(names, on_python_names_home(node), { ...blank(name.text, 'value', name), value: (0,on_tree/* field */.ZZ)(node, 'value') });
        }
        else if (node.type === 'for_statement' || node.type === 'for_in_clause')
            on_python_names_loop(node, names);
        else if (node.type === 'import_statement' || node.type === 'import_from_statement')
            on_python_names_imported(node, names);
        else if (node.type === 'as_pattern')
            renamed(node, names);
        else if (node.type === 'class_definition')
            defined(node, 'class', names);
        if (node.type === 'function_definition')
            defined(node, 'function', names);
        if (functions.has(node.type))
            parameters(node, names);
    }
}
function on_python_names_home(node) {
    let at = node.parent ?? node;
    while (at.parent !== null &&
        !functions.has(at.type) &&
        at.type !== 'class_definition' &&
        !comprehensions.has(at.type)) {
        at = at.parent;
    }
    return at;
}
function on_python_names_assigned(node, names) {
    const left = (0,on_tree/* field */.ZZ)(node, 'left');
    const value = (0,on_tree/* field */.ZZ)(node, 'right');
    if (!left || !value)
        return;
    const kind = node.type === 'augmented_assignment' ? 'append' : 'value';
    const type = (0,on_tree/* field */.ZZ)(node, 'type')?.text ?? '';
    const [parts, values] = [(0,on_tree/* kids */.aw)(left), (0,on_tree/* kids */.aw)(value)];
    const isPaired = left.type === 'pattern_list' &&
        /^(?:expression_list|tuple)$/.test(value.type) &&
        parts.length === values.length;
    if (isPaired) {
        for (const [at, one] of parts.entries()) {
            if (one.type !== 'identifier')
                continue;
            declare(names, on_python_names_home(node), { ...blank(one.text, kind, one), value: values[at] ?? null });
        }
        return;
    }
    for (const [one, via] of on_python_names_targets(left)) {
        declare(names, on_python_names_home(node), { ...blank(one.text, kind, one), value, via, type });
    }
}
function on_python_names_targets(pattern, via = []) {
    if (pattern.type === 'identifier')
        return [[pattern, via]];
    if (pattern.type === 'pattern_list' ||
        pattern.type === 'tuple_pattern' ||
        pattern.type === 'list_pattern') {
        return (0,on_tree/* kids */.aw)(pattern).flatMap((child) => on_python_names_targets(child, [...via, '*']));
    }
    return pattern.type === 'as_pattern_target' ? (0,on_tree/* kids */.aw)(pattern).flatMap((child) => on_python_names_targets(child, via)) : [];
}
function on_python_names_loop(node, names) {
    const left = (0,on_tree/* field */.ZZ)(node, 'left');
    const value = (0,on_tree/* field */.ZZ)(node, 'right');
    if (!left || !value)
        return;
    for (const [one, via] of on_python_names_targets(left))
        declare(names, on_python_names_home(node), { ...blank(one.text, 'loop', one), value, via: ['*', ...via] });
}
function renamed(node, names) {
    const value = (0,on_tree/* kids */.aw)(node)[0] ?? null;
    const alias = (0,on_tree/* field */.ZZ)(node, 'alias');
    const isError = node.parent?.type === 'except_clause';
    if (!alias)
        return;
    for (const [one, via] of on_python_names_targets(alias)) {
        declare(names, on_python_names_home(node), {
            ...blank(one.text, isError ? 'catch' : 'value', one),
            value: isError ? null : value,
            via,
        });
    }
}
function defined(node, kind, names) {
    const name = (0,on_tree/* field */.ZZ)(node, 'name');
    if (name)
        declare(names, on_python_names_home(node), { ...blank(name.text, kind, name), value: node });
}
function parameters(node, names) {
    const list = (0,on_tree/* field */.ZZ)(node, 'parameters');
    if (list === null)
        return;
    let isKeywordOnly = false;
    for (const [index, parameter] of (0,on_tree/* kids */.aw)(list).entries()) {
        if (parameter.type === 'keyword_separator' || parameter.type === 'list_splat_pattern')
            isKeywordOnly = true;
        const name = parameter.type === 'identifier' ? parameter : ((0,on_tree/* field */.ZZ)(parameter, 'name') ?? (0,on_tree/* kids */.aw)(parameter)[0]);
        if (name?.type !== 'identifier')
            continue;
        declare(names, node, {
            ...blank(name.text, 'parameter', name),
            of: node,
            index: isKeywordOnly ? -1 : index,
            type: (0,on_tree/* field */.ZZ)(parameter, 'type')?.text ?? '',
            value: (0,on_tree/* field */.ZZ)(parameter, 'value'),
        });
    }
}
function on_python_names_imported(node, names) {
    const from = (0,on_tree/* field */.ZZ)(node, 'module_name');
    const prefix = from === null ? '' : `${from.text}.`;
    for (const child of (0,on_tree/* kids */.aw)(node)) {
        if (from !== null && child.start === from.start)
            continue;
        const name = child.type === 'aliased_import' ? (0,on_tree/* field */.ZZ)(child, 'name') : child;
        const alias = child.type === 'aliased_import' ? (0,on_tree/* field */.ZZ)(child, 'alias') : null;
        if (name?.type !== 'dotted_name')
            continue;
        const written = name.text;
        const local = alias?.text ?? (from === null ? (written.split('.')[0] ?? written) : written);
        const path = alias === null && from === null ? local : prefix + written;
        declare(names, on_python_names_home(node), { ...blank(local, 'import', alias ?? name), path });
    }
}

;// CONCATENATED MODULE: ./build/evidence/rules/on-names.js



function blank(name, kind, node) {
    return { name, kind, node, value: null, via: [], path: '', index: -1, of: null, type: '' };
}
const mostDefinitions = 100;
function declare(names, scope, definition) {
    const table = names.scopes.get(scope) ?? new Map();
    names.scopes.set(scope, table);
    const list = table.get(definition.name);
    if (list === undefined)
        table.set(definition.name, [definition]);
    else if (list.length < mostDefinitions)
        list.push(definition);
}
function namingTypes(dialect) {
    return dialect === 'python' ? naming : new Set([...functionTypes, ...declaring]);
}
function collectNames(file) {
    const names = { scopes: new Map(), found: null };
    if (file.dialect === 'python')
        collectPython(file, names);
    else
        collectJavaScript(file, names);
    names.found = new Map();
    return names;
}
function scopeOf(names, name, node) {
    let start = node;
    let inFunction = false;
    for (; start !== null && !names.scopes.has(start); start = start.parent)
        if (pythonFunctions.has(start.type))
            inFunction = true;
    if (start === null)
        return null;
    const key = inFunction ? `${name}()` : name;
    const before = names.found?.get(start)?.get(key);
    if (before !== undefined)
        return before;
    const scope = searchUp(names, name, start, inFunction);
    const known = names.found?.get(start) ?? new Map();
    names.found?.set(start, known);
    known.set(key, scope);
    return scope;
}
function searchUp(names, name, start, fromFunction) {
    let inFunction = fromFunction;
    for (let at = start; at !== null; at = at.parent) {
        const hidden = at.type === 'class_definition' && inFunction;
        if (!hidden && names.scopes.get(at)?.has(name) === true)
            return at;
        if (pythonFunctions.has(at.type))
            inFunction = true;
    }
    return null;
}
const pythonFunctions = new Set(['function_definition', 'lambda']);
function definitionsOf(names, name, node) {
    const scope = scopeOf(names, name, node);
    return scope === null ? [] : (names.scopes.get(scope)?.get(name) ?? []);
}
const functionTypes = new Set([
    'arrow_function',
    'function_expression',
    'function_declaration',
    'generator_function',
    'generator_function_declaration',
    'method_definition',
    'function_definition',
    'lambda',
]);
const functionAround = (0,on_memory/* remembered */.H)((node) => {
    let at = node.parent;
    while (at !== null && !functionTypes.has(at.type))
        at = at.parent;
    return at;
});
function isFunction(node) {
    return functionTypes.has(node.type);
}
function reaching(names, name, use) {
    const all = definitionsOf(names, name, use);
    if (all.length < 2)
        return all;
    const home = functionAround(use);
    const before = all.filter((one) => one.node.start < use.start && functionAround(one.node) === home && !isWithinOwnValue(one, use));
    if (before.length === 0)
        return all.filter((one) => !isWithinOwnValue(one, use));
    const found = [];
    for (let at = before.length - 1; at >= 0; at -= 1) {
        const one = before[at];
        found.unshift(one);
        if (one.kind !== 'append' && isPassed(one.node, use))
            break;
    }
    return found;
}
function isWithinOwnValue(one, use) {
    return (one.kind !== 'append' &&
        one.value !== null &&
        use.start >= one.value.start &&
        use.end <= one.value.end &&
        one.kind !== 'function' &&
        one.kind !== 'loop');
}
const branches = new Set([
    'statement_block',
    'block',
    'switch_case',
    'if_statement',
    'elif_clause',
    'else_clause',
    'case_clause',
]);
function isPassed(definition, use) {
    for (let at = definition.parent; at !== null; at = at.parent) {
        if (branches.has(at.type) && !(use.start >= at.start && use.end <= at.end))
            return false;
        if (functionTypes.has(at.type))
            return true;
    }
    return true;
}


/***/ }),

/***/ 5021:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isLocal),
/* harmony export */   X: () => (/* binding */ pathOf)
/* harmony export */ });
/* harmony import */ var _on_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _on_names__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5132);


const known = new WeakMap();
const deepest = 8;
function pathOf(node, file, depth = 0) {
    const inner = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$)(node);
    const before = known.get(inner);
    if (before !== undefined)
        return before;
    if (depth > deepest)
        return '?';
    const made = tidy(find(inner, file, depth), file);
    if (depth === 0)
        known.set(inner, made);
    return made;
}
function tidy(path, file) {
    if (file.dialect === 'python')
        return path;
    return path.replace(/^(?:window|globalThis|global|self)\.(?=.)/, '').replace(/\.default(?=\.|$)/, '');
}
function find(node, file, depth) {
    const found = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .expression */ .d)(node, file.dialect);
    switch (found.kind) {
        case 'name':
            return ofName(found.name, node, file, depth);
        case 'member':
            return `${pathOf(found.object, file, depth + 1)}.${found.property}`;
        case 'index':
            return `${pathOf(found.object, file, depth + 1)}[]`;
        case 'choice':
            return found.options[0] === undefined ? '?' : pathOf(found.options[0], file, depth + 1);
        case 'call':
            return ofCall(found.callee, found.args, file, depth);
        case 'constant':
            return typeof found.value === 'string' ? "''" : '?';
        default:
            return '?';
    }
}
function ofCall(callee, args, file, depth) {
    const path = pathOf(callee, file, depth + 1);
    const first = args[0];
    if (path.endsWith('.bind'))
        return path.slice(0, -'.bind'.length);
    if (first === undefined)
        return `${path}()`;
    if (path === 'require' ||
        path === 'import' ||
        path === 'importlib.import_module' ||
        path === '__import__') {
        const name = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .expression */ .d)(first, file.dialect);
        if (name.kind === 'constant' && typeof name.value === 'string')
            return name.value.replace(/^node:/, '');
    }
    if (/(?:^|\.)(?:promisify|__importStar|__importDefault|_interopRequire\w*|__toESM)$/.test(path))
        return pathOf(first, file, depth + 1);
    return `${path}()`;
}
function ofName(name, node, file, depth) {
    const all = (0,_on_names__WEBPACK_IMPORTED_MODULE_1__/* .definitionsOf */ .mu)(file.names, name, node);
    const imported = all.find((one) => one.kind === 'import');
    if (imported !== undefined)
        return imported.path;
    const one = (0,_on_names__WEBPACK_IMPORTED_MODULE_1__/* .reaching */ .Y1)(file.names, name, node).at(-1);
    if (one === undefined)
        return name;
    const via = one.via.map((step) => (step === '*' ? '[]' : `.${step}`)).join('');
    if (one.kind === 'parameter')
        return via === '' ? name : `{}${via}`;
    if (one.kind === 'value' && one.value !== null && one.value !== node) {
        const path = pathOf(one.value, file, depth + 1);
        return path.startsWith('?') || path === "''" ? (via === '' ? name : `?${via}`) : path + via;
    }
    return name;
}
function isLocal(node, file) {
    let at = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$)(node);
    let steps = 0;
    for (;;) {
        const found = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .expression */ .d)(at, file.dialect);
        if (found.kind === 'member' || found.kind === 'index')
            at = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$)(found.object);
        else if (found.kind === 'call')
            at = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$)(found.callee);
        else if (found.kind === 'choice' && found.options[0] !== undefined)
            at = (0,_on_expressions__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$)(found.options[0]);
        else {
            if (found.kind !== 'name')
                return true;
            const all = (0,_on_names__WEBPACK_IMPORTED_MODULE_1__/* .definitionsOf */ .mu)(file.names, found.name, at);
            const alias = all.length === 1 && all[0]?.kind === 'value' && all[0].via.length === 0 ? all[0].value : null;
            const isAlias = alias !== null && /^(?:identifier|member_expression|attribute)$/.test(alias.type);
            if (!isAlias || steps > 10)
                return all.length > 0 && all.every((one) => one.kind !== 'import');
            at = alias;
            steps += 1;
        }
    }
}


/***/ }),

/***/ 6215:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ hasOption),
/* harmony export */   TI: () => (/* binding */ expansions),
/* harmony export */   mr: () => (/* binding */ openScript),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _on_tree__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(805);

const prefixes = new Set([
    'sudo',
    'env',
    'exec',
    'command',
    'time',
    'nice',
    'nohup',
    'builtin',
    'doas',
    'busybox',
    'timeout',
]);
function openScript(path, text, root, isStep) {
    const byNode = new Map();
    const assigned = new Map();
    for (const node of (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(root)) {
        if (node.type === 'command' || node.type === 'declaration_command') {
            const made = readCommand(node);
            if (made !== null)
                byNode.set(node, made);
        }
        else if (node.type === 'variable_assignment') {
            const name = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(node, 'name')?.text ?? '';
            const list = assigned.get(name);
            if (list === undefined)
                assigned.set(name, [node]);
            else
                list.push(node);
        }
    }
    for (const node of (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(root))
        if (node.type === 'pipeline')
            link(node, byNode);
    return { path, root, text, lines: text.split('\n'), commands: [...byNode.values()], isStep, assigned };
}
function readCommand(node) {
    let words = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(node).filter((child) => child.type !== 'variable_assignment' && !child.type.endsWith('_redirect'));
    const first = (list) => plain(list[0]);
    while (prefixes.has(first(words)) && words.length > 1) {
        let at = 1;
        while (at < words.length - 1 &&
            (/^-/.test(plain(words[at])) ||
                /^[A-Za-z_]\w*=/.test(plain(words[at])) ||
                /^\d+[smh]?$/.test(plain(words[at]))))
            at += 1;
        words = words.slice(at);
    }
    const settings = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(node).filter((child) => child.type === 'variable_assignment');
    if (node.type === 'declaration_command') {
        return {
            node,
            name: node.children[0]?.type ?? 'export',
            args: (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(node),
            next: null,
            settings,
            outputs: [],
        };
    }
    const name = first(words);
    if (name === '')
        return null;
    const holder = node.parent?.type === 'redirected_statement' ? node.parent : node;
    const outputs = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(holder)
        .filter((child) => child.type === 'file_redirect' &&
        child.children.some((part) => part.type === '>' || part.type === '>>' || part.type === '&>'))
        .flatMap((child) => (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(child, 'destination') ?? []);
    return {
        node,
        name: name.slice(name.lastIndexOf('/') + 1),
        args: words.slice(1),
        next: null,
        settings,
        outputs,
    };
}
function link(pipeline, byNode) {
    const parts = (0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(pipeline).map((part) => byNode.get(part) ?? byNode.get((0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .kids */ .aw)(part)[0] ?? part) ?? null);
    parts.forEach((part, at) => {
        if (part !== null)
            part.next = parts[at + 1] ?? null;
    });
}
function plain(node) {
    if (node === undefined)
        return '';
    const text = node.text;
    return /^(['"])[\s\S]*\1$/.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
function hasOption(command, letter, long) {
    return command.args.some((arg) => {
        const text = plain(arg);
        return text === long || (/^-[A-Za-z]+$/.test(text) && letter !== '' && text.includes(letter));
    });
}
function expansions(node) {
    return [...(0,_on_tree__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(node)]
        .filter((one) => one.type === 'simple_expansion' || one.type === 'expansion')
        .map((one) => {
        const text = one.text;
        return {
            name: /[A-Za-z_]\w*|[@*#?$!0-9]/.exec(text.slice(1))?.[0] ?? '',
            node: one,
            guarded: /^\$\{\w+:?\?/.test(text) || /^\$\{\w+:?-[^}]/.test(text),
            quoted: one.parent?.type === 'string',
        };
    });
}


/***/ }),

/***/ 805:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ plant),
/* harmony export */   FA: () => (/* binding */ says),
/* harmony export */   G1: () => (/* binding */ above),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   aw: () => (/* binding */ kids),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   vz: () => (/* binding */ ofTypes),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
const deepest = 400;
const leaves = new Set([
    'identifier',
    'property_identifier',
    'shorthand_property_identifier',
    'string_fragment',
    'comment',
    'number',
]);
const none = [];
function isLeaf(type) {
    return leaves.has(type) || !/^[A-Za-z_]/.test(type);
}
const questions = {
    get end() {
        this.keptEnd ??= this.raw.endIndex;
        return this.keptEnd;
    },
    get endRow() {
        this.keptEndRow ??= this.raw.endPosition.row;
        return this.keptEndRow;
    },
    get isNamed() {
        this.keptNamed ??= this.raw.isNamed;
        return this.keptNamed;
    },
    get text() {
        this.keptText ??= this.tree.text.slice(this.start, this.end);
        return this.keptText;
    },
    get parent() {
        if (this.keptParent === undefined) {
            const raw = this.raw.parent;
            this.keptParent = raw === null ? null : nodeOf(raw, this.tree);
        }
        return this.keptParent;
    },
    get children() {
        this.keptChildren ??= childrenOf(this);
        return this.keptChildren;
    },
};
function childrenOf(node) {
    return isLeaf(node.type) ? none : grown(node, node.raw.children);
}
function namedOf(node) {
    if (node.keptChildren !== undefined)
        return node.keptChildren.filter((child) => child.isNamed);
    const found = isLeaf(node.type) ? none : grown(node, node.raw.namedChildren);
    for (const child of found)
        child.keptNamed = true;
    return found;
}
function grown(node, all) {
    if (all.length === 0 || isDeepest(node))
        return none;
    const found = [];
    for (const raw of all)
        if (raw !== null)
            found.push(childOf(node, raw));
    return found;
}
function isDeepest(node) {
    if (node.depth < deepest)
        return false;
    node.tree.isCut = true;
    return true;
}
function childOf(node, raw) {
    const child = nodeOf(raw, node.tree);
    child.keptParent = node;
    child.depth = node.depth + 1;
    return child;
}
function nodeOf(raw, tree) {
    const known = tree.nodes.get(raw.id);
    if (known !== undefined)
        return known;
    const node = Object.create(questions);
    node.raw = raw;
    node.type = raw.type;
    node.start = raw.startIndex;
    node.row = raw.startPosition.row;
    node.tree = tree;
    node.depth = 0;
    node.keptEnd = undefined;
    node.keptEndRow = undefined;
    node.keptNamed = undefined;
    node.keptText = undefined;
    node.keptParent = undefined;
    node.keptChildren = undefined;
    node.keptKids = undefined;
    node.keptFields = undefined;
    tree.nodes.set(raw.id, node);
    return node;
}
function plant(root, text) {
    const node = nodeOf(root, { text, nodes: new Map(), isCut: false });
    node.keptParent = null;
    return node;
}
function isCut(root) {
    return root.tree.isCut;
}
function field(node, name) {
    const kept = node;
    kept.keptFields ??= new Map();
    const known = kept.keptFields.get(name);
    if (known !== undefined)
        return known;
    const raw = node.raw.childForFieldName(name);
    const found = raw === null || isDeepest(kept) ? null : childOf(kept, raw);
    kept.keptFields.set(name, found);
    return found;
}
function kids(node) {
    const kept = node;
    kept.keptKids ??= namedOf(kept).filter((child) => child.type !== 'comment');
    return kept.keptKids;
}
function says(node, pattern) {
    const answers = said.get(node) ?? new Map();
    said.set(node, answers);
    const key = String(pattern);
    const found = answers.get(key) ?? pattern.test(node.text);
    answers.set(key, found);
    return found;
}
const said = new WeakMap();
function* within(node) {
    const open = [node];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        yield next;
        const { children } = next;
        for (let at = children.length - 1; at >= 0; at -= 1)
            open.push(children[at]);
    }
}
function ofTypes(node, types) {
    if (types.size === 0)
        return [];
    const { tree } = node;
    return node.raw.descendantsOfType([...types]).flatMap((raw) => (raw === null ? [] : nodeOf(raw, tree)));
}
function above(node, types) {
    let at = node.parent;
    while (at !== null && !types.has(at.type))
        at = at.parent;
    return at;
}


/***/ }),

/***/ 6436:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ isWorkflowPath),
/* harmony export */   VN: () => (/* binding */ blockOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ maskExpressions),
/* harmony export */   f_: () => (/* binding */ entry),
/* harmony export */   gD: () => (/* binding */ openWorkflow),
/* harmony export */   l$: () => (/* binding */ expressionsIn)
/* harmony export */ });
function isWorkflowPath(path) {
    return /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(path) || isActionPath(path);
}
function isActionPath(path) {
    return /(?:^|\/)action\.ya?ml$/.test(path);
}
function entry(node, key) {
    return node?.entries.find((one) => one.key === key) ?? null;
}
function textOf(node) {
    return node?.kind === 'scalar' && node.value !== null ? String(node.value) : '';
}
function openWorkflow(path, text, root) {
    const lines = text.split('\n');
    const isAction = isActionPath(path);
    if (isAction) {
        const runs = entry(root, 'runs')?.value;
        const steps = stepsOf(entry(runs, 'steps')?.value, null, lines);
        const blank = { permissions: null, env: null, jobs: [], triggers: new Map() };
        return { path, lines, root, isAction, ...blank, steps };
    }
    const jobsNode = entry(root, 'jobs')?.value;
    if (jobsNode?.kind !== 'map')
        return null;
    const jobs = jobsNode.entries.map((one) => jobOf(one, lines));
    return {
        path,
        lines,
        root,
        isAction,
        triggers: triggersOf((entry(root, 'on') ?? entry(root, 'true'))?.value),
        permissions: entry(root, 'permissions'),
        env: entry(root, 'env')?.value ?? null,
        jobs,
        steps: jobs.flatMap((job) => job.steps),
    };
}
function jobOf(one, lines) {
    const job = {
        id: one.key,
        node: one.value,
        permissions: entry(one.value, 'permissions'),
        uses: entry(one.value, 'uses'),
        steps: [],
    };
    return Object.assign(job, { steps: stepsOf(entry(one.value, 'steps')?.value, job, lines) });
}
function stepsOf(list, job, lines) {
    return (list?.items ?? []).map((node) => {
        const run = entry(node, 'run');
        const shell = textOf(entry(node, 'shell')?.value);
        const byDefault = textOf(entry(entry(entry(job?.node, 'defaults')?.value, 'run')?.value, 'shell')?.value);
        return {
            node,
            job,
            id: textOf(entry(node, 'id')?.value),
            uses: entry(node, 'uses'),
            run: run === null ? null : blockOf(run, lines),
            shell: shell || byDefault,
            inputs: entry(node, 'with')?.value.entries ?? [],
        };
    });
}
function triggersOf(node) {
    if (node === undefined)
        return new Map();
    if (node.kind === 'map')
        return new Map(node.entries.map((one) => [one.key, one.value]));
    if (node.kind === 'list')
        return new Map(node.items.map((one) => [textOf(one), null]));
    return new Map([[textOf(node), null]]);
}
function blockOf(one, lines) {
    const value = textOf(one.value);
    const header = one.value.startLine - 1;
    const isBlock = /[|>][-+0-9]*\s*(?:#.*)?\r?$/.test(lines[header] ?? '') && one.value.endLine > one.value.startLine;
    if (!isBlock) {
        const most = one.value.endLine - 1;
        return { text: value, rowOf: (line) => Math.min(header + line, most) };
    }
    const body = lines.slice(header + 1, one.value.endLine);
    const first = body.find((line) => line.trim() !== '') ?? '';
    const indent = first.length - first.trimStart().length;
    return {
        text: body.map((line) => line.slice(indent).replace(/\r$/, '')).join('\n'),
        rowOf: (line) => header + 1 + line,
    };
}
function expressionsIn(text) {
    const found = [];
    let line = 0;
    let counted = 0;
    for (let start = text.indexOf('${{'); start >= 0;) {
        const close = text.indexOf('}}', start);
        if (close < 0)
            break;
        for (; counted < start; counted += 1)
            if (text.charCodeAt(counted) === 10)
                line += 1;
        found.push({ inner: text.slice(start + 3, close).trim(), line, start, end: close + 2 });
        start = text.indexOf('${{', close);
    }
    return found;
}
function maskExpressions(text) {
    let masked = '';
    let done = 0;
    for (const { start, end } of expressionsIn(text)) {
        masked += text.slice(done, start) + text.slice(start, end).replace(/[^\n]/g, 'x');
        done = end;
    }
    return masked + text.slice(done);
}


/***/ })

};
;