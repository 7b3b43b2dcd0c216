import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../postgres.ts';
import { start, stop } from '../run.ts';

const config = `storage: ./storage
packages:
  '@settee/*':
    access: $all
    publish: $all
log: { type: stdout, format: pretty, level: error }
max_body_size: 50mb
`;

/** Gives `work` the URL of an empty registry of this machine. */
export async function withRegistry<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const path = join(folder, 'verdaccio.yaml');
  writeFileSync(path, config);
  const port = await freePort();
  const server = start(['verdaccio', '--config', path, '--listen', `127.0.0.1:${port}`], { cwd: folder });
  let said = '';
  const append = (chunk: Buffer) => (said += chunk.toString());
  server.stdout?.on('data', append);
  server.stderr?.on('data', append);
  const url = `http://127.0.0.1:${port}/`;
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (
        await fetch(`${url}-/ping`).then(
          (reply) => reply.ok,
          () => false,
        )
      )
        break;
      if (attempt > 300 || server.exitCode !== null) throw new Error(`The registry did not start: ${said.trim()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await work(url);
  } finally {
    stop(server);
  }
}
