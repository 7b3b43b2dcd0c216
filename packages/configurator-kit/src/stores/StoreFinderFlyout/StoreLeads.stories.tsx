import { ok, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { storesPortsFixture } from '../../fixtures/stores.ts';
import { openStores as openLayer, StoresStage as Stage } from '../../fixtures/StoresStage.tsx';
import type { StoresPorts } from '../ports.ts';
import { StoreFinderFlyout } from './StoreFinderFlyout.tsx';

const meta = {
  title: 'Configurator/Stores/StoreLeads',
  component: StoreFinderFlyout as never,
  tags: ['popup'],
  args: { ports: storesPortsFixture('USA') },
  render: ({ ports }, { globals }) => <Stage ports={ports} siteCulture={siteOfStory(globals).siteCulture} />,
} satisfies Meta<{ ports: StoresPorts }>;
export default meta;
type Story = StoryObj<{ ports: StoresPorts }>;

const chosen = { zip: '60614', pickup: { name: 'Oak Brook', isNearest: false } };

/** Store selected for the cart, with its popup. */
export const CartStore: Story = {
  args: { ports: storesPortsFixture('USA', chosen) },
  tags: ['STORE-06'],
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Details for Oak Brook' }));
    const popup = await screen.findByRole('dialog', { name: 'Oak Brook' });
    await expect(within(popup).getByText('210 Oakbrook Ctr, Oak Brook, IL 60523')).toBeVisible();
    await expect(args.ports.openStore).toHaveBeenCalledTimes(1);
  },
};

/** The nearest store counts again. */
export const Reset: Story = {
  args: {
    ports: storesPortsFixture('USA', chosen, {
      start: fn(async () => ok({ zip: '60614', pickup: { name: 'Lincoln Park', isNearest: true } })),
    }),
  },
  tags: ['STORE-05', 'visual'],
  render: ({ ports }, { globals }) => {
    let calls = 0;
    const start: StoresPorts['start'] = () => (calls++ === 0 ? Promise.resolve(ok(chosen)) : ports.start());
    return <Stage ports={{ ...ports, start }} siteCulture={siteOfStory(globals).siteCulture} />;
  },
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await userEvent.click(await layer.findByRole('button', { name: 'Use Nearest Store' }));
    await waitFor(() => expect(layer.queryByRole('button', { name: 'Use Nearest Store' })).toBeNull());
    await expect(layer.getByRole('button', { name: 'Details for Lincoln Park' })).toBeVisible();
    await expect(args.ports.resetStore).toHaveBeenCalledTimes(1);
  },
};

export const AllStores: Story = {
  args: { ports: storesPortsFixture('USA') },
  tags: ['STORE-01', 'STORE-07'],
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const link = layer.getByRole('link', { name: /^Store Locations.*\(opens in a new window\)$/ });
    await expect(link).toHaveAttribute('href', '/stores');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.dblClick(layer.getByRole('button', { name: 'All Stores at a Glance' }));
    await expect(await screen.findByRole('dialog', { name: 'Our stores' })).toBeVisible();
    await expect(args.ports.openList).toHaveBeenCalledTimes(1);
  },
};

/** A failed request opens no popup and is logged. */
export const PopupsFail: Story = {
  args: {
    ports: storesPortsFixture('USA', chosen, {
      openStore: fn(async () => err({ message: 'no store' })),
      openList: fn(async () => err({ message: 'no list' })),
      resetStore: fn(async () => err({ message: 'no reset' })),
    }),
  },
  tags: ['STORE-05', 'STORE-06', 'STORE-07', 'error'],
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Details for Oak Brook' }));
    await userEvent.click(layer.getByRole('button', { name: 'All Stores at a Glance' }));
    await userEvent.click(layer.getByRole('button', { name: 'Use Nearest Store' }));
    for (const message of ['no store', 'no list'])
      await expect(args.ports.log).toHaveBeenCalledWith('Error opening a store popup:', { message });
    await expect(args.ports.log).toHaveBeenCalledWith('Error resetting the store:', { message: 'no reset' });
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(layer.getByText('Oak Brook', { selector: 'p span' })).toBeVisible();
  },
};
