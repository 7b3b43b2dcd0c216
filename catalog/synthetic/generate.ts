import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { syntheticFabrics, syntheticProducts } from './catalog.ts';

const usage = 'node catalog/synthetic/generate.ts --skus 100000 --fabrics 5000 --out <folder> [--seed 1]';

const { values } = parseArgs({
  options: {
    skus: { type: 'string', default: '100000' },
    fabrics: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

const [skus, fabrics, seed] = [values.skus, values.fabrics, values.seed].map(Number);
const isRight = [skus, fabrics, seed].every((number) => Number.isInteger(number) && (number ?? -1) >= 0);

function* linesOf(entries: Iterable<unknown>): Generator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

const write = (folder: string, file: string, entries: Iterable<unknown>) =>
  pipeline(Readable.from(linesOf(entries)), createWriteStream(join(folder, file)));

if (values.out === undefined || !isRight || skus === undefined || fabrics === undefined || seed === undefined) {
  console.log(usage);
  process.exitCode = 1;
} else {
  const size = { skus, fabrics, seed };
  await mkdir(values.out, { recursive: true });
  await write(values.out, 'fabric-groups.jsonl', syntheticFabrics(size));
  await write(values.out, 'products.jsonl', syntheticProducts(size));
  console.log(`${skus} skus and ${fabrics} fabrics of seed ${seed} in ${values.out}`);
}
