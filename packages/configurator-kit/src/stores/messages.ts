import type { DistanceUnit, SiteCulture, StoreAvailability, Weekday } from '@settee/domain';

/** Every word about stores. */
export const storesMessages = {
  check: 'Check store availability',
  title: 'Store Availability',
  close: 'Close',
  starting: 'Loading',
  zipLabel: { USA: 'ZIP Code', CANADA: 'Postal Code' } as Record<SiteCulture, string>,
  find: 'Find Stores',
  missing: { USA: 'Please enter a ZIP Code.', CANADA: 'Please enter a Postal Code.' } as Record<SiteCulture, string>,
  invalid: (entry: string, siteCulture: SiteCulture) =>
    `${entry} is not a valid ${siteCulture === 'CANADA' ? 'Postal Code' : 'ZIP Code'}.`,
  wanting: {
    USA: 'Enter your ZIP Code to see which stores have it.',
    CANADA: 'Enter your Postal Code to see which stores have it.',
  } as Record<SiteCulture, string>,
  onlyAvailable: 'Only stores that have it',
  loading: 'Looking in the stores',
  found: (count: number, zip: string) => (count === 1 ? '1 store' : `${count} stores, nearest to ${zip} first`),
  none: 'No store has it right now',
  noneText: 'We can still send it to you: the delivery date is shown in your cart.',
  showAll: 'Show all stores',
  failed: 'The stores can’t be asked right now',
  retry: 'Try again',
  popupFailed: 'This could not be opened.',
  availability: {
    inStock: 'In stock',
    limited: 'Only a few left',
    onDisplay: 'On display',
    none: 'Not in this store',
    unknown: 'Call the store to ask',
  } satisfies Record<StoreAvailability, string>,
  alsoOnDisplay: 'Also on display',
  seeIt: 'See it here; we send it to you.',
  distance: (distance: number, unit: DistanceUnit) =>
    `${distance < 1 ? 'Under 1' : `About ${distance.toLocaleString('en-US')}`} ${unit}`,
  distanceName: (distance: number, unit: DistanceUnit) => {
    const name = unit === 'km' ? 'kilometre' : 'mile';
    return distance < 1
      ? `under 1 ${name}`
      : `about ${distance.toLocaleString('en-US')} ${distance === 1 ? name : `${name}s`}`;
  },
  hours: 'Hours',
  hoursOf: (name: string) => `Hours of ${name}`,
  callStore: (name: string, phone: string) => `Call ${name}, ${phone}`,
  closed: 'Closed',
  openTime: (opens: string, closes: string) => `${opens} – ${closes}`,
  dayRange: (from: string, to: string) => `${from} – ${to}`,
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } satisfies Record<
    Weekday,
    string
  >,
  pickup: 'Pickup store of your cart',
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  useNearest: 'Use the nearest store',
  allStores: 'Store locations',
  newWindow: 'opens in a new window',
  quickList: 'All stores at a glance',
  screenTitle: 'Our Stores',
  screenCount: (count: number) => (count === 1 ? '1 store' : `${count} stores`),
  outlet: 'Outlet: online orders can’t be picked up here.',
};

export type StoresMessages = typeof storesMessages;
