import * as Radix from '@radix-ui/react-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { gone, Opener, openDialog } from '../../fixtures/dialog-opener.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Dialog/Focus',
  component: Dialog,
  tags: ['!autodocs', 'no-visual'],
  args: { open: false, onOpenChange: fn(), title: 'Select a leg', size: 'small' },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Radios are one stop of the Tab key, at the end of a layer too. */
export const RadiosAreOneStop: Story = {
  tags: ['popup'],
  args: {
    children: (
      <fieldset>
        <legend>Leg</legend>
        {['Oak', 'Walnut', 'Brass'].map((leg) => (
          <label key={leg}>
            <input type="radio" name="leg" defaultChecked={leg === 'Walnut'} /> {leg}
          </label>
        ))}
      </fieldset>
    ),
  },
  play: async () => {
    const dialog = within(await openDialog());
    const cross = dialog.getByRole('button', { name: 'Close' });
    const walnut = dialog.getByRole('radio', { name: 'Walnut' });
    walnut.focus();
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(walnut).toHaveFocus();
  },
};

export const NothingToStopAt: Story = {
  tags: ['popup'],
  args: { dismissible: false, children: 'One moment, please.' },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.tab();
    await expect(dialog).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog).toHaveFocus();
  },
};

/** A script may focus the hidden page behind; the focus returns to the dialog. */
export const ThePageBehindGivesTheFocusBack: Story = {
  tags: ['popup'],
  args: { actions: <Button>Accept</Button> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add to Cart' });
    const dialog = await openDialog();
    opener.focus();
    await expect(dialog).toHaveFocus();
    const accept = within(dialog).getByRole('button', { name: 'Accept' });
    accept.focus();
    opener.focus();
    await expect(accept).toHaveFocus();
  },
};

/** Whether the wheel may scroll the page or a list there. */
const canScroll = (element: Element) =>
  element.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true }));

/** A wallet's own frame, a list of addresses: what others open over the layer can be used. */
export const WhatComesOverItIsWithinReach: Story = {
  tags: ['popup'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add to Cart' });
    const dialog = await openDialog();
    const over = document.createElement('button');
    over.textContent = '12 Elm Street';
    document.body.append(over);
    try {
      over.focus();
      await expect(over).toHaveFocus();
      await expect(over.closest('[aria-hidden=true]')).toBeNull();
      await userEvent.click(over);
      await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
      await expect(canScroll(over)).toBe(true);
      await expect(canScroll(opener)).toBe(false);
      over.remove();
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    } finally {
      over.remove();
    }
  },
};

function Legs() {
  const [legs, setLegs] = useState(['Oak', 'Walnut']);
  return legs.map((leg) => (
    <Button key={leg} onClick={() => setLegs(legs.filter((other) => other !== leg))}>
      Remove {leg}
    </Button>
  ));
}

export const ARemovedLineLeavesTheFocusInside: Story = {
  tags: ['popup'],
  args: { children: <Legs /> },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Oak' }));
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

function Cart() {
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>{isEmpty ? 'Your cart is empty' : 'Cart'}</h1>
      {!isEmpty && <Button onClick={() => setOpen(true)}>Check Out</Button>}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Unavailable Items"
        actions={
          <Button
            onClick={() => {
              setEmpty(true);
              setOpen(false);
            }}
          >
            Remove All
          </Button>
        }
      />
    </main>
  );
}

/** The control that opened the dialog is gone when it closes: the focus is on the heading of the page. */
export const OpenerIsGone: Story = {
  tags: ['popup'],
  render: () => <Cart />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check Out' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Remove All' }));
    await gone();
    const heading = canvas.getByRole('heading', { name: 'Your cart is empty' });
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    await expect(heading).not.toHaveAttribute('tabindex');
  },
};

/** Escape while a word is composed ends the composing only. */
export const EscapeInAComposedWord: Story = {
  args: { children: <input aria-label="Name" autoFocus /> },
  play: async ({ args }) => {
    const field = within(await openDialog()).getByRole('textbox', { name: 'Name' });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    fireEvent.keyDown(field, { key: 'Escape' });
    await gone();
  },
};

/** Content written for Radix works. */
export const PartsOfRadix: Story = {
  args: { children: <Radix.Close>No, thanks</Radix.Close> },
  play: async ({ args }) => {
    await userEvent.click(within(await openDialog()).getByRole('button', { name: 'No, thanks' }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** React's strict mode mounts an overlay twice; the focus stays in it until it closes. */
export const InStrictMode: Story = {
  render: (args) => (
    <StrictMode>
      <Opener {...args} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  },
};
