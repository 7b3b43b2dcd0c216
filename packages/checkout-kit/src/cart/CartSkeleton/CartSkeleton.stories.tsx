import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = { title: 'Checkout/Cart/CartSkeleton', component: CartSkeleton, tags: ['loading'] } satisfies Meta<
  typeof CartSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
