import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RequestTarget } from './shopper.ts';

/** Exit result and output of a process. */
export interface Ended {
  code: number | null;
  signal: string | null;
  said: string;
}

type Entry = '../server.ts' | './shop-process.ts';

/** Runs an entry of this package in a separate process with only the given settings. */
export function startProcess(entry: Entry, settings: Record<string, string>) {
  const path = fileURLToPath(new URL(entry, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@settee/source', '--no-warnings', path], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const ended: Promise<Ended> = once(child, 'close').then(() => ({
    code: child.exitCode,
    signal: child.signalCode,
    said,
  }));
  return { child, ended, said: () => said };
}

/** Starts the API in a separate process, reached through its port. */
export async function startShop(settings: Record<string, string>) {
  const { child, ended, said } = startProcess('./shop-process.ts', settings);
  const findPort = () => /port (\d+)/.exec(said())?.[1];
  const isListening = new Promise<void>((resolve) => child.stdout.on('data', () => void (findPort() && resolve())));
  await Promise.race([isListening, ended]);
  const port = findPort();
  if (!port) throw new Error(`The shop did not start: ${said()}`);
  const answering: RequestTarget = {
    api: { request: (url, init) => fetch(url.replace('http://localhost', `http://127.0.0.1:${port}`), init) },
  };
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const kill = () => child.kill('SIGKILL');
  return { ...answering, ended, stop, kill };
}
