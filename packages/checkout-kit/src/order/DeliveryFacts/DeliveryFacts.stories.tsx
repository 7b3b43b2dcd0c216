import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { orderFixture } from '../../fixtures/order.ts';
import { DeliveryFacts } from './DeliveryFacts.tsx';

const site = getSite('main', 'USA');
const [ordered] = orderFixture(site).recipients;
const [chosen] = checkoutFixture(site).shippingOptions.recipients;
if (!ordered || !chosen) throw new Error('The fixtures have a recipient');
const [furniture, parcel] = ordered.shipments;
if (!furniture || !parcel) throw new Error('The fixture has two shipments');

const meta = {
  title: 'Checkout/Order/DeliveryFacts',
  component: DeliveryFacts,
  args: { recipient: ordered },
} satisfies Meta<typeof DeliveryFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {};
export const Chosen: Story = { args: { recipient: chosen } };
export const WithEveryOption: Story = {
  args: {
    recipient: {
      ...ordered,
      giftOptions: { isGift: true, giftMessage: 'For your new home.' },
      bopsOptions: { giftReceiptOption: 'giftReceipt', baggingOption: '', pickupContact: '' },
      notificationOption: 'sms',
      shipments: [
        { ...furniture, slot: 'Tue, Dec 8, 8 am to noon', isContactMe: false, drivingDirections: 'Past the mill' },
        { ...parcel, holidayRange: 'Dec 21 – Dec 23', isShipComplete: true },
      ],
    },
  },
};
export const PickedUp: Story = {
  args: {
    recipient: {
      ...ordered,
      address: null,
      pickupStore: {
        locationId: 1,
        name: 'Lincoln Park',
        address1: '850 W North Ave',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60642',
        phone: '(312) 555-0100',
      },
      bopsOptions: { giftReceiptOption: '', baggingOption: 'giftBag', pickupContact: 'Ana Ruiz' },
      shipments: [{ ...parcel, deliveryMode: 'pickup', label: 'Store pickup', edd: 'Ready Nov 21 at Lincoln Park' }],
    },
  },
};
