import { Button, TextField } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type Outcome, useAccountForm } from '../useAccountForm.ts';
import { AccountForm } from './AccountForm.tsx';

interface DemoProps {
  send: (entry: { firstName: string }) => Promise<Outcome>;
}

function Demo({ send }: DemoProps) {
  const control = useAccountForm({
    name: 'example',
    initial: { firstName: '' },
    validate: ({ firstName }) => (firstName === '' ? { firstName: 'missing' } : {}),
    send,
  });
  return (
    <AccountForm control={control} style={{ maxInlineSize: 420 }}>
      <TextField
        label="First Name"
        data-field="firstName"
        value={control.state.entry.firstName}
        error={control.problems.firstName && 'Please enter your first name.'}
        onChange={({ target }) => control.set('firstName', target.value)}
      />
      <Button type="submit" busy={control.isBusy}>
        Save
      </Button>
    </AccountForm>
  );
}

const meta = {
  title: 'Checkout/Account/AccountForm',
  component: Demo,
  args: { send: fn(async (): Promise<Outcome> => ({ next: 'done', message: '' })) },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('First Name'), 'Maren');
  await save();
};

export const Empty: Story = { tags: ['empty'] };
export const NothingEntered: Story = {
  tags: ['visual', 'empty', 'error'],
  play: async () => {
    await save();
    await expect(screen.getByLabelText('First Name')).toHaveFocus();
  },
};
export const Refused: Story = {
  tags: ['visual', 'error'],
  args: {
    send: fn(async () => ({ next: 'refused', error: { kind: 'serverMessage', message: 'That is taken.' } }) as const),
  },
  play: async () => {
    await fillIn();
    await expect(await screen.findByRole('alert')).toHaveFocus();
  },
};
export const Unreachable: Story = {
  tags: ['visual', 'error'],
  args: { send: fn(async () => ({ next: 'refused', error: { kind: 'unreachable' } }) as const) },
  play: fillIn,
};
