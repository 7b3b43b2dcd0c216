import {
  authenticate,
  changePassword,
  checkResetLink,
  createAccount,
  getLoginPopupConfig,
  getProfile,
  getUserAccount,
  requestPasswordReset,
  setPassword,
} from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, makeAccount, postAuth } from '../../../testing/account.ts';
import {
  apiToken,
  servicePassword,
  startIdentityService,
  type FakeIdentityService,
} from '../../../testing/identity-service.ts';
import { createShopper } from '../../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { createToken } from '../tokens.ts';

let service: FakeIdentityService;
let shop: TestContext;
let badToken: TestContext;
beforeAll(async () => {
  service = await startIdentityService();
  const domain = service.url;
  shop = await createTestContext({}, { IDENTITY_DOMAIN: `${domain}/`, IDENTITY_API_TOKEN: apiToken });
  badToken = await createTestContext({}, { IDENTITY_DOMAIN: domain, IDENTITY_API_TOKEN: 'another' });
});
afterAll(async () => {
  await Promise.all([shop.close(), badToken.close()]);
  await service.close();
});

const handOut: FakeIdentityService['handOut'] = (more) => service.handOut(more);

async function signInWith(token: string, at = shop) {
  const shopper = createShopper(at);
  await shopper.call(getLoginPopupConfig, {});
  const reply = await postAuth(shopper, token);
  const { emailAddress } = await shopper.call(getUserAccount, {});
  await shopper.call(getLoginPopupConfig, {});
  return { shopper, emailAddress, location: reply.headers.get('location') ?? '' };
}

test('SIGN-01, SIGN-28: the session token of the external widget becomes a session here', async () => {
  const { token, user } = handOut();
  const { shopper, emailAddress, location } = await signInWith(token);
  expect([location, emailAddress]).toEqual(['/account/auth/confirm?returnUrl=%2Fsofas', user.email]);
  expect(await shopper.call(getProfile, {})).toMatchObject({ account: { firstName: 'Olga', lastName: '' } });
  expect(service.requests.slice(-3)).toEqual([
    'POST /api/v1/sessions',
    `GET /api/v1/users/${user.id}`,
    `DELETE /api/v1/sessions/s-${user.id}`,
  ]);
});

test('SIGN-26: the configuration names the identity service', async () => {
  const config = await createShopper(shop).call(getLoginPopupConfig, {});
  expect(config.identityDomain).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('a returning user gets the same account, and an existing account with the address is linked', async () => {
  const known = await makeAccount(shop, 'joins@example.com');
  const first = handOut({ email: 'joins@example.com' });
  expect((await signInWith(first.token)).emailAddress).toBe(known.emailAddress);
  service.tokens.set('again', { ...first.user, email: 'renamed@example.com' });
  expect((await signInWith('again')).emailAddress).toBe(known.emailAddress);
});

test.each([
  ['that nobody handed out', () => 'nonsense'],
  ['of a user who is not active', () => handOut({ status: 'DEPROVISIONED' }).token],
  ['whose user has yet to prove a second factor', () => handOut({ session: 'MFA_REQUIRED' }).token],
])('a session token %s is rejected', async (_name, tokenOf) => {
  const { emailAddress, location } = await signInWith(tokenOf());
  expect([emailAddress, location]).toEqual(['', '/account/login?returnUrl=%2Fsofas&error=expired']);
});

test('a session token counts once', async () => {
  const { token } = handOut();
  await signInWith(token);
  expect((await signInWith(token)).emailAddress).toBe('');
});

test('a service that is down or rejects our API token redirects to the sign-in page and notifies operators', async () => {
  service.isDown = true;
  const { emailAddress, location } = await signInWith(handOut().token);
  service.isDown = false;
  expect([emailAddress, location]).toEqual(['', '/account/login?returnUrl=%2Fsofas&error=unavailable']);
  expect(shop.logged.join('')).toContain('The identity service answered 503');
  expect((await signInWith(handOut().token, badToken)).location).toContain('error=unavailable');
  expect([...shop.logged, ...badToken.logged].join('')).not.toMatch(/an-api-token|token-of-okta/);
});

async function typing(username: string, password: string) {
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  return { shopper, ...(await shopper.call(authenticate, { username, password, rememberMe: false })) };
}

test('SIGN-19: without the widget, the service checks the credentials entered in the form', async () => {
  const { user } = handOut();
  const { shopper, sessionToken } = await typing(user.email, servicePassword);
  await postAuth(shopper, sessionToken);
  expect((await shopper.call(getUserAccount, {})).emailAddress).toBe(user.email);
});

test.each([
  ['guess', 'E0000004'],
  ['LOCKED_OUT', 'LOCKED_OUT'],
  ['MFA_REQUIRED', 'E0000004'],
])('SIGN-39, SIGN-42: the service result %s maps to the error code %s', async (password, errorCode) => {
  expect(await typing(handOut().user.email, password)).toMatchObject({ sessionToken: '', errorCode });
});

test('a local password is neither accepted nor created when an identity service is configured', async () => {
  const { emailAddress, id } = await makeAccount(shop, 'from-before@example.com');
  expect(await typing(emailAddress, goodPassword)).toMatchObject({ sessionToken: '', errorCode: 'E0000004' });
  const { ctx } = shop;
  const token = await createToken(ctx.db, ctx, { kind: 'reset-password', accountId: id, data: {} });
  const guest = createShopper(shop);
  await guest.call(getLoginPopupConfig, {});
  expect(await guest.call(checkResetLink, { token })).toEqual({ isValid: false });
  expect(await guest.call(setPassword, { token, password: 'quite another sentence' })).toMatchObject({
    isSuccess: false,
  });
  const made = { firstName: 'Nora', lastName: 'Quist', emailAddress, password: goodPassword, isNewsWanted: false };
  expect(await guest.call(createAccount, made)).toMatchObject({ isSuccess: false });
  const { token: session } = handOut({ email: emailAddress });
  const { shopper } = await signInWith(session);
  expect(await shopper.call(getProfile, {})).toMatchObject({ hasPassword: false });
  const change = { currentPassword: goodPassword, newPassword: 'quite another sentence' };
  const before = (await shop.post()).length;
  expect(await shopper.call(changePassword, change)).toMatchObject({ isSuccess: false });
  expect(await shop.post()).toHaveLength(before);
});

test('PWD-14: the service sends the reset email, and an unknown user gets the same response', async () => {
  const { user } = handOut();
  const before = (await shop.post()).length;
  const guest = createShopper(shop);
  await guest.call(getLoginPopupConfig, {});
  const known = await guest.call(requestPasswordReset, { accountEmail: user.email });
  expect(await guest.call(requestPasswordReset, { accountEmail: 'nobody@example.com' })).toEqual(known);
  expect(service.resets).toEqual([user.email, 'nobody@example.com']);
  expect(await shop.post()).toHaveLength(before);
});
