import type { Messages } from '@settee/ui';
import type { DistanceUnit, SiteCulture, StoreAvailability, StoreService, Weekday } from '@settee/domain';

/** Every word about stores. */
export const storesMessages = {
  check: 'Check Store Availability',
  title: 'Store Availability',
  close: 'Close',
  starting: 'Loading',
  zipLabel: { USA: 'ZIP Code', CANADA: 'Postal Code' } as Record<SiteCulture, string>,
  find: 'Find Stores',
  missing: { USA: 'Please enter a ZIP Code.', CANADA: 'Please enter a Postal Code.' } as Record<SiteCulture, string>,
  invalid: ({ entry, siteCulture }: { entry: string; siteCulture: SiteCulture }) =>
    `${entry} is not a valid ${siteCulture === 'CANADA' ? 'Postal Code' : 'ZIP Code'}.`,
  wanting: {
    USA: 'Enter your ZIP Code to see which stores have this item.',
    CANADA: 'Enter your Postal Code to see which stores have this item.',
  } as Record<SiteCulture, string>,
  onlyAvailable: 'Only show stores with this item',
  loading: 'Checking stores',
  found: ({ count, zip }: { count: number; zip: string }) =>
    count === 1 ? '1 store' : `${count} stores near ${zip}, closest first`,
  none: 'Not available in stores near you',
  noneText: 'We can still ship it to you. See your delivery date in the cart.',
  showAll: 'Show All Stores',
  failed: 'We can’t check store availability right now',
  retry: 'Try Again',
  popupFailed: 'We couldn’t load the store information.',
  availability: {
    inStock: 'In stock',
    limited: 'Only a few left',
    onDisplay: 'On display',
    none: 'Not available at this store',
    unknown: 'Call for availability',
  } satisfies Record<StoreAvailability, string>,
  alsoOnDisplay: 'Also on display',
  seeIt: 'See it here and we’ll ship it to you.',
  distance: ({ distance, unit }: { distance: number; unit: DistanceUnit }) =>
    `${distance < 1 ? 'Under 1' : `About ${distance.toLocaleString('en-US')}`} ${unit}`,
  distanceName: ({ distance, unit }: { distance: number; unit: DistanceUnit }) => {
    const name = unit === 'km' ? 'kilometer' : 'mile';
    return distance < 1
      ? `under 1 ${name}`
      : `about ${distance.toLocaleString('en-US')} ${distance === 1 ? name : `${name}s`}`;
  },
  hours: 'Hours',
  hoursOf: (name: string) => `Hours for ${name}`,
  callStore: ({ name, phone }: { name: string; phone: string }) => `Call ${name}, ${phone}`,
  closed: 'Closed',
  openTime: ({ opens, closes }: { opens: string; closes: string }) => `${opens} – ${closes}`,
  dayRange: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } satisfies Record<
    Weekday,
    string
  >,
  pickup: 'Your pickup store',
  details: 'Details',
  detailsOf: (name: string) => `Details for ${name}`,
  useNearest: 'Use Nearest Store',
  allStores: 'Store Locations',
  newWindow: 'opens in a new window',
  quickList: 'All Stores at a Glance',
  screenTitle: 'Our Stores',
  screenCount: (count: number) => (count === 1 ? '1 store' : `${count} stores`),
  directions: 'Get Directions',
  directionsTo: (name: string) => `Get Directions to ${name}, opens in a new window`,
  services: 'In This Store',
  serviceNames: {
    pickup: 'Free pickup for online orders',
    curbside: 'Curbside pickup: we bring it to your car',
    design: 'Free design help, by appointment',
    returns: 'Returns for online orders',
    registry: 'Gift registry help',
    swatches: 'Every fabric to feel and swatches to take home',
  } satisfies Record<StoreService, string>,
  nearby: 'Closest Stores',
  allStoresLink: 'All Stores',
  outlet: 'Outlet store: no pickup for online orders.',
};

export type StoresMessages = Messages<typeof storesMessages>;
