import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { QuickShipLink } from './QuickShipLink.tsx';

const meta = {
  title: 'Configurator/Quick ship/QuickShipLink',
  component: QuickShipLink,
  args: { onClick: fn() },
} satisfies Meta<typeof QuickShipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row is clickable, and its label announces a dialog. */
export const Default: Story = {
  tags: ['QSHIP-01', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('button', { name: 'See What’s Available Soonest' });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await tabTo(link);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    link.blur();
  },
};
