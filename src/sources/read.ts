import { splitFrontMatter } from '../core/task-file';
import { RunError } from '../domain/errors';
import type { Inbox } from '../domain/inbox';
import type { YamlNode, YamlReader } from '../domain/ports';
import type { Origin } from '../domain/task';
import { fromFile } from './file';
import { fromStdin } from './stdin';
import { fromText } from './text';

/** A task as it came in, before settings apply to it. */
export interface Incoming {
  origin: Origin;
  /** One text for each time it was given; a file or standard input is one. */
  texts: readonly string[];
  /** Title from the front matter, or null. */
  title: string | null;
  /** Settings from the front matter with the line of each, or null when there is none. */
  settings: { record: Record<string, unknown>; lines: Record<string, number>; file: string } | null;
}

/**
 * Reads the task from where the person said it is: a file, standard input, or the command line.
 * @param signal ends the wait for what comes through a pipe
 * @throws RunError `input` for what cannot be read, `budget` when the signal ended the wait, `config` for front matter that is no list of settings
 */
export async function readIncoming(
  asked: { input: string | null; task: readonly string[] },
  inbox: Inbox,
  yaml: YamlReader,
  signal: AbortSignal,
): Promise<Incoming> {
  if (asked.task.length > 0) return plain({ kind: 'text' }, fromText(asked.task));
  if (asked.input !== null && asked.input !== '-') {
    const text = await fromFile(asked.input, inbox, signal);
    return withFrontMatter({ kind: 'file', path: asked.input }, text, asked.input, yaml);
  }
  return withFrontMatter({ kind: 'stdin' }, await fromStdin(inbox, signal), 'standard input', yaml);
}

function plain(origin: Origin, texts: readonly string[]): Incoming {
  return { origin, texts, title: null, settings: null };
}

async function withFrontMatter(
  origin: Origin,
  text: string,
  name: string,
  yaml: YamlReader,
): Promise<Incoming> {
  const { frontMatter, body } = splitFrontMatter(text);
  if (frontMatter === null) return plain(origin, [text]);
  const node = frontMatter.trim() === '' ? null : await yaml.parse(frontMatter);
  if (node?.kind !== 'map') throw await frontMatterFault(frontMatter, name, yaml);
  if (!/[^\s\p{Cf}]/u.test(body)) {
    throw new RunError('input', `${name} has front matter but no task behind it.`, {
      hint: 'Write down what is to be done below the second `---` line.',
    });
  }
  const record: Record<string, unknown> = {};
  const lines: Record<string, number> = {};
  for (const { key, keyLine, value } of node.entries) {
    const line = keyLine + 1;
    if (Object.hasOwn(record, key))
      throw new RunError('config', `${name}:${line}: \`${key}\` stands twice in the front matter.`, {
        hint: `Line ${lines[key]} sets it already; take one of the two out.`,
      });
    Object.defineProperty(record, key, { value: plainValue(value), enumerable: true });
    Object.defineProperty(lines, key, { value: line, enumerable: true });
  }
  const title = record.title;
  if (title !== undefined && (typeof title !== 'string' || title.trim() === '')) {
    throw new RunError('config', `${name}:${lines.title}: the title in the front matter must be a text.`, {
      hint: 'Put it in quotes.',
    });
  }
  return {
    origin,
    texts: [body],
    title: typeof title === 'string' ? title.trim().replace(/\s+/g, ' ') : null,
    settings: { record, lines, file: name },
  };
}

/** Says where the front matter breaks; its first line is the file's second. */
async function frontMatterFault(frontMatter: string, name: string, yaml: YamlReader): Promise<RunError> {
  const fault = await yaml.fault(frontMatter);
  const hint =
    'Write `title: …` and other settings between the two `---` lines, one a line, or take the lines out.';
  if (fault === null)
    return new RunError('config', `The front matter of ${name} is not a list of settings in YAML.`, { hint });
  const place = `${name}:${fault.line + 1}:${fault.column}`;
  return new RunError('config', `${place}: the front matter cannot be read as YAML: ${fault.message}.`, {
    hint,
  });
}

function plainValue(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plainValue);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainValue(value)]));
}
