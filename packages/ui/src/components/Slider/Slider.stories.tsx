import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { pressKey } from '../../fixtures/press-key.ts';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'UI/Slider',
  component: Slider,
  args: {
    label: 'Width of your wall',
    min: 60,
    max: 240,
    step: 2,
    value: 120,
    format: (inches: number) => `${inches} in`,
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
    const move = (next: number) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <Slider {...args} value={value} onValueChange={move} />;
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Width of your wall' });
    await expect(slider).toHaveAttribute('aria-valuetext', '120 in');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    fireEvent.input(slider, { target: { value: '140' } });
    fireEvent.input(slider, { target: { value: '150' } });
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await expect(slider).toHaveAttribute('aria-valuetext', '150 in');
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenCalledWith(150);
  },
};

/** Every key of the APG slider pattern. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Width of your wall' });
    await userEvent.tab();
    const table = [
      ['ArrowRight', '122'],
      ['ArrowUp', '124'],
      ['ArrowLeft', '122'],
      ['ArrowDown', '120'],
      ['PageUp', '138'],
      ['PageDown', '120'],
      ['End', '240'],
      ['ArrowRight', '240'],
      ['Home', '60'],
    ] as const;
    for (const [key, value] of table) {
      if (!(await pressKey(key))) return;
      await waitFor(() => expect(slider).toHaveValue(value));
    }
    await expect(slider).toHaveAttribute('aria-valuetext', '60 in');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(60);
  },
};

export const AtTheStart: Story = {
  tags: ['visual'],
  args: { value: 60 },
};

export const AtTheEnd: Story = {
  tags: ['visual'],
  args: { value: 240 },
};

export const WithAHint: Story = {
  tags: ['visual'],
  args: { hint: 'From corner to corner, skirting included.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('From corner to corner, skirting included.');
  },
};

export const Invalid: Story = {
  tags: ['visual', 'error'],
  args: { value: 70, error: 'No sofa of this kind is as short as that.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeInvalid();
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { value: 90 },
};
