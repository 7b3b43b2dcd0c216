import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardMark } from './CardMark.tsx';

const meta = {
  title: 'Checkout/Payment/CardMark',
  component: CardMark,
  args: { type: 'visa' },
} satisfies Meta<typeof CardMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visa: Story = {};
export const AmericanExpress: Story = {
  tags: ['visual'],
  args: { type: 'amex' },
};
export const DinersClub: Story = {
  tags: ['visual'],
  args: { type: 'diners' },
};
