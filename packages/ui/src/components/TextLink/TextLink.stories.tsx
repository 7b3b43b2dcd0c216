import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '/swatches', children: 'Get Free Swatches' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Free Swatches' })).toHaveAttribute('href', '/swatches');
  },
};

export const InRunningText: Story = {
  args: { href: 'tel:+18005550142', children: '800 555 0142', inline: true },
  render: (args) => (
    <Text style={{ maxInlineSize: '34ch' }}>
      Need a hand? <TextLink {...args} />, every day 7 am to 10 pm Central. Chat and email answer within the hour.
    </Text>
  ),
  tags: ['visual'],
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <TextLink {...args} tone="ink" />
      <TextLink {...args} tone="muted" />
      <TextLink {...args} tone="critical" />
      <TextLink {...args} tone="signal" />
    </div>
  ),
  tags: ['visual'],
};
