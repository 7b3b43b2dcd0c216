import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  tags: ['picker'],
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
      args.onValueChange?.(next);
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

/** The keyboard of the pattern: one tab stop, arrows choose and go round, what is off is passed over. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const [ship, pickup] = canvas.getAllByRole('radio');
    await expect(ship).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(pickup).toHaveFocus();
    await expect(pickup).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(ship).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(pickup).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(ship).toBeChecked();
    await expect(mocked(args.onValueChange!).mock.calls).toEqual([['pickup'], ['ship'], ['pickup'], ['ship']]);
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const NoneChosen: Story = { args: { value: undefined } };

export const SpaceTakesTheFirst: Story = {
  args: { value: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Ship/ })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(mocked(args.onValueChange!).mock.calls).toEqual([['ship']]);
  },
};

/** Without names of their own two groups do not share a choice. */
export const TwoOnAPage: Story = {
  render: function Choosing(args) {
    const [outward, setOutward] = useState<string>();
    const [back, setBack] = useState<string>();
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <RadioGroup {...args} value={outward} onValueChange={setOutward} />
        <RadioGroup {...args} legend="Returns" value={back} onValueChange={setBack} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio', { name: /Pick up/ })) await userEvent.click(radio);
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const WithAHint: Story = {
  args: { hint: 'You can change this until it leaves the warehouse.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/until it leaves/);
  },
};

export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte 🛋️',
        note: 'Zweisitzerschlafsofaverlängerungselement',
      },
      { value: 'b', label: 'Room of your choice, unpacked, put together and every box taken away by two people' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

export const HiddenLegend: Story = {
  tags: ['visual'],
  args: { hideLegend: true },
};

export const Invalid: Story = {
  tags: ['error'],
  args: { value: undefined, error: 'Please choose a delivery option.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a delivery option.');
  },
};
