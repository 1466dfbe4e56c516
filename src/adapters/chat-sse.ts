/** One event of a stream. */
export interface StreamEvent {
  /** The `event:` field; empty where there is none. */
  name: string;
  data: string;
}

/** Reads server-sent events from pieces of text that may end anywhere. */
export interface EventReader {
  /** The events that this piece completes. */
  feed(text: string): StreamEvent[];
  /** The event that a clean end of the body completes, with or without its blank line. */
  finish(): StreamEvent | null;
  /** Characters of the event that is under way. */
  pending(): number;
}

/** An event reader after the WHATWG standard; each character is looked at once. */
export function eventReader(): EventReader {
  let line = '';
  let afterReturn = false;
  let name = '';
  let data: string[] = [];
  let size = 0;

  function field(): void {
    const colon = line.indexOf(':');
    const key = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (key === 'event') name = value;
    if (key !== 'data') return;
    data.push(value);
    size += value.length + 1;
  }

  function dispatch(): StreamEvent | null {
    const text = data.join('\n');
    const event = text === '' ? null : { name, data: text };
    name = '';
    data = [];
    size = 0;
    return event;
  }

  function endLine(): StreamEvent | null {
    const blank = line === '';
    if (!blank) field();
    line = '';
    return blank ? dispatch() : null;
  }

  return {
    feed(given) {
      if (given === '') return [];
      const text = afterReturn && given.startsWith('\n') ? given.slice(1) : given;
      afterReturn = given.endsWith('\r');
      const events: StreamEvent[] = [];
      let from = 0;
      for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
        line += text.slice(from, index);
        from = index + ending.length;
        const event = endLine();
        if (event !== null) events.push(event);
      }
      line += text.slice(from);
      return events;
    },
    finish() {
      if (line !== '') field();
      line = '';
      return dispatch();
    },
    pending: () => line.length + size,
  };
}
