import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

test('without any setting the defaults of the table hold', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    dataDir: '.data',
    databaseUrl: null,
    logLevel: 'info',
    trustProxy: false,
  });
  expect(config.siteHosts.get('cb2-ca.localhost')).toEqual({ brand: 'cb2', siteCulture: 'CANADA' });
  const spelledOut = Object.fromEntries(settings.map((setting) => [setting.name, setting.default]));
  expect(readConfig(spelledOut)).toEqual(config);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'not a url with s3cret'],
  ['DATABASE_POOL', '1'],
  ['SITE_HOSTS', 'localhost'],
  ['SITE_HOSTS', 'localhost=main/FRANCE'],
  ['SITE_HOSTS', '{"localhost":"cb3/USA"}'],
  ['SITE_HOSTS', '{'],
  ['COMMERCE_API_URL', 'ftp://x'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_FORMAT', 'xml'],
  ['PAYMENT_PROVIDER', 'cash'],
])('%s=%s stops the start with one line that names it and keeps the value to itself', (name, value) => {
  const failure = () => readConfig({ [name]: value });
  expect(failure).toThrow(ConfigError);
  expect(failure).toThrow(new RegExp(`^${name} must be [^\n]+$`));
  expect(failure).not.toThrow(/s3cret/);
});

test('SITE_HOSTS may be JSON', () => {
  const { siteHosts } = readConfig({ SITE_HOSTS: '{"Shop.Example":"cb2/CANADA"}' });
  expect([...siteHosts]).toEqual([['shop.example', { brand: 'cb2', siteCulture: 'CANADA' }]]);
});
