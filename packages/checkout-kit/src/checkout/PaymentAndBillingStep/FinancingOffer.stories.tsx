import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { accountCardsFixture, signedIn } from '../../fixtures/checkout.ts';
import { withOffer } from '../../fixtures/payment.ts';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';

const meta = {
  title: 'Checkout/Checkout/FinancingOffer',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 3,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => withOffer(signedIn(state, accountCardsFixture(5))),
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer = () => screen.findByRole('dialog', { name: 'Choose your offer' });
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toTerms = async () => {
  await offer();
  await userEvent.click(screen.getByRole('radio', { name: /Financing/ }));
  await clickButton('Continue');
  await screen.findByRole('dialog', { name: 'Financing terms' });
};

/** Opens automatically when the house card is applied. */
export const Offered: Story = {
  tags: ['no-visual', 'popup'],
  play: async () => {
    await offer();
    await expect(screen.getByRole('radio', { name: /Rewards/ })).toBeChecked();
  },
};

export const Terms: Story = { tags: ['popup'], play: toTerms };

export const Accepted: Story = {
  play: async () => {
    await toTerms();
    await clickButton('Accept');
    await expect(await screen.findByText('House card offer: Financing')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Declined: Story = {
  tags: ['error', 'popup'],
  play: async () => {
    await toTerms();
    await clickButton('Decline');
    await offer();
    await expect(screen.getByRole('radio', { name: /Rewards/ })).toBeChecked();
  },
};

/** Changes a saved offer. */
export const Changed: Story = {
  tags: ['popup'],
  args: { change: (state) => withOffer(state, { selectedOption: 2 }) },
  play: async () => {
    await clickButton('Change your house card offer');
    await offer();
    await expect(screen.getByRole('radio', { name: /Financing/ })).toBeChecked();
  },
};

export const SaveFailed: Story = {
  tags: ['error', 'popup'],
  args: { fault: 'failing' },
  play: async () => {
    await offer();
    await clickButton('Continue');
    await screen.findByText('We couldn’t save your choice. Please try again.');
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await offer();
    await tabTo(screen.getByRole('radio', { name: /Rewards/ }));
    await userEvent.keyboard('{ArrowDown}');
    await tabTo(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('House card offer: Financing')).toBeInTheDocument();
  },
};
