import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SortMenu.stories.tsx';

const { InAToolbar, InAPanel, Disabled } = composeStories(stories);

test('a picked order takes the place of the one before', () => InAToolbar.run());
test('in a panel all orders are seen', () => InAPanel.run());

test('may be disabled', async () => {
  await Disabled.run();
  expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
});
