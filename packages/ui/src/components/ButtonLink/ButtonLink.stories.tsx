import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '/sofas', children: 'Continue Shopping' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/sofas');
  },
};

export const Outline: Story = {
  tags: ['visual'],
  args: { tone: 'outline' },
};

export const Quiet: Story = {
  tags: ['visual'],
  args: { tone: 'quiet', size: 'small' },
};

export const LargeBlock: Story = {
  tags: ['visual'],
  args: { size: 'large', block: true },
};

/** Enter follows it, Space scrolls the page as it does on every link. */
export const ByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongWordsInLargeText: Story = {
  args: { children: longWord },
  ...onALargeTextPhone,
  tags: ['visual', 'mobile'],
};
