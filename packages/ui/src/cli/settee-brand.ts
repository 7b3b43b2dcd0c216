import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runBrandCommand } from './run-brand-command.ts';

const { code, output } = runBrandCommand(process.argv.slice(2), {
  read: (path) => readFileSync(path, 'utf8'),
  write: (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
});
(code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
process.exitCode = code;
