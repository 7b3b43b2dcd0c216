import { type CheckoutState, getSite, type Recipient } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { pickupStoreFixture } from '../../fixtures/recipients.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';

const slots = [
  { slot: '2026-12-08.morning', label: 'Tue, Dec 8, 8 am to noon' },
  { slot: '2026-12-08.afternoon', label: 'Tue, Dec 8, noon to 5 pm' },
];
const holidays = [
  { name: 'Hanukkah', shippingDate: '2026-11-25', shippingRange: 'Nov 30 – Dec 3' },
  { name: 'Christmas', shippingDate: '2026-12-17', shippingRange: 'Dec 21 – Dec 23' },
];

const withRecipient = (state: CheckoutState, change: (recipient: Recipient) => Recipient): CheckoutState => ({
  ...state,
  shippingOptions: { ...state.shippingOptions, recipients: state.shippingOptions.recipients.map(change) },
});

const meta = {
  title: 'Checkout/Checkout/ShippingAndGiftOptionsStep',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 2,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => state,
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoShipments: Story = {};

export const AsAGift: Story = {
  play: async () => {
    await userEvent.click(screen.getByLabelText('This order is a gift'));
    await userEvent.type(screen.getByLabelText('Gift message'), 'For your new home.');
  },
};

export const CardNumberInTheMessage: Story = {
  tags: ['error'],
  play: async () => {
    await userEvent.click(screen.getByLabelText('This order is a gift'));
    await userEvent.type(screen.getByLabelText('Gift message'), 'Use 4111 1111 1111 1111');
    await expect(await screen.findByText('Please do not enter a card number here.')).toBeInTheDocument();
  },
};

export const MessageTooLong: Story = {
  tags: ['error'],
  args: {
    change: (state) =>
      withRecipient(state, (recipient) => ({
        ...recipient,
        giftOptions: { isGift: true, giftMessage: 'For your new home. '.repeat(22) },
      })),
  },
};

/** Every option that a shipment can have. */
export const WithEveryOption: Story = {
  args: {
    change: (state) =>
      withRecipient(state, (recipient) => ({
        ...recipient,
        shipments: recipient.shipments.map((shipment) =>
          shipment.deliveryMode === 'inHome'
            ? { ...shipment, tripBooking: { ...shipment.tripBooking, slots } }
            : {
                ...shipment,
                selectedServiceLevel: 3,
                isShipCompleteVisible: true,
                holidayHold: { selectedShippingDate: '', selectedShippingRange: '', holidays },
              },
        ),
      })),
  },
};

export const SlotTaken: Story = {
  args: {
    change: (state) =>
      withRecipient(state, (recipient) => ({
        ...recipient,
        shipments: recipient.shipments.map((shipment) => ({
          ...shipment,
          tripBooking: { ...shipment.tripBooking, slots, isContactMeSelected: false, isSlotTaken: true },
        })),
      })),
  },
};

export const StorePickup: Story = {
  args: {
    change: (state) =>
      withRecipient(state, (recipient) => ({
        ...recipient,
        kind: 'pickup',
        addressId: '',
        pickupStore: pickupStoreFixture,
        shipments: recipient.shipments.slice(1).map((shipment) => ({
          ...shipment,
          deliveryMode: 'pickup',
          availableServiceLevels: [
            { serviceLevel: 1, label: 'Store pickup', charge: 0, edd: 'Ready Nov 21 at Lincoln Park' },
          ],
        })),
      })),
  },
};

export const Slow: Story = {
  tags: ['loading'],
  args: { fault: 'pending' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
    await expect(screen.getByRole('button', { name: 'Next: Payment' })).toHaveAttribute('aria-busy', 'true');
  },
};
