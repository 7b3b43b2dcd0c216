import { expect, test } from 'vitest';
import { publishSettings } from './publish-settings.ts';

test('without settings npm decides', () => {
  expect(publishSettings({})).toEqual({});
});

test('an internal registry and provenance are settings', () => {
  const settings = { SETTEE_REGISTRY: 'https://npm.example.com/', SETTEE_PROVENANCE: 'true' };
  expect(publishSettings(settings)).toEqual({
    npm_config_registry: 'https://npm.example.com/',
    'npm_config_@settee:registry': 'https://npm.example.com/',
    npm_config_provenance: 'true',
  });
});

test.each([
  [{ SETTEE_REGISTRY: 'npm.example.com' }, 'not an http URL'],
  [{ SETTEE_REGISTRY: 'file:///x' }, 'not an http URL'],
  [{ SETTEE_PROVENANCE: 'yes' }, 'true or false'],
])('%j is an error', (settings, message) => {
  expect(() => publishSettings(settings)).toThrow(message);
});
