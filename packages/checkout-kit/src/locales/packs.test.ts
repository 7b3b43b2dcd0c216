import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CardAndWalletMessages } from '../use-words.ts';

const tags = globSync('*/', { cwd: import.meta.dirname });

const wordsOf = async (tag: string): Promise<CardAndWalletMessages> =>
  ((await import(`./${tag}/index.ts`)) as { messages: CardAndWalletMessages }).messages;

type Filled = [text: string, ...values: string[]];

/** Each text of cards with values, and the values that it must show. */
const cardTexts = ({ payment, twoCards }: CardAndWalletMessages): Record<string, Filled> => ({
  declined: [payment.declined({ card: '@', expiry: '05/27' }), '@', '05/27'],
  cardLimit: [payment.cardLimit(7), '7'],
  callUs: [payment.callUs('(800) 555-0100'), '(800) 555-0100'],
  endingIn: [payment.endingIn({ name: '@', lastFour: '1111' }), '@', '1111'],
  expires: [payment.expires({ month: '05', year: '27' }), '05', '27'],
  verifyText: [payment.verifyText('@'), '@'],
  pays: [payment.pays('@'), '@'],
  editCard: [payment.editCard('@'), '@'],
  removeCard: [payment.removeCard('@'), '@'],
  front: [payment.codeHint(4), '4'],
  back: [payment.codeHint(3), '3'],
  saveUpTo: [twoCards.saveUpTo(7), '7'],
  together: [twoCards.together('@'), '@'],
});

/** Each text of wallets with the name of a wallet. */
const walletTexts = ({ wallet }: CardAndWalletMessages): Record<string, Filled> => ({
  payWith: [wallet.payWith('@'), '@'],
  walletApplied: [wallet.walletApplied('@'), '@'],
  removeWallet: [wallet.removeWallet('@'), '@'],
  walletRemoved: [wallet.walletRemoved('@'), '@'],
  entriesApplied: [wallet.entriesApplied('@'), '@'],
  finishing: [wallet.finishing('@'), '@'],
  canceled: [wallet.canceled('@'), '@'],
  declinedWallet: [wallet.declined('@'), '@'],
  expiredWallet: [wallet.expired('@'), '@'],
  failed: [wallet.failed('@'), '@'],
  accountOf: [wallet.accountOf({ name: '@', account: 'a@b.example' }), '@', 'a@b.example'],
  placeWith: [wallet.placeWith('@'), '@'],
});

test('cards and wallets have words in each language of @settee/ui', () => {
  expect(tags).toEqual(globSync('*/', { cwd: `${import.meta.dirname}/../../../ui/src/locales` }));
});

test.each(tags)('%s shows every value of its texts', async (tag) => {
  const words = await wordsOf(tag);
  const missing = Object.entries({ ...cardTexts(words), ...walletTexts(words) }).flatMap(([key, [text, ...values]]) =>
    values.filter((value) => !text.includes(value)).map((value) => `${key}: ${value} in ${text}`),
  );
  expect(missing).toEqual([]);
});

test.each(tags)('%s names a declined card without an expiry alone', async (tag) => {
  const { payment, wallet } = await wordsOf(tag);
  expect(payment.declined({ card: 'Visa', expiry: '' })).toBe('Visa');
  expect(wallet.accountOf({ name: 'PayPal', account: '' })).toBe('PayPal');
});

test.each(tags)('%s names brands as they name themselves', async (tag) => {
  const { payment, wallet } = await wordsOf(tag);
  expect(payment.cardNames).toMatchObject({ mc: 'Mastercard', visa: 'Visa', amex: 'American Express', jcb: 'JCB' });
  expect(wallet.walletNames).toMatchObject({ payPal: 'PayPal', applePay: 'Apple Pay' });
});
