import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './BottomSheet.stories.tsx';

const { ASwipeDownCloses, ASwipeUpStays, AButtonCloses } = composeStories(stories);

test('a swipe down closes, and the focus goes back', async () => {
  await ASwipeDownCloses.run();
});

test('a swipe up does not', async () => {
  await ASwipeUpStays.run();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a button closes', async () => {
  await AButtonCloses.run();
});
