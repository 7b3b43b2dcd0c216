import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { HelpPopup } from './HelpPopup.tsx';

const meta = {
  title: 'Checkout/Payment/HelpPopup',
  component: HelpPopup,
  tags: ['popup'],
  args: {
    closeLabel: 'Close',
    onClose: fn(),
    content: {
      title: 'Where is my security code?',
      body: (
        <>
          <p>Visa, Mastercard and Discover: the last three digits on the back, beside the signature.</p>
          <p>American Express: four digits on the front, above the card number.</p>
        </>
      ),
    },
  },
} satisfies Meta<typeof HelpPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecurityCode: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await tabTo(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
