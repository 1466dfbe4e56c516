import { type Danger, dangerOf, option } from './on-danger';
import { bare } from './on-expressions';
import type { CodeFile } from './on-file';
import { pathOf } from './on-paths';
import { type Rule, type Spot, spot } from './on-rule';
import { field, kids, type Node } from './on-tree';

const documentWrites = new Set(['document.write', 'document.writeln']);
const trusting = /(?:^|\.)(?:mark_safe|Markup|SafeString|SafeText)$/;
/** What other people wrote and this page fetched or was sent. */
const remote =
  /^(?:fetch|axios(?:\.\w+)?|\$\.\w+|jQuery\.\w+)\(\)|\.json\(\)|(?:^|\.)(?:localStorage|sessionStorage)\.getItem\(\)|(?:getElementById|querySelector)\(\)\.value$|\.target\.value$|^(?:event|evt|e|ev|msg|message)\.data(?:$|\.)|\.responseText$|\.val\(\)$|(?:^|\.)(?:input|textarea|\w*Input|\w*Field)\.value$/;

export const rule: Rule = {
  info: {
    id: 'html-injection',
    title: 'Text goes into the page as HTML',
    critic: 'security',
    category: 'cross-site-scripting',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-79',
    explanation:
      'Text that is read as HTML can bring its own elements and event handlers. A name such as `<img src=x onerror=…>` runs in the page with the rights of whoever looks at it.',
    fix: "Set text as text (`textContent`, the template engine's own escaping, `format_html`). Where HTML is wanted, clean it first with a maintained cleaner such as DOMPurify or nh3.",
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/DOM_based_XSS_Prevention_Cheat_Sheet.html',
      'https://developer.mozilla.org/docs/Web/API/Element/innerHTML#security_considerations',
      'https://cwe.mitre.org/data/definitions/79.html',
    ],
  },
  languages: ['javascript', 'python'],
  // The `$` of jQuery, not that of a template.
  needs: {
    javascript:
      /innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML|insertAdjacentHTML|\bdocument\b|createContextualFragment|setHTMLUnsafe|jQuery|\$(?!\{)/,
    python: /mark_safe|Markup|SafeString|SafeText/,
  },
  javascript: {
    assignment_expression: assigned,
    augmented_assignment_expression: assigned,
    jsx_attribute(node, file) {
      const [name, value] = kids(node);
      if (name?.text !== 'dangerouslySetInnerHTML' || value === undefined) return null;
      const html = option(bare(value), '__html', file);
      const danger = html === null ? null : dangerOf(html, node, file);
      if (
        html === null ||
        danger === null ||
        danger.dynamic.every((part) =>
          /sanit|safe|trusted|css|style|script|svg|icon|json|theme|nonce|highlight/i.test(part.text),
        )
      )
        return null;
      return spot(node, node, danger.detail);
    },
  },
  call(call, file) {
    if (file.dialect === 'python') {
      const text = call.args[0];
      if (text === undefined || !trusting.test(call.path)) return null;
      const danger = dangerOf(text, call.node, file);
      return danger !== null && (danger.joined || danger.source !== null)
        ? spot(call.node, text, danger.detail)
        : null;
    }
    const text = written(
      call.path,
      call.written,
      call.args,
      call.receiver === null ? '' : pathOf(call.receiver, file),
    );
    return text === undefined ? null : judge(text, call.node, file);
  },
};

function written(path: string, method: string, args: readonly Node[], receiver: string): Node | undefined {
  if (method === 'insertAdjacentHTML') return args[1];
  if (documentWrites.has(path) || method === 'createContextualFragment' || method === 'setHTMLUnsafe')
    return args[0];
  const isJquery = /^(?:\$|jQuery)(?:\(\)|\.)|(?:^|\.)\$\w*$/.test(receiver);
  return isJquery && /^(?:html|append|prepend|before|after|replaceWith)$/.test(method) ? args[0] : undefined;
}

function assigned(node: Node, file: CodeFile): Spot | null {
  const left = field(node, 'left');
  const right = field(node, 'right');
  if (left?.type !== 'member_expression' || !right) return null;
  const property = field(left, 'property')?.text ?? '';
  return /^(?:innerHTML|outerHTML|srcdoc)$/.test(property) ? judge(right, node, file) : null;
}

function judge(text: Node, node: Node, file: CodeFile): Spot | null {
  const danger = dangerOf(text, node, file);
  if (danger === null || (danger.source === null && !isMarkup(danger) && !isRemote(danger, file)))
    return null;
  return spot(node, text, danger.detail);
}

function isMarkup(danger: Danger): boolean {
  const parts = danger.dynamic.filter(
    (part) =>
      !/^(?:\w+\.)*(?:i|j|index|idx|count|total|size|kind|level|variant|theme|colou?r|status|state|percent|progress|year|id|html|markup|icon|svg|width|height|className|classes|style|content|children|inner|rows|items|options|body)$/i.test(
        part.text,
      ) &&
      !/\.join\(|render|html|icon|svg|^t\(|i18n|translate|format(?:Date|Number|Time|Currency)|toLocale/i.test(
        part.text,
      ),
  );
  return danger.joined && /<[a-z/!]/i.test(danger.known) && parts.length > 0;
}

function isRemote(danger: Danger, file: CodeFile): boolean {
  return danger.dynamic.some((part) => remote.test(pathOf(part, file)));
}
