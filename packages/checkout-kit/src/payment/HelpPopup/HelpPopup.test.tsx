import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { fn, screen, userEvent } from 'storybook/test';
import * as stories from './HelpPopup.stories.tsx';

const { SecurityCode } = composeStories(stories);

test('shows the content it is given and closes', async () => {
  const onClose = fn();
  await SecurityCode.run({ args: { ...SecurityCode.args, onClose } });
  expect(screen.getByRole('dialog', { name: 'Where is my security code?' }).textContent).toContain('American Express');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
