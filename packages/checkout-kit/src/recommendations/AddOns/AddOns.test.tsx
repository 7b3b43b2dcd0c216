import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import type { AddToCartPorts } from '../../add-to-cart/useAddToCart.ts';
import { confirmationFixture } from '../../fixtures/confirmation.ts';
import * as stories from './AddOns.stories.tsx';

const all = composeStories(stories);

test('XSELL-05, CAROUS-13: the block has its heading and at most four extras, each with name, price and button', async () => {
  await all.Four.run();
  expect(screen.getByRole('heading', { name: 'Extras and Essentials We Recommend' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Thistle Pillow' }).getAttribute('href')).toBe('/pillow/s100702');
  expect(screen.getByText('$59.00')).toBeTruthy();
});

test('XSELL-06: an extra is added once, by its place in the block', async () => {
  const add = fn<AddToCartPorts['add']>(async () => ok(confirmationFixture('main')));
  await all.Four.run({ args: { ...all.Four.args, ports: { ...all.Four.args.ports, add } } });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart, Meadow Rug' }));
  expect(add).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ Sku: 100701, Quantity: 1, Location: 'Furniture Add-On', Position: 2, TotalPositions: 4 }),
  ]);
});

test("XSELL-07: 'Added' is per sku", async () => {
  await all.Added.run();
  expect(screen.getByRole('button', { name: 'Added, Thistle Pillow' }).textContent).toBe('Added');
});

test('CONF-21, CONF-22, CAROUS-15: extras added from the confirmation join its items and its quantity', async () => {
  await all.AddedInTheConfirmation.run();
  expect(screen.getByRole('heading', { name: 'Your Cart: 5 items' })).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /Sofa|Pillow|Rug/ })).toHaveLength(3);
});

test('XSELL-04: no extras, no block, and the confirmation stays narrow', async () => {
  await all.None.run({ args: { ...all.None.args, inConfirmation: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Extras and Essentials We Recommend' })).toBeNull();
});
