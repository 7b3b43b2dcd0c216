import { getSite } from '@settee/domain';
import { SiteProvider } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { failed, loaded, loading, addressesFixture } from '../../fixtures/account-pages.ts';
import { respondWith } from '../../fixtures/cart.ts';
import { unitedKingdom } from '../../fixtures/countries.ts';
import { AddressBookScreen } from './AddressBookScreen.tsx';

const meta = {
  title: 'Checkout/Account/AddressBookScreen',
  component: AddressBookScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    site: getSite('main', 'USA'),
    load: loaded(addressesFixture()),
    ports: {
      save: () => respondWith('none', 'saveAddress', null),
      remove: () => respondWith('none', 'removeAddress', null),
      log: fn(),
    },
    onSignOut: fn(),
  },
} satisfies Meta<typeof AddressBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const brokenPorts = {
  save: () => respondWith('failing', 'saveAddress', null),
  remove: () => respondWith('failing', 'removeAddress', null),
  log: fn(),
};

export const Some: Story = {};
export const Many: Story = { args: { load: loaded(addressesFixture(6)) } };
export const Empty: Story = {
  tags: ['visual', 'empty'],
  args: { load: loaded([]) },
};
export const Adding: Story = { play: () => clickButton('Add an Address') };
/** A site that sells to another country alone. */
export const InAnotherCountry: Story = {
  tags: ['no-visual'],
  args: { load: loaded([]) },
  decorators: [
    (Story) => (
      <SiteProvider countries={[unitedKingdom]}>
        <Story />
      </SiteProvider>
    ),
  ],
  play: () => clickButton('Add an Address'),
};
export const Editing: Story = { play: () => clickButton('Edit, Address: 2140 N Cleveland Ave') };
export const SaveFails: Story = {
  tags: ['error'],
  args: { ports: brokenPorts },
  play: async () => {
    await clickButton('Edit, Address: 2140 N Cleveland Ave');
    await clickButton('Save');
    await screen.findByRole('alert');
  },
};
export const RemoveFails: Story = {
  tags: ['visual', 'error'],
  args: { ports: brokenPorts },
  play: async () => {
    await clickButton('Remove, Address: 2140 N Cleveland Ave');
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
