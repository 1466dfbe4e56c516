import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newPlace, refusal } from './place';

const fixtures = join(import.meta.dirname, '../fixtures/settings');

// A case is a folder: a settings file, and the message it is refused with.
test.each(readdirSync(fixtures))('a repository file is refused: %s', async (name) => {
  const place = newPlace();
  mkdirSync(join(place.workspace, '.countersign'));
  for (const file of ['config.yaml', 'config.json']) {
    const from = join(fixtures, name, file);
    if (existsSync(from)) cpSync(from, join(place.workspace, '.countersign', file));
  }
  const fault = await refusal(place.settle());
  expect(fault.kind).toBe('config');
  expect(`${fault.message}\n`).toBe(readFileSync(join(fixtures, name, 'message.txt'), 'utf8'));
});

const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('mode: auto\n', 'utf16le')]);
const unreadable: [string, string | Uint8Array, RegExp][] = [
  ['UTF-16', utf16, /is UTF-16 text; save it as UTF-8\.$/],
  ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, 0, 0x6d]), /is UTF-16 text; save it as UTF-8\.$/],
  [
    'UTF-16 without its mark',
    new Uint8Array(Buffer.from('mode: auto\n', 'utf16le')),
    /is a binary file, not text/,
  ],
  ['no UTF-8', new Uint8Array([0x6d, 0xff, 0xe9]), /is not valid UTF-8 text; save it as UTF-8\.$/],
  ['binary', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0]), /is a binary file, not text/],
  ['5 MB', '#'.repeat(5_000_000), /is over 256 kB, too large for settings/],
  ['nested without end', '['.repeat(200_000), /cannot be read as (YAML|JSON) settings/],
  [
    'nested and closed',
    `{"mode": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
    /cannot be read as (YAML|JSON) settings/,
  ],
  [
    'nested groups',
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    /cannot be read as (YAML|JSON) settings|Unknown/,
  ],
];

for (const file of ['config.yaml', 'config.json']) {
  test.each(unreadable)(`a ${file} is refused: %s`, async (_name, content, message) => {
    const place = newPlace();
    place.write(`workspace/.countersign/${file}`, content);
    const fault = await refusal(place.settle());
    expect(fault.kind).toBe('config');
    expect(fault.message).toMatch(message);
    expect(fault.message).toContain(`.countersign/${file}`);
  });

  test(`a ${file} with a byte order mark, Windows line ends or nothing in it is fine`, async () => {
    const place = newPlace();
    const text = file.endsWith('yaml')
      ? '\ufefffailOn: low\r\nplan: true\r\n'
      : '\ufeff{"failOn": "low",\r\n"plan": true}';
    place.write(`workspace/.countersign/${file}`, text);
    expect((await place.settle()).config).toMatchObject({ failOn: 'low', plan: true });
    place.write(`workspace/.countersign/${file}`, ' \n');
    expect((await place.settle()).config).toMatchObject({ failOn: null, plan: false });
  });
}

test('a YAML file of comments, and a group without settings, are fine', async () => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', '# nothing yet\n');
  expect((await place.settle()).config.mode).toBe('auto');
  place.write('workspace/.countersign/config.yaml', 'rag:\n  search:\n  # topK: 5\n');
  expect((await place.settle()).config.rag.search.topK).toBe(5);
});

test('config.yaml beside config.json is refused, in the workspace and at home', async () => {
  const place = newPlace();
  place.write('home/.countersign/config.yaml', '');
  place.write('home/.countersign/config.json', '{}');
  expect((await refusal(place.settle())).message).toBe(
    'There are both ~/.countersign/config.yaml and ~/.countersign/config.json; keep one of them.',
  );
  const other = newPlace();
  other.write('workspace/.countersign/config.yaml', '');
  other.write('workspace/.countersign/config.json', '{}');
  expect((await refusal(other.settle())).message).toContain(
    '.countersign/config.yaml and .countersign/config.json',
  );
});

test('a config.yml is pointed out', async () => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yml', 'failOn: low\n');
  const settled = await place.settle();
  expect(settled.config.failOn).toBe(null);
  expect(settled.warnings).toEqual(['.countersign/config.yml is not read; call it config.yaml.']);
});

test('a folder in place of the file is refused', async () => {
  const place = newPlace();
  mkdirSync(join(place.workspace, '.countersign/config.yaml'), { recursive: true });
  expect((await refusal(place.settle())).message).toBe(
    '.countersign/config.yaml is a folder; a file is expected.',
  );
});

test('a file in place of the folder .countersign is no settings file', async () => {
  const place = newPlace();
  place.write('workspace/.countersign', 'x');
  expect((await place.settle()).config.mode).toBe('auto');
});

test('a link that leads nowhere else than to itself cannot be read', async () => {
  const place = newPlace();
  mkdirSync(join(place.workspace, '.countersign'));
  symlinkSync('config.yaml', join(place.workspace, '.countersign/config.yaml'));
  expect((await refusal(place.settle())).message).toContain(
    '.countersign/config.yaml cannot be read (ELOOP)',
  );
});

test('a folder that is a link to itself cannot be read', async () => {
  const place = newPlace();
  symlinkSync('.countersign', join(place.workspace, '.countersign'));
  expect((await refusal(place.settle())).message).toContain('The folder .countersign cannot be read (ELOOP)');
});

test.each(['.countersign', '.countersign/config.yaml'])(
  'a link out of the workspace at %s is not followed, so that no message quotes what it leads to',
  async (link) => {
    const place = newPlace();
    place.write('elsewhere/config.yaml', 'password: hunter2\n');
    if (link === '.countersign') symlinkSync(place.elsewhere, join(place.workspace, link));
    else {
      mkdirSync(join(place.workspace, '.countersign'));
      symlinkSync(join(place.elsewhere, 'config.yaml'), join(place.workspace, link));
    }
    const fault = await refusal(place.settle());
    expect(fault.kind).toBe('config');
    expect(fault.message).toBe(
      '.countersign/config.yaml is a link to a place outside the workspace; put the file itself there.',
    );
  },
);

test('a named pipe in place of the file is refused, not waited for', async () => {
  const { execFileSync } = await import('node:child_process');
  const place = newPlace();
  mkdirSync(join(place.workspace, '.countersign'));
  execFileSync('mkfifo', [join(place.workspace, '.countersign/config.yaml')]);
  expect((await refusal(place.settle())).message).toContain('is no regular file');
});
