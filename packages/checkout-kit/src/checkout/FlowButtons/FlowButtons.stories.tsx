import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { FlowButtons } from './FlowButtons.tsx';

const meta = {
  title: 'Checkout/Checkout/FlowButtons',
  component: FlowButtons,
  args: { forward: 'Next: Payment', onForward: fn(), isBusy: false },
} satisfies Meta<typeof FlowButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forward: Story = {};
export const BackAndForward: Story = { args: { back: 'Back', onBack: fn(), forward: 'Place Order' } };
export const Busy: Story = { tags: ['loading'], args: { isBusy: true } };

export const ByKeyboard: Story = {
  args: BackAndForward.args,
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await tabTo(canvas.getByRole('button', { name: 'Place Order' }));
    await userEvent.keyboard(' ');
    await expect(args.onForward).toHaveBeenCalledOnce();
  },
};
