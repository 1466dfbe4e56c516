"use strict";
exports.id = 5029;
exports.ids = [5029,3156,2017];
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

/***/ 3156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Refused: () => (/* binding */ Refused),
/* harmony export */   lineTo: () => (/* binding */ lineTo),
/* harmony export */   systemReach: () => (/* binding */ systemReach)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_dns_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1692);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_address__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5139);
/* harmony import */ var _core_address_url__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6851);
/* harmony import */ var _chat_fault__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7129);






const systemReach = {
    resolve: async (name) => (await (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(name, { all: true, verbatim: true })).map(({ address }) => address),
    dial: (address, port) => (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({ host: address, port, noDelay: true }),
};
const mostTried = 3;
class Refused extends Error {
}
async function lineTo(url, reach, connectMs, signal) {
    const addresses = await addressesOf(url, reach, signal);
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    let fault = null;
    for (const address of addresses.slice(0, mostTried)) {
        signal.throwIfAborted();
        try {
            const raw = await ready(reach.dial(address, port), 'connect', connectMs, signal);
            return url.protocol === 'https:' ? await encrypted(raw, url, reach, connectMs, signal) : raw;
        }
        catch (error) {
            fault = error;
        }
    }
    throw fault;
}
async function addressesOf(url, reach, signal) {
    const number = (0,_core_address_url__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(url);
    const addresses = number === null ? await orAborted(reach.resolve(url.hostname), signal) : [number];
    if (addresses.length === 0 || !addresses.every(_core_address__WEBPACK_IMPORTED_MODULE_3__/* .isPublicAddress */ .i))
        throw new Refused((0,_core_address_url__WEBPACK_IMPORTED_MODULE_4__/* .notPublic */ .XK)(url));
    return addresses;
}
function encrypted(raw, url, { ca }, connectMs, signal) {
    const name = (0,_core_address_url__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(url) === null ? { servername: url.hostname.replace(/\.$/, '') } : {};
    const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
    const socket = (0,node_tls__WEBPACK_IMPORTED_MODULE_2__.connect)({ socket: raw, host, ...name, ALPNProtocols: ['http/1.1'], ...(ca ? { ca } : {}) });
    return ready(socket, 'secureConnect', connectMs, signal);
}
function ready(socket, event, milliseconds, signal) {
    socket.on('error', () => { });
    return new Promise((resolve, reject) => {
        const settle = (error) => {
            clearTimeout(timer);
            signal.removeEventListener('abort', stop);
            socket.off('error', settle).off('close', closed).off(event, done);
            if (error === null)
                return resolve(socket);
            socket.destroy();
            reject(error);
        };
        const stop = () => settle(signal.reason);
        const closed = () => settle(new _chat_fault__WEBPACK_IMPORTED_MODULE_5__/* .Broken */ .sn('reset', 'the connection was closed before it stood'));
        const done = () => settle(null);
        const late = () => settle(new _chat_fault__WEBPACK_IMPORTED_MODULE_5__/* .Broken */ .sn('connect', `no connection within ${milliseconds / 1000} s`));
        const timer = setTimeout(late, milliseconds);
        if (signal.aborted)
            return stop();
        signal.addEventListener('abort', stop, { once: true });
        socket.on('error', settle).on('close', closed).on(event, done);
    });
}
function orAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        if (signal.aborted)
            return stop();
        signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}


/***/ }),

/***/ 5029:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mostRedirects: () => (/* binding */ mostRedirects),
  readPage: () => (/* binding */ readPage)
});

// EXTERNAL MODULE: ./build/core/address-url.js
var address_url = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/adapters/chat-fault.js
var chat_fault = __webpack_require__(7129);
// EXTERNAL MODULE: ./build/adapters/chat-proxy.js
var chat_proxy = __webpack_require__(2017);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/core/answers/quote.js
var quote = __webpack_require__(139);
// EXTERNAL MODULE: ./build/adapters/web-reach.js
var web_reach = __webpack_require__(3156);
;// CONCATENATED MODULE: ./build/adapters/web-get.js






const headers = {
    'user-agent': 'Countersign',
    accept: 'text/html, text/plain, application/json;q=0.9, */*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
};
const largestHead = 16 * 1024;
async function get(url, takes, reach, limits, signal) {
    const socket = await (0,web_reach.lineTo)(url, reach, limits.connectMs, signal);
    try {
        const response = await responseTo(url, socket, signal);
        const status = response.statusCode ?? 0;
        const { location } = response.headers;
        if ([301, 302, 303, 307, 308].includes(status) && location !== undefined)
            return { kind: 'moved', to: location };
        if (status < 200 || status > 299)
            throw new web_reach.Refused(`${(0,quote/* clipped */.c)(url.host, 100)} answered with status ${status}; there is no page to read.`);
        const type = response.headers['content-type'] ?? '';
        if (!takes(type))
            throw new web_reach.Refused(`The page is ${type === '' ? 'of no named type' : `of the type ${(0,quote/* clipped */.c)(type, 80)}`}; only text, HTML, JSON and XML are read.`);
        return { kind: 'body', type, ...(await bodyOf(response, limits.bytes, signal)) };
    }
    finally {
        socket.destroy();
    }
}
function responseTo(url, socket, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        if (signal.aborted)
            return stop();
        signal.addEventListener('abort', stop, { once: true });
        const asked = (0,external_node_http_.request)({
            createConnection: () => socket,
            method: 'GET',
            path: url.pathname + url.search,
            headers: { host: url.host, ...headers },
            maxHeaderSize: largestHead,
        });
        asked.on('response', resolve);
        asked.on('error', reject);
        asked.on('close', () => {
            signal.removeEventListener('abort', stop);
            reject(new chat_fault/* Broken */.sn('reset', 'the connection was closed without an answer'));
        });
        asked.end();
    });
}
async function bodyOf(response, most, signal) {
    const unpack = unpacking(response.headers['content-encoding']);
    const kept = [];
    let size = 0;
    let cut = false;
    const full = new Error('enough');
    const counted = async function* (source) {
        let taken = 0;
        for await (const piece of source) {
            taken += piece.length;
            if (taken > most) {
                cut = true;
                throw full;
            }
            yield piece;
        }
    };
    const keep = async (source) => {
        for await (const piece of source) {
            kept.push(piece);
            size += piece.length;
            if (size <= most)
                continue;
            cut = true;
            throw full;
        }
    };
    try {
        if (unpack === null)
            await (0,promises_.pipeline)(response, counted, keep, { signal });
        else
            await (0,promises_.pipeline)(response, counted, unpack, keep, { signal });
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        if (!cut)
            throw error;
    }
    return { bytes: Buffer.concat(kept).subarray(0, most), cut };
}
function unpacking(encoding) {
    switch ((encoding ?? 'identity').trim().toLowerCase()) {
        case '':
        case 'identity':
            return null;
        case 'gzip':
        case 'x-gzip':
            return (0,external_node_zlib_.createGunzip)();
        case 'deflate':
            return (0,external_node_zlib_.createInflate)();
        case 'br':
            return (0,external_node_zlib_.createBrotliDecompress)();
        default:
            throw new web_reach.Refused('The page is packed in a way that is not read here.');
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(356);
// EXTERNAL MODULE: ./build/adapters/within-time.js
var within_time = __webpack_require__(8731);
;// CONCATENATED MODULE: ./build/adapters/web-text.js



const mostText = 500_000;
const longestTitle = 300;
const longestLink = 300;
function isReadable(contentType) {
    const type = typeOf(contentType);
    return (/^text\/[\w.+-]+$/.test(type) ||
        /^application\/(?:[\w.-]+\+)?(?:json|xml|yaml)$/.test(type) ||
        /^application\/(?:x-)?(?:javascript|ecmascript|ndjson|yaml|toml)$/.test(type));
}
async function pageText(bytes, contentType, base, readingMs) {
    const decoded = textOf(bytes, contentType);
    if (decoded.slice(0, 4096).includes('\0'))
        throw new web_reach.Refused('The page calls itself text and is none.');
    const isHtml = /^(?:text\/html|application\/xhtml\+xml)$/.test(typeOf(contentType));
    const { title, text } = isHtml ? await fromHtml(decoded, base, readingMs) : { title: null, text: decoded };
    return { title, text: text.slice(0, mostText), cut: text.length > mostText };
}
function typeOf(contentType) {
    return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
function textOf(bytes, contentType) {
    const named = /;\s{0,10}charset\s{0,10}=\s{0,10}["']?([\w.:-]{1,40})/i.exec(contentType.slice(0, 500))?.[1];
    const start = bytes.subarray(0, 1024).toString('latin1');
    const inside = /<meta[^>]{0,200}\bcharset\s{0,10}=\s{0,10}["']?([\w.:-]{1,40})/i.exec(start)?.[1];
    const mark = start.startsWith('\xfe\xff') ? 'utf-16be' : start.startsWith('\xff\xfe') ? 'utf-16le' : null;
    return decoderFor(mark ?? named ?? inside ?? 'utf-8').decode(bytes);
}
function decoderFor(label) {
    try {
        return new external_node_util_.TextDecoder(label);
    }
    catch {
        return new external_node_util_.TextDecoder('utf-8');
    }
}
async function fromHtml(html, base, readingMs) {
    const { convert } = await __webpack_require__.e(/* import() */ 5557).then(__webpack_require__.bind(__webpack_require__, 5557));
    const title = /<title\b[^<>]{0,200}>([^<]{1,1000})/i.exec(html.slice(0, 65_536))?.[1] ?? null;
    try {
        return (0,within_time/* withinTime */.d)(readingMs, () => ({
            title: title === null ? null : clippedTitle(convert(title, { wordwrap: false })),
            text: convert(html, optionsFor(base)),
        }));
    }
    catch (error) {
        if (error instanceof within_time/* OutOfTime */.f || error instanceof RangeError)
            throw new web_reach.Refused('The page is built so that reading it as text takes too long.');
        throw error;
    }
}
function clippedTitle(title) {
    const line = title.replace(/\s+/g, ' ').trim();
    const chars = [...line].slice(0, longestTitle + 1);
    if (chars.length <= longestTitle)
        return line || null;
    return `${chars.slice(0, longestTitle).join('')}…`;
}
function optionsFor(base) {
    const heading = { uppercase: false };
    return {
        wordwrap: false,
        limits: { maxInputLength: 4_000_000, maxDepth: 150, maxChildNodes: 20_000, ellipsis: '…' },
        formatters: {
            cell: (element, walk, builder) => {
                walk(element.children, builder);
                builder.addInline(' | ', {});
            },
        },
        selectors: [
            ...['title', 'img', 'svg', 'template', 'script', 'style', 'iframe', 'object', 'textarea', 'select'].map((selector) => ({ selector, format: 'skip' })),
            ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: heading })),
            ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
            { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
            { selector: 'table', format: 'block' },
            {
                selector: 'a',
                options: { hideLinkHrefIfSameAsText: true, pathRewrite: (path) => web_text_link(path, base) },
            },
        ],
    };
}
function web_text_link(path, base) {
    if (path.startsWith('#') || path.length > longestLink || !URL.canParse(path, base.href))
        return '';
    const { href, protocol } = new URL(path, base.href);
    return (protocol === 'https:' || protocol === 'http:') && href.length <= longestLink ? href : '';
}

;// CONCATENATED MODULE: ./build/adapters/web-read.js






const mostRedirects = 5;
async function readPage(asked, reading, outer) {
    const { totalMs } = reading.limits;
    const late = AbortSignal.timeout(totalMs);
    const signal = AbortSignal.any([outer, late]);
    try {
        return await followed(asked, reading, signal);
    }
    catch (error) {
        if (error instanceof web_reach.Refused)
            return { ok: false, reason: error.message };
        if (outer.aborted)
            return { ok: false, reason: 'The page was not read: the call was ended.' };
        if (late.aborted)
            return {
                ok: false,
                reason: `The page did not come within ${totalMs / 1000} seconds; try another one.`,
            };
        return { ok: false, reason: `The page could not be read (${(0,chat_fault/* brokenBy */.RA)(error).message.slice(0, 200)}).` };
    }
}
async function followed(asked, reading, signal) {
    let next = asked;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
        const url = admitted(next, reading);
        const got = await get(url, isReadable, reading.reach, reading.limits, signal);
        if (got.kind === 'body') {
            const { title, text, cut } = await pageText(got.bytes, got.type, url, reading.limits.readingMs);
            return { ok: true, url: url.href, title, text, cut: cut || got.cut };
        }
        if (!URL.canParse(got.to, url.href))
            throw new web_reach.Refused('The page leads on to something that is no address.');
        next = new URL(got.to, url.href).href;
    }
    throw new web_reach.Refused(`The page leads on to another one more than ${mostRedirects} times.`);
}
function admitted(text, { proxy, holdsSecret }) {
    const judged = (0,address_url/* webAddress */.Dy)(text);
    if (!judged.ok)
        throw new web_reach.Refused(judged.reason);
    if (holdsSecret(text) || holdsSecret(judged.url.href))
        throw new web_reach.Refused('The address holds a secret of this run, or what looks like a credential; nothing was asked for. Leave it out.');
    if ((0,chat_proxy.proxyFor)(judged.url, proxy) !== null)
        throw new web_reach.Refused('This machine reaches the web through a proxy, behind which nobody can tell whether an address is public, so pages are not read. Whoever runs this can take hosts out with NO_PROXY.');
    return judged.url;
}


/***/ }),

/***/ 8731:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime),
/* harmony export */   f: () => (/* binding */ OutOfTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);

class OutOfTime extends Error {
}
function withinTime(milliseconds, work) {
    try {
        return (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.runInNewContext)('work()', { work }, { timeout: milliseconds });
    }
    catch (error) {
        if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            throw new OutOfTime();
        throw error;
    }
}


/***/ }),

/***/ 6851:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   XK: () => (/* binding */ notPublic),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* unused harmony export longestAddress */
/* harmony import */ var _address__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5139);
/* harmony import */ var _answers_quote__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(139);


const longestAddress = 2_000;
const ports = ['', '80', '443', '8080', '8443'];
const closedEnds = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion|test|invalid|alt)$/;
function webAddress(text) {
    const no = (reason) => ({ ok: false, reason });
    if (text.length > longestAddress)
        return no(`The address has more than ${longestAddress} characters and is not read; ask for a shorter one.`);
    if (!URL.canParse(text))
        return no('That is no web address; give a whole one, such as https://example.com/page.');
    const url = new URL(text);
    url.hash = '';
    if (url.href.length > longestAddress)
        return no(`The address has more than ${longestAddress} characters and is not read; ask for a shorter one.`);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return no(`Only https and http addresses are read, not ${(0,_answers_quote__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .c)(url.protocol, 40)}`);
    if (url.username !== '' || url.password !== '')
        return no('An address with a user name or a password in it is not read; leave them out.');
    if (!ports.includes(url.port))
        return no(`Port ${url.port} is not read, only 80, 443, 8080 and 8443.`);
    return isOpenHost(url.hostname) ? { ok: true, url } : no(notPublic(url));
}
function notPublic(url) {
    return `${(0,_answers_quote__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .c)(url.hostname, 100)} is not a public address; only pages of the open internet are read.`;
}
function numberOf(url) {
    if (url.hostname.startsWith('['))
        return url.hostname.slice(1, -1);
    return /^\d+(?:\.\d+){3}$/.test(url.hostname) ? url.hostname : null;
}
function isOpenHost(hostname) {
    const name = hostname.replace(/\.$/, '');
    if (name.startsWith('['))
        return (0,_address__WEBPACK_IMPORTED_MODULE_0__/* .isPublicAddress */ .i)(name.slice(1, -1));
    if (/^[\d.]+$/.test(name))
        return (0,_address__WEBPACK_IMPORTED_MODULE_0__/* .isPublicAddress */ .i)(name);
    return /^[^.]+(?:\.[^.]+)+$/.test(name) && !closedEnds.test(name);
}


/***/ }),

/***/ 5139:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isPublicAddress)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__);

const closed = [
    '168.63.129.16/32',
    '2001::/23',
    '2001:db8::/32',
    '3fff::/20',
    '2002::/16',
    '3ffe::/16',
].map((block) => ipaddr_js__WEBPACK_IMPORTED_MODULE_0___default().parseCIDR(block));
function isPublicAddress(address) {
    if (!ipaddr_js__WEBPACK_IMPORTED_MODULE_0___default().IPv4.isValidFourPartDecimal(address) && !ipaddr_js__WEBPACK_IMPORTED_MODULE_0___default().IPv6.isValid(address))
        return false;
    if (address.includes('%'))
        return false;
    const parsed = ipaddr_js__WEBPACK_IMPORTED_MODULE_0___default().parse(address);
    if (parsed.range() !== 'unicast')
        return false;
    if (closed.some((block) => parsed.kind() === block[0].kind() && parsed.match(block)))
        return false;
    return parsed instanceof (ipaddr_js__WEBPACK_IMPORTED_MODULE_0___default().IPv4) || isOpen(parsed.parts);
}
function isOpen(parts) {
    const [first = 0, , , , fifth = 0, sixth = 0] = parts;
    return first >> 13 === 1 && !((fifth & 0xfdff) === 0 && sixth === 0x5efe);
}


/***/ })

};
;