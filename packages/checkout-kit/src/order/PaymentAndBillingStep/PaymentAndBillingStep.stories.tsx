import { siteOf } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleCard, withCard } from '../../samples/checkout.ts';
import { CheckoutDemo } from '../../samples/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../samples/site.ts';
import { tabTo } from '../../samples/tab-to.ts';

const meta = {
  title: 'Checkout/Order/PaymentAndBillingStep',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 3,
    fault: 'none',
    site: siteOf('main', 'USA'),
    ports: {},
    change: (state) => state,
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next: Review & Place Order' }));

export const NewCard: Story = {};
export const SignedIn: Story = { args: { isSignedIn: true } };
export const CardApplied: Story = { args: { change: (state) => withCard(state, sampleCard()) } };

export const EditCard: Story = {
  args: { change: (state) => withCard(state, sampleCard()) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit Visa ending in 4242' }));
    await expect(screen.getByLabelText('Card Number')).toBeInTheDocument();
  },
};

export const CardDeclined: Story = {
  args: {
    change: (state) => {
      const { errors } = sampleCard();
      const declined = { ...errors, declineMessage: 'Your bank declined this card.' };
      return withCard(state, sampleCard({ isApplied: false, errors: declined }));
    },
  },
};

export const OtherBillingAddress: Story = {
  args: { change: (state) => withCard(state, sampleCard()) },
  play: async () => {
    await userEvent.click(screen.getByLabelText('Same as shipping address'));
    await expect(await screen.findByLabelText('First Name')).toBeVisible();
  },
};

export const NoPaymentNeeded: Story = {
  args: { change: (state) => ({ ...state, paymentData: { ...state.paymentData, isPaymentNeeded: false } }) },
};

export const NoCardApplied: Story = {
  play: async () => {
    await next();
    await expect(screen.getByLabelText('Card Number')).toHaveFocus();
  },
};

/** Edit leads into the form, Cancel back to the card. */
export const EditByKeyboard: Story = {
  args: { change: (state) => withCard(state, sampleCard()) },
  tags: ['no-visual'],
  play: async () => {
    await tabTo(screen.getByRole('button', { name: 'Edit Visa ending in 4242' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByLabelText('Card Number')).toHaveFocus();
    await tabTo(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Edit Visa ending in 4242' })).toHaveFocus();
  },
};
