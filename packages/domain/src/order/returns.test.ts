import { describe, expect, test } from 'vitest';
import {
  checkReturn,
  countReturnable,
  getReturnExclusion,
  getReturnRefund,
  shareOut,
  type ReturnableLine,
  type ReturnReason,
} from './returns.ts';

const line = (change: Partial<ReturnableLine> = {}): ReturnableLine => ({
  lineId: 'a',
  quantity: 3,
  shipped: 3,
  returned: 0,
  returnedPaid: 0,
  returnedTax: 0,
  exclusion: null,
  paid: 10_000,
  tax: 1_000,
  delivery: 999,
  ...change,
});
const one = [{ lineId: 'a', quantity: 1 }];

describe('getReturnRefund', () => {
  test('pieces that are returned one by one add up to what the line cost, to the cent', () => {
    let now = line();
    const refunds: number[] = [];
    for (let piece = 0; piece < 3; piece++) {
      const { paid, tax } = getReturnRefund([now], one, 'changedMind');
      refunds.push(paid + tax);
      now = {
        ...now,
        returned: now.returned + 1,
        returnedPaid: now.returnedPaid + paid,
        returnedTax: now.returnedTax + tax,
      };
    }
    expect(refunds).toEqual([3_666, 3_668, 3_666]);
    expect(refunds.reduce((sum, refund) => sum + refund, 0)).toBe(11_000);
  });

  test.each<[ReturnReason, number]>([
    ['changedMind', 0],
    ['notAsExpected', 0],
    ['wrongSize', 0],
    ['wrongItem', 333],
    ['damaged', 333],
  ])('for %s the delivery charge of a piece is %i', (reason, delivery) => {
    expect(getReturnRefund([line()], one, reason).delivery).toBe(delivery);
  });

  test('nothing is selected, nothing is refunded', () => {
    expect(getReturnRefund([line()], [], 'damaged')).toEqual({ paid: 0, tax: 0, delivery: 0, total: 0 });
  });
});

test.each([
  [[], 'nothing'],
  [one, null],
  [[{ lineId: 'a', quantity: 3 }], null],
  [[{ lineId: 'a', quantity: 4 }], 'too-many'],
  [[{ lineId: 'a', quantity: 0 }], 'too-many'],
  [[...one, ...one], 'too-many'],
  [[{ lineId: 'b', quantity: 1 }], 'excluded'],
  [[{ lineId: 'unknown', quantity: 1 }], 'excluded'],
])('the selection %j is %j', (selected, problem) => {
  expect(checkReturn([line(), line({ lineId: 'b', exclusion: 'giftCard' })], selected)).toBe(problem);
});

test('ORDER-12: only pieces that were shipped can be returned', () => {
  expect(checkReturn([line({ shipped: 1 })], one)).toBeNull();
  expect(checkReturn([line({ shipped: 1 })], [{ lineId: 'a', quantity: 2 }])).toBe('too-many');
  expect(checkReturn([line({ shipped: 1, returned: 1 })], one)).toBe('too-many');
  expect([
    countReturnable(line({ shipped: 2, returned: 1 })),
    countReturnable(line({ exclusion: 'notShipped', shipped: 0 })),
  ]).toEqual([1, 0]);
});

test('pieces on their way back can’t be returned again', () => {
  expect(checkReturn([line({ returned: 2 })], [{ lineId: 'a', quantity: 2 }])).toBe('too-many');
});

const giftCard = { amount: 5_000, recipientEmail: '', senderName: '', message: '' };
test.each([
  [{}, false, 100, null],
  [{ giftCard }, false, 100, 'giftCard'],
  [{ personalizationText: 'EMH' }, false, 100, 'personalized'],
  [{}, true, 100, 'personalized'],
  [{ optionChoiceParameter: '11-3002' }, false, 100, 'madeToOrder'],
  [{ optionChoiceParameter: '11-3002' }, true, 100, 'personalized'],
  [{}, false, 0, 'free'],
])('a line with %j, personalized: %j, at %i is excluded for %j', (itemInfo, isPersonalized, lineTotal, exclusion) => {
  const item = {
    sku: 1,
    name: '',
    url: '',
    picture: { alt: '', width: 1, height: 1, color: '', placeholder: '', avif: [], webp: { width: 1, url: '' } },
    options: [],
    optionChoiceParameter: '',
    availabilityMessage: '',
    isDescriptionDisabled: false,
    vendorDropShipMessage: '',
    ...itemInfo,
  };
  const totals = {
    quantity: 1,
    isQuantityDisabled: false,
    unitPrice: lineTotal,
    regularUnitPrice: lineTotal,
    lineTotal,
  };
  const made = { isPersonalized, isMadeToOrder: false };
  const line = { itemInfo: item, priceQuantityTotals: totals };
  expect(getReturnExclusion(line, made)).toBe(exclusion);
  if (exclusion === null) expect(getReturnExclusion(line, { ...made, isMadeToOrder: true })).toBe('madeToOrder');
});

test.each([
  [100, [1, 1, 1], [33, 34, 33]],
  [-100, [1, 1, 1], [-33, -34, -33]],
  [5, [0, 10], [0, 5]],
  [5, [0, 0], [0, 0]],
])('%i shared out by %j is %j', (amount, weights, shares) => {
  expect(shareOut(amount, weights).map((share) => share + 0)).toEqual(shares);
});
