/** The words of what a product page leads to; they come after its first load. */
export const leadMessages = {
  relatedTitle: 'Pairs Well With',
  moreIn: (category: string) => `More in ${category}`,
  customizeSectional: 'Customize Your Sectional',
  shop: (displayName: string) => `Shop ${displayName}`,
};

export type ProductLinkMessages = typeof leadMessages;
