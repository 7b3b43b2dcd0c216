import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { giftCardsFixture, tenderCodeFixture, withTenders } from '../../fixtures/tenders.ts';
import { TendersDemo } from '../../fixtures/TendersDemo.tsx';

const meta = {
  title: 'Checkout/Tenders/TendersSection',
  component: TendersDemo,
  args: {
    site: getSite('main', 'USA'),
    fault: 'none',
    ports: {},
    checkoutPorts: {},
    change: (state) => state,
    log: fn(),
    onEvent: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  render: (args, { globals }) => <TendersDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof TendersDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const clickButton = (name: string) => userEvent.click(button(name));
const enter = async (number: string, pin: string) => {
  await clickButton('Add a gift card');
  await userEvent.type(screen.getByLabelText('Gift card number'), number);
  await userEvent.type(screen.getByLabelText('PIN'), pin);
};

export const Closed: Story = {};

export const GiftCardForm: Story = {
  tags: ['visual'],
  play: async () => {
    await clickButton('Add a gift card');
    await expect(screen.getByLabelText('Gift card number')).toHaveFocus();
  },
};

export const NothingEntered: Story = {
  tags: ['visual', 'empty', 'error'],
  play: async () => {
    await clickButton('Add a gift card');
    await clickButton('Apply gift card');
    await expect(screen.getByLabelText('Gift card number')).toHaveFocus();
    await expect(screen.getByLabelText('PIN')).toBeInvalid();
  },
};

export const Refused: Story = {
  tags: ['error'],
  play: async () => {
    await enter('6006490000000010', '9999');
    await clickButton('Apply gift card');
    await screen.findByText('We couldn’t find this gift card. Please check the number and PIN.');
    await expect(screen.getByLabelText('Gift card number')).toHaveValue('6006490000000010');
    await expect(screen.getByLabelText('PIN')).toHaveValue('');
  },
};

export const GiftCardApplied: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await enter('6006 4900 0000 0010', '1001');
    await clickButton('Apply gift card');
    await expect(await screen.findByText('Gift card ending in 0010')).toBeInTheDocument();
    await waitFor(() => expect(button('Add another gift card')).toHaveFocus());
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'checkout.tenderApplied',
      kind: 'giftCard',
      amount: 5000,
    });
    await expect(screen.queryByLabelText('PIN')).toBeNull();
  },
};

export const PaidInFull: Story = {
  tags: ['visual'],
  args: {
    change: (state) => withTenders(state, { giftCards: [giftCardsFixture.whole(state.orderSummary.total)] }),
  },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /^Add a.* gift card/ })).toBeNull();
    await expect(button('Remove Gift card ending in 0036')).toBeVisible();
  },
};

export const Both: Story = {
  tags: ['visual'],
  args: {
    change: (state) => withTenders(state, { giftCards: [giftCardsFixture.part], tenderCodes: [tenderCodeFixture] }),
  },
};

export const Removed: Story = {
  ...Both,
  play: async ({ args }) => {
    await clickButton('Remove Gift card ending in 0010');
    await waitFor(() => expect(button('Add a gift card')).toHaveFocus());
    await clickButton('Remove Store credit TC-2001-4400');
    await waitFor(() => expect(button('Add a store credit code')).toHaveFocus());
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'checkout.tenderRemoved', kind: 'tenderCode' });
  },
};

export const StoreCreditApplied: Story = {
  play: async ({ canvas }) => {
    await clickButton('Add a store credit code');
    await userEvent.type(screen.getByLabelText('Store credit code'), ' tc-2001-4400 {Enter}');
    const list = await canvas.findByRole('list', { name: 'Store credit' });
    await expect(within(list).getByText('Store credit TC-2001-4400')).toBeVisible();
  },
};

/** The entry is preserved for a retry. */
export const ServiceUnavailable: Story = {
  tags: ['visual', 'error'],
  args: { fault: 'failing' },
  play: async ({ args }) => {
    await enter('6006490000000010', '1001');
    await clickButton('Apply gift card');
    await screen.findByText('Gift cards are temporarily unavailable. Please try again later.');
    await expect(screen.getByLabelText('PIN')).toHaveValue('1001');
    await expect(args.log).toHaveBeenCalledOnce();
  },
};

export const PromoRefused: Story = {
  tags: ['visual', 'error'],
  play: async () => {
    await clickButton('Add a promo code');
    await userEvent.type(screen.getByLabelText('Promo code'), 'SPRING25{Enter}');
    await expect(await screen.findAllByText('This promo code has expired.')).toHaveLength(2);
  },
};

export const PromoApplied: Story = {
  args: { change: (state) => ({ ...state, promoCode: 'TAKE50' }) },
  play: async () => {
    await expect(button('Remove promo code TAKE50')).toBeVisible();
  },
};

export const TaxExempt: Story = {
  play: async () => {
    await userEvent.click(screen.getByLabelText('This order is tax exempt'));
    await userEvent.type(screen.getByLabelText('Exemption certificate number'), 'E-9912-3456{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('This order is tax exempt')).toHaveAccessibleDescription('Certificate E-9912-3456'),
    );
    await expect(screen.getByLabelText('This order is tax exempt')).toBeChecked();
  },
};

export const BalanceChanged: Story = {
  tags: ['visual', 'error'],
  args: {
    change: (state) =>
      withTenders(state, {
        giftCards: [giftCardsFixture.part],
        giftCardError: 'Your balance has changed. Please check the amount due.',
      }),
  },
};

export const Applying: Story = {
  tags: ['visual', 'loading'],
  args: { fault: 'pending' },
  play: async () => {
    await enter('6006490000000010', '1001');
    await clickButton('Apply gift card');
    await expect(button('Apply gift card')).toHaveAttribute('aria-busy', 'true');
  },
};

export const PressedTwice: Story = {
  tags: ['loading'],
  args: { ports: { applyGiftCard: fn(() => new Promise<never>(() => undefined)) } },
  play: async ({ args }) => {
    await enter('6006490000000010', '1001');
    await userEvent.dblClick(button('Apply gift card'));
    await userEvent.keyboard('{Enter}');
    await expect(args.ports.applyGiftCard).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await tabTo(button('Add a gift card'));
    await userEvent.keyboard('{Enter}6006490000000010{Tab}1001{Enter}');
    await expect(await screen.findByText('Gift card ending in 0010')).toBeInTheDocument();
    await tabTo(button('Remove Gift card ending in 0010'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Add a gift card')).toHaveFocus());
  },
};
