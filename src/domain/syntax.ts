/** A node of a syntax tree, as tree-sitter gives it (rows and columns from 0). */
export interface SyntaxNode {
  readonly id: number;
  readonly type: string;
  readonly text: string;
  readonly isNamed: boolean;
  readonly hasError: boolean;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startPosition: { row: number; column: number };
  readonly endPosition: { row: number; column: number };
  readonly parent: SyntaxNode | null;
  readonly children: readonly (SyntaxNode | null)[];
  readonly namedChildren: readonly (SyntaxNode | null)[];
  childForFieldName(name: string): SyntaxNode | null;
  childrenForFieldName(name: string): readonly (SyntaxNode | null)[];
  descendantsOfType(types: string | string[]): readonly (SyntaxNode | null)[];
  descendantForPosition(position: { row: number; column: number }): SyntaxNode | null;
}
export type SyntaxLanguage =
  | 'javascript'
  | 'typescript'
  | 'tsx'
  | 'python'
  | 'bash'
  | 'go'
  | 'java'
  | 'rust'
  | 'ruby'
  | 'php';

/** Parses source text; null when the language has no grammar here or the text is over the limit. */
export interface Syntax {
  /** The language of a path by its ending (or first line for scripts); null when unknown. */
  language(path: string, text?: string): SyntaxLanguage | null;
  /** Runs `use` on the root of the tree, which is not valid afterwards. Null when it cannot be parsed. */
  parse<T>(language: SyntaxLanguage, text: string, use: (root: SyntaxNode) => T): Promise<T | null>;
  /** Grammars that were asked for and could not be used, each with its reason; for `coverage.failed`. */
  faults(): readonly { what: string; reason: string }[];
}
