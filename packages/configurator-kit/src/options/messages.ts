import type { Messages } from '@settee/ui';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The words of the product page. */
export const productMessages = {
  from: 'From',
  monthly: ({ amount, months }: { amount: string; months: number }) =>
    `or ${amount} a month for ${months} months with the House Card`,
  rated: (average: string) => `Rated ${average} out of 5`,
  optionsTitle: 'Options',
  options: (count: number) => plural(count, 'option', 'options'),
  noneSelected: 'None Selected',
  selectAnOption: 'Select an option',
  summaryTitle: 'Your Selection Summary',
  edit: 'Edit',
  items: (count: number) => plural(count, 'item', 'items'),
  add: (price: string) => `add ${price}`,
  browseAll: (option: string) => `Browse All ${option}s`,
  careAndDetails: 'Care & Details',
  viewDetails: 'View Details',
  addToCompare: 'Add to Compare',
  why: 'Why?',
  orderSwatches: 'Order Free Swatches',
  loadMore: 'Load More',
  incompatible: 'not available with your other choices',
  incompatibleNote: 'Crossed-out options aren’t available with your other choices.',
  disabled: 'unavailable',
  quantity: (name: string) => `Quantity of ${name}`,
  selected: ({
    option,
    choice,
    price,
    availability,
  }: {
    option: string;
    choice: string;
    price: string;
    availability: string;
  }) => `${option}: ${choice}. ${price}. ${availability}`,
  choicesLabel: (option: string) => `Choices for ${option}`,
  noLongerAvailable: 'No longer available',
};

export type ProductMessages = Messages<typeof productMessages>;
