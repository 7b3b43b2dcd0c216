import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { FacetGroup } from '../FacetGroup/FacetGroup.tsx';
import { ResultCount } from '../ResultCount/ResultCount.tsx';
import { SortMenu } from '../SortMenu/SortMenu.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const types = [
  { value: 'Bouclé', label: 'Bouclé', count: 12 },
  { value: 'Linen', label: 'Linen', count: 31 },
  { value: 'Velvet', label: 'Velvet', count: 24 },
];
const features = [
  { value: 'Stain resistant', label: 'Stain resistant' },
  { value: 'Good with pets', label: 'Good with pets' },
];
const sorts = [
  { key: 'featured', label: 'Featured' },
  { key: 'low', label: 'Price: Low to High' },
];

const meta = {
  title: 'UI/FilterPanel',
  component: FilterPanel,
  args: { title: 'Filter fabrics', children: null, onApply: fn(), onClearAll: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: function Filtering(args) {
    const [selected, setSelected] = useState<readonly string[]>(['Linen', 'Good with pets']);
    const [sort, setSort] = useState('low');
    const isOf = (values: typeof features) => selected.filter((one) => values.some(({ value }) => value === one));
    return (
      <FilterPanel
        {...args}
        count={<ResultCount count={67 - selected.length * 20} />}
        applied={
          <ChipGroup
            label="Active filters"
            items={selected.map((key) => ({ key, label: key }))}
            onRemove={(key) => setSelected(selected.filter((one) => one !== key))}
          />
        }
        applyLabel={`Show ${67 - selected.length * 20} Fabrics`}
        isEmpty={selected.length === 0}
        onClearAll={() => {
          setSelected([]);
          args.onClearAll?.();
        }}
      >
        <SortMenu layout="list" label="Sort by" options={sorts} value={sort} onValueChange={setSort} />
        <Switch label="Shortest delivery time first" labelSide="start" defaultChecked />
        <FacetGroup
          defaultOpen
          label="Fabric type"
          values={types}
          selected={isOf(types)}
          onSelectedChange={(next) => setSelected([...isOf(features), ...next])}
        />
        <FacetGroup
          defaultOpen
          layout="pills"
          label="Features"
          values={features}
          selected={isOf(features)}
          onSelectedChange={(next) => setSelected([...isOf(types), ...next])}
        />
      </FilterPanel>
    );
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selections are collected; only the button applies them. */
export const Collecting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Filter fabrics' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Velvet (24)' }));
    await expect(canvas.getByRole('button', { name: 'Remove Velvet filter' })).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 7 Fabrics' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const ClearingAll: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const clear = canvas.getByRole('button', { name: 'Clear All' });
    await userEvent.click(clear);
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: 'Linen (31)' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Price: Low to High' })).toBeChecked();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(clear).toHaveFocus();
  },
};

export const ResultsUnderWay: Story = {
  tags: ['loading'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const InForceAtOnce: Story = {
  args: { onApply: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Show/ })).toBeNull();
  },
};

export const OnAPhone: Story = { tags: ['mobile'], globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

/** Enter in any checkbox applies the selections, as in every form. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Velvet (24)' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    const apply = canvas.getByRole('button', { name: /Show/ });
    apply.focus();
    await userEvent.keyboard(' ');
    await expect(args.onApply).toHaveBeenCalledTimes(2);
  },
};

export const LargeText: Story = {
  ...onALargeTextPhone,
  tags: ['mobile'],
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
