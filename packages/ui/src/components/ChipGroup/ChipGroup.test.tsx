import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChipGroup.stories.tsx';

const { One } = composeStories(stories);

test('one chip needs no button to clear all', async () => {
  await One.run();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Filter', 'Bouclé']);
});
