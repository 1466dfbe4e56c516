"use strict";
exports.id = 2597;
exports.ids = [2597];
exports.modules = {

/***/ 2597:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dispatch: () => (/* binding */ dispatch)
});

// EXTERNAL MODULE: ./build/core/can-use-tool.js
var can_use_tool = __webpack_require__(5938);
// EXTERNAL MODULE: ./build/core/prompts/data-block.js
var data_block = __webpack_require__(1347);
// EXTERNAL MODULE: ./build/core/tool-filter.js
var tool_filter = __webpack_require__(1112);
;// CONCATENATED MODULE: ./build/core/tools/arguments.js
const mostArguments = 2_000_000;
function readArguments(text) {
    if (text.length > mostArguments)
        return { ok: false, fault: 'The arguments are too long; nothing was done. Ask for less at once.' };
    if (text.trim() === '')
        return { ok: true, value: {} };
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch {
        return { ok: false, fault: 'The arguments are no JSON; nothing was done. Write one JSON object.' };
    }
}
function missingAsNull(value, { properties }) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    const known = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
    const missing = known.filter(([key, schema]) => !Object.hasOwn(value, key) && mayBeNull(schema));
    return { ...value, ...Object.fromEntries(missing.map(([key]) => [key, null])) };
}
function mayBeNull(schema) {
    const type = schema?.type;
    return Array.isArray(type) && type.includes('null');
}

;// CONCATENATED MODULE: ./build/core/tools/fault-text.js
function faultText(name, faults) {
    const said = faults
        .slice(0, 5)
        .map(({ path, message, expected, received }) => `${path}: ${message} Expected: ${expected}; received: ${received}.`);
    return `The arguments of ${name} are not what it takes; nothing was done. ${said.join(' ')}`;
}

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/core/tools/told.js

const mostTold = 60_000;
const mostShort = 160;
function bounded(text) {
    if (text.length <= mostTold)
        return text;
    const kept = text.slice(0, mostTold).replace(/[\ud800-\udbff]$/, '');
    return `${kept}\n[cut: ${text.length - kept.length} of ${text.length} characters left out; ask for a smaller part]`;
}
function shortly(text) {
    const line = (0,clean.oneLine)(text
        .slice(0, 4 * mostShort)
        .replace(/\s+/g, ' ')
        .trim());
    return line.length <= mostShort ? line : `${line.slice(0, mostShort - 1).trimEnd()}…`;
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
;// CONCATENATED MODULE: ./build/engine/carrying.js

async function coveredBy(carrying, tool, input, asked, ports) {
    if (carrying === null)
        return { path: asked, command: null, approved: null };
    const approved = carrying.plan;
    if (asked !== null) {
        const place = await ports.files.standing(asked);
        return { path: place.ok ? place.path : asked, command: null, approved };
    }
    if (tool.effect !== 'exec' || tool.propose === undefined)
        return { path: null, command: null, approved };
    const would = await tool.propose(input, ports);
    return { path: null, command: would.kind === 'command' ? would.command : null, approved };
}
function overAlready(carrying, tool, { kind }) {
    if (carrying === null || carrying.beyond.length === 0)
        return null;
    if (kind !== 'allow' || !(0,can_use_tool/* isProposable */.AK)(tool.effect))
        return null;
    return `Not done: ${stops}`;
}
const stops = 'something was asked for that the approved plan does not cover, so the run stops here. Nothing of this step is made. Hand in your answer.';
function keepBeyond(carrying, reason, would) {
    const proposal = would.kind === 'none' ? null : would;
    const why = would.kind === 'none' ? `${reason} ${would.reason}` : reason;
    const key = keyOf(proposal);
    const isKnown = key !== null && carrying.beyond.some((one) => keyOf(one.proposal) === key);
    if (!isKnown)
        carrying.beyond.push({ reason: why, proposal });
    const kept = proposal === null
        ? ''
        : ' What you asked for becomes part of the plan, and people are asked to approve that.';
    return {
        text: `${why} The run stops here, and nothing of this step is made.${kept} Hand in your answer.`,
        isKept: proposal !== null,
    };
}
function keyOf(proposal) {
    if (proposal === null)
        return null;
    return proposal.kind === 'change' ? `change ${proposal.path}` : `command ${proposal.command}`;
}

;// CONCATENATED MODULE: ./build/engine/confirm.js

const mostShown = 20_000;
async function asked(callId, confirmer) {
    if (confirmer === null)
        return noPlan;
    try {
        const planContent = await confirmer.planContent();
        if (planContent === null)
            return noPlan;
        const said = answer(await confirmer.confirm({ callId, planContent }));
        return { ...said, planContent: shown(planContent) };
    }
    catch (thrown) {
        const why = (0,errors/* asRunError */.S)(thrown).message;
        return { text: `Nobody could be asked: ${why} That is no approval; Plan Mode holds.`, outcome: 'failed' };
    }
}
const noPlan = {
    text: 'There is no plan to approve yet, so nobody was asked. Hand in the plan first, as your answer in the form that was asked for: the program writes it to the plan file and puts it before a person.',
    outcome: 'failed',
};
function answer(said) {
    switch (said.kind) {
        case 'approved':
            return {
                text: `The plan is approved (${said.decision}). The program carries it out; there is nothing to do for you.`,
                outcome: 'done',
            };
        case 'feedback':
            return { text: said.words, outcome: 'done', isMaterial: true };
        case 'pending':
            return {
                text: 'The plan waits for a person, who has not decided yet. Plan Mode holds; asking again changes nothing.',
                outcome: 'pending',
            };
        case 'over':
            return { text: `${said.reason} Plan Mode holds.`, outcome: 'failed' };
    }
}
function shown(text) {
    if (text.length <= mostShown)
        return text;
    const kept = text.slice(0, mostShown).replace(/[\ud800-\udbff]$/, '');
    return `${kept}\n[cut: ${text.length - kept.length} of ${text.length} characters; the plan file has them all]`;
}

;// CONCATENATED MODULE: ./build/engine/within.js
async function within({ ports, timeoutMs }, work, otherwise) {
    const late = new AbortController();
    const signal = AbortSignal.any([ports.signal, late.signal]);
    const stopped = 'The run was stopped before the tool came back.';
    if (ports.signal.aborted)
        return otherwise(stopped);
    const timer = setTimeout(() => late.abort(), timeoutMs);
    const over = new Promise((resolve) => {
        const given = `The tool did not come back within ${timeoutMs / 1000} seconds and was given up; ask for less.`;
        const end = () => resolve(otherwise(ports.signal.aborted ? stopped : given));
        signal.addEventListener('abort', end, { once: true });
    });
    try {
        return await Promise.race([work({ ...ports, signal }), over]);
    }
    catch (thrown) {
        const why = thrown instanceof Error ? thrown.message : String(thrown);
        return otherwise(`The tool failed: ${why}`);
    }
    finally {
        clearTimeout(timer);
    }
}

;// CONCATENATED MODULE: ./build/engine/dispatch.js










async function dispatch(call, caller, world) {
    const start = world.elapsed();
    const tool = world.tools.find(({ name }) => name === call.name) ?? null;
    const entry = begun(call, tool, caller);
    world.log.calls.push(entry);
    const ports = { ...world.ports, toolCallId: call.id };
    const done = await answered(call, tool, caller, { ...world, ports });
    const text = bounded(await world.clean(done.text));
    entry.arguments = (await world.clean(call.arguments.slice(0, 4000))).slice(0, 2000);
    entry.milliseconds = Math.max(0, Math.round(world.elapsed() - start));
    entry.note = shortly(text);
    entry.outcome = done.outcome;
    const planContent = done.planContent === undefined ? null : await world.clean(done.planContent);
    if (planContent !== null)
        entry.planContent = planContent;
    const { id: callId, stage, note, outcome, milliseconds } = entry;
    const what = shortly(`${entry.tool} ${entry.arguments}`);
    const seen = planContent === null ? {} : { planContent };
    world.emit({
        type: 'tool_used',
        callId,
        stage,
        tool: entry.tool,
        what,
        outcome,
        note,
        milliseconds,
        ...seen,
    });
    if (done.ends === true)
        throw new errors/* RunError */.e4('permission', `Not approved: the tool ${entry.tool} (call ${call.id}). ${text}`, {
            hint: 'The run ends here, as --fail-on-unsafe asks; without it the call is refused and the run goes on.',
        });
    return { text: done.isMaterial === true ? (0,data_block/* dataBlock */.g)(text, { tool: entry.tool }) : text, outcome };
}
function begun(call, tool, { stage, mode }) {
    return {
        id: call.id,
        stage,
        mode: mode.name,
        tool: shortly(call.name),
        effect: tool?.effect ?? null,
        arguments: '',
        outcome: 'failed',
        note: 'The run ended before it came back.',
        milliseconds: 0,
    };
}
async function answered(call, tool, caller, world) {
    const { mode, mayChange, carrying } = caller;
    const { tools, modes, policy } = world;
    if (tool === null)
        return refused((0,tool_filter/* refusal */.x5)(call.name, mode, { modes, tools }) ?? '');
    const read = readArguments(call.arguments);
    if (!read.ok)
        return { text: read.fault, outcome: 'failed' };
    const input = missingAsNull(read.value, tool.input);
    const faults = (await world.checkOf(tool))(input);
    if (faults.length > 0)
        return { text: faultText(tool.name, faults), outcome: 'failed' };
    const about = await coveredBy(carrying, tool, input, pathIn(input), world.ports);
    const verdict = (0,can_use_tool/* canUseTool */.Ie)({ callId: call.id, tool, mode, mayChange, ...about }, policy);
    const over = overAlready(carrying, tool, verdict);
    if (over !== null)
        return refused(over);
    switch (verdict.kind) {
        case 'allow':
            return performed(tool, input, caller, world);
        case 'ask':
            return asked(call.id, world.confirmer);
        case 'outside':
            return beyondPlan(tool, input, verdict.reason, { carrying, world });
        case 'refuse':
            return refused(verdict.reason);
        case 'end':
            return { text: verdict.reason, outcome: 'refused', ends: true };
        case 'not-granted':
            return proposed(tool, input, (0,tool_filter/* refusal */.x5)(tool.name, mode, { modes, tools }) ?? '', { caller, world });
        case 'propose':
            return proposed(tool, input, verdict.reason, { caller, world });
    }
}
function refused(text) {
    return { text, outcome: 'refused' };
}
async function proposed(tool, input, reason, { caller, world }) {
    if (tool.propose === undefined)
        return refused(reason);
    const proposal = await wouldDo(tool, input, world);
    if (proposal.kind === 'none')
        return refused(`${reason} ${proposal.reason}`);
    world.log.proposals.push({ stage: caller.stage, proposal });
    const kept = proposal.kind === 'change' ? 'a proposed change' : 'a suggested command';
    return { text: `${reason} It is kept as ${kept} of the plan; go on without it.`, outcome: 'proposed' };
}
async function beyondPlan(tool, input, reason, { carrying, world }) {
    if (carrying === null)
        return refused(reason);
    const { text, isKept } = keepBeyond(carrying, reason, await wouldDo(tool, input, world));
    return { text, outcome: isKept ? 'proposed' : 'refused' };
}
function wouldDo(tool, input, world) {
    const none = (reason) => ({ kind: 'none', reason });
    return within(world, async (ports) => (await tool.propose?.(input, ports)) ?? none('It cannot be proposed.'), none);
}
async function performed(tool, input, { carrying }, world) {
    const result = await within(world, (ports) => tool.run(input, ports), (reason) => ({
        ok: false,
        reason,
    }));
    if (result.ok && tool.effect === 'write' && carrying === null)
        world.log.changed = [...new Set([...world.log.changed, ...pathsIn(input)])];
    return result.ok
        ? { text: result.text, outcome: 'done', isMaterial: true }
        : { text: result.reason, outcome: 'failed', isMaterial: true };
}
function pathIn(input) {
    const [path = null, ...others] = pathsIn(input);
    return others.length === 0 ? path : null;
}
function pathsIn(input) {
    const { path, paths } = input;
    return [path, ...(Array.isArray(paths) ? paths : [])].filter((one) => typeof one === 'string');
}


/***/ })

};
;