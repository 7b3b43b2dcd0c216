import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { pressKey } from '../../fixtures/press-key.ts';
import { RangeSlider, type SliderRange } from './RangeSlider.tsx';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const meta = {
  title: 'UI/RangeSlider',
  component: RangeSlider,
  args: {
    legend: 'Price',
    thumbLabels: ['Lowest price', 'Highest price'],
    min: 500,
    max: 5000,
    step: 50,
    value: [900, 3200],
    format: (price: number) => dollars.format(price),
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  render: function Sliding(args) {
    const [value, setValue] = useState(args.value);
    const move = (next: SliderRange) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <RangeSlider {...args} value={value} onValueChange={move} />;
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThumbs: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible();
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    const high = canvas.getByRole('slider', { name: 'Highest price' });
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.tab();
    await expect(high).toHaveFocus();
    await expect(low).toHaveAttribute('aria-valuetext', '$900');
    fireEvent.input(high, { target: { value: '2000' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([900, 2000]);
    fireEvent.input(low, { target: { value: '4000' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([2000, 2000]);
  },
};

/** APG, slider with two thumbs: each has every key, and stops at the other. */
export const ByKeyboard: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    const high = canvas.getByRole('slider', { name: 'Highest price' });
    await userEvent.tab();
    const table = [
      [low, 'ArrowRight', '950'],
      [low, 'ArrowDown', '900'],
      [low, 'End', '3200'],
      [low, 'ArrowUp', '3200'],
      [low, 'Home', '500'],
      [high, 'Tab', '3200'],
      [high, 'ArrowLeft', '3150'],
      [high, 'Home', '500'],
      [high, 'ArrowLeft', '500'],
      [high, 'End', '5000'],
    ] as const;
    for (const [slider, key, value] of table) {
      if (!(await pressKey(key))) return;
      await expect(slider).toHaveFocus();
      await waitFor(() => expect(slider).toHaveValue(value));
    }
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([500, 5000]);
  },
};

/** The range of each thumb depends on the other; both expose it. */
export const ThumbsBoundEachOther: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    const high = canvas.getByRole('slider', { name: 'Highest price' });
    await expect(low).toHaveAttribute('max', '3200');
    await expect(high).toHaveAttribute('min', '900');
    fireEvent.input(low, { target: { value: '1500' } });
    await expect(high).toHaveAttribute('min', '1500');
  },
};

/** A click on the rail moves the nearer thumb. */
export const PressOnTheRail: Story = {
  play: async ({ args, canvas }) => {
    const high = canvas.getByRole('slider', { name: 'Highest price' });
    const rail = high.parentElement;
    if (!rail?.clientWidth) return;
    const { left, right, top } = rail.getBoundingClientRect();
    fireEvent.mouseDown(rail, { clientX: right - 22, clientY: top + 20 });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([900, 5000]);
    await expect(high).toHaveFocus();
    fireEvent.mouseDown(rail, { clientX: left + 22, clientY: top + 20 });
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([500, 5000]);
  },
};

export const Meeting: Story = { args: { value: [2000, 2000] } };

export const BothAtTheEnd: Story = {
  tags: ['visual'],
  args: { value: [5000, 5000] },
};

/** The requested range may exceed the bounds, for example from an old URL. */
export const BeyondTheBounds: Story = {
  tags: ['visual'],
  args: { value: [0, 99_999] },
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    const high = canvas.getByRole('slider', { name: 'Highest price' });
    await expect(low).toHaveAttribute('aria-valuetext', '$500');
    await expect(low).toHaveAttribute('max', '5000');
    await expect(high).toHaveValue('5000');
    fireEvent.input(low, { target: { value: '1000' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1000, 5000]);
  },
};

/** There may be one price only. */
export const NothingToChoose: Story = {
  tags: ['visual', 'empty'],
  args: { min: 900, max: 900, value: [900, 900] },
  play: async ({ canvas }) => {
    for (const slider of canvas.getAllByRole('slider')) await expect(slider).toHaveValue('900');
  },
};

export const HiddenLegend: Story = {
  tags: ['visual'],
  args: { hideLegend: true },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const Invalid: Story = {
  tags: ['visual', 'error'],
  args: { value: [500, 550], error: 'Nothing costs so little.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Nothing costs so little.');
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { value: [900, 2000] },
};
