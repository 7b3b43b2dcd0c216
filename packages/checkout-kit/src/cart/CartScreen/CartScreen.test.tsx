import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import type { PortResult } from '../../errors/request-failure.ts';
import type { CartChange } from '../service-ports.ts';
import type { CartPorts } from '../useCart.ts';
import * as stories from './CartScreen.stories.tsx';

const all = composeStories(stories);

const spiedPorts = (change: Partial<CartPorts> = {}) => ({
  log: fn(),
  goTo: fn(),
  reloadPage: fn(),
  reload: fn(async () => {}),
  ...change,
});
const items = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const increase = async (line: number) => {
  const button = screen.getAllByRole('button', { name: 'Increase quantity' })[line];
  if (button) await userEvent.click(button);
};
test('CART-01: a guest reviews the cart: lines, prices, totals', async () => {
  await all.Filled.run();
  expect(items()).toHaveLength(2);
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$2,857.00',
    '-$350.00',
    '$149.00',
    '$239.04',
    '$2,895.04',
    '$700.00',
  ]);
});

test('a quantity that changes draws its own line again and no other', async () => {
  const quantityOf = vi.fn((name: string) => `Quantity of ${name}`);
  await all.Long.run({ args: { ...all.Long.args, messages: { quantityOf } } });
  expect(items()).toHaveLength(40);
  quantityOf.mockClear();
  await increase(2);
  const third = within(items()[2] ?? document.body).getByRole<HTMLInputElement>('spinbutton');
  await waitFor(() => expect(third.closest('li')?.ariaBusy).not.toBe('true'));
  expect(third.value).toBe('2');
  expect([...new Set(quantityOf.mock.calls.flat())]).toEqual([
    third.getAttribute('aria-label')?.replace('Quantity of ', ''),
  ]);
  await increase(30);
  await waitFor(() => expect(quantityOf.mock.calls.flat()).toContain('Chair 31'));
});

test('CART-05: messages are a list above the lines, with the price that changed', async () => {
  await all.WithMessages.run();
  const notices = screen.getByRole('list', { name: 'Cart updates' });
  expect(
    within(notices)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Your cart from your last visit was added to this one.',
    'The price of Quill Side Table has changed.It was $299.00. It’s now $279.00.',
  ]);
  const lines = screen.getByRole('list', { name: 'Items' });
  expect(notices.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(lines.textContent).toContain('It was $299.00. It’s now $279.00.');
});

test('CART-04: flags disable the quantity, hide Save for Later, show the deliveries, hide a removed line', async () => {
  await all.LineFlags.run();
  const [sofa, table] = items();
  if (!sofa || !table) throw new Error('the story has two lines');
  expect(items()).toHaveLength(2);
  expect(within(sofa).getByRole('spinbutton').matches(':disabled')).toBe(true);
  expect(within(table).getByRole('spinbutton').matches(':disabled')).toBe(false);
  expect(within(sofa).queryByRole('button', { name: /Save for Later/ })).toBeNull();
  expect(within(sofa).queryByText('Ship')).toBeNull();
  expect(within(table).getByRole('button', { name: /Save for Later/ })).toBeTruthy();
  expect(await within(table).findAllByRole('radio')).toHaveLength(2);
  expect(within(table).getByText(/3 in store\./)).toBeTruthy();
});

test('a line with a disabled description does not link to its product page', async () => {
  await all.LineFlags.run();
  const [sofa, table] = items();
  expect(sofa?.querySelector('a[href="/sofa/s1001"]')).toBeNull();
  expect(table?.querySelector('a[href="/table/s1001"]')).not.toBeNull();
  expect(
    within(screen.getByRole('list', { name: 'Items' })).getByRole('link', { name: 'Ships from the maker' }),
  ).toBeTruthy();
});

test('choosing store pickup makes the call', async () => {
  const updateShipMethod = fn(async () => ok({ isSuccess: true } as const));
  await all.LineFlags.run({ args: { ...all.LineFlags.args, ports: spiedPorts({ updateShipMethod }) } });
  await userEvent.click(await screen.findByRole('radio', { name: /Pick up/ }));
  expect(updateShipMethod).toHaveBeenCalledExactlyOnceWith('table', 'pickup', undefined);
});

test('a quantity shows immediately, the totals update with the response', async () => {
  let respond: (value: Awaited<ReturnType<CartPorts['updateItem']>>) => void = () => {};
  const updateItem = fn(() => new Promise<Awaited<ReturnType<CartPorts['updateItem']>>>((done) => (respond = done)));
  await all.Filled.run({ args: { ...all.Filled.args, ports: spiedPorts({ updateItem }) } });
  await increase(1);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Quill Side Table' }).value).toBe('3');
  expect(screen.getByText('$2,895.04', { selector: 'dd' }).closest('[aria-busy]')?.getAttribute('aria-busy')).toBe(
    'true',
  );
  expect(updateItem).toHaveBeenCalledExactlyOnceWith('table', 3);
  respond(ok({ isSuccess: true }));
  await waitFor(() =>
    expect(screen.getByText('$2,895.04', { selector: 'dd' }).closest('[aria-busy]')?.getAttribute('aria-busy')).toBe(
      'false',
    ),
  );
});

test('several clicks send one request at a time, and the last value wins', async () => {
  const waiting: (() => void)[] = [];
  const updateItem = fn(
    () =>
      new Promise<Awaited<ReturnType<CartPorts['updateItem']>>>((done) =>
        waiting.push(() => done(ok({ isSuccess: true }))),
      ),
  );
  await all.Filled.run({ args: { ...all.Filled.args, ports: spiedPorts({ updateItem }) } });
  await increase(1);
  await increase(1);
  await increase(1);
  expect(updateItem.mock.calls).toEqual([['table', 3]]);
  waiting[0]?.();
  await waitFor(() =>
    expect(updateItem.mock.calls).toEqual([
      ['table', 3],
      ['table', 5],
    ]),
  );
});

test('CART-16: a failed quantity change is logged, the cart reloads, the line shows an error and the old quantity', async () => {
  const ports = spiedPorts();
  await all.QuantityFails.run({ args: { ...all.QuantityFails.args, ports } });
  expect(ports.log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Status: 503', action: 'UpdateItem' }));
  expect(ports.reload).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Quill Side Table' }).value).toBe('2');
});

test('a removal shows at once, makes the call and leaves an undo until the next action', async () => {
  const onEvent = fn();
  await all.Removed.run({ args: { ...all.Removed.args, onEvent } });
  expect(items()[1]?.textContent).toContain('Quill Side Table removed.');
  await waitFor(() => expect(screen.getAllByText('$2,286.82')).not.toHaveLength(0));
  expect(onEvent.mock.calls).toEqual([
    [expect.objectContaining({ type: 'cart.viewed', currency: 'USD' })],
    [{ type: 'cart.itemRemoved', sku: 1002, quantity: 2 }],
  ]);
  await increase(0);
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
});

test('CART-13: a failed removal is logged and no event, the cart reloads, the line returns with an error', async () => {
  const ports = spiedPorts();
  const onEvent = fn();
  await all.Filled.run({ args: { ...all.Filled.args, fault: 'failing', ports, onEvent } });
  await clickButton('Remove Quill Side Table');
  await waitFor(() => expect(ports.reload).toHaveBeenCalledOnce());
  expect(ports.log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Status: 503', action: 'RemoveItem' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t save that change. Please try again.');
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['cart.viewed']);
});

test('undo puts the line back with its quantity and options', async () => {
  const restoreItem = fn(all.Filled.args.ports?.restoreItem ?? (async () => ok(null)));
  await all.Removed.run({ args: { ...all.Removed.args, ports: spiedPorts({ restoreItem }) } });
  await clickButton('Undo: add Quill Side Table back');
  expect(restoreItem).toHaveBeenCalledWith(expect.objectContaining({ Sku: 1002, Quantity: 2, ShipMethod: 'standard' }));
  expect(
    await screen.findByText('We couldn’t add Quill Side Table back. Please try again.', { selector: 'li span' }),
  ).toBeTruthy();
});

test('an undone removal is a line again', async () => {
  await all.RemovedAndUndone.run();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
  expect(items()).toHaveLength(2);
});

test('a line is saved for later and moved back', async () => {
  await all.SavedForLater.run();
  await waitFor(() => expect(items()).toHaveLength(1));
  await clickButton('Move to Cart, Alder 3-Seat Sofa');
  await waitFor(() => expect(items()).toHaveLength(2));
});

test('CART-14: the error of a failed save shows at the line', async () => {
  await all.SaveForLaterRefused.run();
  const [sofa] = items();
  expect(sofa?.textContent).toContain('Your list is full.');
});

test('CART-15: the error of a failed move shows at the line', async () => {
  const moveToCart = async () => ok({ isSuccess: false, errorMessage: 'Sold out.' } as const);
  await all.Filled.run({ args: { ...all.Filled.args, ports: spiedPorts({ moveToCart }) } });
  await clickButton('Move to Cart, Brinn Lounge Chair');
  expect((await screen.findByRole('alert')).closest('li')?.textContent).toContain('Brinn Lounge Chair');
});

test('CART-20, ZIP-06, ZIP-07: a valid zip is applied and the panel closes', async () => {
  await all.Filled.run();
  await clickButton('60614');
  const field = screen.getByLabelText('ZIP Code');
  await userEvent.clear(field);
  await userEvent.type(field, '10001');
  await clickButton('Update');
  expect(await screen.findByRole('button', { name: '10001' })).toBeTruthy();
  expect(screen.queryByLabelText('ZIP Code')).toBeNull();
});

test("CART-20: a zip that cannot be applied shows 'Zip code could not be updated'", async () => {
  const ports = spiedPorts({ applyZip: async () => ok({ isSuccess: false, errorMessage: '' } as const) });
  await all.Filled.run({ args: { ...all.Filled.args, ports } });
  await clickButton('60614');
  await clickButton('Update');
  expect(await screen.findByText('Zip code could not be updated')).toBeTruthy();
});

test('an empty cart shows what to do next', async () => {
  await all.Empty.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Checkout Now' })).toBeNull();
});

test('a cart that did not load offers another try', async () => {
  const ports = spiedPorts();
  await all.NotLoaded.run({ args: { ...all.NotLoaded.args, ports } });
  await clickButton('Try Again');
  expect(ports.reload).toHaveBeenCalledOnce();
});

test('a loading cart holds its place', async () => {
  await all.Loading.run();
  expect(screen.getByText('Loading your cart')).toBeTruthy();
});

test('SITE-12: on the Canadian site prices are CAD', async () => {
  await all.Filled.run({ globals: { site: 'CANADA' } });
  expect(screen.getAllByText('CAD 1,949.00')).not.toHaveLength(0);
  expect(document.body.textContent).not.toContain('$');
});

test('price and stock changes show above the cart and at the line until the shopper acknowledges them', async () => {
  const acknowledgeChanges = fn(async () => ok({ isSuccess: true } as const));
  const { args } = all.PriceAndStockChanged;
  await all.PriceAndStockChanged.run({ args: { ...args, ports: { ...args.ports, acknowledgeChanges } } });
  expect(screen.getAllByText('It was $299.00. It’s now $279.00.')).toHaveLength(2);
  expect(screen.getAllByText('Only 1 left, down from 2.')).toHaveLength(2);
  expect(screen.getAllByText('It’s now sold out.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Got It' }));
  expect(acknowledgeChanges).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CART-05: changes that could not be acknowledged are explained until another click succeeds', async () => {
  const results: PortResult<CartChange>[] = [
    err({ message: 'Status: 503', action: 'AcknowledgeChanges', apiUrl: '/cart' }),
  ];
  const acknowledgeChanges = async () => results.shift() ?? ok({ isSuccess: true } as const);
  const { args } = all.PriceAndStockChanged;
  await all.PriceAndStockChanged.run({ args: { ...args, ports: { ...args.ports, acknowledgeChanges } } });
  const seen = screen.getByRole('button', { name: 'Got It' });
  await userEvent.click(seen);
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t save that change. Please try again.');
  await userEvent.click(seen);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('several problems are fixed together, and the cart reloads', async () => {
  const reload = fn(async () => {});
  const removeUnavailable = fn(async () => ok({ isSuccess: true }));
  const { args } = all.SeveralProblems;
  await all.SeveralProblems.run({ args: { ...args, ports: { ...args.ports, reload, removeUnavailable } } });
  expect(removeUnavailable.mock.calls).toEqual([
    ['RemoveNlaItems'],
    ['RemovePfasItems'],
    ['RemoveInstallationService'],
  ]);
  expect(reload).toHaveBeenCalledOnce();
});
