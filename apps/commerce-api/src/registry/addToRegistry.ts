import type { addToRegistry as endpoint } from '@settee/contract';
import { formatPrice, ok, type Picture, refuse, type RegistryAddItem, type Result, type Site } from '@settee/domain';
import { forAccount } from '../account/for-account.ts';
import type { Handler } from '../handler.ts';
import { picturesOf } from '../options/configured-pictures.ts';
import { designPicture, designPrice } from '../personalization/line-design.ts';
import type { Database } from '../world/database.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import type { World } from '../world/world.ts';
import { registryMessages } from './messages.ts';
import { judgeRoom, type PlacedItem, putItem } from './put-items.ts';
import { registryRate } from './rate.ts';
import { findRegistry, lockAccount } from './registries-of.ts';
import { readWantedItems, type WantedItem } from './wanted-item.ts';

const failed = (message: string) => ({ isSuccess: false, message, items: [] });

/** Everything goes in, or nothing with the reason. */
async function putAll(
  tx: Database,
  world: World,
  accountId: string,
  { wanted, site }: { wanted: readonly WantedItem[]; site: Site },
): Promise<Result<PlacedItem[], string>> {
  await lockAccount(tx, accountId);
  const placed: PlacedItem[] = [];
  for (const one of wanted) {
    const registry = await findRegistry(tx, accountId, site, one.grId);
    if (!registry) return refuse(registryMessages.unknownRegistry);
    placed.push({ ...one, registry });
  }
  const asked = new Map(placed.map(({ registry }) => [registry.id, registry]));
  for (const registry of asked.values()) {
    const judged = await judgeRoom(tx, registry, placed);
    if (!judged.ok) return judged;
  }
  for (const one of placed) await putItem(tx, world, one);
  return ok(placed);
}

function addedItem(
  { item, quantity, design, registry }: PlacedItem,
  own: Picture,
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
    imagePath: designPicture(product, own, design).webp.url,
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
export const addToRegistry: Handler<typeof endpoint> = forAccount(
  async ({ input, shopper, session, account, world, site }) => {
    if (!(await isWithinRate(world, shopper, registryRate))) return tooMany;
    const wanted = await readWantedItems(world.db, input, { site, session });
    if (!wanted.ok) return failed(wanted.problem);
    const put = await world.inTransaction((tx) => putAll(tx, world, account.id, { wanted: wanted.value, site }));
    if (!put.ok) return failed(put.problem);
    const items = put.value;
    const pictureOf = await picturesOf(
      world.db,
      items.map(({ item }) => item),
    );
    return { isSuccess: true, message: '', items: items.map((one) => addedItem(one, pictureOf(one.item), site)) };
  },
);
