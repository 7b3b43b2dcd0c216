import { ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { signInPortsFixture } from '../../fixtures/account.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const ports = { ...signInPortsFixture(), setPassword: fn(async () => ok({ isSuccess: true, message: '' })) };

const meta = {
  title: 'Checkout/Account/ResetPasswordScreen',
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { link: 'valid', onRetry: fn(), ports },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async (password: string) => {
  await userEvent.type(screen.getByLabelText('New Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save Password' }));
};
const usedUp = { isSuccess: false, message: 'This link has expired or was already used. Please request a new one.' };

export const Valid: Story = {};
export const TooShort: Story = {
  tags: ['visual', 'error'],
  play: () => save('quiet'),
};
export const Changed: Story = {
  tags: ['visual'],
  play: async () => {
    await save('a long and quiet sentence');
    await screen.findByText('Your password has been changed.');
  },
};
export const UsedMeanwhile: Story = {
  args: { ports: { ...ports, setPassword: fn(async () => ok(usedUp)) } },
  play: async () => {
    await save('a long and quiet sentence');
    await screen.findByRole('alert');
  },
  tags: ['visual', 'error'],
};
export const Expired: Story = {
  tags: ['visual'],
  args: { link: 'expired' },
};
export const NewLinkSent: Story = {
  tags: ['visual'],
  args: { link: 'expired' },
  play: async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send a New Link' }));
    await screen.findByText('Check your email for a link to reset your password.');
  },
};
export const Checking: Story = {
  tags: ['visual', 'loading'],
  args: { link: 'checking' },
};
export const CheckFails: Story = {
  tags: ['visual', 'error'],
  args: { link: 'failed' },
};
