import type { TraceLanguage } from '../../domain/evidence';

const runtimeStarts = [
  'node:',
  'internal/',
  'ext:',
  'deno:',
  'bun:',
  'native',
  '<',
  '[native code]',
  '[internal function]',
  'index ',
  'chrome-extension:',
  'moz-extension:',
  'safari-extension:',
  'phar:',
  '/rustc/',
  '/usr/local/go/src/',
  '/usr/lib/go',
  '/_/src/',
];

const runtimeFolders =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.cargo\/registry|\.cargo\/git|\.rustup|go\/pkg\/mod|\.pnpm|\.yarn\/cache|webpack\/(?:bootstrap|runtime))(?:\/|$)|\/gems\/|\/lib\/(?:python[23]|ruby\/)|\/Python\d{2,3}\/[Ll]ib\/|\/go\/\d[\w.]{0,20}\/x64\/src\/|\/library\/(?:std|core|alloc)\/src\//;

/** Files of Node's own before they were printed with `node:`. */
const oldNodeFiles =
  /^(?:module|events|net|timers|fs|util|assert|stream|domain|child_process|bootstrap_node|_\w{1,40})\.js$/;

const jvmPackages =
  /^(?:java|javax|jakarta|kotlin|kotlinx|sun|com\.sun|jdk|scala|groovy|clojure|junit|org\.junit|org\.gradle|org\.springframework|org\.apache|org\.hibernate|io\.netty|reactor|android|androidx|dalvik|com\.android|_COROUTINE|worker\.org\.gradle)\./;

/** Whether a frame belongs to the runtime or a third party, by its path and symbol as printed. */
export function isForeign(language: TraceLanguage, path: string, symbol: string | null): boolean {
  const plain = path.replaceAll('\\', '/');
  if (runtimeStarts.some((start) => plain.startsWith(start)) || runtimeFolders.test(plain)) return true;
  switch (language) {
    case 'node':
      return oldNodeFiles.test(plain);
    case 'jvm':
      return jvmPackages.test(symbol ?? '') || /^(?:Native Method|Unknown Source|<generated>)/.test(plain);
    case 'dotnet':
      return plain === '' && /^(?:System|Microsoft)\./.test(symbol ?? '');
    case 'rust':
      return /^(?:std|core|alloc|rust_begin_unwind|__rust)\b/.test(symbol ?? '');
    default:
      return false;
  }
}
