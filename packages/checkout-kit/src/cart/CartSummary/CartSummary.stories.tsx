import { getSite } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartFixture } from '../../fixtures/cart.ts';
import { CartSummaryExample } from './CartSummary.example.tsx';
import { CartSummary } from './CartSummary.tsx';

const { orderSummary } = cartFixture('main');

const meta = {
  title: 'Checkout/Cart/CartSummary',
  component: CartSummary,
  args: { summary: orderSummary, site: getSite('main', 'USA'), action: <Button block>Checkout Now</Button> },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Estimate: Story = {};
export const Settling: Story = { tags: ['loading'], args: { isSettling: true } };
export const NonContinental: Story = {
  args: { summary: { ...orderSummary, discount: 0, isEstimate: false, shippingSurcharge: 1000 } },
};
const untaxed = { ...orderSummary, tax: 0, total: orderSummary.total - orderSummary.tax };
export const TaxUnknown: Story = { tags: ['no-visual'], args: { summary: untaxed } };
export const TaxFree: Story = { tags: ['no-visual'], args: { summary: { ...untaxed, isEstimate: false } } };
/** The parts of `CartScreen` in a layout of another shop. */
export const OwnCart: Story = { tags: ['no-visual'], render: () => <CartSummaryExample /> };
