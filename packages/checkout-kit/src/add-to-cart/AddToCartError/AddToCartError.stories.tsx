import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToCartError } from './AddToCartError.tsx';

const meta = {
  title: 'Checkout/Add to cart/AddToCartError',
  component: AddToCartError,
  args: { add: { problem: 'We couldn’t add this to your cart. Please try again.' } },
} satisfies Meta<typeof AddToCartError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { tags: ['error'] };
export const Fine: Story = {
  tags: ['visual'],
  args: { add: { problem: null } },
};
