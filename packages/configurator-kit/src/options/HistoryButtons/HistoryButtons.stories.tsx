import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HistoryButtons } from './HistoryButtons.tsx';

const actions = { canUndo: true, canRedo: false, canReset: true, undo: fn(), redo: fn(), reset: fn() };

const meta = {
  title: 'Configurator/Options/HistoryButtons',
  component: HistoryButtons,
  tags: ['picker'],
  args: { actions },
} satisfies Meta<typeof HistoryButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingToRedo: Story = {
  tags: ['empty'],
  play: async ({ canvas }) => {
    actions.undo.mockClear();
    actions.redo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await expect(actions.undo).toHaveBeenCalledTimes(2);
    const redo = canvas.getByRole('button', { name: 'Redo' });
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(redo);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(actions.redo).not.toHaveBeenCalled();
  },
};

/** Undo keys in a field act on the field. */
export const WhileTyping: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <>
        <input aria-label="Quantity" />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    actions.undo.mockClear();
    await userEvent.type(canvas.getByLabelText('Quantity'), '12{Control>}z{/Control}');
    await expect(actions.undo).not.toHaveBeenCalled();
  },
};
