import type { Messages } from '@settee/ui';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Every word of the quick-ship sidebar. */
export const quickShipMessages = {
  open: 'See What’s Available Soonest',
  title: 'Available Soonest',
  close: 'Close',
  looking: 'Finding what’s ready to ship',
  found: (count: number) => `${items(count)} found`,
  noStock: 'No quick-ship items are available right now.',
  retry: 'Try Again',
  datesFor: (zipCode: string) => `Delivery dates for ${zipCode}.`,
  choose: 'Choose This One',
  chosen: 'Your selection',
  name: ({ label, choices }: { label: string; choices: readonly string[] }) => [label, ...choices].join(', '),
  selected: ({ title, choices, price }: { title: string; choices: readonly string[]; price: string }) =>
    [title, ...choices, price].join(', '),
};

export type QuickShipMessages = Messages<typeof quickShipMessages>;
