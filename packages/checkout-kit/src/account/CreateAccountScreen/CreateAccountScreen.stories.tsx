import { ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { respondWith } from '../../fixtures/cart.ts';
import { CreateAccountScreen } from './CreateAccountScreen.tsx';

const success = { isSuccess: true, message: 'Check your email for a link to confirm your address.' };

const meta = {
  title: 'Checkout/Account/CreateAccountScreen',
  component: CreateAccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { ports: { create: fn(async () => ok(success)), log: fn() } },
} satisfies Meta<typeof CreateAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const fillIn = async (password = 'a long and quiet sentence') => {
  await userEvent.type(screen.getByLabelText('First Name'), 'Maren');
  await userEvent.type(screen.getByLabelText('Last Name'), 'Lindqvist');
  await userEvent.type(screen.getByLabelText('Email Address'), 'maren@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
};

export const Empty: Story = { tags: ['empty'] };
export const NothingEntered: Story = {
  tags: ['empty', 'error'],
  play: async () => {
    await create();
    await expect(screen.getByLabelText('First Name')).toHaveFocus();
  },
};
export const Filled: Story = { play: () => fillIn() };
export const CommonPassword: Story = {
  tags: ['error'],
  play: async () => {
    await fillIn('password');
    await create();
  },
};
export const Created: Story = {
  tags: ['visual'],
  play: async () => {
    await fillIn();
    await create();
    await screen.findByRole('heading', { name: 'Check your email' });
  },
};
export const Unreachable: Story = {
  tags: ['error'],
  args: { ports: { create: fn(() => respondWith('failing', 'create', success)), log: fn() } },
  play: async () => {
    await fillIn();
    await create();
    await screen.findByRole('alert');
  },
};
