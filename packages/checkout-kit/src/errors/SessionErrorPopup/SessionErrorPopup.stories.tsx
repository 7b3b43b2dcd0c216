import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { SessionErrorPopup } from './SessionErrorPopup.tsx';

const meta = {
  title: 'Checkout/Errors/SessionErrorPopup',
  component: SessionErrorPopup,
  tags: ['popup'],
  args: { onOk: fn() },
} satisfies Meta<typeof SessionErrorPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SessionLost: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOk).not.toHaveBeenCalled();
    await tabTo(screen.getByRole('button', { name: 'Ok' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOk).toHaveBeenCalledOnce();
  },
};
