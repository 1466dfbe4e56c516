/** The request did not fit into what the model can read; `contextTokens` as the endpoint says it, or null. */
export class TooLong extends Error {
  readonly contextTokens: number | null;

  constructor(fault: string, contextTokens: number | null) {
    super(fault);
    this.name = 'TooLong';
    this.contextTokens = contextTokens;
  }
}
