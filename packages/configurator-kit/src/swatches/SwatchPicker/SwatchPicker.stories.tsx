import { validateSwatch, type SwatchSelection } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { swatchFormFixture } from '../../fixtures/swatches.ts';
import { SwatchPicker, type SwatchPickerProps } from './SwatchPicker.tsx';

function Picker({ selection: given, onCheck, ...rest }: SwatchPickerProps) {
  const [selection, setSelection] = useState<SwatchSelection>(given);
  const check = (choiceCode: number, isOn: boolean) => {
    onCheck(choiceCode, isOn);
    setSelection(validateSwatch(selection, choiceCode, isOn));
  };
  return (
    <div style={{ maxInlineSize: 420 }}>
      <SwatchPicker {...rest} selection={selection} onCheck={check} />
    </div>
  );
}

const meta = {
  title: 'Configurator/Swatches/SwatchPicker',
  component: SwatchPicker,
  tags: ['picker'],
  args: { data: swatchFormFixture(), selection: [1203], onCheck: fn(), onGoOn: fn() },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof SwatchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const box = (canvas: Canvas, name: string) => canvas.getAllByRole('checkbox', { name })[0]!;

/** A viewed fabric is listed twice and counted once. */
export const Picking: Story = {
  args: { onCheck: fn(), onGoOn: fn() },
  tags: ['SWATCH-16', 'SWATCH-22', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    const families = canvas.getAllByRole('group').map((family) => family.querySelector('legend')?.textContent);
    await expect(families).toEqual(['Recently Viewed Fabrics', 'Textured Bouclé', 'Washed Linen', 'Cotton Velvet']);
    await expect(canvas.getAllByRole('checkbox', { name: 'Washed Linen, Rust', checked: true })).toHaveLength(2);
    await expect(canvas.getByText('1 of 5')).toBeVisible();
    await userEvent.click(box(canvas, 'Textured Bouclé, Oat'));
    await expect(args.onCheck).toHaveBeenLastCalledWith(1101, true);
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await userEvent.click(box(canvas, 'Textured Bouclé, Oat'));
    await expect(args.onCheck).toHaveBeenLastCalledWith(1101, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Address' }));
    await expect(args.onGoOn).toHaveBeenCalledTimes(1);
  },
};

/** A swatch that cannot be sent cannot be selected. */
export const OneIsOut: Story = {
  tags: ['SWATCH-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Washed Linen, Denim, unavailable' })).toBeDisabled();
    await expect(box(canvas, 'Washed Linen, Flax')).toBeEnabled();
  },
};

/** An order has at most five swatches: the others are disabled until a removal. */
export const Full: Story = {
  args: { selection: [1203, 1101, 1201, 1301, 1303] },
  tags: ['SWATCH-23', 'mobile', 'dark', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You may only select up to five swatches.');
    await expect(box(canvas, 'Textured Bouclé, Chalk')).toBeDisabled();
    await expect(box(canvas, 'Textured Bouclé, Oat')).toBeEnabled();
  },
};

/** A place of the tray is emptied by keyboard; the next one has the focus. */
export const Emptying: Story = {
  args: { selection: [1203, 1101, 1201, 1301, 1303] },
  tags: ['SWATCH-22', 'SWATCH-23', 'SWATCH-25'],
  play: async ({ canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Your swatches' }));
    tray.getByRole('button', { name: 'Remove Textured Bouclé, Oat' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(tray.getByRole('button', { name: 'Remove Washed Linen, Flax' })).toHaveFocus();
    await expect(box(canvas, 'Textured Bouclé, Chalk')).toBeEnabled();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Please select at least one swatch.'));
    await expect(canvas.getByRole('list', { name: 'Your swatches' })).toHaveFocus();
  },
};
