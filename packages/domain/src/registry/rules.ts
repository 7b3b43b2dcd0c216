import type { Sku } from '../site/brand.ts';
import type { AddToListProduct, RegistryData } from './registry.ts';

/** Cookie for registry mode; its value is `true`, or it is missing. REG-01 */
export const registrantModeCookie = 'isRegistrantMode';

/** Cookie for scan mode in a store. REG-10 */
export const scanModeCookie = 'scan-mode';

/** Marks a signed-in shopper's browser unless the settings name another. REG-02 */
export const defaultAccountCookie = 'settee_account';

/** Reads a cookie from a `Cookie` header or `document.cookie`; empty when missing. */
export function cookieIn(cookies: string, name: string): string {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

export interface ChecklistSettings {
  /** Enables checklists; false hides every 'View Checklist' link. REG-13 */
  isInteractiveChecklist: boolean;
  /** Types of the registries that have a checklist, compared in any case. REG-15 */
  checklistEventTypes: readonly string[];
}

/** Default of every shop. REG-15 */
export const defaultChecklist: ChecklistSettings = { isInteractiveChecklist: true, checklistEventTypes: ['br', 'bb'] };

/** Whether a registry has a checklist. REG-13 to REG-15 */
export function hasChecklist(
  { isInteractiveChecklist, checklistEventTypes }: ChecklistSettings,
  registryType: string,
): boolean {
  const wanted = registryType.toLowerCase();
  return isInteractiveChecklist && checklistEventTypes.some((type) => type.toLowerCase() === wanted);
}

export interface AddToRegistryInput {
  /** Prices, choices or an add are on their way. REG-25 */
  isLoading: boolean;
  /** The product is in stock; otherwise the button is disabled. REG-26 */
  isInStock: boolean;
  /** Made to order without choices that can be stored. REG-27 */
  isMadeToOrder: boolean;
  /** The personalization has no error; otherwise the button is disabled. REG-28 */
  isPersonalizationValid: boolean;
  /** 0 until the configuration resolves to a SKU. REG-29 */
  sku: Sku;
  /** The page represents several SKUs, such as sizes. REG-29 */
  isGrouper: boolean;
}

export type AddToRegistryBlocker = 'loading' | 'unavailable' | 'made-to-order' | 'personalization' | 'no-sku';

/** Returns the reason that the add-to-registry button is disabled; `null` if it is enabled. REG-25 to REG-29 */
export function getAddToRegistryBlocker(input: AddToRegistryInput): AddToRegistryBlocker | null {
  if (input.isLoading) return 'loading';
  if (!input.isInStock) return 'unavailable';
  if (input.isMadeToOrder) return 'made-to-order';
  if (!input.isPersonalizationValid) return 'personalization';
  return input.sku === 0 && !input.isGrouper ? 'no-sku' : null;
}

/** Sums the requested quantities of the registries in a lookup. REG-23 */
export function registryQtyWants({ giftRegistries }: Pick<RegistryData, 'giftRegistries'>): number {
  return giftRegistries.reduce((sum, entry) => sum + entry.registryQtyWants, 0);
}

/** Returns the count next to the quantity-edit link. REG-23, REG-24 */
export function registryCountShown(given: {
  registryCount: number;
  registryQtyWants: number;
  /** Quantity added on this page. */
  registryQuantity: number;
}): number {
  const isKnown = given.registryCount >= 1 && given.registryQtyWants > 0;
  return isKnown ? given.registryQtyWants : given.registryQuantity;
}

/** Returns true if a product is added to a registry, not a list. REG-35 */
export function isForRegistry({ listType }: Pick<AddToListProduct, 'listType'>): boolean {
  return listType === 1;
}
