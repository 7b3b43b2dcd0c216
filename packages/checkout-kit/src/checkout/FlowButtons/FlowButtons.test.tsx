import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './FlowButtons.stories.tsx';

const { Forward, BackAndForward, Busy } = composeStories(stories);

test('calls onForward and onBack', async () => {
  const onForward = fn();
  const onBack = fn();
  await BackAndForward.run({ args: { ...BackAndForward.args, onForward, onBack } });
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect([onForward.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
});

test('has no back button by default', async () => {
  await Forward.run();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('ignores clicks while it is busy', async () => {
  const onForward = fn();
  await Busy.run({ args: { ...Busy.args, onForward } });
  await userEvent.click(screen.getByRole('button'));
  expect(onForward).not.toHaveBeenCalled();
});
