import { ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardFixture } from '../../fixtures/cards.ts';
import { checkoutFixture, checkoutPortsFixture } from '../../fixtures/checkout.ts';
import { useCardForm } from '../useCardForm.ts';
import { AddCardPopup, type AddCardPopupProps } from './AddCardPopup.tsx';

const { encryptCard, securityCodeHelp } = checkoutPortsFixture(checkoutFixture({ brand: 'main', siteCulture: 'USA' }));

function Popup(props: Omit<AddCardPopupProps, 'card'>) {
  const card = useCardForm({
    ports: { encryptCard, saveCard: async () => ok(cardFixture().errors) },
    onApplied: props.onClose,
  });
  return <AddCardPopup {...props} card={card} />;
}

const meta = {
  title: 'Checkout/Payment/AddCardPopup',
  component: Popup,
  tags: ['card-form', 'popup'],
  args: { isSignedIn: true, securityCodeHelp, onClose: fn() },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: 'Add New Card' });
    await waitFor(() => expect(popup).toBeVisible());
  },
};

export const WithHelpOver: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Where to find the security code' }));
    const help = await screen.findByRole('dialog', { name: 'Where is my security code?' });
    await waitFor(() => expect(help).toBeVisible());
  },
};
