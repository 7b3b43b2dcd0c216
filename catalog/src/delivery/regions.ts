import type { DeliveryRegion } from './types.ts';

const daily = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const thrice = ['mon', 'wed', 'fri'] as const;
const weekly = ['thu'] as const;

function region(
  siteCulture: DeliveryRegion['siteCulture'],
  name: string,
  postalCodeStarts: readonly string[],
  [parcel, inHome]: readonly [number, number],
  truckDays: DeliveryRegion['truckDays'],
): DeliveryRegion {
  return { name, siteCulture, postalCodeStarts, extraDays: { parcel, inHome }, truckDays };
}

/** Delivery regions; the longest matching postal code prefix applies. */
export const deliveryRegions: readonly DeliveryRegion[] = [
  region('USA', 'Chicagoland', ['600', '601', '602', '603', '604', '605', '606', '607', '608'], [0, 0], daily),
  region('USA', 'Midwest', ['4', '5', '6'], [1, 2], thrice),
  region('USA', 'Northeast', ['0', '1'], [2, 4], daily),
  region('USA', 'South', ['2', '3', '7'], [2, 5], thrice),
  region('USA', 'Mountains', ['8', '59'], [3, 7], weekly),
  region('USA', 'West Coast', ['9'], [3, 6], thrice),
  region('USA', 'Alaska and Hawaii', ['967', '968', '995', '996', '997', '998', '999'], [7, 21], []),
  region('USA', 'Territories', ['006', '007', '008', '009', '969'], [9, 28], []),
  region(
    'USA',
    'Military',
    ['090', '091', '092', '093', '094', '095', '096', '097', '098', '340', '962', '963', '964', '965', '966'],
    [14, 45],
    [],
  ),
  region('CANADA', 'Toronto', ['M'], [0, 0], daily),
  region('CANADA', 'Ontario and Quebec', ['K', 'L', 'N', 'G', 'H', 'J'], [2, 4], thrice),
  region('CANADA', 'Northern Ontario', ['P'], [4, 9], weekly),
  region('CANADA', 'Prairies', ['R', 'S', 'T'], [3, 8], weekly),
  region('CANADA', 'British Columbia', ['V'], [4, 9], thrice),
  region('CANADA', 'Atlantic', ['A', 'B', 'C', 'E'], [4, 10], weekly),
  region('CANADA', 'The North', ['X', 'Y'], [12, 40], []),
];

/** The region of a postal code; `null` in none. */
export function getDeliveryRegion(
  postalCode: string,
  siteCulture: DeliveryRegion['siteCulture'],
): DeliveryRegion | null {
  const code = postalCode.trim().toUpperCase();
  const fits = deliveryRegions
    .filter((entry) => entry.siteCulture === siteCulture)
    .flatMap((entry) => entry.postalCodeStarts.map((start) => ({ entry, start })))
    .filter(({ start }) => code.startsWith(start))
    .toSorted((one, other) => other.start.length - one.start.length);
  return fits[0]?.entry ?? null;
}
