import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx';

const meta = {
  title: 'Configurator/Options/ShareButton',
  component: ShareButton,
  args: { onShare: fn<ShareButtonProps['onShare']>(async () => 'copied') },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await screen.findByText('Link copied');
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Shared: Story = {
  tags: ['no-visual'],
  args: { onShare: fn<ShareButtonProps['onShare']>(async () => 'shared') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Link copied')).toBeNull();
  },
};
