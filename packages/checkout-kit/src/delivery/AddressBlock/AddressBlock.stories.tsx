import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressFixture } from '../../fixtures/checkout.ts';
import { AddressBlock } from './AddressBlock.tsx';

const meta = {
  title: 'Checkout/Delivery/AddressBlock',
  component: AddressBlock,
  args: { address: addressFixture({ siteCulture: 'USA' }), siteCulture: 'USA' },
} satisfies Meta<typeof AddressBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnitedStates: Story = {};
export const Canada: Story = {
  tags: ['visual'],
  args: { address: addressFixture({ siteCulture: 'CANADA' }), siteCulture: 'CANADA' },
};
export const WithContact: Story = { args: { withContact: true } };
export const Abroad: Story = {
  args: {
    address: {
      ...addressFixture({ siteCulture: 'USA' }),
      country: 'FRA',
      city: 'Lyon',
      state: '',
      postalCode: '69001',
    },
  },
  tags: ['visual'],
};
