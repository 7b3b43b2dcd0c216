import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './IconButton.stories.tsx';

const { Plain, Disabled } = composeStories(stories);

test('does not submit the form that contains it', async () => {
  await Plain.run();
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('is not pressable when disabled', async () => {
  await Disabled.run();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true);
});
