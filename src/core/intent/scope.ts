import type { Scope } from '../../domain/intent';
import { lineOf, readRequest, type Said } from '../request/read';
import { listedWorks } from './listed';
import { isSymptom } from './question';

/** A scope, and what led to it. */
export interface Sized {
  scope: Scope;
  why: string;
}

const tiny =
  /\b(?:typos?|spelling|misspel\w*|rename|imports?|whitespace|indentation|comment|copyright|bump|unused|semicolon|wording|label|nit|lint|comma|newline|trailing|link|version|log|colou?r)\b/;
const wide =
  /\b(?:entire|whole|everywhere|throughout|codebase|code base|repo-?wide|project-wide|across (?:all|the|our|every|multiple|several)|(?:all|every|each) (?:of )?(?:the |our |its |single )?(?:\w+ )?(?:modules?|controllers?|services?|components?|pages?|endpoints?|packages?|widgets?|files|tests|routes|screens|views|models|handlers|texts|callers|usages|apis?))\b/;
const green =
  /\b(?:from scratch|greenfield|new (?:\w+ )?(?:project|app|application|service|system|framework|platform|engine|library|product)|end[- ]to[- ]end (?:solution|system)|complete (?:\S+ )?(?:pipeline|system|app|rewrite|redesign|overhaul)|full (?:\w+ )?(?:dashboard|system|app|stack|rewrite|redesign))\b/;
const heavyVerbs =
  /^(?:migrate|port|redesign|overhaul|restructure|rearchitect|modernize|modernise|rework|decouple|unify)$/;
const bigRewrite =
  /^(?:rewrite|refactor|split|replace|move|convert|switch|integrate|drop|localize|localise)$/;
const bigThings =
  /\b(?:layers?|(?:project|application|app|website|site|repo|repository) (?:to|from|into|over)|monorepo|monolith|microservices?|architecture|subsystem|database|backend|frontend|back end|front end|framework|services|pattern|modules|orm|state management|to (?:typescript|esm|rust|go|kotlin|postgres\w*|grpc|graphql|kubernetes|async))\b/;
const features =
  /\b(?:end-to-end encryption|authentication|authorization|authorisation|auth system|oauth2?|sso|single sign-on|saml|oidc|jwt|login system|user management|user accounts|payments?(?: \w+)?|billing|subscriptions?|internationali[sz]ation|i18n|locali[sz]ation|multi-?tenan\w*|plugin (?:system|architecture|api)|plugins|real-?time|websockets?|dashboard|admin (?:panel|interface|ui|area)|notification (?:system|center|service)|full-?text search|search engine|ci\/cd|pipeline|rest api|graphql api|api gateway|caching layer|cache layer|offline (?:mode|support|sync)|recommendation|workflow engine|event sourcing|role[- ]based|rbac|audit log\w*|mobile app|chat (?:system|feature)|file uploads? system|permission system|job queue|migration (?:system|tool)|marketplace|e-?commerce|shop|blog engine)\b/;
const makes =
  /^(?:add|build|create|develop|implement|introduce|setup|set|support|offer|provide|need|want|enable|write|make|get|generate|scaffold|integrate|have|ship|start)$/;
const titles = /^(?:rfc|epic|initiative|roadmap|proposal|meta|tracking issue|umbrella|design doc)$/;
const long =
  /\b(?:next|this|coming) (?:quarter|year|months)\b|\bmulti-?(?:step|phase|month)\b|\bseveral (?:steps|phases|modules|services)\b/;

/** How much is asked for, by words and numbers alone; small when nothing says otherwise (IB-06). */
export function sizeOf(text: string, files: readonly string[]): Sized {
  const reading = readRequest(text);
  const asking = reading.said.filter((one) => one.wants.length > 0);
  const first = reading.said[0];
  const scored = asking.length > 0 ? asking : first === undefined ? [] : [first];
  const reasons: string[] = [];
  let points = 0;
  const add = (more: number, why: string) => {
    if (more <= 0) return;
    points += more;
    reasons.push(why);
  };
  for (const one of scored.slice(0, 40)) add(...sentencePoints(one, asking.length > 0));
  if (
    titles.test(first?.sentence.words[0]?.text ?? '') ||
    titles.test((first === undefined ? '' : lineOf(first)).split(' ', 2).join(' '))
  )
    add(3, 'announced as a large piece of work');
  if (reading.said.slice(0, 12).some((one) => long.test(lineOf(one)))) add(2, 'spread over a long time');
  const wants = asking.reduce((sum, one) => sum + one.wants.length, 0);
  if (!reading.isForm || wants > 5)
    add(wants >= 5 ? 3 : wants >= 4 ? 2 : wants === 3 ? 1 : 0, `${wants} things are asked for`);
  const listed = listedWorks(text);
  if (points < 2 && listed > 1) add(2 - points, `${listed} changes are listed`);
  add(files.length >= 10 ? 4 : files.length >= 4 ? 2 : 0, `${files.length} files are named`);
  if (points >= 4) return { scope: 'large', why: reasons.join('; ') };
  if (points >= 2) return { scope: 'medium', why: reasons.join('; ') };
  const isTiny =
    scored.length <= 2 &&
    wants <= 1 &&
    points === 0 &&
    scored.some((one) => tiny.test(lineOf(one)) && one.sentence.words.length <= 25);
  if (isTiny) return { scope: 'trivial', why: 'a change of a few characters' };
  return {
    scope: 'small',
    why:
      wants > 0
        ? `${wants} ${wants === 1 ? 'thing is' : 'things are'} asked for`
        : 'nothing says that it is more',
  };
}

function sentencePoints(said: Said, isAsked: boolean): [number, string] {
  const line = lineOf(said);
  const verbs = said.wants.map((clause) => clause.verb);
  if (!isAsked) {
    if (isSymptom(said)) return [0, ''];
    return features.test(line) && /\b(?:support|add|new|implement)/.test(line)
      ? [2, 'a whole feature']
      : green.test(line)
        ? [3, 'something new from the ground up']
        : [0, ''];
  }
  const isExamined =
    said.clauses.some(
      (clause) =>
        clause.kind === 'examine' ||
        clause.kind === 'run' ||
        clause.verb === 'fix' ||
        /^(?:prototype|spike|hack|experiment)$/.test(clause.verb),
    ) || /\b(?:prototype|proof of concept|poc|spike|throwaway|experiment)\b/.test(line);
  if (isExamined) return [0, ''];
  const reasons: [number, string][] = [];
  if (wide.test(line)) reasons.push([2, 'it reaches over the whole project']);
  if (green.test(line) && verbs.some((verb) => makes.test(verb)))
    reasons.push([3, 'something new from the ground up']);
  if (verbs.some((verb) => heavyVerbs.test(verb))) reasons.push([2, 'a verb of large changes']);
  if (!said.isConcrete && verbs.some((verb) => bigRewrite.test(verb)) && bigThings.test(line))
    reasons.push([2, 'a whole part is replaced']);
  if (features.test(line) && verbs.some((verb) => makes.test(verb)) && isObject(line))
    reasons.push([2, 'a whole feature']);
  return [reasons.reduce((sum, [more]) => sum + more, 0), reasons.map(([, why]) => why).join('; ')];
}

/** Whether the feature is what is made, and not the place of a small change: `a label on the dashboard`. */
function isObject(line: string): boolean {
  const at = features.exec(line)?.index ?? 0;
  const before = line.slice(0, at);
  const made = before.split(' ').filter(Boolean);
  return (
    !/\b(?:to|in|on|at|of|for|from|into|inside|within) (?:the |our |my |your |a |an |its )?(?:\w+ )?$/.test(
      before,
    ) && made.length <= 14
  );
}

/** The scope of a request: 1 to 3 files small, 4 to 10 medium, more large, by words and by the files it names. */
export function detectScope(text: string, files: readonly string[] = []): Scope {
  return sizeOf(text, files).scope;
}
