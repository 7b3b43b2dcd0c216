import { getSite } from '@settee/domain';
import { TextLink } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressFixture } from '../../fixtures/checkout.ts';
import { linesFixture } from '../../fixtures/lines.ts';
import { recipientTotalsFixture } from '../../fixtures/recipients.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { OrderLine } from '../OrderLine/OrderLine.tsx';
import { RecipientGroup } from './RecipientGroup.tsx';

const site = getSite('main', 'USA');
const { table } = linesFixture('main');

const meta = {
  title: 'Checkout/Order/RecipientGroup',
  component: RecipientGroup,
  args: {
    site,
    number: 1,
    count: 2,
    address: addressFixture(site),
    pickupStore: null,
    giftOptions: { isGift: false, giftMessage: '' },
    totals: recipientTotalsFixture([table]),
    delivery: 'Standard, arrives Tue, Dec 1',
    children: null,
  },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const line = linesFixture(shown.brand).table;
    return (
      <RecipientGroup {...args} site={shown} address={args.address && addressFixture(shown)}>
        <OrderLine line={line} site={shown} size="large" edd="Get it by Tue, Dec 1" />
      </RecipientGroup>
    );
  },
} satisfies Meta<typeof RecipientGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = { tags: ['visual'], args: { action: <TextLink href="#edit">Edit</TextLink> } };
export const AsAGift: Story = { args: { giftOptions: { isGift: true, giftMessage: 'For your new home.' } } };
export const PickedUp: Story = {
  tags: ['visual'],
  args: {
    number: 2,
    count: 1,
    address: null,
    pickupStore: {
      locationId: 1,
      name: 'Lincoln Park',
      address1: '850 W North Ave',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60642',
      phone: '(312) 573-9800',
    },
  },
};
