import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PromoPanel } from './PromoPanel.tsx';

const control = { open: fn(), close: fn(), type: fn(), apply: fn(async () => true), remove: fn(async () => {}) };
const closed = { ...control, state: { status: 'closed', message: null } } as const;

const meta = {
  title: 'Checkout/Cart/PromoPanel',
  component: PromoPanel,
  args: { promo: closed, applied: '' },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PromoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  args: { promo: { ...control, state: { status: 'open', entry: 'TAKE50', message: null } } },
};
export const Refused: Story = {
  args: {
    promo: { ...control, state: { status: 'open', entry: 'SPRING25', message: 'This promo code has expired.' } },
  },
  tags: ['visual', 'error'],
};
export const Sending: Story = {
  args: { promo: { ...control, state: { status: 'sending', entry: 'TAKE50', wasOpen: true } } },
  tags: ['visual', 'loading'],
};
export const Applied: Story = {
  tags: ['visual'],
  args: { applied: 'TAKE50' },
};
export const RemovalFailed: Story = {
  args: {
    applied: 'TAKE50',
    promo: {
      ...control,
      state: { status: 'closed', message: 'We couldn’t remove that promo code. Please try again.' },
    },
  },
  tags: ['visual', 'error'],
};

export const ByKeyboard: Story = {
  tags: ['CART-22'],
  args: { applied: 'TAKE50' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(control.remove).toHaveBeenLastCalledWith('TAKE50');
  },
};
