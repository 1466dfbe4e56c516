import type { Manners, Rung } from '../../domain/chat';
import type { Complaint } from './complaint';
import { type Change, lowerRung } from './manners';
import { type AskedTools, aboutTools, refusedTools } from './refused-tools';

/** What was asked, as far as a refusal can be about it. */
export interface Asked {
  rung: Rung;
  manners: Manners;
  /** True when two neighbouring messages of one role, or two system messages, were sent. */
  repeatedRoles: boolean;
  /** What was sent of tools to look with; null: nothing. */
  tools: AskedTools | null;
}

/** How endpoints say that they do not take something. Plain words: linear. */
const refusing =
  /unsupported|not (?:yet )?(?:be )?(?:support|allow|permit|enabl|implement|valid|accept|recogni|available|compatible)|n't (?:yet )?(?:support|allow|work|accept)|unavailable|unrecogni|unknown|unexpected|invalid|forbid|must|cannot|can't|can not|deprecated|requires?\b|incompatible|only (?:the default|supports?|takes?|accepts?)|enabled only|cannot find field|no endpoints|failed to|not fully|is required|no longer/;

const aboutSchema =
  /response_?format|response format|json_?schema|json schema|structured[_ -]?output|json[_ ]mode|json_object|guided|grammar|additional_?properties|\bschema\b|\bstrict\b/;
/** The endpoint knows schemas and dislikes this one, or the word `strict`: the full schema without it may pass. */
const aboutThisSchema =
  /invalid schema|schema (?:for|has|must)|(?:the|your|provided|this) schema is|additional_?properties|\bstrict\b|in context=|keyword|min_?items|max_?items|grammar|'?\$ref|nested|unknown name/;
const aboutRepeats =
  /must alternate|alternating|system message[^.]{0,20}beginning|(?:one|single|multiple|more than one) system|consecutive (?:user|message|role)|same role|after role/;
const aboutSystem =
  /system (?:role|message|prompt|instruction)|role[^.]{0,30}'system'|'system'[^.]{0,30}role|'system' with this|developer instruction|only user and assistant/;

/** What an endpoint refuses, as far as its complaint says it in words that are known; empty when it does not. */
export function refusedParts(complaint: Complaint, asked: Asked): Change {
  const { manners } = asked;
  const names = namer(complaint);
  const change: Change = {};
  if (names(/\btemperature\b/)) change.temperature = false;
  if (names(/\bstream_options\b|\binclude_usage\b/)) change.streamUsage = false;
  if (names(/\bstream(?:ing)?\b(?![_.])/)) change.stream = false;
  if (manners.outputLimit !== null && names(new RegExp(`\\b${manners.outputLimit}\\b`)))
    change.outputLimit = manners.outputLimit === 'max_completion_tokens' ? 'max_tokens' : null;
  const tools = asked.tools === null ? null : refusedTools(complaint, asked.tools, manners, names);
  if (tools !== null) return { ...change, ...tools };
  Object.assign(change, refusedRoles(complaint, asked, names));
  const rung = refusedRung(complaint, asked.rung, names);
  if (rung !== null) change.rung = rung;
  return change;
}

/** The plainest manners: what is left to try for a refusal that says nothing. */
export const plainest: Change = {
  temperature: false,
  outputLimit: 'max_tokens',
  stream: false,
  streamUsage: false,
  repeatedRoles: false,
};

/** Whether something is named as refused. */
export type Names = (subject: RegExp) => boolean;

/** Whether the complaint refuses something: as its subject, or in one sentence with words that refuse. */
function namer(complaint: Complaint): Names {
  const sentences = complaint.text.split(/[.;!?]\s|\n/).filter((sentence) => refusing.test(sentence));
  return (subject) =>
    complaint.params.some((param) => subject.test(param)) ||
    sentences.some((sentence) => subject.test(sentence));
}

function refusedRoles(complaint: Complaint, asked: Asked, names: Names): Change {
  if (aboutRepeats.test(complaint.text))
    // Templates without a system role complain in the same words about a single system message.
    return asked.repeatedRoles ? { repeatedRoles: false } : { system: false };
  return names(aboutSystem) || complaint.params.some((param) => /messages\[0\]\.role/.test(param))
    ? { system: false }
    : {};
}

function refusedRung(complaint: Complaint, rung: Rung, names: Names): Rung | null {
  if (rung === 'instructions') return null;
  if (rung === 'tool_call') return names(aboutTools) ? 'json_object' : null;
  if (!names(aboutSchema)) return null;
  const subject = `${complaint.text} ${complaint.params.join(' ')}`;
  const isThisSchema = aboutThisSchema.test(subject) && !/type[^.]{0,30}json_schema/.test(complaint.text);
  return rung === 'strict_schema' && !isThisSchema ? 'tool_call' : lowerRung(rung);
}
