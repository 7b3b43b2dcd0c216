import { expect } from 'storybook/test';

/** Text at 200 %, as browsers let people set it; goes with the story. */
export function largeText(): () => void {
  const page = document.documentElement;
  // Where motion is reduced everything changes within a moment, and a moment is too late for whoever measures.
  page.style.cssText = 'font-size: 200%; transition: none';
  return () => page.removeAttribute('style');
}

/** A word that no phone shows on one line. */
export const longWord = 'Polstermöbelbezugsstoffmusterkartenbestellung';

/** What a story on a phone in large text has in common; it fails when anything sticks out sideways. */
export const onALargeTextPhone = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
