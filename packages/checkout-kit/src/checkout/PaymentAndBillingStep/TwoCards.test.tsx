import { type CheckoutState, err, formatPrice, getSite, ok } from '@settee/domain';
import { composeStories, composeStory } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './TwoCards.stories.tsx';

const all = composeStories(stories);
const sample = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
const { total } = sample.orderSummary;
const dollars = (cents: number) => (cents / 100).toFixed(2);
const spy = (state: CheckoutState = sample) => fn<NonNullable<CheckoutPorts['savePayment']>>(async () => ok(state));
const failing = async () => err({ message: 'Status: 400', action: 'SaveCreditCardToBasket', apiUrl: '' });
const popup = () => within(screen.getByRole('dialog', { name: 'Select Two Cards' }));
const box = (name: RegExp) => popup().getByRole<HTMLInputElement>('checkbox', { name });
const amount = (name: RegExp) => popup().getByRole<HTMLInputElement>('textbox', { name });
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test("TWO-01: paying with two cards has a 'Select Two Cards' popup; what is due is halved until amounts are typed", async () => {
  const savePayment = spy();
  await all.TwoSavedCards.run({ args: { ...all.TwoSavedCards.args, ports: { savePayment } } });
  expect([amount(/Visa/).value, amount(/American Express/).value]).toEqual([
    dollars(Math.ceil(total / 2)),
    dollars(Math.floor(total / 2)),
  ]);
  await clickButton('Update Payment');
  expect(savePayment).toHaveBeenCalledExactlyOnceWith({
    cardOneData: null,
    accountCardOneData: { id: 'saved-0', appliedAmount: Math.ceil(total / 2) },
    accountCardTwoData: { id: 'saved-3', appliedAmount: Math.floor(total / 2) },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("TWO-02: with other than two cards 'Please select two cards.' is shown and nothing is sent", async () => {
  const savePayment = spy();
  await all.TwoSavedCards.run({ args: { ...all.TwoSavedCards.args, ports: { savePayment } } });
  await userEvent.click(box(/American Express/));
  expect(screen.queryByText('Please select two cards.')).toBeNull();
  await clickButton('Update Payment');
  const group = popup().getByRole('group', { name: 'Cards', description: 'Please select two cards.' });
  expect(group.contains(document.activeElement)).toBe(true);
  await userEvent.click(box(/Visa/));
  await clickButton('Update Payment');
  expect(popup().getByText('Please select two cards.')).toBeTruthy();
  expect(savePayment).not.toHaveBeenCalled();
});

test('TWO-03: two selected cards disable the others until either is deselected', async () => {
  await all.TwoSavedCards.run();
  const beyond = [/Rewards Mastercard/, /House Card/].map(box);
  expect(beyond.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(box(/Visa/).disabled).toBe(false);
  await userEvent.click(box(/Visa/));
  expect(beyond.map(({ disabled }) => disabled)).toEqual([false, false]);
});

test("TWO-04, TWO-05: an expired card shows 'Expired', one in use 'Card already in use.'; neither can be selected", async () => {
  await all.CardInUse.run();
  const [own, saved] = popup().getAllByRole<HTMLInputElement>('checkbox', { name: /Visa ending in 1111/ });
  expect([own?.disabled, own?.checked, saved?.disabled, saved?.checked]).toEqual([false, true, true, false]);
  expect(popup().getByRole('checkbox', { name: /Visa ending in 1111.*Card already in use\./ })).toBe(saved);
  const expired = box(/Mastercard ending in 2121.*Expired$/);
  expect(expired.disabled).toBe(true);
  await userEvent.click(expired);
  expect(expired.checked).toBe(false);
});

test("TWO-06: 'Update Payment' is disabled while no unexpired eligible card is there", async () => {
  await all.NoEligibleCard.run();
  const update = screen.getByRole<HTMLButtonElement>('button', { name: 'Update Payment' });
  expect(update.disabled).toBe(true);
});

test('TWO-07: the text states the limit of saved cards, and is hidden for a guest', async () => {
  await all.TwoSavedCards.run();
  expect(popup().getByText('You can save up to 5 cards in your account.')).toBeTruthy();
  await all.SecondCardOfGuest.run();
  expect(screen.queryByText(/You can save up to/)).toBeNull();
});

test('TWO-08, TWO-11: entering one amount sets the other to the rest; a sum that differs from the total shows an error', async () => {
  const savePayment = spy();
  await all.TwoSavedCards.run({ args: { ...all.TwoSavedCards.args, ports: { savePayment } } });
  await type(amount(/Visa/), '100.50');
  expect(amount(/American Express/).value).toBe(dollars(total - 10_050));
  await type(amount(/Visa/), dollars(total + 1));
  await clickButton('Update Payment');
  const wrong = amount(/American Express/);
  expect(popup().getByText('The two amounts must add up to the order total.')).toBeTruthy();
  expect(document.activeElement).toBe(wrong);
  expect(savePayment).not.toHaveBeenCalled();
});

test('TWO-08, TWO-10: a site in yen has amounts without decimals, and 1000 is a thousand yen', async () => {
  const savePayment = spy();
  const site = { ...getSite('main', 'USA'), locale: 'ja-JP', currency: 'JPY' };
  const InYen = composeStory(
    { ...stories.TwoSavedCards, render: (args) => <CheckoutDemo {...args} site={site} /> },
    stories.default,
  );
  await InYen.run({ args: { ...InYen.args, ports: { savePayment } } });
  expect(amount(/Visa/).value).toBe(String(Math.ceil(total / 2)));
  await type(amount(/Visa/), '1000');
  expect(amount(/American Express/).value).toBe(String(total - 1000));
  await clickButton('Update Payment');
  expect(savePayment).toHaveBeenCalledExactlyOnceWith({
    cardOneData: null,
    accountCardOneData: { id: 'saved-0', appliedAmount: 1000 },
    accountCardTwoData: { id: 'saved-3', appliedAmount: total - 1000 },
  });
});

test.each(['0', '-5', '', 'abc', 'Infinity', '1e9', '🪑'])(
  'TWO-09, TWO-10, TWO-11: an amount of %j shows the greater-than-zero error, and nothing is sent',
  async (text) => {
    const savePayment = spy();
    await all.TwoSavedCards.run({ args: { ...all.TwoSavedCards.args, ports: { savePayment } } });
    await userEvent.clear(amount(/Visa/));
    if (text !== '') await userEvent.type(amount(/Visa/), text);
    await clickButton('Update Payment');
    expect(popup().getByText('Please enter an amount greater than zero.')).toBeTruthy();
    expect(document.activeElement).toBe(amount(/Visa/));
    expect(savePayment).not.toHaveBeenCalled();
  },
);

test('TWO-08, TWO-11: when the total has changed elsewhere, the popup shows it with the error of the amounts', async () => {
  const raised = { ...sample, orderSummary: { ...sample.orderSummary, total: total + 10_000 } };
  const ports = { savePayment: failing, refresh: async () => ok(raised) };
  await all.TwoSavedCards.run({ args: { ...all.TwoSavedCards.args, ports } });
  await clickButton('Update Payment');
  expect(await popup().findByText('The two amounts must add up to the order total.')).toBeTruthy();
  expect(popup().getByText(`Total: ${formatPrice(total + 10_000, getSite('main', 'USA'))}.`)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('ERR-21: two cards that fail for another reason open the error popup', async () => {
  await all.TwoSavedCards.run({ args: { ...all.TwoSavedCards.args, ports: { savePayment: failing } } });
  await clickButton('Update Payment');
  expect(await screen.findByRole('alertdialog', { name: 'Network Error' })).toBeTruthy();
});

test('TWO-11: amounts that a smaller total no longer leaves room for are explained without blaming a card', async () => {
  await all.AmountsOutdated.run();
  expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(
    /^Your total has changed, so the amounts on your two cards no longer add up to it\. Select Pay with Two Cards/,
  );
});

test('PAY-07: a guest’s second card is encrypted, waits in the popup and is sent with both amounts', async () => {
  const savePayment = spy();
  await all.SecondCardOfGuest.run({ args: { ...all.SecondCardOfGuest.args, ports: { savePayment } } });
  await type(amount(/American Express/), '800');
  await clickButton('Update Payment');
  expect(savePayment).toHaveBeenCalledExactlyOnceWith({
    cardOneData: { id: 'p-1', appliedAmount: total - 80_000 },
    cardTwoData: expect.objectContaining({ adyenCardData: 'encrypted', lastFour: '0005', appliedAmount: 80_000 }),
  });
  expect(document.body.innerHTML).not.toContain('378282');
});

test('a rejected card is not added to the choices, and the reason is shown', async () => {
  const { errors } = cardFixture();
  const rejected = cardFixture({ id: 'c-2', isApplied: false, errors: { ...errors, hasSessionError: true } });
  const { creditCardData, ...rest } = withCard(sample, cardFixture()).paymentData;
  const cardTwoInfo = { cardInfo: rejected, verifyCreditCard: false };
  const response = { ...sample, paymentData: { ...rest, creditCardData: { ...creditCardData, cardTwoInfo } } };
  await all.SecondCardOfGuest.run({ args: { ...all.SecondCardOfGuest.args, ports: { savePayment: spy(response) } } });
  await clickButton('Update Payment');
  expect(await popup().findByText(/Your payment session has expired/)).toBeTruthy();
  expect(box(/Visa ending in 4242/).checked).toBe(true);
  expect(popup().queryByRole('checkbox', { name: /American Express/ })).toBeNull();
});

test('of two cards one that is removed leaves all to the other', async () => {
  const savePayment = spy(withCard(sample, cardFixture()));
  await all.BothApplied.run({ args: { ...all.BothApplied.args, ports: { savePayment } } });
  await clickButton('Remove American Express ending in 0005');
  expect(savePayment).toHaveBeenCalledExactlyOnceWith({ cardOneData: { id: 'p-1' } });
  expect(await screen.findByRole('button', { name: 'Pay with Two Cards' })).toBeTruthy();
  expect(screen.queryByText(/^Pays/)).toBeNull();
});

test('PAY-04: without the flag, or without the port, two cards are not offered', async () => {
  await all.NotOffered.run();
  const { change } = all.SecondCardOfGuest.args;
  await all.NotOffered.run({ args: { ...all.NotOffered.args, change, ports: { savePayment: undefined } } });
});
