import { ok, type OpeningHours, type SiteCulture, type StoreLocation, type StoreWithStock } from '@settee/domain';
import { createElement } from 'react';
import { fn } from 'storybook/test';
import type { StoresPorts, StoresStart } from '../stores/ports.ts';

const long = { opens: '10:00', closes: '21:00' };
const short = { opens: '11:00', closes: '18:00' };
const hours: OpeningHours = { mon: long, tue: long, wed: long, thu: long, fri: long, sat: long, sun: short };
const quiet: OpeningHours = { ...hours, mon: null, sun: null };

function storeAt(id: number, name: string, place: string, change: Partial<StoreLocation> = {}): StoreLocation {
  const [address1 = '', city = '', region = '', postalCode = '', phone = ''] = place.split('|');
  return { id, name, address1, city, region, postalCode, phone, hours, isPickupOffered: true, ...change };
}

const american = [
  storeAt(101, 'Lincoln Park', '1846 N Halsted St|Chicago|IL|60614|(312) 555-0101'),
  storeAt(102, 'Oak Brook', '210 Oakbrook Ctr|Oak Brook|IL|60523|(630) 555-0102'),
  storeAt(117, 'Southdale', '6901 France Ave S|Edina|MN|55435|(952) 555-0117', { hours: quiet }),
  storeAt(103, 'Flatiron', '899 Broadway|New York|NY|10010|(212) 555-0103'),
  storeAt(118, 'Country Club Plaza', '430 Nichols Rd|Kansas City|MO|64112|(816) 555-0118'),
];
const canadian = [
  storeAt(120, 'Yorkville', '136 Bloor St W|Toronto|ON|M5S 1M4|(416) 555-0120'),
  storeAt(121, 'South Granville', '2980 Granville St|Vancouver|BC|V6H 3J7|(604) 555-0121'),
];

/** All stores of a site; one of the American ones keeps nothing for online orders. */
export function storesFixture(siteCulture: SiteCulture): readonly StoreLocation[] {
  if (siteCulture === 'CANADA') return canadian;
  const outlet = storeAt(119, 'Kanawha Outlet', '3000 Patrick St|Charleston|WV|25311|(304) 555-0119', {
    isPickupOffered: false,
    hours: quiet,
  });
  return [...american, outlet];
}

const told: readonly Omit<StoreWithStock, 'store'>[] = [
  { availability: 'inStock', isOnDisplay: true, distance: 3 },
  { availability: 'limited', isOnDisplay: false, distance: 15 },
  { availability: 'onDisplay', isOnDisplay: true, distance: 350 },
  { availability: 'none', isOnDisplay: false, distance: 711 },
  { availability: 'unknown', isOnDisplay: false, distance: 402 },
];

/** A store in each situation, as far as the site has as many. */
export function stockFixture(siteCulture: SiteCulture): readonly StoreWithStock[] {
  const stores = siteCulture === 'CANADA' ? canadian : american;
  return stores.flatMap((store, at) => {
    const one = told[at];
    return one ? [{ store, ...one }] : [];
  });
}

export const zipFixture: Readonly<Record<SiteCulture, string>> = { USA: '60614', CANADA: 'M5S 1M4' };

/** Ports of a site that answer well; the cart has no zip code unless `start` says one. */
export function storesPortsFixture(
  siteCulture: SiteCulture,
  start: StoresStart = { zip: '', pickup: null },
  change: Partial<StoresPorts> = {},
): StoresPorts {
  const isThere = ({ availability }: StoreWithStock) => !['none', 'unknown'].includes(availability);
  return {
    start: fn(async () => ok(start)),
    getAvailability: fn(async ({ zip, onlyAvailStores }) => {
      const stores = stockFixture(siteCulture).filter((one) => !onlyAvailStores || isThere(one));
      return ok({ zip, problem: null, stores });
    }),
    keepZip: fn(async () => ok({})),
    resetStore: fn(async () => ok({})),
    openStore: fn(async () =>
      ok({ title: 'Oak Brook', body: createElement('p', null, '210 Oakbrook Ctr, Oak Brook, IL 60523') }),
    ),
    openList: fn(async () =>
      ok({ title: 'Our stores', body: createElement('p', null, 'Lincoln Park, 1846 N Halsted St, Chicago') }),
    ),
    log: fn(),
    ...change,
  };
}
