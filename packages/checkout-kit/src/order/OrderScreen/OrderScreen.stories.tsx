import { getSite, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loaded, loading } from '../../fixtures/account-pages.ts';
import { reorderFixture, returnsFixture } from '../../fixtures/after-order.ts';
import { shippedOrderFixture } from '../../fixtures/order.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { OrderScreen } from './OrderScreen.tsx';

const site = getSite('main', 'USA');
const order = shippedOrderFixture(site);

const meta = {
  title: 'Checkout/Order/OrderScreen',
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    site,
    load: loaded({ order, returns: returnsFixture(order) }),
    ports: { print: fn(), reorder: fn(async () => ok(reorderFixture(site))), log: fn() },
    onSignOut: fn(),
    renderTerms: () => null,
  },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const data = args.load.data?.order ? { ...args.load.data, order: shippedOrderFixture(shown) } : args.load.data;
    return <OrderScreen {...args} site={shown} load={{ ...args.load, data }} />;
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NotFound: Story = { args: { load: loaded({ order: null, returns: null }) } };
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { load: loading },
};
export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { load: failed },
};
