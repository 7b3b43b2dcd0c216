import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pageFixture } from '../../fixtures/product.ts';
import { PurchaseFacts } from './PurchaseFacts.tsx';

const { afterSale, financing } = pageFixture('main');

const meta = {
  title: 'Configurator/Options/PurchaseFacts',
  component: PurchaseFacts,
  args: { afterSale, financing, isFinanced: true, delivery: 'In-home delivery: $99.00' },
} satisfies Meta<typeof PurchaseFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MadeToOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made to order. Cancel within 48 hours; no returns unless damaged.')).toBeVisible();
    await expect(canvas.getByText('10-year warranty')).toBeVisible();
    await userEvent.click(canvas.getByText('No interest with the House Card if paid in full within 12 months'));
    await expect(canvas.getByText('No interest if paid in full within 12 months.')).toBeVisible();
  },
};

export const InStock: Story = {
  tags: ['no-visual'],
  args: { afterSale: { returnDays: 30, cancelHours: null, warrantyYears: null }, isFinanced: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free returns within 30 days')).toBeVisible();
    await expect(canvas.queryByText(/warranty|interest/)).toBeNull();
  },
};

export const NotReturnable: Story = {
  tags: ['no-visual'],
  args: { afterSale: { returnDays: null, cancelHours: null, warrantyYears: null }, isFinanced: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Can’t be returned')).toBeVisible();
  },
};
