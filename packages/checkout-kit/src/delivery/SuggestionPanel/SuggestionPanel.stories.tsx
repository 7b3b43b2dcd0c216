import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';

const meta = {
  title: 'Checkout/Delivery/SuggestionPanel',
  component: SuggestionPanel,
  tags: ['error'],
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

export const ByKeyboard: Story = {
  args: DoubtfulCombination.args,
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Chicago Heights, IL 60411' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ City: 'Chicago Heights', State: 'IL', ZipCode: '60411' });
  },
};
