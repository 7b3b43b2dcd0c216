import { getSite, toPackingSlip } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { orderFixture } from '../../fixtures/order.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { PackingSlipScreen } from './PackingSlipScreen.tsx';

const site = getSite('main', 'USA');
const order = orderFixture(site);
const giftOptions = { isGift: true, giftMessage: 'For your new home.\nLove, Nora' };
const bopsOptions = { giftReceiptOption: 'giftReceipt', baggingOption: '', pickupContact: '' } as const;
const asGift = (given: typeof order) => ({
  ...given,
  recipients: given.recipients.map((recipient) => ({ ...recipient, giftOptions, bopsOptions })),
});

const meta = {
  title: 'Checkout/Order/PackingSlipScreen',
  component: PackingSlipScreen,
  parameters: { layout: 'fullscreen' },
  args: { site, slip: toPackingSlip(order), ports: { print: fn() } },
  render: (args, { globals }) => <PackingSlipScreen {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof PackingSlipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {};
export const AsAGift: Story = { args: { slip: toPackingSlip(asGift(order)) } };
export const TwoRecipients: Story = {
  args: {
    slip: toPackingSlip({
      ...order,
      recipients: order.recipients.flatMap((recipient) =>
        recipient.shipments.map((shipment, index) => ({
          ...recipient,
          id: `recipient-${index}`,
          giftOptions: index === 0 ? giftOptions : recipient.giftOptions,
          shipments: [shipment],
        })),
      ),
    }),
  },
};
export const NotFound: Story = { tags: ['visual'], args: { slip: null } };
