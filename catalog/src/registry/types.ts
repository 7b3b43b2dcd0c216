import type { Brand, Sku } from '@settee/domain';

/** Wedding `wd`, bridal `br` and baby `bb` have a checklist by configuration, the house-warming `hw` has none. REG-14, REG-15 */
export type RegistryType = 'wd' | 'br' | 'bb' | 'hw';

/** Gift registry with its requested items. REG-34 */
export interface GiftRegistry {
  id: number;
  brand: Brand;
  registryType: RegistryType;
  eventType: string;
  /** Days from the start of the demo to the event. */
  eventInDays: number;
  /** Email of the account that owns it. */
  owner: string;
  ownersName: string;
  postalCode: string;
  items: readonly { sku: Sku; wants: number; has: number }[];
}
