/** The request did not fit into what the model can read; `contextTokens` as the endpoint says it, or null. */
export class TooLong extends Error {
  readonly contextTokens: number | null;
  /** True when we counted, and nothing was sent. */
  readonly isCounted: boolean;

  constructor(fault: string, contextTokens: number | null, isCounted = false) {
    super(fault);
    this.isCounted = isCounted;
    this.name = 'TooLong';
    this.contextTokens = contextTokens;
  }
}
