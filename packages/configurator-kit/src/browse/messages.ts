/** The words of home page, listings and search. */
export const browseMessages = {
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  from: 'From',
  sale: 'Sale',
  new: 'New',
  shopAll: 'Shop all',
  sortBy: 'Sort by',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
  },
  sortFailed: 'The products could not be sorted.',
  retry: 'Try again',
  allProducts: 'Products',
  searchTitle: 'Search',
  results: (count: number, query: string) =>
    count === 0 ? `Nothing found for “${query}”` : `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  nothingFound: 'Try a shorter word, or the kind of thing it is: sofa, chair, table.',
  enterQuery: 'Type what you are looking for into the search box.',
};

export type BrowseMessages = typeof browseMessages;
