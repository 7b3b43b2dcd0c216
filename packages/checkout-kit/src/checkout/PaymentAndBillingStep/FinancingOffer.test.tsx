import { err, ok, type PlccOption } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { withOffer } from '../../fixtures/payment.ts';
import * as stories from './FinancingOffer.stories.tsx';

const all = composeStories(stories);
const state = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
const spy = (errorMessage = '') =>
  fn(async (selectedOption: PlccOption) =>
    ok(withOffer(state, { isOffered: errorMessage === '', selectedOption, errorMessage })),
  );
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('FIN-01, FIN-02: the popup offers rewards, chosen at first, or financing', async () => {
  await all.Offered.run();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toContain(true);
  expect(screen.getByRole('radio', { name: /Financing/ })).toHaveProperty('checked', false);
});

test("FIN-03: 'Continue' with financing shows its terms and saves nothing yet", async () => {
  const savePlccOffer = spy();
  await all.Terms.run({ args: { ...all.Terms.args, ports: { savePlccOffer } } });
  expect(screen.getByText(/^No interest/)).toBeTruthy();
  expect(savePlccOffer).not.toHaveBeenCalled();
});

test("FIN-04: 'Accept' on the terms saves the choice, closes and is announced", async () => {
  const savePlccOffer = spy();
  await all.Accepted.run({ args: { ...all.Accepted.args, ports: { savePlccOffer } } });
  expect(savePlccOffer).toHaveBeenCalledExactlyOnceWith(2);
  expect(await screen.findByText(/financing.* selected for this order\.$/i)).toBeTruthy();
});

test("FIN-05: 'Decline' on the terms returns to rewards; FIN-07: 'Continue' then saves that and closes", async () => {
  const savePlccOffer = spy();
  await all.Declined.run({ args: { ...all.Declined.args, ports: { savePlccOffer } } });
  expect(savePlccOffer).not.toHaveBeenCalled();
  await clickButton('Continue');
  expect(savePlccOffer).toHaveBeenCalledExactlyOnceWith(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("FIN-08, FIN-09: an error message replaces the offers, and 'Back to payment page' returns to the payment", async () => {
  const savePlccOffer = spy('There’s no house card offer for this order.');
  await all.Offered.run({ args: { ...all.Offered.args, ports: { savePlccOffer } } });
  await clickButton('Continue');
  expect(await screen.findByText('There’s no house card offer for this order.')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Rewards$|Financing/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await clickButton('Back to payment page');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('FIN-10: a failed request leaves the popup open with its error message, and another try saves the choice', async () => {
  const path = '/ReactCheckout/SavePlccOfferSelection';
  const results = [err({ message: 'Status: 503', action: 'SavePlccOfferSelection', apiUrl: path })];
  const saved = spy();
  const savePlccOffer = async (option: PlccOption) => results.shift() ?? saved(option);
  await all.Offered.run({ args: { ...all.Offered.args, ports: { savePlccOffer } } });
  await clickButton('Continue');
  expect(await screen.findByText('We couldn’t save your choice. Please try again.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Choose your offer' })).toBeTruthy();
  await clickButton('Back to payment page');
  await clickButton('Change your house card offer');
  await clickButton('Continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toHaveBeenCalledExactlyOnceWith(1);
});

test('a double click saves once', async () => {
  const savePlccOffer = fn(() => new Promise<never>(() => undefined));
  await all.Offered.run({ args: { ...all.Offered.args, ports: { savePlccOffer } } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }));
  expect(savePlccOffer).toHaveBeenCalledOnce();
});
