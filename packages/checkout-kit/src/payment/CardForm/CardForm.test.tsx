import { ok, err } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen, userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardFixture } from '../../fixtures/cards.ts';
import * as stories from './CardForm.stories.tsx';

const {
  Empty,
  SignedIn,
  AmericanExpress,
  HouseCard,
  NothingEntered,
  WrongEntries,
  Applied,
  NoConnection,
  SecurityCodeHelp,
  ChromeOnIos,
} = composeStories(stories);

const number = () => screen.getByLabelText<HTMLInputElement>('Card Number');
const expiration = () => screen.getByLabelText<HTMLInputElement>('Expiration MM/YY');
const code = () => screen.getByLabelText<HTMLInputElement>('Security Code');
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));
const fill = async (card: string, date: string, cvv: string) => {
  await userEvent.type(number(), card);
  await userEvent.type(expiration(), date);
  await userEvent.type(code(), cvv);
};

test('CARD-01, CARD-02, CARD-03, CARD-07, CARD-08: three fields, Apply and Cancel', async () => {
  await Empty.run();
  expect([number(), expiration(), code()]).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test("CARD-06: 'Save Card to My Account' is for signed-in shoppers, unticked at first", async () => {
  await Empty.run();
  expect(screen.queryByLabelText('Save Card to My Account')).toBeNull();
  await SignedIn.run();
  expect(screen.getByLabelText<HTMLInputElement>('Save Card to My Account').checked).toBe(false);
});

test('CARD-35, CARD-36, CARD-37: the number takes 24 characters at most, shows a numeric keyboard and has its autofill token', async () => {
  await Empty.run();
  fireEvent.change(number(), { target: { value: `Card number: ${'4242-'.repeat(4)}` } });
  expect(number().value).toBe('4242 4242 4242 4242');
  fireEvent.change(number(), { target: { value: '9'.repeat(40) } });
  expect(number().value.length).toBeLessThanOrEqual(24);
  expect(number().inputMode).toBe('numeric');
  expect(number().autocomplete).toBe('cc-number');
  expect([expiration().autocomplete, code().autocomplete]).toEqual(['cc-exp', 'cc-csc']);
});

test('card fields have no names, so that no browser puts them into an address', async () => {
  await Empty.run();
  expect([number().name, expiration().name, code().name]).toEqual(['', '', '']);
  expect(number().form?.method).toBe('post');
});

test('CARD-21, CARD-28, CARD-33: an Amex number is recognised and grouped 4-6-5', async () => {
  await AmericanExpress.run();
  expect(await screen.findByRole('img', { name: 'American Express' })).toBeTruthy();
});

test.each([
  ['CARD-31', '4242424242424242', 'Visa', '4242 4242 4242 4242'],
  ['CARD-30', '5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
  ['CARD-29', '6011111111111117', 'Discover', '6011 1111 1111 1117'],
])('%s, CARD-21, CARD-33: %s is recognised as %s and grouped', async (_, typed, name, shown) => {
  await Empty.run();
  await userEvent.type(number(), typed);
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  expect(number().value).toBe(shown);
});

test('CARD-32, CARD-34: digits only, at most as many as the issuer uses', async () => {
  await Empty.run();
  await userEvent.type(number(), '37a8282-246310005999');
  expect(number().value).toBe('3782 822463 10005');
});

test('CARD-22: a number pasted with spaces and dashes is taken', async () => {
  await Empty.run();
  await userEvent.click(number());
  await userEvent.paste(' 4242-4242 4242 4242');
  expect(number().value).toBe('4242 4242 4242 4242');
});

test('the caret stays after the digit that was typed', async () => {
  await Empty.run();
  await userEvent.type(number(), '424242424242');
  await userEvent.type(number(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(number().value).toBe('4249 2424 2424 2');
  expect(number().selectionStart).toBe(4);
});

test('CARD-44, CARD-45, CARD-46, CARD-47: the expiration is typed as MM/YY', async () => {
  await Empty.run();
  await userEvent.type(expiration(), '8');
  expect(expiration().value).toBe('08/');
  await userEvent.type(expiration(), '2999');
  expect(expiration().value).toBe('08/29');
  await userEvent.type(expiration(), '{Backspace}{Backspace}{Backspace}');
  expect(expiration().value).toBe('08');
});

test('an expiration that autofill writes with four digits of the year is taken', async () => {
  await Empty.run();
  fireEvent.change(expiration(), { target: { value: '08/2029' } });
  expect(expiration().value).toBe('08/29');
});

test.each([
  ['30/01', '01/30'],
  ['28/11', '11/28'],
  ['2028-11', '11/28'],
  ['１１／２０２８', '11/28'],
  ['\u202a11/28\u202c', '11/28'],
])('CARD-44: the expiration %s in one event shows %s', async (filled, shown) => {
  await Empty.run();
  fireEvent.change(expiration(), { target: { value: filled } });
  expect(expiration().value).toBe(shown);
});

test('CARD-52, CARD-53: the security code takes 3 digits, for American Express 4', async () => {
  await Empty.run();
  await userEvent.type(code(), '12345');
  expect(code().value).toBe('123');
  await userEvent.type(number(), '378282246310005');
  await userEvent.type(code(), '45');
  expect(code().value).toBe('1234');
});

test('CARD-38, CARD-49, CARD-51, CARD-54, CARD-60: empty fields show errors, the focus moves to the number', async () => {
  await NothingEntered.run();
  expect(screen.getByText('Please enter a valid credit card number.')).toBeTruthy();
  expect(screen.getByText('Please enter a valid expiration date.')).toBeTruthy();
  expect(screen.getByText('Please enter a valid security code.')).toBeTruthy();
  expect(document.activeElement).toBe(number());
});

test('CARD-39, CARD-50, CARD-55, CARD-57: invalid fields show errors, the focus moves to the number', async () => {
  await WrongEntries.run();
  expect(screen.getByText('The credit card number you entered is not valid.')).toBeTruthy();
  expect(screen.getByText('The expiration date you entered is not valid.')).toBeTruthy();
  expect(screen.getByText('The security code you entered is not valid.')).toBeTruthy();
  expect(document.activeElement).toBe(number());
});

test('CARD-58: with an invalid date the focus moves to the expiration', async () => {
  await Empty.run();
  await fill('4242424242424242', '1020', '12');
  await apply();
  expect(document.activeElement).toBe(expiration());
});

test('CARD-59: with an invalid code the focus moves to the security code', async () => {
  await Empty.run();
  await fill('4242424242424242', '1029', '12');
  await apply();
  expect(document.activeElement).toBe(code());
});

test('CARD-12, CARD-48: the card is encrypted with digits, the month and a year of four digits', async () => {
  const encryptCard = fn(Applied.args.encryptCard);
  await Applied.run({ args: { ...Applied.args, encryptCard } });
  expect(encryptCard).toHaveBeenCalledExactlyOnceWith({
    type: 'visa',
    number: '4242424242424242',
    expMonth: 8,
    expYear: 2029,
    cvv: '123',
    saveToAccount: false,
  });
});

test('nothing of the card stays in the form once it is applied', async () => {
  const onApplied = fn();
  await Applied.run({ args: { ...Applied.args, onApplied } });
  expect(onApplied).toHaveBeenCalledOnce();
  expect([number().value, expiration().value, code().value]).toEqual(['', '', '']);
  expect(document.body.innerHTML).not.toContain('4242');
});

test('CARD-42, CARD-43: the house card hides expiration and code and sends empty, 0 and 0', async () => {
  const encryptCard = fn(HouseCard.args.encryptCard);
  await HouseCard.run({ args: { ...HouseCard.args, encryptCard } });
  expect(screen.queryByLabelText('Security Code')).toBeNull();
  await apply();
  expect(encryptCard).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'synchrony_plcc', cvv: '', expMonth: 0, expYear: 0 }),
  );
});

const withErrors = (errors: Partial<ReturnType<typeof cardFixture>['errors']>) => ({
  ...Applied.args,
  saveCard: fn(async () => ok({ ...cardFixture().errors, ...errors })),
});

test.each([
  ['CARD-61', { hasSessionError: true }, 'Your payment session has expired. Please enter your card again.'],
  ['CARD-62', { hasRewardsRestrictionError: true }, 'Rewards can only be used with your rewards card.'],
  ['CARD-56', { isReissued: true }, 'Card has been reissued. Please use new card.'],
  ['CARD-57', { declineMessage: 'Your bank declined this card.' }, 'Your bank declined this card.'],
])('%s, CARD-57: the server says %j; the message shows and the number has the focus', async (_, errors, message) => {
  await Empty.run({ args: withErrors(errors) });
  await fill('4242424242424242', '829', '123');
  await apply();
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(document.activeElement).toBe(number());
  expect(code().value).toBe('');
});

test('a failed request preserves the entry and notifies the owner', async () => {
  const onProblem = fn();
  await NoConnection.run({ args: { ...NoConnection.args, onProblem } });
  expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ message: 'Status: 503' }));
  expect(number().value).toBe('4242 4242 4242 4242');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed request shows in the form when the app does not show it', async () => {
  await Empty.run({ args: { ...Empty.args, saveCard: NoConnection.args?.saveCard, onProblem: undefined } });
  await fill('4242424242424242', '829', '123');
  await apply();
  expect(screen.getByRole('alert').textContent).toBe(
    'We are having trouble connecting. Your card was not applied. Please try again.',
  );
  expect(number().value).toBe('4242 4242 4242 4242');
});

test('Cancel forgets what was typed', async () => {
  const onCancel = fn();
  await Empty.run({ args: { ...Empty.args, onCancel } });
  await fill('4242424242424242', '829', '123');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(number().value).toBe('');
});

test('CARD-04: the security code has a help popup', async () => {
  await SecurityCodeHelp.run();
  expect(screen.getByRole('dialog', { name: 'Where is my security code?' })).toBeTruthy();
});

test('without content no help popup opens', async () => {
  const securityCodeHelp = fn(async () => err({ message: 'Status: 500', action: 'popup', apiUrl: '/browse/popup' }));
  await Empty.run({ args: { ...Empty.args, securityCodeHelp } });
  await userEvent.click(screen.getByRole('button', { name: 'Where to find the security code' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

beforeEach(() => vi.useRealTimers());
afterEach(() => vi.useRealTimers());

test('CARD-40: on Chrome on iOS the number is handled after 250 ms', async () => {
  await ChromeOnIos.run();
  vi.useFakeTimers();
  fireEvent.change(number(), { target: { value: '4242424242424242' } });
  expect(number().value).toBe('4242424242424242');
  await vi.advanceTimersByTimeAsync(249);
  expect(number().value).toBe('4242424242424242');
  await vi.advanceTimersByTimeAsync(1);
  expect(number().value).toBe('4242 4242 4242 4242');
});

test('CARD-41: on Chrome on iOS fields that autofill filled without an event are found within 250 ms', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await ChromeOnIos.run();
  expiration().value = '0829';
  await vi.advanceTimersByTimeAsync(250);
  await new Promise(setImmediate);
  expect(expiration().value).toBe('08/29');
});
