import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddressSuggestionPanel } from './AddressSuggestionPanel.tsx';

const suggestion = { City: 'Chicago', State: 'IL', ZipCode: '60614' };

const meta = {
  title: 'Configurator/Swatches/AddressSuggestionPanel',
  component: AddressSuggestionPanel,
  tags: ['error'],
  args: { addressValidation: { Suggestions: [] }, useAddressAsEntered: false, onAsEntered: fn(), onChoose: fn() },
} satisfies Meta<typeof AddressSuggestionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Street: Story = {
  args: { onAsEntered: fn() },
  tags: ['SWATCH-74', 'SWATCH-75', 'SWATCH-80', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use address as entered' }));
    await expect(args.onAsEntered).toHaveBeenCalledTimes(1);
    await expect(args.onAsEntered).toHaveBeenCalledWith(true);
  },
};

export const Combination: Story = {
  args: { addressValidation: { Suggestions: [suggestion, { ...suggestion, ZipCode: '60640' }] }, onChoose: fn() },
  tags: ['SWATCH-77', 'SWATCH-80', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There appears to be a problem with the city, state and ZIP combination. Please select one of our suggestions below.',
    );
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Chicago, IL 60614' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(suggestion);
  },
};
