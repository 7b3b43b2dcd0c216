/** Messages of returns to the shopper. */
export const returnMessages = {
  nothing: 'Please choose at least one item to return.',
  excluded: 'One of these items can’t be returned online. Please call us.',
  tooMany: 'Some of these items are already being returned. Please check the quantities.',
  closed: 'This order can’t be returned online anymore. Please call us.',
  received: 'We’ve already received this return, so it can’t be canceled.',
};
