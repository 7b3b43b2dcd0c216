import { toggleInSwatchCart } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { formerFabric, fabricsFixture } from '../../fixtures/fabrics.ts';
import { SelectedFabrics, type FabricTrayProps } from './SelectedFabrics.tsx';

function Tray({ added: given, onRemove, ...rest }: FabricTrayProps) {
  const [added, setAdded] = useState(given);
  return (
    <SelectedFabrics
      {...rest}
      added={added}
      onRemove={(code) => {
        onRemove(code);
        setAdded(toggleInSwatchCart(added, code));
      }}
    />
  );
}

const meta = {
  title: 'Configurator/Fabrics/SelectedFabrics',
  component: SelectedFabrics,
  parameters: { layout: 'fullscreen' },
  args: {
    added: [1203, 1101],
    cardOf: (code) => [...fabricsFixture, formerFabric].find((card) => card.code === code),
    nla: [],
    isWarned: false,
    onRemove: fn(),
    onOrder: fn(),
  },
  render: (args) => <Tray {...args} />,
} satisfies Meta<typeof SelectedFabrics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus moves to the next swatch after a removal. */
export const Two: Story = {
  tags: ['mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Your swatches 2 of 5');
    canvas.getByRole('button', { name: 'Remove Washed Linen, Rust' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(1203);
    await expect(canvas.getByRole('button', { name: 'Remove Textured Bouclé, Oat' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Order Free Swatches' }));
    await expect(args.onOrder).toHaveBeenCalledTimes(1);
  },
};

export const Full: Story = {
  args: { added: [1203, 1101, 1201, 1301, 1303], isWarned: true },
  tags: ['mobile', 'dark', 'visual', 'error', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You may only select up to five swatches.');
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
  },
};

/** One swatch is discontinued; the data of another is not loaded yet. */
export const OneIsGone: Story = {
  args: { added: [1203, 1107, 9999], nla: [1107] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One of your swatches is no longer available.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Remove Textured Bouclé, Slate, no longer available' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Fabric 9999' })).toBeVisible();
  },
};
