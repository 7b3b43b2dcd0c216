import type { CustomConfirmation, ShopSite } from '@settee/domain';
import { customTerms } from '../../catalog/availability/custom-terms.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { toConfirmedItem } from '../../catalog/personalization/confirmed-item.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AddRequest } from '../add-to-cart/add-line-items.ts';

/** Terms of what is made for the shopper among some items, to order or with a design; `null` where all of it is ready made. */
export async function findTerms(
  db: Database,
  { siteCulture }: ShopSite,
  wanted: readonly AddRequest[],
): Promise<CustomConfirmation | null> {
  const pictureOf = await getImages(
    db,
    wanted.map(({ item }) => item),
  );
  const [designed, plain] = [wanted.filter(({ design }) => design), wanted.filter(({ design }) => !design)];
  const terms = customTerms(
    plain.map(({ item, quantity }) => ({ item, quantity, picture: pictureOf(item) })),
    siteCulture,
  );
  const items = designed.map(({ item, quantity, design }) =>
    toConfirmedItem(item, { quantity, picture: pictureOf(item), siteCulture, design }),
  );
  return terms.items.length + items.length > 0 ? { ...terms, items: [...items, ...terms.items] } : null;
}
