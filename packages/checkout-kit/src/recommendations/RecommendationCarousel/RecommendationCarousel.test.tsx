import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import type { AddToCartPorts } from '../../add-to-cart/useAddToCart.ts';
import { confirmationFixture } from '../../fixtures/confirmation.ts';
import * as stories from './RecommendationCarousel.stories.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const all = composeStories(stories);
const { PeopleAlsoViewed, PeopleAlsoBought, YouMayAlsoWant } = all;
const spied = (add: AddToCartPorts['add'] = async () => ok(confirmationFixture('main'))) => ({
  refreshCartCount: fn(),
  goTo: fn(),
  log: fn(),
  add: fn(add),
});
const clickButton = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['XSELL-01, CAROUS-09', PeopleAlsoViewed, 'People Also Viewed'],
  ['XSELL-02, CAROUS-09', PeopleAlsoBought, 'People Also Bought'],
  ['XSELL-03, CAROUS-08', YouMayAlsoWant, 'You May Also Want'],
])('%s: the carousel is called %s', async (_, Story, title) => {
  await Story.run();
  expect(screen.getByRole('region', { name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
});

test('XSELL-06, CAROUS-17: an add has quantity 1 and includes its location', async () => {
  const ports = spied();
  const onEvent = fn();
  await YouMayAlsoWant.run({ args: { ...YouMayAlsoWant.args, ports, onEvent } });
  await clickButton('Add to Cart, Meadow Rug');
  expect(ports.add).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ Sku: 100701, Quantity: 1, Location: 'Carousel', Position: 2, TotalPositions: 8 }),
  ]);
  expect(ports.refreshCartCount).toHaveBeenCalledOnce();
  const detail = { sku: 100701, location: 'Carousel', position: 2 };
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'recommendation.clicked', ...detail }],
    [{ type: 'recommendation.added', ...detail }],
  ]);
});

test("XSELL-07: 'Added' is per sku, and an added one is not added again", async () => {
  const ports = spied();
  await YouMayAlsoWant.run({ args: { ...YouMayAlsoWant.args, ports } });
  await clickButton('Add to Cart, Meadow Rug');
  await clickButton('Added, Meadow Rug');
  expect(ports.add).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Add to Cart, Thistle Pillow' })).toBeTruthy();
});

test('two items are added side by side', async () => {
  const ports = spied(() => new Promise(() => {}));
  await YouMayAlsoWant.run({ args: { ...YouMayAlsoWant.args, ports } });
  await clickButton('Add to Cart, Meadow Rug');
  await clickButton('Add to Cart, Meadow Rug');
  await clickButton('Add to Cart, Thistle Pillow');
  expect(ports.add).toHaveBeenCalledTimes(2);
});

test("ATC-34: a failed add is announced with the item's name, logged, and can be tried again", async () => {
  const ports = spied(async () => ({ ok: false, error: { message: 'Status: 503', action: 'add', apiUrl: '/' } }));
  await YouMayAlsoWant.run({ args: { ...YouMayAlsoWant.args, ports } });
  await clickButton('Add to Cart, Meadow Rug');
  expect((await screen.findByRole('alert')).textContent).toContain('Meadow Rug: We couldn’t add this.');
  expect(ports.log).toHaveBeenCalledExactlyOnceWith(
    'Error adding to cart:',
    expect.objectContaining({ message: 'Status: 503' }),
  );
  expect(screen.getByRole('button', { name: 'Add to Cart, Meadow Rug' })).toBeTruthy();
});

test('CAROUS-07: an item with options shows its lowest price and a link to its page instead of every button', async () => {
  await all.CartAndRegistry.run();
  const link = screen.getByRole('link', { name: 'Choose Options, Alder Sofa' });
  expect(link.getAttribute('href')).toBe('/sofa/s100112');
  expect(screen.getByText('From $2,049.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Alder Sofa/ })).toBeNull();
});

test('CAROUS-07, CAROUS-14: a registry has its own button, apart from the cart', async () => {
  const ports = spied();
  await all.CartAndRegistry.run({ args: { ...all.CartAndRegistry.args, ports } });
  await clickButton('Add To Registry, Meadow Rug');
  expect(await screen.findByText('Meadow Rug added to your registry.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to Cart, Meadow Rug' })).toBeTruthy();
});

test('CAROUS-06: title and arrows are optional; the carousel is always labeled', async () => {
  await all.WithoutTitleAndArrows.run();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('region', { name: 'You May Also Want' })).toBeTruthy();
});

test('XSELL-09: renders no carousel without items, and placeholders only when enabled', async () => {
  await all.None.run();
  expect(screen.queryByRole('region')).toBeNull();
  await all.OnTheWay.run();
  expect(screen.getByText('Loading You May Also Want')).toBeTruthy();
});
