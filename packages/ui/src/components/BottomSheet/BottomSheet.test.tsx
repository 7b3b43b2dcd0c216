import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './BottomSheet.stories.tsx';

const { ASwipeUpStays } = composeStories(stories);

test('a swipe up does not', async () => {
  await ASwipeUpStays.run();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
