import { expect, test } from 'vitest';
import {
  initialInlineFormState,
  type EntryEvent,
  inlineFormReducer,
  type InlineFormState,
} from './inline-form-reducer.ts';

const typed: EntryEvent[] = [{ type: 'opened' }, { type: 'changed', entry: 'TAKE50' }];
const rejected: EntryEvent = { type: 'rejected', message: 'No.' };

test.each<[string, EntryEvent[], InlineFormState]>([
  ['opens empty', [{ type: 'opened' }], { status: 'open', entry: '', message: null }],
  ['keeps what is typed', typed, { status: 'open', entry: 'TAKE50', message: null }],
  ['sends it', [...typed, { type: 'sent' }], { status: 'sending', entry: 'TAKE50', wasOpen: true }],
  [
    'holds still while it is sent',
    [...typed, { type: 'sent' }, { type: 'changed', entry: 'X' }, { type: 'opened' }, { type: 'sent' }],
    { status: 'sending', entry: 'TAKE50', wasOpen: true },
  ],
  [
    'gives it back with a reason',
    [...typed, { type: 'sent' }, rejected],
    { status: 'open', entry: 'TAKE50', message: 'No.' },
  ],
  [
    'forgets the reason with the next letter',
    [...typed, { type: 'sent' }, rejected, { type: 'changed', entry: 'TAKE5' }],
    { status: 'open', entry: 'TAKE5', message: null },
  ],
  ['forgets all when it closes', [...typed, rejected, { type: 'closed' }], initialInlineFormState],
  ['sends without being open, as a removal', [{ type: 'sent' }], { status: 'sending', entry: '', wasOpen: false }],
  ['says closed why a removal failed', [{ type: 'sent' }, rejected], { status: 'closed', message: 'No.' }],
  ['does not open for a late answer', [rejected], { status: 'closed', message: 'No.' }],
])('an entry %s', (_what, events, end) => {
  expect(events.reduce(inlineFormReducer, initialInlineFormState)).toEqual(end);
});
