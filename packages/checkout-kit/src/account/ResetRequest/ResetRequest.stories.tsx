import { ok } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { signInPortsFixture } from '../../fixtures/account.ts';
import { type ForgotPasswordOptions, popupOptions, useForgotPassword } from '../useForgotPassword.ts';
import { ResetRequest } from './ResetRequest.tsx';

interface DemoProps extends ForgotPasswordOptions {
  text?: string;
  emailExample?: string;
}

function Demo({ text, emailExample, ...options }: DemoProps) {
  const forgot = useForgotPassword(options);
  return (
    <div style={{ maxInlineSize: 420 }}>
      <ResetRequest forgot={forgot} text={text} emailExample={emailExample}>
        <Button type="submit" busy={forgot.state.status === 'sending'}>
          Submit
        </Button>
      </ResetRequest>
    </div>
  );
}

const ports = signInPortsFixture();

const meta = {
  title: 'Checkout/Account/ResetRequest',
  component: Demo,
  args: {
    ...popupOptions(ports),
    text: 'Enter your email address and we’ll send you a link.',
    send: ports.forgotPassword,
    log: fn(),
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const enter = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await submit();
};

export const Empty: Story = { tags: ['empty'] };
export const WrongAddress: Story = {
  tags: ['visual', 'error'],
  play: async () => {
    await enter('maren@example');
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  },
};
export const Sent: Story = {
  tags: ['visual'],
  play: () => enter('maren@example.com'),
};
export const Refused: Story = {
  tags: ['visual', 'error'],
  args: {
    send: async () => ok({ isSuccess: false, message: 'Please wait a minute.' }),
  },
  play: () => enter('maren@example.com'),
};
export const Unreachable: Story = {
  tags: ['visual', 'error'],
  args: { send: signInPortsFixture('failing').forgotPassword },
  play: () => enter('maren@example.com'),
};
