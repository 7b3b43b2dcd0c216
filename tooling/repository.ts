import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.ts';

/** Paths from the root of every file that is or would be committed. */
export function repositoryFiles(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const paths = listed.status === 0 ? listed.stdout.split('\0') : filesWithoutGit();
  return [...new Set(paths)].filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Lists files without git, for machines without it or with a checkout of another user, which git does not read. */
function filesWithoutGit(): string[] {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const ignored = new Set(['.git', ...lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))]);
  const included = new Set(lines.filter((line) => line.startsWith('!')).map((line) => join(root, line.slice(1))));
  const isIgnored = (path: string, name: string) => ignored.has(name) && !included.has(join(path, '/'));
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isFile()) return [relative(root, path)];
      return entry.isDirectory() && !isIgnored(path, entry.name) ? filesIn(path) : [];
    });
  return filesIn(root);
}
