import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no page loads a whole package late: all of it would become part of each page that imports anything of it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: (name) => name === 'server' });
  expect(files.length).toBeGreaterThan(100);
  const late = files.filter((file) =>
    /import\('@settee\/[\w-]+'\)/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(late).toEqual([]);
});
