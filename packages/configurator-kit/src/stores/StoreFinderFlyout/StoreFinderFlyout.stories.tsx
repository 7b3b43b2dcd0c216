import { ok, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { stockFixture, storesPortsFixture } from '../../fixtures/stores.ts';
import { openStores as openLayer, storeRows as rows, StoresStage as Stage } from '../../fixtures/StoresStage.tsx';
import type { StoresPorts } from '../ports.ts';
import { StoreFinderFlyout } from './StoreFinderFlyout.tsx';

const meta = {
  title: 'Configurator/Stores/StoreFinderFlyout',
  component: StoreFinderFlyout as never,
  args: { ports: storesPortsFixture('USA') },
  render: ({ ports }, { globals }) => <Stage ports={ports} siteCulture={siteOfStory(globals).siteCulture} />,
} satisfies Meta<{ ports: StoresPorts }>;
export default meta;
type Story = StoryObj<{ ports: StoresPorts }>;

const here = { zip: '60614', pickup: null };
/** The location of the shopper is unknown. */
export const WithoutZip: Story = {
  args: { ports: storesPortsFixture('USA') },
  tags: ['PDP-04', 'mobile', 'popup', 'visual-mobile'],
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(layer.getByText('Enter your ZIP Code to see which stores have this item.')).toBeVisible();
    await expect(args.ports.getAvailability).not.toHaveBeenCalled();
  },
};

/** Uses the zip code of the cart and shows every store status as text. */
export const Found: Story = {
  args: { ports: storesPortsFixture('USA', here) },
  tags: ['STORE-03', 'STORE-04', 'PDP-04', 'mobile', 'dark', 'popup', 'visual-mobile'],
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(layer.getByRole('textbox', { name: 'ZIP Code' })).toHaveValue('60614');
    await expect(await layer.findByText('5 stores near 60614, closest first')).toBeVisible();
    await expect(args.ports.getAvailability).toHaveBeenCalledWith({
      sku: 100_501,
      zip: '60614',
      onlyAvailStores: false,
      includeOnlyBopsEnabled: true,
      onDisplay: true,
    });
    for (const [index, labels] of [
      'In stockAlso on display',
      'Only a few left',
      'On displaySee it here',
      'Not available at this store',
      'Call for availability',
    ].entries())
      await expect(rows(layer)[index]).toContain(labels);
    await expect(layer.getByText('about 3 miles')).toBeInTheDocument();
    await expect(layer.getByRole('link', { name: 'Call Lincoln Park, (312) 555-0101' })).toHaveAttribute(
      'href',
      'tel:3125550101',
    );
    await expect(args.ports.saveZip).not.toHaveBeenCalled();
  },
};

export const Hours: Story = {
  args: { ports: storesPortsFixture('USA', here) },
  tags: ['mobile', 'popup', 'visual-mobile'],
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const hours = await layer.findByRole('button', { name: 'Hours for Lincoln Park' });
    await expect(hours).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(hours);
    await expect(layer.getByText('Mon – Sat')).toBeVisible();
    await expect(layer.getByText('11 am – 6 pm')).toBeVisible();
  },
};

/** A new zip code is requested and saved. */
export const OtherZip: Story = {
  tags: ['popup'],
  args: { ports: storesPortsFixture('USA', here) },
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const field = layer.getByRole('textbox', { name: 'ZIP Code' });
    await userEvent.clear(field);
    await userEvent.type(field, '10010{Enter}');
    await expect(await layer.findByText('5 stores near 10010, closest first')).toBeVisible();
    await expect(args.ports.saveZip).toHaveBeenCalledWith('10010');
    await expect(args.ports.saveZip).toHaveBeenCalledTimes(1);
  },
};

export const WrongZip: Story = {
  args: { ports: storesPortsFixture('USA') },
  tags: ['mobile', 'error', 'popup', 'visual-mobile'],
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const field = layer.getByRole('textbox', { name: 'ZIP Code' });
    await userEvent.click(layer.getByRole('button', { name: 'Find Stores' }));
    await expect(field).toHaveAccessibleDescription('Please enter a ZIP Code.');
    await userEvent.type(field, '606{Enter}');
    await expect(field).toHaveAccessibleDescription('606 is not a valid ZIP Code.');
    await expect(field).toHaveFocus();
    await expect(args.ports.getAvailability).not.toHaveBeenCalled();
  },
};

/** It has the form of a zip code, and no place has it. */
export const UnknownZip: Story = {
  tags: ['error', 'popup'],
  args: {
    ports: storesPortsFixture('USA', undefined, {
      getAvailability: fn(async ({ zip }) => ok({ zip, problem: 'unknown-zip' as const, stores: [] })),
    }),
  },
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const field = layer.getByRole('textbox', { name: 'ZIP Code' });
    await userEvent.type(field, '00000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('00000 is not a valid ZIP Code.'));
    await expect(args.ports.saveZip).not.toHaveBeenCalled();
  },
};

export const OnlyThoseThatHaveIt: Story = {
  args: { ports: storesPortsFixture('USA', here) },
  tags: ['STORE-02', 'popup'],
  play: async ({ args, canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await layer.findByText('5 stores near 60614, closest first');
    await userEvent.click(layer.getByRole('checkbox', { name: 'Only show stores with this item' }));
    await expect(await layer.findByText('3 stores near 60614, closest first')).toBeVisible();
    await expect(args.ports.getAvailability).toHaveBeenLastCalledWith(
      expect.objectContaining({ zip: '60614', onlyAvailStores: true }),
    );
  },
};

/** The way out shows all stores again. */
export const NoneHasIt: Story = {
  args: {
    ports: storesPortsFixture('USA', here, {
      getAvailability: fn(async ({ zip, onlyAvailStores }) =>
        ok({ zip, problem: null, stores: onlyAvailStores ? [] : stockFixture('USA').slice(3) }),
      ),
    }),
  },
  tags: ['mobile', 'popup', 'visual-mobile', 'empty'],
  play: async ({ canvasElement, step }) => {
    const layer = await openLayer(canvasElement);
    const only = layer.getByRole('checkbox', { name: 'Only show stores with this item' });
    await userEvent.click(only);
    await expect(await layer.findByRole('heading', { name: 'Not available in stores near you' })).toBeVisible();
    await step('all stores, and none again', async () => {
      await userEvent.click(layer.getByRole('button', { name: 'Show All Stores' }));
      await expect(await layer.findByText('2 stores near 60614, closest first')).toBeVisible();
      await expect(only).not.toBeChecked();
      await userEvent.click(only);
      await layer.findByRole('heading', { name: 'Not available in stores near you' });
    });
  },
};

/** The response is pending. */
export const Asking: Story = {
  tags: ['loading', 'popup'],
  args: {
    ports: storesPortsFixture('USA', here, { getAvailability: fn(() => new Promise<never>(() => undefined)) }),
  },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(layer.getByRole('button', { name: 'Find Stores' })).toHaveAttribute('aria-busy', 'true');
    await expect(layer.getByText('Checking stores')).toBeInTheDocument();
  },
};

let tries = 0;
/** A failed request is logged and can be retried. */
export const Failed: Story = {
  args: {
    ports: storesPortsFixture('USA', here, {
      getAvailability: fn(async ({ zip }) =>
        tries++ === 1 ? ok({ zip, problem: null, stores: stockFixture('USA') }) : err({ message: 'down' }),
      ),
    }),
  },
  tags: ['STORE-04', 'mobile', 'error', 'popup', 'visual-mobile'],
  play: async ({ args, canvasElement, step }) => {
    tries = 0;
    const layer = await openLayer(canvasElement);
    const failed = () => layer.findByRole('heading', { name: 'We can’t check store availability right now' });
    await expect(await failed()).toBeVisible();
    await expect(args.ports.log).toHaveBeenCalledWith('Error asking the stores:', { message: 'down' });
    await step('another try works, a later one does not', async () => {
      await userEvent.click(layer.getByRole('button', { name: 'Try Again' }));
      await expect(await layer.findByText('5 stores near 60614, closest first')).toBeVisible();
      await userEvent.click(layer.getByRole('checkbox', { name: 'Only show stores with this item' }));
      await failed();
    });
  },
};

let respondToFirst = () => {};
/** The second response arrives before the first. */
export const LateAnswer: Story = {
  tags: ['popup'],
  args: {
    ports: storesPortsFixture('USA', here, {
      getAvailability: fn(async ({ zip }) => {
        if (zip === '60614') await new Promise<void>((resolve) => (respondToFirst = resolve));
        return ok({ zip, problem: null, stores: stockFixture('USA').slice(0, zip === '60614' ? 5 : 2) });
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const field = layer.getByRole('textbox', { name: 'ZIP Code' });
    await userEvent.clear(field);
    await userEvent.type(field, '10010{Enter}');
    await layer.findByText('2 stores near 10010, closest first');
    respondToFirst();
    await userEvent.click(layer.getByRole('button', { name: 'Hours for Lincoln Park' }));
    await expect(await layer.findByText('Mon – Sat')).toBeVisible();
    await expect(layer.getByText('2 stores near 10010, closest first')).toBeVisible();
  },
};

/** Postal codes and kilometers. */
export const InCanada: Story = {
  globals: { site: 'CANADA' },
  args: { ports: storesPortsFixture('CANADA') },
  tags: ['mobile', 'popup', 'visual-mobile'],
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await userEvent.type(layer.getByRole('textbox', { name: 'Postal Code' }), 'm5s 1m4{Enter}');
    await expect(await layer.findByText('2 stores near M5S 1M4, closest first')).toBeVisible();
    await expect(layer.getByText('about 3 kilometers')).toBeInTheDocument();
  },
};

export const Closed: Story = {
  tags: ['visual'],
  args: { ports: storesPortsFixture('USA', here) },
  play: async ({ canvasElement }) => {
    await openLayer(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = within(canvasElement).getByRole('button', { name: 'Check Store Availability' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
