"use strict";
exports.id = 2017;
exports.ids = [2017];
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


/***/ })

};
;