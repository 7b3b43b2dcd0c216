import type { TestRow } from '../reports.ts';

/** Every report that `npm test` and `npm run journeys` write: without one of them nothing is known of what it contains. */
export const expectedReports = [
  'unit',
  'backend',
  'embedded',
  'views',
  'examples',
  'stories',
  'e2e',
  'journeys',
  'drawing',
  'matrices',
];

const isTest = (path: string) => /[.](test[.]tsx?|e2e[.]ts)$/.test(path) && !path.startsWith('catalog/studio/');

export interface Run {
  /** The rows of each report; null for one that was not written. */
  reports: Readonly<Record<string, readonly TestRow[] | null>>;
  /** Paths of every file of the repository. */
  files: readonly string[];
  /** Ids of the stories that are played. */
  stories: readonly string[];
}

/** Returns the parts of a complete run that are missing from this one. */
export function missingIn({ reports, files, stories }: Run): string[] {
  const rows = Object.values(reports).flatMap((list) => list ?? []);
  const seen = new Set(rows.map(({ file }) => file));
  const played = new Set(rows.map(({ storyId }) => storyId));
  return [
    ...Object.keys(reports)
      .filter((name) => !reports[name]?.length)
      .map((name) => `reports/${name}.json`),
    ...files.filter((path) => isTest(path) && !seen.has(path)),
    ...stories.filter((id) => !played.has(id)).map((id) => `the story ${id}`),
  ];
}

/** Returns the files that two of the suites that share the journeys have run: one of their selections is wrong. */
export function journeysRunTwice(reports: Run['reports']): string[] {
  const files = ['e2e', 'journeys', 'drawing'].flatMap((name) => [...new Set(reports[name]?.map(({ file }) => file))]);
  return files.filter((file, index) => files.indexOf(file) < index);
}
