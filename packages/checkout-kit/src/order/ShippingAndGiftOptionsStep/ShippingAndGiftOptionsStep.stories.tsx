import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';

const meta = {
  title: 'Checkout/Order/ShippingAndGiftOptionsStep',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 2,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => state,
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoShipments: Story = {};

export const AsAGift: Story = {
  play: async () => {
    await userEvent.click(screen.getByLabelText('This order is a gift'));
    await userEvent.type(screen.getByLabelText('Gift message'), 'For your new home.');
  },
};

export const CardNumberInTheMessage: Story = {
  play: async () => {
    await userEvent.click(screen.getByLabelText('This order is a gift'));
    await userEvent.type(screen.getByLabelText('Gift message'), 'Use 4111 1111 1111 1111');
    await expect(await screen.findByText('Please do not enter a card number here.')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  args: { fault: 'pending' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
    await expect(screen.getByRole('button', { name: 'Next: Payment' })).toHaveAttribute('aria-busy', 'true');
  },
};
