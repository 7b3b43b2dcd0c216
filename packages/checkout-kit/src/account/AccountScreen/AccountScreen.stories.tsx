import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loaded, loading, profileFixture } from '../../fixtures/account-pages.ts';
import { AccountScreen } from './AccountScreen.tsx';

const meta = {
  title: 'Checkout/Account/AccountScreen',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { load: loaded(profileFixture()), onSignOut: fn() },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithRewards: Story = {
  tags: ['visual'],
  args: { rewardsTotal: '$90' },
};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { load: loading },
};
export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { load: failed },
};
