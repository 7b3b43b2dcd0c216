import type { Meta, StoryObj } from '@storybook/react-vite';
import { err, ok } from '@settee/domain';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { QuoteRequestPopup } from './QuoteRequestPopup.tsx';

const meta = {
  title: 'Checkout/Quotes/QuoteRequestPopup',
  component: QuoteRequestPopup,
  tags: ['popup'],
  args: {
    product: { sku: 100503, name: 'Tansy Media Console' },
    quantity: 12,
    ports: { requestQuote: fn(async () => ok({ isSuccess: true as const, quoteNumber: 'K7QF-3MTX-92' })), log: fn() },
    onClose: fn(),
  },
} satisfies Meta<typeof QuoteRequestPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), 'Nora Quist');
  await userEvent.type(screen.getByLabelText('Email'), 'nora@example.com');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Request' }));

export const Empty: Story = { tags: ['visual', 'empty'] };

export const Sent: Story = {
  tags: ['ATC-05', 'visual'],
  play: async ({ args }) => {
    await fill();
    await send();
    await screen.findByText(/K7QF-3MTX-92.*nora@example\.com/);
    await expect(args.ports.requestQuote).toHaveBeenCalledOnce();
    await expect(args.ports.requestQuote).toHaveBeenCalledWith({
      sku: 100503,
      quantity: 12,
      name: 'Nora Quist',
      emailAddress: 'nora@example.com',
      phone: '',
      message: '',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  tags: ['ATC-05', 'error'],
  play: async ({ args }) => {
    await userEvent.clear(await screen.findByLabelText('Quantity'));
    await send();
    await expect(screen.getByText('Please enter a quantity from 1 to 9,999.')).toBeVisible();
    await expect(screen.getByText('Please enter your name.')).toBeVisible();
    await expect(screen.getByLabelText('Quantity')).toHaveFocus();
    await expect(args.ports.requestQuote).not.toHaveBeenCalled();
  },
};

export const Fails: Story = {
  tags: ['ATC-05', 'error'],
  args: {
    ports: {
      requestQuote: async () => err({ message: 'Status: 503', action: 'RequestQuote', apiUrl: '' }),
      log: fn(),
    },
  },
  play: async ({ args }) => {
    await fill();
    await send();
    await screen.findByText(/^We couldn’t send your request/);
    await expect(screen.getByLabelText('Name')).toHaveValue('Nora Quist');
    await expect(args.ports.log).toHaveBeenCalledOnce();
  },
};
