import type { Messages } from '@settee/ui';

/** Words of the open popups only. */
export const fixMessages = {
  notRemoved: 'Something went wrong. Please try again.',
  fixEverything: 'Fix All',
  moreProblems: (count: number) =>
    count === 1
      ? 'There’s one more thing to fix before you order.'
      : `There are ${count} more things to fix before you order.`,
  fixTitle: 'Update your cart',
  fixText: 'Here’s what we’ll change. Everything else in your cart stays the same.',
  fixDoneTitle: 'Your cart is ready',
  fixDoneText: 'Here’s what we changed.',
  fixStuck: 'We couldn’t fix everything. Please try the items below again.',
  fixing: 'Updating your cart',
  back: 'Back',
  done: 'Done',
  willRemove: 'No longer available: we’ll remove it or lower the quantity',
  willRemoveRestricted: 'Can’t ship to this state: we’ll remove it',
  willRemovePersonalized: 'Can’t be personalized right now: we’ll remove it',
  willTakeOffInstallation: 'Installation isn’t available: we’ll remove the service and keep the item',
  didRemove: 'Removed, or quantity lowered',
  didTakeOffInstallation: 'Installation removed; item kept',
};

export type FixMessages = Messages<typeof fixMessages>;
