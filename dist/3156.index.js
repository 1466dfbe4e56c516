"use strict";
exports.id = 3156;
exports.ids = [3156];
exports.modules = {

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