import { initialFinancingState } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FinancingOfferPopup } from './FinancingOfferPopup.tsx';

const meta = {
  title: 'Checkout/Payment/FinancingOfferPopup',
  component: FinancingOfferPopup,
  tags: ['popup'],
  args: {
    choice: initialFinancingState(null),
    terms: 'No interest if the promotional balance on this order is paid in full within 12 months.',
    errorMessage: '',
    isBusy: false,
    onEvent: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FinancingOfferPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Financing/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onEvent).toHaveBeenNthCalledWith(1, { type: 'selected', option: 2 });
    await expect(args.onEvent).toHaveBeenNthCalledWith(2, { type: 'continued', terms: args.terms });
  },
};
export const Terms: Story = {
  args: { choice: { status: 'terms', option: 2, isFinancing: true, toSave: null } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.onEvent).toHaveBeenNthCalledWith(1, { type: 'accepted' });
    await expect(args.onEvent).toHaveBeenNthCalledWith(2, { type: 'declined' });
  },
};
export const Refused: Story = {
  tags: ['visual', 'error'],
  args: { errorMessage: 'There’s no house card offer for this order.' },
};
export const Saving: Story = { tags: ['loading'], args: { isBusy: true } };
export const OnAPhone: Story = {
  ...Terms,
  tags: ['mobile'],
  globals: { viewport: { value: 'phone' } },
};
