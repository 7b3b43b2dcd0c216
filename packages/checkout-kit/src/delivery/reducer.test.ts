import { expect, test } from 'vitest';
import { initialZipState, withEntry, type ZipEvent, zipReducer } from './reducer.ts';

const replay = (...events: ZipEvent[]) => events.reduce(zipReducer, initialZipState);
const invalid: ZipEvent = { type: 'rejected', message: { kind: 'invalid', entry: '6061' } };

test('ZIP-05: closing the panel clears the message', () => {
  const open = replay({ type: 'opened', entry: '' }, { type: 'changed', entry: '6061' }, invalid);
  expect(open).toMatchObject({ status: 'open', message: { kind: 'invalid' } });
  const reopened = [{ type: 'closed' } as const, { type: 'opened', entry: '' } as const].reduce(zipReducer, open);
  expect(reopened).toEqual({ status: 'open', entry: '', message: null });
});

test('typing clears the message and is ignored during a check', () => {
  expect(replay({ type: 'opened', entry: '' }, invalid, { type: 'changed', entry: '60614' })).toEqual({
    status: 'open',
    entry: '60614',
    message: null,
  });
  expect(replay({ type: 'opened', entry: '60614' }, { type: 'sent' }, { type: 'changed', entry: '1' })).toEqual({
    status: 'checking',
    entry: '60614',
  });
});

test('a response after the panel is closed changes nothing', () => {
  expect(replay({ type: 'opened', entry: '1' }, { type: 'sent' }, { type: 'closed' }, invalid)).toEqual({
    status: 'closed',
  });
});

test('ZIP-12: {0} is replaced by the entry, literally', () => {
  expect(withEntry('{0} is not a valid ZIP Code.', '$&')).toBe('$& is not a valid ZIP Code.');
});
