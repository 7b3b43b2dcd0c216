import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPopup } from './ErrorPopup.tsx';

const meta = {
  title: 'Checkout/Problems/ErrorPopup',
  component: ErrorPopup,
  args: { text: 'network', onClose: fn() },
} satisfies Meta<typeof ErrorPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Network: Story = {};
export const Generic: Story = { args: { text: 'generic' } };
export const AsGiven: Story = { args: { text: { asGiven: 'Your cart is empty.' } } };
