import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { RangeSlider, type SliderRange } from '../RangeSlider/RangeSlider.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

function Price() {
  const [value, setValue] = useState<SliderRange>([900, 3200]);
  return (
    <RangeSlider
      legend="Your own span"
      thumbLabels={['Lowest price', 'Highest price']}
      min={500}
      max={5000}
      step={50}
      value={value}
      onValueChange={setValue}
      format={(price) => `$${price.toLocaleString('en-US')}`}
    />
  );
}

const meta = {
  title: 'UI/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Features',
    values: ['pets'],
    onValuesChange: fn(),
    options: [
      { value: 'stain', label: 'Stain resistant', count: 42 },
      { value: 'pets', label: 'Good with pets', count: 18 },
      { value: 'wash', label: 'Washable covers', count: 7, note: 'By machine, at 30 degrees' },
      { value: 'outdoor', label: 'For outdoors', count: 0, disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: function Ticking(args) {
    const [values, setValues] = useState(args.values);
    const tick = (next: readonly string[]) => {
      setValues(next);
      args.onValuesChange?.(next);
    };
    return <CheckboxGroup {...args} values={values} onValuesChange={tick} />;
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Features: Story = {
  tags: ['SUMM-12'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Features' })).toBeVisible();
    const stain = canvas.getByRole('checkbox', { name: 'Stain resistant (42)' });
    await userEvent.click(stain);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['pets', 'stain']);
    await userEvent.keyboard(' ');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['pets']);
    await expect(stain).not.toBeChecked();
  },
};

/** The span narrows down what the boxes start. */
export const WithASlider: Story = {
  args: {
    legend: 'Price',
    values: [],
    options: [
      { value: '-1000', label: 'Under $1,000', count: 4 },
      { value: '1000-2500', label: '$1,000 to $2,500', count: 23 },
      { value: '2500-', label: 'Over $2,500', count: 11 },
    ],
    slider: <Price />,
  },
  tags: ['SUMM-12', 'visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Under/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['-1000']);
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    fireEvent.input(low, { target: { value: '1200' } });
    await expect(low).toHaveAttribute('aria-valuetext', '$1,200');
  },
};

export const TwoColumns: Story = {
  tags: ['visual'],
  args: { columns: 2 },
};

export const HiddenLegend: Story = {
  tags: ['visual'],
  args: { hideLegend: true },
};

export const Invalid: Story = {
  tags: ['error'],
  args: { values: [], error: 'Please select at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please select at least one.');
    await expect(canvas.getByRole('checkbox', { name: /pets/ })).toBeInvalid();
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

export const LongWordsInLargeText: Story = {
  args: {
    columns: 2,
    legend: longWord,
    options: [
      { value: 'long', label: `${longWord} 🛋️`, note: longWord, count: 1204 },
      { value: 'pets', label: 'Good with pets' },
    ],
  },
  ...onALargeTextPhone,
  tags: ['mobile'],
};

/** All values are reported on each change, even with hundreds of values. */
export const Hundreds: Story = {
  args: {
    values: [],
    options: Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `No. ${index}` })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByLabelText('No. 499'));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['0', '499']);
  },
};
