/** A key in small letters but for a name in the middle, and its value. */
export type ConfigEntry = readonly [key: string, value: string];

/** A text that is read letter by letter; `\r\n` is one line end, and the end of the text is another. */
interface Letters {
  text: string;
  at: number;
}

const isBlank = (letter: string) => letter === ' ' || letter === '\t' || letter === '\r' || letter === '\n';
const isKeyLetter = (letter: string) => /^[A-Za-z0-9-]$/.test(letter);
const escapes: Readonly<Record<string, string>> = { t: '\t', b: '\b', n: '\n', '\\': '\\', '"': '"' };

/**
 * Every entry of a configuration file in its order, read as git reads it (git-config(1), *Syntax*): what it takes for a
 * comment or for the rest of a line, and what not, decides which entries there are. Null where git cannot read it.
 */
export function configEntries(text: string): ConfigEntry[] | null {
  const letters: Letters = { text: text.startsWith('\ufeff') ? text.slice(1) : text, at: 0 };
  const entries: ConfigEntry[] = [];
  let section = '';
  while (letters.at < letters.text.length) {
    const letter = next(letters);
    if (isBlank(letter)) continue;
    if (letter === '#' || letter === ';') skipLine(letters);
    else if (letter === '[') {
      const name = readSection(letters);
      if (name === null) return null;
      section = name;
    } else {
      const entry = section === '' || !/^[A-Za-z]$/.test(letter) ? null : readEntry(letters, letter);
      if (entry === null) return null;
      entries.push([`${section}.${entry[0]}`, entry[1]]);
    }
  }
  return entries;
}

function next(letters: Letters): string {
  const { text, at } = letters;
  const isEnd = at >= text.length || (text[at] === '\r' && text[at + 1] === '\n');
  letters.at += isEnd && at < text.length ? 2 : 1;
  return isEnd ? '\n' : text.charAt(at);
}

function skipLine(letters: Letters): void {
  const end = letters.text.indexOf('\n', letters.at);
  letters.at = end < 0 ? letters.text.length : end + 1;
}

/** `[section]`, `[section.name]` or `[section "name"]`; the bracket is read already. */
function readSection(letters: Letters): string | null {
  let name = '';
  for (;;) {
    const letter = next(letters);
    if (letter === ']') return name;
    if (isBlank(letter)) return readName(letters, name, letter);
    if (!isKeyLetter(letter) && letter !== '.') return null;
    name += letter.toLowerCase();
  }
}

function readName(letters: Letters, section: string, first: string): string | null {
  let letter = first;
  while (isBlank(letter)) {
    if (letter === '\n') return null;
    letter = next(letters);
  }
  if (letter !== '"') return null;
  let name = '';
  for (letter = next(letters); letter !== '"'; letter = next(letters)) {
    if (letter === '\\') letter = next(letters);
    if (letter === '\n') return null;
    name += letter;
  }
  return next(letters) === ']' ? `${section}.${name}` : null;
}

function readEntry(letters: Letters, first: string): ConfigEntry | null {
  let key = first;
  let letter = next(letters);
  for (; isKeyLetter(letter); letter = next(letters)) key += letter;
  while (letter === ' ' || letter === '\t') letter = next(letters);
  if (letter === '\n') return [key.toLowerCase(), 'true'];
  const value = letter === '=' ? readValue(letters) : null;
  return value === null ? null : [key.toLowerCase(), value];
}

/** To the end of the line, or of the lines that a backslash joins; a comment joins none. */
function readValue(letters: Letters): string | null {
  let value = '';
  let blanks = '';
  let isQuoted = false;
  for (;;) {
    const letter = next(letters);
    if (letter === '\n') return isQuoted ? null : value;
    if (isBlank(letter) && !isQuoted) {
      if (value !== '') blanks += letter;
    } else if ((letter === '#' || letter === ';') && !isQuoted) {
      skipLine(letters);
      return value;
    } else if (letter === '"') isQuoted = !isQuoted;
    else {
      const read = letter === '\\' ? escaped(letters) : letter;
      if (read === null) return null;
      if (read !== '') {
        value += blanks + read;
        blanks = '';
      }
    }
  }
}

/** What a backslash and the letter behind it stand for; nothing at the end of a line. */
function escaped(letters: Letters): string | null {
  const letter = next(letters);
  return letter === '\n' ? '' : (escapes[letter] ?? null);
}
