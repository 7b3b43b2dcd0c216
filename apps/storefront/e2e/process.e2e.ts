import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { startShop } from './shop.ts';

/** Lets the shop fail outside of any request: with SIGHUP a promise, with SIGUSR2 a callback. */
const failing = `process.on('SIGHUP',()=>{Promise.reject(new Error('rejected'))});process.on('SIGUSR2',()=>{throw(new Error('thrown'))})`;

test('an unhandled rejection leaves the shop running; an uncaught exception shuts it down cleanly', async () => {
  const shop = await startShop({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}` });
  let said = '';
  shop.process.stdout?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  shop.process.kill('SIGHUP');
  await expect.poll(() => said).toContain('"message":"rejected"');
  expect((await fetch(shop.at('/sofas'))).status).toBe(200);
  // All output has arrived by then.
  const ended = once(shop.process, 'close', { signal: AbortSignal.timeout(limits.call) });
  shop.process.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(said).toContain('"message":"thrown"');
  await rm(shop.data, { recursive: true, force: true });
});

test('a shop that is stopped as soon as it is ready closes its database and leaves no lock', async () => {
  const shop = await startShop();
  const ended = once(shop.process, 'close', { signal: AbortSignal.timeout(limits.call) });
  shop.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(shop.data, 'lock'))).toBe(false);
  await rm(shop.data, { recursive: true, force: true });
});
