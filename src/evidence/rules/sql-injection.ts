import { dangerOf, option } from './on-danger';
import { expression } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import { called, type Rule, spot } from './on-rule';
import { taintOf } from './on-taint';
import type { Node } from './on-tree';
import { knownText, piecesOf } from './on-values';

const running = new Set([
  'query',
  'execute',
  'executemany',
  'executescript',
  'exec',
  'raw',
  '$queryRawUnsafe',
  '$executeRawUnsafe',
  'queryRawUnsafe',
  'executeRawUnsafe',
  'run',
  'all',
  'get',
  'each',
  'prepare',
  'unsafe',
  'literal',
  'RawSQL',
  'read_sql',
  'read_sql_query',
  'text',
  'exec_driver_sql',
  'fetch',
  'fetchrow',
  'fetchval',
  'fetch_all',
  'fetch_one',
  'queryOne',
  'queryAll',
  'any',
  'one',
  'oneOrNone',
  'none',
  'many',
  'manyOrNone',
  'executeQuery',
  'executeSql',
  'rawQuery',
  'queryRaw',
  'batch',
  'iterate',
  'pluck',
  'scalar',
  'scalars',
  'simple',
  'createQueryBuilder',
  'runQuery',
  'doQuery',
]);
/** They take a piece of a statement. */
const partial = new Set([
  'whereRaw',
  'orWhereRaw',
  'andWhereRaw',
  'orderByRaw',
  'groupByRaw',
  'havingRaw',
  'joinRaw',
  'fromRaw',
  'selectRaw',
  'where',
  'andWhere',
  'orWhere',
  'having',
  'extra',
  'orderBy',
]);
const statement =
  /^\s*\(?\s*(?:select\b|insert\s+(?:or\s+\w+\s+)?into\b|update\b|delete\s+from\b|replace\s+into\b|merge\s+into\b|create\s|drop\s|alter\s|truncate\s|with\s+\w+\s+as\b|grant\s|call\s|exec\s|attach\s|copy\s|explain\s|show\s|set\s)/i;
const inside =
  /\b(?:from|into|set|where|table|database|values|user|role|index|order\s+by|like|schema|view|column|procedure)\b/i;
/** Prose may start with "select" too: lower case counts only where a database is called. */
const shouted = /\b(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|MERGE|WITH|TRUNCATE)\b/;
const database =
  /db|database|conn|client|pool|sql|knex|cur|session|stmt|prisma|sequelize|engine|repo|query|tx|trx|transaction|store|orm|postgres|pg|manager|objects|pandas|pd\b/i;
/** Parts of a statement that programs commonly put together themselves. */
const structural =
  /(?:table|column|schema|placeholders?|dialect|fields?|cols?|columns|idx|index_?name|constraint|clauses?|conditions?|filters?|sets?|assignments|quoted\w*|ident(?:ifier)?s?|keys|wheres?|joins?|prefix|suffix|returning|limit|offset|page_?size|per_?page)$/i;

export const rule: Rule = {
  info: {
    id: 'sql-injection',
    title: 'A database statement is put together from text',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-89',
    explanation:
      'A value that stands in the text of the statement is read as part of it. A quote in the value ends the literal, and what follows is run: rows are read, changed or deleted that the program never meant to touch.',
    fix: 'Leave a placeholder in the statement and hand the value over beside it: `query("… WHERE id = $1", [id])`, `cursor.execute("… WHERE id = %s", (id,))`. Names of tables and columns come from a fixed list.',
    references: [
      'https://owasp.org/www-community/attacks/SQL_Injection',
      'https://cheatsheetseries.owasp.org/cheatsheets/Query_Parameterization_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/89.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: called([...running, ...partial]),
  call(call, file) {
    if (call.tagged) return null;
    const isPartial = partial.has(call.written);
    const written = call.written === 'text' && file.dialect === 'javascript' ? '' : call.written;
    if (!isPartial && !running.has(written)) return null;
    const text = statementOf(call, file);
    if (text === undefined) return null;
    const pieces = piecesOf(text, file);
    const known = knownText(pieces).slice(0, 4_000);
    if (
      !pieces.joined ||
      (isPartial ? !isCondition(call, known) : !statement.test(known) || !inside.test(known))
    )
      return null;
    if (!isPartial && !shouted.test(known) && !database.test(call.path)) return null;
    const danger = dangerOf(text, call.node, file);
    if (danger === null) return null;
    const parts = danger.dynamic.filter(
      (part) => taintOf(part, file) !== null || !isStructural(part) || isSortOrder(part, known),
    );
    if (parts.length === 0) return null;
    return spot(
      call.node,
      text,
      danger.detail,
      danger.source?.kind === 'request' ? { severity: 'critical' } : {},
    );
  },
};

function statementOf(call: Call, file: CodeFile): Node | undefined {
  const first =
    call.args[0] ?? call.named.get('query') ?? call.named.get('sql') ?? call.named.get('statement');
  const where = call.named.get('where');
  const list = where === undefined ? null : expression(where, file.dialect);
  if (list?.kind === 'list') return list.items[0];
  for (const key of ['text', 'sql', 'query', 'statement']) {
    const inner = option(first, key, file);
    if (inner !== null) return inner;
  }
  return first;
}

function isCondition(call: Call, known: string): boolean {
  if (call.written.endsWith('Raw')) return true;
  return /(?:=|<|>|\blike\b|\bin\b)\s*\(?\s*['"%]*(?:\u0000|%s|\{\w*\})/i.test(known);
}

function isStructural(part: Node): boolean {
  const words = part.text.replace(/\(.*$/s, '').replace(/\.(?:join|map|keys|format)$/, '');
  return structural.test(words) || /(?:table|column|schema|index)\.name$/i.test(words);
}

/** A bare parameter behind `ORDER BY`: the caller hands on what the visitor clicked. */
function isSortOrder(part: Node, known: string): boolean {
  return (
    part.type === 'identifier' &&
    /order\s+by\s+["'`]?(?:%s|\{\w*\})?\u0000/i.test(known) &&
    !/table|schema|clause/i.test(part.text)
  );
}
