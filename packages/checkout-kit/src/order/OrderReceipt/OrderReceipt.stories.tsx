import { err, getSite, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TermsPopup } from '../../add-to-cart/TermsPopup/TermsPopup.tsx';
import { reorderFixture, returnFixture, returnsFixture } from '../../fixtures/after-order.ts';
import { termsFixture } from '../../fixtures/confirmation.ts';
import { orderFixture, shippedOrderFixture } from '../../fixtures/order.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { OrderReceipt } from './OrderReceipt.tsx';

const site = getSite('main', 'USA');
const order = orderFixture(site);
const shippedOrder = shippedOrderFixture(site);

const meta = {
  title: 'Checkout/Order/OrderReceipt',
  component: OrderReceipt,
  args: {
    site,
    order,
    returns: returnsFixture(order),
    ports: { reorder: fn(async () => ok(reorderFixture(site))), log: fn() },
    renderTerms: (terms) => <TermsPopup {...terms} />,
    actions: null,
  },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const { parcels, payment, readyOn } = args.order;
    return <OrderReceipt {...args} site={shown} order={{ ...orderFixture(shown), parcels, payment, readyOn }} />;
  },
} satisfies Meta<typeof OrderReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { tags: ['no-visual'] };
export const BoughtAgain: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Buy All Again' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('We’ve added 1 item to your cart.');
  },
};
export const Cancelable: Story = {
  args: {
    ports: { reorder: fn(), cancelOrder: fn(async () => ok({ isSuccess: true, message: '' })), log: fn() },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/refund you the way you paid/);
  },
};
export const CancelRejected: Story = {
  tags: ['error', 'no-visual'],
  args: {
    ports: {
      reorder: fn(),
      cancelOrder: fn(async () => ok({ isSuccess: false, message: 'This order can’t be canceled online anymore.' })),
      log: fn(),
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This order can’t be canceled online anymore.');
  },
};
export const NeedsTerms: Story = {
  tags: ['no-visual'],
  args: {
    ports: {
      reorder: fn(async (_, isAccepted) =>
        ok(isAccepted ? reorderFixture(site) : { terms: termsFixture('main'), addedItemCount: 0, lines: [] }),
      ),
      log: fn(),
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Buy All Again' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const AddFailed: Story = {
  tags: ['error', 'no-visual'],
  args: {
    ports: {
      reorder: async () => err({ message: 'Failed to fetch', action: 'order.reorder', apiUrl: '/' }),
      log: fn(),
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Buy All Again' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t add this to your cart.');
  },
};
export const WithReturns: Story = {
  args: {
    order: shippedOrder,
    returns: returnsFixture(shippedOrder, [
      returnFixture(site),
      returnFixture(site, { returnNumber: '4417 0236 85-R2', status: 'refunded' }),
    ]),
  },
};
export const Canceled: Story = {
  tags: ['no-visual'],
  args: {
    order: { ...order, payment: { ...order.payment, status: 'canceled', captured: 0 } },
    returns: returnsFixture(order, [], { isCancelable: false, isOpen: false }),
  },
};
const partlyShipped = {
  ...shippedOrder,
  payment: { ...order.payment, status: 'partlyRefunded' as const, refunded: 12_000, onGiftCard: 4_000 },
  parcels: shippedOrder.parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map((line) => ({ ...line, quantity: 1 })),
  })),
};
export const WithParcels: Story = { args: { order: partlyShipped, returns: returnsFixture(partlyShipped) } };
export const OfAnotherSite: Story = { tags: ['no-visual'], args: { returns: null } };
