import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TendersSection.stories.tsx';

const all = composeStories(stories);
const never = () => new Promise<never>(() => undefined);
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('TENDER-01: a gift card is applied by its digits and its PIN, and its form closes', async () => {
  const applyGiftCard = fn(never);
  await all.GiftCardForm.run({ args: { ...all.GiftCardForm.args, ports: { applyGiftCard } } });
  await userEvent.type(screen.getByLabelText('Gift card number'), '6006 4900-0000 0010');
  await userEvent.type(screen.getByLabelText('PIN'), ' 1001 ');
  await clickButton('Apply gift card');
  expect(applyGiftCard).toHaveBeenCalledExactlyOnceWith('6006490000000010', '1001');
});

test('TENDER-01: what is empty is not sent', async () => {
  const applyGiftCard = fn(never);
  await all.NothingEntered.run({ args: { ...all.NothingEntered.args, ports: { applyGiftCard } } });
  expect(applyGiftCard).not.toHaveBeenCalled();
});

test('TENDER-01: the error of the backend is shown, and the number stays editable', async () => {
  await all.Refused.run();
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t find this gift card');
});

test.each([
  ['TENDER-01', 'gift card', 'Gift card number', 'Apply gift card'],
  ['TENDER-05', 'store credit code', 'Store credit code', 'Apply store credit'],
])('%s: a rejected %s is explained at its number, which is invalid and focused', async (_, kind, label, apply) => {
  await all.Closed.run();
  await clickButton(`Add a ${kind}`);
  const number = screen.getByLabelText(label);
  await userEvent.type(number, '9');
  const pin = screen.queryByLabelText('PIN');
  if (pin) await userEvent.type(pin, '9');
  await clickButton(apply);
  const message = await screen.findByRole('alert');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(number.getAttribute('aria-describedby') ?? '');
  expect(described?.contains(message)).toBe(true);
  expect(document.activeElement).toBe(number);
  await userEvent.type(number, '0');
  expect(number.getAttribute('aria-invalid')).toBeNull();
});

test('TENDER-04: while gift cards are unavailable the number is not called wrong', async () => {
  await all.ServiceUnavailable.run();
  expect(screen.getByLabelText('Gift card number').getAttribute('aria-invalid')).toBeNull();
});

test('TENDER-01: editing or canceling clears the error', async () => {
  await all.Refused.run();
  await userEvent.type(screen.getByLabelText('PIN'), '1');
  expect(screen.queryByRole('alert')).toBeNull();
  await clickButton('Apply gift card');
  await screen.findByRole('alert');
  await clickButton('Cancel');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reduced gift card balance is shown when the step opens', async () => {
  await all.BalanceChanged.run();
  expect(screen.getByRole('alert').textContent).toContain('Your balance has changed.');
});

test('TENDER-03: a gift card is removed by its number in the state', async () => {
  const removeGiftCard = fn(never);
  await all.Both.run({ args: { ...all.Both.args, ports: { removeGiftCard } } });
  await clickButton('Remove Gift card ending in 0010');
  expect(removeGiftCard).toHaveBeenCalledExactlyOnceWith('0010');
});

test('TENDER-04: a failed call shows that gift cards are unavailable, opens no popup and is logged', async () => {
  await all.ServiceUnavailable.run();
  expect(screen.getByRole('alert').textContent).toContain('temporarily unavailable. Please try again later.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('TENDER-04: the same applies when a gift card could not be removed', async () => {
  await all.Both.run({ args: { ...all.Both.args, fault: 'failing' } });
  await clickButton('Remove Gift card ending in 0010');
  expect(await screen.findByText('Gift cards are temporarily unavailable. Please try again later.')).toBeTruthy();
});

test('TENDER-05: a code is sent in capitals; a call that failed opens the error popup', async () => {
  const applyTenderCode = fn(never);
  await all.Closed.run({ args: { ...all.Closed.args, ports: { applyTenderCode } } });
  await clickButton('Add a store credit code');
  await userEvent.type(screen.getByLabelText('Store credit code'), ' tc-2001-4400 ');
  await clickButton('Apply store credit');
  expect(applyTenderCode).toHaveBeenCalledExactlyOnceWith('TC-2001-4400');
});

test('TENDER-06: a code is removed by its number in the state', async () => {
  const removeTenderCode = fn(never);
  await all.Both.run({ args: { ...all.Both.args, ports: { removeTenderCode } } });
  await clickButton('Remove Store credit TC-2001-4400');
  await waitFor(() => expect(removeTenderCode).toHaveBeenCalledExactlyOnceWith('TC-2001-4400'));
});

test('TENDER-01: a fully paid order offers no further gift card', async () => {
  await all.PaidInFull.run();
  expect(screen.queryByRole('button', { name: /^Add a.* gift card/ })).toBeNull();
});

test('TENDER-05, TENDER-06: a call that failed opens the error popup', async () => {
  await all.Both.run({ args: { ...all.Both.args, fault: 'failing' } });
  await clickButton('Remove Store credit TC-2001-4400');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('TENDER-19: an entered code is applied trimmed and in uppercase', async () => {
  const apply = fn(never);
  await all.Closed.run({ args: { ...all.Closed.args, checkoutPorts: { promo: { apply, remove: never } } } });
  await clickButton('Add a promo code');
  await userEvent.type(screen.getByLabelText('Promo code'), ' take50 {Enter}');
  expect(apply).toHaveBeenCalledExactlyOnceWith('TAKE50');
});

test('TENDER-19: an invalid code is marked at its field', async () => {
  await all.PromoRefused.run();
  expect(screen.getByLabelText('Promo code').getAttribute('aria-invalid')).toBe('true');
});

test('TENDER-21: the applied code can be removed; a failed request opens the error popup', async () => {
  await all.PromoApplied.run({ args: { ...all.PromoApplied.args, fault: 'failing' } });
  await clickButton('Remove promo code TAKE50');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('TENDER-22: tax exemption is off at first, and each change is a call', async () => {
  const setTaxExempt = fn(never);
  await all.Closed.run({ args: { ...all.Closed.args, checkoutPorts: { setTaxExempt } } });
  const box = screen.getByLabelText<HTMLInputElement>('This order is tax exempt');
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  await userEvent.type(screen.getByLabelText('Exemption certificate number'), 'E-9912-3456{Enter}{Enter}');
  await userEvent.click(box);
  expect(setTaxExempt).toHaveBeenCalledExactlyOnceWith(true, 'E-9912-3456');
});

test('TENDER-22: a failed change is reverted and shows an error', async () => {
  await all.Closed.run({ args: { ...all.Closed.args, fault: 'failing' } });
  await userEvent.click(screen.getByLabelText('This order is tax exempt'));
  await userEvent.type(screen.getByLabelText('Exemption certificate number'), 'E-9912-3456{Enter}');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(screen.queryByText('Certificate E-9912-3456')).toBeNull();
});
