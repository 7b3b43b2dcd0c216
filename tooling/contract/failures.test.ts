import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Action } from '../../apps/storefront/e2e/failures.ts';
import { areas } from '../../apps/storefront/e2e/failures/areas.ts';
import { notSeen } from '../../apps/storefront/e2e/failures/not-seen.ts';
import { seenByTests } from '../../apps/storefront/e2e/failures/seen-by-tests.ts';
import { allDefinitions } from '../../packages/contract/src/endpoints.ts';

const actions: readonly Action[] = Object.values(areas).flatMap((all) => all.flatMap((area) => area.actions));
const seen = [...new Set(actions.flatMap(({ calls, reads = [] }) => [...calls, ...reads]))];

/** Whether `call` is the end of `path`, where `{…}` is any part. */
const isEndOf = (call: string, path: string) => {
  const ends = call.replace(/\/$/, '').split('/');
  const parts = path.replace(/\/$/, '').split('/').slice(-ends.length);
  return (
    ends.every((end, at) => parts[at] === end || parts[at]?.startsWith('{')) &&
    parts.some((part) => ends.includes(part))
  );
};

/** Endpoints of shoppers, without the tools of the staff. */
const endpoints = allDefinitions.filter(({ path }) => !path.startsWith('/debug/'));
const endpointsOf = (call: string) => endpoints.filter(({ path }) => isEndOf(call, path));
/** A setting of the shop may select one of two methods: an action sees the default one, which is listed first. */
const idsOf = (call: string) =>
  endpointsOf(call)
    .map(({ id }) => id)
    .slice(0, 1);
const pathsOf = (call: string) => new Set(endpointsOf(call).map(({ path }) => path));

const seenIds = seen.flatMap(idsOf);
const listed = [...notSeen.flatMap(({ calls }) => calls), ...Object.keys(seenByTests)];

test('every call of the contract is seen failing by an action or a test, or has a reason why not', () => {
  const known = [...seenIds, ...listed];
  expect(endpoints.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});

test('a call that is seen failing is one of the contract, and has no reason not to be', () => {
  expect(seen.filter((call) => pathsOf(call).size !== 1)).toEqual([]);
  const ids = endpoints.map(({ id }) => id);
  expect(listed.filter((id, at) => listed.indexOf(id) !== at || !ids.includes(id))).toEqual([]);
  expect(listed.filter((id) => seenIds.includes(id))).toEqual([]);
});

/** Names of an endpoint in a test: its path, the last unique part of that, or the end of its id. */
function namesOf(id: string): string[] {
  const { path } = endpoints.find((endpoint) => endpoint.id === id) ?? expect.unreachable();
  const holds = (part: string) => endpoints.filter((other) => other.path.split('/').includes(part)).length;
  const own = path.split('/').findLast((part) => holds(part) === 1);
  return [path, own ?? path, id.split('.')[1] ?? path];
}

test.each(Object.entries(seenByTests))(
  '%s is named in the file with the test that sees it failing',
  async (id, { file, title }) => {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text).toContain(title);
    expect(namesOf(id).filter((name) => text.includes(name))).not.toEqual([]);
  },
);
