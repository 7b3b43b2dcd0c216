import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { RewardsWarningPopup } from './RewardsWarningPopup.tsx';

const meta = {
  title: 'Checkout/Tenders/RewardsWarningPopup',
  component: RewardsWarningPopup,
  tags: ['popup'],
  args: { isBusy: false, onContinue: fn(), onCancel: fn() },
} satisfies Meta<typeof RewardsWarningPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Removing: Story = { tags: ['loading'], args: { isBusy: true } };

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await tabTo(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
