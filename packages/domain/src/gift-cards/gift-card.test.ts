import { expect, test } from 'vitest';
import type { GiftCardRequest } from '../cart/gift-card-request.ts';
import { normalizeGiftCard, validateGiftCard } from './gift-card.ts';

const request: GiftCardRequest = {
  amount: 5000,
  recipientEmail: 'mia@example.com',
  senderName: 'Nora',
  message: 'Happy birthday!',
};
const amounts = [2500, 5000];
const electronic = { isElectronic: true, amounts };
const mailed = { isElectronic: false, amounts };

test.each<[string, Partial<GiftCardRequest>, object]>([
  ['all fields', {}, {}],
  ['no message', { message: '' }, {}],
  ['an amount that is not offered', { amount: 2501 }, { amount: 'missing' }],
  ['a negative amount', { amount: -5000 }, { amount: 'missing' }],
  ['no email address', { recipientEmail: ' ' }, { recipientEmail: 'missing' }],
  ['a broken email address', { recipientEmail: 'mia@' }, { recipientEmail: 'invalid' }],
  [
    'a header in the email address',
    { recipientEmail: 'a@example.com\nBcc: b@example.com' },
    { recipientEmail: 'invalid' },
  ],
  ['no sender', { senderName: '\n' }, { senderName: 'missing' }],
  ['a long sender', { senderName: 'x'.repeat(41) }, { senderName: 'too-long' }],
  ['250 emoji', { message: '👨‍👩‍👧'.repeat(250) }, {}],
  ['a long message', { message: 'x'.repeat(251) }, { message: 'too-long' }],
])('gift card by email: %s', (_title, change, errors) => {
  expect(validateGiftCard({ ...request, ...change }, electronic)).toEqual(errors);
});

test('gift card by mail: only the amount counts', () => {
  expect(validateGiftCard({ amount: 2500, recipientEmail: '', senderName: '', message: '' }, mailed)).toEqual({});
  expect(validateGiftCard({ ...request, amount: 1 }, mailed)).toEqual({ amount: 'missing' });
});

test('gift card: texts are stored trimmed, and a mailed card has none', () => {
  const typed = { ...request, recipientEmail: ' mia@example.com ', senderName: ' Nora\n Quist ', message: ' Hi\nMia ' };
  expect(normalizeGiftCard(typed, true)).toEqual({
    amount: 5000,
    recipientEmail: 'mia@example.com',
    senderName: 'Nora Quist',
    message: 'Hi\nMia',
  });
  expect(normalizeGiftCard(typed, false)).toEqual({ amount: 5000, recipientEmail: '', senderName: '', message: '' });
});
