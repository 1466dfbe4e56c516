import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { functionAround } from './on-names';
import { pathOf } from './on-paths';
import { type Rule, spot } from './on-rule';
import { type Node, within } from './on-tree';
import { dynamicOf, piecesOf } from './on-values';

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
  call(call, file) {
    if (file.dialect === 'python') {
      const isTar =
        /tarfile/.test(call.path) ||
        (/tarfile/.test(file.text) && /(?:^|_)(?:tar|tf|archive)\w*$/i.test(call.receiver?.raw.text ?? ''));
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
    if (
      target === undefined ||
      !/\b(?:unzip\w*|yauzl|adm-zip|jszip|tar-stream|tar|node-stream-zip|decompress|extract-zip)\b/.test(
        file.text,
      )
    )
      return null;
    const entry = dynamicOf(piecesOf(target, file)).find((part) => isEntryName(part, file));
    return entry === undefined || isJudged(call.node, file)
      ? null
      : spot(call.node, target, `\`${entry.raw.text}\` is the name that stands in the archive.`);
  },
};

function isEntryName(part: Node, file: CodeFile): boolean {
  return (
    /(?:^|\.)(?:entry|header|zipEntry|file|entries\[\]|e)\.(?:path|fileName|entryName|name)$/i.test(
      part.raw.text,
    ) || /\.(?:entryName|fileName)$/.test(pathOf(part, file))
  );
}

/** The function looks at names before it writes. */
function isJudged(node: Node, file: CodeFile): boolean {
  const around = functionAround(node) ?? file.root;
  for (const one of within(around)) {
    if (one.start > node.start) break;
    const called = expression(one, file.dialect);
    const name = called.kind === 'member' ? called.property : '';
    if (
      /^(?:startsWith|startswith|is_relative_to|commonpath|relative|basename|commonprefix|isabs|isAbsolute)$/.test(
        name,
      )
    )
      return true;
    if (/^(?:string)$/.test(one.type) && /^['"]\.\.['"/\\]*$/.test(one.raw.text)) return true;
    if (
      called.kind === 'name' &&
      /^(?:is_?[sS]afe|safe_?[eE]xtract|is_?[wW]ithin|safe_?[mM]embers)\w*$/.test(called.name)
    )
      return true;
  }
  return false;
}
