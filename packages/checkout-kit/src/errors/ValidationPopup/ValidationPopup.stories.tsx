import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { imagesFixture } from '../../fixtures/pictures.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { ValidationPopup } from './ValidationPopup.tsx';

const meta = {
  title: 'Checkout/Errors/ValidationPopup',
  component: ValidationPopup,
  tags: ['popup'],
  args: {
    popup: 'items-unavailable',
    site: getSite('main', 'USA'),
    isRemoving: false,
    onRemove: fn(),
    onClose: fn(),
    items: [
      {
        sku: 1002,
        title: 'Quill Side Table',
        imagePath: imagesFixture.main.table.webp.url,
        currentPrice: 27900,
        quantity: 2,
        availabilityMessage: 'No longer available.',
        isCustomNla: false,
        edd: 'Was to arrive by Tue, Dec 1',
      },
      {
        sku: 1003,
        title: 'Brinn Lounge Chair',
        imagePath: imagesFixture.main.chair.webp.url,
        currentPrice: 89900,
        quantity: 1,
        availabilityMessage: 'No longer available in this fabric.',
        isCustomNla: true,
        edd: '',
      },
    ],
  },
} satisfies Meta<typeof ValidationPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoLongerAvailable: Story = {};
export const CannotBeShipped: Story = { args: { popup: 'items-restricted' } };
export const PersonalizationUnavailable: Story = { args: { popup: 'personalization-unavailable' } };
export const InstallationUnavailable: Story = { args: { popup: 'installation-unavailable' } };
export const Removing: Story = { tags: ['loading'], args: { isRemoving: true } };

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await tabTo(screen.getByRole('button', { name: 'Remove All' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
