import { type CheckoutState, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { accountCardsFixture, signedIn } from '../../fixtures/checkout.ts';
import { withTwoCards } from '../../fixtures/payment.ts';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';

const meta = {
  title: 'Checkout/Checkout/TwoCards',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 3,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => signedIn(state, accountCardsFixture(5)),
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = (state: CheckoutState) => {
  const { total } = state.orderSummary;
  const one = cardFixture({ appliedAmount: total - 80_000 });
  const two = { type: 'amex', lastFour: '0005', appliedAmount: 80_000, isPrimary: false, selectionIndex: 1 } as const;
  return withTwoCards(state, one, cardFixture({ ...two, id: 'card-2', basketPaymentId: 'p-2' }));
};
const openPopup = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Pay with Two Cards' }));
  return within(await screen.findByRole('dialog', { name: 'Select Two Cards' }));
};
const choose = async (popup: ReturnType<typeof within>, ...names: RegExp[]) => {
  for (const name of names) await userEvent.click(await popup.findByRole('checkbox', { name }));
};

/** The total is halved before anybody types. */
export const TwoSavedCards: Story = {
  tags: ['no-visual', 'popup'],
  play: async () => {
    const popup = await openPopup();
    await choose(popup, /Visa ending in 1111/, /American Express/);
    await expect(popup.getByRole('checkbox', { name: /Rewards Mastercard/ })).toBeDisabled();
    await expect(popup.getAllByRole('textbox')).toHaveLength(2);
  },
};

/** A guest types the second card in the popup. */
export const SecondCardOfGuest: Story = {
  tags: ['popup'],
  args: { change: (state) => withCard(state, cardFixture()) },
  play: async () => {
    const popup = await openPopup();
    await userEvent.click(popup.getByRole('button', { name: 'Add New Card' }));
    await userEvent.type(await popup.findByLabelText('Card Number'), '378282246310005');
    await userEvent.type(popup.getByLabelText('Expiration MM/YY'), '829');
    await userEvent.type(popup.getByLabelText('Security Code'), '1234');
    await userEvent.click(popup.getByRole('button', { name: 'Apply' }));
    await expect(await popup.findByRole('checkbox', { name: /American Express ending in 0005/ })).toBeChecked();
  },
};

export const BothApplied: Story = {
  args: { change: both },
  play: async () => {
    await expect(screen.getByText('Pays $800.00')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Pay with Two Cards' })).toBeNull();
  },
};

export const BothAppliedOnAPhone: Story = {
  ...BothApplied,
  tags: ['mobile'],
  globals: { viewport: { value: 'phone' } },
};

export const SecondDeclined: Story = {
  tags: ['card-form', 'error', 'popup'],
  args: {
    change: (state) => {
      const { cardOneInfo, cardTwoInfo } = both(state).paymentData.creditCardData;
      const errors = {
        ...cardFixture().errors,
        declineMessage: 'Your card was declined. Please try a different card.',
      };
      if (!cardOneInfo || !cardTwoInfo) return state;
      return withTwoCards(state, cardOneInfo.cardInfo, { ...cardTwoInfo.cardInfo, isApplied: false, errors });
    },
  },
  play: async () => {
    await expect(await screen.findByText(/Your card was declined\. Please try a different card\./)).toBeInTheDocument();
    const popup = await openPopup();
    await expect(popup.getByRole('checkbox', { name: /Visa ending in 4242/ })).toBeChecked();
    await expect(popup.queryByRole('checkbox', { name: /American Express/ })).toBeNull();
  },
};

/** The total fell in another tab to what the second card pays, which leaves nothing for the first. */
export const AmountsOutdated: Story = {
  tags: ['error', 'no-visual'],
  args: {
    change: (state) => {
      const { cardOneInfo, cardTwoInfo } = both(state).paymentData.creditCardData;
      const errors = { ...cardFixture().errors, hasZeroAmountError: true };
      if (!cardOneInfo || !cardTwoInfo) return state;
      return withTwoCards(state, { ...cardOneInfo.cardInfo, appliedAmount: 0, errors }, cardTwoInfo.cardInfo);
    },
  },
  play: async () => {
    await expect(await screen.findByText(/no longer add up to it/)).toBeInTheDocument();
    const popup = await openPopup();
    await expect(popup.getByRole('checkbox', { name: /Visa ending in 4242/ })).toBeChecked();
    await expect(popup.getByRole('checkbox', { name: /American Express/ })).toBeChecked();
  },
};

/** The card that was typed is one of the account's too. */
export const CardInUse: Story = {
  tags: ['popup'],
  args: { change: (state) => withCard(signedIn(state, accountCardsFixture(3)), cardFixture({ lastFour: '1111' })) },
  play: async () => {
    const popup = await openPopup();
    await expect(popup.getByRole('checkbox', { name: /Card already in use/ })).toBeDisabled();
  },
};

export const NotOffered: Story = {
  args: {
    change: (state) => {
      const { paymentData, ...rest } = withCard(state, cardFixture());
      return { ...rest, paymentData: { ...paymentData, isPayWithTwoCreditCardsEnabled: false } };
    },
  },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Pay with Two Cards' })).toBeNull();
  },
};

export const NoEligibleCard: Story = {
  tags: ['empty', 'popup'],
  args: { change: (state) => signedIn(state, accountCardsFixture(2).slice(1)) },
  play: async () => {
    const popup = await openPopup();
    await expect(popup.getByRole('button', { name: 'Update Payment' })).toBeDisabled();
  },
};

/** Selects two cards, enters an amount and applies both by keyboard only; the focus is restored. */
export const ByKeyboard: Story = {
  play: async () => {
    await tabTo(await screen.findByRole('button', { name: 'Pay with Two Cards' }));
    await userEvent.keyboard('{Enter}');
    const popup = within(await screen.findByRole('dialog', { name: 'Select Two Cards' }));
    await tabTo(popup.getByRole('checkbox', { name: /Visa ending in 1111/ }));
    await userEvent.keyboard(' ');
    await tabTo(popup.getByRole('checkbox', { name: /Rewards Mastercard/ }));
    await userEvent.keyboard(' ');
    await tabTo(popup.getByRole('textbox', { name: 'Visa ending in 1111' }));
    await userEvent.keyboard('{Control>}a{/Control}100');
    await tabTo(popup.getByRole('button', { name: 'Update Payment' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Pays $100.00')).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
