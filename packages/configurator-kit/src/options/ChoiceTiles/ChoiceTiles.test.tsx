import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChoiceTiles.stories.tsx';

const { Legs, Images, Incompatible } = composeStories(stories);

test('a tile is a radio with picture, name and what it adds', () => Legs.run());
test('a tile that does not go with the other choices is disabled and says why', () => Incompatible.run());

test('the chosen image is checked', async () => {
  await Images.run();
  expect(screen.getByRole('radio', { name: 'French seam' })).toHaveProperty('checked', true);
});
