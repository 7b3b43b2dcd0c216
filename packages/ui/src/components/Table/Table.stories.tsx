import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Table, type TableColumn } from './Table.tsx';

interface Box {
  name: string;
  size: string;
  weight: string;
  surcharge: string;
}

const boxes: Box[] = [
  { name: 'Alder 3-Seat Sofa', size: '92 × 40 × 36 in', weight: '148 lb', surcharge: '$79.00' },
  { name: 'Larch Sectional, left arm', size: '68 × 42 × 36 in', weight: '121 lb', surcharge: '$1,179.00' },
  { name: 'Oak legs', size: '18 × 12 × 8 in', weight: '9 lb', surcharge: '$0.00' },
];

const columns: TableColumn<Box>[] = [
  { key: 'name', label: 'Item', cell: (box) => box.name },
  { key: 'size', label: 'Box', cell: (box) => box.size },
  { key: 'weight', label: 'Weight', cell: (box) => box.weight, numeric: true },
  { key: 'surcharge', label: 'Surcharge', cell: (box) => box.surcharge, numeric: true },
];

const meta = {
  title: 'UI/Table',
  component: Table<Box>,
  args: { caption: 'Oversized boxes', columns, rows: boxes, rowKey: (box: Box) => box.name },
} satisfies Meta<typeof Table<Box>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OversizedBoxes: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Oversized boxes' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Item', 'Box', 'Weight', 'Surcharge']);
    const row = within(table).getByRole('row', { name: /Alder/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Alder 3-Seat Sofa');
    await expect(within(row).getByRole('cell', { name: '$79.00' })).toBeVisible();
  },
};

export const WithATotal: Story = {
  args: { caption: 'Your order', footer: { name: 'Total', surcharge: '$1,258.00' } },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /Total/ });
    await expect(within(total).getByRole('cell', { name: '$1,258.00' })).toBeVisible();
  },
};

/** On a phone every row is a block; it is still a table to a screen reader. */
export const StackedOnAPhone: Story = {
  tags: ['mobile'],
  globals: { viewport: { value: 'phone' } },
  args: { footer: { name: 'Total', surcharge: '$1,258.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('cell', { name: '148 lb' })).toBeVisible();
  },
};

export const ScrolledOnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: { narrow: 'scroll', caption: <span>Oversized boxes</span> },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Oversized boxes' });
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  },
};

export const Empty: Story = {
  tags: ['visual', 'empty'],
  args: { rows: [], empty: 'Nothing in your cart is oversized.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('cell')).toHaveTextContent('Nothing in your cart is oversized.');
  },
};

export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      {
        name: 'Zweisitzerschlafsofaverlängerungselementabdeckung 🛋️',
        size: 'as tall as the door, as wide as the lift and not a hand more',
        weight: '1,148 lb',
        surcharge: '$1,179,000.00',
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const HiddenCaption: Story = {
  tags: ['visual'],
  args: { hideCaption: true },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
