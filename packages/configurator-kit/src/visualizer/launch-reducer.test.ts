import { expect, test } from 'vitest';
import { type LaunchEvent, launchReducer, initialLaunchState, type RoomParts } from './launch-reducer.ts';

const parts = {} as RoomParts;
const clicked: LaunchEvent = { type: 'clicked' };
const loaded = (requestId: number): LaunchEvent => ({ type: 'loaded', requestId, parts });
const scriptFailed = (requestId: number): LaunchEvent => ({ type: 'scriptFailed', requestId });
const piecesFailed = (requestId: number): LaunchEvent => ({ type: 'productsFailed', requestId });
const closed: LaunchEvent = { type: 'closed' };

test.each<[string, LaunchEvent[], string]>([
  ['VIZ-03: at first it is closed', [], 'closed'],
  ['VIZ-03: the trigger loads it', [clicked], 'loading'],
  ['VIZ-03: and then it is open', [clicked, loaded(1)], 'open'],
  ['VIZ-04: further presses change nothing', [clicked, clicked, loaded(1), clicked], 'open'],
  ['VIZ-29: a script that fails closes it', [clicked, scriptFailed(1)], 'closed'],
  ['and may be tried again', [clicked, scriptFailed(1), clicked, loaded(2)], 'open'],
  ['VIZ-29: so does a widget that breaks', [clicked, loaded(1), { type: 'broken' }], 'closed'],
  ['pieces that fail to load fail the launch', [clicked, piecesFailed(1)], 'failed'],
  ['and may be asked for again', [clicked, piecesFailed(1), { type: 'retried' }, loaded(2)], 'open'],
  ['what comes after closing opens nothing', [clicked, closed, loaded(1)], 'closed'],
  ['an answer to an older load changes nothing', [clicked, closed, clicked, loaded(1)], 'loading'],
  ['nor does its failure', [clicked, closed, clicked, scriptFailed(1), piecesFailed(1)], 'loading'],
  ['a second failure finds nothing to close', [clicked, scriptFailed(1), { type: 'broken' }], 'closed'],
])('%s', (_, events, at) => {
  expect(events.reduce(launchReducer, initialLaunchState).status).toBe(at);
});
