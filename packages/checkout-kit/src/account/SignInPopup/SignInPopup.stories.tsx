import { ok, err } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { respondWith } from '../../fixtures/cart.ts';
import { loginConfigFixture, signInPortsFixture } from '../../fixtures/account.ts';
import type { SignInPorts } from '../ports.ts';
import { type SignInConfigPorts, useSignIn } from '../useSignIn.ts';
import { SignInPopup } from './SignInPopup.tsx';

interface DemoProps {
  ports: SignInPorts;
  loadConfig: SignInConfigPorts['loadConfig'];
  pathname: string;
  /** Redirect target after sign-in; empty without one. */
  url: string;
}

function Demo({ ports, loadConfig, pathname, url }: DemoProps) {
  const signIn = useSignIn({ ports: { ...ports, loadConfig }, pathname, returnUrl: `${pathname}?sort=newest` });
  const { state } = signIn;
  return (
    <>
      <Button busy={state.status === 'loading'} onClick={() => void signIn.requestSignIn(url)}>
        Ask
      </Button>
      {state.status === 'open' && (
        <SignInPopup
          config={state.config}
          ports={ports}
          pathname={pathname}
          redirectUrl={state.url || pathname}
          onWidgetFailed={signIn.widgetFailed}
          onClose={signIn.close}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Checkout/Account/SignInPopup',
  component: Demo,
  args: {
    ports: signInPortsFixture(),
    loadConfig: () => respondWith('none', 'loginPopupConfig', loginConfigFixture()),
    pathname: '/sofas',
    url: '',
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPopup = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));
const broken = { message: 'The widget did not load.', action: 'identityWidget', apiUrl: '' };

export const Opened: Story = {
  tags: ['popup'],
  play: async () => {
    await openPopup();
    await screen.findByRole('dialog');
  },
};
export const AlreadySignedIn: Story = {
  args: { loadConfig: async () => ok(loginConfigFixture({ isLoggedIn: true })), url: '/favorites' },
  play: openPopup,
};
export const ConfigurationFails: Story = {
  tags: ['error', 'popup'],
  args: { loadConfig: () => respondWith('failing', 'loginPopupConfig', loginConfigFixture()) },
  play: openPopup,
};
export const WidgetFails: Story = {
  tags: ['visual', 'error', 'popup'],
  args: {
    loadConfig: async () => ok(loginConfigFixture({ identityDomain: 'https://login.example' })),
    ports: signInPortsFixture('none', { externalWidget: { mount: async () => err(broken) } }),
  },
  play: openPopup,
};
export const OnRegistryGuestPage: Story = {
  tags: ['popup'],
  args: { pathname: '/gift-registry/guest/new' },
  play: openPopup,
};
export const OnDesignServices: Story = { tags: ['popup'], args: { pathname: '/design-services' }, play: openPopup };
