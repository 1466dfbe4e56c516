/** A place in a text that is read line by line. A last line without a line end was cut and is not given. */
export interface Cursor {
  readonly text: string;
  at: number;
}

/** A cursor at the beginning of a text. */
export function cursor(text: string): Cursor {
  return { text, at: 0 };
}

/** The line at the cursor without its `\n`; null at the end. */
export function peekLine(cursor: Cursor): string | null {
  const end = cursor.text.indexOf('\n', cursor.at);
  return end < 0 ? null : cursor.text.slice(cursor.at, end);
}

/** The line at the cursor, which moves behind it. */
export function nextLine(cursor: Cursor): string | null {
  const line = peekLine(cursor);
  if (line !== null) cursor.at += line.length + 1;
  return line;
}
