import { dangerOf } from './on-danger';
import { bare, expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { follow } from './on-fixed';
import { remembered } from './on-memory';
import { functionAround } from './on-names';
import { called, type Rule, spot } from './on-rule';
import { taintOf } from './on-taint';
import { type Node, says } from './on-tree';

const asking = new Set([
  'find',
  'findOne',
  'findOneAndUpdate',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndRemove',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
  'countDocuments',
  'count',
  'exists',
  'replaceOne',
  'remove',
  'distinct',
  'aggregate',
  'where',
  'find_one',
  'find_one_and_update',
  'find_one_and_delete',
  'update_one',
  'update_many',
  'delete_one',
  'delete_many',
  'count_documents',
  'replace_one',
]);

export const rule: Rule = {
  info: {
    id: 'nosql-injection',
    title: 'A database filter takes whatever the request sends',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.75,
    cwe: 'CWE-943',
    explanation:
      'A parsed body or query may hold objects where text is expected. `{"$ne": null}` in place of a password matches every record, and `$where` runs code in the database.',
    fix: 'Make sure that the value is text before it enters the filter: `String(value)`, `{ $eq: value }` or a schema check. Never build `$where` from input.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Injection_Prevention_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/943.html',
      'https://www.mongodb.com/docs/manual/faq/fundamentals/#how-does-mongodb-address-sql-or-query-injection-',
    ],
  },
  languages: ['javascript', 'python'],
  needs: called(asking),
  call(call, file) {
    const filter = call.args[0];
    if (
      filter === undefined ||
      call.receiver === null ||
      !asking.has(call.written) ||
      !isMongo(call.path, file)
    )
      return null;
    const found = expression(follow(filter, file), file.dialect);
    if (found.kind !== 'object')
      return whole(filter, file)
        ? spot(
            call.node,
            filter,
            `The filter is \`${filter.text}\` itself: the request decides which operators it holds.`,
          )
        : null;
    for (const { key, value } of found.entries) {
      if (key === '$where') {
        const danger = dangerOf(value, call.node, file);
        if (danger !== null && (danger.joined || danger.source !== null))
          return spot(call.node, value, `\`$where\` is run as code. ${danger.detail}`);
      } else if (!key.startsWith('$') && isOpen(value, call.node, file)) {
        return spot(
          call.node,
          value,
          `\`${key}\` takes ${said(value, file)} without making sure that it is text.`,
        );
      }
    }
    return null;
  },
};

function isMongo(path: string, file: CodeFile): boolean {
  if (says(file.root, /mongo|mongoose|\bmonk\b/i) || /collection/i.test(path)) return true;
  if (says(file.root, /prisma|sequelize|typeorm|knex|objection/i)) return false;
  return /(?:^|\/)models?\//i.test(path) || /^[A-Z]\w*\.\w+$|models?\b[\w./]*\.[A-Z]?\w*\.\w+$/.test(path);
}

function whole(filter: Node, file: CodeFile): boolean {
  const path = taintOf(filter, file)?.text ?? '';
  return isStructured(path) && expression(follow(filter, file), file.dialect).kind !== 'call';
}

/** Only bodies and parsed queries hold objects; route parameters and Flask forms are text. */
function isStructured(source: string): boolean {
  return (
    /(?:\breq(?:uest)?|ctx|\})?\.?(?:body|query|json|get_json|data)\b/.test(source) &&
    !/\.params\b|\bargs\b|\bform\b/.test(source)
  );
}

function isOpen(value: Node, use: Node, file: CodeFile): boolean {
  const source = taintOf(value, file);
  if (source === null || !isStructured(source.text)) return false;
  const end = bare(follow(value, file));
  const found = expression(end, file.dialect);
  if (found.kind === 'join' || (found.kind === 'call' && !/\.get\(|get_json/.test(end.text))) return false;
  if (found.kind === 'object')
    return found.entries.some(
      (entry) => !/^\$(?:eq|regex)$/.test(entry.key) && isOpen(entry.value, use, file),
    );
  const around = functionAround(use) ?? file.root;
  const names = [value.text, value.text.replace(/^.*\./, '')];
  return (
    !typesAsked(around).some((asked) => names.some((name) => asked.startsWith(name))) &&
    !says(around, /\.(?:parse|safeParse|validate|validateAsync)\(\s*req/)
  );
}

/** What stands behind `typeof` and in `isinstance(` of a function. */
const typesAsked = remembered((around: Node): readonly string[] =>
  [...around.text.matchAll(/(?:typeof |isinstance\()(.{1,80})/g)]
    .slice(0, 200)
    .map((match) => match[1] ?? ''),
);

function said(value: Node, file: CodeFile): string {
  const source = taintOf(value, file)?.text ?? value.text;
  return source === value.text ? `\`${source}\`` : `\`${value.text}\` (from \`${source}\`)`;
}
