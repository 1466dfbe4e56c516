"use strict";
exports.id = 4378;
exports.ids = [4378];
exports.modules = {

/***/ 4378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startServer: () => (/* binding */ startServer)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/core/answers/quote.js
var quote = __webpack_require__(139);
;// CONCATENATED MODULE: ./build/core/mcp/served-text.js

const mostParts = 200;
const mostText = 200_000;
const mostPrompt = 20_000;
function resultText({ content, structuredContent }) {
    const parts = Array.isArray(content) ? content : [];
    const said = parts.slice(0, mostParts).map(partText);
    if (parts.length > mostParts)
        said.push(`[${parts.length - mostParts} more parts were left out.]`);
    const hasText = parts.some((part) => typeof fieldsOf(part).text === 'string');
    if (!hasText && structuredContent !== undefined)
        said.push(json(structuredContent));
    const text = said.join('\n');
    if (text.trim() === '')
        return 'The tool brought no text.';
    return cut(text, mostText);
}
function promptText(messages) {
    const all = Array.isArray(messages) ? messages.slice(0, mostParts) : [];
    const said = all.map((message) => partText(fieldsOf(message).content)).filter((text) => text.trim() !== '');
    return cut(said.join('\n\n'), mostPrompt);
}
function partText(part) {
    const { type, text, mimeType, resource, uri, name, description } = fieldsOf(part);
    switch (type) {
        case 'text':
            return typeof text === 'string' ? text : '';
        case 'image':
        case 'audio':
            return `[${type === 'image' ? 'An image' : 'A sound'}${ofType(mimeType)} was left out: only text is read.]`;
        case 'resource_link':
            return `[A resource: ${words([name, uri, description])}]`;
        case 'resource':
            return resourceText(fieldsOf(resource));
        default:
            return '[A part of an unknown kind was left out.]';
    }
}
function resourceText({ uri, text, mimeType }) {
    if (typeof text === 'string')
        return `[Resource ${words([uri])}]\n${text}`;
    return `[The resource ${words([uri])}${ofType(mimeType)} was left out: only text is read.]`;
}
function ofType(mimeType) {
    return typeof mimeType === 'string' ? ` (${(0,quote/* clipped */.c)(mimeType, 60)})` : '';
}
function words(values) {
    return values
        .filter((value) => typeof value === 'string' && value !== '')
        .map((value) => (0,quote/* clipped */.c)(String(value), 300))
        .join(', ');
}
function json(value) {
    try {
        return JSON.stringify(value) ?? '';
    }
    catch {
        return '[An answer that cannot be written as text was left out.]';
    }
}
function cut(text, most) {
    if (text.length <= most)
        return text;
    const kept = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
    return `${kept}\n[cut: ${text.length - kept.length} of ${text.length} characters left out]`;
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}

// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(1143);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/adapters/mcp-processes.js

const markName = 'COUNTERSIGN_SERVER_RUN';
const passes = 5;
function startedBy(pid) {
    const all = running();
    const found = [];
    for (let parents = [pid]; parents.length > 0;) {
        const children = all.filter((one) => parents.includes(one.parent) && !found.includes(one));
        found.push(...children);
        parents = children.map((one) => one.pid);
    }
    return found;
}
function endAll(mark, known) {
    for (let pass = 0; pass < passes; pass += 1) {
        const left = running().filter((one) => known.some(({ pid, began }) => pid === one.pid && began === one.began) || bears(one.pid, mark));
        if (left.length === 0)
            return;
        for (const one of left)
            end(one.pid);
    }
}
function end(pid, signal = 'SIGKILL') {
    try {
        process.kill(process.platform === 'win32' ? Math.abs(pid) : pid, signal);
    }
    catch {
    }
}
function running() {
    return numbers().flatMap((pid) => {
        const rest = read(`/proc/${pid}/stat`).split(')').at(-1)?.trim().split(' ');
        const [state, parent] = rest ?? [];
        const began = rest?.[19];
        if (state === undefined || state === 'Z' || parent === undefined || began === undefined)
            return [];
        return [{ pid, parent: Number(parent), began }];
    });
}
function bears(pid, mark) {
    return read(`/proc/${pid}/environ`).split('\0').includes(`${markName}=${mark}`);
}
function numbers() {
    try {
        return (0,external_node_fs_.readdirSync)('/proc').map(Number).filter(Number.isInteger);
    }
    catch {
        return [];
    }
}
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/adapters/mcp-line.js




const most = {
    message: 8 * 1024 * 1024,
    bytes: 128 * 1024 * 1024,
    messages: 20_000,
    strayLines: 200,
    unread: 8 * 1024 * 1024,
};
const mcp_line_closed = 'it was ended';
const stderrKept = 4_096;
const farewellMs = 500;
function lineTo(program, parse) {
    const mark = (0,external_node_crypto_.randomUUID)();
    let child = null;
    let fault = null;
    let stderr = '';
    let closing = null;
    const over = (why) => {
        if (fault !== null)
            return;
        fault = why;
        line.onclose?.();
    };
    const line = {
        fault: () => fault,
        isClosed: () => fault === mcp_line_closed,
        complaint: () => (0,quote/* clipped */.c)(stderr
            .split('\n')
            .filter((text) => /\w/.test(text) && !/^\s+at |^Node\.js v|^\s*\^+\s*$/.test(text))
            .at(-1) ?? ''),
        fail(why) {
            over(why);
            void line.close();
        },
        start: () => new Promise((resolve, reject) => {
            const { command, args, directory, env } = program;
            const started = (0,external_node_child_process_.spawn)(command, args, {
                cwd: directory,
                env: { ...env, [markName]: mark },
                stdio: ['pipe', 'pipe', 'pipe'],
                detached: process.platform !== 'win32',
                windowsHide: true,
            });
            child = started;
            started.on('spawn', resolve);
            started.on('error', (error) => {
                over(`it could not be started (${error.message}); name its program by its whole path`);
                reject(error);
            });
            started.on('exit', (code, signal) => {
                if (started.pid !== undefined)
                    end(-started.pid);
                over(`it ended (${code === null ? signal : `exit code ${code}`})`);
            });
            started.stdin.on('error', () => { });
            started.stderr.setEncoding('utf8').on('data', (text) => {
                stderr = (stderr + text).slice(-stderrKept);
            });
            started.stdout.on('data', reading(parse, (message) => line.onmessage?.(message), line.fail));
        }),
        async send(message) {
            if (fault !== null || child?.stdin?.writable !== true)
                throw new Error('The server is gone.');
            if (child.stdin.writableLength > most.unread)
                return line.fail('it reads nothing of what it is sent');
            child.stdin.write(`${JSON.stringify(message)}\n`);
        },
        close() {
            over(mcp_line_closed);
            closing ??= ended(child, mark);
            return closing;
        },
        kill() {
            if (child?.pid !== undefined && !hasEnded(child))
                end(-child.pid);
        },
    };
    return line;
}
function reading(parse, take, fail) {
    let pieces = [];
    let size = 0;
    let bytes = 0;
    let messages = 0;
    let stray = 0;
    let failed = false;
    const stop = (fault) => {
        failed = true;
        pieces = [];
        fail(fault);
    };
    const whole = (text) => {
        if (text.trim() === '')
            return;
        messages += 1;
        try {
            take(parse(text));
        }
        catch {
            stray += 1;
        }
        if (messages > most.messages)
            stop(`it sent more than ${most.messages} messages`);
        else if (stray > most.strayLines)
            stop('what it writes is not the protocol');
    };
    return (chunk) => {
        if (failed)
            return;
        bytes += chunk.length;
        if (bytes > most.bytes)
            return stop('it wrote more than 128 MiB');
        let from = 0;
        for (let at = chunk.indexOf(10); at >= 0 && !failed; at = chunk.indexOf(10, from)) {
            whole(Buffer.concat([...pieces, chunk.subarray(from, at)]).toString('utf8'));
            pieces = [];
            size = 0;
            from = at + 1;
        }
        if (failed)
            return;
        pieces.push(chunk.subarray(from));
        size += chunk.length - from;
        if (size > most.message)
            stop('it sent a message of more than 8 MiB');
    };
}
async function ended(child, mark) {
    const { pid } = child ?? {};
    if (child === null || pid === undefined)
        return;
    const known = startedBy(pid);
    const gone = new Promise((resolve) => {
        if (hasEnded(child))
            resolve();
        else
            child.once('exit', () => resolve());
    });
    child.stdin?.end();
    if (!(await within(farewellMs, gone))) {
        end(-pid, 'SIGTERM');
        await within(farewellMs, gone);
    }
    if (!hasEnded(child))
        end(-pid);
    endAll(mark, known);
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream?.destroy();
    child.unref();
}
function hasEnded(child) {
    return child.exitCode !== null || child.signalCode !== null;
}
async function within(milliseconds, work) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), milliseconds);
    });
    const done = await Promise.race([work.then(() => true), late]);
    clearTimeout(timer);
    return done;
}

;// CONCATENATED MODULE: ./build/adapters/mcp-server.js





const mostListed = 500;
const mostPages = 20;
const anything = schemas/* looseObject */._H3({});
const toolPage = schemas/* looseObject */._H3({ tools: schemas/* array */.YOg(schemas/* unknown */.L5J()), nextCursor: schemas/* string */.YjP().optional() });
const promptPage = schemas/* looseObject */._H3({ prompts: schemas/* array */.YOg(schemas/* unknown */.L5J()), nextCursor: schemas/* string */.YjP().optional() });
const promptEntry = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().min(1).max(200),
    arguments: schemas/* array */.YOg(schemas/* looseObject */._H3({ required: schemas/* boolean */.zMY().optional() })).optional(),
});
async function startServer(name, start) {
    const { program, roots, deadlines, signal } = start;
    const [{ Client }, { ListRootsRequestSchema }, { deserializeMessage }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(3846), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 63)),
        __webpack_require__.e(/* import() */ 3846).then(__webpack_require__.bind(__webpack_require__, 3846)),
        Promise.all(/* import() */[__webpack_require__.e(3846), __webpack_require__.e(6224)]).then(__webpack_require__.bind(__webpack_require__, 6224)),
    ]);
    const line = lineTo(program, deserializeMessage);
    start.opened(line);
    const client = new Client({ name: 'countersign', version: version/* version */.r }, { capabilities: { roots: {} } });
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: roots.map((uri) => ({ uri })) }));
    try {
        await client.connect(line, { timeout: deadlines.startMs, signal: apart(signal) });
        const { tools, further } = await toolsOf(client, deadlines, signal);
        const hasPrompts = client.getServerCapabilities()?.prompts !== undefined;
        return { name, line, tools, further, hasPrompts, ...asked(name, line, client, deadlines, signal) };
    }
    catch (error) {
        const fault = line.isClosed() ? null : line.fault();
        const why = fault ?? phraseFor(error, deadlines.startMs);
        await line.close();
        throw new Error(`${why}${(0,quote/* quoting */.y)(line.complaint())}`);
    }
}
async function toolsOf(client, { listMs }, signal) {
    if (client.getServerCapabilities()?.tools === undefined)
        return { tools: [], further: 0 };
    const tools = [];
    await paged(async (cursor) => {
        const params = cursor === undefined ? {} : { cursor };
        const options = { timeout: listMs, signal: apart(signal) };
        const page = await client.request({ method: 'tools/list', params }, toolPage, options);
        tools.push(...page.tools);
        return tools.length > mostListed ? undefined : page.nextCursor;
    });
    return { tools: tools.slice(0, mostListed), further: Math.max(0, tools.length - mostListed) };
}
async function paged(ask) {
    let cursor;
    for (let page = 0; page < mostPages; page += 1) {
        cursor = await ask(cursor);
        if (cursor === undefined || cursor === '')
            return;
    }
}
function asked(name, line, client, deadlines, run) {
    const gone = () => `The server ${name} is gone: ${line.fault()}${(0,quote/* quoting */.y)(line.complaint())} Go on without its tools.`;
    return {
        async call(tool, input, signal) {
            if (line.fault() !== null)
                return { ok: false, reason: gone() };
            const options = { timeout: deadlines.callMs, signal: apart(signal) };
            try {
                const params = { name: tool, arguments: input };
                const result = await client.request({ method: 'tools/call', params }, anything, options);
                const text = resultText(result);
                return result.isError === true ? { ok: false, reason: text } : { ok: true, text };
            }
            catch (error) {
                if (line.fault() !== null)
                    return { ok: false, reason: gone() };
                if (isLate(error) && !run.aborted)
                    await showLife(client, line, deadlines.pingMs);
                return {
                    ok: false,
                    reason: `The server ${name} did not do it: ${phraseFor(error, deadlines.callMs)}.`,
                };
            }
        },
        async prompts() {
            const found = [];
            await paged(async (cursor) => {
                const params = cursor === undefined ? {} : { cursor };
                const options = { timeout: deadlines.listMs, signal: apart(run) };
                const page = await client.request({ method: 'prompts/list', params }, promptPage, options);
                for (const entry of page.prompts.slice(0, mostListed)) {
                    const { data } = promptEntry.safeParse(entry);
                    const needsArguments = data?.arguments?.some(({ required }) => required === true) ?? false;
                    if (data !== undefined)
                        found.push({ name: data.name, needsArguments });
                }
                return found.length > mostListed ? undefined : page.nextCursor;
            });
            return found;
        },
        async prompt(wanted) {
            const options = { timeout: deadlines.listMs, signal: apart(run) };
            const params = { name: wanted };
            const { messages } = await client.request({ method: 'prompts/get', params }, anything, options);
            return promptText(messages);
        },
    };
}
async function showLife(client, line, pingMs) {
    try {
        await client.ping({ timeout: pingMs });
    }
    catch {
        line.fail('it does not answer any more');
    }
}
function apart(signal) {
    return AbortSignal.any([signal]);
}
function isLate(error) {
    return error?.code === -32001;
}
function phraseFor(error, milliseconds) {
    if (isLate(error))
        return `no answer came within ${milliseconds / 1000} seconds`;
    if (Array.isArray(error?.issues))
        return 'its answer is not of the protocol';
    return (0,quote/* clipped */.c)(error instanceof Error ? error.message : String(error), 300).replace(/\.$/, '');
}


/***/ })

};
;