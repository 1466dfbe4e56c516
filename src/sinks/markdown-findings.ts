import { codeSpan, fenced, inline, paragraphs, row, table } from '../core/markdown';
import type { Finding } from '../domain/finding';
import type { Report } from '../domain/report';
import { excerpt, quoted } from './excerpt';
import { fixed, type Part } from './fit';
import { heldBack, isUnwanted } from './held-back';
import { freshAdvice, isAside, noFindings } from './verdicts';
import { countBySeverity, placeOf, suppressedBecause, thousands } from './wording';

/** As many are shown in full; the others, which are no worse, take a row of a table. */
const inFull = 20;
/** Words for highlighting. GitHub draws some others (`mermaid`, `math`) instead of showing them. */
const languages = new Set(
  'bash c cc cpp cs css go html java js json jsx kt mjs mts cjs cts php py rb rs scala sh sql swift toml ts tsx vue xml yaml yml'.split(
    ' ',
  ),
);
/** Where a reference may link to. Elsewhere it is shown as text: a link to an issue would leave a trace there. */
const referenceHosts = [
  'https://cwe.mitre.org/',
  'https://owasp.org/',
  'https://cheatsheetseries.owasp.org/',
  'https://docs.github.com/',
  'https://securitylab.github.com/',
  'https://developer.mozilla.org/',
  'https://nodejs.org/',
  'https://docs.python.org/',
];

/** Findings worst first, then what is held back. */
export function findingParts(report: Report): Part[] {
  const counts = countBySeverity(report.findings).map((count) => count.words);
  const heading = `### Findings${counts.length === 0 ? '' : `: ${counts.join(', ')}`}`;
  if (isAside(report)) return [];
  if (report.findings.length === 0) return [fixed(`${heading}\n\n${none(report)}`), ...heldBackParts(report)];
  const brief = report.findings.slice(inFull);
  return [
    {
      ...listOf(`${heading}\n\n`, report.findings.slice(0, inFull).map(full), 'findings', 1),
      between: '\n\n',
    },
    ...(brief.length === 0 ? [] : [rows(brief)]),
    ...heldBackParts(report),
  ];
}

/** The root cause, and what the critics advise beyond their findings. */
export function adviceParts(report: Report): Part[] {
  const { reviewer, debugger: debug, performance } = report.modes;
  const cause = debug !== undefined && debug.examined.length > 0 ? debug.rootCause : '';
  const said = cause === '' ? [] : [fixed(`**Root cause.** ${paragraphs(excerpt(cause, 1500))}`)];
  const items = [
    ...advised('debugger', debug?.fixes),
    ...advised('security', freshAdvice(report, report.findings.slice(0, inFull))),
    ...advised('reviewer', reviewer?.suggestions),
    ...advised('performance', performance?.optimizations),
    ...advised('improvement', [performance?.estimatedImprovement ?? ''].filter(Boolean)),
    ...advised('good', reviewer?.positives),
  ];
  const list = items.length === 0 ? [] : [listOf('', items, 'lines of advice', 0)];
  return said.length + list.length === 0 ? [] : [fixed('### Advice'), ...said, ...list];
}

function advised(label: string, items: readonly string[] = []): string[] {
  return items.map((item) => `- **${label}**: ${inline(excerpt(item, 1000))}`);
}

function none(report: Report): string {
  const { words, whole } = noFindings(report);
  return whole ? words : `**${words}**`;
}

function full(finding: Finding): string {
  const { suggestion } = finding;
  const fix = suggestion === null ? [] : [`**Fix.** ${paragraphs(excerpt(suggestion.description, 1000))}`];
  const replacement = suggestion?.replacement ?? null;
  return [
    `#### ${capital(finding.severity)}: ${inline(excerpt(finding.title, 200))}`,
    facts(finding).join(' · '),
    ...(finding.quote.trim() === '' ? [] : [code(finding.quote, finding.file)]),
    paragraphs(excerpt(finding.detail, 1500)),
    ...fix,
    ...(replacement === null ? [] : [code(replacement, finding.file)]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function facts(finding: Finding): string[] {
  const number = finding.cwe?.replace('CWE-', '');
  return [
    placeWords(finding),
    ...(number === undefined
      ? []
      : [`[CWE-${number}](https://cwe.mitre.org/data/definitions/${number}.html)`]),
    finding.category,
    ...(finding.ruleId === null ? [] : [`rule ${codeSpan(finding.ruleId)}`]),
    `${Math.round(finding.confidence * 100)} % sure`,
    inline(finding.id),
    ...finding.references
      .slice(0, 5)
      .filter((url) => !url.endsWith(`/${number}.html`))
      .map(reference),
  ];
}

function placeWords(finding: Finding): string {
  const where = placeOf(finding);
  return where === null ? 'no place in the code' : codeSpan(excerpt(where, 300));
}

function reference(url: string): string {
  const known = referenceHosts.some((host) => url.startsWith(host)) && /^[\w.~:/?#=%+-]+$/.test(url);
  return known ? `<${url}>` : codeSpan(excerpt(url, 300));
}

function code(text: string, file: string | null): string {
  const quote = quoted(text, null, 12, 200);
  const lines = quote.lines.map((line) => line.text);
  if (quote.left > 0) lines.push(`… ${quote.left} more lines`);
  const ending = file?.split('.').at(-1) ?? '';
  return fenced(lines.join('\n'), languages.has(ending) ? ending : '');
}

function rows(findings: readonly Finding[]): Part {
  const items = findings.map((finding) =>
    row([finding.severity, placeWords(finding), inline(excerpt(finding.title, 160))]),
  );
  const summary = `<details>\n<summary>${findings.length} more findings, none worse</summary>`;
  const before = `${summary}\n\n${table(['Severity', 'Place', 'Finding'], [])}\n`;
  return { before, items, between: '\n', after: '\n\n</details>', noun: 'findings', level: 0 };
}

/** What the person asked not to see is counted in the open, the rest is folded. */
function heldBackParts(report: Report): Part[] {
  const { unwanted, told, more } = heldBack(report);
  const open = unwanted.length === 0 ? [] : [fixed(unwanted.map((words) => `- ${words}`).join('\n'))];
  if (told.length === 0) return open;
  const items = told.map(
    ({ finding, reason }) =>
      `- ${placeWords(finding)}: ${inline(excerpt(finding.title, 160))}; ${suppressedBecause[reason]}`,
  );
  const count = report.suppressed.filter(({ reason }) => !isUnwanted(reason)).length;
  const summary = `<details>\n<summary>${thousands(count)} held back</summary>\n\n`;
  const after = [...more.map((words) => `\n- ${words}`), '\n\n</details>'].join('');
  return [...open, { ...listOf(summary, items, 'findings that are held back', 0), after }];
}

function listOf(before: string, items: readonly string[], noun: string, level: Part['level']): Part {
  return { before, items, between: '\n', after: '', noun, level };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
