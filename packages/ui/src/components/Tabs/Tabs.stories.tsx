import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { type TabItem, Tabs } from './Tabs.tsx';

const panel = (labels: string) => <Text>{labels}</Text>;

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Delivery information',
    onValueChange: fn(),
    items: [
      {
        value: 'charges',
        label: 'Shipping Charges',
        content: panel('Small items ship free on orders of $49 and more.'),
      },
      { value: 'details', label: 'Delivery Details', content: panel('The carrier calls two days before.') },
      { value: 'abroad', label: 'Domestic and International', content: panel('We ship to all fifty states.') },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Delivery information' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Shipping Charges' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivery Details' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Delivery Details' })).toHaveTextContent('calls two days before');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('details');
  },
};

export const ByKeyboard: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [charges, details, abroad] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(charges).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(details).toHaveFocus();
    await expect(details).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(abroad).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(charges).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(abroad).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(charges).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Shipping Charges' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const [charges, details] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(charges).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(charges).toHaveFocus();
    await expect(canvasElement.querySelector('[dir]')).toBeNull();
  },
};

export const OpensSecond: Story = {
  args: { defaultValue: 'details' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Delivery Details' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const KeptByTheParent: Story = {
  args: { value: 'charges' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivery Details' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('details');
    await expect(canvas.getByRole('tab', { name: 'Shipping Charges' })).toHaveAttribute('aria-selected', 'true');
  },
};

const withOneOff = (items: readonly TabItem[]) => items.map((item, index) => ({ ...item, disabled: index === 1 }));

/** Arrow keys pass over what is off. */
export const OneDisabled: Story = {
  render: (args) => <Tabs {...args} items={withOneOff(args.items)} />,
  play: async ({ canvas }) => {
    const [charges, details, abroad] = canvas.getAllByRole('tab');
    await expect(details).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(abroad).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(charges).toHaveFocus();
  },
  tags: ['visual'],
};

/** A tab may be removed, for example by a filter. */
export const TheOpenOneGoes: Story = {
  args: { defaultValue: 'abroad' },
  render: function Fewer(args) {
    const [items, setItems] = useState(args.items);
    return (
      <>
        <Tabs {...args} items={items} />
        <Button size="small" onClick={() => setItems(items.slice(0, -1))}>
          One fewer
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const fewer = canvas.getByRole('button');
    await userEvent.click(fewer);
    await expect(canvas.getByRole('tabpanel', { name: 'Shipping Charges' })).toBeVisible();
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
  },
  tags: ['visual'],
};

/** Overflowing tabs scroll; keyboard focus scrolls a tab into view. */
export const ManyOnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [, , abroad] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(abroad).toHaveFocus();
    const edge = canvas.getByRole('tablist').getBoundingClientRect().right;
    await expect(abroad!.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
  },
};

/** The tab that is open at first is fully visible. */
export const LastOnAPhone: Story = {
  tags: ['mobile'],
  args: { defaultValue: 'abroad' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(list.right + 1);
    await expect(tab.left).toBeGreaterThanOrEqual(list.left - 1);
  },
};
