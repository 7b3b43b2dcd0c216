import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordHints } from './PasswordHints.tsx';

const meta = {
  title: 'Checkout/Account/PasswordHints',
  component: PasswordHints,
  args: { password: '', emailAddress: 'maren.lindqvist@example.com' },
} satisfies Meta<typeof PasswordHints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['empty'] };
export const TooShort: Story = { args: { password: 'quiet' } };
export const LikeEmail: Story = { args: { password: 'maren.lindqvist' } };
export const TooCommon: Story = { args: { password: 'password' } };
export const Good: Story = {
  tags: ['visual'],
  args: { password: 'a long and quiet sentence' },
};
