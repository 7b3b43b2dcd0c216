import { expect } from 'storybook/test';

/** Text at 200 %, as browsers let people set it; goes with the story. Not on a page of documentation, which it would enlarge. */
export function largeText({ viewMode }: { viewMode?: string }): (() => void) | undefined {
  if (viewMode === 'docs') return undefined;
  const page = document.documentElement;
  page.style.fontSize = '200%';
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
