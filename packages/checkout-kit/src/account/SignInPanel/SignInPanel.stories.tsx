import type { Meta, StoryObj } from '@storybook/react-vite';
import { err } from '@settee/domain';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { externalWidgetFixture, loginConfigFixture, signInPortsFixture } from '../../fixtures/account.ts';
import { SignInPanel, type SignInPanelProps } from './SignInPanel.tsx';

interface DemoProps extends SignInPanelProps {
  /** Gets what the hidden form posts. */
  onPost: (fields: Record<string, FormDataEntryValue>) => void;
}

function Demo({ onPost, ...props }: DemoProps) {
  return (
    <div
      style={{ maxInlineSize: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.target;
        if (form instanceof HTMLFormElement && form.elements.namedItem('sessionToken')) {
          onPost(Object.fromEntries(new FormData(form)));
        }
      }}
    >
      <SignInPanel {...props} />
    </div>
  );
}

const broken = { message: 'The widget did not load.', action: 'identityWidget', apiUrl: '' };

const meta = {
  title: 'Checkout/Account/SignInPanel',
  component: Demo,
  args: {
    config: loginConfigFixture(),
    ports: signInPortsFixture(),
    redirectUrl: '/favorites',
    pathname: '/sofas',
    onPost: fn(),
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
const external = loginConfigFixture({ identityDomain: 'https://login.example' });

export const SignIn: Story = {};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { config: null },
};
export const WithPromo: Story = {
  tags: ['visual'],
  args: {
    title: 'Welcome back',
    promo: 'Sign in to see your orders and check out faster.',
  },
};
export const WithoutApple: Story = { args: { config: loginConfigFixture({ appleIdp: '' }) } };
export const WithoutSocial: Story = { args: { config: loginConfigFixture({ appleIdp: '', googleIdp: '' }) } };
export const OnDesignServices: Story = { args: { pathname: '/design-services/book' } };
export const OnGiftRegistry: Story = { args: { pathname: '/gift-registry/find' } };
export const ResetView: Story = {
  tags: ['visual'],
  play: async () => {
    await reset();
    await screen.findByRole('button', { name: 'Back to Sign In' });
  },
};
export const ResetSent: Story = {
  tags: ['visual'],
  play: async () => {
    await reset();
    await screen.findByRole('button', { name: 'Back to Sign In' });
    await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Check your email for a link to reset your password.');
  },
};
export const ResetViewFails: Story = {
  tags: ['visual', 'error', 'popup'],
  args: { ports: signInPortsFixture('none', { resetContent: signInPortsFixture('failing').resetContent, log: fn() }) },
  play: async () => {
    await reset();
    await screen.findByRole('dialog', { name: 'Reset Password' });
  },
};
export const WithoutLoginActions: Story = {
  tags: ['popup'],
  args: { ports: signInPortsFixture('none', { resetContent: undefined }) },
  play: async () => {
    await reset();
    await screen.findByRole('dialog', { name: 'Reset Password' });
  },
};
export const ExternalWidget: Story = {
  tags: ['visual'],
  args: { config: external, ports: signInPortsFixture('none', { externalWidget: externalWidgetFixture }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Sign In from elsewhere' });
  },
};
export const ExternalWidgetLoading: Story = {
  tags: ['loading'],
  args: {
    config: external,
    ports: signInPortsFixture('none', { externalWidget: { mount: () => new Promise<never>(() => {}) } }),
  },
};
export const ExternalWidgetFails: Story = {
  tags: ['error'],
  args: {
    config: external,
    ports: signInPortsFixture('none', { externalWidget: { mount: async () => err(broken) }, log: fn() }),
  },
  play: async () => {
    await expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  },
};
export const FocusSuppressed: Story = { args: { focus: { isFocusSuppressed: true, isConfirmation: true } } };
