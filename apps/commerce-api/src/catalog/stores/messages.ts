/** The words of stores. */
export const storeMessages = {
  ready: (day: string, store: string) => `Ready ${day} at ${store}`,
} as const;
