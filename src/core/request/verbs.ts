/** What a verb asks for. */
export type Kind =
  /** A change of what is there. */
  | 'change'
  /** Something new. */
  | 'build'
  /** A look at something, with findings. */
  | 'examine'
  /** Words alone. */
  | 'tell'
  /** A plan. */
  | 'plan'
  /** A command or a tool. */
  | 'run';

const table: Readonly<Record<Kind, string>> = {
  change: `abort accept account adapt add address adjust align alias allow annotate append apply archive assert assign avoid batch bind
block bump cache call cap center centre change clamp clean clear close collapse combine compress configure convert copy correct cover
cut debounce decouple decrease deduplicate default delete deprecate disable display ditch document downgrade drop edit eliminate embed
emit enable encode enforce enhance ensure escape exclude expand export expose extend extract fail fallback filter finish fix flatten
follow forbid format generalize generalise get go guard handle harden hide hoist honour honor ignore import improve include increase
inject inline insert install instrument integrate invert join keep limit link lint localize localise lock log lower make mark
memoize merge mention migrate mock modernize modernise modify monitor move normalize normalise offer omit open overhaul overwrite parse
pass patch pin polish port prefer prefix preserve prevent print promote provide publish pull push put quote raise read rearchitect
rearrange redesign redirect reduce refactor regenerate register reject release reload remember remove rename render reorder reorganize
reorganise replace report require reset resolve respect restore restrict restructure retry return reuse revert rework rewrite rotate
round run-time sanitize sanitise save send separate serialize set shorten show shrink silence simplify skip sort speed split stop
store stringify strip style support suppress swap switch sync throttle throw tidy toggle translate trim truncate tweak typeset unify
update upgrade use validate warn wire wrap write`,
  build: 'build create develop generate hack implement introduce prototype scaffold spike setup experiment',
  examine: `analyse analyze assess audit bench benchmark bisect check debug diagnose evaluate examine explore find inspect investigate
look optimise optimize profile reproduce research review scan scrutinize search study test trace triage troubleshoot verify`,
  tell: `clarify compare contrast define describe discuss elaborate enumerate explain help inform introduce learn list name recommend
remind show suggest summarise summarize teach tell think understand walk weigh know wonder ask say talk answer`,
  plan: 'architect design outline plan sketch strategize strategise',
  run: 'deploy exec execute invoke launch run start',
};

const kinds = new Map<string, Kind>();
for (const kind of ['tell', 'change', 'build', 'examine', 'plan', 'run'] as const) {
  for (const verb of table[kind].split(/\s+/)) kinds.set(verb, kind);
}

/** What a verb in its plain form asks for, or null for a word that is none. */
export function kindOf(verb: string): Kind | null {
  return kinds.get(verb) ?? null;
}

/** The plain form of `renaming`, `fixed`, `adds`; null when it is no form of a known verb. */
export function plainForm(word: string): string | null {
  if (word.length > 20 || !word.endsWith('ing')) return null;
  const stem = word.slice(0, -3);
  const doubled = /([bdfglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, doubled].find((form) => kinds.has(form)) ?? null;
}

/** The plain form of a participle: `extended`, `renamed`, `dropped`, `applied`; null when it is no form of a known verb. */
export function doneForm(word: string): string | null {
  if (word.length > 20 || !word.endsWith('ed')) return null;
  const stem = word.slice(0, -2);
  const doubled = /([bdfglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const soft = stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem;
  return [stem, `${stem}e`, doubled, soft].find((form) => kinds.has(form)) ?? null;
}

/** Verbs of working on code: one is told not to do these. Another verb behind `never` is what the code should do. */
const work = new Set(
  `add analyse analyze apply change code commit convert debug delete deploy do edit explain fix implement make modify move optimise
optimize plan push refactor remove rename replace restructure review rewrite run test touch update write`.split(
    /\s+/,
  ),
);

/** True for a verb of the work itself, as in `don't fix`, and not of what the code does, as in `don't retry`. */
export function isWork(verb: string): boolean {
  return work.has(verb);
}

/** Verbs that name nothing by themselves: the noun behind them says what is asked for. */
export const light = new Set(
  'do make perform conduct give draft propose prepare produce write create build provide run get have start need want let come take'.split(
    ' ',
  ),
);

/** Words that are as often a noun at the beginning of a title. */
export const nouns = new Set(
  `address alias archive batch block build bump cache call cap change check close copy cut debug default deploy design display document
drop edit escape experiment export extract filter find fix format get guard import include install issue join limit link lint list
lock log look make mark merge mock move name offer open outline parse pass patch pin plan port prefix print profile prototype pull push
quote reload release render report request research reset return review round run save scan search select send set show sketch sort
spike split start stop store style support switch sync test toggle trace update upgrade use walk warn wrap write help talk handle
account cover trigger`.split(/\s+/),
);
