/** Viewport class. SITE-03 */
export type Viewport = 'mobile' | 'desktop';

/** Widest mobile viewport, in px; desktop starts one px above. SITE-04 */
export const mobileMaxWidth = 768;

/** Mobile or desktop for a viewport width in px. */
export function getViewport(width: number): Viewport {
  // Compared as "not above", so that a fraction between 768 and 769 of a zoomed screen is desktop and NaN is mobile.
  return width > mobileMaxWidth ? 'desktop' : 'mobile';
}
