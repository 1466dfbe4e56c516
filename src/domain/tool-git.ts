/** Text that git gave. `cut`: there was more than is kept. */
export type GitText = { ok: true; text: string; cut: boolean } | { ok: false; reason: string };

/** git as tools may use it: typed arguments, no program of the checkout's own is started, nothing outside the workspace is shown. No call throws. */
export interface ToolGit {
  /** @param to null: the working tree */
  diff(range: { from: string | null; to: string | null; paths: readonly string[] | null }): Promise<GitText>;
  log(about: { path: string | null; ref: string | null; most: number }): Promise<GitText>;
  /** @param path null: the commit with its changes; else the file as it was then */
  show(about: { ref: string; path: string | null }): Promise<GitText>;
  blame(about: { path: string; startLine: number | null; endLine: number | null }): Promise<GitText>;
  status(): Promise<GitText>;
  /** Commits these files alone, without hooks and without signing. */
  commit(about: { message: string; paths: readonly string[] }): Promise<GitText>;
}
