import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NoticePopup } from './NoticePopup.tsx';

const meta = {
  title: 'Checkout/Cart/NoticePopup',
  component: NoticePopup,
  tags: ['popup'],
  args: {
    content: {
      title: 'Ships from the maker',
      body: <p>This item ships directly from the workshop that makes it, separately from the rest of your order.</p>,
    },
    onBack: fn(),
    onContinue: fn(),
  },
} satisfies Meta<typeof NoticePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeparateDelivery: Story = {
  tags: ['CHK-04', 'visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Cart' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Checkout' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
