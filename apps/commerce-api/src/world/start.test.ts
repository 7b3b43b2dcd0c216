import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess, startShop } from '../testing/start-process.ts';
import { lockFolder } from './folder-lock.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settee-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a bad setting stops the server with one line that names it', async () => {
  const { code, said } = await startProcess('../server.ts', { PORT: 'eighty', DATA_DIR: dataDir }).ended;
  expect([code, said]).toEqual([1, 'PORT must be a port from 0 to 65535\n']);
}, 60_000);

test('a second process on the same data folder stops with a line that says what to do', async () => {
  const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { code, said } = await startProcess('../server.ts', { DATA_DIR: dataDir, PORT: '0' }).ended;
  expect(code).toBe(1);
  expect(said).toMatch(/^The data folder \S+ is in use by process \d+; stop it, or set DATA_DIR or DATABASE_URL\n$/);
  expect((await shop.api.request('http://localhost/readyz', {})).status).toBe(200);
  expect(await shop.stop()).toMatchObject({ code: 0 });
}, 120_000);

test('a folder is locked once, and given back', () => {
  const unlock = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow('is in use');
  unlock();
  lockFolder(dataDir)();
});

test.each(['999999999', 'nonsense', ''])('the lock of a process that is gone (%j) is taken over', (left) => {
  writeFileSync(join(dataDir, 'lock'), left);
  const unlock = lockFolder(dataDir);
  expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toBe(String(process.pid));
  unlock();
});

test('the lock of a living process is respected', () => {
  writeFileSync(join(dataDir, 'lock'), String(process.ppid));
  expect(() => lockFolder(dataDir)).toThrow(`in use by process ${process.ppid}`);
});
