import { walletKinds } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { WalletButtons } from './WalletButtons.tsx';

const meta = {
  title: 'Checkout/Payment/WalletButtons',
  component: WalletButtons,
  args: { kinds: walletKinds, onOpen: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof WalletButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { kinds: ['payPal'] } };
export const Open: Story = { tags: ['loading'], args: { openKind: 'venmo' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Pay with Apple Pay' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('applePay');
  },
};
