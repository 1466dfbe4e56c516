import type { Frame, Trace } from '../domain/evidence';
import { divisors, isDivisionByZero } from './division';

/**
 * What an error's message and the line it was thrown on tell together, as one sentence that is true of both;
 * null when they tell nothing beyond themselves.
 */
export function causeFrom(trace: Trace, frame: Frame): string | null {
  const line = lineOf(frame);
  const message = trace.message ?? '';
  if (line === null || message.length > 2000) return null;
  const property =
    /Cannot (?:read|set) propert(?:y|ies) of (undefined|null) \((?:reading|setting) '([^']+)'\)/.exec(
      message,
    ) ?? swapped(/Cannot (?:read|set) property '([^']+)' of (undefined|null)/.exec(message));
  if (property) {
    const owner = ownerOf(line, property[2] ?? '', ['.', '?.']);
    return (
      owner &&
      `On that line \`.${property[2]}\` is taken from \`${owner}\`, so \`${owner}\` was ${property[1]}.`
    );
  }
  const attribute = /'(\w+)' object has no attribute '([^']+)'/.exec(message);
  if (attribute) {
    const owner = ownerOf(line, attribute[2] ?? '', ['.']);
    const what = attribute[1] === 'NoneType' ? 'None' : `a ${attribute[1]}`;
    return (
      owner && `On that line \`.${attribute[2]}\` is taken from \`${owner}\`, so \`${owner}\` was ${what}.`
    );
  }
  const noFunction = /^(.{1,120}?) is not a function/.exec(message)?.[1];
  if (noFunction && line.includes(`${lastName(noFunction)}(`)) {
    return `On that line \`${noFunction}\` is called, so its value was not a function there.`;
  }
  const unknown =
    /^(\S{1,120}) is not defined|name '([^']+)' is not defined|undefined (?:local variable or )?method [`'‘]([^'’]+)['’]/.exec(
      message,
    );
  const name = unknown?.[1] ?? unknown?.[2] ?? unknown?.[3];
  if (name && line.includes(name))
    return `On that line \`${name}\` is used, and nothing of that name was in reach.`;
  if (trace.errorType?.endsWith('KeyError')) {
    const key = message.trim();
    const owner = key && /([\w.]+)\[[^\]]+\]/.exec(line)?.[1];
    return owner ? `On that line \`${owner}\` is indexed, and it had no key ${key}.` : null;
  }
  if (isDivisionByZero(trace.errorType, message)) return divided(divisors(line, trace.language));
  const range = /index (?:out of range )?\[?(-?\d+)\]? (?:with length|out of bounds for length) (\d+)/i.exec(
    message,
  );
  if (range) return `The index was ${range[1]} and the length ${range[2]}.`;
  const because = /because "([^"]{1,200})" is null/.exec(message)?.[1];
  if (because) return `The virtual machine names the value that was null: \`${because}\`.`;
  return null;
}

function divided(by: readonly string[]): string | null {
  const [first] = by;
  if (first === undefined) return null;
  if (by.length === 1) return `On that line it is divided by \`${first}\`, so \`${first}\` was 0.`;
  return `On that line it is divided by ${by.map((one) => `\`${one}\``).join(' and ')}; one of them was 0.`;
}

/** The line of code a frame points at, trimmed; null when the workspace does not have it. */
export function lineOf(frame: Frame): string | null {
  if (!frame.place || frame.line === null) return null;
  return frame.place.code.split('\n')[frame.line - frame.place.startLine]?.trim() ?? null;
}

function swapped(match: RegExpExecArray | null): string[] | null {
  return match ? [match[0], match[2] ?? '', match[1] ?? ''] : null;
}

/** The expression in front of `.name`: names, member accesses, and closed calls and indexes. */
function ownerOf(line: string, name: string, joints: readonly string[]): string | null {
  for (const joint of [...joints].sort((a, b) => b.length - a.length)) {
    let at = line.indexOf(`${joint}${name}`);
    while (at >= 0) {
      const next = line[at + joint.length + name.length] ?? '';
      const owner = /[\w$]/.test(next) ? '' : expressionBefore(line, at);
      if (owner) return owner;
      at = line.indexOf(`${joint}${name}`, at + 1);
    }
  }
  return null;
}

function expressionBefore(line: string, end: number): string {
  let at = end;
  let depth = 0;
  while (at > 0) {
    const c = line[at - 1] as string;
    if (c === ')' || c === ']') depth += 1;
    else if (c === '(' || c === '[') {
      if (depth === 0) break;
      depth -= 1;
    } else if (depth === 0 && !/[\w$.?]/.test(c)) break;
    at -= 1;
  }
  const expression = line.slice(at, end);
  return /^[\w$]/.test(expression) && expression.length <= 80 ? expression : '';
}

function lastName(expression: string): string {
  return expression.split('.').pop() ?? expression;
}
