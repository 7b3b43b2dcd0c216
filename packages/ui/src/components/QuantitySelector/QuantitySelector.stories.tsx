import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, within } from 'storybook/test';
import { QuantitySelector } from './QuantitySelector.tsx';

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    group: canvas.getByRole('group', { name: 'Quantity' }),
    minus: canvas.getByRole('button', { name: 'Decrease quantity' }),
    input: canvas.getByRole('spinbutton', { name: 'Quantity' }),
    plus: canvas.getByRole('button', { name: 'Increase quantity' }),
  };
};

const meta = {
  title: 'UI/QuantitySelector',
  component: QuantitySelector,
  args: { label: 'Quantity', value: 1, onValueChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const change = (quantity: number) => {
      setValue(quantity);
      args.onValueChange?.(quantity);
    };
    return <QuantitySelector {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof QuantitySelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneByOne: Story = {
  play: async ({ args, canvasElement }) => {
    const { minus, input, plus } = parts(canvasElement);
    await userEvent.click(plus);
    await userEvent.click(plus);
    await expect(input).toHaveValue('3');
    await userEvent.click(minus);
    await expect(input).toHaveValue('2');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const { input } = parts(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '24');
    await userEvent.tab();
    await expect(input).toHaveValue('24');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(24);
  },
};

export const TypedOutOfRange: Story = {
  tags: ['visual'],
  args: { value: 15 },
  // Room for the hint.
  decorators: [(Story) => <div style={{ paddingBlockStart: 56 }}>{Story()}</div>],
  play: async ({ args, canvas, canvasElement }) => {
    const { input } = parts(canvasElement);
    await userEvent.type(input, '.x-');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(input, '0');
    await expect(input).toHaveValue('15');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose a quantity from 1 to 99.');
    await expect(input).toHaveValue('15');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const BlankOnBlur: Story = {
  tags: ['visual', 'QTY-04'],
  args: { value: 12 },
  play: async ({ args, canvasElement }) => {
    const { input } = parts(canvasElement);
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).toHaveValue('1');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(1);
  },
};

export const PlusAtTheMaximum: Story = {
  tags: ['QTY-05', 'QTY-08'],
  args: { value: 99 },
  play: async ({ args, canvasElement }) => {
    const { minus, input, plus } = parts(canvasElement);
    await expect(plus).toBeEnabled();
    await userEvent.click(plus);
    await expect(input).toHaveValue('1');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(1);
    await expect(plus).toBeDisabled();
    await expect(minus).toBeEnabled();
  },
};

export const MinusAtTheMinimum: Story = {
  tags: ['QTY-06'],
  play: async ({ args, canvasElement }) => {
    const { minus, input, plus } = parts(canvasElement);
    await expect(minus).toBeEnabled();
    await userEvent.click(minus);
    await expect(input).toHaveValue('1');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(minus).toBeDisabled();
    await expect(plus).toHaveFocus();
    await userEvent.click(plus);
    await expect(input).toHaveValue('2');
    await expect(minus).toBeEnabled();
  },
};

export const ByKeyboard: Story = {
  args: { value: 98 },
  play: async ({ args, canvasElement }) => {
    const { input } = parts(canvasElement);
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('99');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('98');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** All keys of a spin button; Shift still marks what is typed. */
export const ByEveryKey: Story = {
  args: { value: 50 },
  play: async ({ args, canvasElement }) => {
    const { minus, input } = parts(canvasElement);
    await userEvent.tab();
    await expect(minus).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('60');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(input).toHaveValue('40');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveAttribute('aria-valuenow', '99');
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    await expect(input).toHaveValue('99');
    await expect(mocked(args.onValueChange!).mock.calls).toEqual([[60], [50], [40], [1], [99]]);
  },
};

export const AButtonSaysWhereItLeads: Story = {
  args: { label: 'Quantity of Alder Sofa' },
  play: async ({ canvas, canvasElement }) => {
    const said = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Increase quantity' }));
    await expect([...(said?.children ?? [])].map((sentence) => sentence.textContent)).toEqual([
      'Quantity of Alder Sofa: 2',
      'Quantity of Alder Sofa: 3',
    ]);
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { value: 12 },
  play: async ({ canvasElement }) => {
    const { minus, plus } = parts(canvasElement);
    await expect(minus.getBoundingClientRect().left).toBeGreaterThan(plus.getBoundingClientRect().left);
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true, value: 2 },
};

export const BesideALargeAction: Story = {
  tags: ['visual'],
  args: { size: 'large' },
};
