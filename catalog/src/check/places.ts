import { postalAreas, zipAreas } from '../postal-areas.ts';
import type { Catalog } from '../schema.ts';
import type { CatalogStore } from '../stores/types.ts';
import { storeStock } from '../stores/stock.ts';
import { getName } from './names.ts';

function getRegions({ country, postalCode }: CatalogStore): readonly string[] {
  if (country === 'CAN') return postalAreas[postalCode.slice(0, 1)] ?? [];
  const area = Number(postalCode.slice(0, 3));
  return zipAreas.filter(([from, to]) => from <= area && area <= to).map(([, , state]) => state);
}

/** Checks that each store is near its postal code and that each store with pickup has stock. */
export function storeBreaches({ stores, products }: Catalog): readonly string[] {
  return stores.flatMap((store) => {
    const available = products.filter((product) => storeStock(store, product).quantity > 0);
    const isKeeper = store.services.includes('pickup');
    return [
      ...(getRegions(store).includes(store.region)
        ? []
        : [`postal code ${store.postalCode} does not lie in ${store.region}`]),
      ...(isKeeper && available.length === 0 ? ['has nothing in stock'] : []),
      ...(isKeeper || available.length === 0 ? [] : ['has stock that nobody can fetch']),
    ].map((breach) => `${getName('stores', store)}: ${breach}`);
  });
}

/** Every postal code of a site has a region. */
export function regionBreaches({ deliveryRegions }: Catalog): readonly string[] {
  const startsOf = (site: 'USA' | 'CANADA') =>
    deliveryRegions.filter(({ siteCulture }) => siteCulture === site).flatMap((entry) => entry.postalCodeStarts);
  const without = (site: 'USA' | 'CANADA', starts: readonly string[]) =>
    starts
      .filter((start) => !startsOf(site).some((own) => start.startsWith(own)))
      .map((start) => `regions of ${site}: postal codes that start ${start} are in none`);
  return [...without('USA', [...'0123456789']), ...without('CANADA', Object.keys(postalAreas))];
}
