import { ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { respondWith } from '../../fixtures/cart.ts';
import { ConfirmEmailScreen, type ConfirmEmailScreenProps } from './ConfirmEmailScreen.tsx';

interface DemoProps extends ConfirmEmailScreenProps {
  /** Gets what the hidden form posts. */
  onPost: (fields: Record<string, FormDataEntryValue>) => void;
}

function Demo({ onPost, ...props }: DemoProps) {
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.target;
        if (form instanceof HTMLFormElement && form.hidden) onPost(Object.fromEntries(new FormData(form)));
      }}
    >
      <ConfirmEmailScreen {...props} />
    </div>
  );
}

const changed = { isSuccess: true, message: '', sessionToken: '', isPasswordWanted: false };
const wanted = {
  ...changed,
  isSuccess: false,
  message: 'Please enter the password you chose for your account.',
  isPasswordWanted: true,
};

const meta = {
  title: 'Checkout/Account/ConfirmEmailScreen',
  component: Demo,
  parameters: { layout: 'fullscreen' },
  args: {
    antiForgeryToken: 'sample-token',
    ports: { confirm: fn(async () => ok(changed)), log: fn() },
    onPost: fn(),
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

export const Waiting: Story = { tags: ['loading'] };
export const ChangedAddress: Story = {
  play: async () => {
    await confirm();
    await screen.findByText('Your email address has been confirmed.');
  },
};
export const NewAccount: Story = {
  args: { ports: { confirm: fn(async () => ok({ ...changed, sessionToken: 'session-1' })), log: fn() } },
  play: async () => {
    await confirm();
    await screen.findByText('Your email address has been confirmed.');
  },
};
export const InAnotherBrowser: Story = {
  args: {
    ports: {
      confirm: fn(async (password: string) => ok(password === 'a quiet sentence' ? changed : wanted)),
      log: fn(),
    },
  },
  play: async ({ args }) => {
    await confirm();
    await userEvent.type(await screen.findByLabelText('Password'), 'a quiet sentence');
    await confirm();
    await screen.findByText('Your email address has been confirmed.');
    await expect(args.ports.confirm).toHaveBeenLastCalledWith('a quiet sentence');
  },
};
export const PasswordWanted: Story = {
  tags: ['visual', 'error'],
  args: { ports: { confirm: fn(async () => ok(wanted)), log: fn() } },
  play: async () => {
    await confirm();
    await screen.findByLabelText('Password');
  },
};
export const Expired: Story = {
  args: { ports: { confirm: fn(async () => ok({ ...changed, isSuccess: false })), log: fn() } },
  play: async () => {
    await confirm();
    await screen.findByRole('alert');
  },
  tags: ['visual', 'error'],
};
export const Unreachable: Story = {
  tags: ['visual', 'error'],
  args: { ports: { confirm: fn(() => respondWith('failing', 'confirm', changed)), log: fn() } },
  play: async () => {
    await confirm();
    await screen.findByRole('alert');
  },
};
