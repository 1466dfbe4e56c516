import { type Rule, spot } from './on-rule';
import { field } from './on-tree';
import { constantOf } from './on-values';

export const rule: Rule = {
  info: {
    id: 'debug-enabled',
    title: 'Debugging is switched on for everybody',
    critic: 'security',
    category: 'configuration',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-489',
    explanation:
      "In debug mode the server shows its code, settings and variables with every error; Werkzeug's debugger also runs Python that the visitor types.",
    fix: 'Read the switch from the environment and let it be off unless it is set.',
    references: [
      'https://flask.palletsprojects.com/en/stable/debugging/',
      'https://docs.djangoproject.com/en/stable/ref/settings/#debug',
      'https://cwe.mitre.org/data/definitions/489.html',
    ],
  },
  languages: ['python', 'javascript'],
  needs: {
    javascript: /errorhandler/i,
    python: /debug/i,
  },
  call(call, file) {
    if (file.dialect === 'javascript') {
      // An error handler made for development only, in use without asking where it runs.
      const isHandler =
        call.written === 'use' &&
        /^(?:errorhandler|errorHandler)\(\)$/.test(call.args[0]?.text ?? '') &&
        /require\(['"]errorhandler['"]\)|from ['"]errorhandler['"]/.test(file.text);
      return isHandler && !/NODE_ENV|'env'/.test(file.text)
        ? spot(call.node, call.node, 'This error handler shows the stack and the source to the visitor.')
        : null;
    }
    const debug = call.named.get('debug');
    if (debug === undefined || constantOf(debug, file) !== true) return null;
    const isServer =
      (call.written === 'run' &&
        /(?:^|\.)(?:app|application|server|Flask\(\)|socketio|api|create_app\(\))(?:\.|$)/.test(call.path)) ||
      /(?:^|\.)(?:FastAPI|Starlette|Sanic|web\.Application|tornado\.web\.Application|Bottle|run_simple|uvicorn\.run)$/.test(
        call.path,
      );
    return isServer ? spot(call.node, call.node, 'The server is started with `debug=True`.') : null;
  },
  python: {
    assignment(node, file) {
      const left = field(node, 'left')?.text ?? '';
      const right = field(node, 'right');
      if (right === null || constantOf(right, file) !== true) return null;
      const isForWork = /(?:^|[/_.-])(?:dev|devel|development|local|debug|docker)(?:[/_.-]|$)/i.test(
        file.path,
      );
      const isSettings =
        left === 'DEBUG' &&
        /(?:^|\/)(?:settings|config|configuration|production|prod|base)\w*\.py$|\/settings\//.test(
          file.path,
        ) &&
        node.parent?.parent?.type === 'module';
      const isApp = /^(?:app|application)\.debug$|^(?:app|application)\.config\[['"]DEBUG['"]\]$/.test(left);
      return (isSettings && !isForWork) || isApp
        ? spot(node, node, `\`${left}\` is true for every environment.`)
        : null;
    },
  },
};
