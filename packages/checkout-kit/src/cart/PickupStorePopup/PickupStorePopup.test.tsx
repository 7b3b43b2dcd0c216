import { composeStories } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PickupStorePopup.stories.tsx';

const all = composeStories(stories);

test('CART-26: an outage shows above the stores', async () => {
  await all.Outage.run();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test('a second click during the store request does nothing; Escape closes', async () => {
  await all.Asking.run();
  await userEvent.click(screen.getByRole('button', { name: 'Use This Store' }));
  expect(all.Asking.args.onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(all.Asking.args.onClose).toHaveBeenCalledOnce();
});
