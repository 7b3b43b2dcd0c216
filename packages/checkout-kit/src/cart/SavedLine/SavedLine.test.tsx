import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SavedLine.stories.tsx';

const { Saved, Refused } = composeStories(stories);

test('moves to the cart', async () => {
  const onMoveToCart = fn();
  await Saved.run({ args: { ...Saved.args, onMoveToCart } });
  await userEvent.click(screen.getByRole('button', { name: 'Move to Cart, Brinn Lounge Chair' }));
  expect(onMoveToCart).toHaveBeenCalledOnce();
});

test('CART-15: the error message shows at the line', async () => {
  await Refused.run();
  expect(screen.getByRole('alert').textContent).toBe('Sold out.');
});
