import { type CatalogProduct, type CatalogStore, soldProducts, storeStock, storesOutOfReach } from '@settee/catalog';
import type { CheckoutPickupStore, StoreInventory, ShopSite, Sku, PickupStore } from '@settee/domain';
import { storeMessages } from './messages.ts';
import { isPickupOffered, toStores } from './to-stores.ts';
import type { Context } from '../../platform/context.ts';
import type { LineDesign } from '../personalization/design.ts';

const bySku: ReadonlyMap<Sku, CatalogProduct> = new Map(
  soldProducts.flatMap((product) =>
    [product.sku, ...product.variants.map(({ sku }) => sku)].map((sku): [Sku, CatalogProduct] => [sku, product]),
  ),
);

/** The product of a brand that a sku belongs to; `null` for a sku that the brand does not sell. */
export function productOfSku({ brand }: ShopSite, sku: Sku): CatalogProduct | null {
  const product = bySku.get(sku);
  return product?.brand === brand ? product : null;
}

/**
 * Returns the pickup stock and display status of a product in a store; `null` when the store's stock cannot be
 * queried. STORE-04
 */
export function onHand(store: CatalogStore, product: CatalogProduct): StoreInventory | null {
  if (!isStockServiceAvailable(store)) return null;
  const quantity = getPickupStock(store, { productSku: product.sku, personalizationText: '', design: null });
  return { quantity, isOnDisplay: storeStock(store, product).isOnDisplay };
}

const day = 86_400_000;

/** Stores of a site that offer pickup. */
const getKeepers = (site: ShopSite) => toStores(site).filter(isPickupOffered);

/** Returns a store of the site by id; `null` for a store without pickup. */
export function pickupStore(site: ShopSite, locationId: number | null | undefined): CatalogStore | null {
  return getKeepers(site).find(({ id }) => id === locationId) ?? null;
}

/** Returns the length of the common prefix of two postal codes. */
function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The stores of a site, those of the same postal area first, then those of the same state. */
export function nearestStores(
  site: ShopSite,
  zipCode: string,
  { addresses }: Pick<Context, 'addresses'>,
): CatalogStore[] {
  const region = zipCode === '' ? null : addresses.regionOf(zipCode, site.siteCulture);
  const nearness = (store: CatalogStore) =>
    zipCode === '' ? 0 : shared(zipCode, store.postalCode) * 2 + (store.region === region ? 3 : 0);
  return getKeepers(site).toSorted((one, other) => nearness(other) - nearness(one));
}

/** The selected store, else the nearest store in the state of the postal code; `null` if there is none. */
export function getSelectedPickupStore(
  site: ShopSite,
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

/** Formats of days by time zone: to make one takes longer than the rest of an estimate. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });
  dayFormats.set(timeZone, format);
  return format;
}

/** Pickup estimate at a store, such as 'Ready Mar 3 at Lincoln Park'. */
export function pickupEstimate({ name, timeZone }: CatalogStore, now: Date): string {
  return storeMessages.ready(dayFormat(timeZone).format(new Date(now.getTime() + day)), name);
}

/** A store as the cart lists it. */
export function getPickupStore({ id, name, city, region }: CatalogStore): PickupStore {
  return { locationId: id, name, place: `${city}, ${region}` };
}

/** A store as the checkout shows it before payment. SHIP-01 */
export function getCheckoutPickupStore(store: CatalogStore): CheckoutPickupStore {
  const { address1, postalCode, phone, hours } = store;
  return { ...getPickupStore(store), address1, postalCode, phone, hours };
}
