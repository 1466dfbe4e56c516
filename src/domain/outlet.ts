/** Whether something was written, or why not, for a person. */
export type Written = { ok: true } | { ok: false; reason: string };

/** Where results go. Never throws. */
export interface Outlet {
  stdout(text: string): Promise<Written>;
  /** Replaces the file as a whole; the folder must exist. `path` from the current folder. */
  file(path: string, text: string): Promise<Written>;
  /** The same for a plan, which takes the place of nothing but another plan. */
  plan(path: string, text: string): Promise<Written>;
  /** Adds to a file that others write too (GITHUB_OUTPUT, GITHUB_STEP_SUMMARY). */
  append(path: string, text: string): Promise<Written>;
}
