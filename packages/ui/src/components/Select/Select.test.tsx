import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Select.stories.tsx';

const { NothingChosen, Invalid, Disabled } = composeStories(stories);

test('the placeholder cannot be chosen again', async () => {
  await NothingChosen.run();
  const placeholder = document.querySelector('option[value=""]');
  expect(placeholder).toHaveProperty('disabled', true);
  expect(placeholder).toHaveProperty('hidden', true);
});

test('an error marks the select and is read out with it', async () => {
  await Invalid.run();
  expect(screen.getByLabelText('State').getAttribute('aria-invalid')).toBe('true');
});

test('is native', async () => {
  await Disabled.run();
  expect(screen.getByLabelText('State')).toBeInstanceOf(HTMLSelectElement);
  expect(screen.getByLabelText('State')).toHaveProperty('disabled', true);
});
