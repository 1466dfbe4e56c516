"use strict";
exports.id = 377;
exports.ids = [377,7690];
exports.modules = {

/***/ 2439:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LD: () => (/* binding */ decide)
});

// UNUSED EXPORTS: allRules, verdictRules

// EXTERNAL MODULE: ./build/core/approval/world.js + 1 modules
var approval_world = __webpack_require__(9244);
;// CONCATENATED MODULE: ./build/core/approval/vote-rules.js

const enough = ['write', 'maintain', 'admin'];
const voteRules = [
    { why: 'withdrawn', refuses: ({ vote, world }) => world.withdrawn.has(vote.id) },
    {
        why: 'other-plan',
        refuses: ({ vote, asked }) => vote.plan.id !== asked.plan.id || vote.plan.version !== asked.plan.version,
    },
    { why: 'unknown-person', refuses: ({ standing }) => standing === undefined || standing.type === null },
    { why: 'no-person', refuses: ({ standing }) => standing?.type !== 'User' },
    { why: 'ourselves', refuses: ({ standing }) => standing?.isOurs !== false },
    {
        why: 'no-permission',
        refuses: ({ vote, standing, policy }) => !enough.includes(standing?.permission ?? 'none') &&
            !policy.approvers.some((name) => (0,approval_world/* login */.iD)(name) === (0,approval_world/* login */.iD)(vote.who)),
    },
    {
        why: 'before-posting',
        refuses: ({ vote, asked }) => asked.postedAt === null || !(vote.at >= asked.postedAt),
    },
    {
        why: 'before-edit',
        refuses: ({ vote, asked }) => asked.editedAt !== null && !(vote.at > asked.editedAt),
    },
    { why: 'altered', refuses: ({ vote }) => vote.isAltered },
    {
        why: 'author',
        refuses: ({ vote, asked, policy }) => isApproving(vote) && !policy.authorMayApprove && (0,approval_world/* login */.iD)(vote.who) === (0,approval_world/* login */.iD)(asked.author),
    },
];
function isApproving({ decision }) {
    return decision === 'default' || decision === 'accept-edits';
}
function weigh(asked, world, policy, rules) {
    const counted = [];
    const refused = [];
    for (const vote of world.votes) {
        const standing = world.sight.kind === 'current' ? world.sight.standings.get((0,approval_world/* login */.iD)(vote.who)) : undefined;
        const rule = rules.find(({ refuses }) => refuses({ vote, asked, standing, policy, world }));
        if (rule === undefined)
            counted.push(vote);
        else if (vote.plan.version === asked.plan.version)
            refused.push({ vote, why: rule.why });
    }
    return { counted, refused };
}

;// CONCATENATED MODULE: ./build/core/approval/decide.js


const verdictRules = [
    {
        name: 'closed',
        judge: ({ asked: { closed } }) => closed && {
            state: closed.by === 'expired' ? 'expired' : 'void',
            because: closed.by,
            detail: closed.detail,
        },
    },
    {
        name: 'not-posted',
        judge: ({ asked }) => (asked.postedAt === null ? { state: 'drafted', because: 'not-posted' } : null),
    },
    {
        name: 'unread',
        judge: ({ asked, sight }) => sight.kind === 'unread' ? { state: waiting(asked), because: 'unread', detail: sight.why } : null,
    },
    {
        name: 'not-current',
        judge: ({ asked, sight }) => sight.kind === 'current'
            ? null
            : { state: waiting(asked), because: asked.isLooked ? 'not-current' : 'not-looked' },
    },
    {
        name: 'rejected',
        judge: ({ counted }) => counted.some(({ decision }) => decision === 'reject')
            ? { state: 'rejected', because: 'rejected' }
            : null,
    },
    {
        name: 'feedback',
        judge: ({ counted }) => counted.some(({ decision }) => decision === 'feedback')
            ? { state: 'feedback', because: 'feedback' }
            : null,
    },
    {
        name: 'too-few',
        judge: ({ missing }) => (missing <= 0 ? null : { state: 'pending', because: 'too-few' }),
    },
    { name: 'approved', judge: () => ({ state: 'approved', because: 'approved' }) },
];
const allRules = { votes: voteRules, verdicts: verdictRules, missing: missingOf, manner };
function decide(world, plan, policy, rules = allRules) {
    const asked = world.versions.findLast((one) => isMeant(one.plan, plan));
    if (asked === undefined)
        return null;
    const { counted, refused } = weigh(asked, world, policy, rules.votes);
    const missing = rules.missing(counted, policy);
    const judgement = judged({ asked, sight: world.sight, counted, missing }, rules.verdicts);
    return {
        plan: asked.plan,
        state: judgement.state,
        decision: judgement.state === 'approved' ? rules.manner(counted) : null,
        because: judgement.because,
        detail: judgement.detail ?? '',
        ...(world.sight.kind === 'current' ? { counted, refused } : { counted: [], refused: [] }),
        missing,
        words: counted.flatMap((vote) => (isApproving(vote) ? [] : vote.words.trim() || [])),
    };
}
function isMeant(plan, { id, version }) {
    return plan.id === id && (version === undefined || plan.version === version);
}
function judged(one, rules) {
    for (const { judge } of rules) {
        const judgement = judge(one);
        if (judgement !== null)
            return judgement;
    }
    return { state: 'pending', because: 'too-few' };
}
function waiting(asked) {
    return asked.isLooked ? 'pending' : 'posted';
}
function missingOf(counted, { requiredApprovals }) {
    const persons = new Set(counted.filter(isApproving).map(({ who }) => (0,approval_world/* login */.iD)(who)));
    return Math.max(0, Math.max(1, requiredApprovals) - persons.size);
}
function manner(counted) {
    return counted.every(({ decision }) => decision === 'accept-edits') ? 'accept-edits' : 'default';
}


/***/ }),

/***/ 1920:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ tellVerdict),
/* harmony export */   a9: () => (/* binding */ tellStanding)
/* harmony export */ });
/* unused harmony export tellRefused */
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);

const sentences = {
    replaced: 'The plan is void: a newer version has taken its place. Decide on that one.',
    'head-moved': 'The plan is void: the code has changed since it was made. Plan again.',
    'base-moved': 'The plan is void: the base it was made on has moved. Plan again.',
    'subject-edited': 'The plan is void: the request was edited after it was planned. Plan again.',
    'comment-altered': 'The plan is void: somebody else has edited it. Plan again.',
    'not-the-plan': 'The plan is void: the text that is shown is not the plan that was made. Plan again.',
    'comment-removed': 'The plan is void: the comment that showed it is gone. Plan again.',
    cancelled: 'The plan is void: it was cancelled. Plan again to go on.',
    expired: 'The plan has expired: nobody has had it carried out in time. Plan again.',
    'not-posted': 'The plan was drafted; nobody was asked about it yet.',
    'not-looked': 'The plan waits for a decision.',
    'not-current': 'The plan waits: the votes have to be read anew before it is carried out.',
    unread: 'The votes could not be read, so nothing is approved. Try again.',
    rejected: 'The plan was rejected.',
    feedback: 'The plan is held back: something is to be different.',
    'too-few': 'The plan waits for approval.',
    approved: 'The plan is approved.',
};
function tellVerdict({ because, decision, missing, detail, words }) {
    const sentence = sentences[because];
    if (because === 'approved')
        return decision === 'accept-edits'
            ? 'The plan is approved, and its edits are made without asking again.'
            : 'The plan is approved; each change is proposed first.';
    if (because === 'too-few')
        return `The plan waits for ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(missing, 'more approval')}.`;
    if (because === 'feedback' && words.length === 0)
        return `${sentence} Say in words what it is.`;
    if (detail === '')
        return sentence;
    return because === 'unread' ? `${sentence} (${detail})` : `${sentence} What has changed: ${detail}.`;
}
const faults = {
    withdrawn: 'it was taken back',
    'other-plan': 'it is about another plan',
    'unknown-person': 'it could not be found out whose it is',
    'no-person': 'it is not a person’s',
    ourselves: 'it is this program’s own',
    'no-permission': 'this person may not write here and is no approver',
    'before-posting': 'it is older than the plan',
    'before-edit': 'it is older than the last edit of the plan’s comment',
    altered: 'somebody else has changed its words',
    author: 'who asks for a plan may not approve it here',
};
function tellStanding(verdict) {
    const left = verdict.refused.filter(({ why }) => why !== 'withdrawn');
    const refused = left.map(({ vote: { who, decision }, why }) => `The word of ${who} (${decision}) does not count: ${tellRefused(why)}.`);
    return [tellVerdict(verdict), ...refused].join(' ');
}
function tellRefused(why) {
    return faults[why];
}


/***/ }),

/***/ 9244:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iD: () => (/* binding */ login),
  cO: () => (/* binding */ worldOf)
});

// UNUSED EXPORTS: openWorld, reopened, witness

;// CONCATENATED MODULE: ./build/core/approval/closers.js
const closers = [
    {
        by: 'replaced',
        closes: ({ asked, event }) => event.kind === 'drafted' && event.plan.version > asked.plan.version,
    },
    moved('head-moved', 'head'),
    moved('base-moved', 'base'),
    moved('subject-edited', 'subject'),
    {
        by: 'comment-altered',
        closes: ({ asked, event }) => event.kind === 'comment-edited' && event.version === asked.plan.version && event.byOthers,
    },
    {
        by: 'not-the-plan',
        closes: ({ asked, event }) => (event.kind === 'comment-edited' || (event.kind === 'posted' && event.isOurs)) &&
            event.version === asked.plan.version &&
            event.planId !== asked.plan.id,
    },
    {
        by: 'comment-removed',
        closes: ({ asked, event }) => event.kind === 'comment-removed' && event.version === asked.plan.version,
    },
    {
        by: 'cancelled',
        closes: ({ asked, event }) => event.kind === 'cancelled' && event.version === asked.plan.version,
    },
    {
        by: 'expired',
        closes: ({ asked, event, policy, now }) => (event.kind === 'expired' && event.version === asked.plan.version) ||
            (policy.expiresAfter !== null && !(now - asked.draftedAt < policy.expiresAfter)),
    },
];
function moved(by, what) {
    return {
        by,
        closes: ({ asked, event }) => event.kind === 'moved' && event.what === what && event.to !== asked.ground[what],
        detail: (event) => (event.kind === 'moved' ? event.files.join(', ') : ''),
    };
}

;// CONCATENATED MODULE: ./build/core/approval/world.js

const openWorld = {
    now: Number.NEGATIVE_INFINITY,
    versions: [],
    votes: [],
    withdrawn: new Set(),
    sight: { kind: 'none' },
};
function worldOf(history, policy) {
    return history.reduce((world, event) => witness(world, event, policy), openWorld);
}
function reopened(versions) {
    const times = versions.flatMap((asked) => [asked.draftedAt, asked.postedAt ?? 0, asked.editedAt ?? 0]);
    return { ...openWorld, now: Math.max(openWorld.now, ...times), versions };
}
function witness(world, event, policy, rules = closers) {
    const now = Math.max(world.now, event.at);
    const versions = [...world.versions.map((asked) => touched(asked, event)), ...drafted(world, event)];
    return {
        now,
        versions: versions.map((asked) => {
            if (asked.closed !== null)
                return asked;
            const rule = rules.find(({ closes }) => closes({ asked, event, policy, now }));
            return rule ? { ...asked, closed: { by: rule.by, detail: rule.detail?.(event) ?? '' } } : asked;
        }),
        votes: isNewVote(world, event) ? [...world.votes, event.vote] : world.votes,
        withdrawn: event.kind === 'withdrawn' ? new Set([...world.withdrawn, event.vote]) : world.withdrawn,
        sight: sightAfter(event),
    };
}
function login(who) {
    return who.toLowerCase();
}
function drafted(world, event) {
    if (event.kind !== 'drafted')
        return [];
    if (world.versions.some((asked) => asked.plan.version >= event.plan.version))
        return [];
    const { plan, author, ground } = event;
    const fresh = { postedAt: null, editedAt: null, isLooked: false, closed: null };
    return [{ plan, author, ground, draftedAt: event.at, ...fresh }];
}
function touched(asked, event) {
    if (event.kind === 'looked')
        return asked.postedAt === null ? asked : { ...asked, isLooked: true };
    if (!('version' in event) || event.version !== asked.plan.version)
        return asked;
    if (event.kind === 'posted' && event.isOurs)
        return { ...asked, postedAt: later(asked.postedAt, event.at) };
    if (event.kind === 'comment-edited')
        return { ...asked, editedAt: later(asked.editedAt, event.at) };
    return asked;
}
function later(before, at) {
    return Math.max(before ?? at, at);
}
function isNewVote(world, event) {
    return event.kind === 'voted' && world.votes.every(({ id }) => id !== event.vote.id);
}
function sightAfter(event) {
    if (event.kind === 'unread')
        return { kind: 'unread', why: event.why };
    if (event.kind !== 'looked')
        return { kind: 'none' };
    return { kind: 'current', standings: new Map(event.standings.map((one) => [login(one.who), one])) };
}


/***/ }),

/***/ 4784:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ needles),
/* harmony export */   Y: () => (/* binding */ stretches)
/* harmony export */ });
const shortest = 8;
const shortestLine = 16;
const most = 4_000;
function spellings(value) {
    const json = JSON.stringify(value).slice(1, -1);
    const ascii = json.replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const forHtml = json.replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
    const twice = JSON.stringify(json).slice(1, -1);
    const all = [
        value,
        value.replace(/\r?\n/g, '\r\n'),
        json,
        json.replaceAll('/', '\\/'),
        ascii,
        forHtml,
        twice,
    ];
    try {
        all.push(encodeURIComponent(value));
    }
    catch {
    }
    return all;
}
function needles(known) {
    const wanted = new Set();
    const add = (value) => {
        if (value.length >= shortest)
            wanted.add(value);
    };
    for (const value of known) {
        if (value.length < shortest || value.includes('[redacted:'))
            continue;
        for (const whole of new Set([value, value.trim()]))
            for (const form of spellings(whole))
                add(form);
        const lines = value.split(/\r?\n/);
        if (lines.length > 1) {
            for (const line of lines)
                if (line.trim().length >= shortestLine)
                    add(line.trim());
        }
    }
    return [...wanted].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, most);
}
function stretches(text, wanted) {
    const found = [];
    for (const needle of wanted) {
        if (needle.length > text.length)
            continue;
        for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
            found.push({ start: at, end: at + needle.length });
        }
    }
    found.sort((a, b) => a.start - b.start || b.end - a.end);
    const merged = [];
    for (const stretch of found) {
        const last = merged.at(-1);
        if (last !== undefined && stretch.start <= last.end)
            last.end = Math.max(last.end, stretch.end);
        else
            merged.push({ ...stretch });
    }
    return merged;
}


/***/ }),

/***/ 5981:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isOpenKey),
/* harmony export */   u: () => (/* binding */ keyBodies)
/* harmony export */ });
const begin = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const endMark = /-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const longestBody = 20_000;
const material = /[A-Za-z0-9+/=]{32}/;
const lineStart = /^[\s"'`#*>|-]{0,40}/;
const wholeLine = /^[A-Za-z0-9+/=]{16,}[\s"'`,;\\]{0,12}$/;
const header = /^\+?[A-Za-z][A-Za-z-]{0,30}: /;
function keyBodies(text) {
    if (!text.includes('PRIVATE KEY'))
        return [];
    const ends = [...text.matchAll(endMark)].map((match) => match.index);
    const begins = [...text.matchAll(begin)];
    const bodies = [];
    let nextEnd = 0;
    begins.forEach((match, index) => {
        const start = match.index + match[0].length;
        const limit = begins[index + 1]?.index ?? text.length;
        while ((ends[nextEnd] ?? limit) < start)
            nextEnd += 1;
        const close = ends[nextEnd] ?? limit;
        const end = close < limit && close - start <= longestBody ? close : cutOffEnd(text, start, limit);
        const inner = text.slice(start, end);
        if (!material.test(inner))
            return;
        bodies.push({ start, end, material: inner.replace(/\\[nrt]|[^A-Za-z0-9+/=]/g, '') });
    });
    return bodies;
}
function cutOffEnd(text, start, limit) {
    let end = start;
    let at = start;
    for (let lines = 0; lines < 200 && at < limit; lines += 1) {
        const lineEnd = text.indexOf('\n', at);
        const stop = Math.min(lineEnd < 0 ? limit : lineEnd, limit, at + longestBody);
        const line = text.slice(at, stop);
        const content = line.replace(lineStart, '');
        if (wholeLine.test(content))
            end = stop;
        else if (lines === 0 && material.test(line))
            return stop;
        else if (content.trim() !== '' && !header.test(content))
            break;
        if (lineEnd < 0)
            break;
        at = lineEnd + 1;
    }
    return end;
}
function isOpenKey(text, body) {
    const head = text.slice(Math.max(0, body.start - 60), body.start);
    if (/BEGIN ENCRYPTED /.test(head) || text.slice(body.start, body.start + 120).includes('ENCRYPTED'))
        return false;
    const { material: base64 } = body;
    return base64.length >= 60 && /^(?:M|b3BlbnNzaC1rZXk|lQ|xc|xV)/.test(base64) && new Set(base64).size >= 20;
}


/***/ }),

/***/ 7690:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   redact: () => (/* binding */ redact),
/* harmony export */   redactDeep: () => (/* binding */ redactDeep),
/* harmony export */   redactWithKeys: () => (/* binding */ redactWithKeys),
/* harmony export */   redactor: () => (/* binding */ redactor)
/* harmony export */ });
/* harmony import */ var _known_secrets__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4784);
/* harmony import */ var _private_keys__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5981);
/* harmony import */ var _token_forms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2536);



const contexts = [
    {
        kind: 'authorization',
        pattern: /(authorization["']?\s{0,3}[:=,]\s{0,3}["'`]?(?:bearer|basic|token)\s{1,3})([A-Za-z0-9._~+/=-]{8,})/gi,
    },
    { kind: 'authorization', pattern: /(\bbearer\s{1,3})(?=[^\s\d]{0,200}\d)([A-Za-z0-9._~+/=-]{20,})/gi },
    {
        kind: 'aws-secret-key',
        pattern: /(secret_?(?:access_?)?key["']?\s{0,4}(?:=>|=|:|,)\s{0,4}["']?)([A-Za-z0-9/+=]{40}[A-Za-z0-9/+=_-]*)/gi,
    },
    {
        kind: 'slack-webhook',
        pattern: /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)([A-Za-z0-9/_-]{20,})/g,
    },
    { kind: 'npm-token', pattern: /((?:_authToken|:_auth|:_password)=["']?)([A-Za-z0-9._~+/=-]{8,})/g },
    {
        kind: 'url-password',
        pattern: /(:\/\/[^\s:/@"'<>`]{0,100}:)([^\s/"'<>`]{1,256})@(?!(?:[\w.-]{0,100}\.)?example\.(?:com|net|org)\b)/g,
    },
];
const reference = /^(?:\$\{?\w{1,60}\}?|\{\{?[^{}]{0,60}\}?\}|%\(?\w{0,60}\)?s?|\*{1,20}|x{3,20}|\.{3})$/i;
const markForms = [(kind) => `[redacted:${kind}]`, () => '[redacted]', () => '[***]'];
const markStart = /^\[(?:redacted|\*\*\*)/;
function redact(text, known) {
    return redactor(known)(text);
}
function redactDeep(value, known) {
    return visited(value, redactor(known), (key) => key);
}
function redactWithKeys(value, known) {
    const blank = redactor(known);
    return visited(value, blank, (key) => blank(key).text);
}
function visited(value, blank, named) {
    if (typeof value === 'string')
        return blank(value).text;
    if (Array.isArray(value))
        return value.map((inner) => visited(inner, blank, named));
    if (value === null || typeof value !== 'object')
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [named(key), visited(held, blank, named)]));
}
function redactor(known) {
    const wanted = (0,_known_secrets__WEBPACK_IMPORTED_MODULE_1__/* .needles */ .X)(known);
    const marks = new Map();
    const mark = (kind) => {
        const known = marks.get(kind);
        if (known !== undefined)
            return known;
        const made = markForms
            .map((form) => form(kind))
            .find((m) => !wanted.some((needle) => m.includes(needle)));
        marks.set(kind, made ?? '');
        return made ?? '';
    };
    return (text) => {
        if (text.length < 6)
            return { text, count: 0 };
        let all = blankKnown({ text, count: 0 }, wanted, mark);
        all = blankPlaces(all, (0,_private_keys__WEBPACK_IMPORTED_MODULE_2__/* .keyBodies */ .u)(all.text).map((body) => ({ ...body, kind: 'private-key' })), mark);
        all = blankPlaces(all, (0,_token_forms__WEBPACK_IMPORTED_MODULE_0__/* .findTokens */ .G)(all.text), mark);
        for (const { kind, pattern } of contexts)
            all = blankPlaces(all, contextPlaces(all.text, kind, pattern), mark);
        return blankKnown(all, wanted, mark);
    };
}
function blankKnown(before, wanted, mark) {
    let all = before;
    for (let pass = 0; pass < 8; pass += 1) {
        const found = (0,_known_secrets__WEBPACK_IMPORTED_MODULE_1__/* .stretches */ .Y)(all.text, wanted);
        if (found.length === 0)
            break;
        all = blankPlaces(all, found.map((stretch) => ({ ...stretch, kind: 'secret' })), mark);
    }
    return all;
}
function contextPlaces(text, kind, pattern) {
    const places = [];
    for (const match of text.matchAll(pattern)) {
        const [, before = '', secret = ''] = match;
        if (markStart.test(secret) || reference.test(secret))
            continue;
        const start = match.index + before.length;
        places.push({ kind, start, end: start + secret.length });
    }
    return places;
}
function blankPlaces(before, places, mark) {
    if (places.length === 0)
        return before;
    const parts = [];
    let from = 0;
    for (const place of places) {
        parts.push(before.text.slice(from, place.start), blankLines(before.text.slice(place.start, place.end), mark(place.kind)));
        from = place.end;
    }
    parts.push(before.text.slice(from));
    return { text: parts.join(''), count: before.count + places.length };
}
function blankLines(secret, mark) {
    if (!/[\r\n]/.test(secret))
        return mark;
    return secret.replace(/[^\r\n]+/g, (line) => line.trim() === '' ? line : `${/^[ \t]*/.exec(line)?.[0] ?? ''}${mark}`);
}


/***/ }),

/***/ 8637:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ activeRun),
/* harmony export */   UV: () => (/* binding */ placeFault),
/* harmony export */   bF: () => (/* binding */ stepSession),
/* harmony export */   qp: () => (/* binding */ foldSession)
/* harmony export */ });
/* unused harmony export openSession */
/* harmony import */ var _plan__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1372);

function openSession(head) {
    return { ...emptyWork, head, at: head.createdAt, task: null, summary: '', said: [], mode: null };
}
const emptyWork = {
    plan: null,
    versions: [],
    approval: [],
    question: null,
    rounds: 0,
    act: null,
    steps: new Map(),
    changes: [],
    commands: [],
    isPaused: false,
    aborted: null,
    status: null,
};
function foldSession(head, events) {
    return events.reduce(stepSession, openSession(head));
}
function stepSession(before, event) {
    const state = { ...before, at: Math.max(before.at, event.at) };
    switch (event.kind) {
        case 'task':
            return { ...state, ...emptyWork, task: event.task };
        case 'said':
            return { ...state, said: [...state.said, { role: event.role, text: event.text }] };
        case 'compacted':
            return { ...state, said: [], summary: event.summary };
        case 'mode':
            return { ...state, mode: event.state };
        case 'planned':
            return { ...state, ...planned(state, event.plan) };
        case 'plan-cancelled':
            return { ...state, plan: null };
        case 'approval':
            return { ...state, approval: [...state.approval, event.event] };
        case 'asked':
            return {
                ...state,
                question: { question: event.question, options: event.options },
                rounds: state.rounds + 1,
            };
        case 'answered':
            return { ...state, question: null };
        default:
            return carried(state, event);
    }
}
function planned({ versions }, plan) {
    return {
        plan,
        versions: [...versions, plan],
        act: null,
        steps: new Map(),
        changes: [],
        commands: [],
    };
}
function carried(state, event) {
    switch (event.kind) {
        case 'act':
            return { ...state, act: { plan: event.plan, decision: event.decision } };
        case 'step': {
            const { number, status, note } = event;
            const plan = state.plan && status === 'done' ? (0,_plan__WEBPACK_IMPORTED_MODULE_0__/* .markStepComplete */ .TL)(state.plan, number, event.at) : state.plan;
            const steps = new Map(state.steps).set(number, { status, note });
            if (status !== 'started')
                return { ...state, plan, steps };
            const others = (all) => all.filter((one) => one.step !== number);
            return { ...state, plan, steps, changes: others(state.changes), commands: others(state.commands) };
        }
        case 'change':
            return { ...state, changes: withChange(state.changes, event) };
        case 'command': {
            const { step, command, exitCode, note } = event;
            return { ...state, commands: [...state.commands, { step, command, exitCode, note }] };
        }
        case 'paused':
            return { ...state, isPaused: true };
        case 'resumed':
            return { ...state, isPaused: false };
        case 'aborted':
            return { ...state, aborted: event.why };
        case 'ended':
            return { ...state, status: event.status };
    }
}
function withChange(changes, event) {
    const { step, path, before, after, status } = event;
    const at = changes.findIndex((one) => one.step === step && one.path === path);
    const made = event.made ?? changes[at]?.made ?? null;
    const next = { step, path, before, after, status, made };
    return at < 0 ? [...changes, next] : changes.with(at, next);
}
function activeRun({ plan, act, isPaused, aborted }, approval) {
    if (plan === null || aborted !== null || plan.progress.done === plan.progress.total)
        return null;
    if (approval === 'void' || approval === 'expired' || approval === 'rejected')
        return null;
    if (isPaused)
        return { status: 'paused' };
    return { status: act === null ? 'awaiting_approval' : 'running' };
}
function placeFault(head, place) {
    if (head.place === place)
        return null;
    return `The session ${head.id} belongs to ${head.place}, not to ${place}.`;
}


/***/ }),

/***/ 2536:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findTokens)
/* harmony export */ });
const ofAlphabet = {
    alnum: /^[A-Za-z0-9]+$/,
    upper: /^[A-Z0-9]+$/,
    hex: /^[A-Fa-f0-9]+$/,
    run: /^[A-Za-z0-9_-]+$/,
};
const github = { kind: 'github-token', least: 36, of: 'run', digit: true, dotted: 'may' };
const slack = { kind: 'slack-token', least: 20, of: 'run', digit: true };
const stripe = { kind: 'stripe-key', least: 16, of: 'alnum' };
const aws = { kind: 'aws-access-key-id', least: 16, of: 'upper' };
const shopify = { kind: 'shopify-token', least: 32, of: 'hex' };
const forms = [
    { ...github, prefix: 'github_pat_', least: 22 },
    { ...github, prefix: 'ghp_' },
    { ...github, prefix: 'gho_' },
    { ...github, prefix: 'ghu_' },
    { ...github, prefix: 'ghs_' },
    { ...github, prefix: 'ghr_' },
    { kind: 'gitlab-token', prefix: 'glpat-', least: 20, of: 'run' },
    { kind: 'npm-token', prefix: 'npm_', least: 36, of: 'alnum' },
    { kind: 'pypi-token', prefix: 'pypi-AgE', least: 40, of: 'run' },
    { ...aws, prefix: 'AKIA' },
    { ...aws, prefix: 'ASIA' },
    { ...slack, prefix: 'xoxa-' },
    { ...slack, prefix: 'xoxb-' },
    { ...slack, prefix: 'xoxe-' },
    { ...slack, prefix: 'xoxo-' },
    { ...slack, prefix: 'xoxp-' },
    { ...slack, prefix: 'xoxr-' },
    { ...slack, prefix: 'xoxs-' },
    { ...slack, prefix: 'xapp-' },
    { kind: 'google-api-key', prefix: 'AIza', least: 35, of: 'run' },
    { kind: 'google-oauth-secret', prefix: 'GOCSPX-', least: 24, of: 'run' },
    { kind: 'anthropic-key', prefix: 'sk-ant-', least: 20, of: 'run' },
    { kind: 'openai-key', prefix: 'sk-', least: 20, of: 'run', digit: true, edge: true },
    { ...stripe, prefix: 'sk_live_' },
    { ...stripe, prefix: 'sk_test_' },
    { ...stripe, prefix: 'rk_live_' },
    { ...stripe, prefix: 'rk_test_' },
    { ...stripe, prefix: 'whsec_', least: 24 },
    { ...shopify, prefix: 'shpat_' },
    { ...shopify, prefix: 'shpca_' },
    { ...shopify, prefix: 'shppa_' },
    { ...shopify, prefix: 'shpss_' },
    { kind: 'sendgrid-key', prefix: 'SG', least: 0, of: 'run', edge: true, dotted: 'must' },
    { kind: 'huggingface-token', prefix: 'hf_', least: 34, of: 'alnum', edge: true },
    { kind: 'groq-key', prefix: 'gsk_', least: 50, of: 'alnum', edge: true },
    { kind: 'digitalocean-token', prefix: 'dop_v1_', least: 64, of: 'hex' },
    { kind: 'docker-token', prefix: 'dckr_pat_', least: 27, of: 'run' },
    { kind: 'databricks-token', prefix: 'dapi', least: 32, of: 'hex', edge: true },
    { kind: 'grafana-token', prefix: 'glc_', least: 32, of: 'alnum' },
    { kind: 'grafana-token', prefix: 'glsa_', least: 32, of: 'alnum' },
    { kind: 'linear-key', prefix: 'lin_api_', least: 32, of: 'run' },
    { kind: 'notion-token', prefix: 'ntn_', least: 46, of: 'alnum' },
    { kind: 'figma-token', prefix: 'figd_', least: 40, of: 'run' },
    { kind: 'tailscale-key', prefix: 'tskey-', least: 20, of: 'run', digit: true },
    { kind: 'jwt', prefix: 'eyJ', least: 10, of: 'run', dotted: 'must' },
];
const byPrefix = new Map(forms.map((form) => [form.prefix, form]));
const anyPrefix = new RegExp(forms.map((form) => form.prefix).join('|'), 'g');
function findTokens(text) {
    const places = [];
    let word = null;
    let from = 0;
    for (const match of text.matchAll(anyPrefix)) {
        const start = match.index;
        const form = byPrefix.get(match[0]);
        if (form === undefined || start < from)
            continue;
        if (word === null || start >= word.end)
            word = wordAround(text, start);
        const end = tokenEnd(text, start, form, word);
        if (end === null)
            continue;
        places.push({ kind: form.kind, start, end });
        from = end;
    }
    return places;
}
function tokenEnd(text, start, form, word) {
    const behind = start + form.prefix.length;
    if (form.edge && start > 0 && /[A-Za-z0-9]/.test(text.charAt(start - 1)))
        return null;
    if (word.end - behind < form.least || (form.digit && word.lastDigit < behind))
        return null;
    if (form.least > 0 && !ofAlphabet[form.of].test(text.slice(behind, behind + form.least)))
        return null;
    if (form.dotted === 'must')
        return form.kind === 'sendgrid-key' && word.end !== behind ? null : word.dottedEnd;
    return (form.dotted === 'may' ? word.dottedEnd : null) ?? word.end;
}
const leastPart = 10;
function wordAround(text, start) {
    const end = runEnd(text, start);
    let lastDigit = -1;
    for (let at = end - 1; at >= start && lastDigit < 0; at -= 1)
        if (isDigit(text.charCodeAt(at)))
            lastDigit = at;
    const second = text[end] === '.' ? runEnd(text, end + 1) : end;
    const third = text[second] === '.' && second - end > leastPart ? runEnd(text, second + 1) : second;
    return { end, lastDigit, dottedEnd: third - second > leastPart ? third : null };
}
function runEnd(text, start) {
    let at = start;
    while (at < text.length && isRun(text.charCodeAt(at)))
        at += 1;
    return at;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function isRun(code) {
    return (isDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 45);
}


/***/ })

};
;