import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ImageRadioGroup.stories.tsx';

const { WideTiles } = composeStories(stories);

test('a hidden legend still names the group', async () => {
  await WideTiles.run();
  expect(screen.getByRole('radiogroup', { name: 'Seats' })).toBeTruthy();
});
