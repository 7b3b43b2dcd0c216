import { siteOf } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder } from '../../samples/checkout.ts';
import { siteOfGlobals } from '../../samples/site.ts';
import { Receipt } from './Receipt.tsx';

const site = siteOf('main', 'USA');

const meta = {
  title: 'Checkout/Order/Receipt',
  component: Receipt,
  args: { site, order: sampleOrder(site) },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const { giftMessage, isGift, tenders, cards, taxCertificateNumber } = args.order;
    const order = { ...sampleOrder(shown), giftMessage, isGift, tenders, cards, taxCertificateNumber };
    return <Receipt {...args} site={shown} order={order} />;
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {};
const tender = { kind: 'giftCard', number: '0010', appliedAmount: 5_000 } as const;
export const GiftCardAndCard: Story = { args: { order: { ...sampleOrder(site), tenders: [tender] } } };
export const GiftCardAlone: Story = {
  args: {
    order: {
      ...sampleOrder(site),
      cards: [],
      tenders: [{ ...tender, appliedAmount: sampleOrder(site).orderSummary.total }],
    },
  },
};
const { total } = sampleOrder(site).orderSummary;
export const TwoCards: Story = {
  args: {
    order: {
      ...sampleOrder(site),
      cards: [
        { type: 'visa', lastFour: '4242', appliedAmount: total - 80_000 },
        { type: 'amex', lastFour: '0005', appliedAmount: 80_000 },
      ],
    },
  },
};
export const AsAGift: Story = {
  args: { order: { ...sampleOrder(site), isGift: true, giftMessage: 'For your new home.' } },
};
export const TaxExempt: Story = {
  args: {
    order: {
      ...sampleOrder(site),
      orderSummary: { ...sampleOrder(site).orderSummary, tax: 0, total: total - sampleOrder(site).orderSummary.tax },
      taxCertificateNumber: 'E-9912-3456',
    },
  },
};
