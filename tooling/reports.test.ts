import { expect, test } from 'vitest';
import { rowsOf } from './reports.ts';
import { root } from './run.ts';

const assertion = { ancestorTitles: [], title: 'holds', status: 'passed', failureMessages: [] };

test('a row has the titles around a test, its file in the workspace, and its story', () => {
  const file = {
    name: `${root}packages/ui/x.test.ts`,
    status: 'passed',
    assertionResults: [{ ...assertion, ancestorTitles: ['outer'], meta: { storyId: 'ui-x--plain' } }],
  };
  expect(rowsOf({ testResults: [file] })).toEqual([
    { title: 'outer > holds', file: 'packages/ui/x.test.ts', passed: true, storyId: 'ui-x--plain' },
  ]);
});

test('a skipped test has no row; a file that fails to load counts as a failed test', () => {
  const skipped = { name: 'a', status: 'passed', assertionResults: [{ ...assertion, status: 'skipped' }] };
  const broken = { name: 'b', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(rowsOf({ testResults: [skipped, broken] })).toEqual([
    { title: 'the file did not load', file: 'b', passed: false, message: 'no such module' },
  ]);
});
