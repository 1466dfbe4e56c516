import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedTools, deniedTools, isAllowed, refusal } from '../../src/core/tool-filter';
import { toolsInShort } from '../../src/core/tools-in-short';
import type { Grants, ModeName } from '../../src/domain/mode';
import { effects } from '../../src/domain/tool';
import { modes } from '../../src/modes/index.generated';
import { tools } from '../../src/tools/index.generated';

const named = (list: readonly { name: string }[]) => list.map((one) => one.name).sort();
const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();
const modeOf = (name: ModeName) => {
  const mode = modes.find((one) => one.name === name);
  if (mode === undefined) throw new Error(`no mode ${name}`);
  return mode;
};
const grants = (parts: Partial<Grants>): Grants => ({
  effects: [],
  also: [],
  never: [],
  writes: 'all',
  ...parts,
});
const gitLog = { name: 'git_log', effect: 'git' } as const;

const reading = 'read_file read_multiple_files grep_search file_search list_directory';
const looking = 'git_diff git_log git_show git_blame git_status';
const every = `${reading} ${looking} get_diagnostics shell web_search web_fetch
  write_file fs_append str_replace delete_file git_commit`;

/** The documents' table, as the specification reads it, written out by hand. */
const table: Record<ModeName, string> = {
  assistant: '',
  planning: `${reading} get_diagnostics web_search web_fetch ExitPlanMode`,
  developer: every,
  tool: every,
  debugger: `${reading} ${looking} get_diagnostics shell web_search write_file str_replace`,
  security: `${reading} get_diagnostics shell web_search write_file str_replace`,
  reviewer: `${reading} ${looking} get_diagnostics shell`,
  performance: `${reading} get_diagnostics shell web_search write_file str_replace`,
  prototype: every,
  teacher: 'web_search read_file grep_search',
  normal: '',
  thinking: reading,
};

describe('what each mode may use', () => {
  test.each(modes)('DP-02 the tools of $name are those of the table', (mode) => {
    const allowed = words(table[mode.name]);
    expect(named(allowedTools(mode.grants, tools))).toEqual(allowed);
    expect(named(deniedTools(mode.grants, tools))).toEqual(
      words(`${every} ExitPlanMode`).filter((one) => !allowed.includes(one)),
    );
  });

  test('DP-02 “all read tools” are all whose effect is to read or to search', () => {
    const readers = tools.filter(({ effect }) => effect === 'read' || effect === 'search');
    expect(named(readers).filter((name) => name !== 'ExitPlanMode')).toEqual(words(reading));
    for (const name of ['debugger', 'security', 'reviewer', 'performance'] as const)
      for (const tool of words(reading)) expect(table[name].split(/\s+/)).toContain(tool);
  });

  test('DP-02 git_show, git_blame and git_status go where git_log goes', () => {
    const where = (tool: string) =>
      modes.filter(({ grants }) => named(allowedTools(grants, tools)).includes(tool)).map(({ name }) => name);
    for (const tool of ['git_show', 'git_blame', 'git_status']) expect(where(tool)).toEqual(where('git_log'));
  });

  test('DP-04 debugger, security and performance write for fixes only; the debugger neither commits nor deletes', () => {
    for (const name of ['debugger', 'security', 'performance'] as const) {
      const { grants } = modeOf(name);
      expect(grants.writes).toBe('fixes');
      const writing = allowedTools(grants, tools).filter(({ effect }) => effect === 'write');
      expect(named(writing)).toEqual(['str_replace', 'write_file']);
    }
    const { never } = modeOf('debugger').grants;
    expect(never).toEqual(expect.arrayContaining(['delete_file', 'git_commit']));
  });

  test('DP-04 reviewer, teacher and assistant never write, whatever their lists say', () => {
    for (const name of ['reviewer', 'teacher', 'assistant', 'planning', 'normal', 'thinking'] as const) {
      const own = modeOf(name).grants;
      expect(own.writes).toBe('none');
      const widened = { ...own, effects, also: tools.map((tool) => tool.name), never: [] };
      expect(allowedTools(widened, tools).filter(({ effect }) => effect === 'write')).toEqual([]);
    }
  });

  test('OM-01, DP-02 normal has the grants and the threshold of the assistant', () => {
    const { grants, threshold } = modeOf('normal');
    expect(grants).toEqual(modeOf('assistant').grants);
    expect(threshold).toBe(modeOf('assistant').threshold);
  });
});

describe('names, patterns and effects', () => {
  test.each<[string, Partial<Grants>, boolean]>([
    ['nothing granted', {}, false],
    ['by effect', { effects: ['git'] }, true],
    ['by another effect', { effects: ['read'] }, false],
    ['by name', { also: ['git_log'] }, true],
    ['by pattern', { also: ['git_*'] }, true],
    ['by everything', { also: ['*'] }, true],
    ['a pattern in the middle', { also: ['g*_log'] }, true],
    ['a pattern that does not fit', { also: ['web_*'] }, false],
    ['a pattern longer than the name', { also: ['git_log*g'] }, false],
    ['denied by name', { effects: ['git'], never: ['git_log'] }, false],
    ['denied by pattern', { effects: ['git'], never: ['git_*'] }, false],
    ['a name beats a pattern: granted', { also: ['git_log'], never: ['git_*'] }, true],
    ['a name beats a pattern: denied', { also: ['git_*'], never: ['git_log'] }, false],
    ['two names: denied', { also: ['git_log'], never: ['git_log'] }, false],
    ['two patterns: denied', { also: ['git_*'], never: ['*_log'] }, false],
    ['a name is no pattern', { also: ['git'] }, false],
  ])('DP-02 an exact name beats a wildcard, and at equal precision deny wins: %s', (_, parts, allowed) => {
    expect(isAllowed(gitLog, grants(parts))).toBe(allowed);
  });

  test('DP-02 allowed and denied tools are all tools, in their order; a longer deny list never allows more', () => {
    const some = fc.subarray([...tools.map((tool) => tool.name), 'git_*', 'web_*', '*', '*_file']);
    const any = fc.record({
      effects: fc.subarray([...effects]),
      also: some,
      never: some,
      writes: fc.constantFrom('all' as const, 'fixes' as const, 'none' as const),
    });
    fc.assert(
      fc.property(any, some, (made, more) => {
        const allowed = allowedTools(made, tools);
        expect(tools.filter((tool) => allowed.includes(tool))).toEqual(allowed);
        expect(allowed.length + deniedTools(made, tools).length).toBe(tools.length);
        const stricter = allowedTools({ ...made, never: [...made.never, ...more] }, tools);
        expect(stricter.filter((tool) => !allowed.includes(tool))).toEqual([]);
      }),
    );
  });
});

describe('a refusal', () => {
  const all = { modes, tools };

  test('DP-12 names the tool, the mode, where it is allowed, and that nothing was done', () => {
    const said = refusal('write_file', modeOf('reviewer'), all);
    expect(said).toMatch(/^The tool write_file is not allowed in reviewer mode; nothing was done\./);
    expect(said).toMatch(/in these modes: .*developer.*\./);
    expect(said).toMatch(/Tools of this mode: .*read_file/);
    expect(said).not.toMatch(/Tools of this mode: .*write_file/);
    expect(refusal('read_file', modeOf('assistant'), all)).toMatch(/This mode uses no tools\.$/);
  });

  test('DP-12 there is none for a tool that is allowed', () => {
    expect(refusal('read_file', modeOf('reviewer'), all)).toBeNull();
  });

  test('DP-12 a tool that does not exist is refused, also one named as part of every object', () => {
    for (const name of ['rm_rf', 'constructor', '__proto__', '', 'write_file ', 'READ_FILE'])
      expect(refusal(name, modeOf('developer'), all)).toMatch(/^There is no tool named "/);
    const hostile = refusal(`x\n::error::y${'z'.repeat(500)}`, modeOf('developer'), all) ?? '';
    expect(hostile).not.toContain('\n');
    expect(hostile).not.toContain('z'.repeat(120));
  });

  test('DP-12 a tool that no mode allows is said to be so', () => {
    const odd = { name: 'forge_merge', effect: 'forge' } as const;
    const none = { modes: [modeOf('assistant')], tools: [odd] };
    expect(refusal('forge_merge', modeOf('assistant'), none)).toContain('No mode allows it.');
  });
});

test('DP-02 in short: all, none, whole effects by their name, the others by the tools’', () => {
  expect(toolsInShort(modeOf('developer').grants, tools)).toBe('all');
  expect(toolsInShort(modeOf('assistant').grants, tools)).toBe('none');
  expect(toolsInShort(modeOf('reviewer').grants, tools)).toBe('read, search, git, diagnose, exec');
  expect(toolsInShort(modeOf('teacher').grants, tools)).toBe('read_file, grep_search, web_search');
  expect(toolsInShort(modeOf('security').grants, tools)).toContain('str_replace and write_file for fixes');
});
