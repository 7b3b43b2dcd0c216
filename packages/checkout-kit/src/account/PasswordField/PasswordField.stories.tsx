import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Checkout/Account/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'a long and quiet sentence' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  tags: ['visual'],
  play: () => userEvent.click(screen.getByRole('button', { name: 'Show password' })),
};
export const Wrong: Story = { tags: ['error'], args: { defaultValue: '', error: 'Please enter your password.' } };
export const Disabled: Story = {
  tags: ['visual'],
  args: { defaultValue: '', disabled: true },
};
