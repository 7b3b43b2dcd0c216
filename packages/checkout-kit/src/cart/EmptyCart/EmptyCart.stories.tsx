import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyCart } from './EmptyCart.tsx';

const meta = {
  title: 'Checkout/Cart/EmptyCart',
  component: EmptyCart,
  tags: ['empty'],
  args: { homeHref: '/' },
} satisfies Meta<typeof EmptyCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
