import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TextButton.stories.tsx';

const { Disabled } = composeStories(stories);

test('ignores clicks when disabled', async () => {
  const onClick = fn();
  await Disabled.run({ args: { ...Disabled.args, onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(onClick).not.toHaveBeenCalled();
});
