import type { addToRegistry as endpoint } from '@settee/contract';
import {
  formatPrice,
  ok,
  type ResponsiveImage,
  err,
  type RegistryAddItem,
  type Result,
  type Site,
} from '@settee/domain';
import { requireAccount } from '../../platform/session/require-account.ts';
import type { Handler } from '../../platform/handler.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { designImage, designPrice } from '../../catalog/personalization/line-design.ts';
import type { Database } from '../../platform/database/database.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import type { Context } from '../../platform/context.ts';
import { registryMessages } from './messages.ts';
import { checkRegistryCapacity, type PlacedItem, putItem } from './put-items.ts';
import { registryRate } from './rate.ts';
import { findRegistry, lockAccount } from './registries-of.ts';
import { readWantedItems, type WantedItem } from './wanted-item.ts';

const failed = (message: string) => ({ isSuccess: false, message, items: [] });

/** Adds all items, or none and returns the error. */
async function putAll(
  tx: Database,
  ctx: Context,
  accountId: string,
  { wanted, site }: { wanted: readonly WantedItem[]; site: Site },
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
  { siteCulture }: Site,
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

/** Takes the whole list or nothing of it. REG-36, REG-37 */
export const addToRegistry: Handler<typeof endpoint> = requireAccount(
  async ({ input, shopper, session, account, ctx, site }) => {
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
  },
);
