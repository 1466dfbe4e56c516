import { redact } from '../core/redact';
import { kindOfMessage, secretTitle } from '../core/secret-kinds';
import { reportedPlace, type SecretPlace, secretPlaces, withoutOverlaps } from '../core/secret-places';
import { mayHoldSecret } from '../core/secret-triggers';
import { RunError } from '../domain/errors';
import type { SecretHit } from '../domain/evidence';
import type { SecretScanner } from '../domain/ports';

const largest = 1024 * 1024;
const mostPlaces = 2_000;
const mostHits = 200;
const longestQuote = 500;
/**
 * Left out of the recommended rules: private keys are found by our own reading (elliptic curves and short
 * keys too), the Google rule would read `.p12` files past the tree, and comments in a file do not decide
 * whether a secret in it is reported.
 */
const leftOut = /secretlint-rule-(?:privatekey|gcp|filter-comments)$/;

type Preset = typeof import('@secretlint/secretlint-rule-preset-recommend');
/** The scanner and the rules it applies. */
export interface Secretlint {
  lintSource: typeof import('@secretlint/core').lintSource;
  rules: Preset['rules'];
}

async function loadSecretlint(): Promise<Secretlint> {
  const [{ lintSource }, { rules }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  return { lintSource, rules: rules.filter((rule) => !leftOut.test(rule.meta.id)) };
}

/**
 * Finds credentials with secretlint's recommended rules and the forms of our own. Each hit quotes its line as
 * `redact` would show it. Text with a NUL character is binary and has no hits.
 * @param load gives the scanner; it is loaded for the first text that one of its rules could match
 * @throws RunError `tool` from `scan` when a rule fails, or for more than 1 MiB of text.
 */
export function openSecrets(load: () => Promise<Secretlint> = loadSecretlint): SecretScanner {
  let loaded: Promise<Secretlint> | null = null;
  const scannerOnce = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    async scan(file, given) {
      const text = given.replace(/^\uFEFF/, '');
      if (text.includes('\0')) return { hits: [], secrets: [] };
      if (Buffer.byteLength(text) > largest) {
        throw new RunError('tool', `${file} is larger than 1 MiB and was not searched for secrets.`);
      }
      const reported = mayHoldSecret(text) ? await lint(scannerOnce(), file, text) : [];
      const places = withoutOverlaps([...secretPlaces(file, text), ...reported].slice(0, mostPlaces));
      const secrets = [...new Set(places.map((place) => place.secret))];
      return { hits: hitsOf(file, text, places.slice(0, mostHits), secrets), secrets };
    },
  };
}

async function lint(scanner: Promise<Secretlint>, file: string, content: string): Promise<SecretPlace[]> {
  const ext = /\.\w+$/.exec(file)?.[0] ?? '';
  try {
    const { lintSource, rules } = await scanner;
    const result = await lintSource({
      source: { filePath: file, content, ext, contentType: 'text' },
      options: {
        noPhysicFilePath: true,
        config: { rules: rules.map((rule) => ({ id: rule.meta.id, rule })) },
      },
    });
    return result.messages.flatMap((message) => {
      const kind = kindOfMessage(message.ruleId, message.messageId);
      const values = Object.values(message.data ?? {}).filter((value) => typeof value === 'string');
      const place = reportedPlace(
        content,
        kind,
        values[0] ?? content.slice(...message.range),
        message.range[0],
      );
      return place === null ? [] : [place];
    });
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message.split('\n', 1)[0] : String(thrown);
    throw new RunError('tool', `The search for secrets in ${file} failed: ${reason}`, {
      hint: 'Leave the file out with --exclude, and report this.',
      cause: thrown,
    });
  }
}

function hitsOf(
  file: string,
  text: string,
  places: readonly SecretPlace[],
  secrets: readonly string[],
): SecretHit[] {
  const shown = redact(text, secrets).text.split('\n');
  const hits: SecretHit[] = [];
  let line = 1;
  let at = 0;
  for (const place of places) {
    line += text.slice(at, place.start).split('\n').length - 1;
    at = place.start;
    const ruleId = `secret/${place.kind}`;
    if (hits.some((hit) => hit.line === line && hit.ruleId === ruleId)) continue;
    hits.push({
      ruleId,
      title: secretTitle(place.kind),
      file,
      line,
      quote: quoteOf(shown[line - 1] ?? '', place),
    });
  }
  return hits;
}

/** The line without the secret; of a very long one what stands around it. */
function quoteOf(shown: string, place: SecretPlace): string {
  const line = shown.replace(/\r$/, '');
  if (line.includes(place.secret)) return `[redacted:${place.kind}]`;
  if (line.length <= longestQuote) return line;
  const from = Math.max(0, line.indexOf('[redacted') - longestQuote / 2);
  return line.slice(from, from + longestQuote);
}

/** Remembers every secret that a scan meets, so that it can be blanked wherever else it stands. */
export function remembering(scanner: SecretScanner, found: Set<string>): SecretScanner {
  return {
    async scan(file, text) {
      const result = await scanner.scan(file, text);
      for (const secret of result.secrets) found.add(secret);
      return result;
    },
  };
}
