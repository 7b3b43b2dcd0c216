import { ok, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { failed, loaded, loading, savedCardsFixture } from '../../fixtures/account-pages.ts';
import { checkoutFixture, checkoutPortsFixture } from '../../fixtures/checkout.ts';
import { SavedCardsScreen, type SavedCardsScreenProps } from './SavedCardsScreen.tsx';

const { encryptCard, securityCodeHelp } = checkoutPortsFixture(checkoutFixture(getSite('main', 'USA')));

const ports: SavedCardsScreenProps['ports'] = {
  encryptCard,
  securityCodeHelp,
  add: async () => ok({ isSuccess: true, message: '' }),
  remove: async () => ok(null),
  makeDefault: async () => ok(null),
  log: fn(),
};
const cards = (count: number) => loaded({ cards: savedCardsFixture(count), limit: 5 });

const meta = {
  title: 'Checkout/Account/SavedCardsScreen',
  component: SavedCardsScreen,
  parameters: { layout: 'fullscreen' },
  args: { load: cards(2), ports, onSignOut: fn() },
} satisfies Meta<typeof SavedCardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a Card' }));
  await userEvent.type(screen.getByLabelText('Card Number'), '4111111111111111');
  await userEvent.type(screen.getByLabelText('Expiration MM/YY'), '0835');
  await userEvent.type(screen.getByLabelText('Security Code'), '123');
};

export const Some: Story = {};
export const Full: Story = { args: { load: cards(5) } };
export const Empty: Story = {
  tags: ['visual', 'empty'],
  args: { load: cards(0) },
};
export const Adding: Story = { tags: ['card-form'], play: add };
export const Refused: Story = {
  tags: ['card-form', 'error'],
  args: { ports: { ...ports, add: async () => ok({ isSuccess: false, message: 'Your bank declined this card.' }) } },
  play: async () => {
    await add();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your bank declined this card.');
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
