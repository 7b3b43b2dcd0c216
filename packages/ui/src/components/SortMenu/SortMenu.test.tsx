import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SortMenu.stories.tsx';

const { Disabled } = composeStories(stories);

test('may be disabled', async () => {
  await Disabled.run();
  expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
});
