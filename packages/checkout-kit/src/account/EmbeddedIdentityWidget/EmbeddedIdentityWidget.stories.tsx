import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loginConfigFixture, signInPortsFixture } from '../../fixtures/account.ts';
import { EmbeddedIdentityWidget } from './EmbeddedIdentityWidget.tsx';

const ports = signInPortsFixture();

const meta = {
  title: 'Checkout/Account/EmbeddedIdentityWidget',
  component: EmbeddedIdentityWidget,
  args: {
    authenticate: ports.authenticate,
    widgetMessages: loginConfigFixture().messages,
    onSignedIn: fn(),
    onError: fn(),
    onUnreachable: fn(),
    onResetPassword: fn(),
    redirectUrl: '/account',
    antiForgeryToken: loginConfigFixture().antiForgeryToken,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof EmbeddedIdentityWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
const enter = async (password: string) => {
  await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await signIn();
};

export const Empty: Story = { tags: ['empty'] };
export const NothingEntered: Story = {
  tags: ['visual', 'empty', 'error'],
  play: async () => {
    await signIn();
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  },
};
export const WrongPassword: Story = {
  tags: ['visual', 'error'],
  play: async () => {
    await enter('guess');
    await expect(await screen.findByRole('alert')).toHaveFocus();
  },
};
export const LockedOut: Story = { tags: ['error'], play: () => enter('locked out') };
export const SigningIn: Story = {
  tags: ['loading'],
  args: { authenticate: () => new Promise<never>(() => {}) },
  play: () => enter('a long and quiet sentence'),
};
export const SignedIn: Story = { tags: ['loading'], play: () => enter('a long and quiet sentence') };
export const Unreachable: Story = {
  tags: ['error'],
  args: { authenticate: signInPortsFixture('failing').authenticate },
  play: () => enter('a long and quiet sentence'),
};
export const PasswordDisabled: Story = {
  tags: ['visual'],
  args: { isPasswordDisabled: true },
};
