import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Changes, changes as known } from './changes.ts';
import { findChanges } from './find-changes.ts';
import type { CommandResult } from './run-brand-command.ts';
import { verifyVersions } from './verify-versions.ts';

const usage = `settee-upgrade check [folder]    Before and after an upgrade: lists what changed in the sources of an app
settee-upgrade verify [folder]   After an upgrade: checks that the installed versions fit together

The folder is that of the app, by default this one. Exit code 1: there is something to do.`;

const notes = 'https://git.settee.example/settee/tree/main/packages/ui/UPGRADING.md';

/** Folders without sources of the app. */
const skipped = /^(node_modules|dist|build|out|coverage|storybook-static|\..*)$/;

function sourcesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((one, other) => one.name.localeCompare(other.name));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : sourcesIn(join(path, entry.name));
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [join(path, entry.name)] : [];
  });
}

function check(folder: string, from: string, changes: Changes): CommandResult {
  const files = sourcesIn(resolve(from, folder));
  if (files.length === 0) return { code: 2, output: `${folder} has no file of TypeScript or JavaScript` };
  const found = files.flatMap((file) =>
    findChanges(readFileSync(file, 'utf8'), changes).map((finding) => ({ ...finding, file: relative(from, file) })),
  );
  const lines = found.map(
    ({ file, line, message, package: name, isNote }) =>
      `${isNote ? 'note ' : ''}${file}:${line}: ${message}\n  ${notes}#${name.replace('@', '').replace('/', '')}`,
  );
  const open = found.filter(({ isNote }) => !isNote);
  const total =
    open.length === 0
      ? `Nothing to change in ${files.length} files; TypeScript checks the rest`
      : `${open.length} to change in ${new Set(open.map(({ file }) => file)).size} of ${files.length} files`;
  return { code: open.length === 0 ? 0 : 1, output: [...lines, total].join('\n') };
}

function verify(folder: string): CommandResult {
  const { installed, problems } = verifyVersions(folder);
  const lines = [...installed.map((each) => `ok   ${each}`), ...problems.map((each) => `FAIL ${each}`)];
  const total = problems.length === 0 ? 'All versions fit together' : `${problems.length} to fix`;
  return { code: problems.length === 0 ? 0 : 1, output: [...lines, total].join('\n') };
}

/** Runs `settee-upgrade` with its arguments in the folder `from`; `changes` are those of the last major version. */
export function runUpgradeCommand(
  [command, folder = '.', ...rest]: readonly string[],
  from: string,
  changes: Changes = known,
): CommandResult {
  try {
    if (rest.length === 0 && command === 'check') return check(folder, from, changes);
    if (rest.length === 0 && command === 'verify') return verify(resolve(from, folder));
    return { code: command === '--help' ? 0 : 2, output: usage };
  } catch (error) {
    return { code: 2, output: `${folder}: ${error instanceof Error ? error.message : String(error)}` };
  }
}
