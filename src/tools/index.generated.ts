// Made by `npm run generate` from this folder. Do not edit.
import type { Tool } from '../domain/tool';
import { deleteFile } from './delete-file';
import { exitPlanMode } from './exit-plan-mode';
import { fileSearch } from './file-search';
import { fsAppend } from './fs-append';
import { getDiagnostics } from './get-diagnostics';
import { gitBlame } from './git-blame';
import { gitCommit } from './git-commit';
import { gitDiff } from './git-diff';
import { gitLog } from './git-log';
import { gitShow } from './git-show';
import { gitStatus } from './git-status';
import { grepSearch } from './grep-search';
import { listDirectory } from './list-directory';
import { readFile } from './read-file';
import { readMultipleFiles } from './read-multiple-files';
import { shell } from './shell';
import { strReplace } from './str-replace';
import { webFetch } from './web-fetch';
import { webSearch } from './web-search';
import { writeFile } from './write-file';

/** All tools (DP-40), in the order of their files. */
export const tools: readonly Tool[] = [deleteFile, exitPlanMode, fileSearch, fsAppend, getDiagnostics, gitBlame, gitCommit, gitDiff, gitLog, gitShow, gitStatus, grepSearch, listDirectory, readFile, readMultipleFiles, shell, strReplace, webFetch, webSearch, writeFile];
