/** Messages about quote requests. */
export const quoteMessages = {
  notOffered: 'This item isn’t sold by quote.',
} as const;
