import { redactor } from './redact';

/** Letters and digits of a piece. */
const pieceLength = 12;
/** How far apart pieces of one secret begin: any 18 in a row hold a whole one, of a long secret such as a key any 42. */
const stepOf = (form: string) => (form.length > 400 ? 16 : 4);
/** Shorter secrets are sought whole. */
const longEnough = 20;
const shortest = 8;

/**
 * Finds out whether a text that would leave for the web holds a secret: one of `known` or what has the form of a
 * credential, plain, percent-encoded, in hex or base64, backwards, spread over labels and parameters, in any case,
 * whole or a good part of it. Whoever uses another code, or less at a time, is not noticed.
 */
export function secretFinder(known: readonly string[]): (text: string) => boolean {
  const blank = redactor(known);
  const { whole, pieces } = wantedOf(known);
  return (text) => {
    const views = viewsOf(text);
    if (views.some((view) => blank(view).count > 0)) return true;
    return [...new Set(views.map(squeezed))].some(
      (view) => whole.some((one) => view.includes(one)) || hasPiece(view, pieces),
    );
  };
}

/** The text as a server could read it: decoded up to three times, and without the names of its parameters. */
function viewsOf(text: string): string[] {
  const views = [text];
  for (let pass = 0; pass < 3; pass += 1) {
    const last = views.at(-1) ?? '';
    const next = decoded(last);
    if (next === last) break;
    views.push(next);
  }
  return [...views, ...views.map((view) => view.replace(/[?&;][^=&?;]{0,100}=/g, ''))];
}

/** Percent-encoding undone wherever it is whole; what is no UTF-8 stands as U+FFFD. */
function decoded(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}

/** What is left when case and everything that could divide a secret is taken away: host names have neither. */
function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

function wantedOf(known: readonly string[]): { whole: string[]; pieces: Set<string> } {
  const whole = new Set<string>();
  const pieces = new Set<string>();
  for (const secret of known) {
    if (secret.length < shortest || secret.includes('[redacted')) continue;
    for (const form of formsOf(secret)) {
      if (form.length >= shortest && form.length < longEnough) whole.add(form);
      if (form.length < longEnough) continue;
      for (const piece of piecesOf(form)) pieces.add(piece);
    }
  }
  return { whole: [...whole], pieces };
}

/** In every stretch as long as a step the first piece that tells. */
function piecesOf(form: string): string[] {
  const found: string[] = [];
  const step = stepOf(form);
  for (let start = 0; start < form.length; start += step) {
    for (let at = start; at < start + step && at + pieceLength <= form.length; at += 1) {
      const piece = form.slice(at, at + pieceLength);
      if (!isTelling(piece)) continue;
      found.push(piece);
      break;
    }
  }
  return found;
}

/** Words stand in many a secret that is an address, a name or a file: only what mixes letters and digits tells. */
function isTelling(piece: string): boolean {
  return /\d/.test(piece) && /[a-z]/.test(piece);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret.trim());
  // Base64 of a longer text begins at one of three places in a group, and its ends hang on what stands beside it.
  const base64 = [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return all.slice(before === 0 ? 0 : before + 1, -1);
  });
  const forward = [secret, bytes.toString('hex'), ...base64].map(squeezed);
  return [...forward, ...forward.map((form) => Buffer.from(form, 'latin1').reverse().toString('latin1'))];
}

function hasPiece(view: string, pieces: ReadonlySet<string>): boolean {
  if (pieces.size === 0) return false;
  for (let at = 0; at + pieceLength <= view.length; at += 1)
    if (pieces.has(view.slice(at, at + pieceLength))) return true;
  return false;
}
