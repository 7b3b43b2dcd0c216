import { ok, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { servedCart } from '../../fixtures/cart-services.ts';
import { CartDemo, toCb2Cart } from '../../fixtures/CartDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';

const spies = () => ({ log: fn(), goTo: fn(), reloadPage: fn(), reload: fn(async () => {}) });

const served = () => {
  const cart = servedCart();
  const { orderSummary: summary } = cart;
  return servedCart({ orderSummary: { ...summary, installation: 13800, total: summary.total + 13800 } });
};

const meta = {
  title: 'Checkout/Cart/CartServices',
  component: CartDemo,
  parameters: { layout: 'fullscreen' },
  args: { fault: 'none', site: getSite('main', 'USA'), cart: served(), ports: spies(), onEvent: fn() },
  render: ({ cart, ...args }, { globals }) => {
    const site = siteOfGlobals(globals);
    const dressed = site.brand === 'main' ? cart : cart && toCb2Cart(cart);
    return <CartDemo {...args} site={site} cart={dressed} />;
  },
} satisfies Meta<typeof CartDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Services: Story = {
  tags: ['mobile', 'CART-17', 'CART-18', 'CART-19', 'CART-21', 'CART-23'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add a promo code' })).toBeInTheDocument();
    await expect(await screen.findAllByRole('radio')).toHaveLength(2);
  },
};

export const PromoApplied: Story = {
  tags: ['CART-21'],
  play: async () => {
    await clickButton('Add a promo code');
    await userEvent.type(await screen.findByLabelText('Promo code'), 'take50{Enter}');
    await expect(await screen.findByRole('button', { name: 'Remove promo code TAKE50' })).toHaveFocus();
    await expect(screen.getByText('-$400.00')).toBeInTheDocument();
  },
};

export const PromoRemoved: Story = {
  tags: ['CART-22'],
  play: async () => {
    await clickButton('Add a promo code');
    await userEvent.type(await screen.findByLabelText('Promo code'), 'TAKE50{Enter}');
    await clickButton('Remove promo code TAKE50');
    await expect(await screen.findByRole('button', { name: 'Add a promo code' })).toHaveFocus();
    await expect(screen.getByText('-$350.00')).toBeInTheDocument();
  },
};

export const PromoRefused: Story = {
  tags: ['mobile', 'CART-21', 'error', 'visual-mobile'],
  play: async () => {
    await clickButton('Add a promo code');
    await userEvent.type(await screen.findByLabelText('Promo code'), 'SPRING25{Enter}');
    await expect(await screen.findAllByText('This promo code has expired.')).toHaveLength(2);
    await expect(screen.getByLabelText('Promo code')).toHaveValue('SPRING25');
  },
};

export const DonationGiven: Story = {
  tags: ['CART-19'],
  play: async () => {
    await clickButton('Add a donation');
    await clickButton('$10.00');
    await expect(await screen.findByRole('button', { name: 'Remove $10.00 donation' })).toHaveFocus();
    await expect(screen.getByText('Donation')).toBeInTheDocument();
  },
};

export const PickedUp: Story = {
  tags: ['CART-17'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Pick up/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Pick up/ })).toBeChecked());
  },
};

export const InstallationRemoved: Story = {
  tags: ['CART-18'],
  play: async () => {
    await clickButton('Remove Wall Anchoring');
    await waitFor(() => expect(screen.queryByText('Wall Anchoring')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Installation')).toBeNull());
  },
};

export const StoreChosen: Story = {
  tags: ['CART-23'],
  args: { ports: { ...spies(), updateShipMethod: fn(async () => ok({ isSuccess: true } as const)) } },
  play: async () => {
    await clickButton('Lincoln Park, change pickup store');
    await userEvent.click(await screen.findByRole('radio', { name: /^Oak Brook/ }));
    await clickButton('Use This Store');
    await expect(await screen.findByText(/Ready Nov 26 at Oak Brook/)).toBeInTheDocument();
    await expect(screen.getByText('Arrives Dec 2 – Dec 5')).toBeInTheDocument();
  },
};

export const PickupOutage: Story = {
  tags: ['CART-26', 'error', 'popup'],
  play: async () => {
    await clickButton('Lincoln Park, change pickup store');
    await userEvent.click(await screen.findByRole('radio', { name: /^Plaza District/ }));
    await clickButton('Use This Store');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Store pickup is temporarily unavailable. Please try again later.',
    );
  },
};
