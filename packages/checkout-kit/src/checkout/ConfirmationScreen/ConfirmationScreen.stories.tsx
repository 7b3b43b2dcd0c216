import { getSite, ok, type OrderDetails, type ShopSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { orderFixture } from '../../fixtures/order.ts';
import { asGift } from '../../fixtures/recipients.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import type { OnEvent } from '../../events.ts';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

const site = getSite('main', 'USA');

/** The preview passes the kit's events to `onEvent`. */
type Args = ComponentProps<typeof ConfirmationScreen> & { onEvent: OnEvent };

/** The same kind of order on another site. */
function ofSite(placed: OrderDetails, shown: ShopSite): OrderDetails {
  if (shown.brand === site.brand && shown.siteCulture === site.siteCulture) return placed;
  const { payment, recipients } = placed;
  const order = orderFixture(shown);
  const giftOptions = recipients[0]?.giftOptions;
  const withGift = giftOptions?.isGift ? asGift(order, giftOptions.giftMessage) : order;
  if (payment.status !== 'canceled') return withGift;
  return { ...withGift, packingSlipUrl: '', payment: { ...order.payment, status: 'canceled', captured: 0 } };
}

const meta = {
  title: 'Checkout/Checkout/ConfirmationScreen',
  component: ConfirmationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    site,
    order: orderFixture(site),
    ports: {
      print: fn(),
      markAsShown: () => false,
      correctEmail: fn(async () => ok({ isSuccess: true, message: 'Sent.' })),
      log: fn(),
    },
    onEvent: fn(),
  },
  render: ({ onEvent: _onEvent, ...args }, { globals }) => {
    const shown = { ...siteOfGlobals(globals), emailDomains: args.site?.emailDomains ?? 'short' };
    return <ConfirmationScreen {...args} site={shown} order={args.order && ofSite(args.order, shown)} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = { tags: ['no-visual'] };
export const AsAGuest: Story = {
  args: { ports: { ...meta.args.ports, createAccount: fn(async () => ok({ isSuccess: true, message: '' })) } },
};
export const AsAGift: Story = { args: { order: asGift(orderFixture(site), 'For your new home.') } };
const placedOrder = orderFixture(site);
export const Canceled: Story = {
  tags: ['no-visual'],
  args: { order: { ...placedOrder, payment: { ...placedOrder.payment, status: 'canceled', captured: 0 } } },
};
export const WithoutDetails: Story = {
  tags: ['visual'],
  args: { order: null },
};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { order: null, isLoading: true },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Print Receipt' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.ports.print).toHaveBeenCalledOnce();
    await tabTo(canvas.getByRole('link', { name: 'Continue Shopping' }));
    await tabTo(canvas.getByRole('link', { name: '(888) 249-4155' }));
  },
};
