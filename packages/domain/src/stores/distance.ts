import type { SiteCulture } from '../site/brand.ts';

/** A place on Earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Distance unit of a site. */
export type DistanceUnit = 'mi' | 'km';

const radius: Readonly<Record<DistanceUnit, number>> = { mi: 3958.8, km: 6371 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the unit of distances on a site: miles, in Canada kilometers. */
export function distanceUnit(siteCulture: SiteCulture): DistanceUnit {
  return siteCulture === 'CANADA' ? 'km' : 'mi';
}

/** The way between two places as the crow flies, in `unit`. */
export function distanceBetween(from: Place, to: Place, unit: DistanceUnit): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const half = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along;
  return 2 * radius[unit] * Math.asin(Math.sqrt(half));
}
