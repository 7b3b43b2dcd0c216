import { getSite, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EmailSent } from './EmailSent.tsx';

const meta = {
  title: 'Checkout/Checkout/EmailSent',
  component: EmailSent,
  args: {
    site: getSite('main', 'USA'),
    emailAddress: 'maren@example.con',
    ports: {
      correctEmail: fn(async () => ok({ isSuccess: true, message: 'We’ve sent your receipt to maren@example.com.' })),
      log: fn(),
    },
  },
} satisfies Meta<typeof EmailSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const Correcting: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wrong email? Fix it' }));
    await expect(screen.getByLabelText('Email Address')).toHaveFocus();
  },
};
export const Corrected: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wrong email? Fix it' }));
    await userEvent.clear(screen.getByLabelText('Email Address'));
    await userEvent.type(screen.getByLabelText('Email Address'), 'maren@example.com{Enter}');
    await expect(await screen.findByRole('status')).toHaveTextContent('maren@example.com');
  },
};
