import type { Site } from '@settee/domain';
import { expect, test } from 'vitest';
import { visualizerDefaults, widgetOptions } from './defaults.ts';

const given = { brand: 'main', locale: 'en-US', onSceneChange: () => {}, onError: () => {} } as const;

test('VIZ-30: the default zip is 60062', () => {
  expect(visualizerDefaults.zipCode).toBe('60062');
});

test('VIZ-31: the ruler measures in inches by default', () => {
  expect(widgetOptions(given).rulerUnit).toBe('in');
  expect(widgetOptions({ ...given, rulerUnit: 'cm' }).rulerUnit).toBe('cm');
});

test('VIZ-32: the room is rendered in the body by default', () => {
  expect(widgetOptions(given).container).toBe('body');
  expect(widgetOptions({ ...given, container: '#room' }).container).toBe('#room');
});

test('the widget gets the brand of any site', () => {
  const site: Pick<Site, 'brand' | 'locale'> = { brand: 'harbor', locale: 'en-GB' };
  expect(widgetOptions({ ...given, ...site })).toMatchObject(site);
});
