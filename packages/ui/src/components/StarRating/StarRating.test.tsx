import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './StarRating.stories.tsx';

const { OneReview } = composeStories(stories);

test('one review is not many', async () => {
  await OneReview.run();
  expect(screen.getByText('5.0 (1 review)')).toBeTruthy();
});

test('every word is replaceable', async () => {
  const messages = { rated: (rating: string) => `Note ${rating} sur 5`, reviews: () => '1 avis' };
  await OneReview.run({ args: { ...OneReview.args, messages } });
  expect(screen.getByRole('img', { name: 'Note 5.0 sur 5' })).toBeTruthy();
  expect(screen.getByText('1 avis')).toBeTruthy();
});
