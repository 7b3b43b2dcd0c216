import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Swatch } from './Swatch.tsx';

const meta = {
  title: 'UI/Swatch',
  component: Swatch,
  tags: ['picker'],
  args: { name: 'fabric', value: 'clay', label: 'Clay', color: '#b06a48', checked: false, onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', padding: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSelected: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Clay' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('clay');
  },
};

export const Selected: Story = {
  tags: ['visual'],
  args: { checked: true },
};

export const SelectedOnTheLightest: Story = {
  tags: ['visual'],
  args: { checked: true, label: 'Chalk', color: '#ebe6dc' },
};

export const Unavailable: Story = {
  args: { unavailable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Clay, unavailable' })).toBeDisabled();
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

/** One of several that can be picked, and cleared again. */
export const Multiple: Story = {
  args: { multiple: true, checked: true, onSelect: fn() },
  play: async ({ args, canvas }) => {
    const swatch = canvas.getByRole('checkbox', { name: 'Clay', checked: true });
    swatch.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith('clay');
  },
};
