import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { gone, Opener, openDialog } from '../../fixtures/dialog-opener.tsx';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const terms = 'Made-to-order pieces are yours alone: they can be changed for 48 hours.';

const meta = {
  title: 'UI/Dialog/Edges',
  component: Dialog,
  tags: ['!autodocs'],
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Confirm Your Selection',
    children: <Text>{terms}</Text>,
    actions: <Button>Accept</Button>,
    size: 'small',
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;
/** The second click of a double click hits the scrim: the dialog opens and is not closed again. */
export const ADoublePressOpens: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    const scrim = dialog.previousElementSibling!;
    fireEvent.pointerDown(scrim, { button: 0, pointerType: 'mouse' });
    fireEvent.click(scrim, { detail: 2 });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(dialog).toBeVisible());
    fireEvent.click(scrim, { detail: 1 });
    await gone();
  },
};

/** A text selection by mouse may end outside the dialog without closing it. */
export const ADragOutStays: Story = {
  tags: ['popup'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText(terms) },
      { target: dialog.previousElementSibling! },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Announcements are read while the dialog is open: the live regions stay accessible to screen readers. */
export const HeardOverTheDialog: Story = {
  tags: ['popup'],
  render: function Saying(args) {
    const announce = useAnnounce();
    return <Opener {...args} actions={<Button onClick={() => announce('Card removed')}>Remove</Button>} />;
  },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    const region = document.querySelector('[aria-live=polite]');
    await expect(region).toHaveTextContent('Card removed');
    await expect(region?.closest('[aria-hidden=true]')).toBeNull();
  },
};

function Vanishing(props: DialogProps) {
  const [there, setThere] = useState(true);
  if (!there) return <Button>Elsewhere</Button>;
  return <Opener {...props} actions={<Button onClick={() => setThere(false)}>Leave this page</Button>} />;
}

/** A page removed while its dialog is open also removes scroll lock, scrim and `aria-hidden`. */
export const TakenAwayWhileOpen: Story = {
  render: (args) => <Vanishing {...args} />,
  play: async ({ canvas }) => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave this page' }));
    await gone();
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await expect(elsewhere.closest('[aria-hidden=true]')).toBeNull();
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
  },
};

export const EmptiedSlots: Story = {
  tags: ['popup'],
  args: { description: null, actions: false },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    await expect(dialog.querySelector('footer')).toBeNull();
  },
};

export const LongWordsInLargeText: Story = {
  args: {
    title: longWord,
    description: longWord,
    children: <Text>{`${longWord} 🛋️`}</Text>,
    actions: (
      <>
        <Button tone="outline">Decline</Button>
        <Button>{longWord}</Button>
      </>
    ),
  },
  ...onALargeTextPhone,
  tags: ['mobile', 'popup'],
  play: async () => {
    const dialog = await openDialog();
    await onALargeTextPhone.play();
    for (const part of dialog.querySelectorAll('header, header + div, footer')) {
      // Actions that are set flush cover the edge of the foot by a pixel.
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
  },
};
