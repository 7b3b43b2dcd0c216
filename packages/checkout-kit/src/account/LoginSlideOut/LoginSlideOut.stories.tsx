import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginSlideOut } from './LoginSlideOut.tsx';

const meta = {
  title: 'Checkout/Account/LoginSlideOut',
  component: LoginSlideOut,
  args: { onClose: fn() },
} satisfies Meta<typeof LoginSlideOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewCustomers: Story = { args: { guestFields: { __RequestVerificationToken: 'sample-token' } } };
export const WithReturningCustomers: Story = {
  args: { returningCustomers: <Button tone="outline">Sign In</Button> },
};
