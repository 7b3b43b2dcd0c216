import { formatPrice } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { initialTenderState } from '../reducer.ts';
import { TenderPanel } from './TenderPanel.tsx';

const control = {
  kind: 'giftCard' as const,
  state: initialTenderState,
  fields: { number: { current: null }, pin: { current: null } },
  applied: [],
  message: '',
  nameOf: (number: string) => `Gift card ending in ${number}`,
  price: (cents: number) => formatPrice(cents, 'USA'),
  open: fn(),
  close: fn(),
  type: fn(),
  apply: fn(async () => true),
  remove: fn(async () => {}),
};

const meta = {
  title: 'Checkout/Tenders/TenderPanel',
  component: TenderPanel,
  args: { tender: control, isMoreWanted: true },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof TenderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = ['0010', '0028', '0036'].map((number, index) => ({
  kind: 'giftCard' as const,
  number,
  appliedAmount: 5_000 * (index + 1),
  remaining: index === 2 ? 485_000 : 0,
}));

export const Closed: Story = {};
export const ThreeApplied: Story = {
  args: { tender: { ...control, applied: many } },
  play: async () => {
    await expect(screen.getByText('$4,850.00 remaining')).toBeVisible();
  },
};
export const NothingLeft: Story = {
  args: { tender: { ...control, applied: many }, isMoreWanted: false },
  tags: ['visual', 'empty'],
};
export const RemovalFailed: Story = {
  args: {
    tender: {
      ...control,
      applied: many.slice(0, 1),
      message: 'Gift cards are temporarily unavailable. Please try again later.',
    },
  },
  tags: ['visual', 'error'],
};
