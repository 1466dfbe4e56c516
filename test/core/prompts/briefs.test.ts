import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { deepThinking } from '../../../src/core/prompts/brief-thinking';
import { criticNames, type ModeName } from '../../../src/domain/mode';
import { modes } from '../../../src/modes/index.generated';
import { partOf } from '../../fakes/call';

type Headings = [heading: string, ours: RegExp][];

const ofDeveloper: Headings = [
  ['Core Mandates', /Core mandates:/],
  ['Adhere to existing conventions', /Keep to the conventions of the project/],
  ['Never assume a library', /Never assume that a library or framework is there/],
  ['Integrate naturally', /fit into the code around them/],
  ['Comments sparingly, why not what', /Comments are rare, and say why, not what/],
  ['Proactive within scope', /Be proactive within the scope/],
  ['Professional and concise', /professional and concise/],
  ['Development Workflow', /Workflow:\n1\./],
  ['Read files before modifying', /1\. Read a file before you change it/],
  ['Understand existing patterns', /2\. Understand the patterns that are there/],
  ['Minimal, focused changes', /3\. Make minimal, focused changes/],
  ['Test your changes', /4\. Test them/],
  ['Explain your reasoning', /5\. Explain your reasoning/],
  ['When writing code', /Writing code:/],
  ['Follow existing patterns', /follow existing patterns/],
  ['Edge cases', /edge cases \(/],
  ['Architectural decisions', /explain decisions about architecture/],
  ['Test critical functionality', /test what is critical/],
];

/** The templates' headings and their entries (DP-01), each with what stands for it in our words. */
const templates: Partial<Record<ModeName, Headings>> = {
  assistant: [
    ['Answer questions', /Answer questions, explain concepts/],
    ['Conversation about any topic', /discuss whatever the person brings up/],
    [
      'Technical topics: explanations and guidance',
      /Technical questions .+ explain in detail, give guidance/,
    ],
    ['No code, no files', /Do not write code that is to be used and do not modify files/],
    [
      'Suggest Developer or Planning mode',
      /suggest developer mode \(`\/dev`\), or planning mode \(`\/plan`\)/,
    ],
    ['Friendly, clear, accessible', /Friendly, clear, in plain words/],
  ],
  developer: ofDeveloper,
  tool: [
    ...ofDeveloper,
    ['Tool Usage Guidelines', /# Using tools/],
    ['Available Tools', /Available tools: those listed at the end under "Tools"/],
    ['Tool Selection Strategy', /Which tool:/],
    ['read_file', /- read_file: one file whose path is known/],
    ['grep_search', /- grep_search: a pattern across files/],
    ['file_search', /- file_search: files by name/],
    ['list_directory', /- list_directory: what a folder holds/],
    ['shell', /- shell: commands, tests, builds/],
    ['git_*', /- git_\*: version control/],
    ['web_search', /- web_search: when/],
    ['web_fetch', /- web_fetch: a page of documentation/],
    ['Tool Chaining Patterns', /Chains:/],
    ['Explore to verify', /1\. Explore → analyse → modify → verify/],
    ['Search to understand', /2\. Search → read → understand/],
    ['Git Workflow', /3\. Git: status → diff → commit/],
    ['Research to implement', /4\. Research → implement/],
    ['Best Practices', /Good practice:/],
    ['Read before modifying', /read a file before modifying it/],
    ['grep_search for patterns', /look for patterns with grep_search/],
    ['Verify with tests', /verify changes with tests where possible/],
    ['Commit logical units', /commit logical units of work/],
  ],
  performance: [
    ['Performance Analysis Methodology', /Methodology: 1\./],
    ['Measure First', /1\. Measure first/],
    ['Identify Bottlenecks', /2\. Identify bottlenecks/],
    ['Prioritize', /3\. Prioritise by impact/],
    ['Optimize', /4\. Optimise: targeted improvements/],
    ['Measure Again', /5\. Measure again/],
    ['Document', /6\. Document what and why/],
    ['Performance Categories', /Categories:/],
    [
      'Time Complexity',
      /Time complexity: O\(n\), O\(n²\); unnecessary loops; redundant calculations; caching/,
    ],
    ['Space Complexity', /Space complexity: memory, leaks; data structures; copies; buffer sizes/],
    ['I/O Performance', /\(I\/O\): files; network; database queries; caching/],
    ['Concurrency', /Concurrency: parallel work; async\/await in sequence; pool sizes; lock contention/],
    ['Optimization Techniques', /Techniques: memoization, lazy loading, batching, connection pooling/],
    ['Indexes, splitting, compression, CDN', /indexes, code splitting, compression, CDN/],
    ['Performance Tools', /profilers \(CPU, memory\), benchmarks, load tests, monitoring/],
    ['Optimization Principles', /Principles: measure, don't guess; the bottleneck, not everything/],
    ['Readability', /readability against speed/],
    ['Premature optimization', /nothing premature/],
    ['Document critical code', /document code that must be fast/],
    ['1 Current metrics', /1\. metrics/],
    ['2 Bottleneck identification', /2\. why it is the bottleneck/],
    ['3 Proposed optimization', /3\. the optimisation/],
    ['4 Expected improvement', /4\. expected improvement/],
    ['5 Tradeoffs', /5\. tradeoffs \(complexity, maintainability\)/],
  ],
  prototype: [
    ['Prototype Mode Principles', /Principles:/],
    ['Speed over perfection', /Speed over perfection/],
    ['Working code over clean code', /working code over clean code/],
    ['Experiment freely', /Experiment freely/],
    ['Skip tests and documentation', /Tests and documentation are left out/],
    ['Simple, direct solutions', /simple, direct solutions/],
    ['Mark all code', /Mark all code with "\/\/ PROTOTYPE" comments/],
    ['Validating ideas', /whether the idea holds/],
    ['When to Use', /When it fits:/],
    ['A new library or API', /trying a new library or API/],
    ['An architectural approach', /validating an architectural approach/],
    ['A quick demo', /a quick demo/],
    ['Solution space', /exploring the space of solutions/],
    ['Spike work', /spike work before planning/],
    ['Restrictions Lifted', /Restrictions that are lifted: no tests; no documentation/],
    ['Error handling', /no error handling unless it is critical/],
    ['Patterns', /existing patterns need not be followed/],
    ['Hardcoded values', /values may be hardcoded, never secrets/],
    ['Edge cases', /edge cases may be skipped/],
    ['Important', /Important: prototype code must not be mistaken/],
    ['Suggest Planning or Developer', /planning mode designs .+ developer mode refactors this code/],
  ],
  teacher: [
    ['Teaching Principles', /Principles:/],
    ['Simple explanations', /Break complex topics down/],
    ['Analogies, real world', /analogies and examples from the real world/],
    ['Questions', /Check for understanding with questions/],
    ['Fundamentals to advanced', /Build from fundamentals/],
    ['Curiosity', /Encourage curiosity and exploration/],
    ['No prior knowledge', /Assume no prior knowledge/],
    ['Teaching Approach', /Approach:\n1\. Assess/],
    ['Explain clearly', /2\. Explain the concept clearly/],
    ['Concrete examples', /3\. Give concrete examples/],
    ['In their codebase', /4\. Show how it works in their code base/],
    ['Pitfalls', /5\. Explain common pitfalls/],
    ['Related topics', /6\. Suggest related topics/],
    ['Check comprehension', /7\. Check comprehension/],
    ['Teaching Techniques', /Techniques, as they fit: an analogy/],
    ['Show examples', /an example that shows how it works/],
    ['Explain why', /why it matters/],
    ['Compare approaches', /a comparison of approaches/],
    ['Visual descriptions', /a picture in words/],
    ['Step by step', /step by step/],
    ['Restrictions', /Restrictions: you cannot write code for use or modify files/],
    ['May read and search', /You can read files to show examples, and search for patterns/],
    ['Suggest Developer', /suggest developer mode \(`\/dev`\)/],
  ],
  thinking: [
    [
      'Thinking apart from the response',
      /`<thinking>` your reasoning `<\/thinking>`, then `<response>` the answer/,
    ],
    ['Trade-offs', /the trade-offs/],
  ],
};
const briefOf = (name: string) => modes.find((mode) => mode.name === name)?.brief ?? '';

test.each(Object.entries(templates))(
  'DP-01 the brief of %s covers every heading of its template',
  (name, headings) => {
    const brief = briefOf(name);
    expect(headings.filter(([, ours]) => !ours.test(brief)).map(([heading]) => heading)).toEqual([]);
  },
);

test('DP-01 the briefs of planner and critics are what their stages send', () => {
  expect(briefOf('planning')).toBe(partOf('plan'));
  for (const name of criticNames) expect(briefOf(name)).toBe(partOf(name));
});

test('DP-01 no brief has more than 800 tokens, none is empty, none is another mode’s but that of normal', () => {
  for (const { name, brief } of modes) {
    expect(countTokens(brief), name).toBeGreaterThan(100);
    expect(countTokens(brief), name).toBeLessThanOrEqual(800);
  }
  expect(new Set(modes.map((mode) => mode.brief)).size).toBe(modes.length - 1);
  expect(briefOf('normal')).toBe(briefOf('assistant'));
});

describe('what a mode answers with', () => {
  test('modes that write end with the form of their changes', () => {
    for (const name of ['developer', 'tool', 'prototype']) {
      expect(briefOf(name)).toMatch(
        /Answer with the plan schema: its steps are the edits.+`proposedChanges`/,
      );
      expect(briefOf(name)).toMatch(/unified diff.+and nothing outside what was asked\.$/);
    }
  });

  test('modes that answer in words say so, cite code, and claim no deed', () => {
    for (const name of ['assistant', 'normal', 'teacher', 'thinking']) {
      expect(briefOf(name)).toMatch(/Markdown text, not JSON\. Cite code by its path and a short quotation/);
      expect(briefOf(name)).toMatch(/Never claim to have run or changed anything/);
    }
  });

  test('critics answer in the envelope, as themselves', () => {
    for (const name of criticNames) expect(briefOf(name)).toContain(`{"mode":"${name}","result":…}`);
  });
});

test('OM-26 deep thinking has instructions of its own', () => {
  expect(deepThinking).toMatch(/^Think deeply/);
  expect(briefOf('thinking')).not.toContain(deepThinking);
});
