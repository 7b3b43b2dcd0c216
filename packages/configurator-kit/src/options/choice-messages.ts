import type { Messages } from '@settee/ui';

/** The words of quick view, flyouts, comparison, conflicts and steps. */
export const choiceMessages = {
  from: 'From',
  clickToViewOptions: 'Click to View Options',
  careAndMaterial: 'Care & Material Details',
  care: 'Care',
  features: 'Features',
  materialType: 'Type',
  content: 'Content',
  origin: 'Origin',
  comfort: 'Comfort',
  comfortOf: (scale: number) => `${scale} of 5`,
  soft: 'Soft',
  crisp: 'Crisp',
  otherProducts: 'See Other Products in This Color',
  addToCart: 'Add This Item To Cart',
  freeSwatches: 'Get Free Swatches',
  seenClose: (name: string) => `Close-up of ${name}`,
  recentTitle: 'Recently Viewed Swatches',
  compareTitle: 'Compare materials',
  compared: (count: number) => `Compare (${count})`,
  comparedNow: ({ name, count }: { name: string; count: number }) => `${name} added to compare, ${count} of 4.`,
  compareFull: 'You can compare up to four. Remove one to add another.',
  removeFromComparison: (name: string) => `Remove ${name} from compare`,
  uncomparedNow: (name: string) => `${name} removed from compare.`,
  choose: 'Choose',
  chooseNamed: (name: string) => `Choose ${name}`,
  chosen: 'Selected',
  viewDetails: 'View Details',
  price: 'Price',
  swatch: 'Free swatch',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  compareRow: 'Detail',
  conflictTitle: (option: string) => `${option}: not available right now`,
  conflict: ({ choice, others }: { choice: string; others: string }) => `${choice} isn’t available with ${others}.`,
  and: ' and ',
  conflictTake: ({ choice, others }: { choice: string; others: string }) =>
    others === '' ? `Choose ${choice}` : `Choose ${choice} with ${others}`,
  conflictTaken: ({ choice, others, price }: { choice: string; others: string; price: string }) =>
    others === '' ? `${choice} selected. ${price}` : `${choice} selected, with ${others}. ${price}`,
  soldOut: (choice: string) => `${choice} isn’t available right now.`,
  linkTitle: 'Some choices in this link aren’t available.',
  linkUnknownOption: (code: number) => `Option ${code} isn’t offered for this product.`,
  linkUnknownChoice: ({ option, code }: { option: string; code: number }) =>
    `${option}: choice ${code} is no longer offered.`,
  linkUnavailable: ({ option, choice }: { option: string; choice: string }) =>
    `${option}: ${choice} isn’t available right now.`,
  linkConflict: ({ option, choice, others }: { option: string; choice: string; others: string }) =>
    `${option}: ${choice} isn’t available with ${others}.`,
  dismiss: 'Got It',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Start Over',
  stepsLabel: 'Undo and redo your choices',
  changedTo: ({ summary, price }: { summary: string; price: string }) => `${summary}. ${price}`,
};

export type ChoiceMessages = Messages<typeof choiceMessages>;
