import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { expressPortsFixture } from '../../fixtures/wallets.ts';
import { ExpressWallets } from './ExpressWallets.tsx';

const state = checkoutFixture(getSite('main', 'USA'));

const meta = {
  title: 'Checkout/Payment/ExpressWallets',
  component: ExpressWallets,
  args: {
    kinds: ['payPal', 'visaCheckout'],
    page: 'cart',
    isDemo: true,
    returned: null,
    ports: expressPortsFixture(state),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ExpressWallets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const Product: Story = { args: { page: 'product', kinds: ['payPal'], isDemo: false } };
export const Canceled: Story = { args: { returned: { kind: 'payPal', result: 'canceled' } } };
export const Declined: Story = { tags: ['error'], args: { returned: { kind: 'payPal', result: 'declined' } } };
export const Returned: Story = {
  tags: ['loading'],
  args: { returned: { kind: 'payPal', result: 'approved', nonce: 'nonce' } },
};
export const Clicked: Story = {
  tags: ['loading'],
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Pay with PayPal' })),
};
