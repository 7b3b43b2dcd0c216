import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, stop } from '../run.ts';

export interface Balancer {
  /** Stops new requests to a process, or sends it some again. */
  set(name: string, state: 'drain' | 'ready'): Promise<void>;
  /** Resolves when a process has no open request. */
  untilIdle(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Throws with what to install when HAProxy is missing. */
export function requireBalancer(): void {
  if (spawnSync('haproxy', ['-v']).status !== 0)
    throw new Error('npm run scale needs HAProxy: apt-get install haproxy, or brew install haproxy');
}

/** Configuration of a shop; docs/scale.md explains it. */
function getConfig(port: number, socket: string, servers: ReadonlyMap<string, number>): string {
  const lines = [...servers].map(([name, at]) => `  server ${name} 127.0.0.1:${at} check inter 250ms fall 2 rise 1`);
  return `global
  stats socket ${socket} level admin
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  option forwardfor if-none
  # A call that changes something is repeated only by the shopper's page.
  http-request disable-l7-retry if METH_POST
  default_backend processes
backend processes
  balance leastconn
  option httpchk GET /readyz
${lines.join('\n')}
`;
}

function command(socket: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const client = connect(socket, () => client.write(`${text}\n`));
    client.on('data', (chunk) => (reply += chunk.toString()));
    client.on('end', () => resolve(reply));
    client.on('error', reject);
  });
}

/** Starts HAProxy in front of processes, by name and port. */
export async function startBalancer(port: number, servers: ReadonlyMap<string, number>): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'settee-balancer-'));
  const socket = join(folder, 'admin.sock');
  writeFileSync(join(folder, 'haproxy.cfg'), getConfig(port, socket, servers));
  const haproxy: ChildProcess = start(['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')]);
  haproxy.stdout?.resume();
  haproxy.stderr?.resume();
  for (let attempt = 0; !existsSync(socket); attempt += 1) {
    if (attempt > 100) throw new Error('HAProxy did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const currentSessions = async (name: string) => {
    const rows = (await command(socket, 'show stat')).split('\n').map((line) => line.split(','));
    return Number(rows.find(([proxy, server]) => proxy === 'processes' && server === name)?.[4]);
  };
  return {
    set: async (name, state) => void (await command(socket, `set server processes/${name} state ${state}`)),
    async untilIdle(name) {
      while ((await currentSessions(name)) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async close() {
      const ended = new Promise((resolve) => haproxy.once('close', resolve));
      stop(haproxy);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
