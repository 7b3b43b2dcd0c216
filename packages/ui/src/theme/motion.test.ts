import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const sheets = ['packages/*/src/**/*.css.ts', 'apps/storefront/src/**/*.css.ts'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
);

/** Transitions of a style sheet with a literal duration or curve, without loops and delays. */
const written = (source: string) =>
  [...source.matchAll(/\b(?:transition|animation)\w*: .*/g)]
    .map(([line]) => line)
    .filter(
      (line) => /\d(?:ms|s)\b|cubic-bezier|ease-/.test(line) && !/infinite|Delay|hidden} |[`'$}] 1ms|0s/.test(line),
    );

test('every transition has a duration and a curve of the brand', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((file) =>
    written(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('a literal duration is found', () => {
  expect(written("transition: 'opacity 200ms ease-out',")).toHaveLength(1);
  expect(written('transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,')).toEqual([]);
});
