import type { Call, CodeFile } from './on-file';
import { type Rule, spot } from './on-rule';
import { taintOf } from './on-taint';
import { isConstant } from './on-values';

const always =
  /^(?:pickle|cPickle|_pickle|dill|cloudpickle|marshal|jsonpickle|shelve|joblib|torch|pandas|numpy|node-serialize|serialize-to-js|funcster|cryo)\.(?:loads?|decode|open|read_pickle|unserialize|deserialize|Unpickler|deepDeserialize|parse)$/;

export const rule: Rule = {
  info: {
    id: 'unsafe-deserialization',
    title: 'Reading this data can run code',
    critic: 'security',
    category: 'deserialization',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-502',
    explanation:
      'The format can name functions that are called while it is read. Whoever can write the data, or change it on the way, runs code in this process.',
    fix: 'Use a format that holds data only: JSON, or `yaml.safe_load`. Where pickle must stay, sign the data and check the signature before reading it.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Deserialization_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/502.html',
      'https://docs.python.org/3/library/pickle.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: /pickle|dill|marshal|shelve|joblib|torch|pandas|numpy|serialize|funcster|cryo|yaml/i,
  call(call, file) {
    const why = whyOf(call, file);
    if (why === null) return null;
    const source = call.args[0] === undefined ? null : taintOf(call.args[0], file);
    const detail =
      source === null ? why : `${why} It is given \`${source.text}\`, which comes from the request.`;
    return spot(call.node, call.node, detail, source?.kind === 'request' ? { severity: 'critical' } : {});
  },
};

function whyOf(call: Call, file: CodeFile): string | null {
  if (always.test(call.path) && !isSafeUse(call, file)) return `\`${call.path}\` runs what the data names.`;
  if (/^(?:yaml|ruamel\.yaml)\.(?:load|load_all)$/.test(call.path) && file.dialect === 'python') {
    const loader = call.named.get('Loader')?.text ?? call.args[1]?.text ?? '';
    return /Safe|BaseLoader/.test(loader)
      ? null
      : `\`${call.path}\` ${loader === '' ? 'without a safe loader' : `with \`${loader}\``} makes any object the data names.`;
  }
  if (/^(?:yaml)\.(?:unsafe_load|full_load|unsafe_load_all)$/.test(call.path))
    return `\`${call.path}\` makes any object the data names.`;
  return /^js-yaml\.load$/.test(call.path) &&
    /DEFAULT_FULL_SCHEMA|js-yaml-js-types/.test(call.args[1]?.text ?? '')
    ? 'This schema makes functions from text.'
    : null;
}

function isSafeUse(call: Call, file: CodeFile): boolean {
  const [library, method] = [call.path.split('.')[0] ?? '', call.method];
  if (library === 'torch')
    return (
      method !== 'load' ||
      call.named.get('weights_only')?.text === 'True' ||
      call.args[0] === undefined ||
      taintOf(call.args[0], file) === null
    );
  if (library === 'numpy') return method !== 'load' || call.named.get('allow_pickle')?.text !== 'True';
  if (library === 'pandas')
    return method !== 'read_pickle' || (call.args[0] !== undefined && isConstant(call.args[0], file));
  if (library === 'joblib')
    return method !== 'load' || (call.args[0] !== undefined && isConstant(call.args[0], file));
  // A round trip in memory: `pickle.loads(pickle.dumps(x))`.
  return (
    /^(?:pickle|dill|marshal|cloudpickle)\.dumps\(/.test(call.args[0]?.text ?? '') ||
    (library === 'shelve' && method !== 'open') ||
    (library === 'marshal' && method === 'open')
  );
}
