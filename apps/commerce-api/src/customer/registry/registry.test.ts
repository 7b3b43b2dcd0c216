import {
  addToRegistry,
  createRegistry,
  getCart,
  getChecklist,
  getRegistries,
  getRegistriesBySku,
  getRegistry,
  removeRegistryItem,
  setRegistryQuantity,
} from '@settee/contract';
import { registryLimits } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccountData } from '../account/account.handlers.ts';
import { accounts } from '../../platform/session/tables.ts';
import { makeAccount, signIn } from '../../testing/account.ts';
import { fillCart, goods } from '../../testing/checkout.ts';
import {
  chairLine,
  itemsIn,
  newAccount,
  newRegistrant,
  sofaLine,
  wantsIn,
  weddingSoon,
} from '../../testing/registry.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { registries, registryItems } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('REG-34, REG-39: repeated requests create one registry', async () => {
  const shopper = await newAccount(shop);
  expect(await shopper.call(getRegistries, {})).toEqual([]);
  const requested = weddingSoon(shop);
  const made = await Promise.all(Array.from({ length: 5 }, () => shopper.call(createRegistry, requested)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const style = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  expect(await shopper.call(getRegistries, {})).toEqual([
    {
      id: made[0]?.id,
      eventType: 'Wedding',
      shortEventDate: new Intl.DateTimeFormat('en-US', style).format(new Date(requested.eventDate)),
      registryOwnernsName: 'Rosa 💍 and Emil',
      registryType: 'br',
      registryQtyWants: 0,
    },
  ]);
  const other = await shopper.send('GET', getRegistries.path, undefined, { 'x-settee-site': 'cb2/USA' });
  expect(await other.json()).toEqual([]);
});

test('REG-32, REG-38, REG-39: a guest is not logged in and has no list', async () => {
  const guest = createShopper(shop);
  expect(await guest.call(getRegistries, {})).toBeNull();
  expect(await guest.call(getRegistriesBySku, { sku: goods.sofa })).toEqual({
    isLoggedIn: false,
    registryCount: 0,
    giftRegistries: [],
  });
  expect(guest.cookie()).toBe('');
  const refused = await guest.send('GET', `${getRegistry.path}?registryId=5000101`);
  expect(refused.status).toBe(401);
});

test('a requested quantity changes, and a removed item returns to its position', async () => {
  const [shopper, registryId] = await newRegistrant(shop);
  for (const line of [sofaLine(registryId), chairLine(registryId)]) {
    shop.clock.moveBy(1000);
    await shopper.call(addToRegistry, [line]);
  }
  const [first, last] = await itemsIn(shopper, registryId);
  const at = { registryId, itemId: last?.id ?? '' };
  const done = { isSuccess: true, problem: null };
  expect(await shopper.call(setRegistryQuantity, { ...at, quantity: 3 })).toEqual(done);
  for (let times = 0; times < 2; times++) expect(await shopper.call(removeRegistryItem, at)).toEqual(done);
  expect((await itemsIn(shopper, registryId)).map(({ id }) => id)).toEqual([first?.id]);
  expect(await shopper.call(setRegistryQuantity, { ...at, quantity: 3 })).toEqual(done);
  expect((await itemsIn(shopper, registryId)).map((item) => [item.id, item.wants])).toEqual([
    [first?.id, 1],
    [last?.id, 3],
  ]);
  await shopper.call(removeRegistryItem, at);
  shop.clock.moveBy(11 * 60_000);
  expect(await shopper.call(setRegistryQuantity, { ...at, quantity: 3 })).toEqual({
    isSuccess: false,
    problem: 'unknown-item',
  });
});

test('an item added again after removal has only the newly requested quantity', async () => {
  const [shopper, registryId] = await newRegistrant(shop);
  await shopper.call(addToRegistry, [chairLine(registryId, 8)]);
  const [item] = await itemsIn(shopper, registryId);
  await shopper.call(removeRegistryItem, { registryId, itemId: item?.id ?? '' });
  await shopper.call(addToRegistry, [chairLine(registryId, 2)]);
  expect(await wantsIn(shopper, registryId)).toEqual([[goods.dining, 2]]);
});

test('a shopper cannot read or change the registry of another shopper', async () => {
  const [owner, registryId] = await newRegistrant(shop);
  await owner.call(addToRegistry, [chairLine(registryId)]);
  const [item] = await itemsIn(owner, registryId);
  const [other, own] = await newRegistrant(shop);
  for (const path of [getRegistry.path, getChecklist.path])
    expect((await other.send('GET', `${path}?registryId=${registryId}`)).status).toBe(404);
  expect((await other.call(addToRegistry, [sofaLine(registryId)])).isSuccess).toBe(false);
  const at = { itemId: item?.id ?? '' };
  for (const id of [registryId, own]) {
    expect((await other.call(setRegistryQuantity, { ...at, registryId: id, quantity: 9 })).isSuccess).toBe(false);
    await other.call(removeRegistryItem, { ...at, registryId: id });
  }
  expect(await wantsIn(owner, registryId)).toEqual([[goods.dining, 1]]);
  const onCb2 = await owner.send('GET', `${getRegistry.path}?registryId=${registryId}`, undefined, {
    'x-settee-site': 'cb2/USA',
  });
  expect(onCb2.status).toBe(404);
});

test('a change without the request-verification token is rejected', async () => {
  const [shopper, registryId] = await newRegistrant(shop);
  const itemId = '019a0c52-7f6e-7c1b-9c51-2f4d5a1f0b11';
  const bodies: [string, unknown][] = [
    [addToRegistry.path, [chairLine(registryId)]],
    [createRegistry.path, { ...weddingSoon(shop), ownersName: 'Another' }],
    [setRegistryQuantity.path, { registryId, itemId, quantity: 1 }],
    [removeRegistryItem.path, { registryId, itemId }],
  ];
  for (const [path, body] of bodies) {
    const { status } = await shopper.send('POST', path, body, { RequestVerificationToken: 'of others' });
    expect([path, status]).toEqual([path, 403]);
  }
  expect(await shopper.call(getRegistries, {})).toHaveLength(1);
  expect(await wantsIn(shopper, registryId)).toEqual([]);
});

test.each([
  ['a day that is over', { eventDate: '2020-01-01' }],
  ['a day that there is not', { eventDate: '2027-02-30' }],
  ['no day', { eventDate: '' }],
  ['a kind that there is not', { registryType: 'zz' }],
  ['no name', { ownersName: ' \u200b ' }],
  ['a name without end', { ownersName: 'x'.repeat(81) }],
])('%s begins no registry', async (_, change) => {
  const shopper = await newAccount(shop);
  const reply = await shopper.send('POST', createRegistry.path, { ...weddingSoon(shop), ...change });
  expect(reply.status).toBe(400);
  expect(await shopper.call(getRegistries, {})).toEqual([]);
});

test('an account has no more registries than may be, and a registry holds no more items', async () => {
  const shopper = await newAccount(shop);
  for (let index = 0; index < registryLimits.registries; index++)
    await shopper.call(createRegistry, { ...weddingSoon(shop), ownersName: `Rosa ${index}` });
  const full = await shopper.call(createRegistry, { ...weddingSoon(shop), ownersName: 'One more' });
  expect(full).toEqual({ id: 0, problem: 'too-many-registries' });
  const { id } = await shopper.call(createRegistry, { ...weddingSoon(shop), ownersName: 'Rosa 0' });
  const { db } = shop.ctx;
  const [row] = await db.select().from(registries).where(eq(registries.grId, id));
  await db.insert(registryItems).values(
    Array.from({ length: registryLimits.items }, (_, index) => ({
      id: shop.ctx.ids.row(),
      registryId: row?.id ?? '',
      sku: 900_000 + index,
      optionChoiceParameter: '',
      requestedQuantity: 1,
      name: 'Something of old',
      addedAt: shop.clock.now(),
    })),
  );
  const more = await shopper.call(addToRegistry, [chairLine(id)]);
  expect([more.isSuccess, more.message]).toEqual([false, expect.stringContaining('full')]);
  const gone = (await itemsIn(shopper, id)).find((item) => item.sku === 900_000);
  expect(gone).toMatchObject({ status: 'gone', name: 'Something of old', url: '', picture: null });
});

test('the checklist names what is usual and what is there; a house-warming has none', async () => {
  const [shopper, registryId] = await newRegistrant(shop);
  await shopper.call(addToRegistry, [chairLine(registryId, 4)]);
  const { categories, registryQtyWants } = await shopper.call(getChecklist, { registryId });
  expect(registryQtyWants).toBe(4);
  expect(categories.find(({ code }) => code === 'chairs')).toMatchObject({
    title: 'Chairs',
    url: '/chairs',
    usual: 4,
    items: [{ name: 'Oslo Dining Chair', wants: 4, url: '/oslo-dining-chair/s100202' }],
  });
  expect(categories[0]).toMatchObject({ code: 'tabletop', items: [] });
  const { id } = await shopper.call(createRegistry, { ...weddingSoon(shop), registryType: 'hw' });
  expect((await shopper.send('GET', `${getChecklist.path}?registryId=${id}`)).status).toBe(404);
});

test('a deleted account leaves no registry behind', async () => {
  const [shopper, id] = await newRegistrant(shop);
  await shopper.call(addToRegistry, [chairLine(id)]);
  const { db } = shop.ctx;
  const [row] = await db.select().from(registries).where(eq(registries.grId, id));
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.id, row?.accountId ?? ''));
  if (!account) throw new Error('There is no account');
  expect(await deleteAccountData(shop.ctx, account)).toBe(true);
  expect(await db.select().from(registries).where(eq(registries.grId, id))).toEqual([]);
  expect(
    await db
      .select()
      .from(registryItems)
      .where(eq(registryItems.registryId, row?.id ?? '')),
  ).toEqual([]);
});

test('REG-02: only a signed-in shopper can add; the account cookie has the configured name and ends with the session', async () => {
  const named = await createTestContext({}, { ACCOUNT_COOKIE: 'shop_account' });
  for (const [ctx, name] of [
    [shop, 'settee_account'],
    [named, 'shop_account'],
  ] as const) {
    const { emailAddress } = await makeAccount(ctx, 'cookie@example.com');
    const shopper = createShopper(ctx);
    const cookies = (reply: Response) => reply.headers.getSetCookie();
    await shopper.call(getCart, {});
    await fillCart(shopper);
    expect((await shopper.send('POST', addToRegistry.path, [chairLine(5_000_101)])).status).toBe(401);
    expect(cookies(await signIn(shopper, emailAddress))).toContain(`${name}=1; Path=/; SameSite=Lax`);
    const out = await shopper.send('POST', '/account/sign-out', {});
    expect(cookies(out)).toContain(`${name}=; Max-Age=0; Path=/; SameSite=Lax`);
  }
  await named.close();
});

test('who has a registry is in registry mode from the sign-in on, or from the first registry', async () => {
  const mode = 'isRegistrantMode=true; Path=/; SameSite=Lax';
  const { emailAddress } = await makeAccount(shop, 'mode@example.com');
  const shopper = createShopper(shop);
  expect((await signIn(shopper, emailAddress)).headers.getSetCookie().join()).not.toContain('isRegistrantMode');
  const made = await shopper.send('POST', createRegistry.path, weddingSoon(shop));
  expect(made.headers.getSetCookie()).toContain(mode);
  expect((await signIn(createShopper(shop), emailAddress)).headers.getSetCookie()).toContain(mode);
});
