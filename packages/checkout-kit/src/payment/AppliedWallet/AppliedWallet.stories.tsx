import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppliedWallet } from './AppliedWallet.tsx';

const meta = {
  title: 'Checkout/Payment/AppliedWallet',
  component: AppliedWallet,
  args: { wallet: { kind: 'payPal', account: 'maren@example.com' }, onRemove: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof AppliedWallet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {};
export const WithoutAccount: Story = { args: { wallet: { kind: 'applePay', account: '' } } };
