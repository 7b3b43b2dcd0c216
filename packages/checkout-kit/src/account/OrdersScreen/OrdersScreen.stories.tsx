import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loaded, loading, ordersFixture } from '../../fixtures/account-pages.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  title: 'Checkout/Account/OrdersScreen',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    site: getSite('main', 'USA'),
    load: loaded(ordersFixture('main')),
    older: 'none',
    onOlder: fn(),
    onSignOut: fn(),
  },
  render: (args, { globals }) => {
    const site = siteOfGlobals(globals);
    const { data } = args.load;
    return (
      <OrdersScreen
        {...args}
        site={site}
        load={{ ...args.load, data: data && ordersFixture(site.brand, data.length) }}
      />
    );
  },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Many: Story = { args: { load: loaded(ordersFixture('main', 12)), older: 'there' } };
export const LoadingOlder: Story = { tags: ['loading'], args: { older: 'loading' } };
export const OlderFailed: Story = { tags: ['error'], args: { older: 'failed' } };
export const Empty: Story = {
  tags: ['visual', 'empty'],
  args: { load: loaded([]) },
};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { load: loading },
};
export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { load: failed },
};
