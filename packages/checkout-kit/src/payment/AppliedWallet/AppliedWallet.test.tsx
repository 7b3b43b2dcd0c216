import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AppliedWallet.stories.tsx';

const { Applied } = composeStories(stories);

test('names the wallet and its account, and removes it', async () => {
  const onRemove = fn();
  await Applied.run({ args: { ...Applied.args, onRemove } });
  expect(screen.getByText('maren@example.com')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove PayPal' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
