import type { Brand, Sku } from '@settee/domain';
import type { DayRange, PerSite } from '../site-types.ts';

/** Prebuilt configuration in stock. QSHIP-05 */
export interface QuickShipItem {
  productSku: Sku;
  brand: Brand;
  sku: Sku;
  /** Choice codes by option code. */
  choices: Readonly<Record<number, number>>;
  /** In stock; 0 for one that is being made again. QSHIP-07 */
  stock: PerSite<number>;
  deliveryDays: DayRange;
  /** Delivery time when out of stock, since a new one must be made. */
  backorderDays: DayRange;
}

const soon: DayRange = { from: 7, to: 14 };
const later: DayRange = { from: 28, to: 35 };

function ready(
  brand: Brand,
  productSku: Sku,
  sku: Sku,
  choices: Readonly<Record<number, number>>,
  [us, canada]: readonly [number, number],
): QuickShipItem {
  const stock = { USA: us, CANADA: canada };
  return { brand, productSku, sku, choices, stock, deliveryDays: soon, backorderDays: later };
}

/** Configurations in stock; products not listed have no quick-ship items (QSHIP-09). */
export const quickShipItems: readonly QuickShipItem[] = [
  ready('main', 100101, 100111, { 11: 3001, 12: 1201, 13: 2001 }, [4, 1]),
  ready('main', 100101, 100112, { 11: 3002, 12: 1201, 13: 2001 }, [9, 3]),
  ready('main', 100101, 100112, { 11: 3002, 12: 1101, 13: 2002 }, [5, 2]),
  ready('main', 100101, 100112, { 11: 3002, 12: 1401, 13: 2001 }, [3, 0]),
  ready('main', 100101, 100113, { 11: 3003, 12: 1102, 13: 2003 }, [0, 0]),
  ready('main', 100104, 100115, { 15: 3102, 18: 3401, 16: 3201, 12: 1401, 17: 3302, 13: 2001 }, [3, 1]),
  ready('main', 100104, 100115, { 15: 3102, 18: 3402, 16: 3201, 12: 1401, 17: 3302, 13: 2001 }, [2, 0]),
  ready('main', 100401, 100412, { 11: 3012, 12: 1201, 13: 2001 }, [7, 2]),
  ready('main', 100401, 100413, { 11: 3013, 12: 1201, 13: 2001 }, [0, 0]),
  ready('cb2', 200101, 200112, { 11: 3002, 12: 1104, 13: 2003 }, [6, 2]),
  ready('cb2', 200101, 200113, { 11: 3003, 12: 1106, 13: 2003 }, [2, 1]),
  ready('cb2', 200104, 200115, { 15: 3112, 16: 3201, 12: 1402, 17: 3301, 13: 2003 }, [4, 1]),
  ready('cb2', 200401, 200412, { 11: 3012, 12: 1701, 13: 2003 }, [5, 2]),
  ready('cb2', 200401, 200411, { 11: 3011, 12: 1701, 13: 2003 }, [0, 0]),
];
