import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { FacetGroup } from './FacetGroup.tsx';

const meta = {
  title: 'UI/FacetGroup',
  component: FacetGroup,
  tags: ['picker'],
  args: {
    label: 'Fabric type',
    selected: [],
    onSelectedChange: fn(),
    defaultOpen: true,
    values: [
      { value: 'boucle', label: 'Bouclé', count: 12 },
      { value: 'linen', label: 'Linen', count: 31 },
      { value: 'velvet', label: 'Velvet', count: 24 },
      { value: 'mohair', label: 'Mohair', count: 0, disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  render: function Picking(args) {
    const [selected, setSelected] = useState(args.selected);
    const change = (next: readonly string[]) => {
      setSelected(next);
      args.onSelectedChange(next);
    };
    return <FacetGroup {...args} selected={selected} onSelectedChange={change} />;
  },
} satisfies Meta<typeof FacetGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Boxes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Linen (31)' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Velvet (24)' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['linen', 'velvet']);
    await expect(canvas.getByRole('button', { name: /Fabric type/ })).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Linen (31)' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['velvet']);
  },
};

export const Pills: Story = {
  tags: ['visual'],
  args: {
    label: 'Color',
    layout: 'pills',
    selected: ['green'],
    values: [
      { value: 'white', label: 'White', color: '#efe9dd' },
      { value: 'green', label: 'Green', color: '#59603e' },
      { value: 'blue', label: 'Blue', color: '#4b5c74' },
      { value: 'red', label: 'Red', color: '#9f5434', disabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Green', pressed: true }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Blue', pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Red' })).toBeDisabled();
  },
};

export const ColoursInBoxes: Story = {
  tags: ['visual'],
  args: {
    label: 'Color',
    values: [
      { value: 'white', label: 'White', color: '#efe9dd', count: 9 },
      { value: 'green', label: 'Green', color: '#59603e', count: 4 },
    ],
  },
};

export const ClosedWithPicks: Story = {
  tags: ['visual'],
  args: { defaultOpen: false, selected: ['boucle', 'linen'] },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('button', { name: /Fabric type/, expanded: false });
    await expect(drawer).toHaveTextContent('2 selected');
    await userEvent.click(drawer);
    await expect(canvas.getByRole('checkbox', { name: 'Linen (31)' })).toBeChecked();
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

/** The slider is below the values, in both layouts. */
export const PillsWithASlider: Story = {
  args: {
    ...Pills.args,
    label: 'Price',
    selected: [],
    values: [
      { value: '-1000', label: 'Under $1,000' },
      { value: '1000-', label: '$1,000 and more' },
    ],
    slider: (
      <RangeSlider
        legend="Your own span"
        thumbLabels={['Lowest price', 'Highest price']}
        min={500}
        max={5000}
        value={[900, 3200]}
        onValueChange={() => {}}
        format={(price) => `$${price}`}
      />
    ),
  },
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('button', { name: 'Under $1,000' });
    const slider = canvas.getByRole('group', { name: 'Your own span' });
    await expect(slider.getBoundingClientRect().top).toBeGreaterThan(pill.getBoundingClientRect().bottom);
    await expect(slider.getBoundingClientRect().width).toBeGreaterThan(200);
  },
  tags: ['visual'],
};

/** Without values there is nothing to open. */
export const Empty: Story = {
  tags: ['empty'],
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongWordsInLargeText: Story = {
  args: {
    label: longWord,
    layout: 'pills',
    selected: ['long'],
    values: [
      { value: 'long', label: longWord, color: '#59603e' },
      { value: 'blue', label: 'Blue' },
    ],
  },
  ...onALargeTextPhone,
  tags: ['mobile'],
};
