import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FlowButtons } from './FlowButtons.tsx';

const meta = {
  title: 'Checkout/Order/FlowButtons',
  component: FlowButtons,
  args: { forward: 'Next: Payment', onForward: fn(), isBusy: false },
} satisfies Meta<typeof FlowButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forward: Story = {};
export const BackAndForward: Story = { args: { back: 'Back', onBack: fn(), forward: 'Place Order' } };
export const Busy: Story = { args: { isBusy: true } };
