import type { Brand, Cents, Sku } from '@settee/domain';
import type { PerSite } from '../site-types.ts';

/** A cause that shoppers can give to with an order. CART-19 */
export interface Donation {
  sku: Sku;
  brand: Brand;
  name: string;
  text: string;
  amounts: PerSite<readonly Cents[]>;
}

const amounts = { USA: [500, 1000, 2500], CANADA: [500, 1500, 3000] };

export const donations: readonly Donation[] = [
  {
    sku: 720001,
    brand: 'main',
    name: 'Roof & Hearth Fund',
    text: 'Furnishes homes for families moving out of shelters.',
    amounts,
  },
  {
    sku: 720002,
    brand: 'cb2',
    name: 'Open Studio Fund',
    text: 'Funds studio space for young designers.',
    amounts,
  },
];
