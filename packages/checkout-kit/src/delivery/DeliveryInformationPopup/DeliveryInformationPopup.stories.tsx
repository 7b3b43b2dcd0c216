import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { deliveryInfoFixture } from '../../fixtures/delivery-info.ts';
import { DeliveryInformationPopup } from './DeliveryInformationPopup.tsx';

const meta = {
  title: 'Checkout/Delivery/DeliveryInformationPopup',
  component: DeliveryInformationPopup,
  tags: ['popup'],
  args: {
    state: { status: 'shown', info: deliveryInfoFixture },
    site: getSite('main', 'USA'),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeliveryInformationPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (change: Partial<typeof deliveryInfoFixture>) => ({
  state: { status: 'shown' as const, info: { ...deliveryInfoFixture, ...change } },
});
const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

/** The layer fades in. */
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const InHome: Story = {
  tags: ['mobile', 'DELIV-01', 'DELIV-02', 'DELIV-03', 'DELIV-04', 'visual-mobile'],
  play: async () => {
    await screen.findByRole('dialog', { name: 'Shipping Charges and Delivery Information' });
    await expect(await tabs()).toEqual(['Shipping Charges', 'Delivery Details', 'Domestic and International']);
    await seen('$99.00');
  },
};

export const DeliveryDetails: Story = {
  tags: ['DELIV-08'],
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Delivery Details' }));
    const [first] = within(screen.getByRole('tabpanel')).getAllByRole('term');
    await expect(first).toHaveTextContent('In-home delivery');
  },
};

export const FarAway: Story = {
  tags: ['DELIV-09'],
  args: shown({
    addCharge: 1000,
    deliveryCharge: 1495,
    isLowRate: false,
    shipThisItemCalculatedShipMethod: 1,
    zipCode: '96801',
  }),
  play: async () => {
    await seen('$24.95');
    await userEvent.click(screen.getByRole('tab', { name: 'Domestic and International' }));
    await seen('7–14 business days, with a $10 fee');
    await seen(/\(888\) 249-4155/);
  },
};

export const FreeAndNowhereYet: Story = {
  args: shown({
    deliveryCharge: 0,
    isFreeShipping: true,
    isLowRate: false,
    zipCode: '',
    shipThisItemCalculatedShipMethod: 1,
  }),
  play: async () => {
    await seen('Free');
  },
};

export const GiftCards: Story = {
  tags: ['DELIV-07', 'DELIV-08'],
  args: shown({ deliveryCharge: 0, isLowRate: false, zipCode: '', shipThisItemCalculatedShipMethod: 9 }),
  play: async () => {
    await seen('Gift cards');
    await seen('Free standard delivery on orders of $500 or more.');
    await expect(screen.queryByText(/Add your location/)).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Delivery Details' }));
    const [first] = within(screen.getByRole('tabpanel')).getAllByRole('term');
    await expect(first).toHaveTextContent('Gift cards');
  },
};

export const Canada: Story = {
  tags: ['DELIV-05'],
  args: {
    site: getSite('main', 'CANADA'),
    ...shown({
      isCanada: true,
      zipCode: 'M5V 2T6',
      deliveryCharge: 14900,
      freeShippingThreshold: 65000,
      deliveryDays: {
        ...deliveryInfoFixture.deliveryDays,
        fpoApo: '',
        twoDay: '',
        nextDay: '',
        nonContinental: '',
        rush: '',
      },
    }),
  },
  play: async () => {
    await expect(await tabs()).toEqual(['Shipping Charges', 'Delivery Details']);
    await seen('CAD 149.00');
    await userEvent.click(screen.getByRole('tab', { name: 'Delivery Details' }));
    await expect(screen.queryByText('Next-day delivery')).toBeNull();
  },
};

export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };

export const Failed: Story = {
  tags: ['error'],
  args: { state: { status: 'failed' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load delivery information.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
