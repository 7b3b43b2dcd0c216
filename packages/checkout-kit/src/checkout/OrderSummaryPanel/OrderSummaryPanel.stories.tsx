import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { summaryFixture } from '../../fixtures/cart.ts';
import { linesFixture } from '../../fixtures/lines.ts';
import { OrderSummaryPanel } from './OrderSummaryPanel.tsx';

const { sofa, table } = linesFixture('main');

const meta = {
  title: 'Checkout/Checkout/OrderSummaryPanel',
  component: OrderSummaryPanel,
  args: { lines: [sofa, table], summary: summaryFixture([sofa, table]), site: getSite('main', 'USA') },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof OrderSummaryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const Settling: Story = { tags: ['loading'], args: { isSettling: true } };
