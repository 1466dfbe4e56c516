// Made from src/domain/config.ts by `npm run generate`; do not edit.
import type { Flag } from './flag';

export const flags: readonly Flag[] = [
  {
    "name": "input",
    "setting": "input",
    "kind": "text",
    "list": null,
    "value": "FILE",
    "group": "Task",
    "help": "the task, from a file (- is standard input)"
  },
  {
    "name": "task",
    "setting": "task",
    "kind": "list",
    "list": "whole",
    "value": "TEXT",
    "group": "Task",
    "help": "the task, as text; each time it is given is one turn"
  },
  {
    "name": "instructions",
    "setting": "instructions",
    "kind": "text",
    "list": null,
    "value": "TEXT|FILE",
    "group": "Task",
    "help": "what else to keep in mind"
  },
  {
    "name": "workspace",
    "setting": "workspace",
    "kind": "text",
    "list": null,
    "value": "DIR",
    "group": "Scope",
    "help": "folder to work on (default: the current one)"
  },
  {
    "name": "working-directory",
    "setting": "workingDirectory",
    "kind": "text",
    "list": null,
    "value": "DIR",
    "group": "Scope",
    "help": "keep to this folder inside the workspace"
  },
  {
    "name": "base",
    "setting": "base",
    "kind": "text",
    "list": null,
    "value": "REF",
    "group": "Scope",
    "help": "examine the changes since this commit or branch"
  },
  {
    "name": "file",
    "setting": "file",
    "kind": "list",
    "list": "lines",
    "value": "PATH...",
    "group": "Scope",
    "help": "files that the task is about"
  },
  {
    "name": "include",
    "setting": "include",
    "kind": "list",
    "list": "lines",
    "value": "GLOB...",
    "group": "Scope",
    "help": "only these files"
  },
  {
    "name": "exclude",
    "setting": "exclude",
    "kind": "list",
    "list": "lines",
    "value": "GLOB...",
    "group": "Scope",
    "help": "not these files"
  },
  {
    "name": "mode",
    "setting": "mode",
    "kind": "text",
    "list": null,
    "value": "NAME",
    "group": "Work",
    "help": "way of working (default: auto); `modes` lists them"
  },
  {
    "name": "critics",
    "setting": "critics",
    "kind": "list",
    "list": "comma",
    "value": "NAMES",
    "group": "Work",
    "help": "reviewer,security,debugger (usual), performance, none"
  },
  {
    "name": "workflow",
    "setting": "workflow",
    "kind": "text",
    "list": null,
    "value": "NAME",
    "group": "Work",
    "help": "a sequence of modes, as bug_fix"
  },
  {
    "name": "plan",
    "setting": "plan",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Work",
    "help": "Plan Mode: read and plan, change nothing"
  },
  {
    "name": "engine",
    "setting": "engine",
    "kind": "text",
    "list": null,
    "value": "NAME",
    "group": "Work",
    "help": "auto, openai or offline (no model)"
  },
  {
    "name": "timeout",
    "setting": "timeout",
    "kind": "number",
    "list": null,
    "value": "SECONDS",
    "group": "Work",
    "help": "time for the whole run (default: 600)"
  },
  {
    "name": "config",
    "setting": "config",
    "kind": "text",
    "list": null,
    "value": "FILE",
    "group": "Work",
    "help": "one more settings file"
  },
  {
    "name": "base-url",
    "setting": "baseUrl",
    "kind": "text",
    "list": null,
    "value": "URL",
    "group": "Model",
    "help": "any OpenAI-compatible endpoint (or OPENAI_BASE_URL)",
    "variable": "OPENAI_BASE_URL"
  },
  {
    "name": "model",
    "setting": "model",
    "kind": "list",
    "list": "comma",
    "value": "NAMES",
    "group": "Model",
    "help": "the model; STAGE=NAME names another for one stage"
  },
  {
    "name": "api-key-env",
    "setting": "apiKeyEnv",
    "kind": "text",
    "list": null,
    "value": "NAME",
    "group": "Model",
    "help": "variable that holds the key (OPENAI_API_KEY)"
  },
  {
    "name": "header",
    "setting": "header",
    "kind": "list",
    "list": "lines",
    "value": "K=V...",
    "group": "Model",
    "help": null
  },
  {
    "name": "query",
    "setting": "query",
    "kind": "list",
    "list": "lines",
    "value": "K=V...",
    "group": "Model",
    "help": null
  },
  {
    "name": "max-tokens",
    "setting": "maxTokens",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Model",
    "help": null
  },
  {
    "name": "max-calls",
    "setting": "maxCalls",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Model",
    "help": null
  },
  {
    "name": "max-cost-usd",
    "setting": "maxCostUsd",
    "kind": "number",
    "list": null,
    "value": "USD",
    "group": "Model",
    "help": "what a run may cost, by the prices in your settings"
  },
  {
    "name": "max-output-tokens",
    "setting": "maxOutputTokens",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Model",
    "help": null
  },
  {
    "name": "context-tokens",
    "setting": "contextTokens",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Model",
    "help": null
  },
  {
    "name": "connect-timeout",
    "setting": "connectTimeout",
    "kind": "number",
    "list": null,
    "value": "SECONDS",
    "group": "Model",
    "help": null
  },
  {
    "name": "first-token-timeout",
    "setting": "firstTokenTimeout",
    "kind": "number",
    "list": null,
    "value": "SECONDS",
    "group": "Model",
    "help": null
  },
  {
    "name": "idle-timeout",
    "setting": "idleTimeout",
    "kind": "number",
    "list": null,
    "value": "SECONDS",
    "group": "Model",
    "help": null
  },
  {
    "name": "output-schema",
    "setting": "outputSchema",
    "kind": "text",
    "list": null,
    "value": "FILE",
    "group": "Model",
    "help": null
  },
  {
    "name": "json",
    "setting": "json",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Result",
    "help": "the report as JSON, and nothing else on stdout"
  },
  {
    "name": "format",
    "setting": "format",
    "kind": "text",
    "list": null,
    "value": "NAME",
    "group": "Result",
    "help": "json, text, markdown or sarif (default: text)"
  },
  {
    "name": "output",
    "setting": "output",
    "kind": "text",
    "list": null,
    "value": "FILE",
    "group": "Result",
    "help": "write the report to this file too"
  },
  {
    "name": "quiet",
    "setting": "quiet",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Result",
    "help": "no progress on stderr"
  },
  {
    "name": "debug",
    "setting": "debug",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Result",
    "help": null
  },
  {
    "name": "headless",
    "setting": "headless",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Result",
    "help": null
  },
  {
    "name": "fail-on",
    "setting": "failOn",
    "kind": "text",
    "list": null,
    "value": "LEVEL",
    "group": "Policy",
    "help": "critical|high|medium|low|never (with a diff: high)"
  },
  {
    "name": "fail-on-partial",
    "setting": "failOnPartial",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Policy",
    "help": "fail when something was skipped or cut"
  },
  {
    "name": "auto-approve-safe",
    "setting": "autoApproveSafe",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Policy",
    "help": "let reading happen without asking (default: true)"
  },
  {
    "name": "fail-on-unsafe",
    "setting": "failOnUnsafe",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Policy",
    "help": "end the run when an unapproved action is asked for"
  },
  {
    "name": "max-findings",
    "setting": "maxFindings",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Policy",
    "help": null
  },
  {
    "name": "min-severity",
    "setting": "minSeverity",
    "kind": "text",
    "list": null,
    "value": "LEVEL",
    "group": "Policy",
    "help": null
  },
  {
    "name": "min-confidence",
    "setting": "minConfidence",
    "kind": "number",
    "list": null,
    "value": "SHARE",
    "group": "Policy",
    "help": null
  },
  {
    "name": "session",
    "setting": "session",
    "kind": "text",
    "list": null,
    "value": "ID",
    "group": "Approval",
    "help": "go on with this session"
  },
  {
    "name": "continue",
    "setting": "continue",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Approval",
    "help": "go on with the last session of this workspace"
  },
  {
    "name": "approve",
    "setting": "approve",
    "kind": "text",
    "list": null,
    "value": "DECISION",
    "group": "Approval",
    "help": "default|accept-edits|feedback=TEXT|reject a plan"
  },
  {
    "name": "plan-id",
    "setting": "planId",
    "kind": "text",
    "list": null,
    "value": "SHA",
    "group": "Approval",
    "help": "the plan that --approve is about"
  },
  {
    "name": "save-plan",
    "setting": "savePlan",
    "kind": "text",
    "list": null,
    "value": "FILE",
    "group": "Approval",
    "help": "write the plan to this file too"
  },
  {
    "name": "required-approvals",
    "setting": "requiredApprovals",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Approval",
    "help": null
  },
  {
    "name": "approvers",
    "setting": "approvers",
    "kind": "list",
    "list": "comma",
    "value": "NAMES",
    "group": "Approval",
    "help": null
  },
  {
    "name": "author-may-approve",
    "setting": "authorMayApprove",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Approval",
    "help": null
  },
  {
    "name": "plan-expires",
    "setting": "planExpires",
    "kind": "number",
    "list": null,
    "value": "HOURS",
    "group": "Approval",
    "help": null
  },
  {
    "name": "plan-enabled",
    "setting": "planEnabled",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Approval",
    "help": null
  },
  {
    "name": "plan-tools",
    "setting": "planTools",
    "kind": "list",
    "list": "comma",
    "value": "NAMES",
    "group": "Approval",
    "help": null
  },
  {
    "name": "plan-model",
    "setting": "planModel",
    "kind": "text",
    "list": null,
    "value": "NAME",
    "group": "Approval",
    "help": null
  },
  {
    "name": "tools",
    "setting": "tools",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Tools",
    "help": null
  },
  {
    "name": "max-turns",
    "setting": "maxTurns",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Tools",
    "help": null
  },
  {
    "name": "max-tool-calls",
    "setting": "maxToolCalls",
    "kind": "number",
    "list": null,
    "value": "N",
    "group": "Tools",
    "help": null
  },
  {
    "name": "tool-timeout",
    "setting": "toolTimeout",
    "kind": "number",
    "list": null,
    "value": "SECONDS",
    "group": "Tools",
    "help": null
  },
  {
    "name": "permission-mode",
    "setting": "permissionMode",
    "kind": "text",
    "list": null,
    "value": "NAME",
    "group": "Tools",
    "help": null
  },
  {
    "name": "plan-write-docs",
    "setting": "planWriteDocs",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Tools",
    "help": null
  },
  {
    "name": "allow-exec",
    "setting": "allowExec",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Tools",
    "help": null
  },
  {
    "name": "allow-network",
    "setting": "allowNetwork",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Tools",
    "help": null
  },
  {
    "name": "allow-unsandboxed",
    "setting": "allowUnsandboxed",
    "kind": "boolean",
    "list": null,
    "value": null,
    "group": "Tools",
    "help": null
  },
  {
    "name": "add-dir",
    "setting": "addDir",
    "kind": "list",
    "list": "lines",
    "value": "DIR...",
    "group": "Tools",
    "help": null
  },
  {
    "name": "search-url",
    "setting": "searchUrl",
    "kind": "text",
    "list": null,
    "value": "URL",
    "group": "Tools",
    "help": null
  },
  {
    "name": "trust",
    "setting": "trust",
    "kind": "text",
    "list": null,
    "value": "TIER",
    "group": "Tools",
    "help": null
  },
  {
    "name": "add-prompt",
    "setting": "addPrompt",
    "kind": "list",
    "list": "comma",
    "value": "NAMES",
    "group": "Tools",
    "help": null
  }
];
