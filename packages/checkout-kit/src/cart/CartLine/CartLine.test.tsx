import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CartLine.stories.tsx';

const { OnSale, SeveralOfOne, PriceChanged, ChangeFailed, InCanada } = composeStories(stories);

test('shows name, options, sale price and regular price', async () => {
  await OnSale.run();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Alder 3-Seat Sofa');
  const line = screen.getByRole('listitem').textContent;
  expect(line).toContain('Textured Bouclé, Oat\u00a0· Natural oak');
  expect(line).toContain('Sale price $1,949.00');
  expect(line).toContain('Regular price $2,299.00');
});

test('a quantity above one shows the line total', async () => {
  await SeveralOfOne.run();
  expect(screen.getByText('$558.00 total')).toBeTruthy();
});

test('a changed price shows the old and the new one', async () => {
  await PriceChanged.run();
  expect(screen.getByText('It was $299.00. It’s now $279.00.')).toBeTruthy();
});

test('a failed change shows its error at the line', async () => {
  await ChangeFailed.run();
  expect(screen.getByRole('alert').closest('li')).toBe(screen.getByRole('listitem'));
});

test('QTY-02, QTY-03: hands on quantities from 1 to 99 and ignores others', async () => {
  const onQuantity = fn();
  await SeveralOfOne.run({ args: { ...SeveralOfOne.args, onQuantity } });
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Quill Side Table' });
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  expect(onQuantity).not.toHaveBeenCalledWith(0);
  await userEvent.type(field, '7');
  expect(onQuantity).toHaveBeenLastCalledWith(7);
});

test('names its buttons after the piece', async () => {
  const onRemove = fn();
  const onSaveForLater = fn();
  await OnSale.run({ args: { ...OnSale.args, onRemove, onSaveForLater } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Alder 3-Seat Sofa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save for Later, Alder 3-Seat Sofa' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onSaveForLater).toHaveBeenCalledOnce();
});

test('SITE-12: in Canada prices are CAD', async () => {
  await InCanada.run();
  expect(screen.getByText('CAD 2,299.00')).toBeTruthy();
});
