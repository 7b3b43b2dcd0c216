import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const sizes = ['76 in', '89 in', '101 in'].map((label) => ({ value: label, label }));

const cushions = [
  { value: 'down', label: 'Down blend' },
  { value: 'foam', label: 'High-resilience foam' },
  { value: 'spring', label: 'Spring core', fullName: 'Spring core, unavailable', disabled: true },
  { value: 'fiber', label: 'Trillium fiber' },
  { value: 'bench', label: 'One bench cushion' },
];

const meta = {
  title: 'UI/SegmentedControl',
  component: SegmentedControl,
  tags: ['picker'],
  args: { legend: 'Width', value: '89 in', onValueChange: fn(), options: sizes },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <SegmentedControl {...args} value={value} onValueChange={choose} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Width' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '101 in' }));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('101 in');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('101 in');
  },
};

/** Native radios have the keyboard behavior of the radio group pattern; their arrow keys are tested end to end. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '89 in' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '101 in' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '76 in' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '101 in' })).toBeChecked();
  },
};

export const Apart: Story = {
  tags: ['visual'],
  args: { legend: 'Cushion', layout: 'apart', value: 'down', options: cushions },
  play: async ({ args, canvas }) => {
    const spring = canvas.getByRole('radio', { name: 'Spring core, unavailable' });
    await expect(spring).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Trillium fiber' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('fiber');
  },
};

export const AcrossTheWidth: Story = {
  tags: ['visual'],
  args: { block: true },
};

export const HiddenLegend: Story = {
  tags: ['visual'],
  args: { hideLegend: true },
};

export const NoneChosen: Story = {
  tags: ['visual'],
  args: { value: undefined },
};

export const Missing: Story = {
  tags: ['visual', 'error'],
  args: { legend: 'Cushion', layout: 'apart', value: undefined, options: cushions, error: 'Select an option' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Select an option');
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** Words that are too long for a phone break; none leaves the frame. */
export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    legend: 'Ausführung mit Verlängerungselement 🛋️',
    value: 'b',
    options: [
      { value: 'a', label: 'Zweisitzerschlafsofa' },
      { value: 'b', label: 'Liegelandschaft' },
      { value: 'c', label: 'Verlängerungselement' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const label of canvas.getAllByText(/element$|sofa$|landschaft$/)) {
      const frame = label.closest('label')!.getBoundingClientRect();
      await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(frame.width);
    }
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
