import { tooDeepAt, yamlFaultPhrase } from '../core/yaml-text';
import { deepest, MalformedText, type SourceEntry, type SourceNode } from './node';

type Yaml = typeof import('yaml');
type Lines = InstanceType<Yaml['LineCounter']>;

/**
 * Reads YAML 1.2, keeping places. Anchors, aliases and tags are refused: settings stand where they are read.
 * Throws MalformedText.
 */
export async function readYaml(text: string): Promise<SourceNode> {
  const deep = tooDeepAt(text);
  if (deep !== null) throw new MalformedText('it is nested too deeply', deep.line, deep.column);
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    // Done in `convert`: the library compares each key with each other one.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
    lineCounter: lines,
  });
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault !== undefined) {
    const { line, column } = placeAt(lines, fault.pos[0]);
    throw new MalformedText(yamlFaultPhrase(fault.code, fault.message), line, column);
  }
  return convert({ yaml, lines }, document.contents, { line: 1, column: 1 }, 0);
}

interface Reading {
  yaml: Yaml;
  lines: Lines;
}
interface Place {
  line: number;
  column: number;
}

function convert(reading: Reading, node: unknown, above: Place, depth: number): SourceNode {
  const { yaml, lines } = reading;
  if (node === null || node === undefined) return { ...above, kind: 'scalar', value: null };
  if (!yaml.isNode(node)) throw new MalformedText('a value is expected', above.line, above.column);
  const place = node.range ? placeAt(lines, node.range[0]) : above;
  if (depth > deepest) throw new MalformedText('it is nested too deeply', place.line, place.column);
  if (yaml.isAlias(node) || node.anchor !== undefined) {
    throw new MalformedText(
      'an anchor or alias (& or *) is not allowed; write the value out',
      place.line,
      place.column,
    );
  }
  if (node.tag !== undefined) throw new MalformedText('a tag (!) is not allowed', place.line, place.column);
  if (yaml.isMap(node)) return { ...place, kind: 'map', entries: entries(reading, node.items, place, depth) };
  if (yaml.isSeq(node)) {
    return {
      ...place,
      kind: 'list',
      items: node.items.map((item) => convert(reading, item, place, depth + 1)),
    };
  }
  return { ...place, kind: 'scalar', value: scalar(yaml.isScalar(node) ? node.value : null, place) };
}

function entries(
  reading: Reading,
  pairs: readonly { key: unknown; value: unknown }[],
  above: Place,
  depth: number,
): SourceEntry[] {
  const keys = new Set<string>();
  return pairs.map((pair) => {
    const found = entry(reading, pair, above, depth);
    if (keys.has(found.key)) throw new MalformedText('this key stands twice', found.line, found.column);
    keys.add(found.key);
    return found;
  });
}

function entry(
  reading: Reading,
  pair: { key: unknown; value: unknown },
  above: Place,
  depth: number,
): SourceEntry {
  const { yaml, lines } = reading;
  const { key } = pair;
  const place = yaml.isNode(key) && key.range ? placeAt(lines, key.range[0]) : above;
  if (!yaml.isScalar(key) || key.anchor !== undefined || key.tag !== undefined) {
    throw new MalformedText('a key must be a plain word', place.line, place.column);
  }
  return { ...place, key: String(key.value), node: convert(reading, pair.value, place, depth + 1) };
}

function scalar(value: unknown, place: Place): string | number | boolean | null {
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
  ) {
    return value;
  }
  throw new MalformedText('a text, a number, true or false is expected', place.line, place.column);
}

function placeAt(lines: Lines, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
