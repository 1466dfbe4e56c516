import type { SyntaxLanguage } from '../domain/ports';

/** What a definition is. `impl` is a Rust impl block. */
export type DefinitionKind = 'function' | 'method' | 'class' | 'type' | 'impl' | 'module';

type Table = Readonly<Record<string, DefinitionKind>>;

const javascript: Table = {
  function_declaration: 'function',
  generator_function_declaration: 'function',
  function_expression: 'function',
  generator_function: 'function',
  arrow_function: 'function',
  method_definition: 'method',
  class_declaration: 'class',
  class: 'class',
};

const typescript: Table = {
  ...javascript,
  function_signature: 'function',
  abstract_method_signature: 'method',
  abstract_class_declaration: 'class',
  interface_declaration: 'type',
  type_alias_declaration: 'type',
  enum_declaration: 'type',
  internal_module: 'module',
};

/** The node types of tree-sitter's grammars that define something, by language. */
export const definingNodes: Readonly<Record<SyntaxLanguage, Table>> = {
  javascript,
  typescript,
  tsx: typescript,
  python: { function_definition: 'function', class_definition: 'class', lambda: 'function' },
  bash: { function_definition: 'function' },
  go: {
    function_declaration: 'function',
    method_declaration: 'method',
    type_spec: 'type',
    type_alias: 'type',
  },
  java: {
    class_declaration: 'class',
    interface_declaration: 'class',
    enum_declaration: 'class',
    record_declaration: 'class',
    annotation_type_declaration: 'type',
    method_declaration: 'method',
    constructor_declaration: 'method',
    compact_constructor_declaration: 'method',
  },
  rust: {
    function_item: 'function',
    function_signature_item: 'function',
    macro_definition: 'function',
    impl_item: 'impl',
    trait_item: 'class',
    struct_item: 'class',
    enum_item: 'class',
    union_item: 'class',
    type_item: 'type',
    mod_item: 'module',
  },
  ruby: { method: 'function', singleton_method: 'method', class: 'class', module: 'module' },
  php: {
    function_definition: 'function',
    method_declaration: 'method',
    class_declaration: 'class',
    interface_declaration: 'class',
    trait_declaration: 'class',
    enum_declaration: 'class',
  },
};

/** In these languages a function is a method when the nearest defining node around it is one of these. */
export const methodHomes: Readonly<Partial<Record<SyntaxLanguage, readonly string[]>>> = {
  python: ['class_definition'],
  rust: ['impl_item', 'trait_item'],
  ruby: ['class', 'module', 'singleton_class'],
};

/** Nodes that belong to the definition inside them: its `export`, its decorators, the name it is bound to. */
export const wrappers: ReadonlySet<string> = new Set([
  'export_statement',
  'decorated_definition',
  'expression_statement',
  'ambient_declaration',
  'variable_declarator',
  'lexical_declaration',
  'variable_declaration',
  'assignment_expression',
  'assignment',
  'pair',
  'public_field_definition',
  'field_definition',
  'type_declaration',
  'const_declaration',
  'var_declaration',
  'call_expression',
  'arguments',
  'call',
  'argument_list',
  'await_expression',
  'parenthesized_expression',
  'as_expression',
  'satisfies_expression',
]);
