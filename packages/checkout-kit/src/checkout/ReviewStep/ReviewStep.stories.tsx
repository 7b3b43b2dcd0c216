import { ok, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { withOffer } from '../../fixtures/payment.ts';
import { withGift, withPriceChange } from '../../fixtures/review.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { giftCardsFixture, tenderCodeFixture, withTenders, withTaxExempt } from '../../fixtures/tenders.ts';

const meta = {
  title: 'Checkout/Checkout/ReviewStep',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 4,
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

const clickPlaceOrder = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
const paid = { change: (state: Parameters<typeof withCard>[0]) => withCard(state, cardFixture()) };

export const Review: Story = { args: { ...paid } };

export const GiftCardAndCard: Story = {
  args: {
    change: (state) =>
      withCard(
        withTenders(state, { giftCards: [giftCardsFixture.part], tenderCodes: [tenderCodeFixture] }),
        cardFixture(),
      ),
  },
};

export const FinancedWithHouseCard: Story = {
  tags: ['no-visual'],
  args: { change: (state) => withOffer(state, { selectedOption: 2 }) },
};

export const AsAGift: Story = {
  args: { change: (state) => withCard(withGift(state, 'For your new home.'), cardFixture()) },
};

export const TaxExempt: Story = {
  args: { change: (state) => withTaxExempt(withCard(state, cardFixture()), 'E-9912-3456') },
};

export const PriceChanged: Story = {
  args: { change: (state) => withCard(withPriceChange(state, 'table', { was: 29900, now: 27900 }), cardFixture()) },
};

export const Placing: Story = {
  tags: ['loading'],
  args: { ...paid, ports: { placeOrder: () => new Promise(() => {}) } },
  play: async () => {
    await clickPlaceOrder();
    await expect(screen.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ItemsNoLongerAvailable: Story = {
  tags: ['popup'],
  args: {
    ...paid,
    ports: {
      validateCart: async () => ok({ errorType: 3, errorMessage: '', items: [] } as const),
    },
  },
  play: async () => {
    await clickPlaceOrder();
    await expect(await screen.findByRole('dialog', { name: 'Item(s) no longer available' })).toBeInTheDocument();
  },
};

export const PromoCodeRemoved: Story = {
  tags: ['error'],
  args: {
    change: (state) => withCard({ ...state, promoCode: 'SPRING' }, cardFixture()),
    ports: { verifyPromoCode: async () => ok({ message: 'Promotion Code has been removed' }) },
  },
  play: async () => {
    await clickPlaceOrder();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your promo code has expired or was already used, so we removed it.',
    );
  },
};

export const ChangedSinceTheReview: Story = {
  tags: ['error'],
  args: {
    ...paid,
    ports: {
      placeOrder: async () => ok({ isSuccess: false, message: 'ReviewChanged', redirectUrl: '/checkout/review' }),
    },
  },
  play: async () => {
    await clickPlaceOrder();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your order has changed since you last saw it.');
  },
};

export const TaxUnavailable: Story = {
  tags: ['error'],
  args: {
    ...paid,
    ports: {
      placeOrder: async () => ok({ isSuccess: false, message: 'TaxUnavailable', redirectUrl: '/checkout/review' }),
    },
  },
  play: async () => {
    await clickPlaceOrder();
    await expect(await screen.findByRole('alert')).toHaveTextContent('We can’t calculate the exact tax right now');
    await expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  },
};

/** Back from the bank, until the order is placed. */
export const FinishingPayment: Story = {
  tags: ['loading'],
  args: { ...paid, returnedPaymentId: 'payment-1', ports: { finishPayment: () => new Promise(() => {}) } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('We’re confirming your payment with your bank.');
    await expect(screen.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Back from the bank after the time for a challenge. */
export const PaymentNotConfirmed: Story = {
  tags: ['error'],
  args: {
    ...paid,
    returnedPaymentId: 'payment-1',
    ports: {
      finishPayment: async () =>
        ok({ isSuccess: false, message: 'PaymentUnfinished', redirectUrl: '/checkout/review' }),
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your payment wasn’t confirmed');
  },
};
