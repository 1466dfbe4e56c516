import type { Alias, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { tooDeepAt, yamlFaultPhrase } from '../core/yaml-text';
import type { YamlNode, YamlReader } from '../domain/ports';

/** Longer texts are not read: UTF-16 units, about a megabyte. */
const longestText = 1_000_000;
/** Aliases multiply: a document may unfold to this many nodes, and nest this deep. */
const mostNodes = 100_000;
const mostDepth = 200;

type Yaml = typeof import('yaml');

/** Opens the YAML reader; the package is loaded at the first document. */
export function openYaml(): YamlReader {
  return {
    async parse(text) {
      if (text.length > longestText || tooDeepAt(text) !== null) return null;
      const yaml = await import('yaml');
      try {
        return read(yaml, text);
      } catch {
        // Whatever the package throws on hostile text (a full stack, an unresolvable alias) is a text that does not parse.
        return null;
      }
    },
    async fault(text) {
      const start = { line: 1, column: 1 };
      if (text.length > longestText) return { ...start, message: 'it is over a megabyte' };
      const deep = tooDeepAt(text);
      if (deep !== null) return { ...deep, message: 'it is nested too deeply' };
      const yaml = await import('yaml');
      try {
        const { document, lines } = open(yaml, text);
        const error = document.errors[0];
        if (error === undefined)
          return read(yaml, text) === null ? { ...start, message: 'it cannot be read' } : null;
        const { line, col } = lines.linePos(error.pos[0]);
        return {
          line: Math.max(1, line),
          column: Math.max(1, col),
          message: yamlFaultPhrase(error.code, error.message),
        };
      } catch {
        return { ...start, message: 'an alias in it (*) cannot be followed' };
      }
    },
  };
}

function open(yaml: Yaml, text: string) {
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  return { document, lines };
}

function read(yaml: Yaml, text: string): YamlNode | null {
  const { document, lines } = open(yaml, text);
  if (document.errors.length > 0) return null;
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  let left = mostNodes;

  function place(node: Node): { startLine: number; endLine: number } {
    const [start, end] = node.range ?? [0, 0];
    return { startLine: lineAt(start), endLine: lineAt(Math.max(start, endOfText(text, start, end) - 1)) };
  }

  function entries(map: YAMLMap<unknown, unknown>, depth: number) {
    return map.items.map((pair: Pair<unknown, unknown>) => {
      const key = yaml.isNode(pair.key) ? pair.key : null;
      const keyLine = key?.range ? lineAt(key.range[0]) : 1;
      const name = yaml.isScalar(key) ? String(key.value ?? '') : String(key ?? '');
      const value = yaml.isNode(pair.value) ? shape(pair.value, depth + 1) : emptyAt(keyLine);
      return { key: name, keyLine, value };
    });
  }

  function shape(node: Node, depth: number): YamlNode {
    left -= 1;
    if (left < 0 || depth > mostDepth) throw new RangeError('The document unfolds to too many nodes.');
    if (yaml.isAlias(node)) {
      const target = (node as Alias).resolve(document);
      // The place of an alias is where it is used: that is the line a reader looks at.
      if (target === undefined) throw new ReferenceError('An alias names no anchor.');
      return { ...shape(target, depth + 1), ...place(node) };
    }
    const blank = { ...place(node), entries: [], items: [], value: null };
    if (yaml.isMap(node)) return { ...blank, kind: 'map', entries: entries(node, depth) };
    if (yaml.isSeq(node)) {
      const items = (node as YAMLSeq<unknown>).items.map((item) =>
        yaml.isNode(item) ? shape(item, depth + 1) : emptyAt(blank.startLine),
      );
      return { ...blank, kind: 'list', items };
    }
    return { ...blank, kind: 'scalar', value: yaml.isScalar(node) ? scalar(node.value) : null };
  }

  return yaml.isNode(document.contents) ? shape(document.contents, 0) : emptyAt(1);
}

function scalar(value: unknown): YamlNode['value'] {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value;
  }
  return String(value);
}

function emptyAt(line: number): YamlNode {
  return { kind: 'scalar', startLine: line, endLine: line, entries: [], items: [], value: null };
}

/** The offset behind the last character of a node that is not white space: nodes include what follows them. */
function endOfText(text: string, start: number, end: number): number {
  let at = Math.min(end, text.length);
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}
