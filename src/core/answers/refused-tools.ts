import type { Manners } from '../../domain/chat';
import type { Complaint } from './complaint';
import type { Change } from './manners';

/** What was sent of tools to look with, as far as a refusal can be about it. */
export interface AskedTools {
  /** Beside `response_format`. */
  withFormat: boolean;
  /** With `tool_choice`. */
  hasChoice: boolean;
  /** With a message of the user behind one of a tool. */
  userAfterTool: boolean;
  /** With calls that were made before. */
  hasCalls: boolean;
}

export const aboutTools =
  /\btools?\b|tool[_ -](?:choice|call|use)|function[_ -]call|\bfunctions?\b|--enable-auto-tool-choice/;
const aboutFormat =
  /response_?format|response format|response mime ?type|json[_ -](?:mode|schema|object)|structured[_ -]?output|grammar/;
const aboutChoice = /tool[_ ]choice/;
/** What one kind of endpoint takes in a schema, and another does not. */
const aboutRules =
  /additional_?properties|unknown name|\$schema|\$ref|\$defs|\bkeyword|invalid schema for function|function_declarations|input_schema|\bparameters\b/;
const aboutOrder =
  /after role[^.]{0,10}tool|role[^.]{0,10}user[^.]{0,20}after[^.]{0,20}tool|after (?:a )?tool (?:message|result)/;

/**
 * What of the tools an endpoint refuses; null when its complaint is about something else. Each answer is less than what
 * was sent, so that the last is no tools at all.
 * @param names whether something is named as refused
 */
export function refusedTools(
  complaint: Complaint,
  { withFormat, hasChoice, userAfterTool, hasCalls }: AskedTools,
  manners: Manners,
  names: (subject: RegExp) => boolean,
): Change | null {
  if (userAfterTool && aboutOrder.test(complaint.text)) return { userAfterTool: false };
  if (hasCalls && !manners.reasoningBack && /reasoning_content/.test(complaint.text))
    return { reasoningBack: true };
  const isFormat = names(aboutFormat);
  if (withFormat && isFormat && aboutTools.test(complaint.text)) return { toolsWithFormat: false };
  if (!names(aboutTools) && !/function_declarations|--enable-auto-tool-choice/.test(complaint.text))
    return null;
  if (hasChoice && names(aboutChoice)) return { toolChoice: false };
  if (manners.toolRules !== false && aboutRules.test(complaint.text)) return { toolRules: false };
  return { tools: false };
}

/** Less of the tools, for a refusal that says nothing. */
export function plainerTools({ withFormat, hasChoice }: AskedTools): Change {
  if (hasChoice) return { toolChoice: false };
  return withFormat ? { toolsWithFormat: false } : { tools: false };
}
