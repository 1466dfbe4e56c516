import { light, nouns } from './verbs';

/** What a word can be in a sentence, one bit each: worked out once for a word, asked at every place where it stands. */
export const role = {
  /** Another clause may begin behind it: `and`. */
  join: 1,
  /** Says little by itself; the noun behind it tells: `do`. */
  light: 1 << 1,
  /** A verb that is a noun as often. */
  noun: 1 << 2,
  /** A verb that says what is: `fails`. */
  finite: 1 << 3,
  /** Begins the object of a verb: `the`. */
  determiner: 1 << 4,
  /** Begins a clause of its own inside another: `because`. */
  subordinate: 1 << 5,
  /** First word of what opens a request and says nothing: `hello`. */
  opener: 1 << 6,
  /** Opens a request by itself, whatever follows: `and`. */
  filler: 1 << 16,
  /** First word of what can only be a request: `could`. */
  certain: 1 << 7,
  /** First word of a request not to do something: `never`. */
  negation: 1 << 8,
  /** Stands before a question: `ok`. */
  aside: 1 << 9,
  /** Asks: `why`. */
  interrogative: 1 << 10,
  /** Asks in front of its subject: `does`. */
  inverted: 1 << 11,
  /** A sentence that begins with it may be a question. */
  question: 1 << 12,
  /** First word of a phrase that asks: `any idea`. */
  asking: 1 << 13,
  /** Denies what is said behind it: `without`. */
  negator: 1 << 14,
  /** Is in every phrase that tells of something solved, of waiting, or of a mode by its name. */
  cue: 1 << 15,
} as const;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const interrogatives = "what what's whats why how how's where where's who who's whose which whom";
const inverted = `is are was were does did can could would will should shall may might am has isn't aren't doesn't didn't can't couldn't
wouldn't shouldn't don't won't`;
const fillers = `hi hey hello dear ok okay sure yes yeah great thanks sorry so well and then but now first firstly second secondly next finally lastly
afterwards instead alternatively again pls plz simply quickly actually basically ideally all team everyone everybody folks guys task
todo bug feature request enhancement proposal suggestion nit additionally`;
const asides = `hi hey hello ok okay so and but also well quick question just curious out of curiosity sorry please all folks everyone
team no yes not bug anyone help again`;

const tables: readonly (readonly [bit: number, words: ReadonlySet<string>])[] = [
  [role.join, set('and then but just only simply please also so instead afterwards')],
  [role.light, light],
  [role.noun, nouns],
  [
    role.finite,
    set(`is are was were isn't aren't wasn't weren't does doesn't do don't did didn't has have had hasn't haven't can't cannot couldn't
should shouldn't won't will would must fails fail failed shows breaks crashes overlaps throws ignores loses stays hangs takes gets uses
displays prints gives causes overwrites needs need returns drops gone stops stopped works worked contains keeps becomes seems appears
looks leaks never always no longer sends reports requires leads`),
  ],
  [
    role.determiner,
    set(`the a an this that these those my our your its their all every each any some no more one two both how why whether if what where
it them for in on at to from with of me us him her up out into away about by through over everything`),
  ],
  [
    role.subordinate,
    set(
      'that which who where when if while whether what how why as because since although unless until once',
    ),
  ],
  [role.filler, set(fillers)],
  [
    role.opener,
    set(
      `${fillers} thank also after please kindly just only maybe perhaps there go feel make be remember try start begin in your the help it's its time while if`,
    ),
  ],
  [
    role.certain,
    set(`can could would will may might do are is any mind how what why i i'd we you you'd let's lets let it also just please kindly
possibly maybe perhaps even only be go try`),
  ],
  [
    role.negation,
    set(
      `don't dont do never must mustn't should shouldn't cannot no there's there i i'm we we're not avoid refrain stop without`,
    ),
  ],
  [role.aside, set(asides)],
  [role.interrogative, set(interrogatives)],
  [role.inverted, set(inverted)],
  [
    role.question,
    set(`${asides} ${interrogatives} ${inverted} any anyone anybody i i'm i'd looking eli5 do when`),
  ],
  [role.asking, set("does any anyone anybody just i i'm i'd not am quick what looking")],
  [
    role.negator,
    set(
      "no not without never isn't aren't wasn't don't doesn't didn't won't can't cannot nor neither hardly free",
    ),
  ],
  [role.cue, set('fixed resolved solved gone works did pass passes mode take takes took taking')],
];

/** What a word in lower case can be, bits of `role`. */
export function rolesOf(text: string): number {
  let roles = 0;
  for (const [bit, words] of tables) if (words.has(text)) roles |= bit;
  if (text.startsWith('@')) roles |= role.opener;
  if (/^wonder\w*$/.test(text)) roles |= role.question;
  if (/^(?:wondering|question|eli5)\b/.test(text)) roles |= role.asking;
  return roles;
}
