import { delimiter, isAbsolute, relative } from 'node:path';

/** What a program needs to run at all, and nothing that opens a door. */
const passed = [
  ...['HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TMPDIR'],
  // Windows.
  ...[
    'SystemRoot',
    'SystemDrive',
    'ComSpec',
    'PATHEXT',
    'TEMP',
    'TMP',
    'USERPROFILE',
    'APPDATA',
    'LOCALAPPDATA',
  ],
];

/**
 * The environment of a server: an allow-list and what its settings give it. Of the search path only absolute folders
 * outside the workspace stay, as programs in there are the checkout's.
 */
export function serverEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  own: Readonly<Record<string, string>>,
  workspace: string,
): Record<string, string> {
  const kept = passed.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const folders = (environment.PATH ?? environment.Path ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !isWithin(folder, workspace));
  return {
    ...Object.fromEntries(kept),
    PATH: folders.length > 0 ? folders.join(delimiter) : '/usr/bin:/bin',
    ...own,
  };
}

function isWithin(folder: string, workspace: string): boolean {
  const way = relative(workspace, folder);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}
