import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { withPickupOnly } from '../../fixtures/recipients.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';

const meta = {
  title: 'Checkout/Checkout/StorePickup',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: { step: 1, fault: 'none', site: getSite('main', 'USA'), ports: {}, change: withPickupOnly, onEvent: fn() },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PickupOnly: Story = {};
export const AtBilling: Story = { tags: ['card-form'], args: { step: 3 } };
export const AtReview: Story = { args: { step: 4 } };
