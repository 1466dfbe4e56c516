import { expect, test } from 'vitest';
import { documentEndings, documentFolders, withDocuments, writeFault } from '../../src/core/document-paths';
import { allowedTools } from '../../src/core/tool-filter';
import { planning } from '../../src/modes/planning';
import { tools } from '../../src/tools/index.generated';

const documents = withDocuments(planning.grants);
const writing = (grants: typeof documents) =>
  allowedTools(grants, tools)
    .filter(({ effect }) => effect === 'write')
    .map(({ name }) => name)
    .sort();

test('DP-03 planning writes nothing by default', () => {
  expect(writing(planning.grants)).toEqual([]);
  expect(writeFault('docs/plan.md', planning.grants)).toBe('This mode writes nothing.');
});

test('DP-03 with leave it may write and append, and nothing else is added', () => {
  expect(writing(documents)).toEqual(['fs_append', 'write_file']);
  const others = (grants: typeof documents) =>
    allowedTools(grants, tools).filter(({ effect }) => effect !== 'write');
  expect(others(documents)).toEqual(others(planning.grants));
});

test('DP-03 exactly these kinds of file in exactly these folders', () => {
  const kinds = [
    '.md',
    '.txt',
    '.adr',
    '.mermaid',
    '.plantuml',
    '.drawio',
    '.excalidraw',
    '.spec',
    '.design',
  ];
  const folders = ['docs', '.docs', 'documentation', 'design', 'specs', '.specs', 'adr', '.adr', 'planning'];
  expect(documentEndings).toEqual(kinds);
  expect(documentFolders).toEqual(folders);
  for (const folder of folders) {
    for (const kind of kinds) {
      expect(writeFault(`${folder}/a${kind}`, documents)).toBeNull();
      expect(writeFault(`${folder}/deep/er/a${kind}`, documents)).toBeNull();
    }
  }
});

test.each([
  ...['ts', 'js', 'py', 'json', 'yaml', 'env', 'sql', 'prisma', 'sh', 'bash', 'ps1', 'html'].map(
    (ending) => `docs/a.${ending}`,
  ),
  ...['src', 'lib', 'packages', 'test', '.github', '.countersign'].map((folder) => `${folder}/a.md`),
  'a.md',
  'README.md',
  'src/docs/a.md',
  'packages/one/docs/a.md',
  'docs',
  'docs/',
  'docs/.md',
  'docs/a',
  'docs/a.md/',
  'docs/a.md.sh',
  'docs/../src/a.md',
  'docs/./a.md',
  'docs//a.md',
  './docs/a.md',
  '/docs/a.md',
  'docs\\..\\src\\a.md',
  'docs/a.ts\0.md',
  'docs/a.ts:b.md',
  'documents/a.md',
  'docs-old/a.md',
])('DP-03 not %j', (path) => {
  expect(writeFault(path, documents)).toMatch(/^Only documents may be written here: \.md .+ in docs, /);
});

test('DP-04 where all may be written or fixes may, no file is refused by its name', () => {
  for (const writes of ['all', 'fixes'] as const) expect(writeFault('src/a.ts', { writes })).toBeNull();
});
