/** Words that only the opened popups say. */
export const fixMessages = {
  notRemoved: 'This could not be done. Please try again.',
  fixEverything: 'Fix everything',
  moreProblems: (count: number) =>
    count === 1
      ? 'One more thing stands in the way of your order.'
      : `${count} more things stand in the way of your order.`,
  fixTitle: 'Fix everything in your cart',
  fixText: 'This is what we will do. The rest of your cart stays as it is.',
  fixDoneTitle: 'Your cart is ready',
  fixDoneText: 'This is what we did.',
  fixStuck: 'One step could not be done. What is listed below is still to do; please try again.',
  fixing: 'Fixing your cart',
  back: 'Back',
  done: 'Done',
  willRemove: 'No longer available: will be removed or lowered',
  willRemoveRestricted: 'Cannot be sent to this state: will be removed',
  willRemovePersonalized: 'Cannot be personalized now: will be removed',
  willTakeOffInstallation: 'Installation is not available: the service will be removed, the item stays',
  didRemove: 'Removed or lowered',
  didTakeOffInstallation: 'Installation removed, the item stays',
};

export type FixMessages = typeof fixMessages;
