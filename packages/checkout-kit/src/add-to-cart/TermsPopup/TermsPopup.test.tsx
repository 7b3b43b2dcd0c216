import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './TermsPopup.stories.tsx';

const all = composeStories(stories);
afterEach(() => vi.unstubAllGlobals());

test("TERMS-01, TERMS-02: titled 'Confirm Your Selection', with the message of the custom confirmation", async () => {
  await all.CustomOrder.run();
  expect(screen.getByRole('dialog', { name: 'Confirm Your Selection' }).textContent).toContain(
    'This piece is made just for you, with the options you chose.',
  );
});

test('TERMS-03: several items are a carousel, none leaves it out', async () => {
  await all.Personalized.run();
  expect(screen.getByRole('region', { name: 'Items in your selection' })).toBeTruthy();
  await all.WithoutItems.run();
  expect(screen.queryByRole('region', { name: 'Items in your selection' })).toBeNull();
});

test("TERMS-04: personalized items show 'Made For You', others do not", async () => {
  await all.Personalized.run();
  expect(screen.getAllByText('Made For You')).toHaveLength(1);
});

test("TERMS-05: custom-order items show 'Made For You'", async () => {
  await all.CustomOrder.run();
  expect(screen.getByText('Made For You')).toBeTruthy();
});

const wide = 1280;
const phone = 390;

test.each([
  ['TERMS-06', all.CustomOrder, wide, 'Accept Terms And Add To Cart'],
  ['TERMS-07', all.OnMobile, phone, 'Accept And Add To Cart'],
  ['TERMS-08', all.ForRegistry, wide, 'Accept Terms And Add To Registry'],
  ['TERMS-08', all.ForRegistryOnMobile, phone, 'Accept And Add To Registry'],
])('%s: the text of the accept button depends on the place and the width', async (_, Story, width, label) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const onAccept = fn();
  await Story.run({ args: { ...Story.args, onAccept } });
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(onAccept).toHaveBeenCalledOnce();
});

test('ATC-23: the custom-order variant has the terms of what is made to order', async () => {
  await all.CustomOrder.run();
  expect(screen.getByRole('heading', { name: 'Custom order terms' })).toBeTruthy();
  expect(screen.getByText('Made to order with the options shown.')).toBeTruthy();
  expect(screen.queryByText('Monogramming terms')).toBeNull();
});

test('ATC-24: the monogramming variant has the terms of what is written on', async () => {
  await all.Monogramming.run();
  expect(screen.getByRole('heading', { name: 'Monogramming terms' })).toBeTruthy();
  expect(screen.getByText('Made exactly as you typed it, including spelling and capitalization.')).toBeTruthy();
  expect(screen.queryByText('Custom order terms')).toBeNull();
});

test('ATC-24: what is both monogrammed and made to order has the stricter terms', async () => {
  const { terms } = all.Monogramming.args;
  await all.Monogramming.run({
    args: { ...all.Monogramming.args, terms: terms ? { ...terms, hasCustomOrderConfirmation: true } : null },
  });
  expect(screen.getByRole('heading', { name: 'Monogramming terms' })).toBeTruthy();
  expect(screen.queryByText('Custom order terms')).toBeNull();
});

test("TERMS-09: the other button reads 'Decline'", async () => {
  const onDecline = fn();
  await all.CustomOrder.run({ args: { ...all.CustomOrder.args, onDecline } });
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(onDecline).toHaveBeenCalledOnce();
});
