import { type CheckoutState, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { accountCardsFixture, signedIn } from '../../fixtures/checkout.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { withRewards } from '../../fixtures/tenders.ts';
import { TendersDemo } from '../../fixtures/TendersDemo.tsx';

const rewardsCard = cardFixture({ type: 'synchrony_cbcc', lastFour: '8001' });
const member = (state: CheckoutState) => withCard(signedIn(state, accountCardsFixture()), rewardsCard);

const meta = {
  title: 'Checkout/Tenders/RewardsPanel',
  component: TendersDemo,
  args: {
    site: getSite('main', 'USA'),
    fault: 'none',
    ports: {},
    checkoutPorts: {},
    change: member,
    log: fn(),
    onEvent: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  render: (args, { globals }) => <TendersDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof TendersDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Closed: Story = {
  play: async () => {
    await expect(await screen.findByText('$1,570.00 available')).toBeInTheDocument();
  },
};

export const Open: Story = {
  tags: ['TENDER-14', 'visual'],
  play: async () => {
    await clickButton('Use your rewards');
    await expect(screen.getByText('Expires within 24 hours')).toBeInTheDocument();
    await expect(screen.getByText('Expires in 4 days')).toBeInTheDocument();
  },
};

export const Applied: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await clickButton('Use your rewards');
    await clickButton('Apply Reward RC100000003');
    await expect(await screen.findByText('Reward applied.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use your rewards' })).toHaveFocus());
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'checkout.tenderApplied',
      kind: 'rewardCertificate',
      amount: 5000,
    });
  },
};

export const Refused: Story = {
  tags: ['error'],
  play: async () => {
    await clickButton('Use your rewards');
    await clickButton('Apply Reward RC100000002');
    await expect(await screen.findByText('This reward has already been used.')).toBeInTheDocument();
  },
};

export const Removed: Story = {
  args: { change: (state) => withRewards(member(state), ['RC100000002', 'RC100000003']) },
  play: async ({ args }) => {
    await clickButton('Remove Reward RC100000003');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Reward RC100000003' })).toBeNull());
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'checkout.tenderRemoved', kind: 'rewardCertificate' });
  },
};

export const AllRemoved: Story = {
  ...Removed,
  play: async () => {
    await clickButton('Remove All');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Reward/ })).toBeNull());
  },
};

export const MoreThanTheOrder: Story = {
  args: {
    change: (state) => {
      const rich = withRewards(member(state), ['RC100000003', 'RC100000001']);
      const rewardsExceedOrderTotalMessage =
        'Your rewards are worth more than this order. Anything left over stays in your account.';
      return { ...rich, orderSummary: { ...rich.orderSummary, rewardsTotal: 152_000, rewardsExceedOrderTotalMessage } };
    },
  },
  tags: ['visual'],
};

/** The failure is logged and not shown. */
export const LoadFailed: Story = {
  tags: ['error'],
  args: { fault: 'failing' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.log).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await screen.findByText('We couldn’t load your rewards.')).toBeInTheDocument();
  },
};

/** Neither guests nor shoppers without the rewards card read of rewards. */
export const NoRewardsCard: Story = {
  tags: ['empty'],
  args: { change: (state) => signedIn(state, accountCardsFixture(2)) },
  play: async () => {
    await expect(screen.queryByText('Rewards')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await tabTo(await screen.findByRole('button', { name: 'Use your rewards' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(screen.getByRole('button', { name: 'Apply Reward RC100000003' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use your rewards' })).toHaveFocus());
  },
};
