import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
export const Busy: Story = { args: { isBusy: true } };
export const UndoFailed: Story = { args: { hasFailed: true } };
