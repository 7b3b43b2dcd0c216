import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { toFabric, formerFabric, fabricFixture } from '../../fixtures/fabrics.ts';
import { FabricTile } from './FabricTile.tsx';

const meta = {
  title: 'Configurator/Fabrics/FabricTile',
  component: FabricTile,
  args: { card: fabricFixture, isAdded: false, onToggle: fn(), onOpen: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <FabricTile {...args} />
    </div>
  ),
} satisfies Meta<typeof FabricTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View details for Washed Linen, Rust' }));
    await expect(args.onOpen).toHaveBeenCalledWith(fabricFixture);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Swatch, Washed Linen, Rust' }));
    await expect(args.onToggle).toHaveBeenCalledWith(fabricFixture);
  },
};

export const Added: Story = {
  args: { isAdded: true },
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Swatch, Washed Linen, Rust' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(fabricFixture);
  },
};

/** Its flyout opens all the same. */
export const WithoutSwatch: Story = {
  tags: ['visual'],
  args: { card: toFabric(1104) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Swatch unavailable')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** A fabric without an image shows its color value. */
export const Former: Story = {
  tags: ['visual'],
  args: { card: formerFabric },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer available')).toBeVisible();
  },
};
