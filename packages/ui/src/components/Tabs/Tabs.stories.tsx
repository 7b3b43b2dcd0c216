import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const panel = (words: string) => <Text>{words}</Text>;

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
