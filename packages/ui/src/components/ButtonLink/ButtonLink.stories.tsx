import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Outline: Story = { args: { tone: 'outline' } };

export const Quiet: Story = { args: { tone: 'quiet', size: 'small' } };

export const LargeBlock: Story = { args: { size: 'large', block: true } };
