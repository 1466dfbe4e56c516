import { type Rule, spot } from './on-rule';
import { plain } from './on-shell';
import { constantOf } from './on-values';

export const rule: Rule = {
  info: {
    id: 'world-writable',
    title: 'Every user of the machine may change the file',
    critic: 'security',
    category: 'authorization',
    severity: 'medium',
    confidence: 0.85,
    cwe: 'CWE-732',
    explanation:
      'With write permission for others, any account on the machine, also that of a broken-into service, can replace what this program reads or runs.',
    fix: 'Give the owner what is needed and others at most reading: 644 for files, 755 for folders and programs, 600 for what is private.',
    references: [
      'https://cwe.mitre.org/data/definitions/732.html',
      'https://nodejs.org/api/fs.html#file-modes',
    ],
  },
  languages: ['javascript', 'python', 'shell'],
  needs: /chmod|umask/,
  call(call, file) {
    const isChange =
      /^(?:os\.(?:chmod|fchmod|lchmod)|(?:fs|fs\.promises|fs\/promises|fs-extra)\.(?:chmod|chmodSync|fchmod|fchmodSync|lchmod))$/.test(
        call.path,
      ) ||
      (file.dialect === 'python' &&
        call.written === 'chmod' &&
        /[Pp]ath/.test(call.path + (call.receiver?.text ?? '')));
    if (isChange) {
      const mode = call.args.at(/^(?:os|fs)/.test(call.path) ? 1 : 0);
      if (mode === undefined) return null;
      const value = constantOf(mode, file);
      return isOpen(value) || /\bS_IWOTH\b|\bS_IRWXO\b/.test(mode.text)
        ? spot(call.node, call.node, `The mode is \`${mode.text}\`.`)
        : null;
    }
    if (
      /^os\.umask$|^process\.umask$/.test(call.path) &&
      // `mask = umask(0)` reads the mask, which cannot be asked for otherwise.
      call.node.parent?.type === 'expression_statement' &&
      call.args[0] !== undefined &&
      constantOf(call.args[0], file) === 0 &&
      /^0o?0*$/.test(call.args[0].text)
    ) {
      return spot(
        call.node,
        call.node,
        'With this mask every file that is made from here on is open to all.',
      );
    }
    return null;
  },
  command(command) {
    if (command.name !== 'chmod') return null;
    const mode =
      command.args.map(plain).find((text) => !text.startsWith('-') || /^-?[0-7]+$/.test(text)) ?? '';
    const targets = command.args.map(plain).filter((text) => text !== mode && !text.startsWith('-'));
    // Sticky folders (1777) are how shared temporary folders are meant to be.
    const isOpenMode =
      /^0?[0-7]{0,2}[2367]$/.test(mode) && mode.length >= 3 && !/^1/.test(mode.length === 4 ? mode : '');
    const isOpenWord = /^(?:a|o|ugo|go|uo)?\+[rwxX]*w[rwxX]*$/.test(mode) && /^(?:a|o|ugo|go)/.test(mode);
    return isOpenMode || isOpenWord
      ? spot(
          command.node,
          command.node,
          `The mode of \`${targets.join(' ') || 'the file'}\` becomes \`${mode}\`.`,
        )
      : null;
  },
};

function isOpen(value: unknown): boolean {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^0?[0-7]{3}$/.test(value)
        ? Number.parseInt(value, 8)
        : 0;
  return (number & 0o002) !== 0 && (number & 0o1000) === 0;
}
