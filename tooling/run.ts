import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace, with a closing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Outcome {
  code: number;
  /** Standard output and standard error, interleaved. */
  output: string;
  ms: number;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Ends the command, and counts as a failure. Default 15 minutes. */
  minutes?: number;
  /** Runs the command as another user; only root can. */
  user?: { uid: number; gid: number };
}

const live = new Set<ChildProcess>();
const bins = join(root, 'node_modules', '.bin');

/** Returns the environment of every command; the workspace's binaries have precedence in PATH. */
export function commandEnv(extra: RunOptions['env'] = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${bins}${delimiter}${process.env['PATH'] ?? ''}`, ...extra };
}

/** Starts a command in a separate process group, so that `stop` reaches its children. */
export function start(command: readonly string[], options: RunOptions = {}): ChildProcess {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: commandEnv(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options.user,
  });
  live.add(child);
  child.once('close', () => live.delete(child));
  return child;
}

/** Ends a command started here, with the processes it started. */
export function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Runs a command to its end. Never throws: a command that cannot start has code 127. */
export function run(command: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = start(command, options);
    let output = '';
    const append = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    const minutes = options.minutes ?? 15;
    const limit = setTimeout(() => {
      output += `\nstopped after ${minutes} minutes`;
      stop(child, 'SIGKILL');
    }, minutes * 60_000);
    const end = (code: number) => {
      clearTimeout(limit);
      resolve({ code, output, ms: performance.now() - began });
    };
    child.once('error', (error) => {
      live.delete(child);
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Runs `jobs` in order, `lanes` at a time, and returns the results in the order of `jobs`. */
export async function runWithConcurrency<T, R>(
  jobs: readonly T[],
  lanes: number,
  work: (job: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = jobs.entries();
  const lane = async () => {
    for (const [index, job] of queue) results[index] = await work(job);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Seconds with one decimal, for a progress line. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of live) stop(child);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}
