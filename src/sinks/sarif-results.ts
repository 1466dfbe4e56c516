import { visible } from '../core/clean';
import type { Finding } from '../domain/finding';
import type { Report } from '../domain/report';
import { severities } from '../domain/severity';
import { ruleIdOf } from './sarif-rules';
import { suppressedBecause } from './wording';

/** Longer quotes are left out of the log: it may have 10 MB in all. */
const longestSnippet = 4000;

/** A finding with a place in a file; `heldBack` says why it is suppressed, or is null. */
export interface Placed {
  finding: Finding & { file: string };
  heldBack: string | null;
}

/**
 * Findings that have a file, worst first, suppressed ones last. GitHub refuses a whole log when one result has no
 * location, so findings without a file are told as notifications instead.
 */
export function placedFindings(report: Report): Placed[] {
  const told = [
    ...report.findings.map((finding) => ({ finding, heldBack: null })),
    ...report.suppressed.map(({ finding, reason }) => ({ finding, heldBack: suppressedBecause[reason] })),
  ];
  const rank = (one: { finding: Finding; heldBack: string | null }) =>
    severities.indexOf(one.finding.severity) + (one.heldBack === null ? 0 : severities.length);
  return told.filter(hasFile).sort((a, b) => rank(a) - rank(b));
}

/** How severe SARIF and GitHub take it to be. */
export function levelOf(finding: Finding): 'error' | 'warning' | 'note' {
  if (finding.severity === 'critical' || finding.severity === 'high') return 'error';
  return finding.severity === 'medium' ? 'warning' : 'note';
}

/** Title and detail in words. A `[` before a link target would make a link of it (SARIF 2.1.0, 3.11.6). */
export function messageOf(finding: Finding): string {
  const text = visible(finding.detail === '' ? finding.title : `${finding.title}\n${finding.detail}`);
  return text.includes('](') ? text.replace(/[[\]]/g, '\\$&') : text;
}

/** One SARIF result. */
export function resultOf(finding: Finding & { file: string }, ruleIndex: number) {
  const artifactLocation = { uri: uriOf(finding.file), uriBaseId: '%SRCROOT%' };
  const region = regionOf(finding);
  const fix = fixOf(finding, artifactLocation);
  return {
    ruleId: ruleIdOf(finding),
    ruleIndex,
    level: levelOf(finding),
    rank: Math.round(finding.confidence * 100),
    message: { text: messageOf(finding) },
    locations: [{ physicalLocation: { artifactLocation, ...(region === null ? {} : { region }) } }],
    partialFingerprints: { 'countersign/v1': finding.fingerprint },
    ...(fix === null ? {} : { fixes: [fix] }),
    properties: {
      id: finding.id,
      mode: finding.mode,
      category: finding.category,
      severity: finding.severity,
      confidence: finding.confidence,
    },
  };
}

function hasFile(one: { finding: Finding; heldBack: string | null }): one is Placed {
  return one.finding.file !== null && one.finding.file !== '';
}

function regionOf({ startLine, endLine, quote }: Finding) {
  if (startLine === null) return null;
  const snippet = quote === '' || quote.length > longestSnippet ? {} : { snippet: { text: quote } };
  return { startLine, endLine: Math.max(startLine, endLine ?? startLine), ...snippet };
}

function fixOf(finding: Finding, artifactLocation: { uri: string; uriBaseId: string }) {
  const { suggestion, startLine, endLine } = finding;
  if (suggestion === null || suggestion.replacement === null || startLine === null || endLine === null)
    return null;
  const insertedContent = { text: suggestion.replacement.replace(/\n$/, '') };
  return {
    description: { text: visible(suggestion.description) },
    artifactChanges: [
      { artifactLocation, replacements: [{ deletedRegion: { startLine, endLine }, insertedContent }] },
    ],
  };
}

/** A relative URI (RFC 3986): each part of the path percent-encoded. */
function uriOf(file: string): string {
  return file
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}
