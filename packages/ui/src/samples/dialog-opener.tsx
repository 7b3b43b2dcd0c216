import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';

/** Stands in for the page: a button that opens, and the state. */
export function Opener({ open: _open, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button tone="outline" onClick={() => change(true)}>
        Add to Cart
      </Button>
      <Dialog {...rest} open={open} onOpenChange={change} />
    </>
  );
}

/** Opens it as a shopper does; the dialog. */
export async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  return screen.findByRole('dialog');
}

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const terms =
  'Made-to-order pieces are yours alone: they can be changed for 48 hours and cannot be returned after that.';
