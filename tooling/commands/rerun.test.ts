import { expect, test } from 'vitest';
import { rerunFailed, maxReruns, maxUnsteady, type Result, tooUnsteady } from './rerun.ts';
import type { Failure, Suite } from './suites.ts';

const failure = (file: string): Failure => ({ name: `${file} > adds`, why: `${file} was red`, file });
const result = (name: string, passed: number, files: readonly string[]): Result => ({
  name,
  passed,
  failures: files.map(failure),
  ms: 1,
});

/** A suite with failed files; those in `stillRed` fail alone, too. */
function suiteOf(name: string, files: readonly string[], stillRed: readonly string[] = []) {
  const ran: string[] = [];
  let red = [...files];
  const suite: Suite = {
    name,
    work: async () => ({ passed: 0, failures: [] }),
    rerun: async (file) => {
      ran.push(file);
      red = red.filter((each) => each !== file || stillRed.includes(file));
      return { passed: 10 - red.length, failures: red.map(failure) };
    },
  };
  return { suite, ran };
}

test('a file that passes alone has passed and is named with its first failure', async () => {
  const { suite, ran } = suiteOf('views', ['a.test.tsx']);
  const rerun = await rerunFailed([result('views', 9, ['a.test.tsx'])], [suite]);
  expect(rerun.results).toEqual([{ ...result('views', 10, []), ms: 1 }]);
  expect(rerun.unsteady).toEqual([{ ...failure('a.test.tsx'), suite: 'views' }]);
  expect(ran).toEqual(['a.test.tsx']);
});

test('a file that fails again has failed, also when another was unsteady', async () => {
  const { suite } = suiteOf('e2e', ['real.e2e.ts', 'once.e2e.ts'], ['real.e2e.ts']);
  const rerun = await rerunFailed([result('e2e', 8, ['real.e2e.ts', 'once.e2e.ts'])], [suite]);
  expect(rerun.results).toEqual([result('e2e', 9, ['real.e2e.ts'])]);
  expect(rerun.unsteady.map(({ file }) => file)).toEqual(['once.e2e.ts']);
});

test('a file with several failures runs again once', async () => {
  const { suite, ran } = suiteOf('views', ['a.test.tsx']);
  await rerunFailed([result('views', 8, ['a.test.tsx', 'a.test.tsx'])], [suite]);
  expect(ran).toEqual(['a.test.tsx']);
});

test('tests that only compute, and failures without a file, do not run again', async () => {
  const unit = { ...suiteOf('unit', ['a.test.ts']).suite, rerun: undefined };
  const { suite, ran } = suiteOf('views', []);
  const crashed = { name: 'views', passed: 0, failures: [{ name: 'vitest run', why: 'crashed' }], ms: 1 };
  const results = [result('unit', 9, ['a.test.ts']), crashed];
  expect(await rerunFailed(results, [unit, suite])).toEqual({ results, unsteady: [] });
  expect(ran).toEqual([]);
});

test('many failed files do not run again', async () => {
  const files = Array.from({ length: maxReruns + 1 }, (_, index) => `${index}.test.tsx`);
  const { suite, ran } = suiteOf('views', files);
  const results = [result('views', 1, files)];
  expect(await rerunFailed(results, [suite])).toEqual({ results, unsteady: [] });
  expect(ran).toEqual([]);
});

test('many unsteady files are a failure', () => {
  const unsteady = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...failure(`${index}.test.tsx`),
      file: `${index}.test.tsx`,
      suite: 'views',
    }));
  expect(tooUnsteady(unsteady(maxUnsteady))).toEqual([]);
  expect(tooUnsteady(unsteady(maxUnsteady + 1))).toHaveLength(1);
});
