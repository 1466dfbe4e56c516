import { dangerOf } from './on-danger';
import { type Rule, spot } from './on-rule';

const compiling =
  /^(?:(?:flask\.)?render_template_string|(?:jinja2|mako\.template|tornado\.template|django\.template)\.Template|(?:handlebars|Handlebars|pug|jade|dot|hogan\.js|eta|lodash|_|ejs|nunjucks|underscore)\.(?:compile|render|renderString|template|precompile|renderAsync))$/;

export const rule: Rule = {
  info: {
    id: 'template-injection',
    title: 'Input becomes part of a template',
    critic: 'security',
    category: 'injection',
    severity: 'critical',
    confidence: 0.85,
    cwe: 'CWE-1336',
    explanation:
      'What stands in the template is run by the template engine. Input such as `{{ config }}` or `<%= process.env %>` reads secrets and, in most engines, runs any code.',
    fix: 'Keep the template fixed and hand the input over as a value: `render_template("page.html", name=name)`.',
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Security_Testing/07-Input_Validation_Testing/18-Testing_for_Server-side_Template_Injection',
      'https://cwe.mitre.org/data/definitions/1336.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: /compile|render|template|from_string/i,
  call(call, file) {
    const text = call.args[0] ?? call.named.get('source');
    const isOfEnvironment = call.written === 'from_string' && /env|jinja/i.test(call.path);
    if (text === undefined || !(compiling.test(call.path) || isOfEnvironment)) return null;
    const danger = dangerOf(text, call.node, file);
    if (danger === null) return null;
    const isBuilt = danger.joined && /render_template_string/.test(call.path);
    return danger.source !== null || isBuilt ? spot(call.node, text, danger.detail) : null;
  },
};
