import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'UI/Heading',
  component: Heading,
  args: { level: 1, children: 'Payment and Billing' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PageTitle: Story = {};

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Heading level={1} size="hero">
        Built to be rebuilt
      </Heading>
      <Heading level={2} size="h1">
        Payment and Billing
      </Heading>
      <Heading level={3} size="h2">
        Order summary
      </Heading>
      <Heading level={4}>Billing address</Heading>
    </div>
  ),
};

export const LongWordsInLargeText: Story = {
  args: { size: 'hero', children: longWord },
  ...onALargeTextPhone,
  tags: ['mobile'],
};
