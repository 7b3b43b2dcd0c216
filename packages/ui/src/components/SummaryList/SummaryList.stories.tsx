import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryList } from './SummaryList.tsx';

const meta = {
  title: 'UI/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { label: 'Merchandise', value: '$2,507.00' },
      { label: 'Savings', value: '-$350.00', tone: 'positive' },
      { label: 'Shipping', value: '$149.00', note: 'White-glove delivery, two people, packaging taken away' },
      { label: 'Tax', value: '$272.24' },
      { label: 'Total', value: '$2,578.24', strong: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Totals: Story = {};

export const NotYetKnown: Story = {
  tags: ['visual'],
  args: {
    rows: [
      { label: 'Merchandise', value: '$2,507.00' },
      { label: 'Shipping', value: 'Enter zip code', tone: 'muted' },
      { label: 'Subtotal', value: '$2,507.00', strong: true },
    ],
  },
};

export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      { label: 'Zweisitzerschlafsofaverlängerungselementabdeckung 🛋️', value: 'CA$1,252,507.00' },
      { label: 'Shipping', value: '$149.00', note: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte' },
      { label: 'Total of all that was ordered, charged and taxed', value: 'CA$1,252,656.00', strong: true },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
