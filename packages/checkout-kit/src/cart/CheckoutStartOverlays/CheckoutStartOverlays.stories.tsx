import { ok, type Site } from '@settee/domain';
import { Alert, Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ProblemsPopups } from '../../errors/ProblemsPopups/ProblemsPopups.tsx';
import { useProblems } from '../../errors/useProblems.ts';
import type { OnEvent } from '../../events.ts';
import { cartFixture, cartPortsFixture } from '../../fixtures/cart.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { startFixture, validationFixture } from '../../fixtures/validation.ts';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import type { CartPorts } from '../useCart.ts';
import { useCheckoutStart } from '../useCheckoutStart.ts';
import { CheckoutStartOverlays } from './CheckoutStartOverlays.tsx';

interface OwnCartProps {
  site: Site;
  ports: CartPorts;
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnEvent;
}

/** A cart page of another team: the summary of the kit with a button of their own. */
function OwnCart({ site, ports }: OwnCartProps) {
  const cart = cartFixture('main');
  const problems = useProblems({ ports, basketId: cart.basketId });
  const start = useCheckoutStart({ cart, site, ports, problems });
  const action = (
    <Button block busy={start.state.status === 'starting'} onClick={() => void start.start()}>
      Go to Checkout
    </Button>
  );
  const extras = start.error && (
    <Alert tone="critical" live="assertive">
      {start.error}
    </Alert>
  );
  return (
    <>
      <CartSummary summary={cart.orderSummary} {...{ site, action, extras }} />
      <CheckoutStartOverlays {...{ start, site, ports, problems }} guestFields={{ token: 'abc' }} />
      <ProblemsPopups problems={problems} />
    </>
  );
}

const withPorts = (change: Partial<CartPorts>): CartPorts => ({ ...cartPortsFixture(), goTo: fn(), ...change });

const meta = {
  title: 'Checkout/Cart/CheckoutStartOverlays',
  component: CheckoutStartOverlays,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof CheckoutStartOverlays>;
export default meta;

type Story = StoryObj<OwnCartProps>;

const render: Story['render'] = ({ ports }, { globals }) => <OwnCart site={siteOfGlobals(globals)} ports={ports} />;
const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Go to Checkout' }));

export const Guest: Story = {
  render,
  tags: ['CHK-02', 'popup'],
  args: { ports: withPorts({ startCheckout: async () => ok(startFixture) }) },
  play: async () => {
    await start();
    await expect(await screen.findByRole('button', { name: 'Guest Checkout' })).toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  render,
  tags: ['CHK-03'],
  args: { ports: withPorts({ startCheckout: async () => ok({ ...startFixture, isGuest: false, isLoggedIn: true }) }) },
  play: async ({ args }) => {
    await start();
    await expect(args.ports.goTo).toHaveBeenCalledWith('/checkout/shipping');
  },
};

export const ItemsNoLongerAvailable: Story = {
  render,
  tags: ['CHK-05', 'popup'],
  args: {
    ports: withPorts({
      startCheckout: async () => ok({ ...startFixture, errorType: 3 } as const),
      validateCart: async () => ok({ ...validationFixture('main'), problems: [] }),
      removeUnavailable: fn(async () => ok({ isSuccess: true })),
      reload: fn(async () => {}),
    }),
  },
  play: async () => {
    await start();
    await expect(await screen.findByRole('button', { name: 'Remove All' })).toBeInTheDocument();
  },
};

export const NotStarted: Story = {
  render,
  tags: ['CHK-08', 'error'],
  args: { ports: withPorts({ startCheckout: cartPortsFixture('failing').startCheckout, log: fn() }) },
  play: async () => {
    await start();
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t start checkout. Please try again.');
  },
};
