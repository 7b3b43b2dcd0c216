/** Widths in px from which the layout changes. */
export const breakpoints = { m: 768, l: 1024, xl: 1280 } as const;

/** The same widths as media queries, to be used as keys of `@media`. */
export const media = {
  m: '(min-width: 768px)',
  l: '(min-width: 1024px)',
  xl: '(min-width: 1280px)',
  /** A window of 1280 × 1024 px at 400% zoom: a bar at the foot would cover too much of it. */
  short: '(max-height: 320px)',
  still: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
} as const;
