import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { appliedWalletFixture, walletPortsFixture, withWallets } from '../../fixtures/wallets.ts';

const site = getSite('main', 'USA');
const state = checkoutFixture(site);

const meta = {
  title: 'Checkout/Checkout/Wallets',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 3,
    fault: 'none',
    site,
    ports: { wallets: walletPortsFixture(state) },
    change: (shown) => withWallets(shown),
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['no-visual', 'card-form'],
  play: async () => void (await screen.findByRole('button', { name: 'Pay with PayPal' })),
};
export const Applied: Story = {
  args: { change: (shown) => withWallets(shown, appliedWalletFixture(shown)) },
  play: async () => void (await screen.findByRole('button', { name: 'Remove PayPal' })),
};
export const Declined: Story = {
  tags: ['card-form', 'error'],
  args: {
    change: (shown) => {
      const errors = { hasRewardsRestrictionError: false, declineMessage: 'Your payment was declined.' };
      return withWallets(shown, appliedWalletFixture(shown, { isApplied: false, appliedAmount: 0, errors }));
    },
  },
  play: async () => void (await screen.findByText('Your payment was declined.')),
};
export const Canceled: Story = {
  tags: ['card-form'],
  args: { ports: { wallets: walletPortsFixture(state, { status: 'canceled' }) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with Venmo' }));
    await screen.findByText('You canceled the payment with Venmo, so nothing was charged.');
  },
};
export const Chosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with Venmo' }));
    await screen.findByRole('button', { name: 'Remove Venmo' });
    await expect(screen.queryByLabelText('Card Number')).toBeNull();
  },
};
export const Removed: Story = {
  tags: ['card-form'],
  args: { change: (shown) => withWallets(shown, appliedWalletFixture(shown)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove PayPal' }));
    await screen.findByLabelText('Card Number');
  },
};
export const Returned: Story = {
  args: { returnedWallet: { kind: 'payPal', result: 'approved', nonce: 'nonce' } },
  play: async () => void (await screen.findByRole('button', { name: 'Remove PayPal' })),
};
/** The order is placed with the wallet that the payment step has applied. */
export const ReviewWithApplePay: Story = {
  args: {
    step: 4,
    change: (shown) => withWallets(shown, appliedWalletFixture(shown, { kind: 'applePay', account: '' })),
  },
};
/** Apple Pay can pay in place of the payment that the review shows. */
export const ReviewWithPayPal: Story = {
  args: { step: 4, change: (shown) => withWallets(shown, appliedWalletFixture(shown)) },
  play: async () => void (await screen.findByRole('button', { name: 'Pay with Apple Pay' })),
};
