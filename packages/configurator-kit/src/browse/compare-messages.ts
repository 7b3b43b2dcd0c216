import type { Messages } from '@settee/ui';

/** The words of the comparison of products: the box on cards, the bar and the page. */
export const compareMessages = {
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
  title: 'Compare products',
  chosen: (count: number) => `${count} of 4 selected`,
  chooseAnother: 'Choose one more to compare',
  full: 'You can compare up to four. Remove one to add another.',
  added: ({ name, count }: { name: string; count: number }) => `${name} added to compare, ${count} of 4.`,
  removed: (name: string) => `${name} removed from compare.`,
  remove: (name: string) => `Remove ${name} from compare`,
  takeOut: 'Remove',
  clear: 'Clear All',
  feature: 'Feature',
  price: 'Price',
  rating: 'Rating',
  availability: 'Availability',
  optionsTitle: 'Options',
  choices: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  dimensionsTitle: 'Dimensions',
  detailsTitle: 'Details',
  warranty: 'Warranty',
  warrantyYears: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  returns: 'Returns',
  returnDays: (days: number) => `Free within ${days} days`,
  cancelHours: (hours: number) => `Cancel within ${hours} hours; no returns unless damaged`,
  noReturns: 'Can’t be returned',
  notListed: 'Not listed',
  differencesOnly: 'Show differences only',
  noDifferences: 'These products have the same details.',
  missing: (count: number) =>
    count === 1
      ? 'One product is no longer available, so we left it out.'
      : `${count} products are no longer available, so we left them out.`,
  onlyOne: 'Add another product to see how they differ.',
  addMore: 'Add More Products',
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Check Compare on up to four products, then see them side by side.',
  shop: 'Shop All Products',
  chooseOptions: 'Choose Options',
  chooseOptionsOf: (name: string) => `Choose Options: ${name}`,
  seeDetails: 'See Details',
  seeDetailsOf: (name: string) => `See Details: ${name}`,
};

export type CompareMessages = Messages<typeof compareMessages>;
