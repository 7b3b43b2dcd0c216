import { ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AccountOffer } from './AccountOffer.tsx';

const meta = {
  title: 'Checkout/Checkout/AccountOffer',
  component: AccountOffer,
  args: {
    owner: { firstName: 'Maren', lastName: 'Lindqvist', emailAddress: 'maren@example.com' },
    ports: { createAccount: fn(async () => ok({ isSuccess: true, message: '' })), log: fn() },
  },
} satisfies Meta<typeof AccountOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const TooShort: Story = {
  tags: ['error'],
  play: async () => {
    await userEvent.type(screen.getByLabelText('Password'), 'abc{Enter}');
    await expect(screen.getByText(/Please use at least/)).toBeInTheDocument();
  },
};
export const Created: Story = {
  play: async () => {
    await userEvent.type(screen.getByLabelText('Password'), 'a long and quiet sentence{Enter}');
    await expect(await screen.findByRole('status')).toHaveTextContent('maren@example.com');
  },
};
