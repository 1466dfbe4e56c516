import type { ToolPorts } from '../domain/tool-ports';

/** A tool that throws, or does not come back, costs its answer and nothing else. */
export async function within<T>(
  { ports, timeoutMs }: { ports: ToolPorts; timeoutMs: number },
  work: (ports: ToolPorts) => Promise<T>,
  otherwise: (reason: string) => T,
): Promise<T> {
  const late = new AbortController();
  const signal = AbortSignal.any([ports.signal, late.signal]);
  const stopped = 'The run was stopped before the tool came back.';
  if (ports.signal.aborted) return otherwise(stopped);
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const over = new Promise<T>((resolve) => {
    const given = `The tool did not come back within ${timeoutMs / 1000} seconds and was given up; ask for less.`;
    const end = () => resolve(otherwise(ports.signal.aborted ? stopped : given));
    signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work({ ...ports, signal }), over]);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return otherwise(`The tool failed: ${why}`);
  } finally {
    clearTimeout(timer);
  }
}
