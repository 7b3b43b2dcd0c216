import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Badge>Made to order</Badge>
      <Badge tone="accent">Exclusive</Badge>
      <Badge tone="signal">Sale</Badge>
      <Badge tone="positive">In stock</Badge>
      <Badge tone="critical">Expired</Badge>
      <Badge tone="outline">Final sale</Badge>
    </div>
  ),
};

export const WithAnIcon: Story = {
  tags: ['visual'],
  args: {
    tone: 'positive',
    children: (
      <>
        <Icon name="truck" size={16} /> Quick ship
      </>
    ),
  },
};

/** The figure is for the eye; the sentence is for the ear. */
export const CountOnAnIcon: Story = {
  args: { shape: 'count', tone: 'signal', label: '3 items in your cart', children: '3' },
  render: (args) => (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      <Icon name="bag" />
      <Badge {...args} style={{ position: 'absolute', insetBlockStart: -8, insetInlineStart: 14 }} />
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 items in your cart')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
  tags: ['visual'],
};

export const LongCounts: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge shape="count" tone="accent">
        9
      </Badge>
      <Badge shape="count" tone="accent">
        42
      </Badge>
      <Badge shape="count" tone="accent">
        99+
      </Badge>
    </div>
  ),
};

export const LongWordsInLargeText: Story = {
  args: { tone: 'outline', children: longWord },
  ...onALargeTextPhone,
  tags: ['visual', 'mobile'],
};
