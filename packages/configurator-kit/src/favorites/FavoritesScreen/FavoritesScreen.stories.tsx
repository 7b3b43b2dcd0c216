import { type BoardItems, ok, err } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { livingRoom, boardPortsFixture, favoritesFixture, summariesFixture } from '../../fixtures/favorites.ts';
import { FavoritesScreen, type FavoritesScreenProps } from './FavoritesScreen.tsx';

/** Stores the list like a backend. */
function Stage({ board: given, ports, ...props }: FavoritesScreenProps) {
  const [board, setBoard] = useState<BoardItems | null>(given);
  const items = board?.items ?? [];
  const change = (next: Partial<BoardItems>) => setBoard((before) => before && { ...before, ...next });
  return (
    <FavoritesScreen
      {...props}
      board={board}
      summaries={board ? summariesFixture(items) : { TotalItemCount: 0, BoardSummaries: [], itemSkus: [] }}
      ports={{
        ...ports,
        rename: async (recapId, BoardName) => {
          const result = await ports.rename(recapId, BoardName);
          if (result.ok && result.value.isSuccess) change({ BoardName });
          return result;
        },
        remove: async (recapId, item) => {
          const result = await ports.remove(recapId, item);
          if (result.ok) change({ items: items.filter(({ sku }) => sku !== item.sku) });
          return result;
        },
        addItem: async (product, recapId) => {
          const result = await ports.addItem(product, recapId);
          if (result.ok) change({ items: given?.items ?? [] });
          return result;
        },
      }}
    />
  );
}

const own = favoritesFixture('main');

const meta = {
  title: 'Configurator/Favorites/FavoritesScreen',
  component: FavoritesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    summaries: summariesFixture(own.items),
    board: own,
    siteCulture: 'USA',
    ports: boardPortsFixture(),
    buy: ({ name }) => (
      <Button tone="outline" block aria-label={`Add to cart: ${name}`}>
        Add to cart
      </Button>
    ),
    shopUrl: '/',
    onRetry: fn(),
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const { items, ...board } = favoritesFixture(brand);
    const shown = args.board && { ...board, items: items.slice(0, args.board.items.length) };
    return <Stage key={brand} {...args} board={shown} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof FavoritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['FAV-15', 'SITE-10', 'mobile', 'dark', 'visual-mobile'],
  play: async ({ canvas }) => {
    const lists = within(canvas.getByRole('navigation', { name: 'Your lists' }));
    const open = lists.getByRole('link', { name: 'Living room 4 items' });
    await expect(open).toHaveAttribute('aria-current', 'page');
    await expect(lists.getByRole('link', { name: 'Some day 1 item' })).toHaveAttribute('href', '/Favorites/?list=72');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Living room' })).toBeVisible();
    await expect(canvas.getByText('Washed Linen, Sage', { selector: 'li:first-child *' })).toBeVisible();
    await expect(canvas.getByText('$2,049.00')).toBeVisible();
    await expect(canvas.getByText('Qty: 2')).toBeVisible();
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Choose Options: / })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Add to cart: / })).toHaveLength(2);
  },
};

/** Prices follow the site. */
export const Canada: Story = {
  globals: { site: 'CANADA' },
  tags: ['SITE-12'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CAD 2,049.00')).toBeVisible();
  },
};

export const Guest: Story = {
  args: { signInUrl: '/account/login?returnUrl=%2FFavorites%2F' },
  tags: ['mobile', 'visual-mobile'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/saved in this browser only/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in to save them to your account' })).toHaveAttribute(
      'href',
      args.signInUrl,
    );
  },
};

/** A removed item shows an undo in its place. */
export const Removed: Story = {
  args: { ports: boardPortsFixture() },
  tags: ['mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove / });
    if (!first) throw new Error('Nothing can be removed');
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Living room 3 items' })).toBeVisible());
    await expect(args.ports.remove).toHaveBeenCalledWith(livingRoom, expect.objectContaining({ sku: 100112 }));
    await expect(canvas.getByRole('button', { name: /^Undo: add .+ back$/ })).toHaveFocus();
  },
};

export const RemovedAndBack: Story = {
  args: { ports: boardPortsFixture() },
  play: async ({ args, canvas }) => {
    const names = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const before = names();
    const second = canvas.getAllByRole('button', { name: /^Remove / })[1];
    if (!second) throw new Error('Nothing can be removed');
    await userEvent.click(second);
    await expect(names()).toHaveLength(before.length - 1);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(names()).toEqual(before));
    await expect(args.ports.addItem).toHaveBeenCalledWith(expect.objectContaining({ quantity: 2 }), livingRoom);
  },
};

export const UndoFails: Story = {
  tags: ['error'],
  args: { ports: boardPortsFixture({ addItem: fn(async () => err('Status: 503')) }) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove / });
    if (!first) throw new Error('Nothing can be removed');
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^We couldn’t add .+ back\. Please try again\.$/);
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveFocus();
  },
};

export const NotRemoved: Story = {
  tags: ['error'],
  args: { ports: boardPortsFixture({ remove: async () => err('Status: 503') }) },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove / });
    if (!first) throw new Error('Nothing can be removed');
    await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/We couldn’t remove/);
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(4);
    await expect(args.ports.log).toHaveBeenCalled();
  },
};

export const Renaming: Story = {
  args: { ports: boardPortsFixture() },
  tags: ['FAV-06', 'FAV-07'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Rename List' }));
    const field = modal.getByLabelText('List name');
    await expect(field).toHaveValue('Living room');
    await userEvent.clear(field);
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    await expect(field).toBeInvalid();
    await expect(field).not.toHaveAccessibleDescription();
    await expect(args.ports.rename).not.toHaveBeenCalled();
    await userEvent.type(field, 'Den{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Den' })).toBeVisible();
  },
};

export const NameTaken: Story = {
  tags: ['error', 'popup'],
  args: {
    ports: boardPortsFixture({ rename: async () => ok({ isSuccess: false, problem: 'name-taken' }) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Rename List' }));
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    await expect(await modal.findByRole('alert')).toHaveTextContent('You already have a list with this name.');
  },
};

export const Deleting: Story = {
  args: { ports: boardPortsFixture() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Delete “Living room”?' }));
    await expect(modal.getByText('This also removes the 4 items on it.')).toBeVisible();
    await expect(args.ports.deleteBoard).not.toHaveBeenCalled();
    await userEvent.click(modal.getByRole('button', { name: 'Delete List' }));
    await waitFor(() => expect(args.ports.onDeleted).toHaveBeenCalledTimes(1));
    await expect(args.ports.deleteBoard).toHaveBeenCalledWith(livingRoom);
  },
};

export const Moving: Story = {
  args: { ports: boardPortsFixture() },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Move / });
    if (!first) throw new Error('Nothing can be moved');
    await userEvent.click(first);
    const modal = within(await screen.findByRole('dialog', { name: 'Move to Another List' }));
    await expect(modal.getByRole('radio', { name: 'Some day' })).toBeChecked();
    await userEvent.click(modal.getByRole('radio', { name: 'Create a new list' }));
    await userEvent.type(modal.getByLabelText('List name'), 'Attic');
    await userEvent.click(modal.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.ports.move).toHaveBeenCalledWith(expect.objectContaining({ sku: 100112 }), livingRoom, {
      toRecapId: 0,
      boardName: 'Attic',
    });
  },
};

/** A list after its last item was removed. */
export const EmptyList: Story = {
  args: { board: { ...own, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing on this list yet' })).toBeVisible();
  },
  tags: ['visual', 'empty'],
};

/** No list at all. */
export const Empty: Story = {
  args: { board: null, signInUrl: '/account/login?returnUrl=%2FFavorites%2F' },
  tags: ['mobile', 'dark', 'visual', 'empty', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No favorites yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText(/Already have a list\?/)).toBeVisible();
  },
};

export const Loading: Story = {
  render: (args) => <FavoritesScreen {...args} summaries={null} board={null} />,
  tags: ['visual', 'loading'],
};

export const Failed: Story = {
  args: { hasFailed: true, onRetry: fn() },
  render: (args) => <FavoritesScreen {...args} summaries={null} board={null} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
  tags: ['visual', 'error'],
};
