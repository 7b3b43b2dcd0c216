import type { Messages } from '@settee/ui';

/** Messages of the links on a product page, loaded after the page. */
export const productLinkMessages = {
  relatedTitle: 'Pairs Well With',
  moreIn: (category: string) => `More in ${category}`,
  customizeSectional: 'Customize Your Sectional',
  bundleTitle: 'What’s Included',
  bundleQuantity: (count: number) => `Qty: ${count}`,
  shop: (displayName: string) => `Shop ${displayName}`,
};

export type ProductLinkMessages = Messages<typeof productLinkMessages>;
