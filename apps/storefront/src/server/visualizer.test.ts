import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@settee/contract/examples';
import { expect, test } from 'vitest';
import { findOwnVisualizer } from './folders.ts';
import { testShop } from './testing.ts';

const thirdPartyUrl = 'https://rooms.example/3/widget.js';
const product = (change: object) => () => Response.json({ ...Object(examples['options.product']?.reply), ...change });
const at = async (path: string, settings = {}, change: object = { hasModel: true }) => {
  const { shop } = testShop({ 'options.product': product({ canonicalUrl: path, ...change }) }, settings);
  const reply = await shop.request(`http://localhost${path}`);
  return { html: await reply.text(), policy: reply.headers.get('content-security-policy') ?? '' };
};

test('VIZ-06: the visualizer script is configured, and the policy allows only its host besides ours', async () => {
  const own = await at('/alder-sofa/s100101');
  expect(own.html).toContain('"visualizerUrl":"/visualizer/visualizer-01234567.js"');
  expect(own.policy).not.toContain('rooms.example');
  const other = await at('/alder-sofa/s100101', { visualizerUrl: thirdPartyUrl });
  expect(other.html).toContain(`"visualizerUrl":"${thirdPartyUrl}"`);
  expect(other.policy).toMatch(/script-src 'self' 'nonce-[^']*' https:\/\/rooms\.example;/);
});

test('README decision 12: no guarded page lets it in', async () => {
  for (const path of ['/checkout/cart', '/account/login'])
    expect((await at(path, { visualizerUrl: thirdPartyUrl })).policy).not.toContain('rooms.example');
});

test('VIZ-01, VIZ-03: a product with a model has its trigger in the served page, without a script of the room', async () => {
  const { html } = await at('/alder-sofa/s100101');
  expect(html).toMatch(/<button[^>]*>.*Load 3D Visualizer for Alder Sofa/);
  expect(html).not.toContain('<script src="/visualizer/');
  expect((await at('/alder-sofa/s100101', {}, { hasModel: false })).html).not.toContain('Load 3D Visualizer');
});

test('the built script is found by name; without a build there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settee-visualizer-'));
  for (const file of ['visualizer-0a1b2c3d.js.br', 'visualizer-0a1b2c3d.js', 'notes.txt'])
    writeFileSync(join(folder, file), '');
  expect(findOwnVisualizer(folder)).toBe('/visualizer/visualizer-0a1b2c3d.js');
  rmSync(folder, { recursive: true });
  expect(findOwnVisualizer(folder)).toBe('');
});
