import { expression } from './on-expressions';
import { type CodeFile, paced, spend } from './on-file';
import { remembered } from './on-memory';
import { isFunction } from './on-names';
import { pathOf } from './on-paths';
import { taintOf } from './on-taint';
import { field, kids, type Node } from './on-tree';

const asking =
  /^(?:includes|has|test|match|matches|exec|startsWith|startswith|fullmatch|search|isalnum|isdigit|isnumeric|isalpha|isidentifier|hasOwnProperty|hasOwn|is_relative_to|relative_to|indexOf|some|every|find|url_has_allowed_host_and_scheme|commonpath|get|safeParse|success|lookup)$/;
const judging =
  /^(?:is|has|can|check|assert|ensure|verify|validate|valid|allow|allowed|must|require|reject|forbid|guard|in)(?:$|[A-Z_])|(?:[vV]alid|[aA]llowed|[sS]afe|_ok)$/;

/**
 * True when the program looks at the value before it comes to `use`: an allow-list, a pattern, a prefix or a
 * function that judges it, after which other values do not get there. Also when there are no steps left to see.
 */
export function isChecked(value: Node, use: Node, file: CodeFile): boolean {
  const same = sameAs(value, file);
  const isAny = (names: readonly Node[]) => names.some((name) => !spend(file, 1) || same(name));
  for (let at: Node = use; at.parent !== null; at = at.parent) {
    const parent = at.parent;
    const condition = conditionOf(parent);
    if (condition !== null && condition !== at && isAny(judgedIn(condition, file))) return true;
    if (blocks.has(parent.type)) {
      for (const stop of stopsIn(parent, file)) {
        if (stop.end > at.start) break;
        if (isAny(stop.names)) return true;
      }
    }
    if (isFunction(parent) && parent.type !== 'arrow_function' && parent.type !== 'function_expression')
      break;
  }
  return file.steps.left < 0;
}

type Same = (name: Node) => boolean;

/** Recognises names that stand for the value: itself, what it was made of, what was made of it. */
function sameAs(value: Node, file: CodeFile): Same {
  const source = taintOf(value, file)?.text ?? null;
  const path = pathOf(value, file);
  const texts = new Set<string>([value.text]);
  for (const one of paced(value, file)) if (isName(one)) texts.add(one.text);
  return (name) => {
    // `parsed.pathname` says nothing of `parsed.query.file`.
    if (isBeside(path, pathOf(name, file))) return false;
    return texts.has(name.text) || (source !== null && taintOf(name, file)?.text === source);
  };
}

/** Two properties of one thing. */
function isBeside(one: string, other: string): boolean {
  const [left, right] = [one.split('.'), other.split('.')];
  if (left.length < 2 || right.length < 2 || left[0] !== right[0]) return false;
  const at = left.findIndex((word, index) => word !== right[index]);
  return at > 0 && at < right.length;
}

function conditionOf(node: Node): Node | null {
  if (asked.has(node.type)) return field(node, 'condition');
  if (node.type === 'conditional_expression') return kids(node)[1] ?? null;
  return node.type === 'binary_expression' && field(node, 'operator')?.text === '&&'
    ? field(node, 'left')
    : null;
}

const asked = new Set(['if_statement', 'ternary_expression', 'while_statement', 'elif_clause']);
const blocks = new Set(['statement_block', 'block', 'program', 'module', 'switch_case', 'case_clause']);

/** A statement behind which only judged values get, and the names it judges. */
interface Stop {
  end: number;
  names: readonly Node[];
}

const stopsIn = remembered((block: Node, file: CodeFile): readonly Stop[] =>
  kids(block)
    .map((statement) => ({ end: statement.end, names: stoppedBy(statement, file) }))
    .filter((stop) => stop.names.length > 0),
);

/** What an `if` that leaves, an assertion or a call of a judge looks at. */
function stoppedBy(statement: Node, file: CodeFile, depth = 0): readonly Node[] {
  if (statement.type === 'if_statement') {
    const condition = field(statement, 'condition');
    const body = field(statement, 'consequence');
    return condition !== null && body !== null && leaves(body, file) ? judgedIn(condition, file) : [];
  }
  if (statement.type === 'assert_statement') return judgedIn(statement, file);
  if (statement.type === 'try_statement' && depth < 5) {
    const body = field(statement, 'body');
    return (body === null ? [] : kids(body)).flatMap((inner) => [
      ...stoppedBy(inner, file, depth + 1),
      ...(inner.type === 'expression_statement' ? judgedIn(inner, file) : []),
    ]);
  }
  if (statement.type !== 'expression_statement') return [];
  return [...paced(statement, file)].flatMap((node) => {
    const call = file.callAt.get(node);
    return call !== undefined && judging.test(call.written)
      ? call.args.flatMap((arg) => namesOf(arg, file))
      : [];
  });
}

function leaves(body: Node, file: CodeFile): boolean {
  for (const node of paced(body, file)) {
    if (
      /^(?:return_statement|throw_statement|raise_statement|continue_statement|break_statement)$/.test(
        node.type,
      )
    )
      return true;
    if (
      /^(?:call_expression|call)$/.test(node.type) &&
      /^(?:abort|process\.exit|sys\.exit|exit|fail|die|reject|ctx\.throw|next)\(/.test(node.text)
    )
      return true;
  }
  // `target = '/'` in the body: the bad value is replaced.
  return kids(body).some((inner) => /assignment/.test(kids(inner)[0]?.type ?? ''));
}

/** The names that a condition says something about. */
const judgedIn = remembered((condition: Node, file: CodeFile): readonly Node[] =>
  [...paced(condition, file)].flatMap((node) => {
    if (node.type !== 'call_expression' && node.type !== 'call') return comparedWithKnown(node, file);
    const call = file.callAt.get(node);
    const isJudge = call !== undefined && (asking.test(call.written) || judging.test(call.written));
    return isJudge ? namesOf(node, file) : [];
  }),
);

/** The names in `x === 'a'`, `x in ALLOWED`, `x.hostname !== HOST`; not in a comparison with nothing. */
function comparedWithKnown(node: Node, file: CodeFile): readonly Node[] {
  if (node.type !== 'binary_expression' && node.type !== 'comparison_operator') return [];
  const [left, right] = [kids(node)[0], kids(node)[1]];
  const operator =
    node.children.find((child) => child !== left && child !== right && !child.isNamed)?.type ?? '';
  if (left === undefined || right === undefined || !/^(?:===?|!==?|in|not in|not)$/.test(operator)) return [];
  const isNothing = (side: Node) => {
    const found = expression(side, file.dialect);
    return (
      (found.kind === 'constant' &&
        (found.value === null || found.value === '' || typeof found.value === 'boolean')) ||
      /typeof/.test(side.text)
    );
  };
  if (isNothing(left) || isNothing(right)) return [];
  const kind = expression(left, file.dialect).kind;
  if (kind === 'member' && /\.(?:length|size|method|type|status)$/.test(left.text)) return [];
  return operator === 'in' || kind === 'constant'
    ? [...namesOf(left, file), ...namesOf(right, file)]
    : namesOf(left, file);
}

/** Names and chains of properties, each as a whole: `a.b.c`, not also `a.b` and `a`; of a method call what it is called on. */
function namesOf(node: Node, file: CodeFile): Node[] {
  return [...paced(node, file)].filter((one) => {
    if (!chains.test(one.type) || isCallee(one)) return false;
    const parent = one.parent;
    return one === node || parent === null || !members.test(parent.type) || isCallee(parent);
  });
}

const members = /^(?:member_expression|attribute)$/;
const chains =
  /^(?:identifier|member_expression|attribute|subscript|subscript_expression|call|call_expression)$/;

function isName(node: Node): boolean {
  return node.type === 'identifier' || node.type === 'shorthand_property_identifier';
}

function isCallee(node: Node): boolean {
  const parent = node.parent;
  return (
    members.test(node.type) &&
    parent !== null &&
    /^call/.test(parent.type) &&
    field(parent, 'function') === node
  );
}
