import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { gone, Opener, openDialog, terms } from '../../fixtures/dialog-opener.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Confirm Your Selection',
    children: <Text>{terms}</Text>,
    actions: (
      <>
        <Button tone="outline">Decline</Button>
        <Button>Accept</Button>
      </>
    ),
    size: 'small',
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FocusStaysInside: Story = {
  tags: ['popup'],
  play: async () => {
    const dialog = await openDialog();
    const [close, decline, accept] = within(dialog).getAllByRole('button');
    for (const stop of [close, decline, accept, close]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(accept).toHaveFocus();
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  tags: ['visual', 'popup'],
  play: async ({ args, canvas }) => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  },
};

export const ThePageBehindIsOutOfReach: Story = {
  tags: ['popup'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add to Cart' });
    await openDialog();
    await expect(opener.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(document.body).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener.closest('[aria-hidden=true]')).toBeNull();
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

export const ThePointerStaysOffThePage: Story = {
  tags: ['popup'],
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect();
    const dialog = await openDialog();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(dialog.previousElementSibling);
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
};

export const APressBesideCloses: Story = {
  tags: ['popup'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.previousElementSibling!);
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const MustChoose: Story = {
  tags: ['popup'],
  args: {
    dismissible: false,
    title: 'Session Error',
    children: <Text>Your session has expired. Please select Ok to continue.</Text>,
    actions: <Button>Ok</Button>,
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.previousElementSibling!);
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

export const FirstFieldTakesTheFocus: Story = {
  tags: ['popup'],
  args: {
    title: 'Account Sign In',
    children: (
      <label>
        Email Address <input type="email" autoFocus />
      </label>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog();
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  },
};
