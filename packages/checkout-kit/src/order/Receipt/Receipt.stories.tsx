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
    return <Receipt {...args} site={shown} order={{ ...sampleOrder(shown), giftMessage: args.order.giftMessage }} />;
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {};
export const AsAGift: Story = { args: { order: { ...sampleOrder(site), giftMessage: 'For your new home.' } } };
