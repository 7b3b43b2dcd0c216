import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { confirmationFixture } from '../../fixtures/confirmation.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { CartConfirmationLayer } from './CartConfirmationLayer.tsx';

const confirmation = confirmationFixture('main');
const [sofa] = confirmation.items;

const meta = {
  title: 'Checkout/Add to cart/CartConfirmationLayer',
  component: CartConfirmationLayer,
  tags: ['popup'],
  args: { confirmation, site: getSite('main', 'USA'), layout: 'dialog', onClose: fn(), onCheckout: fn() },
  render: ({ confirmation: given, ...args }, { globals }) => {
    const site = siteOfGlobals(globals);
    const isCb2 = site.brand === 'cb2';
    const [first] = confirmationFixture(isCb2 ? 'cb2' : 'main').items;
    const isAdded = 'items' in given;
    const added = isAdded && isCb2 ? { ...given, items: confirmationFixture('cb2').items } : given;
    const layout = isCb2 ? 'slideOut' : args.layout;
    return (
      <CartConfirmationLayer {...args} site={site} layout={layout} confirmation={isAdded ? added : (first ?? given)} />
    );
  },
} satisfies Meta<typeof CartConfirmationLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the click until the cart replies. */
export const Adding: Story = {
  args: { confirmation: { name: '', formattedPrice: '', quantity: 1, picture: confirmation.items[0]!.picture } },
  tags: ['no-visual', 'loading'],
};

export const OneItem: Story = {};
export const SlideOut: Story = {
  tags: ['visual'],
  args: { layout: 'slideOut' },
};
export const WithDiscount: Story = { args: { confirmation: { ...confirmation, isDiscountApplied: true } } };
export const WithInstallation: Story = {
  args: {
    confirmation: {
      ...confirmation,
      isShowInstallationServiceLineItem: true,
      installationServiceTotal: 8900,
      isInstallationServiceSelectedForCurrentItems: true,
      installationServiceType: 'Assembly',
    },
  },
};
export const AllShippingMessages: Story = {
  args: {
    confirmation: {
      ...confirmation,
      isInHomeShippingMessage: true,
      inHomeShippingMessage: 'Furniture is carried in and set up.',
      isThresholdShippingMessage: true,
      thresholdShippingMessage: 'Spend $51 more for free shipping.',
    },
  },
};
export const WithoutIcon: Story = { args: { confirmation: { ...confirmation, cartIcon: '' } } };
export const Personalized: Story = {
  args: { confirmation: { ...confirmation, items: sofa ? [{ ...sofa, isPersonalized: true, quantity: 2 }] : [] } },
};
export const WithAddOns: Story = { args: { addOns: <p>Extras and Essentials We Recommend</p> } };

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const item = screen.getByRole('listitem').querySelector<HTMLElement>('[role=img]')!;
    await tabTo(item);
    await expect(item).toHaveAccessibleDescription(/\$1,949\.00, Qty: 1/);
    await tabTo(screen.getByRole('button', { name: 'Checkout Now' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
