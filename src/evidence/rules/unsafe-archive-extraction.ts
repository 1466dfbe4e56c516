import { expression } from './on-expressions';
import { type CodeFile, spend } from './on-file';
import { remembered } from './on-memory';
import { functionAround } from './on-names';
import { pathOf } from './on-paths';
import { type Rule, spot } from './on-rule';
import { type Node, says } from './on-tree';
import { dynamicOf, piecesOf } from './on-values';

const archives = /\b(?:unzip\w*|yauzl|adm-zip|jszip|tar-stream|tar|node-stream-zip|decompress|extract-zip)\b/;

export const rule: Rule = {
  info: {
    id: 'unsafe-archive-extraction',
    title: 'An archive can write outside its folder',
    critic: 'security',
    category: 'path-traversal',
    severity: 'high',
    confidence: 0.75,
    cwe: 'CWE-22',
    explanation:
      'Names inside an archive may be `../../.ssh/authorized_keys`, absolute, or links. Unpacked as they stand they overwrite any file this process may write.',
    fix: 'Python: `tar.extractall(path, filter="data")`. Otherwise resolve each name against the target folder and refuse what leaves it; refuse links.',
    references: [
      'https://docs.python.org/3/library/tarfile.html#extraction-filters',
      'https://cwe.mitre.org/data/definitions/22.html',
      'https://github.com/snyk/zip-slip-vulnerability',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: archives,
    python: /tarfile/,
  },
  call(call, file) {
    if (file.dialect === 'python') {
      const isTar =
        /tarfile/.test(call.path) ||
        (says(file.root, /tarfile/) && /(?:^|_)(?:tar|tf|archive)\w*$/i.test(call.receiver?.text ?? ''));
      if (/^shutil\.unpack_archive$/.test(call.path)) return null;
      if (!isTar || !/^extract(?:all)?$/.test(call.written) || call.named.has('filter')) return null;
      if (call.named.has('members') || isJudged(call.node, file)) return null;
      return spot(call.node, call.node, `\`${call.written}\` writes every name of the archive as it stands.`);
    }
    if (
      !/^(?:fs|fs-extra|graceful-fs|fs\.promises|fs\/promises)\.(?:createWriteStream|writeFile|writeFileSync|outputFile|outputFileSync|mkdirSync|mkdir)$/.test(
        call.path,
      )
    )
      return null;
    const target = call.args[0];
    if (target === undefined || !says(file.root, archives)) return null;
    const entry = dynamicOf(piecesOf(target, file)).find((part) => isEntryName(part, file));
    return entry === undefined || isJudged(call.node, file)
      ? null
      : spot(call.node, target, `\`${entry.text}\` is the name that stands in the archive.`);
  },
};

function isEntryName(part: Node, file: CodeFile): boolean {
  return (
    /(?:^|\.)(?:entry|header|zipEntry|file|entries\[\]|e)\.(?:path|fileName|entryName|name)$/i.test(
      part.text,
    ) || /\.(?:entryName|fileName)$/.test(pathOf(part, file))
  );
}

/** The function looks at names before it writes. */
function isJudged(node: Node, file: CodeFile): boolean {
  const around = functionAround(node) ?? file.root;
  const first = judges(file).find((start) => !spend(file, 1) || start >= around.start);
  return first !== undefined && first <= node.start;
}

/** Where names are looked at, in source order. */
const judges = remembered((file: CodeFile): readonly number[] =>
  file
    .find(looking)
    .filter((one) => looksAtNames(one, file))
    .map((one) => one.start),
);

const members = new Set(['member_expression', 'attribute', 'subscript_expression', 'subscript']);

const looking = new Set([...members, 'string', 'identifier']);

function looksAtNames(node: Node, file: CodeFile): boolean {
  if (node.type === 'string') return /^['"]\.\.['"/\\]*$/.test(node.text);
  if (node.type === 'identifier')
    return /^(?:is_?[sS]afe|safe_?[eE]xtract|is_?[wW]ithin|safe_?[mM]embers)\w*$/.test(node.text);
  const found = members.has(node.type) ? expression(node, file.dialect) : null;
  return (
    found?.kind === 'member' &&
    /^(?:startsWith|startswith|is_relative_to|commonpath|relative|basename|commonprefix|isabs|isAbsolute)$/.test(
      found.property,
    )
  );
}
