import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { signInPortsFixture } from '../../fixtures/account.ts';
import type { ForgotPasswordPorts } from '../ports.ts';
import { popupOptions, useForgotPassword } from '../useForgotPassword.ts';
import { ForgotPasswordPopup } from './ForgotPasswordPopup.tsx';

interface DemoProps {
  ports: ForgotPasswordPorts;
}

function Demo({ ports }: DemoProps) {
  const forgot = useForgotPassword(popupOptions(ports));
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    forgot.open();
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open}>Forgot</Button>
      {isOpen && <ForgotPasswordPopup forgot={forgot} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const meta = {
  title: 'Checkout/Account/ForgotPasswordPopup',
  component: Demo,
  tags: ['popup'],
  args: { ports: signInPortsFixture() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Forgot' }));
  await screen.findByRole('dialog');
};
const send = async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
};

export const Opened: Story = { play: open };
export const Sent: Story = { play: send };
export const WithoutToken: Story = {
  tags: ['error'],
  args: {
    ports: signInPortsFixture('none', {
      openForgotPassword: signInPortsFixture('failing').openForgotPassword,
      log: fn(),
    }),
  },
  play: open,
};
export const Sending: Story = {
  tags: ['loading'],
  args: { ports: signInPortsFixture('none', { forgotPassword: () => new Promise<never>(() => {}) }) },
  play: send,
};
