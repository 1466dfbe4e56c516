import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { namesIn } from './on-fixed';
import { isFunction } from './on-names';
import { pathOf } from './on-paths';
import { taintOf } from './on-taint';
import { field, kids, type Node, within } from './on-tree';

const asking =
  /^(?:includes|has|test|match|matches|exec|startsWith|startswith|fullmatch|search|isalnum|isdigit|isnumeric|isalpha|isidentifier|hasOwnProperty|hasOwn|is_relative_to|relative_to|indexOf|some|every|find|url_has_allowed_host_and_scheme|commonpath|get|safeParse|success|lookup)$/;
const judging =
  /^(?:is|has|can|check|assert|ensure|verify|validate|valid|allow|allowed|must|require|reject|forbid|guard|in)(?:$|[A-Z_])|(?:[vV]alid|[aA]llowed|[sS]afe|_ok)$/;

/**
 * True when the program looks at the value before it comes to `use`: an allow-list, a pattern, a prefix or a
 * function that judges it, after which other values do not get there.
 */
export function isChecked(value: Node, use: Node, file: CodeFile): boolean {
  const same = sameAs(value, file);
  for (let at: Node = use; at.parent !== null; at = at.parent) {
    const parent = at.parent;
    const condition = conditionOf(parent);
    if (condition !== null && condition !== at && judges(condition, same, file)) return true;
    if (isBlock(parent) && earlier(parent, at).some((statement) => stops(statement, same, file))) return true;
    if (isFunction(parent) && parent.type !== 'arrow_function' && parent.type !== 'function_expression')
      return false;
  }
  return false;
}

type Same = (name: Node) => boolean;

/** Recognises names that stand for the value: itself, what it was made of, what was made of it. */
function sameAs(value: Node, file: CodeFile): Same {
  const source = taintOf(value, file)?.text ?? null;
  const path = pathOf(value, file);
  const texts = new Set<string>([value.raw.text, ...namesIn(value).map((name) => name.raw.text)]);
  return (name) => {
    // `parsed.pathname` says nothing of `parsed.query.file`.
    if (isBeside(path, pathOf(name, file))) return false;
    return texts.has(name.raw.text) || (source !== null && taintOf(name, file)?.text === source);
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
  if (/^(?:if_statement|ternary_expression|while_statement|elif_clause)$/.test(node.type))
    return field(node, 'condition');
  if (node.type === 'conditional_expression') return kids(node)[1] ?? null;
  return node.type === 'binary_expression' && field(node, 'operator')?.raw.text === '&&'
    ? field(node, 'left')
    : null;
}

function isBlock(node: Node): boolean {
  return /^(?:statement_block|block|program|module|switch_case|case_clause)$/.test(node.type);
}

function earlier(block: Node, before: Node): Node[] {
  return kids(block).filter((statement) => statement.end <= before.start);
}

/** A statement behind which only judged values get: an `if` that leaves, an assertion, a call of a judge. */
function stops(statement: Node, same: Same, file: CodeFile): boolean {
  if (statement.type === 'if_statement') {
    const condition = field(statement, 'condition');
    const body = field(statement, 'consequence');
    return condition !== null && body !== null && leaves(body) && judges(condition, same, file);
  }
  if (statement.type === 'assert_statement') return judges(statement, same, file);
  if (statement.type === 'try_statement') {
    const body = field(statement, 'body');
    return (
      body !== null &&
      kids(body).some(
        (inner) =>
          stops(inner, same, file) || (inner.type === 'expression_statement' && judges(inner, same, file)),
      )
    );
  }
  if (statement.type !== 'expression_statement') return false;
  return [...within(statement)].some((node) => {
    const call = file.callAt.get(node);
    return (
      call !== undefined && judging.test(call.written) && call.args.some((arg) => namesOf(arg).some(same))
    );
  });
}

function leaves(body: Node): boolean {
  for (const node of within(body)) {
    if (
      /^(?:return_statement|throw_statement|raise_statement|continue_statement|break_statement)$/.test(
        node.type,
      )
    )
      return true;
    if (
      /^(?:call_expression|call)$/.test(node.type) &&
      /^(?:abort|process\.exit|sys\.exit|exit|fail|die|reject|ctx\.throw|next)\(/.test(node.raw.text)
    )
      return true;
  }
  // `target = '/'` in the body: the bad value is replaced.
  return kids(body).some((inner) => /assignment/.test(kids(inner)[0]?.type ?? ''));
}

function judges(condition: Node, same: Same, file: CodeFile): boolean {
  for (const node of within(condition)) {
    if (node.type === 'call_expression' || node.type === 'call') {
      const call = file.callAt.get(node);
      if (
        call !== undefined &&
        (asking.test(call.written) || judging.test(call.written)) &&
        namesOf(node).some(same)
      )
        return true;
    } else if (comparesWithKnown(node, same, file)) return true;
  }
  return false;
}

/** `x === 'a'`, `x in ALLOWED`, `x.hostname !== HOST`; not a comparison with nothing. */
function comparesWithKnown(node: Node, same: Same, file: CodeFile): boolean {
  if (node.type !== 'binary_expression' && node.type !== 'comparison_operator') return false;
  const [left, right] = [kids(node)[0], kids(node)[1]];
  const operator =
    node.children.find((child) => child !== left && child !== right && !child.isNamed)?.type ?? '';
  if (left === undefined || right === undefined || !/^(?:===?|!==?|in|not in|not)$/.test(operator))
    return false;
  const isNothing = (side: Node) => {
    const found = expression(side, file.dialect);
    return (
      (found.kind === 'constant' &&
        (found.value === null || found.value === '' || typeof found.value === 'boolean')) ||
      /typeof/.test(side.raw.text)
    );
  };
  if (isNothing(left) || isNothing(right)) return false;
  if (
    expression(left, file.dialect).kind === 'member' &&
    /\.(?:length|size|method|type|status)$/.test(left.raw.text)
  )
    return false;
  return (
    namesOf(left).some(same) ||
    (operator === 'in' && namesOf(right).some(same)) ||
    (expression(left, file.dialect).kind === 'constant' && namesOf(right).some(same))
  );
}

/** Names and chains of properties, each as a whole: `a.b.c`, not also `a.b` and `a`; of a method call what it is called on. */
function namesOf(node: Node): Node[] {
  return [...within(node)].filter((one) => {
    if (!chains.test(one.type) || isCallee(one)) return false;
    const parent = one.parent;
    return one === node || parent === null || !members.test(parent.type) || isCallee(parent);
  });
}

const members = /^(?:member_expression|attribute)$/;
const chains =
  /^(?:identifier|member_expression|attribute|subscript|subscript_expression|call|call_expression)$/;

function isCallee(node: Node): boolean {
  const parent = node.parent;
  return (
    members.test(node.type) &&
    parent !== null &&
    /^call/.test(parent.type) &&
    field(parent, 'function') === node
  );
}
