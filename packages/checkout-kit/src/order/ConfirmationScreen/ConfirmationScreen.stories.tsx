import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { orderFixture } from '../../fixtures/checkout.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

const site = getSite('main', 'USA');

const meta = {
  title: 'Checkout/Order/ConfirmationScreen',
  component: ConfirmationScreen,
  parameters: { layout: 'fullscreen' },
  args: { site, order: orderFixture(site), ports: { print: fn() } },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const sample = orderFixture(shown);
    const order = args.order && { ...sample, giftMessage: args.order.giftMessage };
    return <ConfirmationScreen {...args} site={shown} order={order} />;
  },
} satisfies Meta<typeof ConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {};
export const AsAGift: Story = { args: { order: { ...orderFixture(site), giftMessage: 'For your new home.' } } };
export const WithoutDetails: Story = {
  tags: ['visual'],
  args: { order: null },
};
export const Loading: Story = {
  tags: ['visual'],
  args: { order: null, isLoading: true },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Print receipt' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.ports.print).toHaveBeenCalledOnce();
    await tabTo(canvas.getByRole('link', { name: 'Continue Shopping' }));
    await tabTo(canvas.getByRole('link', { name: '(888) 249-4155' }));
  },
};
