import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memory = '/dev/shm';
const gibibyte = 1024 ** 3;
/** A run needs less than 2 GiB: copies of databases, profiles of browsers. */
const neededBytes = 4 * gibibyte;

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes;
}

/**
 * Puts the temporary files of this process and its children in memory, where there is plenty: a copy of a database has
 * 300 files, which take ten times as long to create on a disk. They are removed when the process ends.
 */
export function putTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return;
  const folder = mkdtempSync(`${memory}/settee-`);
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
