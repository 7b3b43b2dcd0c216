import { type CheckoutState, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { accountCardsFixture, signedIn } from '../../fixtures/checkout.ts';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { giftCardsFixture, tenderCodeFixture, withTenders } from '../../fixtures/tenders.ts';
import { tabTo } from '../../fixtures/tab-to.ts';

const meta = {
  title: 'Checkout/Checkout/PaymentAndBillingStep',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 3,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => state,
    onEvent: fn(),
  },
  render: (args, { globals }) => (
    <CheckoutDemo {...args} site={{ ...siteOfGlobals(globals), emailDomains: args.site.emailDomains }} />
  ),
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next: Review & Place Order' }));

export const NewCard: Story = { tags: ['card-form'] };
export const SignedIn: Story = { tags: ['card-form'], args: { change: (state) => signedIn(state) } };
export const SavedCards: Story = {
  args: { change: (state) => signedIn(state, accountCardsFixture()) },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked();
    await expect(screen.getByRole('radio', { name: /Mastercard ending in 2121.*Expired/ })).toBeDisabled();
  },
};

export const SavedCardsFull: Story = {
  args: { change: (state) => signedIn(state, accountCardsFixture(5)) },
  play: async () => {
    await screen.findByText(/You’ve saved 5 cards/);
    await expect(screen.queryByRole('button', { name: 'Add New Card' })).toBeNull();
  },
};

export const OnlySavedCardExpired: Story = {
  tags: ['error'],
  args: { change: (state) => signedIn(state, accountCardsFixture(2).slice(1)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await expect(screen.getByText('Please choose a card.')).toBeInTheDocument();
  },
};

export const OnlyRewardsCardAllowed: Story = {
  args: {
    change: (state) => {
      const { paymentData, ...rest } = signedIn(state, accountCardsFixture());
      const creditCardData = { ...paymentData.creditCardData, isOnlyCbccAllowed: true };
      return { ...rest, paymentData: { ...paymentData, creditCardData } };
    },
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
    await expect(screen.getByRole('radio', { name: /Visa/ })).toBeDisabled();
  },
};

export const AddNewCard: Story = {
  tags: ['card-form', 'popup'],
  args: { change: (state) => signedIn(state, accountCardsFixture()) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Card' }));
    await expect(await screen.findByRole('dialog', { name: 'Add New Card' })).toBeInTheDocument();
    await expect(await screen.findByLabelText('Save Card to My Account')).not.toBeChecked();
  },
};

const toVerify = {
  change: (state: CheckoutState) => withCard(signedIn(state), cardFixture({ verifyCreditCard: true })),
};

export const SavedCardToVerify: Story = {
  args: toVerify,
  play: async () => {
    await expect(await screen.findByLabelText('Security Code')).toHaveValue('');
  },
};

export const VerificationRefused: Story = {
  tags: ['error'],
  args: toVerify,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Security Code'), '000');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText(/doesn’t match this card/);
    await expect(screen.getByLabelText('Security Code')).toHaveValue('');
  },
};

/** A saved card is chosen, applied and changed again by keyboard alone. */
export const SavedCardByKeyboard: Story = {
  args: { change: (state) => signedIn(state, accountCardsFixture()) },
  play: async () => {
    await tabTo(await screen.findByRole('radio', { name: /Visa ending in 1111/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
    await tabTo(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: /Edit Rewards Mastercard/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('radio', { checked: true })).toHaveFocus();
  },
};

export const SavedBillingAddress: Story = {
  args: { change: (state) => withCard(signedIn(state), cardFixture()) },
  play: async () => {
    await userEvent.click(screen.getByLabelText('Same as shipping address'));
    await userEvent.click(await screen.findByRole('radio', { name: /9 Ferry St/ }));
    await expect(screen.queryByLabelText('Full Name')).toBeNull();
  },
};

export const CardApplied: Story = { args: { change: (state) => withCard(state, cardFixture()) } };

export const EditCard: Story = {
  tags: ['card-form'],
  args: { change: (state) => withCard(state, cardFixture()) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit Visa ending in 4242' }));
    await expect(screen.getByLabelText('Card Number')).toBeInTheDocument();
  },
};

export const CardDeclined: Story = {
  tags: ['card-form', 'error'],
  args: {
    change: (state) => {
      const { errors } = cardFixture();
      const declined = { ...errors, declineMessage: 'Your bank declined this card.' };
      return withCard(state, cardFixture({ isApplied: false, errors: declined }));
    },
  },
};

export const OtherBillingAddress: Story = {
  args: { change: (state) => withCard(state, cardFixture()) },
  play: async () => {
    await userEvent.click(screen.getByLabelText('Same as shipping address'));
    await expect(await screen.findByLabelText('Full Name')).toHaveValue('');
  },
};

export const GiftCardPaysPart: Story = {
  args: {
    change: (state) =>
      withCard(
        withTenders(state, { giftCards: [giftCardsFixture.part], tenderCodes: [tenderCodeFixture] }),
        cardFixture(),
      ),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Remove Gift card ending in 0010' });
  },
};

/** No card is required. */
export const GiftCardPaysAll: Story = {
  args: { change: (state) => withTenders(state, { giftCards: [giftCardsFixture.whole(state.orderSummary.total)] }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Remove Gift card ending in 0036' });
    await expect(screen.queryByLabelText('Card Number')).toBeNull();
  },
};

export const NoPaymentNeeded: Story = {
  args: { change: (state) => ({ ...state, paymentData: { ...state.paymentData, isPaymentNeeded: false } }) },
};

export const NoCardApplied: Story = {
  tags: ['card-form', 'empty', 'error'],
  play: async () => {
    await next();
    await expect(screen.getByLabelText('Card Number')).toHaveFocus();
  },
};

/** Edit moves the focus to the form, Cancel back to the card. */
export const EditByKeyboard: Story = {
  args: { change: (state) => withCard(state, cardFixture()) },
  play: async () => {
    await tabTo(screen.getByRole('button', { name: 'Edit Visa ending in 4242' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByLabelText('Card Number')).toHaveFocus();
    await tabTo(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Edit Visa ending in 4242' })).toHaveFocus();
  },
};
