import { spawn } from 'node:child_process';
import { commandEnv, root } from '../run.ts';
import { buildStorefront, serverCommand } from './storefront.ts';

console.log('Settee: making the storefront ready');
const built = await buildStorefront();
if (built !== null && built.code !== 0) {
  console.error(`The storefront could not be built:\n${built.output.trim()}`);
  process.exit(1);
}

const [program = '', ...args] = serverCommand;
const server = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...commandEnv(), NODE_ENV: 'production' } });
process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
