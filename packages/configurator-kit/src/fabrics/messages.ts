import type { Messages } from '@settee/ui';
import type { FabricGroup, FabricSort } from '@settee/domain';

const fabrics = (count: number) => (count === 1 ? '1 fabric' : `${count} fabrics`);

/** Every word of the page of all fabrics. */
export const fabricMessages = {
  title: 'Free Swatches',
  intro:
    'See it in your own light before you choose. Pick up to five fabrics and leathers, and we’ll send swatches free.',
  count: fabrics,
  list: 'All fabrics',
  loading: 'Loading fabrics',
  filters: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  filterTitle: 'Filter fabrics',
  show: (count: number) => (count === 1 ? 'Show 1 Fabric' : `Show ${count} Fabrics`),
  groups: { features: 'Features', colorgroup: 'Color', fabrictype: 'Type' } satisfies Record<FabricGroup, string>,
  chips: 'Active filters',
  clearAll: 'Clear All',
  removeFilter: (name: string) => `Remove ${name} filter`,
  sortBy: 'Sort by',
  sorts: { featured: 'Featured', name: 'Name: A to Z', color: 'Color' } satisfies Record<FabricSort, string>,
  more: 'Show More',
  shown: ({ shown, count }: { shown: number; count: number }) => `Showing ${shown} of ${fabrics(count)}`,
  noneTitle: 'No fabrics match all of your filters',
  noneText: 'Remove a filter, or clear all to start over.',
  details: (name: string) => `View details for ${name}`,
  add: 'Add Swatch',
  remove: 'Remove Swatch',
  of: ({ deed, name }: { deed: string; name: string }) => `${deed}, ${name}`,
  noSwatch: 'Swatch unavailable',
  canBeSent: 'Free swatch available.',
  cannotBeSent: 'Swatch not available right now.',
  added: ({ name, count, limit }: { name: string; count: number; limit: number }) =>
    `${name} added to your swatches. ${count} of ${limit} selected.`,
  removed: (name: string) => `${name} removed from your swatches.`,
  /** Warning when a swatch is added beyond the limit of the swatch cart. FABRIC-12 */
  full: 'You may only select up to five swatches.',
  tray: 'Your swatches',
  inTray: ({ count, limit }: { count: number; limit: number }) => `${count} of ${limit}`,
  takeOut: (name: string) => `Remove ${name}`,
  takeOutGone: (name: string) => `Remove ${name}, no longer available`,
  unnamed: (code: number) => `Fabric ${code}`,
  order: 'Order Free Swatches',
  recent: 'Recently Viewed',
  nla: 'No longer available',
  nlaText: 'We can’t send swatches of these.',
  nlaInCart: (count: number) =>
    count === 1 ? 'One of your swatches is no longer available.' : `${count} of your swatches are no longer available.`,
  madeIn: (name: string) => `Available in ${name}`,
  /** Logged only, never shown to the shopper. FABRIC-21 */
  serverError: 'There was an error from server',
};

export type FabricMessages = Messages<typeof fabricMessages>;
