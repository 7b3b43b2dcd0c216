import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderFixture } from '../../fixtures/order.ts';
import { asGift, withOneShipment, withStorePickup } from '../../fixtures/recipients.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { Receipt } from './Receipt.tsx';

const site = getSite('main', 'USA');

const meta = {
  title: 'Checkout/Order/Receipt',
  component: Receipt,
  args: { site, order: orderFixture(site) },
  parameters: { docs: { isWide: true } },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const { tenders, cards, wallet, taxCertificateNumber, recipients } = args.order;
    const sample = { ...orderFixture(shown), tenders, cards, wallet, taxCertificateNumber };
    const gift = recipients[0]?.giftOptions;
    const own = recipients.length > 1 ? withStorePickup(sample) : sample;
    const order = gift?.isGift ? asGift(own, gift.giftMessage) : own;
    return <Receipt {...args} site={shown} order={order} />;
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {};
const tender = { kind: 'giftCard', number: '0010', appliedAmount: 5_000 } as const;
export const GiftCardAndCard: Story = { args: { order: { ...orderFixture(site), tenders: [tender] } } };
export const GiftCardAlone: Story = {
  args: {
    order: {
      ...orderFixture(site),
      cards: [],
      tenders: [{ ...tender, appliedAmount: orderFixture(site).orderSummary.total }],
    },
  },
};
const { total } = orderFixture(site).orderSummary;
const wallet = { kind: 'payPal', account: 'maren@example.com', appliedAmount: total } as const;
export const PayPal: Story = { args: { order: { ...orderFixture(site), cards: [], wallet } } };
export const TwoCards: Story = {
  args: {
    order: {
      ...orderFixture(site),
      cards: [
        { type: 'visa', lastFour: '4242', appliedAmount: total - 80_000 },
        { type: 'amex', lastFour: '0005', appliedAmount: 80_000 },
      ],
    },
  },
};
export const AsAGift: Story = {
  args: { order: asGift(orderFixture(site), 'For your new home.') },
};
export const ShippedAndPickedUp: Story = {
  args: { order: withStorePickup(orderFixture(site)) },
};
/** One shipment with items that arrive on different days. */
export const ArrivingApart: Story = {
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    return <Receipt {...args} site={shown} order={withOneShipment(orderFixture(shown))} />;
  },
};
export const TaxExempt: Story = {
  args: {
    order: {
      ...orderFixture(site),
      orderSummary: { ...orderFixture(site).orderSummary, tax: 0, total: total - orderFixture(site).orderSummary.tax },
      taxCertificateNumber: 'E-9912-3456',
    },
  },
};
