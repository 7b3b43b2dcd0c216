import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { failed, loaded, loading, profileFixture } from '../../fixtures/account-pages.ts';
import { respondWith } from '../../fixtures/cart.ts';
import { PreferencesScreen } from './PreferencesScreen.tsx';

const meta = {
  title: 'Checkout/Account/PreferencesScreen',
  component: PreferencesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    load: loaded(profileFixture()),
    ports: { save: () => respondWith('none', 'savePreferences', null), log: fn() },
    onSignOut: fn(),
  },
} satisfies Meta<typeof PreferencesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const SaveFails: Story = {
  tags: ['visual', 'error'],
  args: { ports: { save: () => respondWith('failing', 'savePreferences', null), log: fn() } },
  play: async () => {
    await userEvent.click(screen.getByRole('switch', { name: 'Sales and offers' }));
    await screen.findByRole('alert');
  },
};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { load: loading },
};
export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { load: failed },
};
