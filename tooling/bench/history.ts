import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.ts';
import { madeTables } from './table.ts';

/** Stores all tables of this run with the machine that they were measured on; returns the path of the file. */
export function saveRun(): string {
  const at = new Date().toISOString();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const machine = {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? '',
    memoryGb: Math.round(totalmem() / 1e9),
    load: loadavg().map((load) => Number(load.toFixed(1))),
  };
  const folder = join(root, 'bench/history');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${at.slice(0, 16).replaceAll(':', '')}-${commit}.json`);
  writeFileSync(
    path,
    `${JSON.stringify({ at, commit, node: process.version, machine, tables: madeTables }, null, 2)}\n`,
  );
  return path;
}
