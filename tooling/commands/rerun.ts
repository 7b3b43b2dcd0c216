import type { Failure, Suite, Tally } from './suites.ts';

/** A test file that failed during other work and passed alone. */
export interface Unsteady extends Failure {
  suite: string;
  file: string;
}

export interface Result extends Tally {
  name: string;
  ms: number;
}

/** More failed files than this are no accident: none runs again. */
export const maxReruns = 8;
/** More unsteady files than this in a run are a failure. */
export const maxUnsteady = 5;

export interface Rerun {
  results: Result[];
  unsteady: Unsteady[];
}

/**
 * Runs each failed test file of a suite with a browser or a server once more, one after another. What passes then
 * counts as passed and is returned as unsteady, with its first failure; what fails again has failed. Decision 5
 */
export async function rerunFailed(results: readonly Result[], suites: readonly Suite[]): Promise<Rerun> {
  const unsteady: Unsteady[] = [];
  const final = new Map(results.map((result) => [result.name, result]));
  const files = results.flatMap(({ name, failures }) => {
    const suite = suites.find((each) => each.name === name);
    const failed = suite?.rerun ? failures.flatMap(({ file }) => file ?? []) : [];
    return [...new Set(failed)].map((file) => ({ suite, file }));
  });
  if (files.length > maxReruns) return { results: [...results], unsteady };
  for (const { suite, file } of files) {
    const before = suite && final.get(suite.name);
    const first = before?.failures.find((failure) => failure.file === file);
    const tally = await suite?.rerun?.(file);
    if (!before || !first || !tally) continue;
    final.set(before.name, { ...before, ...tally });
    if (tally.failures.every((failure) => failure.file !== file)) unsteady.push({ ...first, suite: before.name, file });
  }
  return { results: [...final.values()], unsteady };
}

/** The failure that too many unsteady files of one run are, or none. */
export const tooUnsteady = (unsteady: readonly Unsteady[]): Failure[] =>
  unsteady.length > maxUnsteady
    ? [{ name: 'unsteady', why: `${unsteady.length} test files failed during other work, at most ${maxUnsteady} may` }]
    : [];
