import {
  type Diagnostic,
  isRecord,
  mostRead,
  type Parsed,
  type Places,
  placed,
  position,
  shortMessage,
  textIn,
} from './diagnostic';

type Node = Record<string, unknown>;

/** Results of a SARIF log (2.1.0), parsed; suppressed and passed ones are left out. Null when it is something else. */
export function readSarif(value: unknown, places: Places): Parsed | null {
  if (!isRecord(value) || !Array.isArray(value.runs)) return null;
  const diagnostics: Diagnostic[] = [];
  let elsewhere = 0;
  let fault: string | null = null;
  for (const run of value.runs.filter(isRecord)) {
    const driver = under(under(run, 'tool'), 'driver');
    const rules = list(driver.rules);
    const source = textIn(driver.name) ?? 'SARIF';
    if (list(run.invocations).some((one) => one.executionSuccessful === false))
      fault ??= `${source} says that it did not finish.`;
    for (const result of list(run.results)) {
      if (list(result.suppressions).some((one) => (one.status ?? 'accepted') === 'accepted')) continue;
      if (!['fail', undefined].includes(result.kind as undefined)) continue;
      const found = located(result, run, places);
      if (found === null || diagnostics.length >= mostRead) elsewhere += 1;
      else diagnostics.push({ ...found, ...about(result, rules), source: source.slice(0, 60) });
    }
  }
  return { diagnostics, elsewhere, fault };
}

function located(
  result: Node,
  run: Node,
  places: Places,
): Pick<Diagnostic, 'file' | 'line' | 'column'> | null {
  const place = under(list(result.locations)[0] ?? {}, 'physicalLocation');
  const artifact = under(place, 'artifactLocation');
  const region = under(place, 'region');
  const indexed = list(run.artifacts)[Number(artifact.index)];
  const uri = textIn(artifact.uri) ?? textIn(under(indexed ?? {}, 'location').uri) ?? '';
  const base = textIn(under(under(run, 'originalUriBaseIds'), textIn(artifact.uriBaseId) ?? '').uri);
  const isWhole = /^[a-z][a-z0-9+.-]{1,20}:/i.test(uri) || uri.startsWith('/');
  const joined = isWhole || base === null ? uri : `${base.replace(/\/$/, '')}/${uri}`;
  const file = placed(joined.startsWith('file:') ? joined : unescaped(joined), places);
  return file === null
    ? null
    : { file, line: position(region.startLine) ?? 1, column: position(region.startColumn) };
}

function about(result: Node, rules: readonly Node[]): Pick<Diagnostic, 'severity' | 'rule' | 'message'> {
  const id = textIn(result.ruleId) ?? textIn(under(result, 'rule').id);
  const rule = rules[Number(result.ruleIndex)] ?? rules.find((one) => one.id === id) ?? {};
  const level = textIn(result.level) ?? textIn(under(rule, 'defaultConfiguration').level) ?? 'warning';
  return {
    severity: level === 'error' ? 'error' : level === 'warning' ? 'warning' : 'info',
    rule: (id ?? textIn(rule.id))?.slice(0, 120) ?? null,
    message: shortMessage(messageOf(under(result, 'message'), rule)),
  };
}

/** A text, or one of the rule's own with arguments in it (SARIF 2.1.0, 3.11). */
function messageOf(message: Node, rule: Node): string {
  const template =
    textIn(message.text) ??
    textIn(under(under(rule, 'messageStrings'), textIn(message.id) ?? '').text) ??
    textIn(under(rule, 'shortDescription').text) ??
    '';
  const given = Array.isArray(message.arguments) ? message.arguments : [];
  return template.slice(0, 4000).replace(/\{(\d{1,2})\}/g, (all, at) => textIn(given[Number(at)]) ?? all);
}

function under(node: Node, key: string): Node {
  const value = Object.hasOwn(node, key) ? node[key] : undefined;
  return isRecord(value) ? value : {};
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function unescaped(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
