import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

const meta = {
  title: 'Checkout/Checkout/CheckoutSkeleton',
  component: CheckoutSkeleton,
  tags: ['loading'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
