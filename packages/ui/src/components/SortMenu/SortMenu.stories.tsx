import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SortMenu } from './SortMenu.tsx';

const meta = {
  title: 'UI/SortMenu',
  component: SortMenu,
  tags: ['picker'],
  args: {
    options: [
      { key: 'featured', label: 'Featured' },
      { key: 'newest', label: 'Newest' },
      { key: 'low', label: 'Price: Low to High' },
    ],
    value: 'featured',
    onValueChange: fn(),
  },
  render: function Sorting(args) {
    const [value, setValue] = useState(args.value);
    const sort = (key: string) => {
      setValue(key);
      args.onValueChange?.(key);
    };
    return <SortMenu {...args} value={value} onValueChange={sort} />;
  },
} satisfies Meta<typeof SortMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAToolbar: Story = {
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('combobox', { name: 'Sort by:' });
    await userEvent.selectOptions(menu, 'Newest');
    await expect(menu).toHaveDisplayValue('Newest');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('newest');
  },
};

export const InAPanel: Story = {
  tags: ['visual'],
  args: { layout: 'list', label: 'Sort by' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sort by' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Price: Low to High' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('low');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
