import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { donationFixture } from '../../fixtures/cart-services.ts';
import { DonationPanel } from './DonationPanel.tsx';

const control = {
  open: fn(),
  close: fn(),
  type: fn(),
  give: fn(async () => true),
  giveTyped: fn(async () => true),
  remove: fn(async () => {}),
};
const open = { ...control, state: { status: 'open', entry: '', message: null } } as const;
const closed = { ...control, state: { status: 'closed', message: null } } as const;

const meta = {
  title: 'Checkout/Cart/DonationPanel',
  component: DonationPanel,
  args: { control: closed, donation: donationFixture, site: getSite('main', 'USA') },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof DonationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['visual'],
  args: { control: open },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '$10.00' }));
    await expect(control.give).toHaveBeenLastCalledWith(1000);
  },
};
export const Refused: Story = {
  args: { control: { ...control, state: { status: 'open', entry: '0', message: 'The minimum donation is $1.00.' } } },
  tags: ['visual', 'error'],
};
export const Given: Story = { args: { donation: { ...donationFixture, amount: 1000 } }, tags: ['visual'] };
export const InCanada: Story = { args: { control: open, site: getSite('main', 'CANADA') } };
