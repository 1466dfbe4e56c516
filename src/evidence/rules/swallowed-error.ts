import { type Rule, spot } from './on-rule';
import { field, kids } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'swallowed-error',
    title: 'An error disappears without a trace',
    critic: 'reviewer',
    category: 'error-handling',
    severity: 'medium',
    confidence: 0.75,
    cwe: 'CWE-390',
    explanation:
      'Whatever fails here fails silently: the program goes on with missing or half-written data, and nobody learns why.',
    fix: 'Handle the one error that is expected and let others pass, or log it; where ignoring is right, say why in a comment.',
    references: ['https://cwe.mitre.org/data/definitions/390.html'],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /\bcatch\b/,
    python: /\bexcept\b/,
  },
  javascript: {
    catch_clause(node) {
      const body = field(node, 'body');
      if (body === null || body.children.some((child) => child.type === 'comment')) return null;
      // `catch (_ignored)` says so in its name.
      if (/^(?:_|ignor)/.test(field(node, 'parameter')?.text ?? '')) return null;
      const isEmpty = kids(body).every((child) => child.type === 'empty_statement');
      return isEmpty && !isProbe(node)
        ? spot(node, node, 'The `catch` block is empty and says nothing.')
        : null;
    },
  },
  python: {
    except_clause(node, file) {
      const body = kids(node).find((child) => child.type === 'block');
      const kind = kids(node).find((child) => child.type !== 'block');
      if (body === undefined || !/^(?:pass|\.\.\.)$/.test(body.text.trim())) return null;
      // A comment in the body says why; one behind `except …:` is mostly for a linter.
      const lines = file.lines.slice(body.row, node.endRow + 1);
      const own = body.row === node.row ? [] : file.lines.slice(node.row + 1, body.row);
      if ([...own, ...lines].some((line) => line.includes('#'))) return null;
      const name = (kind?.type === 'as_pattern' ? kids(kind)[0] : kind)?.text ?? '';
      return /^(?:|Exception|BaseException|\(?Exception\)?)$/.test(name)
        ? spot(
            node,
            body,
            name === '' ? 'Every error, also Ctrl+C, ends here.' : `Every \`${name}\` ends here.`,
          )
        : null;
    },
  },
  call(call, file) {
    const handler = call.args[0];
    // A promise kept in a variable is mostly watched elsewhere too; probes answer by failing.
    const waitsFor = call.receiver?.text ?? '';
    if (
      !waitsFor.endsWith(')') ||
      /\.(?:finally|cancel|close|abort|stat|access|unlink|rm|mkdir|destroy)\(/.test(waitsFor)
    )
      return null;
    if (
      file.dialect !== 'javascript' ||
      call.written !== 'catch' ||
      call.args.length !== 1 ||
      handler === undefined
    )
      return null;
    const body = field(handler, 'body');
    const isEmpty =
      handler.type === 'arrow_function' &&
      body?.type === 'statement_block' &&
      body.children.every((child) => !child.isNamed);
    return isEmpty
      ? spot(handler, handler, 'The rejection is caught by a function that does nothing.', {
          severity: 'low',
        })
      : null;
  },
};

/** `try { return require('x') } catch {}` and a deletion of what may not be there: the error is the answer. */
function isProbe(node: Parameters<typeof kids>[0]): boolean {
  const body = node.parent === null ? null : field(node.parent, 'body');
  const text = body?.text ?? '';
  const statements = body === null ? [] : kids(body);
  const isAnswer = statements.at(-1)?.type === 'return_statement' && field(node, 'parameter') === null;
  const last = node.parent === null ? undefined : kids(node.parent.parent ?? node).at(-1);
  // `try { return parse(x) } catch {}` with another answer behind it.
  if (isAnswer && last !== undefined && last.start > node.end) return true;
  if (statements.length !== 1) return false;
  return /\b(?:require(?:\.resolve)?|import|unlink(?:Sync)?|rm(?:Sync)?|rmdir(?:Sync)?|mkdir(?:Sync)?|access(?:Sync)?|stat(?:Sync)?|kill|close(?:Sync)?|abort|destroy|releaseLock|removeItem)\s*\(/.test(
    text,
  );
}
