import { getCart, getUserAccount, signOut } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, makeAccount, signIn } from '../../testing/account.ts';
import { fillCart } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
  await makeAccount(shop, 'nora@example.com');
});
afterAll(() => shop.close());

const hour = 60 * 60_000;
const isSignedIn = async (shopper: ReturnType<typeof createShopper>) =>
  (await shopper.call(getUserAccount, {})).isLoggedIn;

test('SIGN-13: a browser to be remembered stays signed in for 90 days, another one until it is closed or idle for 12 hours', async () => {
  const [remembered, other] = [createShopper(shop), createShopper(shop)];
  const cookieOf = (reply: Response) => reply.headers.getSetCookie()[0] ?? '';
  expect(cookieOf(await signIn(remembered, 'nora@example.com', goodPassword, true))).toContain('Max-Age=7776000');
  const cookie = cookieOf(await signIn(other, 'nora@example.com'));
  expect(cookie).toMatch(/^settee_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  for (let visits = 0; visits < 3; visits++) {
    shop.clock.moveBy(11 * hour);
    expect(await isSignedIn(other)).toBe(true);
  }
  shop.clock.moveBy(12 * hour);
  expect([await isSignedIn(remembered), await isSignedIn(other)]).toEqual([true, false]);
  shop.clock.moveBy(89 * 24 * hour);
  expect(await isSignedIn(remembered)).toBe(false);
});

test('that a browser was seen is written at most once in ten minutes', async () => {
  const shopper = createShopper(shop);
  await signIn(shopper, 'nora@example.com');
  const writes = async () => {
    const before = shop.queries.length;
    await shopper.call(getUserAccount, {});
    return shop.queries.slice(before).filter((query) => query.startsWith('update')).length;
  };
  expect(await writes()).toBe(0);
  shop.clock.moveBy(10 * 60_000);
  expect([await writes(), await writes()]).toEqual([1, 0]);
});

test('signing out ends the session and clears the cookie; the cart remains with the account', async () => {
  const { emailAddress: email } = await makeAccount(shop, 'leaver@example.com');
  const shopper = createShopper(shop);
  await signIn(shopper, email);
  await fillCart(shopper);
  const cookie = shopper.cookie();
  await shopper.call(signOut, {});
  const reply = await createShopper(shop).send('GET', getCart.path, undefined, { cookie: `settee_session=${cookie}` });
  expect(await reply.json()).toMatchObject({ lineItems: [], isGuest: true });
  const elsewhere = createShopper(shop);
  await signIn(elsewhere, email);
  expect((await elsewhere.call(getCart, {})).lineItems).toHaveLength(1);
});

test('the sign-out response clears the cookie', async () => {
  const shopper = createShopper(shop);
  await signIn(shopper, 'nora@example.com');
  const reply = await shopper.send('POST', signOut.path, {});
  expect(reply.headers.getSetCookie()[0]).toMatch(/^settee_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
});
