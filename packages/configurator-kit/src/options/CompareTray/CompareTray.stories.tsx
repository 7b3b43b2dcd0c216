import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { materialsFixture } from '../../fixtures/flyouts.ts';
import { Comparison } from './Comparison.tsx';
import { CompareTray } from './CompareTray.tsx';

const list = materialsFixture.map((choice) => [choice.code, choice] as const);

const meta = {
  title: 'Configurator/Options/CompareTray',
  component: CompareTray,
  args: { list: list.slice(0, 2), onTakeOut: fn(), onCompare: fn() },
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMaterials: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Washed Linen, Rust from compare' }));
    await expect(args.onTakeOut).toHaveBeenCalledWith(1203);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare (2)' }));
    await expect(args.onCompare).toHaveBeenCalledTimes(1);
  },
};

export const OneIsNoComparison: Story = {
  tags: ['visual'],
  args: { list: list.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compare (1)' })).toBeDisabled();
  },
};

export const Full: Story = {
  tags: ['visual', 'error'],
  args: { list, isFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can compare up to four. Remove one to add another.');
  },
};

const choose = fn();

/** Four side by side; the selected one is labeled. */
export const SideBySide: Story = {
  tags: ['popup'],
  args: { list },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Comparison
      open
      onOpenChange={fn()}
      list={list}
      value={1203}
      priceWith={(code) => (code < 1300 ? '$2,049.00' : '$2,149.00')}
      getUnavailableReason={({ code }) => (code === 1302 ? 'not available with your other choices' : null)}
      onChoose={choose}
      onDetails={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Compare materials' }));
    await expect(dialog.getByRole('button', { name: 'Choose Washed Linen, Rust' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Choose Cotton Velvet, Ochre' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Cotton Velvet, Petrol' }));
    await expect(choose).toHaveBeenLastCalledWith(1303);
    await expect(dialog.getAllByRole('row').length).toBeGreaterThan(6);
  },
};
