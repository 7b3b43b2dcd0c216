import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './LoadMore.stories.tsx';

const { NothingThere } = composeStories(stories);

test('an empty list is shown to its end', async () => {
  await NothingThere.run();
  expect(document.querySelector('[style*="--share"]')?.getAttribute('style')).toContain('--share: 100%');
});
