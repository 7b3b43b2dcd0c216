import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'UI/Text',
  component: Text,
  args: { children: 'The frame is kiln-dried beech, dowelled and glued. Covers come off with a zip.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: '60ch' }}>
      <Text {...args} size="lg" />
      <Text {...args} size="md" />
      <Text {...args} size="sm" />
      <Text {...args} size="xs" />
    </div>
  ),
  tags: ['visual'],
};

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Text tone="ink">Made for you</Text>
      <Text tone="muted">Arrives in 5 to 7 weeks</Text>
      <Text tone="critical">The expiration date you entered is not valid.</Text>
      <Text tone="positive">You save $350.00</Text>
      <Text tone="signal">$1,949.00</Text>
      <Text strong>Your Selection Summary</Text>
    </div>
  ),
};
