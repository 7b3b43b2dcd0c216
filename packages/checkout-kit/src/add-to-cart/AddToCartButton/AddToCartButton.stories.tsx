import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { AddToCartButton } from './AddToCartButton.tsx';

const meta = {
  title: 'Checkout/Add to cart/AddToCartButton',
  component: AddToCartButton,
  args: { add: { isBusy: false, click: fn(), state: { status: 'idle' } }, lines: { Sku: 1001 } },
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddToCart: Story = {};
export const RequestAQuote: Story = {
  tags: ['visual'],
  args: { label: 2 },
};
export const CallAStore: Story = { args: { label: 3 } };
export const SelectAStore: Story = { args: { label: 4 } };
export const PickUpInStore: Story = { args: { label: 5 } };
export const AddSeveral: Story = { args: { label: 6, lines: [{ Sku: 1001 }, { Sku: 1002, Quantity: 2 }] } };
export const AcceptTerms: Story = {
  tags: ['visual'],
  args: { label: 7 },
};
export const Adding: Story = {
  tags: ['visual'],
  args: { add: { isBusy: true, click: fn(), state: { status: 'adding', lines: [], terms: null, isAccepted: false } } },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Add to cart' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.add.click).toHaveBeenCalledOnce();
    await expect(args.add.click).toHaveBeenCalledWith({ Sku: 1001 });
  },
};
