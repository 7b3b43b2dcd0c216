import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RatingDistribution.stories.tsx';

const { NoReviews } = composeStories(stories);

test('without reviews all bars are empty', async () => {
  await NoReviews.run();
  const bars = screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector<HTMLElement>('[style]')?.style.inlineSize);
  expect(bars).toEqual(['0%', '0%', '0%', '0%', '0%']);
});
