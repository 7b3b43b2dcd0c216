import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './IconButton.stories.tsx';

const { Plain, Toggle, Disabled } = composeStories(stories);

test('is pressed once per click and is named by its label', async () => {
  await Plain.run();
});

test('does not submit the form it stands in', async () => {
  await Plain.run();
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a toggle says whether it is pressed', async () => {
  await Toggle.run();
});

test('is not pressable when disabled', async () => {
  await Disabled.run();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true);
});
