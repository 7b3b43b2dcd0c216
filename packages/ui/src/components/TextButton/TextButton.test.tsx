import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TextButton.stories.tsx';

const { Alone, ByKeyboard, Disabled } = composeStories(stories);

test('is a button that calls back once', async () => {
  await Alone.run();
});

test('Enter and Space press it', async () => {
  await ByKeyboard.run();
});

test('ignores presses when disabled', async () => {
  const onClick = fn();
  await Disabled.run({ args: { ...Disabled.args, onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClick).not.toHaveBeenCalled();
});
