import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Switch.stories.tsx';

const { Disabled } = composeStories(stories);

test('a disabled one does not turn', async () => {
  const onChange = fn();
  await Disabled.run({ args: { ...Disabled.args, onChange } });
  fireEvent.click(screen.getByText('Shortest delivery time first'));
  expect(onChange).not.toHaveBeenCalled();
});
