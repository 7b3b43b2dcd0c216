import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, ToastProvider, useToast } from './Toast.tsx';

function Remove(toast: ToastMessage) {
  const show = useToast();
  return (
    <Button tone="outline" onClick={() => show(toast)}>
      Remove
    </Button>
  );
}

const undo = fn();
/** The toasts of stories stay until they are closed. */
const duration = Infinity;
const removed = { message: 'Alder 3-Seat Sofa removed.', action: { label: 'Undo', onClick: undo }, duration };

const meta = {
  title: 'UI/Toast',
  component: ToastProvider,
  args: { children: <Remove {...removed} /> },
  beforeEach: () => void undo.mockClear(),
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const away = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: /Notifications/ })).toBeNull());

export const WithUndo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const said = canvasElement.querySelector('[aria-live=polite]');
    await expect(said).toHaveTextContent('Alder 3-Seat Sofa removed. Undo: F8');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await away(canvas);
  },
};

export const Shown: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('region', { name: 'Notifications (F8)' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await away(canvas);
    await expect(remove).toHaveFocus();
  },
};

export const ThreeAtMost: Story = {
  tags: ['visual'],
  args: { children: <Remove message="1 item added to your cart" duration={duration} /> },
  play: async ({ canvas }) => {
    for (let click = 0; click < 4; click++) await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A fourth makes room for itself; what had the focus gives it back. */
export const TheOldestGoesWithTheFocus: Story = {
  args: { children: <Remove message="1 item added to your cart" duration={duration} /> },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.keyboard('{F8}{F8}');
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus();
    for (let click = 0; click < 3; click++) fireEvent.click(remove);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(remove).toHaveFocus();
  },
};

/** Tab reaches it too, and the focus returns to its previous element. */
export const ReachedByTab: Story = {
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await away(canvas);
    await expect(undo).toHaveBeenCalledOnce();
    await expect(remove).toHaveFocus();
  },
};

export const LongWords: Story = {
  tags: ['mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Remove
        message="Zweisitzerschlafsofaverlängerungselementabdeckung </script> 🛋️ was removed from your cart."
        action={{ label: 'Wiederherstellen', onClick: undo }}
        duration={duration}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const toast = canvas.getByRole('listitem');
    const { left, right } = toast.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(toast).toHaveTextContent('</script>');
  },
};

export const OnAPhone: Story = { ...Shown, tags: ['visual', 'mobile'], globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Shown, globals: { direction: 'rtl' }, tags: ['visual'] };
