import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemovedLine } from './RemovedLine.tsx';

const meta = {
  title: 'Checkout/Cart/RemovedLine',
  component: RemovedLine,
  args: { name: 'Noor Floor Lamp', onUndo: fn() },
  decorators: [(Story) => <ul style={{ listStyle: 'none', padding: 0 }}>{Story()}</ul>],
} satisfies Meta<typeof RemovedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removed: Story = {};
export const Busy: Story = { tags: ['loading'], args: { isBusy: true } };
export const UndoFailed: Story = { tags: ['error'], args: { hasFailed: true } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo: add Noor Floor Lamp back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const PressedWhileBusy: Story = {
  tags: ['loading'],
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
