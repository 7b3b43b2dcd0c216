import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** Stands in for the page: a button that opens, and the state. */
function Opener({ open: _open, onOpenChange, ...rest }: DialogProps) {
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

const terms =
  'Made-to-order pieces are yours alone: they can be changed for 48 hours and cannot be returned after that.';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openDialog(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
  return screen.findByRole('dialog');
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const SmallDecision: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog).toHaveAccessibleName('Confirm Your Selection');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveFocus();
  },
};

export const WithDescription: Story = {
  args: {
    title: 'Network Error',
    description: 'We could not reach the store. Nothing was ordered.',
    children: undefined,
    actions: <Button>Back to Cart</Button>,
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog).toHaveAccessibleDescription('We could not reach the store. Nothing was ordered.');
  },
};

export const FocusStaysInside: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
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
  play: async ({ args, canvas }) => {
    await openDialog(canvas);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  },
};

export const ThePageBehindIsOutOfReach: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add to Cart' });
    await openDialog(canvas);
    await expect(opener.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener.closest('[aria-hidden=true]')).toBeNull();
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  },
};

export const ThePointerStaysOffThePage: Story = {
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect();
    const dialog = await openDialog(canvas);
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(dialog.previousElementSibling);
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
};

export const APressBesideCloses: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.previousElementSibling!);
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** A question that stops the shopper reads out what it is about. */
export const AlertDialog: Story = {
  args: {
    role: 'alertdialog',
    dismissible: false,
    title: 'Remove all 12 items?',
    description: 'Your cart will be empty. Saved items stay.',
    children: undefined,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Remove all 12 items?' });
    await expect(alert).toHaveAccessibleDescription('Your cart will be empty. Saved items stay.');
    await userEvent.tab();
    await expect(within(alert).getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

export const MustChoose: Story = {
  args: {
    dismissible: false,
    title: 'Session Error',
    children: <Text>Your session has expired. Please select Ok to continue.</Text>,
    actions: <Button>Ok</Button>,
  },
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.previousElementSibling!);
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

export const LongContent: Story = {
  args: {
    size: 'regular',
    title: 'Shipping charges and delivery information',
    children: Array.from({ length: 14 }, (_, place) => (
      <Text key={place} style={{ marginBlockEnd: 16 }}>
        {terms}
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Accept' })).toBeVisible());
    // The keyboard can scroll it from the first moment.
    await expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent(/\w/);
  },
};

export const Wide: Story = {
  args: { size: 'wide', title: '1 item added to your cart' },
  play: async ({ canvas }) => {
    await openDialog(canvas);
  },
};

export const OnAPhone: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone' } },
};

/** One layer leads to the next: terms, then the confirmation. */
function TermsThenConfirmation() {
  const [at, setAt] = useState<'page' | 'terms' | 'added'>('page');
  const close = () => setAt('page');
  return (
    <>
      <Button onClick={() => setAt('terms')}>Add to Cart</Button>
      <Dialog
        open={at === 'terms'}
        onOpenChange={close}
        title="Confirm Your Selection"
        size="small"
        actions={<Button onClick={() => setAt('added')}>Accept</Button>}
      >
        <Text>{terms}</Text>
      </Dialog>
      <Dialog open={at === 'added'} onOpenChange={close} title="1 item added to your cart" size="small">
        <Text>Alder 3-Seat Sofa</Text>
      </Dialog>
    </>
  );
}

export const OneAfterTheOther: Story = {
  render: () => <TermsThenConfirmation />,
  play: async ({ canvas }) => {
    await openDialog(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    const added = await screen.findByRole('dialog', { name: '1 item added to your cart' });
    await waitFor(() => expect(added).toHaveFocus());
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  },
};

/** A layer over a layer. */
function OneOverTheOther() {
  const [help, setHelp] = useState(false);
  return (
    <Opener
      open={false}
      onOpenChange={() => {}}
      title="Add New Card"
      actions={
        <Button tone="outline" onClick={() => setHelp(true)}>
          Help with the security code
        </Button>
      }
    >
      <Dialog open={help} onOpenChange={setHelp} title="Security code" size="small">
        <Text>3 digits on the back of the card.</Text>
      </Dialog>
    </Opener>
  );
}

export const Stacked: Story = {
  render: () => <OneOverTheOther />,
  play: async ({ canvas }) => {
    await openDialog(canvas);
    const help = screen.getByRole('button', { name: 'Help with the security code' });
    await userEvent.click(help);
    await screen.findByRole('dialog', { name: 'Security code' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security code' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Add New Card' })).toBeVisible();
    await waitFor(() => expect(help).toHaveFocus());
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked');
  },
};

export const FirstFieldTakesTheFocus: Story = {
  args: {
    title: 'Account Sign In',
    children: (
      <label>
        Email Address <input type="email" autoFocus />
      </label>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  args: SmallDecision.args,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await openDialog(canvas);
  },
};
