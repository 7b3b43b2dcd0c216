import { siteOf } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleOrder } from '../../samples/checkout.ts';
import { siteOfGlobals } from '../../samples/site.ts';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

const site = siteOf('main', 'USA');

const meta = {
  title: 'Checkout/Order/ConfirmationScreen',
  component: ConfirmationScreen,
  parameters: { layout: 'fullscreen' },
  args: { site, order: sampleOrder(site), ports: { print: fn() } },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const sample = sampleOrder(shown);
    const order = args.order && { ...sample, giftMessage: args.order.giftMessage };
    return <ConfirmationScreen {...args} site={shown} order={order} />;
  },
} satisfies Meta<typeof ConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {};
export const AsAGift: Story = { args: { order: { ...sampleOrder(site), giftMessage: 'For your new home.' } } };
export const WithoutDetails: Story = { args: { order: null } };
export const Loading: Story = { args: { order: null, isLoading: true } };
