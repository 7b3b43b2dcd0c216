import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { accountCardsFixture, signedIn } from '../../fixtures/checkout.ts';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { withRewards } from '../../fixtures/tenders.ts';

const meta = {
  title: 'Checkout/Checkout/PaymentWithRewards',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 3,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => {
      const card = cardFixture({ ...accountCardsFixture()[2]?.cardInfo });
      return withRewards(withCard(signedIn(state, accountCardsFixture()), card), ['RC100000003']);
    },
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RewardsAndCard: Story = {
  tags: ['no-visual'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Remove Reward RC100000003' })).toBeVisible();
    await expect(screen.getByText('Rewards Mastercard ending in 3131')).toBeVisible();
  },
};

/** Another card is wanted from the list, where only the rewards card can be chosen. */
export const LeavingFromTheList: Story = {
  tags: ['popup'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Edit Rewards Mastercard/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use a Different Card' }));
    await screen.findByRole('dialog', { name: 'Are you sure?' });
  },
};

/** Another card is typed. */
export const LeavingWithANewCard: Story = {
  tags: ['card-form', 'popup'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Edit Rewards Mastercard/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Card' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Add New Card' }));
    await userEvent.type(await popup.findByLabelText('Card Number'), '4242424242424242');
    await userEvent.type(popup.getByLabelText('Expiration MM/YY'), '829');
    await userEvent.type(popup.getByLabelText('Security Code'), '123');
    await userEvent.click(popup.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('dialog', { name: 'Are you sure?' });
  },
};
