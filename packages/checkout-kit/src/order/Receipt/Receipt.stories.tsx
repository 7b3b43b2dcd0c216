import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderFixture } from '../../fixtures/checkout.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { Receipt } from './Receipt.tsx';

const site = getSite('main', 'USA');

const meta = {
  title: 'Checkout/Order/Receipt',
  component: Receipt,
  args: { site, order: orderFixture(site) },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const { giftMessage, isGift, tenders, cards, taxCertificateNumber } = args.order;
    const order = { ...orderFixture(shown), giftMessage, isGift, tenders, cards, taxCertificateNumber };
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
  args: { order: { ...orderFixture(site), isGift: true, giftMessage: 'For your new home.' } },
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
