import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoriteHeart } from './FavoriteHeart.tsx';

const meta = {
  title: 'Configurator/Favorites/FavoriteHeart',
  component: FavoriteHeart,
  tags: ['no-visual'],
  args: { name: 'Alder Sofa', saved: false, onClick: fn() },
} satisfies Meta<typeof FavoriteHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Add Alder Sofa to favorites' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
