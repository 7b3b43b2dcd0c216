import type { ServiceLevel } from './recipient.ts';

/** The codes of the service levels. SHIP-03 */
export const serviceLevels = {
  standard: 1,
  premium: 2,
  express: 3,
  localInHome: 6,
  longDistanceInHome: 7,
} as const satisfies Record<string, ServiceLevel>;

/** Curbside by truck, a ship method that is a level, too. DELIV-07 */
export const basicFreight = 8 as const satisfies ServiceLevel;

/** Gift cards, mailed or emailed, a ship method that is a level, too. DELIV-07 */
export const giftCardMethod = 9 as const satisfies ServiceLevel;

/** Meaning of a ship method code. DELIV-07 */
export type ShipMethodKind = 'standard' | 'localInHome' | 'longDistanceInHome' | 'basicFreight' | 'giftCards';

const KINDS: Readonly<Record<number, ShipMethodKind>> = {
  1: 'standard',
  2: 'standard',
  3: 'standard',
  6: 'localInHome',
  7: 'longDistanceInHome',
  8: 'basicFreight',
  9: 'giftCards',
};

/** Reads a ship method code; `null` for one that does not exist. DELIV-07, DELIV-08 */
export function getShipMethodKind(code: number): ShipMethodKind | null {
  return KINDS[code] ?? null;
}
