import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { freePort } from '../../../tooling/postgres.ts';
import { makeServerDatabase, seedFolder, serverUrl } from './testing/database.ts';
import { startProcess, startShop } from './testing/start-process.ts';
import { lockFolder } from './platform/database/folder-lock.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settee-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a bad setting stops the server with one line that names it', async () => {
  const { code, said } = await startProcess('../server.ts', { PORT: 'eighty', DATA_DIR: dataDir }).ended;
  expect([code, said]).toEqual([1, 'PORT must be a port from 0 to 65535\n']);
});

test(
  'a second process on the same data folder stops with an instruction',
  async () => {
    await seedFolder(dataDir);
    const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const { code, said } = await startProcess('../server.ts', { DATA_DIR: dataDir, PORT: '0' }).ended;
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder \S+ is in use by process \d+; stop it, or set DATA_DIR or DATABASE_URL\n$/);
    expect((await shop.api.request('http://localhost/readyz', {})).status).toBe(200);
    expect(await shop.stop()).toMatchObject({ code: 0 });
  },
  limits.journey,
);

test('several processes want a database that they can share', async () => {
  const { code, said } = await startProcess('../server.ts', { PROCESSES: '2', DATA_DIR: dataDir }).ended;
  expect([code, said]).toEqual([
    1,
    'PROCESSES must be 1 without a DATABASE_URL: one process at a time has the embedded database\n',
  ]);
});

const port = await freePort();
const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status === 200,
    () => false,
  );

test.runIf(serverUrl)(
  'of several processes one that dies is replaced, and all end together',
  async () => {
    const { url, drop } = await makeServerDatabase();
    const settings = { PROCESSES: '2', PORT: String(port), DATABASE_URL: url, DATA_DIR: dataDir };
    const { child, ended, said } = startProcess('../server.ts', settings);
    const listening = () => [...said().matchAll(/"pid":(\d+)[^\n]*listening/g)].map(([, pid]) => Number(pid));
    await expect.poll(() => listening().length, { timeout: limits.test }).toBe(2);
    const [first = 0] = listening();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => listening().length, { timeout: limits.test }).toBe(3);
    expect([new Set(listening()).size, await isReady()]).toEqual([3, true]);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    expect(await isReady()).toBe(false);
    await drop();
  },
  limits.hook,
);

/** Lets a process fail outside of any request: with SIGHUP a promise, with SIGUSR2 a callback. */
const failing = `process.on('SIGHUP',()=>{Promise.reject(new Error('rejected'))});process.on('SIGUSR2',()=>{throw(new Error('thrown'))})`;

test(
  'an unhandled rejection is logged; an uncaught exception is logged and the process shuts down cleanly',
  async () => {
    await seedFolder(dataDir);
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}`,
    };
    const { child, ended, said } = startProcess('../server.ts', settings);
    await expect.poll(isReady, { timeout: limits.test }).toBe(true);
    child.kill('SIGHUP');
    await expect.poll(said).toContain('"message":"rejected"');
    expect(await isReady()).toBe(true);
    child.kill('SIGUSR2');
    expect(await ended).toMatchObject({ code: 1, said: expect.stringContaining('"message":"thrown"') });
    // A clean shutdown releases the lock of the data folder.
    lockFolder(dataDir)();
  },
  limits.journey,
);

test('a folder is locked once, and given back', () => {
  const unlock = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow('is in use');
  unlock();
  lockFolder(dataDir)();
});

test.runIf(process.platform === 'linux')('a lock is taken over when its process number has been reused', () => {
  // The parent process runs, but it did not start one tick after the system.
  writeFileSync(join(dataDir, 'lock'), `${process.ppid} 1`);
  const unlock = lockFolder(dataDir);
  expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`));
  unlock();
});

test.each(['999999999', 'nonsense', ''])('the lock of a process that is gone (%j) is taken over', (left) => {
  writeFileSync(join(dataDir, 'lock'), left);
  const unlock = lockFolder(dataDir);
  expect(readFileSync(join(dataDir, 'lock'), 'utf8').split(' ')[0]).toBe(String(process.pid));
  unlock();
});

test('the lock of a living process is respected', () => {
  writeFileSync(join(dataDir, 'lock'), String(process.ppid));
  expect(() => lockFolder(dataDir)).toThrow(`in use by process ${process.ppid}`);
});
