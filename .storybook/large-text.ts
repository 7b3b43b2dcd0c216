import { expect } from 'storybook/test';

/**
 * Sets the text size to 200 %, as browsers allow; only in story view, because it would enlarge a documentation
 * page.
 */
export function largeText({ viewMode }: { viewMode?: string }): (() => void) | undefined {
  if (viewMode === 'docs') return undefined;
  const page = document.documentElement;
  page.style.fontSize = '200%';
  return () => page.removeAttribute('style');
}

/** A word that no phone shows on one line. */
export const longWord = 'Polstermöbelbezugsstoffmusterkartenbestellung';

/** Shared settings of stories on a phone with large text; the story fails when content overflows horizontally. */
export const onALargeTextPhone = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
