import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = { title: 'UI/Price', component: Price, args: { now: '$1,949.00' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Sale: Story = {
  tags: ['visual'],
  args: { was: '$2,299.00' },
};

export const OnTheProductPage: Story = {
  tags: ['visual'],
  args: { was: '$2,299.00', size: 'large' },
};

export const Column: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 200 }}>
      <Price now="$1,111.00" />
      <Price now="$949.90" was="$1,299.00" />
      <Price now="$2,008.40" />
    </div>
  ),
};

/** Each amount stays on one line; the former price wraps below when there is no space. */
export const LongFigures: Story = {
  tags: ['visual'],
  args: { now: 'CA$1,252,949.00', was: 'CA$1,399,299.00', size: 'large' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { was: '$2,299.00' },
};
