import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { popupFixture } from '../../fixtures/favorites.ts';
import { ItemAddedModal } from './ItemAddedModal.tsx';

const meta = {
  title: 'Configurator/Favorites/ItemAddedModal',
  component: ItemAddedModal,
  tags: ['popup'],
  args: { added: { popup: popupFixture('main', 'USA'), boardName: 'Living room' }, onClose: fn() },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return <ItemAddedModal {...args} added={{ ...args.added, popup: popupFixture(brand, siteCulture) }} />;
  },
} satisfies Meta<typeof ItemAddedModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  args: { onClose: fn() },
  tags: ['FAV-04', 'FAV-05', 'mobile', 'visual-mobile'],
  play: async ({ args }) => {
    const modal = within(await screen.findByRole('dialog', { name: 'Item Added to Your List' }));
    await expect(modal.getByText('Added to Living room')).toBeVisible();
    await expect(modal.getByRole('link', { name: 'View Now' })).toHaveAttribute('href', '/Favorites/');
    await userEvent.click(modal.getByRole('button', { name: 'Continue Shopping' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
