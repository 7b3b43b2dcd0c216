import type { Site } from '@settee/domain';
import { destinationOf } from '../order/quote.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import type { Basket } from './basket.ts';
import type { LineContext } from './line-item.ts';
import { storeInForce } from './pickup-stores.ts';
import { linePictures, type PricedLine } from './priced-lines.ts';

type Placed = Pick<Basket, 'shippingAddress' | 'zipCode' | 'pickupStoreId'>;

/** What estimates of a basket's lines go by. */
export function whereaboutsOf(basket: Placed, site: Site, world: World): Omit<LineContext, 'pictureOf'> {
  const { postalCode } = destinationOf(basket, site, world);
  const { pickupStoreId } = basket;
  const store = storeInForce(site, { pickupStoreId, zipCode: postalCode }, world);
  return { siteCulture: site.siteCulture, now: world.clock.now(), postalCode, store };
}

/** What the lines of a basket are shown by; at most one query. */
export async function lineContextOf(
  db: Database,
  lines: readonly PricedLine[],
  basket: Placed,
  site: Site,
  world: World,
): Promise<LineContext> {
  return { ...whereaboutsOf(basket, site, world), pictureOf: await linePictures(db, lines) };
}
