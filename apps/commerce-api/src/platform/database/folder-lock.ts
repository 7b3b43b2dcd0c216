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

interface Holder {
  pid: number;
  /** Empty where the system does not say it. */
  startedAt: string;
}

/** When a process started, in clock ticks since the system started; empty on systems without `/proc`. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function getHolder(path: string): Holder | null {
  try {
    const [pid, startedAt = ''] = readFileSync(path, 'utf8').split(' ');
    const number = Number(pid);
    return Number.isInteger(number) && number > 0 ? { pid: number, startedAt } : null;
  } catch {
    return null;
  }
}

/** Whether the process that took the lock still runs. Its number may belong to another process by now. */
const stillRuns = ({ pid, startedAt }: Holder): boolean =>
  isAlive(pid) && (startedAt === '' || startedAt === startOf(pid));

function take(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
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
    const isTaken = held.has(path) || (holder !== null && holder.pid !== process.pid && stillRuns(holder));
    if (isTaken || tries === 3) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}; stop it, or set DATA_DIR or DATABASE_URL`,
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
