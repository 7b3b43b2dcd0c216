import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { loginConfigFixture, signInPortsFixture } from '../../fixtures/account.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Checkout/Account/LoginScreen',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    config: loginConfigFixture(),
    onRetry: fn(),
    ports: signInPortsFixture(),
    redirectUrl: '/account/orders',
    isRedirect: false,
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};
export const SentHere: Story = {
  tags: ['visual'],
  args: { isRedirect: true },
};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { config: null },
};
export const ConfigurationFails: Story = {
  tags: ['visual', 'error'],
  args: { config: null, hasFailed: true },
};
export const Expired: Story = {
  tags: ['visual', 'error'],
  args: { problem: 'expired' },
};
export const ExistingAccount: Story = {
  tags: ['visual', 'error'],
  args: { problem: 'existing-account' },
};
export const AccountsElsewhere: Story = {
  args: { config: loginConfigFixture({ identityDomain: 'https://login.example' }) },
};
export const ForARegistry: Story = { args: { redirectUrl: '/gift-registry/5000101' } };
