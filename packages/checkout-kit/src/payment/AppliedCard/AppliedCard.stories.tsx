import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleCard } from '../../samples/checkout.ts';
import { AppliedCard } from './AppliedCard.tsx';

const meta = {
  title: 'Checkout/Payment/AppliedCard',
  component: AppliedCard,
  args: { card: sampleCard(), onEdit: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof AppliedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {};
export const HouseCard: Story = { args: { card: sampleCard({ type: 'synchrony_plcc', expMonth: 0, expYear: 0 }) } };
