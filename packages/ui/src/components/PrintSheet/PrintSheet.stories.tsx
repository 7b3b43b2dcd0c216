import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { Text } from '../Text/Text.tsx';
import { NotPrinted, PrintSheet } from './PrintSheet.tsx';

const rows = [
  { label: 'Washed Linen, Flax', value: 'No charge' },
  { label: 'Performance Velvet, Moss', value: 'No charge' },
  { label: 'Total', value: '$0.00', strong: true },
];

const meta = {
  title: 'UI/PrintSheet',
  component: PrintSheet,
  args: {
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <Heading level={2}>Your swatch receipt</Heading>
        <SummaryList rows={rows} />
        <NotPrinted>
          <Button tone="outline">Print Receipt</Button>
        </NotPrinted>
      </div>
    ),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <Text tone="muted">You may also like: not on the paper</Text>
      <PrintSheet {...args} />
    </div>
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your swatch receipt' })).toBeVisible();
    await expect(canvas.getByText(/not on the paper/)).toBeVisible();
  },
};

export const OnlyInPrint: Story = {
  tags: ['visual'],
  args: { onlyInPrint: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your swatch receipt')).not.toBeVisible();
  },
};
