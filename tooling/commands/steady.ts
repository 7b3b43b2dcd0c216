import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandEnv, root, seconds } from '../run.ts';
import type { GroupName } from './suites.ts';
import { readGroup } from './summary.ts';

// Runs the suites with a browser three times while two busy processes take half of the machine, and prints what was
// unsteady or red and where the time went. Arguments: number of rounds, names of groups. After `npm test`.
const [rounds = '3', ...named] = process.argv.slice(2);
const names = named.length > 0 ? named : (['stories', 'journeys', 'visual', 'screens'] satisfies GroupName[]);

const busy = Array.from({ length: 2 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const found = new Map<string, number>();
const times = new Map<string, number[]>();
try {
  for (let round = 1; round <= Number(rounds); round += 1) {
    console.log(`round ${round} of ${rounds}`);
    spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts'), ...names], {
      cwd: root,
      stdio: 'inherit',
      env: commandEnv(),
    });
    for (const group of names.map(readGroup)) {
      const red = group?.results.flatMap(({ name, failures }) =>
        failures.map((failure) => ({ suite: name, ...failure })),
      );
      for (const { suite, name } of group?.unsteady ?? []) count(`unsteady: ${suite}: ${name}`);
      for (const { suite, name } of red ?? []) count(`red: ${suite}: ${name}`);
      for (const { name, ms } of group?.results ?? []) times.set(name, [...(times.get(name) ?? []), ms]);
    }
  }
} finally {
  for (const each of busy) each.kill('SIGKILL');
}

function count(line: string): void {
  found.set(line, (found.get(line) ?? 0) + 1);
}

console.log('');
for (const [name, list] of times) console.log(`${name}: ${list.map(seconds).join(', ')}`);
for (const [line, often] of found) console.log(`${often} of ${rounds} rounds: ${line}`);
if (found.size === 0) console.log('Nothing was unsteady or red.');
process.exitCode = found.size > 0 ? 1 : 0;
