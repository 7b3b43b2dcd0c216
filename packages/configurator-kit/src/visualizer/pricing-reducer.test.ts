import type { SkuPricing } from '@settee/domain';
import { expect, test } from 'vitest';
import { type InfoEvent, pricingReducer, initialPricingState, type Wanted } from './pricing-reducer.ts';

const priced = (totalFormattedPrice: string) => ({ totalFormattedPrice }) as SkuPricing;
const one: Wanted = { skus: [{ sku: 1, quantity: 1, optionChoiceParameter: '' }], zipCode: '60062' };
const two: Wanted = { ...one, skus: [{ sku: 1, quantity: 2, optionChoiceParameter: '' }] };
const wanted = (what: Wanted): InfoEvent => ({ type: 'requested', request: what });
const loaded = (requestId: number, total: string): InfoEvent => ({
  type: 'loaded',
  requestId,
  pricing: priced(total),
});
const failed = (requestId: number): InfoEvent => ({ type: 'failed', requestId });
const retried: InfoEvent = { type: 'retried' };

test.each<[string, InfoEvent[], object]>([
  ['an empty room asks for nothing', [wanted({ ...one, skus: [] })], { status: 'empty', pricing: null }],
  [
    'VIZ-14: another list of skus is asked for',
    [wanted(one), loaded(1, '$1'), wanted(two)],
    { status: 'loading', requestId: 2 },
  ],
  ['VIZ-14: the same list is not', [wanted(one), loaded(1, '$1'), wanted(one)], { status: 'ready', requestId: 1 }],
  [
    'VIZ-15: another zip code is',
    [wanted(one), loaded(1, '$1'), wanted({ ...one, zipCode: '10001' })],
    { status: 'loading', requestId: 2 },
  ],
  [
    'other choices of a sku are',
    [wanted(one), wanted({ ...one, skus: [{ sku: 1, quantity: 1, optionChoiceParameter: '11-2' }] })],
    { requestId: 2 },
  ],
  ['an answer shows', [wanted(one), loaded(1, '$1')], { status: 'ready', pricing: priced('$1') }],
  ['the last answer stays until the next', [wanted(one), loaded(1, '$1'), wanted(two)], { pricing: priced('$1') }],
  [
    'a late answer never overwrites a newer one',
    [wanted(one), wanted(two), loaded(2, '$2'), loaded(1, '$1')],
    { status: 'ready', pricing: priced('$2') },
  ],
  [
    'nor is it taken for the one that is awaited',
    [wanted(one), wanted(two), loaded(1, '$1')],
    { status: 'loading', pricing: null },
  ],
  ['nor does a late failure', [wanted(one), wanted(two), loaded(2, '$2'), failed(1)], { status: 'ready' }],
  [
    'a room emptied meanwhile stays empty',
    [wanted(one), wanted({ ...one, skus: [] }), loaded(1, '$1')],
    { status: 'empty', pricing: null },
  ],
  [
    'a failure discards the old total',
    [wanted(one), loaded(1, '$1'), wanted(two), failed(2)],
    { status: 'failed', pricing: null },
  ],
  ['and can be tried again', [wanted(one), failed(1), retried, loaded(2, '$1')], { status: 'ready' }],
  ['only after a failure', [wanted(one), retried], { requestId: 1 }],
  ['a change after a failure asks again', [wanted(one), failed(1), wanted(two)], { status: 'loading', requestId: 2 }],
])('%s', (_, events, state) => {
  expect(events.reduce(pricingReducer, initialPricingState)).toMatchObject(state);
});
