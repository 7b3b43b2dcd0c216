import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Delivery',
    value: 'ship',
    onValueChange: fn(),
    options: [
      { value: 'ship', label: 'Ship to 60614', note: 'Arrives Tuesday to Friday' },
      { value: 'pickup', label: 'Pick up at Clybourn', note: 'Ready in two hours' },
      { value: 'room', label: 'White-glove delivery', note: 'Not offered at this address', disabled: true },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <RadioGroup {...args} value={value} onValueChange={choose} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeVisible();
    const pickup = canvas.getByRole('radio', { name: /Pick up/ });
    await userEvent.click(pickup);
    await expect(pickup).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Ship/ })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const NoneChosen: Story = { args: { value: undefined } };

export const HiddenLegend: Story = { args: { hideLegend: true } };

export const Invalid: Story = {
  args: { value: undefined, error: 'Please choose a delivery option.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a delivery option.');
  },
};
