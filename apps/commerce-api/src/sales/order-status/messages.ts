/** Messages of the guest order page. None of them reports whether there is such an order. */
export const orderStatusMessages = {
  emailInvalid: 'Please enter a valid Email Address.',
  codeSent: 'If we have an order with that number and email address, a code is on its way. It’s good for 15 minutes.',
  codeWrong: 'That code isn’t right, or it has expired. Please check it, or get a new one.',
  tooLate: 'You can’t change this order online anymore. Please call us.',
  emailCorrected: (emailAddress: string) => `We’ve sent your receipt to ${emailAddress}.`,
};
