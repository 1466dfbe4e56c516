/** What a person is asked to confirm. */
export interface Confirmation {
  /** The call that asks, so that the answer finds its way back (EP-04). */
  callId: string;
  /** What the person sees: the text of the plan file (EP-02). */
  planContent: string;
}

/**
 * What a person said, as far as anybody knows. `pending`: nobody has decided. `over`: nobody can any more; `reason` is a
 * sentence.
 */
export type Confirmed =
  | { kind: 'approved'; decision: 'default' | 'accept-edits' }
  | { kind: 'feedback'; words: string }
  | { kind: 'pending' }
  | { kind: 'over'; reason: string };

/** The one way to a person's word on a plan. */
export interface Confirmer {
  /** The text of the plan file, which people see; null: no plan was handed in, or it cannot be read. */
  planContent(): Promise<string | null>;
  /** Asks, and waits for nobody: in a run there is nobody to wait for. */
  confirm(asked: Confirmation): Promise<Confirmed>;
}
