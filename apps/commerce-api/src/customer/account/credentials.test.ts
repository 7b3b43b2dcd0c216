import { changeEmail, changePassword, confirmEmail, getProfile, getUserAccount } from '@settee/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodPassword, makeAccount, signIn, tokenInMail } from '../../testing/account.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());
// The hourly limits of one network address are not what these tests are about.
beforeEach(() => shop.clock.moveBy(2 * 60 * 60_000));

const newPassword = 'another and even quieter one';
const lastMail = async () => {
  const [mail] = await shop.post();
  if (!mail) throw new Error('no mail');
  return mail;
};

async function signedIn(emailAddress: string): Promise<TestShopper> {
  await makeAccount(shop, emailAddress);
  const shopper = createShopper(shop);
  await signIn(shopper, emailAddress);
  return shopper;
}

test('a new email address takes effect when its link is used, and the old address is notified', async () => {
  const shopper = await signedIn('before@example.com');
  const change = { emailAddress: 'after@example.com', password: goodPassword };
  expect(await shopper.call(changeEmail, { ...change, password: 'wrong again' })).toMatchObject({ isSuccess: false });
  expect(await shopper.call(changeEmail, change)).toMatchObject({ isSuccess: true });
  expect(await shopper.call(getProfile, {})).toMatchObject({
    account: { emailAddress: 'before@example.com' },
    pendingEmailAddress: 'after@example.com',
  });
  const mail = await lastMail();
  expect(mail.to).toBe('after@example.com');
  const elsewhere = createShopper(shop);
  await signIn(elsewhere, 'before@example.com');
  expect(await elsewhere.call(confirmEmail, { token: tokenInMail(mail.text) })).toMatchObject({
    isSuccess: true,
    sessionToken: '',
  });
  expect(await lastMail()).toMatchObject({ to: 'before@example.com', subject: 'Your email address was changed' });
  expect(await shopper.call(getProfile, {})).toMatchObject({
    account: { emailAddress: 'after@example.com' },
    pendingEmailAddress: '',
  });
});

test('an address of another account gets the same response and cannot be taken', async () => {
  await makeAccount(shop, 'theirs@example.com');
  const shopper = await signedIn('mine@example.com');
  const before = (await shop.post()).length;
  const result = await shopper.call(changeEmail, { emailAddress: 'theirs@example.com', password: goodPassword });
  expect(result).toEqual({ isSuccess: true, message: 'Check your new email for a link to confirm it.' });
  expect(await shop.post()).toHaveLength(before);
});

test('an address that is taken by now or no longer pending is not assigned', async () => {
  const shopper = await signedIn('waiting@example.com');
  await shopper.call(changeEmail, { emailAddress: 'gone@example.com', password: goodPassword });
  const token = tokenInMail((await lastMail()).text);
  await makeAccount(shop, 'gone@example.com');
  expect(await shopper.call(confirmEmail, { token })).toMatchObject({ isSuccess: false });
  await shopper.call(changeEmail, { emailAddress: 'first@example.com', password: goodPassword });
  const first = tokenInMail((await lastMail()).text);
  await shopper.call(changeEmail, { emailAddress: 'second@example.com', password: goodPassword });
  expect(await shopper.call(confirmEmail, { token: first })).toMatchObject({ isSuccess: false });
});

test('a changed password signs all other browsers out, and a mail says so', async () => {
  const shopper = await signedIn('changer@example.com');
  const other = createShopper(shop);
  await signIn(other, 'changer@example.com');
  const change = { currentPassword: goodPassword, newPassword };
  expect(await shopper.call(changePassword, { ...change, currentPassword: 'wrong again' })).toMatchObject({
    isSuccess: false,
  });
  expect(await shopper.call(changePassword, { ...change, newPassword: 'changer' })).toMatchObject({ isSuccess: false });
  expect(await shopper.call(changePassword, change)).toMatchObject({ isSuccess: true });
  expect((await shopper.call(getUserAccount, {})).isLoggedIn).toBe(true);
  expect((await other.call(getUserAccount, {})).isLoggedIn).toBe(false);
  expect(await lastMail()).toMatchObject({ to: 'changer@example.com', subject: 'Your password was changed' });
});

test('the current password can not be guessed without end', async () => {
  const shopper = await signedIn('guessed@example.com');
  const guess = (currentPassword: string) => shopper.call(changePassword, { currentPassword, newPassword });
  for (let tries = 0; tries < 5; tries++) await guess('wrong again');
  expect(await guess(goodPassword)).toMatchObject({ isSuccess: false });
});
