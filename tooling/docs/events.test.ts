import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository.ts';
import { root } from '../run.ts';
import { eventsByKit } from './events.ts';
import { eventsPage } from './events-page.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

test('docs/events.md lists every event as the types have it; node tooling/docs/events.ts writes it', () => {
  expect(text('docs/events.md')).toBe(eventsPage());
});

test.each(Object.entries(eventsByKit))(
  'EVENT-01 to EVENT-05: %s reports every event that is listed for it',
  (kit, events) => {
    const sources = repositoryFiles()
      .filter((path) => path.startsWith(`packages/${kit}/src/`) && /\.tsx?$/.test(path))
      .filter((path) => !/events\.ts$|\.(test|stories)\.tsx?$|\/fixtures\//.test(path))
      .map(text)
      .filter((source) => /onEvent|trackEvent/.test(source));
    const unreported = Object.keys(events).filter((name) => !sources.some((source) => source.includes(`'${name}'`)));
    expect(sources).not.toEqual([]);
    expect(unreported).toEqual([]);
  },
);

test('EVENT-05: one module fills the data layer, with events of the listed types and the documented consent', () => {
  const writers = repositoryFiles()
    .filter((path) => /^(apps|packages)\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .filter((path) => /dataLayer\b/.test(text(path)));
  expect(writers).toEqual(['apps/storefront/src/edges/data-layer.ts']);
  const names = text(writers[0] ?? '').match(/(?<=event: ')[^']+/g);
  expect([...new Set(names)]).toEqual(['consent.updated']);
  expect(eventsPage()).toContain("{ event: 'consent.updated', analytics, advertising }");
});
