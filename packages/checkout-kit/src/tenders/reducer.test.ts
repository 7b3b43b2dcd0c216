import { expect, test } from 'vitest';
import { initialTenderState, tenderReducer, type TenderEvent } from './reducer.ts';

const after = (...events: TenderEvent[]) => events.reduce(tenderReducer, initialTenderState);
const typed: TenderEvent[] = [
  { type: 'opened' },
  { type: 'changed', field: 'number', text: '6006' },
  { type: 'changed', field: 'pin', text: '1001' },
];

test('TENDER-01: what is taken closes the form and is forgotten', () => {
  expect(after(...typed, { type: 'applying' }, { type: 'responseReceived', message: '' })).toEqual(initialTenderState);
});

test('TENDER-01: a rejected entry is preserved without its PIN, with the reason', () => {
  const rejected = after(...typed, { type: 'applying' }, { type: 'responseReceived', message: 'Not found.' });
  expect(rejected).toMatchObject({ status: 'open', entry: { number: '6006', pin: '' }, message: 'Not found.' });
  expect(tenderReducer(rejected, { type: 'changed', field: 'pin', text: '1' }).message).toBe('');
});

test('a filled field no longer shows as missing', () => {
  const missed = after({ type: 'opened' }, { type: 'requiredFieldsMissing', fields: ['number', 'pin'] });
  expect(tenderReducer(missed, { type: 'changed', field: 'number', text: '6' }).missing).toEqual(['pin']);
});

test('TENDER-04: a failed service is shown until the next attempt, and the entry stays', () => {
  const failed = after(...typed, { type: 'applying' }, { type: 'failed', isGiftCardServiceUnavailable: true });
  expect(failed).toMatchObject({
    status: 'open',
    entry: { number: '6006', pin: '1001' },
    isGiftCardServiceUnavailable: true,
  });
  expect(tenderReducer(failed, { type: 'applying' }).isGiftCardServiceUnavailable).toBe(false);
});

test('TENDER-04: so it is when a removal failed', () => {
  const failed = after({ type: 'removing' }, { type: 'failed', isGiftCardServiceUnavailable: true });
  expect(failed).toMatchObject({ status: 'closed', isGiftCardServiceUnavailable: true });
});

test('nothing else starts during a call', () => {
  const applying = after(...typed, { type: 'applying' });
  for (const event of [...typed, { type: 'applying' }, { type: 'removing' }, { type: 'closed' }] as TenderEvent[])
    expect(tenderReducer(applying, event)).toBe(applying);
});
