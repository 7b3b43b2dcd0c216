import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RatingDistribution.stories.tsx';

const { ToRead, Links, Filters, NoReviews } = composeStories(stories);

test('SUMM-07: one row for each of five stars, with its count', () => ToRead.run());
test('rows with reviews lead to them, an empty one does not', () => Links.run());
test('rows that filter are toggles', () => Filters.run());

test('without reviews all bars are empty', async () => {
  await NoReviews.run();
  const bars = screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector<HTMLElement>('[style]')?.style.inlineSize);
  expect(bars).toEqual(['0%', '0%', '0%', '0%', '0%']);
});
