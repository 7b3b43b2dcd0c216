import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { OversizedItemsPopup } from './OversizedItemsPopup.tsx';

const meta = {
  title: 'Checkout/Delivery/OversizedItemsPopup',
  component: OversizedItemsPopup,
  tags: ['popup'],
  args: {
    items: [
      {
        title: 'Orchard Dining Table',
        boxes: [
          { boxNumber: 1, quantity: 1, width: 78, depth: 40, height: 6 },
          { boxNumber: 2, quantity: 2, width: 32, depth: 8, height: 8 },
        ],
      },
    ],
    onBack: fn(),
    onContinue: fn(),
  },
} satisfies Meta<typeof OversizedItemsPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoBoxes: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await tabTo(screen.getByRole('button', { name: 'Continue to Checkout' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await tabTo(screen.getByRole('button', { name: 'Back to Cart' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledTimes(2);
  },
};
