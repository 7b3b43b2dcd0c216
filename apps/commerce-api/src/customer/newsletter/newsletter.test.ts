import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../platform/session/tables.ts';
import { makeAccount, signIn } from '../../testing/account.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { deleteUnconfirmed } from './newsletter.queries.ts';
import { newsSignUps } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.db.delete(newsSignUps);
});

const getStored = () => shop.ctx.db.select().from(newsSignUps);
let number = 0;
const newAddress = () => `reader${++number}@example.com`;

async function mailsTo(emailAddress: string) {
  const mails = (await shop.post()).filter(({ to }) => to === emailAddress);
  const token = /[?&]token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  return { mails, token };
}

async function subscribed() {
  const emailAddress = newAddress();
  const shopper = createShopper(shop);
  await shopper.call(subscribeToNewsletter, { emailAddress });
  const { token } = await mailsTo(emailAddress);
  return { shopper, emailAddress, token };
}

test('SWATCH-64: a subscription counts after the mailed link was opened, and the welcome has a link that ends it', async () => {
  const { shopper, emailAddress, token } = await subscribed();
  expect(await getStored()).toMatchObject([{ emailAddress, brand: 'main', siteCulture: 'USA', confirmedAt: null }]);
  expect(await shopper.call(confirmNewsletter, { token })).toEqual({ isSuccess: true });
  expect(await getStored()).toMatchObject([{ emailAddress, confirmedAt: expect.any(Date) }]);
  const welcome = await mailsTo(emailAddress);
  expect(welcome.mails.map(({ subject }) => subject)).toEqual([
    'Welcome to our newsletter',
    'Please confirm your subscription',
  ]);
  expect(welcome.mails[0]?.text).toContain('/newsletter?action=unsubscribe&token=');
  expect(await shopper.call(unsubscribeFromNewsletter, { token: welcome.token })).toEqual({ isSuccess: true });
  expect(await getStored()).toEqual([]);
  expect(await shopper.call(unsubscribeFromNewsletter, { token: welcome.token })).toEqual({ isSuccess: false });
});

test('the table stores no token, and an unknown one neither confirms nor deletes', async () => {
  const { shopper, token } = await subscribed();
  expect(JSON.stringify(await getStored())).not.toContain(token);
  for (const endpoint of [confirmNewsletter, unsubscribeFromNewsletter])
    expect(await shopper.call(endpoint, { token: 'x'.repeat(43) })).toEqual({ isSuccess: false });
  expect(await getStored()).toMatchObject([{ confirmedAt: null }]);
});

test('the link can be opened again, and mails one welcome', async () => {
  const { shopper, emailAddress, token } = await subscribed();
  expect(await shopper.call(confirmNewsletter, { token })).toEqual({ isSuccess: true });
  expect(await shopper.call(confirmNewsletter, { token })).toEqual({ isSuccess: true });
  expect((await mailsTo(emailAddress)).mails).toHaveLength(2);
});

test('an address that is subscribed gets the same reply and no mail', async () => {
  const { shopper, emailAddress, token } = await subscribed();
  await shopper.call(confirmNewsletter, { token });
  const before = (await mailsTo(emailAddress)).mails.length;
  const reply = await createShopper(shop).call(subscribeToNewsletter, { emailAddress: emailAddress.toUpperCase() });
  expect(reply).toEqual({ isSuccess: true, isConfirmed: false });
  expect((await mailsTo(emailAddress)).mails).toHaveLength(before);
});

test('the address of the signed-in account is a preference at once', async () => {
  const shopper = createShopper(shop);
  const { id } = await makeAccount(shop, 'member@example.com');
  await signIn(shopper, 'member@example.com');
  const reply = await shopper.call(subscribeToNewsletter, { emailAddress: ' Member@example.com' });
  expect(reply).toEqual({ isSuccess: true, isConfirmed: true });
  const [account] = await shop.ctx.db.select().from(accounts).where(eq(accounts.id, id));
  expect([account?.isNewsWanted, await getStored()]).toEqual([true, []]);
});

test.each(['', 'nora@', 'a@example.com,b@example.com'])('%j is no address to subscribe', async (emailAddress) => {
  expect(await createShopper(shop).call(subscribeToNewsletter, { emailAddress })).toMatchObject({ isSuccess: false });
  expect(await getStored()).toEqual([]);
});

test('an address gets up to three emails an hour', async () => {
  const emailAddress = newAddress();
  const send = () => createShopper(shop).send('POST', subscribeToNewsletter.path, { emailAddress });
  for (let count = 0; count < 3; count++) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});

test('an unconfirmed subscription is deleted after 30 days', async () => {
  const confirmed = await subscribed();
  await confirmed.shopper.call(confirmNewsletter, { token: confirmed.token });
  await subscribed();
  shop.clock.moveBy(31 * 86_400_000);
  await deleteUnconfirmed(shop.ctx);
  expect((await getStored()).map(({ emailAddress }) => emailAddress)).toEqual([confirmed.emailAddress]);
});
