import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddItemButton.stories.tsx';

const all = composeStories(stories);

test("XSELL-07: reads 'Add to Cart', becomes 'Added' and disabled", async () => {
  const click = fn(async () => {});
  const { item } = all.AddToCart.args;
  await all.AddToCart.run({
    args: { ...all.AddToCart.args, adds: { of: () => undefined, click, isRegistry: false } },
  });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('Add to Cart');
  await userEvent.click(button);
  expect(click).toHaveBeenCalledExactlyOnceWith(item, 1, 4);
  await all.Added.run();
  expect(screen.getByRole('button').textContent).toBe('Added');
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

test("CAROUS-14: reads 'Add To Registry' for a registry", async () => {
  await all.AddToRegistry.run();
  expect(screen.getByRole('button').textContent).toBe('Add To Registry');
});

test('a button with an add in progress ignores clicks', async () => {
  const click = fn(async () => {});
  const adds = { of: () => ({ status: 'adding' }) as const, click, isRegistry: false };
  await all.Adding.run({ args: { ...all.Adding.args, adds } });
  await userEvent.click(screen.getByRole('button'));
  expect(click).not.toHaveBeenCalled();
});
