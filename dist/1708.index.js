"use strict";
exports.id = 1708;
exports.ids = [1708,2017];
exports.modules = {

/***/ 8405:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   X5: () => (/* binding */ endpointOf),
/* harmony export */   YN: () => (/* binding */ credentialsOf)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3393);


function endpointOf(baseUrl) {
    const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_1__/* .RunError */ .e4('config', 'The base URL is not an address that starts with https:// or http://.', {
            hint: 'Set --base-url to an address such as https://api.openai.com/v1.',
        });
    }
    return {
        address: url.origin + url.pathname.replace(/\/$/, ''),
        query: Object.fromEntries(url.searchParams),
        credentials: credentialsOf(url),
        isLoopback: isLoopback(url.hostname),
    };
}
function credentialsOf(url) {
    if (url.username === '' && url.password === '')
        return null;
    return `${decoded(url.username)}:${decoded(url.password)}`;
}
function isLoopback(hostname) {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    return host === 'localhost' || host === '[::1]' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(host) && host.startsWith('127.'));
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 9655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lineTo),
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1692);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _chat_address__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8405);
/* harmony import */ var _chat_fault__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7129);
/* harmony import */ var _chat_proxy__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2017);






const attemptMs = 2_000;
async function lineTo(target, way, signal) {
    const proxy = (0,_chat_proxy__WEBPACK_IMPORTED_MODULE_5__.proxyFor)(target, way.proxy);
    const path = target.pathname + target.search;
    if (proxy === null) {
        const socket = await open(target, way, signal);
        return { socket, path, headers: {}, proxy };
    }
    const toProxy = await atProxy(proxy, open(proxy, way, signal));
    if (target.protocol === 'http:')
        return { socket: toProxy, path: target.origin + path, headers: leave(proxy), proxy };
    await atProxy(proxy, tunnel(toProxy, target, proxy, signal));
    return { socket: await encrypt(toProxy, target, signal), path, headers: {}, proxy: null };
}
async function atProxy(proxy, step) {
    try {
        return await step;
    }
    catch (error) {
        throw (0,_chat_fault__WEBPACK_IMPORTED_MODULE_4__/* .brokenAtProxy */ .l5)(error, proxy);
    }
}
async function open(to, way, signal) {
    signal.throwIfAborted();
    const raw = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({
        host: hostOf(to),
        port: portOf(to),
        noDelay: true,
        autoSelectFamilyAttemptTimeout: attemptMs,
        ...(way.lookup === undefined ? {} : { lookup: way.lookup }),
    });
    await ready(raw, 'connect', signal);
    return to.protocol === 'https:' ? encrypt(raw, to, signal) : raw;
}
function encrypt(raw, to, signal) {
    const host = hostOf(to);
    const name = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) === 0 ? { servername: host } : {};
    return ready((0,node_tls__WEBPACK_IMPORTED_MODULE_2__.connect)({ socket: raw, host, ...name, ALPNProtocols: ['http/1.1'] }), 'secureConnect', signal);
}
function ready(socket, event, signal) {
    socket.on('error', () => { });
    return new Promise((resolve, reject) => {
        const settle = (error) => {
            signal.removeEventListener('abort', stop);
            socket.off('error', settle).off('close', close).off(event, done);
            if (error === null)
                return resolve(socket);
            socket.destroy();
            reject(error);
        };
        const stop = () => settle(signal.reason);
        const close = () => settle(new _chat_fault__WEBPACK_IMPORTED_MODULE_4__/* .Broken */ .sn('reset', 'the connection was closed before it stood'));
        const done = () => settle(null);
        if (signal.aborted)
            return stop();
        signal.addEventListener('abort', stop, { once: true });
        socket.on('error', settle).on('close', close).on(event, done);
    });
}
function tunnel(socket, target, proxy, signal) {
    const host = `${target.hostname}:${portOf(target)}`;
    return new Promise((resolve, reject) => {
        let open = true;
        const settle = (error) => {
            if (!open)
                return;
            open = false;
            signal.removeEventListener('abort', stop);
            if (error === null)
                return resolve();
            socket.destroy();
            reject(error);
        };
        const stop = () => settle(signal.reason);
        if (signal.aborted)
            return stop();
        signal.addEventListener('abort', stop, { once: true });
        const asked = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)({
            createConnection: () => socket,
            method: 'CONNECT',
            path: host,
            headers: { host, ...leave(proxy) },
        });
        asked.on('error', settle);
        asked.on('close', () => settle(new _chat_fault__WEBPACK_IMPORTED_MODULE_4__/* .Broken */ .sn('proxy', `the proxy ${proxy.host} closed the connection`)));
        asked.on('connect', (answer, _, head) => {
            const status = answer.statusCode ?? 0;
            if (status < 200 || status > 299)
                settle(new _chat_fault__WEBPACK_IMPORTED_MODULE_4__/* .Broken */ .sn('proxy', refusal(proxy, target, status)));
            else if (head.length > 0)
                settle(new _chat_fault__WEBPACK_IMPORTED_MODULE_4__/* .Broken */ .sn('proxy', `the proxy ${proxy.host} speaks into its tunnel`));
            else
                settle(null);
        });
        asked.end();
    });
}
function refusal(proxy, target, status) {
    const why = status === 407 ? 'wants other credentials' : 'gives no tunnel';
    return `the proxy ${proxy.host} ${why} for ${target.host}: status ${status}`;
}
function leave(proxy) {
    const credentials = (0,_chat_address__WEBPACK_IMPORTED_MODULE_3__/* .credentialsOf */ .YN)(proxy);
    if (credentials === null)
        return {};
    return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
}
function hostOf(url) {
    return url.hostname.replace(/^\[|\]$/g, '');
}
function portOf(url) {
    return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}


/***/ }),

/***/ 7129:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RA: () => (/* binding */ brokenBy),
/* harmony export */   l5: () => (/* binding */ brokenAtProxy),
/* harmony export */   sn: () => (/* binding */ Broken)
/* harmony export */ });
class Broken extends Error {
    fault;
    constructor(fault, detail, cause) {
        super(detail, cause === undefined ? undefined : { cause });
        this.name = 'Broken';
        this.fault = fault;
    }
}
const byCode = {
    ENOTFOUND: 'dns',
    EAI_AGAIN: 'dns',
    EAI_FAIL: 'dns',
    EAI_NODATA: 'dns',
    EAI_NONAME: 'dns',
    ECONNREFUSED: 'refused',
    ECONNRESET: 'reset',
    ECONNABORTED: 'reset',
    EPIPE: 'reset',
    ERR_STREAM_PREMATURE_CLOSE: 'reset',
    ETIMEDOUT: 'connect',
};
const tlsCode = /^(?:ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|CRL_|PATH_LENGTH)/;
function brokenBy(error) {
    if (error instanceof Broken)
        return error;
    const code = codeOf(error);
    const fault = byCode[code] ?? (tlsCode.test(code) ? 'tls' : 'network');
    return new Broken(fault, describe(error, code), error);
}
function brokenAtProxy(error, proxy) {
    const broken = brokenBy(error);
    if (broken.fault === 'aborted' || broken.fault === 'proxy')
        return broken;
    const fault = broken.fault === 'connect' ? 'connect' : 'proxy';
    return new Broken(fault, `the proxy ${proxy.host}: ${broken.message}`, error);
}
function codeOf(error) {
    const code = error?.code;
    if (typeof code === 'string')
        return code;
    return error instanceof AggregateError ? codeOf(error.errors[0]) : '';
}
function describe(error, code) {
    const first = error instanceof AggregateError && error.message === '' ? error.errors[0] : error;
    const message = plain(first instanceof Error ? first.message : String(first));
    return code === '' || message.includes(code) ? message : `${code}: ${message}`;
}
function plain(message) {
    const reason = /\berror:[\dA-F]{8}:[^:]{0,60}:[^:]{0,60}:([^:]{1,100})/.exec(message)?.[1];
    return reason ?? message.replace(/; if the root CA is installed locally.{0,100}$/, '');
}


/***/ }),

/***/ 4773:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ exchangeOf),
/* harmony export */   r: () => (/* binding */ pump)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _chat_connect__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9655);
/* harmony import */ var _chat_fault__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7129);



const lingerMs = 1_000;
async function exchangeOf(outgoing, way, watch, read) {
    let socket = null;
    try {
        const line = await (0,_chat_connect__WEBPACK_IMPORTED_MODULE_1__/* .lineTo */ .a)(outgoing.url, way, watch.signal);
        socket = line.socket;
        watch.connected();
        const result = await read(await responseTo(outgoing, line, watch.signal), line);
        if (!socket.destroyed)
            linger(socket);
        return result;
    }
    catch (error) {
        socket?.destroy();
        throw error;
    }
    finally {
        watch.stop();
    }
}
function responseTo(outgoing, line, signal) {
    return new Promise((resolve, reject) => {
        const settle = (act) => {
            signal.removeEventListener('abort', stop);
            act();
        };
        const stop = () => settle(() => reject(signal.reason));
        if (signal.aborted)
            return stop();
        signal.addEventListener('abort', stop, { once: true });
        const asked = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)({
            createConnection: () => line.socket,
            method: outgoing.method,
            path: line.path,
            headers: {
                ...outgoing.headers,
                ...line.headers,
                host: outgoing.url.host,
                'accept-encoding': 'identity',
            },
        });
        asked.on('response', (response) => settle(() => resolve(response)));
        asked.on('error', (error) => settle(() => reject(error)));
        asked.on('close', () => settle(() => reject(new _chat_fault__WEBPACK_IMPORTED_MODULE_2__/* .Broken */ .sn('reset', 'the connection was closed without an answer'))));
        asked.end(outgoing.body ?? undefined);
    });
}
function pump(response, signal, take) {
    return new Promise((resolve, reject) => {
        const settle = (act) => {
            signal.removeEventListener('abort', stop);
            response.off('data', data).off('end', end).off('close', close);
            act();
        };
        const stop = () => settle(() => reject(signal.reason));
        const cut = () => reject(new _chat_fault__WEBPACK_IMPORTED_MODULE_2__/* .Broken */ .sn('reset', 'the connection was cut before the end of the answer'));
        const { socket } = response;
        const end = () => {
            if (socket.errored)
                return settle(() => reject(socket.errored));
            settle(() => (response.complete ? resolve('end') : cut()));
        };
        const close = () => settle(cut);
        const data = (piece) => {
            try {
                if (take(piece))
                    settle(() => resolve('enough'));
            }
            catch (error) {
                settle(() => reject(error));
            }
        };
        response.on('error', (error) => settle(() => reject(error)));
        if (signal.aborted)
            return stop();
        signal.addEventListener('abort', stop, { once: true });
        response.on('data', data).on('end', end).on('close', close);
    });
}
function linger(socket) {
    socket.resume();
    socket.unref();
    setTimeout(() => socket.destroy(), lingerMs).unref();
}


/***/ }),

/***/ 7575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   hR: () => (/* binding */ finishOf),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   vg: () => (/* binding */ spoken)
/* harmony export */ });
function fields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function string(value) {
    return typeof value === 'string' ? value : '';
}
function finishOf(choice) {
    return string(choice.finish_reason) || null;
}
function spoken(message) {
    let content = string(message.content);
    let reasoning = string(message.reasoning_content) || string(message.reasoning);
    for (const part of list(message.content)) {
        const { type, text, thinking } = fields(part) ?? {};
        if (type === 'text')
            content += string(text);
        if (type === 'thinking')
            reasoning += thought(thinking);
    }
    return { content, reasoning, refusal: string(message.refusal) };
}
function thought(thinking) {
    if (typeof thinking === 'string')
        return thinking;
    return list(thinking)
        .map((part) => string(fields(part)?.text))
        .join('');
}
function argumentsOf(call) {
    const given = call?.arguments;
    if (typeof given === 'string')
        return given;
    return given === undefined || given === null ? '' : JSON.stringify(given);
}
function usageOf(value) {
    const usage = fields(value);
    const inputTokens = count(usage?.prompt_tokens);
    const outputTokens = count(usage?.completion_tokens);
    if (inputTokens === null || outputTokens === null)
        return null;
    const cached = fields(usage?.prompt_tokens_details)?.cached_tokens ?? usage?.prompt_cache_hit_tokens;
    return { inputTokens, cachedTokens: Math.min(count(cached) ?? 0, inputTokens), outputTokens };
}
function count(value) {
    return Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function jsonOf(text) {
    try {
        return text === null ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function textOf(decoder, bytes, more) {
    try {
        return decoder.decode(bytes, { stream: more });
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 2017:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isExempt: () => (/* binding */ isExempt),
/* harmony export */   proxyAddress: () => (/* binding */ proxyAddress),
/* harmony export */   proxyFor: () => (/* binding */ proxyFor),
/* harmony export */   proxySettings: () => (/* binding */ proxySettings)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _chat_address__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _chat_fault__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7129);



function proxySettings(environment) {
    const read = (name) => environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || null;
    return { https: read('https_proxy'), http: read('http_proxy'), noProxy: read('no_proxy') ?? '' };
}
function proxyFor(target, settings) {
    const secure = target.protocol === 'https:';
    const given = secure ? settings?.https : settings?.http;
    if (!given || (0,_chat_address__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(target.hostname) || isExempt(target, settings?.noProxy ?? ''))
        return null;
    const url = proxyAddress(given);
    if (url !== null)
        return url;
    const name = secure ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    throw new _chat_fault__WEBPACK_IMPORTED_MODULE_2__/* .Broken */ .sn('proxy', `${name} is not the address of an HTTP proxy, such as http://proxy.example:3128`);
}
function proxyAddress(given) {
    const address = given.includes('://') ? given : `http://${given}`;
    const url = URL.canParse(address) ? new URL(address) : null;
    return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}
function isExempt(target, noProxy) {
    const host = target.hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(/[\s,]/)
        .some((entry) => entry !== '' && covers(entry, host, port));
}
function covers(entry, host, port) {
    if (entry === '*')
        return true;
    const [name, only] = withoutPort(entry);
    if (only !== null && only !== port)
        return false;
    if (name.includes('/'))
        return inSubnet(name, host);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(name) === (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) && subnet(name, null)?.check(host, family(host)) === true;
    const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
    return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
function withoutPort(entry) {
    const bracket = entry.startsWith('[') ? entry.indexOf(']') : -1;
    if (bracket > 0)
        return [entry.slice(1, bracket), entry.slice(bracket + 1).replace(/^:/, '') || null];
    const colon = entry.lastIndexOf(':');
    if (colon < 0 || entry.indexOf(':') !== colon)
        return [entry, null];
    return [entry.slice(0, colon), entry.slice(colon + 1)];
}
function inSubnet(entry, host) {
    const [address, bits] = entry.split('/', 2);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || !bits || !/^\d{1,3}$/.test(bits))
        return false;
    return ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address ?? '') === (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) &&
        subnet(address ?? '', Number(bits))?.check(host, family(host)) === true);
}
function subnet(address, bits) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    try {
        if (bits === null)
            list.addAddress(address, family(address));
        else
            list.addSubnet(address, bits, family(address));
        return list;
    }
    catch {
        return null;
    }
}
function family(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 6 ? 'ipv6' : 'ipv4';
}


/***/ }),

/***/ 2978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ watchOver)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _chat_fault__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7129);


function watchOver(deadlines, outer) {
    const line = new AbortController();
    const end = (fault, detail) => line.abort(new _chat_fault__WEBPACK_IMPORTED_MODULE_1__/* .Broken */ .sn(fault, detail));
    const wait = seconds(deadlines.firstTokenMs);
    const rest = seconds(Math.max(deadlines.firstTokenMs, deadlines.idleMs));
    const late = {
        connect: () => end('connect', `no connection within ${seconds(deadlines.connectMs)}`),
        first: () => end('first_token', `connected, and nothing of an answer within ${wait}`),
        idle: () => end('idle', `the answer stopped coming for ${seconds(deadlines.idleMs)}`),
        next: () => end('idle', `the line was kept open, and nothing more of the answer came for ${rest}`),
    };
    const stopped = () => end('aborted', 'the run was stopped');
    let first = setTimeout(late.connect, delay(deadlines.connectMs));
    let idle = null;
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, outer);
    if (outer.aborted)
        stopped();
    outer.addEventListener('abort', stopped, { once: true });
    return {
        signal: line.signal,
        connected() {
            clearTimeout(first);
            first = setTimeout(late.first, delay(deadlines.firstTokenMs));
        },
        alive: () => void idle?.refresh(),
        progress() {
            if (idle !== null) {
                idle.refresh();
                first.refresh();
                return;
            }
            clearTimeout(first);
            first = setTimeout(late.next, delay(Math.max(deadlines.firstTokenMs, deadlines.idleMs)));
            idle = setTimeout(late.idle, delay(deadlines.idleMs));
        },
        stop() {
            clearTimeout(first);
            if (idle !== null)
                clearTimeout(idle);
            outer.removeEventListener('abort', stopped);
        },
    };
}
function delay(milliseconds) {
    return Math.min(milliseconds, 2 ** 31 - 1);
}
function seconds(milliseconds) {
    return `${milliseconds / 1000} s`;
}


/***/ }),

/***/ 1708:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endpointOf: () => (/* reexport */ chat_address/* endpointOf */.X5),
  openChat: () => (/* binding */ openChat),
  proxySettings: () => (/* reexport */ chat_proxy.proxySettings)
});

// EXTERNAL MODULE: ./build/adapters/chat-address.js
var chat_address = __webpack_require__(8405);
;// CONCATENATED MODULE: ./build/adapters/chat-client.js
const never = 2 ** 31 - 1;
const passed = new Set(['accept', 'authorization', 'content-type', 'user-agent']);
const keyHeaders = new Set(['authorization', 'api-key', 'x-api-key']);
async function request(options, endpoint, call, carry) {
    const { OpenAI } = await __webpack_require__.e(/* import() */ 3674).then(__webpack_require__.bind(__webpack_require__, 3674));
    const own = new Set(Object.keys(options.headers).map((name) => name.toLowerCase()));
    const named = [...keyHeaders].some((name) => own.has(name));
    const client = new OpenAI({
        baseURL: endpoint.address,
        apiKey: 'none',
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        defaultHeaders: {
            authorization: named ? null : authorization(options.apiKey, endpoint.credentials),
            'user-agent': 'countersign',
            ...options.headers,
        },
        defaultQuery: { ...endpoint.query, ...options.query },
        maxRetries: 0,
        timeout: never,
        logLevel: 'off',
        async fetch(target, init) {
            const headers = [...new Headers(init?.headers)].filter(([name]) => passed.has(name) || own.has(name));
            await carry({
                url: new URL(String(target)),
                method: init?.method ?? 'GET',
                headers: Object.fromEntries(headers),
                body: typeof init?.body === 'string' ? init.body : null,
            });
            return new Response();
        },
    });
    await client[call.method](call.path, call.body === undefined ? {} : { body: call.body }).asResponse();
}
function authorization(key, credentials) {
    if (key !== null)
        return `Bearer ${key}`;
    return credentials === null ? null : `Basic ${Buffer.from(credentials).toString('base64')}`;
}

// EXTERNAL MODULE: ./build/adapters/chat-connect.js
var chat_connect = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/adapters/chat-fault.js
var chat_fault = __webpack_require__(7129);
// EXTERNAL MODULE: ./build/adapters/chat-http.js
var chat_http = __webpack_require__(4773);
// EXTERNAL MODULE: ./build/adapters/chat-parts.js
var chat_parts = __webpack_require__(7575);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(356);
;// CONCATENATED MODULE: ./build/adapters/chat-calls.js


const mostCalls = 128;
const longest = 1_000;
const longestExtra = 64_000;
function callsOf(message) {
    const given = entriesIn(message ?? {});
    if (given.length > mostCalls)
        throw tooMany();
    return given.map((entry) => {
        const named = namedIn(entry);
        const extra = extraOf(entry);
        return {
            id: chat_calls_short(entry.id),
            name: chat_calls_short(named.name),
            arguments: (0,chat_parts/* argumentsOf */.aX)(named),
            ...(extra === null ? {} : { extra }),
        };
    });
}
function callPieces() {
    const calls = [];
    function takeOne(piece, add) {
        const named = namedIn(piece);
        const [id, name, text] = [chat_calls_short(piece.id), chat_calls_short(named.name), (0,chat_parts/* argumentsOf */.aX)(named)];
        let call = calls.findLast((one) => piece.index === undefined || piece.index === null || one.index === piece.index);
        if (call !== undefined && isOther(call, { id, name, text }))
            call = undefined;
        const isFresh = call === undefined;
        if (call === undefined) {
            if (calls.length === mostCalls)
                throw tooMany();
            call = {
                index: piece.index,
                id,
                name: '',
                arguments: [],
                extra: null,
                depth: 0,
                inText: false,
                isEscaped: false,
            };
            calls.push(call);
        }
        call.id ||= id;
        call.extra ??= extraOf(piece);
        const longer = joined(call, name);
        const isNamed = longer !== call.name;
        call.name = longer;
        follow(call, text);
        return add(call.arguments, text) || isFresh || isNamed;
    }
    return {
        take: (delta, add) => entriesIn(delta)
            .map((piece) => takeOne(piece, add))
            .includes(true),
        calls: () => calls.map(({ id, name, arguments: given, extra }) => ({
            id,
            name,
            arguments: given.join(''),
            ...(extra === null ? {} : { extra }),
        })),
    };
}
function isOther(call, { id, name, text }) {
    if (id !== '' && call.id !== '')
        return id !== call.id;
    if (name === '' || call.arguments.length === 0)
        return false;
    return name !== call.name || (text !== '' && call.depth === 0);
}
function joined({ name, arguments: given }, more) {
    if (more === '' || more === name || given.length > 0)
        return name;
    return more.startsWith(name) ? more : chat_calls_short(name + more);
}
function follow(call, text) {
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (call.isEscaped)
            call.isEscaped = false;
        else if (char === '\\')
            call.isEscaped = call.inText;
        else if (char === '"')
            call.inText = !call.inText;
        else if (call.inText)
            continue;
        else if (char === '{' || char === '[')
            call.depth += 1;
        else if (char === '}' || char === ']')
            call.depth -= 1;
    }
}
function entriesIn(message) {
    const entries = (0,chat_parts/* list */.p_)(message.tool_calls).map((call) => (0,chat_parts/* fields */.OA)(call) ?? {});
    const old = (0,chat_parts/* fields */.OA)(message.function_call);
    return entries.length > 0 || old === null ? entries : [{ index: 'function_call', function: old }];
}
function namedIn(entry) {
    return (0,chat_parts/* fields */.OA)(entry.function) ?? entry;
}
function extraOf(entry) {
    const extra = (0,chat_parts/* fields */.OA)(entry.extra_content);
    return extra !== null && JSON.stringify(extra).length <= longestExtra ? extra : null;
}
function chat_calls_short(value) {
    return (0,chat_parts/* string */.Yj)(value).slice(0, longest);
}
function tooMany() {
    return new chat_fault/* Broken */.sn('network', `over ${mostCalls} tool calls in one answer`);
}

;// CONCATENATED MODULE: ./build/adapters/chat-completion.js


function completionOf(value) {
    const body = (0,chat_parts/* fields */.OA)(value);
    if (body === null || !Array.isArray(body.choices))
        return null;
    const choice = (0,chat_parts/* fields */.OA)(body.choices[0]);
    const message = (0,chat_parts/* fields */.OA)(choice?.message);
    if (body.choices.length > 0 && message === null)
        return null;
    const { content, reasoning, refusal } = (0,chat_parts/* spoken */.vg)(message ?? {});
    const finishReason = choice === null ? null : (0,chat_parts/* finishOf */.hR)(choice);
    return {
        kind: 'answer',
        content,
        reasoning,
        toolCalls: callsOf(message),
        finishReason,
        refusal: refusal || null,
        choices: body.choices.length,
        ended: true,
        usage: (0,chat_parts/* usageOf */.Fs)(body.usage),
        model: (0,chat_parts/* string */.Yj)(body.model) || null,
    };
}

;// CONCATENATED MODULE: ./build/adapters/chat-refusal.js

const byWord = {
    invalid_request_error: 400,
    badrequesterror: 400,
    authentication_error: 401,
    permission_error: 403,
    not_found_error: 404,
    rate_limit_error: 429,
    rate_limit_exceeded: 429,
    insufficient_quota: 429,
    server_error: 500,
    internal_server_error: 500,
    api_error: 500,
    overloaded_error: 503,
};
function errorIn(value) {
    const { error } = value;
    if (typeof error === 'string')
        return error === '' ? null : { message: error };
    return (0,chat_parts/* fields */.OA)(error);
}
function statusOf(error) {
    for (const said of [error.code, error.status, error.status_code]) {
        const code = Number(said);
        if (Number.isInteger(code) && code >= 400 && code <= 599)
            return code;
    }
    const words = [error.code, error.type].map((word) => (0,chat_parts/* string */.Yj)(word).toLowerCase());
    const known = words.find((word) => Object.hasOwn(byWord, word));
    return known === undefined ? null : (byWord[known] ?? null);
}
function retryAfter(headers, now) {
    const milliseconds = Number.parseFloat(String(headers['retry-after-ms'] ?? ''));
    if (milliseconds >= 0)
        return milliseconds / 1000;
    const given = headers['retry-after']?.trim() ?? '';
    if (/^\d{1,9}(?:\.\d{1,9})?$/.test(given))
        return Number(given);
    const until = Date.parse(given);
    return Number.isNaN(until) ? null : Math.max(0, (until - now) / 1000);
}
function redirection(location, from) {
    const to = location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : null;
    if (to === null)
        return 'The endpoint redirects to nowhere.';
    const place = `${to.protocol}//${to.host}${to.pathname}`.slice(0, 300);
    return `The endpoint redirects to ${place}. Redirects are not followed, because they would carry the key there.`;
}
function unusable(headers, scrub, text, error) {
    const contentType = headers['content-type'] ?? '';
    const body = scrub.body(text, false);
    const status = error === null ? null : statusOf(error);
    if (status === null)
        return { kind: 'foreign', contentType, body };
    const retryAfterSeconds = retryAfter(headers, Date.now());
    return { kind: 'refused', status, body, contentType, retryAfterSeconds };
}

// EXTERNAL MODULE: ./build/core/endpoint-secrets.js
var endpoint_secrets = __webpack_require__(1486);
// EXTERNAL MODULE: ./build/core/known-secrets.js
var known_secrets = __webpack_require__(4784);
;// CONCATENATED MODULE: ./build/adapters/chat-scrub.js


const bodyCharacters = 4_096;
const mark = '[redacted:key]';
function secretsOf(approach) {
    const all = (0,endpoint_secrets/* endpointSecrets */.V)(approach);
    return [...all, ...all.map((value) => value.replaceAll('/', '\\/'))];
}
function scrubOf(secrets) {
    const wanted = (0,known_secrets/* needles */.X)(secrets);
    const longest = wanted[0]?.length ?? 0;
    const text = (given) => {
        let clean = '';
        let from = 0;
        for (const { start, end } of (0,known_secrets/* stretches */.Y)(given, wanted)) {
            clean += given.slice(from, start) + mark;
            from = end;
        }
        return clean + given.slice(from);
    };
    return {
        text,
        body(given, cut) {
            const clean = text(unescaped(given));
            const sure = cut ? clean.slice(0, Math.max(0, clean.length - longest)) : clean;
            return sure.slice(0, bodyCharacters);
        },
        detail: (given) => text(given)
            .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
            .slice(0, 300),
    };
}
function unescaped(json) {
    return json.replace(/\\(?:\\|u00([2-7][\da-f]))/gi, (whole, code) => {
        const char = code === undefined ? whole : String.fromCharCode(Number.parseInt(code, 16));
        return char === '"' || char === '\\' ? `\\${char}` : char;
    });
}
function scrubbed(exchange, scrub) {
    if (exchange.kind === 'broken')
        return { ...exchange, detail: scrub.detail(exchange.detail) };
    if (exchange.kind !== 'answer')
        return { ...exchange, contentType: scrub.detail(exchange.contentType) };
    return {
        ...exchange,
        content: scrub.text(exchange.content),
        reasoning: scrub.text(exchange.reasoning),
        refusal: exchange.refusal === null ? null : scrub.text(exchange.refusal),
        finishReason: exchange.finishReason === null ? null : scrub.detail(exchange.finishReason),
        model: exchange.model === null ? null : scrub.detail(exchange.model),
        toolCalls: exchange.toolCalls.map((call) => ({
            ...call,
            id: scrub.text(call.id),
            name: scrub.text(call.name),
            arguments: scrub.text(call.arguments),
        })),
    };
}

;// CONCATENATED MODULE: ./build/adapters/chat-chunks.js



const most = 8 * 1024 * 1024;
const mostChoices = 128;
function gathering() {
    const content = [];
    const reasoning = [];
    const refusal = [];
    const calls = callPieces();
    const choices = new Set();
    let size = 0;
    let finish = null;
    let usage = null;
    let model = null;
    function add(to, text) {
        if (text === '')
            return false;
        size += text.length;
        if (size > most)
            throw new chat_fault/* Broken */.sn('network', 'the answer is over 8 million characters');
        to.push(text);
        return true;
    }
    function takeChoice(choice) {
        const delta = (0,chat_parts/* fields */.OA)(choice.delta) ?? {};
        const said = (0,chat_parts/* spoken */.vg)(delta);
        const added = [
            add(content, said.content),
            add(reasoning, said.reasoning),
            add(refusal, said.refusal),
            calls.take(delta, add),
        ].includes(true);
        const reason = (0,chat_parts/* finishOf */.hR)(choice);
        finish = reason ?? finish;
        return added || reason !== null;
    }
    return {
        take(chunk) {
            model = (0,chat_parts/* string */.Yj)(chunk.model) || model;
            usage = (0,chat_parts/* usageOf */.Fs)(chunk.usage) ?? usage;
            let something = false;
            for (const one of (0,chat_parts/* list */.p_)(chunk.choices)) {
                const choice = (0,chat_parts/* fields */.OA)(one);
                if (choice === null)
                    continue;
                const index = choice.index ?? 0;
                if (choices.size < mostChoices)
                    choices.add(index);
                if (index === 0)
                    something = takeChoice(choice) || something;
            }
            return something;
        },
        answer: (done) => ({
            kind: 'answer',
            content: content.join(''),
            reasoning: reasoning.join(''),
            refusal: refusal.join('') || null,
            toolCalls: calls.calls(),
            finishReason: finish,
            choices: choices.size,
            ended: done && finish !== null,
            usage,
            model,
        }),
    };
}

;// CONCATENATED MODULE: ./build/adapters/chat-sse.js
function eventReader() {
    let line = '';
    let afterReturn = false;
    let name = '';
    let data = [];
    let size = 0;
    function field() {
        const colon = line.indexOf(':');
        const key = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
        if (key === 'event')
            name = value;
        if (key !== 'data')
            return;
        data.push(value);
        size += value.length + 1;
    }
    function dispatch() {
        const text = data.join('\n');
        const event = text === '' ? null : { name, data: text };
        name = '';
        data = [];
        size = 0;
        return event;
    }
    function endLine() {
        const blank = line === '';
        if (!blank)
            field();
        line = '';
        return blank ? dispatch() : null;
    }
    return {
        feed(given) {
            if (given === '')
                return [];
            const text = afterReturn && given.startsWith('\n') ? given.slice(1) : given;
            afterReturn = given.endsWith('\r');
            const events = [];
            let from = 0;
            for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
                line += text.slice(from, index);
                from = index + ending.length;
                const event = endLine();
                if (event !== null)
                    events.push(event);
            }
            line += text.slice(from);
            return events;
        },
        finish() {
            if (line !== '')
                field();
            line = '';
            return dispatch();
        },
        pending: () => line.length + size,
    };
}

;// CONCATENATED MODULE: ./build/adapters/chat-stream.js








const mebibyte = 1024 * 1024;
const chat_stream_most = { stream: 64 * mebibyte, event: 8 * mebibyte };
const mostShown = 4 * bodyCharacters;
const eventLine = /^\ufeff?(?::|data|event|id|retry)/m;
async function streamIn(response, watch, scrub) {
    const decoder = new external_node_util_.TextDecoder('utf-8', { fatal: true });
    const events = eventReader();
    const gathered = gathering();
    let any = false;
    let size = 0;
    let done = false;
    let odd = null;
    let start = '';
    function take(event) {
        if (event.data === '[DONE]') {
            done = true;
            return;
        }
        const chunk = (0,chat_parts/* fields */.OA)((0,chat_parts/* jsonOf */.o_)(event.data));
        const error = chunk === null ? null : (errorIn(chunk) ?? (event.name === 'error' ? chunk : null));
        if (chunk === null || error !== null) {
            odd = unusable(response.headers, scrub, event.data, error);
            return;
        }
        any ||= Array.isArray(chunk.choices);
        if (gathered.take(chunk))
            watch.progress();
    }
    const over = () => done || odd !== null;
    await (0,chat_http/* pump */.r)(response, watch.signal, (piece) => {
        watch.alive();
        size += piece.length;
        if (size > chat_stream_most.stream)
            throw new chat_fault/* Broken */.sn('network', 'the stream is over 64 MiB');
        const text = (0,chat_parts/* textOf */.b6)(decoder, piece, true);
        if (text === null)
            odd = unusable(response.headers, scrub, piece.toString('latin1'), null);
        else
            for (const event of events.feed(text))
                if (!over())
                    take(event);
        if (!any && text !== null && start.length < mostShown)
            start += text.slice(0, mostShown);
        if (events.pending() > chat_stream_most.event)
            throw new chat_fault/* Broken */.sn('network', 'one event of the stream is over 8 MiB');
        return over();
    });
    const last = over() ? null : events.finish();
    if (last?.data === '[DONE]' || (0,chat_parts/* fields */.OA)((0,chat_parts/* jsonOf */.o_)(last?.data ?? null)) !== null)
        take(last);
    if (odd !== null)
        return odd;
    if (any)
        return gathered.answer(done);
    if (done)
        return unusable(response.headers, scrub, '(a stream without an answer)', null);
    const body = eventLine.test(start) ? '' : scrub.body(start, start.length >= mostShown);
    return { kind: 'foreign', contentType: response.headers['content-type'] ?? '', body };
}

;// CONCATENATED MODULE: ./build/adapters/chat-read.js








const chat_read_most = { whole: 8 * 1024 * 1024, shown: 4 * bodyCharacters + 4_096 };
async function exchangeIn(response, url, watch, scrub) {
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299)
        return refusedBy(response, url, watch, scrub);
    const contentType = response.headers['content-type'] ?? '';
    const coding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (coding !== 'identity') {
        return { kind: 'foreign', contentType, body: scrub.body(`(compressed unasked: ${coding})`, false) };
    }
    const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (type === 'text/event-stream')
        return streamIn(response, watch, scrub);
    if (isJson(type))
        return whole(response, watch, scrub);
    const { text, cut } = await start(response, watch);
    return { kind: 'foreign', contentType, body: scrub.body(text, cut) };
}
async function refusedBy(response, url, watch, scrub) {
    const { statusCode: status = 0, headers } = response;
    const redirects = status >= 300 && status < 400;
    const { text, cut } = redirects
        ? { text: redirection(headers.location, url), cut: false }
        : await start(response, watch);
    const contentType = headers['content-type'] ?? '';
    const retryAfterSeconds = retryAfter(headers, Date.now());
    return { kind: 'refused', status, body: scrub.body(text, cut), contentType, retryAfterSeconds };
}
async function start(response, watch) {
    const pieces = [];
    let size = 0;
    const take = (piece) => {
        if (size === 0)
            watch.progress();
        else
            watch.alive();
        pieces.push(piece);
        size += piece.length;
        return size >= chat_read_most.shown;
    };
    const cut = await (0,chat_http/* pump */.r)(response, watch.signal, take).then((how) => how === 'enough', (error) => {
        if (error instanceof chat_fault/* Broken */.sn && error.fault === 'aborted')
            throw error;
        return true;
    });
    return { text: Buffer.concat(pieces).toString('utf8'), cut };
}
async function wholeBody(response, watch) {
    const pieces = [];
    let size = 0;
    let begun = false;
    await (0,chat_http/* pump */.r)(response, watch.signal, (piece) => {
        if (!begun && piece.some((byte) => byte > 0x20)) {
            begun = true;
            watch.progress();
        }
        else
            watch.alive();
        size += piece.length;
        if (size > chat_read_most.whole)
            throw new chat_fault/* Broken */.sn('network', 'the answer is over 8 MiB');
        pieces.push(piece);
        return false;
    });
    return Buffer.concat(pieces);
}
async function whole(response, watch, scrub) {
    const body = await wholeBody(response, watch);
    const value = (0,chat_parts/* jsonOf */.o_)((0,chat_parts/* textOf */.b6)(new external_node_util_.TextDecoder('utf-8', { fatal: true }), body, false));
    const said = (0,chat_parts/* fields */.OA)(value);
    const error = said === null ? null : errorIn(said);
    const answer = error === null ? completionOf(value) : null;
    if (answer !== null)
        return answer;
    return unusable(response.headers, scrub, body.toString('utf8'), error);
}
function isJson(type) {
    return type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'));
}

;// CONCATENATED MODULE: ./build/adapters/chat-models.js


const mostModels = 1_000;
async function modelsIn(response, watch) {
    if (response.statusCode !== 200)
        return [];
    const body = (0,chat_parts/* fields */.OA)((0,chat_parts/* jsonOf */.o_)((await wholeBody(response, watch)).toString('utf8')));
    const names = (0,chat_parts/* list */.p_)(body?.data)
        .slice(0, mostModels)
        .map((model) => (0,chat_parts/* string */.Yj)((0,chat_parts/* fields */.OA)(model)?.id))
        .filter((name) => name !== '' && name.length <= 200);
    return [...new Set(names)].sort();
}

// EXTERNAL MODULE: ./build/adapters/chat-watch.js
var chat_watch = __webpack_require__(2978);
// EXTERNAL MODULE: ./build/adapters/chat-proxy.js
var chat_proxy = __webpack_require__(2017);
;// CONCATENATED MODULE: ./build/adapters/chat.js











const modelsMs = 5_000;
function openChat(options) {
    const endpoint = (0,chat_address/* endpointOf */.X5)(options.baseUrl);
    const scrub = scrubFor(options);
    return {
        address: scrub.text(endpoint.address),
        isLoopback: endpoint.isLoopback,
        async send(body, signal) {
            const call = { method: 'post', path: '/chat/completions', body };
            const result = await talk(options, endpoint, call, options.deadlines, signal, (response, url, watch) => exchangeIn(response, url, watch, scrub));
            if (!(result instanceof chat_fault/* Broken */.sn))
                return scrubbed(result, scrub);
            return { kind: 'broken', fault: result.fault, detail: scrub.detail(result.message) };
        },
        async models(signal) {
            const deadlines = { connectMs: modelsMs, firstTokenMs: modelsMs, idleMs: modelsMs };
            const limit = AbortSignal.any([signal, AbortSignal.timeout(modelsMs)]);
            const call = { method: 'get', path: '/models' };
            const names = await talk(options, endpoint, call, deadlines, limit, (response, _, watch) => modelsIn(response, watch));
            return names instanceof chat_fault/* Broken */.sn ? [] : names.map((name) => scrub.text(name));
        },
    };
}
async function talk(options, endpoint, call, deadlines, signal, read) {
    const results = [];
    try {
        await request(options, endpoint, call, async (outgoing) => {
            results.push(await carried(options, outgoing, (0,chat_watch/* watchOver */.w)(deadlines, signal), read));
        });
    }
    catch (error) {
        return results[0] ?? unsent(error);
    }
    return results[0] ?? unsent(null);
}
async function carried(options, outgoing, watch, read) {
    const judge = (response, { proxy }) => {
        if (proxy === null || response.statusCode !== 407)
            return read(response, outgoing.url, watch);
        throw new chat_fault/* Broken */.sn('proxy', (0,chat_connect/* refusal */.x)(proxy, outgoing.url, 407));
    };
    try {
        return await (0,chat_http/* exchangeOf */.L)(outgoing, options, watch, judge);
    }
    catch (error) {
        return (0,chat_fault/* brokenBy */.RA)(error);
    }
}
function unsent(error) {
    const why = error instanceof TypeError
        ? 'a header or the key has characters that HTTP does not allow'
        : 'the request could not be made';
    return new chat_fault/* Broken */.sn('network', why, error);
}
function scrubFor({ apiKey, headers, query, baseUrl, proxy }) {
    const named = [...Object.entries(headers), ...Object.entries(query)];
    return scrubOf(secretsOf({ key: apiKey, named, addresses: [baseUrl, proxy?.https, proxy?.http] }));
}


/***/ })

};
;