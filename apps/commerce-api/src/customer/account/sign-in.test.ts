import {
  authenticate,
  getCart,
  getLoginPopupConfig,
  getProfile,
  getUserAccount,
  startCheckout,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestToken, goodPassword, makeAccount, postAuth, signIn } from '../../testing/account.ts';
import { fillCart } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { hashOfSecret } from '../../platform/session/request-token.ts';
import { accountTokens } from './tables.ts';
import { accounts, sessions } from '../../platform/session/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
  await makeAccount(shop, 'nora@example.com');
});
afterAll(() => shop.closeChecked());

const hour = 60 * 60_000;
const freshAccount = async (name: string) => (await makeAccount(shop, `${name}@example.com`)).emailAddress;
const isSignedIn = async (shopper: ReturnType<typeof createShopper>) =>
  (await shopper.call(getUserAccount, {})).isLoggedIn;

test('SIGN-01, SIGN-28, ROUTE-16: email and password, then the hidden form, sign a shopper in', async () => {
  const shopper = createShopper(shop);
  const reply = await signIn(shopper, ' Nora@Example.com');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/account/auth/confirm?returnUrl=%2Fsofas']);
  expect(await shopper.call(getUserAccount, {})).toEqual({
    emailAddress: 'nora@example.com',
    firstName: 'Nora',
    lastName: 'Quist',
    isLoggedIn: true,
  });
  const confirmed = await shopper.send('GET', '/account/auth/confirm?returnUrl=%2Fsofas');
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, '/sofas']);
});

test('SIGN-04, SITE-17: a guest has an empty profile, and account data is rejected', async () => {
  const guest = createShopper(shop);
  expect(await guest.call(getUserAccount, {})).toEqual({
    emailAddress: '',
    firstName: '',
    lastName: '',
    isLoggedIn: false,
  });
  expect((await guest.send('GET', getProfile.path)).status).toBe(401);
});

test('SIGN-26, SIGN-38: the configuration has the sign-in state, the available sign-in methods and the texts of the widget', async () => {
  const shopper = createShopper(shop);
  const config = await shopper.call(getLoginPopupConfig, {});
  expect(config).toMatchObject({ isLoggedIn: false, identityDomain: '', googleIdp: '', appleIdp: '' });
  expect(config.antiForgeryToken).toMatch(/^[\w-]{43}$/);
  expect(Object.values(config.messages).every((message) => message !== '')).toBe(true);
  await signIn(shopper, 'nora@example.com');
  expect((await shopper.call(getLoginPopupConfig, {})).isLoggedIn).toBe(true);
});

test.each([
  ['SIGN-40', { username: ' ' }, 'USERNAME_REQUIRED'],
  ['SIGN-41', { password: '' }, 'PASSWORD_REQUIRED'],
  ['SIGN-42', { password: 'something else entirely' }, 'E0000004'],
  ['SIGN-42', { username: 'nobody@example.com' }, 'E0000004'],
  ['SIGN-42', { username: "' or 1=1 --" }, 'E0000004'],
  ['SIGN-42', { password: 'x'.repeat(1000) }, 'E0000004'],
])('%s: %j gives %s', async (_id, wrong, errorCode) => {
  const shopper = createShopper(shop);
  const { antiForgeryToken } = await shopper.call(getLoginPopupConfig, {});
  const right = { username: 'nora@example.com', password: goodPassword, rememberMe: false };
  expect(await shopper.call(authenticate, { ...right, ...wrong })).toEqual({
    sessionToken: '',
    antiForgeryToken,
    errorCode,
  });
});

test('SIGN-01: a pasted password is used unchanged, with its spaces and emoji', async () => {
  const password = ' 🛋️ </script> spaced  out ';
  const passwordHash = await shop.ctx.passwords.hash(password);
  const { emailAddress } = await makeAccount(shop, 'spaced@example.com', { passwordHash });
  const shopper = createShopper(shop);
  expect((await requestToken(shopper, emailAddress, password.trim())).errorCode).toBe('E0000004');
  expect((await requestToken(shopper, emailAddress, password)).errorCode).toBe('');
});

test('SIGN-39: five wrong passwords lock the account for 15 minutes, from every browser and for the correct password', async () => {
  const email = await freshAccount('five');
  const shopper = createShopper(shop);
  for (let tries = 0; tries < 5; tries++)
    expect((await requestToken(shopper, email, 'wrong again')).errorCode).toBe('E0000004');
  expect((await requestToken(shopper, email)).errorCode).toBe('LOCKED_OUT');
  shop.clock.moveBy(15 * 60_000 - 1);
  expect((await requestToken(createShopper(shop), email)).errorCode).toBe('LOCKED_OUT');
  shop.clock.moveBy(2);
  expect((await requestToken(createShopper(shop), email)).errorCode).toBe('');
  const counts = shop.ctx.metrics.text();
  expect(counts).toMatch(/settee_lockouts_total 1\n/);
  expect(counts).toMatch(/settee_sign_ins_total\{way="password",result="signed in"\} \d/);
});

test('SIGN-39: a correct password or an hour resets the count of wrong passwords', async () => {
  const email = await freshAccount('forgiven');
  const shopper = createShopper(shop);
  const wrong = () => requestToken(shopper, email, 'wrong again');
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 4; tries++) await wrong();
    if (round === 0) expect((await requestToken(shopper, email)).errorCode).toBe('');
  }
  shop.clock.moveBy(hour + 1);
  expect((await wrong()).errorCode).toBe('E0000004');
  expect((await requestToken(shopper, email)).errorCode).toBe('');
});

test('SIGN-39: only five of twenty parallel attempts are checked', async () => {
  const email = await freshAccount('twenty');
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  const tries = Array.from({ length: 20 }, () => requestToken(shopper, email, 'wrong again'));
  const codes = (await Promise.all(tries)).map(({ errorCode }) => errorCode);
  expect(codes.filter((code) => code === 'E0000004')).toHaveLength(5);
  expect(codes.filter((code) => code === 'LOCKED_OUT')).toHaveLength(15);
});

test('a cookie from before the sign-in or from an attacker gives no access', async () => {
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  const before = shopper.cookie();
  await signIn(shopper, 'nora@example.com');
  expect(shopper.cookie()).not.toBe(before);
  const isBefore = eq(sessions.key, hashOfSecret(before));
  expect(await shop.ctx.db.select().from(sessions).where(isBefore)).toEqual([]);
  const thief = createShopper(shop);
  for (const cookie of [before, 'x'.repeat(43)]) {
    const reply = await thief.send('GET', getUserAccount.path, undefined, { cookie: `settee_session=${cookie}` });
    expect(await reply.json()).toMatchObject({ isLoggedIn: false });
  }
});

test('the form is rejected from another site, without our token and in another session', async () => {
  const victim = createShopper(shop);
  await victim.call(getLoginPopupConfig, {});
  const attacker = createShopper(shop);
  const { sessionToken } = await requestToken(attacker, 'nora@example.com');
  const otherOrigins: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of otherOrigins) expect((await postAuth(victim, sessionToken, {}, headers)).status).toBe(403);
  const expired = '/account/login?returnUrl=%2Fsofas&error=expired';
  for (const token of ['', 'x', attacker.token()]) {
    const reply = await postAuth(victim, sessionToken, { __RequestVerificationToken: token });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, expired]);
  }
  expect(await isSignedIn(victim)).toBe(false);
  expect((await postAuth(victim, sessionToken)).headers.get('location')).toBe(expired);
  expect(await isSignedIn(victim)).toBe(false);
});

test('a session token works once, for two minutes', async () => {
  const shopper = createShopper(shop);
  const { sessionToken } = await requestToken(shopper, 'nora@example.com');
  shop.clock.moveBy(2 * 60_000 + 1);
  expect((await postAuth(shopper, sessionToken)).headers.get('location')).toContain('error=expired');
  const second = await requestToken(shopper, 'nora@example.com');
  await postAuth(shopper, second.sessionToken);
  await shopper.call(getLoginPopupConfig, {});
  expect((await postAuth(shopper, second.sessionToken)).headers.get('location')).toContain('error=expired');
  for (const none of ['', 'x'.repeat(5000)])
    expect((await postAuth(shopper, none)).headers.get('location')).toContain('error=expired');
});

test('a form that is sent twice at once signs in once', async () => {
  const shopper = createShopper(shop);
  const { sessionToken } = await requestToken(shopper, 'nora@example.com');
  const replies = await Promise.all([postAuth(shopper, sessionToken), postAuth(shopper, sessionToken)]);
  expect(replies.filter((reply) => reply.headers.get('location')?.includes('confirm'))).toHaveLength(1);
});

test('the second of two tabs that sign in one after the other is redirected and stays signed in', async () => {
  const shopper = createShopper(shop);
  const [first, second] = [
    await requestToken(shopper, 'nora@example.com'),
    await requestToken(shopper, 'nora@example.com'),
  ];
  const stale = { __RequestVerificationToken: shopper.token() };
  await postAuth(shopper, first.sessionToken);
  const late = await postAuth(shopper, second.sessionToken, stale);
  expect(late.headers.get('location')).toBe('/account/login?returnUrl=%2Fsofas&error=expired');
  expect(await isSignedIn(shopper)).toBe(true);
});

test('no secret of a session or a token is stored in the database', async () => {
  const shopper = createShopper(shop);
  const { sessionToken } = await requestToken(shopper, 'nora@example.com');
  const rows = [await shop.ctx.db.select().from(sessions), await shop.ctx.db.select().from(accountTokens)];
  for (const secret of [sessionToken, shopper.cookie(), goodPassword])
    expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(await shop.ctx.db.select().from(accounts))).not.toContain(goodPassword);
});

test('CHK-02: cart and checkout return whether the shopper is signed in', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper);
  expect(await shopper.call(startCheckout, {})).toMatchObject({ isGuest: true, isLoggedIn: false });
  await signIn(shopper, await freshAccount('buyer'));
  expect(await shopper.call(startCheckout, {})).toMatchObject({ isGuest: false, isLoggedIn: true });
  expect((await shopper.call(getCart, {})).isGuest).toBe(false);
});

test('a password hash of another cost is replaced at sign-in', async () => {
  const email = 'vera.cards@example.com';
  const hashOf = async () =>
    (await shop.ctx.db.select().from(accounts).where(eq(accounts.emailKey, email)))[0]?.passwordHash;
  expect(await hashOf()).toContain('$scrypt$ln=10,');
  await signIn(createShopper(shop), email, 'Settee-Vera-1');
  expect(await hashOf()).toContain('$scrypt$ln=11,');
  await signIn(createShopper(shop), email, 'Settee-Vera-1');
});

test('API-05: a form of one megabyte and a body of another content type are rejected', async () => {
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  expect((await postAuth(shopper, 'x'.repeat(1_000_000))).status).toBe(413);
  expect((await postAuth(shopper, 'x', {}, { 'content-type': 'application/json' })).status).toBe(415);
  const reply = await shopper.send('POST', authenticate.path, { username: 'a', password: 'x'.repeat(1_000_000) });
  expect(reply.status).toBe(413);
});

test('sign-in attempts of one browser are limited', async () => {
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries++) {
    const body = { username: `a${tries}@example.com`, password: 'x', rememberMe: false };
    statuses.push((await shopper.send('POST', authenticate.path, body)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('ROUTE-16: a page without scripts signs in by posting the email and the password', async () => {
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  const post = (fields: Record<string, string>, headers = {}) =>
    postAuth(shopper, '', { username: 'nora@example.com', password: goodPassword, ...fields }, headers);
  const failed = '/account/login?returnUrl=%2Fsofas&error=';
  const locationOf = async (reply: Promise<Response>) => (await reply).headers.get('location');
  const wrong: [string, string][] = [
    ['password', 'wrong'],
    ['password', ''],
    ['username', ''],
    ['username', 'x'.repeat(9_000)],
  ];
  for (const [name, value] of wrong) expect(await locationOf(post({ [name]: value }))).toBe(`${failed}credentials`);
  expect(await locationOf(post({ __RequestVerificationToken: 'x' }))).toBe(`${failed}expired`);
  expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await isSignedIn(shopper)).toBe(false);
  expect(await locationOf(post({ rememberMe: 'on' }))).toBe('/account/auth/confirm?returnUrl=%2Fsofas');
  expect(await isSignedIn(shopper)).toBe(true);
});

test('a page without scripts shows errors for a locked account and an outage', async () => {
  const username = await freshAccount('locked');
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  const problemOf = async (password: string) => {
    const reply = await postAuth(shopper, '', { username, password });
    return reply.headers.get('location')?.split('error=')[1];
  };
  for (let tries = 0; tries < 5; tries += 1) expect(await problemOf('wrong')).toBe('credentials');
  expect(await problemOf(goodPassword)).toBe('locked');
  shop.clock.moveBy(hour);
  const { passwords } = shop.ctx;
  shop.ctx.passwords = { ...passwords, check: () => Promise.reject(new Error('Out of memory')) };
  expect(await problemOf(goodPassword)).toBe('unavailable');
  shop.ctx.passwords = passwords;
  expect(await isSignedIn(shopper)).toBe(false);
  expect(shop.logged.join('\n')).not.toContain(goodPassword);
});
