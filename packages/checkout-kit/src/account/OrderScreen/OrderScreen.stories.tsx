import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loaded, loading } from '../../fixtures/account-pages.ts';
import { orderFixture } from '../../fixtures/checkout.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { OrderScreen } from './OrderScreen.tsx';

const site = getSite('main', 'USA');

const meta = {
  title: 'Checkout/Account/OrderScreen',
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
  args: { site, load: loaded({ order: orderFixture(site) }), ports: { print: fn() }, onSignOut: fn() },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const data = args.load.data?.order ? { order: orderFixture(shown) } : args.load.data;
    return <OrderScreen {...args} site={shown} load={{ ...args.load, data }} />;
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NotFound: Story = { args: { load: loaded({ order: null }) } };
export const Loading: Story = {
  tags: ['visual'],
  args: { load: loading },
};
export const Failed: Story = {
  tags: ['visual'],
  args: { load: failed },
};
