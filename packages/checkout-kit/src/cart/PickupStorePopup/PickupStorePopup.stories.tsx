import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { storesFixture } from '../../fixtures/cart-services.ts';
import { PickupStorePopup } from './PickupStorePopup.tsx';

const meta = {
  title: 'Checkout/Cart/PickupStorePopup',
  component: PickupStorePopup,
  tags: ['popup'],
  args: {
    pickup: { store: storesFixture[0], stores: storesFixture },
    isBusy: false,
    message: null,
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PickupStorePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  tags: ['mobile', 'CART-23', 'visual-mobile'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Oak Brook/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use This Store' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(102);
  },
};
export const Asking: Story = { tags: ['loading'], args: { isBusy: true } };
export const Outage: Story = {
  tags: ['CART-26', 'error'],
  args: { message: 'Store pickup is temporarily unavailable. Please try again later.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Store pickup is temporarily unavailable.');
  },
};
