import { expect, test } from 'vitest';
import { initialRegistryState, type RegistryEvent, registryReducer } from './registry-reducer.ts';

const wedding = { id: 7, name: 'Wedding, Jun 3' };
const baby = { id: 8, name: 'Baby, Aug 9' };
const clicked = (...registries: { id: number; name: string }[]): RegistryEvent => ({ type: 'clicked', registries });
const [confirmed, closed, added, failed] = (['confirmed', 'closed', 'added', 'failed'] as const).map(
  (type): RegistryEvent => ({ type }),
) as [RegistryEvent, RegistryEvent, RegistryEvent, RegistryEvent];

test.each<[string, RegistryEvent[], object]>([
  ['VIZ-24: without a registry a click does nothing', [clicked()], { status: 'idle' }],
  ['VIZ-26: the only registry is used directly', [clicked(wedding)], { status: 'adding', registryId: 7 }],
  ['VIZ-25: among several the shopper picks', [clicked(wedding, baby)], { status: 'selecting', registryId: 7 }],
  [
    'VIZ-25: and the pick is used',
    [clicked(wedding, baby), { type: 'selected', registryId: 8 }, confirmed],
    { status: 'adding', registryId: 8 },
  ],
  ['closing drops the pick', [clicked(wedding, baby), closed, confirmed], { status: 'idle' }],
  ['an add that went well is told', [clicked(wedding), added], { status: 'added', registryId: 7 }],
  ['so is one that did not', [clicked(wedding), failed], { status: 'failed' }],
  ['after which it may be tried again', [clicked(wedding), failed, clicked(wedding)], { status: 'adding' }],
  ['a second click while it is under way changes nothing', [clicked(wedding), clicked(baby)], { registryId: 7 }],
  ['an answer that nobody waits for changes nothing', [added], { status: 'idle' }],
])('%s', (_, events, state) => {
  expect(events.reduce(registryReducer, initialRegistryState)).toMatchObject(state);
});
