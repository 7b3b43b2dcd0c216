import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Opener, openDialog, terms } from '../../fixtures/dialog-opener.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  tags: ['popup'],
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

export const SmallDecision: Story = {
  play: async () => {
    const dialog = await openDialog();
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
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog).toHaveAccessibleDescription('We could not reach the store. Nothing was ordered.');
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

export const LongContent: Story = {
  tags: ['visual'],
  args: {
    size: 'regular',
    title: 'Shipping Charges and Delivery Information',
    children: Array.from({ length: 14 }, (_, index) => (
      <Text key={index} style={{ marginBlockEnd: 16 }}>
        {terms}
      </Text>
    )),
  },
  play: async () => {
    const dialog = await openDialog();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Accept' })).toBeVisible());
    // The keyboard can scroll it from the frame on in which it is measured.
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent(/\w/));
  },
};

export const Wide: Story = {
  args: { size: 'wide', title: '1 item added to your cart' },
  play: async () => {
    await openDialog();
  },
};

export const OnAPhone: Story = {
  ...LongContent,
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: SmallDecision.args,
  globals: { direction: 'rtl' },
  play: async () => {
    await openDialog();
  },
};

/** Its trigger opens it, without any state of the parent, and has the focus after it. */
export const WithATrigger: Story = {
  tags: ['no-visual'],
  render: ({ open: _open, ...args }) => (
    <Dialog {...args} renderTrigger={(props) => <Button {...props}>Add to Cart</Button>} />
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Add to Cart', expanded: false });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger);
    const layer = await screen.findByRole('dialog', { name: 'Confirm Your Selection' });
    await expect(layer).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', layer.id);
    await userEvent.click(within(layer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
