import { ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { deliveryInfoFixture } from '../../fixtures/delivery-info.ts';
import { ProductDelivery } from './ProductDelivery.tsx';

const inHome = { ...deliveryInfoFixture, shipThisItemCalculatedShipMethod: 6, deliveryCharge: 9900, zipCode: '60614' };
const parcel = {
  ...inHome,
  shipThisItemCalculatedShipMethod: 1,
  deliveryCharge: 2495,
  addCharge: 0,
  isFreeShipping: false,
  freeShippingThreshold: 50_000,
};

const meta = {
  title: 'Checkout/Delivery/ProductDelivery',
  component: ProductDelivery,
  args: {
    info: inHome,
    siteCulture: 'USA',
    ports: {
      checkZip: fn(async () => ok({ isValid: true, message: '' })),
      applyZip: fn(async () => ok({ isSuccess: true as const })),
    },
    onProblem: fn(),
  },
} satisfies Meta<typeof ProductDelivery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InHome: Story = {
  tags: ['DELIV-06'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('In-home delivery: $99')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '60614' }));
    await userEvent.clear(canvas.getByLabelText('ZIP Code'));
    await userEvent.type(canvas.getByLabelText('ZIP Code'), '10001');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(args.ports.applyZip).toHaveBeenLastCalledWith('10001'));
  },
};

export const WithoutZip: Story = {
  tags: ['no-visual'],
  args: { info: { ...inHome, zipCode: '', deliveryCharge: 24_900 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In-home delivery: $249 or less, depending on where you live')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enter' })).toBeVisible();
  },
};

export const GiftCard: Story = {
  tags: ['DELIV-07', 'no-visual'],
  args: { info: { ...parcel, shipThisItemCalculatedShipMethod: 9, deliveryCharge: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free standard delivery')).toBeVisible();
  },
};

export const Parcel: Story = {
  tags: ['DELIV-06', 'no-visual'],
  args: { info: parcel },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Standard delivery: $24.95, free on orders of $500 or more')).toBeVisible();
  },
};

export const Free: Story = {
  tags: ['no-visual'],
  args: { info: { ...parcel, isFreeShipping: true, deliveryCharge: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free standard delivery')).toBeVisible();
  },
};

export const Unknown: Story = {
  tags: ['no-visual'],
  args: { info: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery cost depends on your address')).toBeVisible();
  },
};
