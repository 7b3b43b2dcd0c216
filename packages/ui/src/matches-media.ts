/** Whether a media query matches now; in a document without media queries, such as one of jsdom, none does. */
export const matchesMedia = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
