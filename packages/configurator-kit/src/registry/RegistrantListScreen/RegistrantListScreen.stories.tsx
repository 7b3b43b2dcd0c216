import { defaultChecklist, err, type Registry } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { registryFixture, registryPortsFixture, weddingId } from '../../fixtures/registry.ts';
import { RegistrantListScreen, type RegistrantListScreenProps } from './RegistrantListScreen.tsx';

/** Stores the registry like a backend. */
function Stage({ registry: given, ports, ...props }: RegistrantListScreenProps) {
  const [registry, setRegistry] = useState<Registry | null>(given);
  const change = (items: (items: Registry['items']) => Registry['items']) =>
    setRegistry((before) => before && { ...before, items: items(before.items) });
  return (
    <RegistrantListScreen
      {...props}
      registry={registry}
      ports={{
        ...ports,
        setQuantity: async (itemId, wants) => {
          const result = await ports.setQuantity(itemId, wants);
          if (result.ok)
            change((items) =>
              (items.some(({ id }) => id === itemId) ? items : (given?.items ?? [])).map((item) =>
                item.id === itemId ? { ...item, wants } : item,
              ),
            );
          return result;
        },
        remove: async (itemId) => {
          const result = await ports.remove(itemId);
          if (result.ok) change((items) => items.filter(({ id }) => id !== itemId));
          return result;
        },
      }}
    />
  );
}

const own = registryFixture('main');

const meta = {
  title: 'Configurator/Registry/RegistrantListScreen',
  component: RegistrantListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    registry: own,
    siteCulture: 'USA',
    checklist: defaultChecklist,
    ports: registryPortsFixture(),
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
    const { items } = registryFixture(brand);
    const shown = args.registry && { ...args.registry, items: items.slice(0, args.registry.items.length) };
    return <Stage key={brand} {...args} registry={shown} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof RegistrantListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (names: readonly HTMLElement[]) => names.map((row) => row.getAttribute('aria-label'));

export const Wedding: Story = {
  tags: ['mobile', 'dark', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rosa Registry and Emil Winter' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Checklist' })).toHaveAttribute(
      'href',
      `/gift-registry/checklist/${weddingId}`,
    );
    await expect(canvas.getByText('3-Seat, 84 in, Washed Linen, Sage, Natural Oak')).toBeVisible();
    await expect(canvas.getByText('6 of 8 purchased')).toBeVisible();
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.getByText('No longer available')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Add to cart: / })).toHaveLength(2);
  },
};

/** Quick clicks send few requests, and the last quantity is saved. */
export const MoreOfIt: Story = {
  args: { ports: registryPortsFixture() },
  play: async ({ args, canvas }) => {
    const [plus] = canvas.getAllByRole('button', { name: 'Increase quantity' });
    if (!plus) throw new Error('Nothing can be increased');
    for (let times = 0; times < 3; times++) await userEvent.click(plus);
    const [number] = canvas.getAllByRole('spinbutton');
    await waitFor(() => expect(number).toHaveValue('4'));
    await waitFor(() => expect(args.ports.setQuantity).toHaveBeenLastCalledWith('one', 4));
  },
};

export const QuantityNotKept: Story = {
  tags: ['error'],
  args: { ports: registryPortsFixture({ setQuantity: fn(async () => err('Status: 503')) }) },
  play: async ({ args, canvas }) => {
    const [plus] = canvas.getAllByRole('button', { name: 'Increase quantity' });
    if (!plus) throw new Error('Nothing can be increased');
    await userEvent.click(plus);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t update the quantity');
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('1');
    await expect(args.ports.log).toHaveBeenCalled();
  },
};

export const Removed: Story = {
  args: { ports: registryPortsFixture() },
  tags: ['mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    const [, second] = canvas.getAllByRole('button', { name: /^Remove / });
    if (!second) throw new Error('Nothing can be removed');
    await userEvent.click(second);
    await expect(args.ports.remove).toHaveBeenCalledWith('two');
    await expect(canvas.getByRole('button', { name: /^Undo: add .+ back$/ })).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const RemovedAndBack: Story = {
  args: { ports: registryPortsFixture() },
  play: async ({ args, canvas }) => {
    const before = rows(canvas.getAllByRole('article'));
    const [, second] = canvas.getAllByRole('button', { name: /^Remove / });
    if (!second) throw new Error('Nothing can be removed');
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(rows(canvas.getAllByRole('article'))).toEqual(before));
    await expect(args.ports.setQuantity).toHaveBeenCalledWith('two', 8);
  },
};

export const UndoFails: Story = {
  tags: ['error'],
  args: { ports: registryPortsFixture({ setQuantity: fn(async () => err('Status: 503')) }) },
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
  args: { ports: registryPortsFixture({ remove: fn(async () => err('Status: 503')) }) },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove / });
    if (!first) throw new Error('Nothing can be removed');
    await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/We couldn’t remove/);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(args.ports.log).toHaveBeenCalled();
  },
};

/** A house-warming has no checklist. */
export const Empty: Story = {
  args: { registry: { ...own, items: [], registryType: 'hw', eventType: 'Housewarming' } },
  tags: ['mobile', 'visual', 'empty', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing in your registry yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('link', { name: 'View Checklist' })).toBeNull();
  },
};

/** Prices follow the site. */
export const Canada: Story = {
  globals: { site: 'CANADA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CAD 2,049.00')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { registry: null },
};

export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { registry: null, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
