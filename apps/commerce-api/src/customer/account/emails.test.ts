import {
  checkResetLink,
  confirmEmail,
  createAccount,
  forgotPassword,
  getLoginPopupConfig,
  getProfile,
  getRequestVerificationToken,
  getResetPasswordContent,
  getUserAccount,
  requestPasswordReset,
  setPassword,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestToken, goodPassword, makeAccount, postAuth, signIn, tokenInMail } from '../../testing/account.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { identities } from './tables.ts';
import { accounts } from '../../platform/session/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());
// The hourly limits of one network address are not what these tests are about.
beforeEach(() => shop.clock.moveBy(2 * 60 * 60_000));

const newPassword = 'another and even quieter one';
const minute = 60_000;
const lastMail = async () => {
  const [mail] = await shop.post();
  if (!mail) throw new Error('no mail');
  return mail;
};
const wanted = (emailAddress: string, more: object = {}) => ({
  firstName: 'Nora',
  lastName: 'Quist',
  emailAddress,
  password: goodPassword,
  isNewsWanted: true,
  ...more,
});

async function newGuest(): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await shopper.call(getRequestVerificationToken, {});
  return shopper;
}

async function resetToken(emailAddress: string): Promise<string> {
  const shopper = await newGuest();
  await shopper.call(requestPasswordReset, { accountEmail: emailAddress });
  return tokenInMail((await lastMail()).text);
}

test('ROUTE-15: a new account begins with the link in its mail, and signs in', async () => {
  const shopper = await newGuest();
  const result = await shopper.call(createAccount, wanted(' Nora.New2@Example.com '));
  expect(result).toEqual({ isSuccess: true, message: 'Check your email for a link to confirm your address.' });
  expect((await requestToken(shopper, 'nora.new2@example.com')).errorCode).toBe('E0000004');
  const mail = await lastMail();
  expect(mail).toMatchObject({ to: 'Nora.New2@Example.com', subject: 'Confirm your email address' });
  expect(mail.text).toContain('http://localhost/account/confirm-email?token=');
  const { isSuccess, sessionToken } = await shopper.call(confirmEmail, { token: tokenInMail(mail.text) });
  expect(isSuccess).toBe(true);
  await postAuth(shopper, sessionToken);
  await shopper.call(getLoginPopupConfig, {});
  expect(await shopper.call(getProfile, {})).toMatchObject({
    account: { emailAddress: 'Nora.New2@Example.com', firstName: 'Nora' },
    hasPassword: true,
    preferences: { isNewsWanted: true, isOfferWanted: false },
  });
  const again = await shopper.call(confirmEmail, { token: tokenInMail(mail.text) });
  expect(again).toMatchObject({ isSuccess: false, sessionToken: '' });
});

test('a new account is confirmed in another browser only with its password, and a sign-up with a stranger’s email stays unusable until then', async () => {
  const attacker = await newGuest();
  await attacker.call(createAccount, wanted('stranger@example.com'));
  const token = tokenInMail((await lastMail()).text);
  const owner = await newGuest();
  for (const password of ['', 'not the one that was chosen']) {
    expect(await owner.call(confirmEmail, { token, password })).toMatchObject({
      isSuccess: false,
      sessionToken: '',
      isPasswordWanted: true,
    });
  }
  expect((await requestToken(attacker, 'stranger@example.com')).errorCode).toBe('E0000004');
  expect(await owner.call(confirmEmail, { token, password: goodPassword })).toMatchObject({
    isSuccess: true,
    isPasswordWanted: false,
  });
});

test('ROUTE-15: an address with an account gets the same response, and its owner is notified', async () => {
  await makeAccount(shop, 'owner@example.com');
  const shopper = await newGuest();
  expect(await shopper.call(createAccount, wanted('Owner@example.com', { password: newPassword }))).toEqual({
    isSuccess: true,
    message: 'Check your email for a link to confirm your address.',
  });
  const mail = await lastMail();
  expect(mail.subject).toBe('You already have an account');
  expect(mail.text).toContain('/account/reset-password?token=');
  expect((await requestToken(shopper, 'owner@example.com', newPassword)).errorCode).toBe('E0000004');
});

test.each([
  [{ emailAddress: 'nobody' }, 'Please enter a valid Email Address (i.e. name@domain.com).'],
  [{ emailAddress: 'a@example.com\r\nBcc: all@example.com' }, 'Please enter a valid Email Address'],
  [{ firstName: '' }, 'Please enter your first and last name.'],
  [{ firstName: 'Nora\r\nBcc: all@example.com' }, 'Please enter your first and last name.'],
  [{ lastName: '</script><b>' }, 'Please enter your first and last name.'],
  [{ password: 'short' }, 'Please use at least 8 characters.'],
  [{ password: 'x'.repeat(129) }, 'Please use 128 characters or fewer.'],
  [{ password: 'password123' }, 'That password is too easy to guess.'],
  [{ password: 'nora3@example.com' }, 'Your password can’t be your email address. Please choose another.'],
])('ROUTE-15: %j is rejected with a message and without an email', async (wrong, words) => {
  const before = (await shop.post()).length;
  const shopper = await newGuest();
  const { isSuccess, message } = await shopper.call(createAccount, wanted('nora3@example.com', wrong));
  expect([isSuccess, message]).toEqual([false, expect.stringContaining(words)]);
  expect(await shop.post()).toHaveLength(before);
});

test('a link to confirm holds for 24 hours, and of two that confirm one address one makes the account', async () => {
  const shopper = await newGuest();
  const tokens: string[] = [];
  for (const _ of [1, 2]) {
    await shopper.call(createAccount, wanted('twice@example.com'));
    tokens.push(tokenInMail((await lastMail()).text));
  }
  const results = await Promise.all(tokens.map((token) => shopper.call(confirmEmail, { token })));
  expect(results.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  await shopper.call(createAccount, wanted('late@example.com'));
  const token = tokenInMail((await lastMail()).text);
  shop.clock.moveBy(24 * 60 * minute + 1);
  expect(await (await newGuest()).call(confirmEmail, { token })).toMatchObject({ isSuccess: false });
});

test('PWD-13, PWD-15, ROUTE-21: the forms have their token and their words', async () => {
  const shopper = createShopper(shop);
  const { requestToken, headerMessage } = await shopper.call(getRequestVerificationToken, {});
  expect(requestToken).toBe((await shopper.call(getLoginPopupConfig, {})).antiForgeryToken);
  expect(headerMessage).not.toBe('');
  expect((await shopper.call(getResetPasswordContent, {})).title).toBe('Reset Password');
});

test('PWD-01, PWD-14: a mailed link sets a new password, once, and signs every browser out', async () => {
  await makeAccount(shop, 'forgot@example.com');
  const elsewhere = createShopper(shop);
  await signIn(elsewhere, 'forgot@example.com');
  const shopper = await newGuest();
  const result = await shopper.call(requestPasswordReset, { accountEmail: 'Forgot@example.com ' });
  expect(result).toEqual({ isSuccess: true, message: 'Check your email for a link to reset your password.' });
  const token = tokenInMail((await lastMail()).text);
  expect(await shopper.call(checkResetLink, { token })).toEqual({ isValid: true });
  const refused = await shopper.call(setPassword, { token, password: 'password123' });
  expect(refused.isSuccess).toBe(false);
  const results = await Promise.all([1, 2].map(() => shopper.call(setPassword, { token, password: newPassword })));
  expect(results.map(({ isSuccess }) => isSuccess).sort()).toEqual([false, true]);
  expect(await shopper.call(checkResetLink, { token })).toEqual({ isValid: false });
  expect((await elsewhere.call(getUserAccount, {})).isLoggedIn).toBe(false);
  expect((await requestToken(shopper, 'forgot@example.com')).errorCode).toBe('E0000004');
  expect((await requestToken(shopper, 'forgot@example.com', newPassword)).errorCode).toBe('');
  expect((await lastMail()).subject).toBe('Your password was changed');
});

test('PWD-01: a reset link ends after 30 minutes', async () => {
  await makeAccount(shop, 'slow@example.com');
  const token = await resetToken('slow@example.com');
  shop.clock.moveBy(30 * minute + 1);
  const shopper = await newGuest();
  expect(await shopper.call(checkResetLink, { token })).toEqual({ isValid: false });
  expect(await shopper.call(setPassword, { token, password: newPassword })).toEqual({
    isSuccess: false,
    message: 'This link has expired or was already used. Please request a new one.',
  });
});

test('PWD-01, SIGN-39: a reset unlocks the account and ends whatever else was handed out for it', async () => {
  await makeAccount(shop, 'locked2@example.com');
  const shopper = await newGuest();
  const { sessionToken } = await requestToken(shopper, 'locked2@example.com');
  const tokens = [await resetToken('locked2@example.com'), await resetToken('locked2@example.com')];
  for (let tries = 0; tries < 5; tries++) await requestToken(shopper, 'locked2@example.com', 'wrong again');
  expect((await requestToken(shopper, 'locked2@example.com')).errorCode).toBe('LOCKED_OUT');
  const [token = '', other = ''] = tokens;
  expect(await shopper.call(setPassword, { token, password: newPassword })).toMatchObject({ isSuccess: true });
  expect(await shopper.call(checkResetLink, { token: other })).toEqual({ isValid: false });
  expect((await postAuth(shopper, sessionToken)).headers.get('location')).toContain('error=expired');
  expect((await requestToken(shopper, 'locked2@example.com', newPassword)).errorCode).toBe('');
});

test('a reset proves the address: identities that were joined before it are let go', async () => {
  const { ctx } = shop;
  const { id } = await makeAccount(shop, 'early@example.com', { isEmailConfirmed: false });
  const identity = { issuer: 'https://x.example', subject: '1', accountId: id, provider: 'google' } as const;
  await ctx.db.insert(identities).values({ ...identity, createdAt: ctx.clock.now() });
  const token = await resetToken('early@example.com');
  await (await newGuest()).call(setPassword, { token, password: newPassword });
  expect(await ctx.db.select().from(identities).where(eq(identities.accountId, id))).toEqual([]);
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, id));
  expect(account?.isEmailConfirmed).toBe(true);
});

test('PWD-16: the popup’s form takes the session’s own token only', async () => {
  await makeAccount(shop, 'popup@example.com');
  const shopper = await newGuest();
  const requestReset = (token: string) =>
    shopper.send('POST', forgotPassword.path, { email: 'popup@example.com', token });
  expect((await requestReset('x')).status).toBe(403);
  expect(await (await requestReset(shopper.token())).json()).toMatchObject({ isSuccess: true });
  expect((await lastMail()).to).toBe('popup@example.com');
});

test('no token of one kind serves as another', async () => {
  await makeAccount(shop, 'kinds@example.com');
  const token = await resetToken('kinds@example.com');
  const shopper = await newGuest();
  expect(await shopper.call(confirmEmail, { token })).toMatchObject({ isSuccess: false, sessionToken: '' });
  expect((await postAuth(shopper, token)).headers.get('location')).toContain('error=expired');
  expect(await shopper.call(checkResetLink, { token })).toEqual({ isValid: true });
});

test('an email uses the texts and theme of its brand and links to its own site regardless of the Host header', async () => {
  await makeAccount(shop, 'modern@example.com', { firstName: 'Zoë <b>&' });
  const shopper = createShopper(shop, 'cb2/CANADA');
  await shopper.call(getRequestVerificationToken, {});
  const requestReset = (host: string) =>
    shopper.send('POST', requestPasswordReset.path, { accountEmail: 'modern@example.com' }, { host });
  for (const host of ['evil.example', 'cb2-ca.localhost.evil.example', 'localhost', 'cb2-ca.localhost@evil.example']) {
    await requestReset(host);
    const mail = await lastMail();
    expect(mail.text).toContain('http://cb2-ca.localhost/account/reset-password?token=');
    expect(mail.html).toContain('settee²');
    expect(mail.html).toContain('Zo&#235; &#60;b&#62;&#38;'.replace('&#235;', 'ë'));
    expect(mail.html).not.toContain('<b>');
  }
  await requestReset('cb2-ca.localhost:3000');
  expect((await lastMail()).text).toContain('http://cb2-ca.localhost:3000/account/reset-password');
});

test('the log holds no password, no token and no address', async () => {
  const lines = shop.logged.join('');
  expect(lines).not.toMatch(/@example\.com/);
  expect(lines).not.toContain(goodPassword);
  expect(lines).not.toContain(newPassword);
});
