import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoritesButton } from './FavoritesButton.tsx';

const meta = {
  title: 'Configurator/Favorites/FavoritesButton',
  component: FavoritesButton,
  args: { saved: false, blocker: null, onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FavoritesButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  args: { onClick: fn() },
  tags: ['FAV-01', 'dark'],
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Add to Favorites' });
    await expect(canvas.queryByRole('button', { name: 'In Your Favorites' })).toBeNull();
    await userEvent.click(heart);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Saved: Story = {
  args: { saved: true },
  tags: ['FAV-01', 'dark', 'visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In Your Favorites' })).toBeEnabled();
  },
};

/** A size, or what is made to order, has no sku before it is chosen. */
export const OptionsOpen: Story = {
  args: { blocker: 'unchosen', onClick: fn() },
  tags: ['FAV-08', 'FAV-09', 'mobile', 'visual', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Add to Favorites' });
    await expect(heart).toBeDisabled();
    await expect(heart).toHaveAccessibleDescription('Choose all options to add this to a list.');
    await userEvent.click(heart, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Unavailable: Story = {
  args: { blocker: 'unavailable' },
  tags: ['FAV-10', 'visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Favorites' })).toBeDisabled();
  },
};

export const Personalized: Story = {
  args: { blocker: 'personalized' },
  tags: ['FAV-11', 'visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Favorites' })).toBeDisabled();
    await expect(canvas.getByText('Personalized items can’t be added to a list.')).toBeVisible();
  },
};

/** The lists are on their way. */
export const Opening: Story = {
  tags: ['visual', 'loading'],
  args: { busy: true },
};

export const NotOpened: Story = {
  tags: ['visual', 'error'],
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t open your lists.');
  },
};
