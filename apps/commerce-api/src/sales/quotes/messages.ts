/** Messages about quote requests. */
export const quoteMessages = {
  notOffered: 'This item isn’t sold by quote.',
  emailTooLong: (limit: number) => `Email takes up to ${limit} characters.`,
} as const;
