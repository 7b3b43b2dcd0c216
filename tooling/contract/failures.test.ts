import { expect, test } from 'vitest';
import type { Action } from '../../apps/storefront/e2e/failures.ts';
import { areas } from '../../apps/storefront/e2e/failures/areas.ts';
import { notSeen } from '../../apps/storefront/e2e/failures/not-seen.ts';
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
const idsOf = (call: string) => endpointsOf(call).map(({ id }) => id);
/** Two methods of one path are one call of the page: a setting of the shop selects the method. */
const pathsOf = (call: string) => new Set(endpointsOf(call).map(({ path }) => path));

test('every call of the contract is seen failing, or has a reason why not', () => {
  const listed = notSeen.flatMap(({ calls }) => calls);
  const known = [...seen.flatMap(idsOf), ...listed];
  expect(endpoints.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});

test('a call that is seen failing is one of the contract, and has no reason not to be', () => {
  expect(seen.filter((call) => pathsOf(call).size !== 1)).toEqual([]);
  const listed = notSeen.flatMap(({ calls }) => calls);
  const ids = endpoints.map(({ id }) => id);
  expect(listed.filter((id, at) => listed.indexOf(id) !== at || !ids.includes(id))).toEqual([]);
  expect(listed.filter((id) => seen.flatMap(idsOf).includes(id))).toEqual([]);
});
