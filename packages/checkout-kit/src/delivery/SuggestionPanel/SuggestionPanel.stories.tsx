import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SuggestionPanel } from './SuggestionPanel.tsx';

const meta = {
  title: 'Checkout/Delivery/SuggestionPanel',
  component: SuggestionPanel,
  args: { suggestions: [], isAsEntered: false, onAsEntered: fn(), onChoose: fn() },
} satisfies Meta<typeof SuggestionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoubtfulStreet: Story = {};
export const DoubtfulCombination: Story = {
  args: {
    suggestions: [
      { City: 'Chicago', State: 'IL', ZipCode: '60614' },
      { City: 'Chicago Heights', State: 'IL', ZipCode: '60411' },
    ],
  },
};
