import { dangerOf, option } from './on-danger';
import type { Call, CodeFile } from './on-file';
import { pathOf } from './on-paths';
import { type Rule, spot } from './on-rule';
import type { Node } from './on-tree';

const node =
  /^(?:fs|fs\.promises|fs\/promises|fs-extra|graceful-fs)\.(?:readFile|writeFile|appendFile|createReadStream|createWriteStream|unlink|rm|rmdir|readdir|open|mkdir|copyFile|rename|readJson|writeJson|remove|outputFile|truncate|chmod|symlink|link|cp|copy|move)(?:Sync)?$/;
const python =
  /^(?:open|io\.open|codecs\.open|aiofiles\.open|gzip\.open|zipfile\.ZipFile|tarfile\.open|os\.(?:remove|unlink|listdir|rmdir|makedirs|mkdir|rename|replace|scandir|stat|open|chmod|removedirs)|shutil\.(?:rmtree|copy|copy2|copyfile|move|copytree)|(?:flask\.)?send_file|(?:\w+\.)*FileResponse|(?:bottle\.)?static_file|linecache\.getlines?)$/;

export const rule: Rule = {
  info: {
    id: 'path-traversal',
    title: 'The request chooses which file is opened',
    critic: 'security',
    category: 'path-traversal',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-22',
    explanation:
      'A name such as `../../etc/passwd` leads out of the folder that was meant. Joining it to a base folder does not keep it there.',
    fix: 'Take the last part only (`path.basename`, `secure_filename`), or resolve the path and refuse it unless it starts with the base folder and a separator. Express: `res.sendFile(name, { root })`; Flask: `send_from_directory(folder, name)`.',
    references: [
      'https://owasp.org/www-community/attacks/Path_Traversal',
      'https://cwe.mitre.org/data/definitions/22.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /\b(?:fs|sendFile|sendfile|download|mv)\b/,
    python:
      /\b(?:open|ZipFile|os|shutil|send_file|send_from_directory|FileResponse|static_file|linecache|save|read_text|read_bytes|write_text|write_bytes|unlink|rmdir|iterdir|mkdir|touch)\b/,
  },
  call(call, file) {
    for (const path of pathsOf(call, file)) {
      const danger = dangerOf(path, call.node, file);
      if (danger?.source?.kind === 'request') return spot(call.node, path, danger.detail);
    }
    return null;
  },
};

function pathsOf(call: Call, file: CodeFile): readonly Node[] {
  if (file.dialect === 'python') return pythonPaths(call, file);
  if (node.test(call.path)) return call.args.slice(0, /copy|rename|move|link|cp/.test(call.method) ? 2 : 1);
  const receiver = call.receiver === null ? '' : pathOf(call.receiver, file);
  const isAnswer =
    /(?:^|\.)(?:res|response)(?:\.|\(\)|$)/.test(receiver) &&
    /^(?:sendFile|sendfile|download)$/.test(call.written);
  if (isAnswer)
    return call.args.some((arg) => option(arg, 'root', file) !== null) ? [] : call.args.slice(0, 1);
  // `file.mv(path)` of express-fileupload.
  return call.written === 'mv' ? call.args.slice(0, 1) : [];
}

function pythonPaths(call: Call, file: CodeFile): readonly Node[] {
  if (python.test(call.path)) {
    const named = ['file', 'path', 'path_or_file', 'filename_or_fp'].flatMap(
      (name) => call.named.get(name) ?? [],
    );
    return [...call.args.slice(0, /copy|move|rename|replace/.test(call.method) ? 2 : 1), ...named];
  }
  if (/(?:^|\.)send_from_directory$/.test(call.path)) return call.args.slice(0, 1);
  if (
    call.written === 'save' &&
    call.args.length > 0 &&
    /upload|file|image|avatar|photo|attachment|document/i.test(call.receiver?.text ?? '')
  )
    return call.args.slice(0, 1);
  const isPath =
    /^(?:read_text|read_bytes|write_text|write_bytes|unlink|open|rmdir|iterdir|mkdir|touch)$/.test(
      call.written,
    );
  if (
    isPath &&
    call.receiver !== null &&
    /Path\(|\/|path/i.test(call.receiver.text + pathOf(call.receiver, file))
  )
    return [call.receiver];
  return [];
}
