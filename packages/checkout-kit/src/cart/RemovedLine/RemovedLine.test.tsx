import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RemovedLine.stories.tsx';

const { Removed, UndoFailed } = composeStories(stories);

test('names the removed item, gets the focus and offers an undo', async () => {
  const onUndo = fn();
  await Removed.run({ args: { ...Removed.args, onUndo } });
  expect(screen.getByText('Noor Floor Lamp removed.')).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Undo: add Noor Floor Lamp back' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(onUndo).toHaveBeenCalledOnce();
});

test('announces a failed undo', async () => {
  await UndoFailed.run();
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t add Noor Floor Lamp back. Please try again.');
});
