import { says } from './on-danger';
import { type Rule, spot } from './on-rule';
import { taintOf } from './on-taint';

export const rule: Rule = {
  info: {
    id: 'xxe',
    title: 'The XML reader follows references to files',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-611',
    explanation:
      'XML can name files and addresses as entities. A reader that resolves them puts `/etc/passwd` or an internal page into the document of whoever sent it.',
    fix: 'Leave entities unresolved (`noent: false`, `resolve_entities=False`, `no_network=True`) or read with defusedxml.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/XML_External_Entity_Prevention_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/611.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /noent|replaceEntities/,
    python: /etree|setFeature/,
  },
  call(call, file) {
    if (file.dialect === 'javascript') {
      const isParser =
        /^(?:libxmljs2?|node-libxml|libxml-xsd|xmldom|@xmldom\/xmldom)\.|parseXml|parseFromString/i.test(
          call.path,
        );
      if (isParser && (says(call, 'noent', true, file) || says(call, 'replaceEntities', true, file)))
        return spot(call.node, call.node, 'Entities are replaced by what they point at.');
      return null;
    }
    if (
      /(?:^|\.)etree\.XMLParser$/.test(call.path) &&
      (says(call, 'resolve_entities', true, file) || says(call, 'no_network', false, file))
    ) {
      return spot(call.node, call.node, 'The parser resolves entities.');
    }
    if (
      call.written === 'setFeature' &&
      /feature_external_(?:ges|pes)/.test(call.args[0]?.text ?? '') &&
      call.args[1]?.text.match(/^(?:True|1)$/)
    ) {
      return spot(call.node, call.node, 'External entities are switched on.');
    }
    const isLoose =
      /^lxml\.etree\.(?:parse|fromstring|XML|iterparse)$/.test(call.path) &&
      call.args.length === 1 &&
      !call.named.has('parser');
    const source = isLoose && call.args[0] !== undefined ? taintOf(call.args[0], file) : null;
    return source?.kind === 'request'
      ? spot(
          call.node,
          call.node,
          `\`${source.text}\` comes from the request and is read with the default parser, which resolves entities.`,
          { severity: 'medium' },
        )
      : null;
  },
};
