import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gone, Opener, openDialog, terms } from '../../fixtures/dialog-opener.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { SlideOut } from '../SlideOut/SlideOut.tsx';
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

/** One dialog follows another: terms, then the confirmation. */
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
  tags: ['visual', 'popup'],
  render: () => <TermsThenConfirmation />,
  play: async ({ canvas }) => {
    await openDialog();
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
  tags: ['popup'],
  render: () => <OneOverTheOther />,
  play: async () => {
    await openDialog();
    const help = screen.getByRole('button', { name: 'Help with the security code' });
    await userEvent.click(help);
    await screen.findByRole('dialog', { name: 'Security code' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security code' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Add New Card' })).toBeVisible();
    await waitFor(() => expect(help).toHaveFocus());
    await expect(document.body).toHaveAttribute('data-scroll-locked');
  },
};

/** A popover over a dialog over a slide-out over the page. */
function FourDeep() {
  const [open, setOpen] = useState<'page' | 'cart' | 'promo'>('page');
  return (
    <>
      <Button onClick={() => setOpen('cart')}>View Cart</Button>
      <SlideOut open={open !== 'page'} onOpenChange={() => setOpen('page')} title="Your Cart">
        <Button onClick={() => setOpen('promo')}>Add Promo Code</Button>
      </SlideOut>
      <Dialog open={open === 'promo'} onOpenChange={() => setOpen('cart')} title="Promo Code" size="small">
        <Popover label="About promo codes" renderTrigger={(props) => <Button {...props}>What is this?</Button>}>
          One code per order.
        </Popover>
      </Dialog>
    </>
  );
}

/** Escape closes one overlay at a time, from the top; each gives the focus back to its opener. */
export const EscapeClosesOneAtATime: Story = {
  tags: ['no-visual', 'popup'],
  render: () => <FourDeep />,
  play: async ({ canvas }) => {
    const page = document.body;
    const opener = canvas.getByRole('button', { name: 'View Cart' });
    await userEvent.click(opener);
    const cart = await screen.findByRole('dialog', { name: 'Your Cart' });
    const add = screen.getByRole('button', { name: 'Add Promo Code' });
    await userEvent.click(add);
    const promo = await screen.findByRole('dialog', { name: 'Promo Code' });
    await waitFor(() => expect(cart.closest('[aria-hidden=true]')).not.toBeNull());
    const help = screen.getByRole('button', { name: 'What is this?' });
    await userEvent.click(help);
    const popover = await screen.findByRole('dialog', { name: 'About promo codes' });
    await waitFor(() => expect(popover).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeVisible());
    await expect(promo).toBeVisible();
    await waitFor(() => expect(help).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(promo).not.toBeInTheDocument());
    await expect(cart).toBeVisible();
    await expect(cart.closest('[aria-hidden=true]')).toBeNull();
    await expect(opener.closest('[aria-hidden=true]')).not.toBeNull();
    await waitFor(() => expect(add).toHaveFocus());
    await expect(page).toHaveAttribute('data-scroll-locked');

    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[aria-hidden=true]')).toBeNull();
    await waitFor(() => expect(page).not.toHaveAttribute('data-scroll-locked'));
  },
};
