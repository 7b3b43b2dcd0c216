import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBannedWords } from '../language/language.ts';
import { repositoryFiles } from '../repository.ts';
import { root } from '../run.ts';

// Lists the banned words of every source file; fails when there is one.
const files = repositoryFiles().filter(
  (path) =>
    /[.](ts|tsx|mts|mjs)$/.test(path) && !/^tooling\/language\/|^catalog\/studio\/|^catalog\/src\/french\//.test(path),
);
const findings = files.flatMap((path) =>
  findBannedWords(path, readFileSync(join(root, path), 'utf8')).map((finding) => ({ path, ...finding })),
);
for (const { path, line, text, word, use } of findings)
  console.log(`${path}:${line}: "${word}" in: ${text.split('\n').join(' ').slice(0, 120)}\n  write: ${use}`);
console.log(`${files.length} files, ${findings.length} banned words`);
process.exitCode = findings.length > 0 || files.length < 1000 ? 1 : 0;
