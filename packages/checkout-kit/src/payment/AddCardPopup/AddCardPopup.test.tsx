import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddCardPopup.stories.tsx';

const all = composeStories(stories);

test("CARD-09: the 'Add New Card' popup holds the card form and closes by Cancel and Escape", async () => {
  const onClose = fn();
  await all.Open.run({ args: { ...all.Open.args, onClose } });
  expect(screen.getByRole('dialog', { name: 'Add New Card' })).toBeTruthy();
  expect(screen.getByLabelText('Card Number')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
