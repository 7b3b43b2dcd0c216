import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { ErrorPopup } from './ErrorPopup.tsx';

const meta = {
  title: 'Checkout/Errors/ErrorPopup',
  component: ErrorPopup,
  tags: ['popup'],
  args: { text: 'network', onClose: fn() },
} satisfies Meta<typeof ErrorPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Network: Story = {};
export const Generic: Story = { args: { text: 'generic' } };
export const AsGiven: Story = { args: { text: { asGiven: 'Your cart is empty.' } } };

export const WithAnotherTry: Story = { args: { onRetry: fn(), onDismiss: fn() } };

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await tabTo(screen.getByRole('button', { name: 'Back to Cart' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
