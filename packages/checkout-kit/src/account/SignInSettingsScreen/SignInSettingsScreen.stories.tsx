import { ok, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { failed, loaded, loading, browsersFixture, profileFixture } from '../../fixtures/account-pages.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SignInSettingsScreen } from './SignInSettingsScreen.tsx';

const respond = async () => ok({ isSuccess: true, message: '' });
const ports: SettingsPorts = {
  saveName: async () => ok(null),
  savePhone: async () => ok(null),
  changeEmail: respond,
  changePassword: respond,
  mailPasswordLink: async () => ok({ isSuccess: true, message: 'Check your email for a link.' }),
  signOutBrowser: async () => ok(null),
  signOutOthers: async () => ok(null),
  deleteAccount: respond,
  goTo: fn(),
  leaveTo: fn(),
  log: fn(),
};

const meta = {
  title: 'Checkout/Account/SignInSettingsScreen',
  component: SignInSettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    site: getSite('main', 'USA'),
    load: loaded(profileFixture()),
    browsers: browsersFixture(),
    ports,
    onSignOut: fn(),
  },
} satisfies Meta<typeof SignInSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Settings: Story = {};
/** An identity service verifies passwords. */
export const PasswordElsewhere: Story = { args: { load: loaded(profileFixture({ hasPassword: false })) } };
export const ByGoogle: Story = {
  args: { load: loaded(profileFixture({ hasPassword: false, identityProviders: ['google'] })) },
};
export const EmailPending: Story = {
  args: { load: loaded(profileFixture({ pendingEmailAddress: 'maren.l@example.com' })) },
};
export const ChangingEmail: Story = { play: () => clickButton('Change Email') };
export const ChangingPassword: Story = { play: () => clickButton('Change Password') };
/** Opened from the order review, to change its contact. */
export const FromReview: Story = { args: { reviewUrl: '/checkout/review' } };
export const ManyBrowsers: Story = { args: { browsers: browsersFixture(8) } };
export const Deleting: Story = {
  tags: ['popup'],
  play: async () => {
    await clickButton('Delete My Account');
    await screen.findByRole('alertdialog');
  },
};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { load: loading, browsers: [] },
};
export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { load: failed, browsers: [] },
};
