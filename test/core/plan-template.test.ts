import { expect, test } from 'vitest';
import { openYaml } from '../../src/adapters/yaml';
import { builtInTemplate, type FrontMatter, planTemplate } from '../../src/core/plan-template';
import type { FileText } from '../../src/domain/ports';

const reader = openYaml();
const yaml = async (text: string): Promise<FrontMatter> => ({
  root: await reader.parse(text),
  fault: (await reader.fault(text))?.message ?? null,
});
const text = (content: string): FileText => ({ kind: 'text', text: content, bytes: content.length });
const read = (file: FileText) => planTemplate(file, yaml);

test('a template of the project is used as it stands', async () => {
  expect(await read(text('# Ours\n\n## Data migration\n'))).toEqual({
    template: { origin: 'project', name: '', description: '', text: '# Ours\n\n## Data migration\n' },
    warning: null,
  });
});

test('its front matter names it, and is no part of it', async () => {
  const { template, warning } = await read(
    text('\u{feff}---\r\nname: Ours\r\ndescription: "For services: all"\r\n---\r\n# Plan\r\n'.slice(1)),
  );
  expect(warning).toBeNull();
  expect(template).toEqual({
    origin: 'project',
    name: 'Ours',
    description: 'For services: all',
    text: '# Plan\n',
  });
  expect((await read(text('---\n# only a remark\n---\nText'))).warning).toBeNull();
});

test('without one the built-in one holds, with nothing to tell', async () => {
  const missing: FileText = { kind: 'missing', reason: 'there is no such file', bytes: null };
  expect(await read(missing)).toEqual({ template: builtInTemplate, warning: null });
});

const refused = (kind: 'too-large' | 'binary' | 'outside' | 'unreadable', reason: string): FileText => ({
  kind,
  reason,
  bytes: null,
});

test.each([
  [refused('too-large', 'it is larger than 64 KiB'), 'it is larger than 64 KiB'],
  [refused('binary', 'it is binary'), 'it is binary'],
  [refused('outside', 'it leads outside the workspace'), 'it leads outside the workspace'],
  [refused('unreadable', 'reading it is not permitted'), 'reading it is not permitted'],
  [text(' \n\u200b'), 'it is empty'],
  [text('---\nname: x\n---\n \n'), 'it is empty'],
  [text('---\nname: x\n# Plan\n'), 'its front matter has no end'],
  [text('---\nname: [x\n---\n# Plan\n'), 'its front matter is not valid YAML ('],
  [text('---\n- name\n---\n# Plan\n'), 'its front matter is no list of names and values'],
  [text('---\nnmae: x\n---\n# Plan\n'), 'its front matter has "nmae"; "name" was probably meant'],
  [text('---\n"": x\n---\n# Plan\n'), 'its front matter has ""'],
  [text('---\nname: 5\n---\n# Plan\n'), '"name" in its front matter is no text'],
  [text('---\nname: {a: b}\n---\n# Plan\n'), '"name" in its front matter is no text'],
])('one that cannot be used is a warning, and the built-in one holds: %#', async (file, reason) => {
  const { template, warning } = await read(file);
  expect(template).toBe(builtInTemplate);
  expect(warning).toContain(`The plan template .countersign/plan.md was not used: ${reason}`);
  expect(warning).toMatch(/\. The built-in one holds\.$/);
});

test('the built-in one has every section of a plan', () => {
  for (const section of [
    'Objectives',
    'Constraints',
    'Assumptions',
    'Approach',
    'Steps',
    'Affected files',
    'Test plan',
    'Risks',
    'Alternatives',
    'Rollback',
    'Success criteria',
    'Next actions',
  ])
    expect(builtInTemplate.text).toContain(`\n## ${section}\n`);
});
