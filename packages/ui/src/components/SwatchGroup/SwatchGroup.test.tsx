import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SwatchGroup.stories.tsx';

const { OnePicked, ByKeyboard, HiddenLegend } = composeStories(stories);

test('one of the group is picked at a time', async () => {
  await OnePicked.run();
});

test('one tab stop, arrows move the pick', async () => {
  await ByKeyboard.run();
});

test('a hidden legend still names the group', async () => {
  await HiddenLegend.run();
  expect(screen.getByRole('group', { name: 'Washed Linen' })).toBeTruthy();
});
