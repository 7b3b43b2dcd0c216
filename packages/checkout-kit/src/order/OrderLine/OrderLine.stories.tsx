import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { linesFixture } from '../../fixtures/lines.ts';
import { OrderLine } from './OrderLine.tsx';

const { sofa, table } = linesFixture('main');

const meta = {
  title: 'Checkout/Order/OrderLine',
  component: OrderLine,
  args: { line: sofa, site: getSite('main', 'USA') },
  decorators: [(Story) => <ul style={{ listStyle: 'none', padding: 0, maxInlineSize: 560 }}>{Story()}</ul>],
} satisfies Meta<typeof OrderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InSummary: Story = {};
export const InReview: Story = {
  tags: ['visual'],
  args: { line: table, size: 'large', edd: 'Get it by Tue, Dec 1' },
};
