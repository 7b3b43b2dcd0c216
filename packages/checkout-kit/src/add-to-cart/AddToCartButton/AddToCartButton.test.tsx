import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddToCartButton.stories.tsx';

const all = composeStories(stories);
const button = () => screen.getByRole<HTMLButtonElement>('button');

test.each([
  [all.AddToCart, 'Add to cart'],
  [all.RequestAQuote, 'Request a quote'],
  [all.CallAStore, 'Call a store'],
  [all.SelectAStore, 'Select a store'],
  [all.PickUpInStore, 'Pick up in store'],
  [all.AddSeveral, 'Add 3 to cart'],
  [all.AcceptTerms, 'Accept Terms And Add To Cart'],
])('ATC-05: the configured label says what the button does', async (Story, label) => {
  await Story.run();
  expect(button().textContent).toBe(label);
});

const idle = (click: () => Promise<void>) => ({ isBusy: false, click, state: { status: 'idle' as const } });

test('ATC-06: a click adds to the cart', async () => {
  const click = fn(async () => {});
  await all.CallAStore.run({ args: { ...all.CallAStore.args, add: idle(click) } });
  await userEvent.click(button());
  expect(click).toHaveBeenCalledExactlyOnceWith({ Sku: 1001 });
});

test('ATC-06: a click runs the handler of the owner', async () => {
  const click = fn(async () => {});
  const onClick = fn();
  await all.CallAStore.run({ args: { ...all.CallAStore.args, add: idle(click), onClick } });
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
  expect(click).not.toHaveBeenCalled();
});

test('ATC-12: the button is disabled while an add is in progress', async () => {
  await all.Adding.run();
  expect(button().disabled).toBe(true);
});
