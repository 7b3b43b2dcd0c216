import { ok, err } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import * as stories from '../PaymentAndBillingStep/PaymentAndBillingStep.stories.tsx';
import type { CheckoutPorts } from '../ports.ts';

const all = composeStories(stories);
const fresh = withCard(checkoutFixture({ brand: 'main', siteCulture: 'USA' }), cardFixture());
const spied = () => ({
  moveToReviewPage: fn<CheckoutPorts['moveToReviewPage']>(async () => ok(fresh)),
  goTo: fn(),
});
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const next = () => clickButton('Next: Review & Place Order');

const verification = (isSuccess: boolean) =>
  fn<NonNullable<CheckoutPorts['verifyCard']>>(async () =>
    ok({ isSuccess, errors: isSuccess ? [] : ['Not this one.'] }),
  );
const code = () => screen.findByLabelText<HTMLInputElement>('Security Code');

test('CARD-67, CARD-68: a flagged card is verified by its code before the step proceeds, and the flag is cleared', async () => {
  const verifyCard = verification(true);
  const ports = { ...spied(), verifyCard };
  await all.SavedCardToVerify.run({ args: { ...all.SavedCardToVerify.args, ports } });
  await next();
  expect(screen.getByText('Please enter a valid security code.')).toBeTruthy();
  expect(document.activeElement).toBe(await code());
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
  await userEvent.type(await code(), '12a3');
  await clickButton('Verify');
  await waitFor(() => expect(screen.queryByLabelText('Security Code')).toBeNull());
  expect(verifyCard).toHaveBeenCalledExactlyOnceWith('card-1', '123');
  await next();
  await waitFor(() => expect(ports.moveToReviewPage).toHaveBeenCalledOnce());
});

test("CARD-67: 'Next' sends the entered code and opens the next step", async () => {
  const ports = { ...spied(), verifyCard: verification(true) };
  await all.SavedCardToVerify.run({ args: { ...all.SavedCardToVerify.args, ports } });
  await userEvent.type(await code(), '123');
  await next();
  await waitFor(() => expect(ports.moveToReviewPage).toHaveBeenCalledOnce());
});

test('CARD-69: a card that fails verification shows the reason, clears the code and does not proceed', async () => {
  const ports = { ...spied(), verifyCard: verification(false) };
  await all.SavedCardToVerify.run({ args: { ...all.SavedCardToVerify.args, ports } });
  await userEvent.type(await code(), '123');
  await next();
  expect((await screen.findByText('Not this one.')).closest('[role=alert]')).toBeTruthy();
  expect((await code()).value).toBe('');
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
});

test('CARD-69: a failed verification shows an error and is logged', async () => {
  const broken = { message: 'Status: 503', action: 'VerifyCreditCard', apiUrl: '/ReactCheckout/VerifyCreditCard' };
  const log = fn();
  const ports = { ...spied(), verifyCard: async () => err(broken), log };
  await all.SavedCardToVerify.run({ args: { ...all.SavedCardToVerify.args, ports } });
  await userEvent.type(await code(), '123');
  await clickButton('Verify');
  expect(await screen.findByText('We couldn’t verify your card. Please try again.')).toBeTruthy();
  expect(log).toHaveBeenCalled();
});

test('CARD-69, ERR-21: a verification that fails offers another try, which sends the code again', async () => {
  const broken = { message: 'Status: 503', action: 'VerifyCreditCard', apiUrl: '/ReactCheckout/VerifyCreditCard' };
  const results = [err(broken), err(broken)];
  const verifyCard = fn<NonNullable<CheckoutPorts['verifyCard']>>(
    async () => results.shift() ?? ok({ isSuccess: true, errors: [] }),
  );
  await all.SavedCardToVerify.run({ args: { ...all.SavedCardToVerify.args, ports: { ...spied(), verifyCard } } });
  await userEvent.type(await code(), '123');
  await clickButton('Verify');
  for (const times of [1, 2]) {
    await waitFor(() => expect(verifyCard).toHaveBeenCalledTimes(times));
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  }
  await waitFor(() => expect(screen.queryByLabelText('Security Code')).toBeNull());
  expect(verifyCard.mock.calls).toEqual(Array(3).fill(['card-1', '123']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
