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
