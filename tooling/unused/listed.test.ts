import { expect, test } from 'vitest';
import { compare } from './listed.ts';

const listed = [{ reason: 'For others.', findings: ['export @settee/ui Toast', 'option CartScreenProps.homeHref'] }];

test('what is found and not listed is named, and what is listed and not found', () => {
  expect(compare(['export @settee/ui Toast', 'message a: b.c'], listed, true)).toEqual({
    unlisted: ['message a: b.c'],
    outdated: ['option CartScreenProps.homeHref'],
  });
});

test('without a build, checks that need one are skipped', () => {
  expect(compare([], listed, false)).toEqual({ unlisted: [], outdated: ['option CartScreenProps.homeHref'] });
});
