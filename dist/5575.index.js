"use strict";
exports.id = 5575;
exports.ids = [5575,2017];
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

/***/ 5575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   searchWeb: () => (/* binding */ searchWeb)
/* harmony export */ });
/* harmony import */ var _core_answers_quote__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(139);
/* harmony import */ var _chat_address__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405);
/* harmony import */ var _chat_fault__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7129);
/* harmony import */ var _chat_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4773);
/* harmony import */ var _chat_watch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2978);





const longestQuery = 400;
const mostBytes = 2 * 1024 * 1024;
const longest = { title: 200, url: 2_000, excerpt: 500 };
async function searchWeb(query, most, searching, signal) {
    const no = (reason) => ({ ok: false, reason });
    const { searchUrl, proxy, connectMs, totalMs } = searching;
    if (searchUrl === null)
        return no('There is no web search here: whoever runs this names one with --search-url. Go on without it.');
    if (query.trim() === '')
        return no('There is nothing to search for; give some words.');
    if (query.length > longestQuery)
        return no(`The query has more than ${longestQuery} characters; search for fewer words.`);
    if (searching.holdsSecret(query))
        return no('The query holds a secret of this run, or what looks like a credential; nothing was asked for. Leave it out.');
    const url = addressFor(searchUrl, query);
    if (url === null)
        return no('The address of the web search is none; whoever runs this sets --search-url to an http or https address.');
    const whole = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
    const watch = (0,_chat_watch__WEBPACK_IMPORTED_MODULE_4__/* .watchOver */ .w)({ connectMs, firstTokenMs: totalMs, idleMs: totalMs }, whole);
    const credentials = (0,_chat_address__WEBPACK_IMPORTED_MODULE_1__/* .credentialsOf */ .YN)(url);
    const headers = {
        'user-agent': 'Countersign',
        accept: 'application/json',
        ...(credentials === null
            ? {}
            : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    };
    try {
        const outgoing = { url, method: 'GET', headers, body: null };
        return await (0,_chat_http__WEBPACK_IMPORTED_MODULE_3__/* .exchangeOf */ .L)(outgoing, { proxy }, watch, (response) => hitsIn(response, url, most, watch));
    }
    catch (error) {
        if (signal.aborted)
            return no('The search was ended before its answer came.');
        if (whole.aborted)
            return no(`The web search at ${url.host} did not answer within ${totalMs / 1000} seconds.`);
        return no(`The web search at ${url.host} could not be asked (${(0,_core_answers_quote__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .c)((0,_chat_fault__WEBPACK_IMPORTED_MODULE_2__/* .brokenBy */ .RA)(error).message)}).`);
    }
}
function addressFor(searchUrl, query) {
    const url = URL.canParse(searchUrl) ? new URL(searchUrl) : null;
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        return null;
    const path = url.pathname.replace(/\/$/, '');
    url.pathname = path.endsWith('/search') ? path : `${path}/search`;
    url.hash = '';
    url.searchParams.set('q', query);
    url.searchParams.set('format', 'json');
    return url;
}
async function hitsIn(response, url, most, watch) {
    const no = (reason) => ({ ok: false, reason });
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400)
        return no(`The web search at ${url.host} leads elsewhere, which is not followed; set --search-url to the place itself.`);
    if (status === 403)
        return no(`The web search at ${url.host} refuses (403); SearXNG does so until its settings list the format json.`);
    if (status < 200 || status > 299)
        return no(`The web search at ${url.host} answered with status ${status}.`);
    const pieces = [];
    let size = 0;
    const how = await (0,_chat_http__WEBPACK_IMPORTED_MODULE_3__/* .pump */ .r)(response, watch.signal, (piece) => {
        watch.progress();
        pieces.push(piece);
        size += piece.length;
        return size > mostBytes;
    });
    if (how === 'enough')
        return no(`The web search at ${url.host} answered with more than 2 MiB; ask for less.`);
    const results = resultsIn(Buffer.concat(pieces).toString('utf8'));
    if (results === null)
        return no(`The web search at ${url.host} did not answer with the JSON of a search.`);
    return { ok: true, hits: results.flatMap(hitOf).slice(0, most) };
}
function resultsIn(text) {
    try {
        const { results } = JSON.parse(text);
        return Array.isArray(results) ? results.slice(0, 200) : null;
    }
    catch {
        return null;
    }
}
function hitOf(result) {
    if (typeof result !== 'object' || result === null)
        return [];
    const { title, url, content } = result;
    if (typeof url !== 'string' || url.length > longest.url || !/^https?:\/\//i.test(url))
        return [];
    return [{ title: part(title, longest.title) || url, url, excerpt: part(content, longest.excerpt) }];
}
function part(value, length) {
    return typeof value === 'string' ? (0,_core_answers_quote__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .c)(value, length) : '';
}


/***/ })

};
;