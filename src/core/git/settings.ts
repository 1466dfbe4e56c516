/** A setting as `git -c` takes it. */
export type GitSetting = readonly [key: string, value: string];

/**
 * Settings that win over a repository's configuration, whatever stands there. It can name programs (file monitor, hooks,
 * pagers, editors, signing, external diffs, transports) and files to read: each is switched off by its name.
 * Keys with a name inside (filters, diff drivers, hooks) cannot be, which is why a configuration that is not plain is
 * not read at all.
 */
export const neutralSettings: readonly GitSetting[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.pager', 'cat'],
  ['core.editor', 'false'],
  ['sequence.editor', 'false'],
  ['core.askPass', 'false'],
  ['core.sshCommand', 'false'],
  ['core.gitProxy', ''],
  ['core.alternateRefsCommand', 'false'],
  ['credential.helper', ''],
  ['diff.external', ''],
  ['gpg.program', 'false'],
  ['gpg.openpgp.program', 'false'],
  ['gpg.x509.program', 'false'],
  ['gpg.ssh.program', 'false'],
  ['gpg.ssh.defaultKeyCommand', ''],
  ['log.showSignature', 'false'],
  ['commit.gpgSign', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['protocol.allow', 'never'],
  ['safe.bareRepository', 'explicit'],
  ['submodule.recurse', 'false'],
  ['diff.ignoreSubmodules', 'dirty'],
  ['grep.fallbackToNoIndex', 'false'],
  ['color.ui', 'false'],
  ['core.quotePath', 'false'],
  ['diff.renames', 'true'],
  ['diff.noprefix', 'false'],
  ['diff.mnemonicPrefix', 'false'],
  ['diff.relative', 'false'],
  ['diff.algorithm', 'myers'],
  ['diff.context', '3'],
  ['diff.interHunkContext', '0'],
  ['diff.wsErrorHighlight', 'none'],
  ['diff.suppressBlankEmpty', 'false'],
  // Else comparing writes what it learned into the index, whatever GIT_OPTIONAL_LOCKS says.
  ['diff.autoRefreshIndex', 'false'],
  ['diff.orderFile', '/dev/null'],
  ['log.follow', 'false'],
  ['log.showRoot', 'true'],
  ['log.diffMerges', 'separate'],
  ['core.bigFileThreshold', '512m'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.untrackedCache', 'false'],
  ['core.ignoreStat', 'false'],
  ['blame.ignoreRevsFile', ''],
  ['mailmap.file', '/dev/null'],
  ['mailmap.blob', ''],
  ['log.mailmap', 'false'],
];

/** What decides how git runs. */
export interface GitSurroundings {
  /** As in `PATH`; absolute folders. */
  searchPath: string;
  settings: readonly GitSetting[];
  /** Where the repository is; null: git looks for it, upwards from where it runs. */
  place: { gitDir: string; commonDir: string; workTree: string } | null;
  /** A tree to take attributes from instead of the checkout's own; null: the checkout's. */
  attributesFrom: string | null;
  /** More variables. */
  more: Readonly<Record<string, string>>;
}

/** The environment that git gets: nothing of ours but the search path. Settings travel by GIT_CONFIG_KEY_n, which takes any name. */
export function gitEnvironment(around: GitSurroundings): Record<string, string> {
  const env: Record<string, string> = {
    PATH: around.searchPath,
    HOME: '/dev/null',
    XDG_CONFIG_HOME: '/dev/null',
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    // A list without any protocol git knows; unlike `protocol.allow`, no `protocol.NAME.allow` wins over it.
    GIT_ALLOW_PROTOCOL: 'none',
    ...around.more,
    GIT_CONFIG_COUNT: String(around.settings.length),
  };
  // Attributes of the checkout could call its sources binary, so that no one reads them. Known since git 2.41.
  if (around.attributesFrom !== null) env.GIT_ATTR_SOURCE = around.attributesFrom;
  if (around.place !== null) {
    env.GIT_DIR = around.place.gitDir;
    env.GIT_COMMON_DIR = around.place.commonDir;
    env.GIT_WORK_TREE = around.place.workTree;
  }
  around.settings.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}
