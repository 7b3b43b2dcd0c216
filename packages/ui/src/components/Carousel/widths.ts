/** Widths from which a carousel shows more, one px above those of the page: 768 and 1280 belong to the narrower one. */
export const widths = { m: '(width > 768px)', l: '(width >= 1024px)', xl: '(width > 1280px)' } as const;
