import { type Danger, dangerOf, hasFixedHost, option } from './on-danger';
import type { Call, CodeFile } from './on-file';
import { type Rule, spot } from './on-rule';
import type { Node } from './on-tree';

const asking =
  /^(?:fetch|node-fetch|cross-fetch|isomorphic-fetch|undici\.(?:fetch|request|stream)|axios(?:\.(?:get|post|put|patch|delete|head|request|options))?|axios\.create\(\)\.\w+|got(?:\.\w+)?|needle(?:\.\w+)?|superagent\.\w+|request(?:\.(?:get|post|put|delete|head))?|request-promise(?:-native)?(?:\.\w+)?|ky(?:\.\w+)?|https?\.(?:get|request)|follow-redirects\.\w+\.(?:get|request)|phin|urllib\.request\.(?:urlopen|Request|urlretrieve)|urllib2\.urlopen|urlopen|requests\.(?:get|post|put|patch|delete|head|options|request)|requests\.Session\(\)\.\w+|requests\.session\(\)\.\w+|httpx\.(?:get|post|put|patch|delete|head|request|stream)|httpx\.(?:Async)?Client\(\)\.\w+|aiohttp\.ClientSession\(\)\.\w+|aiohttp\.request|urllib3\.PoolManager\(\)\.(?:request|urlopen))$/;
const dotted = /(?:session|client|http)\.(?:get|post|put|request|head)$/i;

export const rule: Rule = {
  info: {
    id: 'ssrf',
    title: 'The request chooses which address the server calls',
    critic: 'security',
    category: 'request-forgery',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-918',
    explanation:
      "The server reaches what strangers cannot: its own administration ports, the internal network, the cloud's metadata address with credentials. An address from the request sends it there.",
    fix: 'Choose the address from a fixed list, or parse it and compare host and scheme with allowed ones; refuse private and link-local addresses after name resolution, at every redirect.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/918.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript:
      /fetch|axios|undici|\b(?:got|needle|superagent|request|requests|request-promise|ky|phin|urllib\w*|urlopen|httpx|aiohttp)\b|\bhttps?\b(?!:\/\/)|follow-redirects/,
    python: /fetch|request|session|client|http|urllib|urlopen|axios|\b(?:got|needle|superagent|ky|phin)\b/i,
  },
  call(call, file) {
    if (!asking.test(call.path) && !(file.dialect === 'python' && dotted.test(call.path))) return null;
    const isGeneral =
      /^(?:requests\.request|httpx\.request|aiohttp\.request)$|\.request$/.test(call.path) &&
      file.dialect === 'python';
    const address = call.named.get('url') ?? (isGeneral ? call.args[1] : call.args[0]);
    if (address === undefined) return null;
    for (const part of addressesOf(address, file)) {
      const danger = dangerOf(part, call.node, file);
      if (danger?.source?.kind === 'request' && !isFixed(danger, call))
        return spot(call.node, part, danger.detail);
    }
    return null;
  },
};

function isFixed(danger: Danger, call: Call): boolean {
  return (
    hasFixedHost(danger) ||
    /^\/(?!\/)/.test(danger.known) ||
    (call.written === 'get' && danger.known.startsWith('cache'))
  );
}

function addressesOf(address: Node, file: CodeFile): Node[] {
  const parts = ['url', 'uri', 'host', 'hostname', 'baseURL'].flatMap(
    (key) => option(address, key, file) ?? [],
  );
  return parts.length > 0 ? parts : [address];
}
