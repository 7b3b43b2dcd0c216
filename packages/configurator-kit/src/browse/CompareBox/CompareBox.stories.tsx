import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompareBox } from './CompareBox.tsx';

const meta = {
  title: 'Configurator/Browse/CompareBox',
  component: CompareBox,
  tags: ['no-visual'],
  args: { name: 'Alder Sofa', checked: false, onChange: fn() },
} satisfies Meta<typeof CompareBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  tags: ['CMPR-01'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Compare'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Checked: Story = {
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Compare Alder Sofa' })).toBeChecked();
  },
};
