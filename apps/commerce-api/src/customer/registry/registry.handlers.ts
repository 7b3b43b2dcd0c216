import {
  formatPrice,
  ok,
  type ResponsiveImage,
  err,
  type RegistryAddItem,
  type Result,
  type ShopSite,
  validateEventDate,
  ownersName,
  registryLimits,
  hasChecklist,
  getRecommendedQuantities,
} from '@settee/domain';
import { and, count, eq } from 'drizzle-orm';
import { requireAccount } from '../../platform/require-account.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { designImage, designPrice } from '../../catalog/personalization/line-design.ts';
import type { Database } from '../../platform/database/database.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import type { Context } from '../../platform/context.ts';
import { registryMessages } from './messages.ts';
import { checkRegistryCapacity, type PlacedItem, putItem } from './put-items.ts';
import { registryRate } from './rate.ts';
import { lockAccount } from '../../platform/session/accounts.queries.ts';
import { findRegistry, isOwnRegistry, loadEntries, isNotRemoved, toEntry } from './registries-of.ts';
import { readWantedItems, type WantedItem } from './wanted-item.ts';
import { validationError, notFound } from '../../platform/http/error-response.ts';
import { registries, registryItems } from './tables.ts';
import { findCategories } from '../../catalog/products/categories.queries.ts';
import { readItems, getRequestedQuantity } from './registry-items.ts';
import { changeItem } from './change-item.ts';
import type { Handlers } from '../../platform/handler.ts';

const failed = (message: string) => ({ isSuccess: false, message, items: [] });

/** Adds all items, or none and returns the error. */
async function putAll(
  tx: Database,
  ctx: Context,
  accountId: string,
  { wanted, site }: { wanted: readonly WantedItem[]; site: ShopSite },
): Promise<Result<PlacedItem[], string>> {
  await lockAccount(tx, accountId);
  const placed: PlacedItem[] = [];
  for (const one of wanted) {
    const registry = await findRegistry(tx, accountId, site, one.grId);
    if (!registry) return err(registryMessages.unknownRegistry);
    placed.push({ ...one, registry });
  }
  const registries = new Map(placed.map(({ registry }) => [registry.id, registry]));
  for (const registry of registries.values()) {
    const capacity = await checkRegistryCapacity(tx, registry, placed);
    if (!capacity.ok) return capacity;
  }
  for (const one of placed) await putItem(tx, ctx, one);
  return ok(placed);
}

function addedItem(
  { item, quantity, design, registry }: PlacedItem,
  own: ResponsiveImage,
  { siteCulture }: ShopSite,
): RegistryAddItem {
  const { product } = item.sellable;
  const work = designPrice(product, design, siteCulture);
  return {
    sku: item.sku,
    grId: registry.grId,
    quantity,
    registryType: registry.registryType,
    name: product.name,
    formattedPrice: formatPrice(item.currentPrice + work, siteCulture),
    imagePath: designImage(product, own, design).webp.url,
    personalizations: design
      ? [
          {
            monogrammingImg: design.imageUrl,
            inHousePersonalization: { pricingDto: { formattedTotalPrice: formatPrice(work, siteCulture) } },
          },
        ]
      : [],
  };
}

const badDay = validationError([{ field: 'eventDate', message: registryMessages.notFuture }]);

/** Handlers of registries. */
export const registryHandlers = {
  /** Takes the whole list or nothing of it. REG-36, REG-37 */
  addToRegistry: requireAccount(async ({ input, shopper, session, account, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, registryRate))) return tooManyRequests;
    const wanted = await readWantedItems(ctx.db, input, { site, session });
    if (!wanted.ok) return failed(wanted.error);
    const put = await ctx.inTransaction((tx) => putAll(tx, ctx, account.id, { wanted: wanted.value, site }));
    if (!put.ok) return failed(put.error);
    const items = put.value;
    const imageOf = await getImages(
      ctx.db,
      items.map(({ item }) => item),
    );
    return { isSuccess: true, message: '', items: items.map((one) => addedItem(one, imageOf(one.item), site)) };
  }),

  /** Creates a registry; a repeated request creates one. */
  createRegistry: requireAccount(async ({ input, shopper, session, account, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, registryRate))) return tooManyRequests;
    const { registryType, eventDate } = input;
    const now = ctx.clock.now();
    if (validateEventDate(eventDate, now.toISOString().slice(0, 10)) !== null) return badDay;
    const name = ownersName(input.ownersName);
    const made = await ctx.inTransaction(async (tx) => {
      await lockAccount(tx, account.id);
      const isOwn = isOwnRegistry(account.id, site);
      const isSame = and(
        eq(registries.registryType, registryType),
        eq(registries.eventDate, eventDate),
        eq(registries.ownersName, name),
      );
      const [known] = await tx.select().from(registries).where(and(isOwn, isSame));
      if (known) return { id: known.grId, problem: null };
      const [counted] = await tx.select({ registries: count() }).from(registries).where(isOwn);
      if ((counted?.registries ?? 0) >= registryLimits.registries)
        return { id: 0, problem: 'too-many-registries' as const };
      const grId = ctx.ids.recapId();
      const fields = { registryType, eventDate, ownersName: name, createdAt: now };
      await tx
        .insert(registries)
        .values({ id: ctx.ids.row(), grId, accountId: account.id, brand: site.brand, ...fields });
      return { id: grId, problem: null };
    });
    if (made.id > 0) shopper.enterRegistrantMode(session.isRemembered);
    return made;
  }),

  /** The categories that registries of the kind usually hold, and every other one of which something is in it. REG-13 to REG-15 */
  getChecklist: requireAccount(async ({ input, account, ctx, site }) => {
    const row = await findRegistry(ctx.db, account.id, site, input.registryId);
    if (!row || !hasChecklist(ctx.config, row.registryType)) return notFound;
    const [items, all] = await Promise.all([readItems(ctx.db, site, row), findCategories(ctx.db, site.brand)]);
    const usual = getRecommendedQuantities(row.registryType);
    const rank = (code: string) => {
      const index = usual.findIndex(({ category }) => category === code);
      return index < 0 ? usual.length : index;
    };
    const listed = all
      .map(({ code, title, url }) => ({
        code,
        title,
        url,
        usual: usual.find(({ category }) => category === code)?.pieces ?? 0,
        items: items.flatMap(({ item: { id, name, url: at, wants, picture: image }, product }) =>
          product?.category === code ? [{ id, name, url: at, wants, picture: image }] : [],
        ),
      }))
      .filter((category) => category.usual > 0 || category.items.length > 0)
      .toSorted((one, other) => rank(one.code) - rank(other.code));
    return { ...toEntry(row, getRequestedQuantity(items), site), categories: listed };
  }),

  /** Returns the registries of the shopper, newest first; `null` for a guest. REG-39 */
  getRegistries: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    return session?.account ? loadEntries(ctx.db, session.account.id, site) : null;
  },

  /** Returns the shopper's registries and the requested quantity of a SKU in each; none for a guest. REG-32, REG-38 */
  getRegistriesBySku: async ({ input, shopper, ctx, site }) => {
    const session = await shopper.session();
    if (!session?.account) return { isLoggedIn: false, registryCount: 0, giftRegistries: [] };
    const giftRegistries = await loadEntries(ctx.db, session.account.id, site, eq(registryItems.sku, input.sku));
    return { isLoggedIn: true, registryCount: giftRegistries.length, giftRegistries };
  },

  /** A registry at the prices of its site; one of another account is not found. */
  getRegistry: requireAccount(async ({ input, account, ctx, site }) => {
    const row = await findRegistry(ctx.db, account.id, site, input.registryId);
    if (!row) return notFound;
    const items = await readItems(ctx.db, site, row);
    return {
      ...toEntry(row, getRequestedQuantity(items), site),
      eventDate: row.eventDate,
      items: items.map(({ item }) => item),
    };
  }),

  /** Removes an item; succeeds if it is already removed. */
  removeRegistryItem: requireAccount((call) =>
    changeItem(call, async (tx, isItem) => {
      await tx.update(registryItems).set({ removedAt: call.ctx.clock.now() }).where(and(isItem, isNotRemoved));
      return true;
    }),
  ),

  /** Sets the requested quantity of an item; restores an item that was just removed. */
  setRegistryQuantity: requireAccount((call) =>
    changeItem(call, async (tx, isItem) => {
      const set = { requestedQuantity: call.input.quantity, removedAt: null };
      return (await tx.update(registryItems).set(set).where(isItem).returning()).length > 0;
    }),
  ),
} satisfies Handlers<'registry'>;
