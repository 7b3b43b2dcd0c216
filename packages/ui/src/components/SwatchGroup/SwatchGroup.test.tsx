import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SwatchGroup.stories.tsx';

const { HiddenLegend } = composeStories(stories);

test('a hidden legend still names the group', async () => {
  await HiddenLegend.run();
  expect(screen.getByRole('group', { name: 'Washed Linen' })).toBeTruthy();
});
