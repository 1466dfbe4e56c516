/** What an endpoint's error says, whatever its form. */
export interface Complaint {
  /** All that is said, in lower case on one line: to recognise, not to show. */
  text: string;
  /** Codes, types and reasons, in lower case. */
  codes: ReadonlySet<string>;
  /** The parameters that it names as its subject, in lower case. */
  params: readonly string[];
  /** The messages as they came, to quote from. */
  said: string;
  /** A status that stands in the body, as gateways write it; null without one. */
  status: number | null;
  isPage: boolean;
}

const codeKeys = new Set(['code', 'type', 'status', 'reason', 'error_code', 'errorcode', 'object', 'title']);
const paramKeys = new Set(['param', 'loc', 'parameter', 'field', 'argument']);
/** What echoes the request or the model. */
const echoes = new Set(['input', 'failed_generation', 'ctx', 'request', 'body', 'headers', 'url', 'doc_url']);
const mostNodes = 400;
const deepest = 8;

interface Gathered {
  texts: string[];
  codes: Set<string>;
  params: string[];
  status: number | null;
  nodes: number;
}

/** Reads the body of an error: JSON of any shape, JSON inside strings of JSON, a page, or plain words. */
export function complaintOf(body: string, contentType: string): Complaint {
  const isPage = /html/i.test(contentType) || /^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(body);
  const gathered: Gathered = { texts: [], codes: new Set(), params: [], status: null, nodes: 0 };
  if (isPage) gathered.texts.push(titleOf(body));
  else gather(parsed(body) ?? body, '', gathered, 0);
  const said = [...new Set(gathered.texts)].join('; ');
  return {
    text: flat(said),
    codes: gathered.codes,
    params: gathered.params,
    said: said.replace(/\\(["'\\])/g, '$1'),
    status: gathered.status,
    isPage,
  };
}

/** Escapes and thousands separators hide what is looked for. */
function flat(text: string): string {
  return text
    .toLowerCase()
    .replace(/\\+n/g, ' ')
    .replace(/\\+/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[‘’`]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1');
}

function gather(value: unknown, key: string, all: Gathered, depth: number): void {
  all.nodes += 1;
  if (all.nodes > mostNodes || depth > deepest || echoes.has(key)) return;
  if (Array.isArray(value)) {
    for (const item of value) gather(item, key, all, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, held] of Object.entries(value)) gather(held, name.toLowerCase(), all, depth + 1);
  } else if (typeof value === 'string') {
    gatherText(value, key, all, depth);
  } else if (typeof value === 'number') {
    if (key === 'code' || key === 'status') all.status ??= value;
    // llama.cpp gives its context size as a number beside the message.
    else all.texts.push(`${key} ${value}`);
  }
}

function gatherText(text: string, key: string, all: Gathered, depth: number): void {
  if (paramKeys.has(key)) {
    if (text !== 'body') all.params.push(text.toLowerCase());
  } else if (codeKeys.has(key)) {
    all.codes.add(text.toLowerCase());
    if (/^[45]\d\d$/.test(text)) all.status ??= Number(text);
  } else {
    const inner = /^\s*[[{]/.test(text) ? parsed(text) : null;
    if (inner !== null) gather(inner, key, all, depth + 1);
    // Gemini says `"retryDelay": "37s"`.
    else if (text.trim() !== '') all.texts.push(key.startsWith('retry') ? `${key} ${text}` : text);
  }
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function titleOf(page: string): string {
  const lower = page.toLowerCase();
  const start = lower.indexOf('>', lower.indexOf('<title'));
  const end = lower.indexOf('</title', start);
  return lower.includes('<title') && start >= 0 && end > start ? page.slice(start + 1, end).trim() : '';
}
