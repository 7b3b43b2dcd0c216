import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OversizedItemsPopup } from './OversizedItemsPopup.tsx';

const meta = {
  title: 'Checkout/Delivery/OversizedItemsPopup',
  component: OversizedItemsPopup,
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
