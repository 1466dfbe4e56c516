import type { YamlNode } from '../../domain/ports';
import { entry, type Step, textOf, type Workflow } from './on-workflow';

/** Texts in an event that anyone can write. */
const strangers =
  /\bgithub\.event\.(?:issue\.(?:title|body)|pull_request\.(?:title|body|head\.(?:ref|label)|head\.repo\.(?:default_branch|description|homepage))|(?:comment|review|review_comment)\.body|pages\b.*page_name|commits\b.*(?:message|author\.(?:email|name))|head_commit\.(?:message|author\.(?:email|name)|committer\.(?:email|name))|discussion\.(?:title|body)|workflow_run\.(?:head_branch|display_title|head_commit\.(?:message|author\.(?:email|name))|pull_requests\b.*head\.ref)|label\.name|release\.(?:name|body)|milestone\.title|client_payload\b)|\bgithub\.head_ref\b/;
/** The event as a whole holds them too. */
const whole =
  /\btoJSON\(\s*github(?:\.event(?:\.(?:issue|pull_request|comment|review|commits|head_commit|discussion))?)?\s*\)/i;
const inputs = /\b(?:github\.event\.)?inputs\.([\w-]+)/;

export interface Untrusted {
  /** The context as written. */
  name: string;
  /** `stranger`: anyone; `caller`: whoever may start the workflow or use the action. */
  who: 'stranger' | 'caller';
}

/** Whether an expression (without its braces) puts text of others where it stands. */
export function untrustedIn(inner: string, workflow: Workflow, step: Step | null): Untrusted | null {
  for (const part of inner.split(/\|\||&&/)) {
    // A comparison or a question gives true or false, not the text.
    if (
      /[=!]=|[<>]/.test(part) ||
      /^\s*!?\s*(?:contains|startsWith|endsWith|hashFiles|success|failure|always)\s*\(/.test(part)
    )
      continue;
    const dotted = part.replace(/\[\s*'([\w-]+)'\s*\]/g, '.$1');
    const direct = strangers.exec(dotted)?.[0] ?? whole.exec(dotted)?.[0];
    if (direct !== undefined) return { name: direct, who: 'stranger' };
    const byEnvironment = /\benv\.([\w-]+)/.exec(dotted)?.[1];
    const kept = byEnvironment === undefined ? null : valueOfEnvironment(byEnvironment, workflow, step);
    if (kept !== null) return { name: `env.${byEnvironment} (${kept.name})`, who: kept.who };
    const files = /\bsteps\.([\w-]+)\.outputs\.[\w-]*(?:files|title|body|message|branch|ref)\w*/.exec(dotted);
    if (files !== null && givesNames(files[1] ?? '', workflow)) return { name: files[0], who: 'stranger' };
    const input = inputs.exec(dotted);
    if (input !== null && isFreeText(input[1] ?? '', workflow)) return { name: input[0], who: 'caller' };
  }
  return null;
}

function valueOfEnvironment(name: string, workflow: Workflow, step: Step | null): Untrusted | null {
  for (const holder of [
    entry(step?.node, 'env')?.value,
    entry(step?.job?.node, 'env')?.value,
    workflow.env,
  ]) {
    const text = textOf(entry(holder, name)?.value);
    const inner = /\$\{\{([^}]*)\}\}/.exec(text)?.[1];
    const found = inner === undefined || /\benv\./.test(inner) ? null : untrustedIn(inner, workflow, step);
    if (found !== null) return found;
  }
  return null;
}

/** A step whose outputs are names that a pull request chooses. */
function givesNames(id: string, workflow: Workflow): boolean {
  const step = workflow.steps.find((one) => one.id === id);
  const uses = textOf(step?.uses?.value);
  return /changed-files|paths-filter|branch-names|pull-request-comment-branch|get-changed/.test(uses);
}

/** True unless the input is declared as a number, a truth value, a choice or an environment. */
function isFreeText(name: string, workflow: Workflow): boolean {
  const holders: (YamlNode | null | undefined)[] = workflow.isAction
    ? [workflow.root]
    : [workflow.triggers.get('workflow_dispatch'), workflow.triggers.get('workflow_call')];
  const types = holders
    .map((holder) => entry(entry(entry(holder, 'inputs')?.value, name)?.value, 'type')?.value)
    .filter((node) => node !== undefined);
  return !types.some((node) => /^(?:boolean|number|choice|environment)$/.test(textOf(node)));
}
