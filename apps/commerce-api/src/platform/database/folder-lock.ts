import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function getHolder(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const held = new Set<string>();

/**
 * Locks a folder against other processes, because the embedded database does not; returns the release function.
 * The lock of a crashed process is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  for (let tries = 0; !take(path); tries++) {
    const holder = getHolder(path);
    const isTaken = held.has(path) || (holder !== null && holder !== process.pid && isAlive(holder));
    if (isTaken || tries === 3) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder ?? 'unknown'}; stop it, or set DATA_DIR or DATABASE_URL`,
      );
    }
    rmSync(path, { force: true });
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
}
