/** Messages of cancellations to the shopper. */
export const cancellationMessages = {
  late: 'This order can’t be canceled online anymore. Please call us.',
  capturing: 'We’re still processing your payment. Please try again in a few minutes.',
};
