import { type Attempt, call, type Table } from '../attempt';

/** Names of the workspace that are now a file or a folder of it, now a link to outside. */
const swapped = [
  'swap.txt',
  './swap.txt',
  'swap-folder/secret.txt',
  'swap-folder/../swap-folder/secret.txt',
  'swap-folder/docs/plan.md',
  'swap-folder',
];

/** The same again and again, until a swap falls between a look and what follows it; no two calls are the same. */
export const swaps: Table = () =>
  Array.from({ length: 15 }, (_, n) =>
    swapped.flatMap((path): Attempt[] => [
      call('swap: read', 'read_file', { path, start_line: 1, end_line: n + 1 }),
      call('swap: read', 'list_directory', { path, depth: n + 1 }),
      call('swap: read', 'grep_search', {
        pattern: `[a-z]{${n + 1}}`,
        include: `${path}*`,
        case_sensitive: null,
        max_results: 5,
      }),
      call('swap: write', 'write_file', { path: `swap-folder/planted-${n}.txt`, content: path }),
      call('swap: write', 'fs_append', { path, content: `planted ${n}\n` }),
      call('swap: write', 'str_replace', { path, old_text: 'word', new_text: `planted ${n}` }),
      call('swap: write', 'delete_file', {
        path: `swap-folder/${n % 2 === 0 ? 'secret.txt' : 'victim.txt'}`,
      }),
    ]),
  ).flat();
