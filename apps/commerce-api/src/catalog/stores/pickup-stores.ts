import { type CatalogStore, products, storesOutOfReach, storeStock } from '@settee/catalog';
import type { PickupStore, Site, Sku } from '@settee/domain';
import { isPickupOffered, toStores } from './to-stores.ts';
import type { Context } from '../../platform/context.ts';
import type { LineDesign } from '../personalization/design.ts';

const bySku = new Map(products.map((product) => [product.sku, product]));
const day = 86_400_000;

/** Stores of a site that offer pickup. */
const getKeepers = (site: Site) => toStores(site).filter(isPickupOffered);

/** Returns a store of the site by id; `null` for a store without pickup. */
export function pickupStore(site: Site, locationId: number | null | undefined): CatalogStore | null {
  return getKeepers(site).find(({ id }) => id === locationId) ?? null;
}

/** Returns the length of the common prefix of two postal codes. */
function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The stores of a site, those of the same postal area first, then those of the same state. */
export function nearestStores(site: Site, zipCode: string, { addresses }: Pick<Context, 'addresses'>): CatalogStore[] {
  const region = zipCode === '' ? null : addresses.regionOf(zipCode, site.siteCulture);
  const nearness = (store: CatalogStore) =>
    zipCode === '' ? 0 : shared(zipCode, store.postalCode) * 2 + (store.region === region ? 3 : 0);
  return getKeepers(site).toSorted((one, other) => nearness(other) - nearness(one));
}

/** The store that was chosen, else the nearest one of the postal code's state; `null` when there is none. */
export function getSelectedPickupStore(
  site: Site,
  { pickupStoreId, zipCode }: { pickupStoreId: number | null; zipCode: string },
  needs: Pick<Context, 'addresses'>,
): CatalogStore | null {
  const chosen = pickupStore(site, pickupStoreId);
  if (chosen || zipCode === '') return chosen;
  const region = needs.addresses.regionOf(zipCode, site.siteCulture);
  return nearestStores(site, zipCode, needs).find((store) => store.region === region) ?? null;
}

/** Returns true when the stock of the store can be queried. CART-26 */
export function isStockServiceAvailable({ id }: CatalogStore): boolean {
  return !storesOutOfReach.includes(id);
}

/** Fields of a line that determine its stock at a store. */
export interface PickupItem {
  productSku: Sku;
  personalizationText: string;
  design: LineDesign | null;
}

/** Cart line with the data that a store pickup needs. */
interface PickupLine extends PickupItem {
  id: string;
  quantity: number;
  shipMethod: string;
  isSaved: boolean;
}

/** Returns the pickup stock of a line's item at a store; 0 for made-to-order and personalized items. */
export function getPickupStock(store: CatalogStore, { productSku, personalizationText, design }: PickupItem): number {
  const product = bySku.get(productSku);
  if (!product || personalizationText !== '' || design !== null) return 0;
  if (product.isMadeToOrder || product.options.length > 0 || !isStockServiceAvailable(store)) return 0;
  return storeStock(store, product).quantity;
}

/** Returns true when the store has enough stock for this line and the other lines picked up there. */
export function hasPickupStock(store: CatalogStore, lines: readonly PickupLine[], line: PickupLine): boolean {
  const held = lines.filter(
    ({ id, productSku, shipMethod, isSaved }) =>
      id !== line.id && productSku === line.productSku && shipMethod === 'pickup' && !isSaved,
  );
  return held.reduce((sum, { quantity }) => sum + quantity, line.quantity) <= getPickupStock(store, line);
}

/** Pickup estimate at a store, such as 'Ready Mar 3 at Lincoln Park'. */
export function pickupEstimate({ name, timeZone }: CatalogStore, now: Date): string {
  const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });
  return `Ready ${date.format(new Date(now.getTime() + day))} at ${name}`;
}

/** A store as the cart lists it. */
export function getPickupStore({ id, name, city, region }: CatalogStore): PickupStore {
  return { locationId: id, name, place: `${city}, ${region}` };
}
