import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linesFixture } from '../../fixtures/lines.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { CartLine } from './CartLine.tsx';

const { sofa, table } = linesFixture('main');

const meta = {
  title: 'Checkout/Cart/CartLine',
  component: CartLine,
  args: {
    line: sofa,
    site: getSite('main', 'USA'),
    onQuantity: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
  },
  decorators: [(Story) => <ul style={{ listStyle: 'none', padding: 0 }}>{Story()}</ul>],
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};
export const SeveralOfOne: Story = {
  tags: ['visual'],
  args: { line: table },
};
export const PriceChanged: Story = { args: { line: { ...table, priceChange: { was: 29900, now: 27900 } } } };
export const ChangeFailed: Story = {
  tags: ['error'],
  args: { error: 'We couldn’t save that change. Please try again.' },
};
export const Changing: Story = { tags: ['loading'], args: { isBusy: true } };
export const InCanada: Story = { args: { site: getSite('main', 'CANADA') } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Alder 3-Seat Sofa' }));
    await tabTo(canvas.getByRole('spinbutton', { name: 'Quantity of Alder 3-Seat Sofa' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(2);
    await tabTo(canvas.getByRole('button', { name: 'Save for Later, Alder 3-Seat Sofa' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSaveForLater).toHaveBeenCalledOnce();
    await tabTo(canvas.getByRole('button', { name: 'Remove Alder 3-Seat Sofa' }));
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
