import { allFabrics, type FabricQuery, type FabricResults, fabricsUrl, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { fabricPortsFixture, resultsFixture } from '../../fixtures/fabrics.ts';
import type { FabricPorts } from '../ports.ts';
import { useFabrics } from '../useFabrics.ts';
import { FabricsScreen, type FabricsScreenProps } from './FabricsScreen.tsx';

interface StageProps extends Pick<FabricsScreenProps, 'onOrder' | 'busy' | 'siteCulture'> {
  ports: FabricPorts;
  query: FabricQuery;
  /** Called with the URL that the filters produce. */
  onAddress: (url: string) => void;
  resultsOf: (query: FabricQuery) => FabricResults;
}

/** The page as an app wires it, with a backend in memory. */
function Stage({ ports, query: given, onAddress, resultsOf, ...rest }: StageProps) {
  const [query, setQuery] = useState(given);
  const control = useFabrics(ports);
  return (
    <FabricsScreen
      {...rest}
      results={resultsOf(query)}
      query={query}
      onQuery={(next) => {
        onAddress(fabricsUrl(next));
        setQuery(next);
      }}
      control={control}
      breadcrumbs={[{ label: 'Home', href: '/' }, { label: 'Free Swatches' }]}
    />
  );
}

const meta = {
  title: 'Configurator/Fabrics/FabricsScreen',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: {
    ports: fabricPortsFixture(),
    query: allFabrics,
    onAddress: fn(),
    onOrder: fn(),
    resultsOf: resultsFixture,
    siteCulture: 'USA',
  },
  render: (args, { globals }) => <Stage {...args} siteCulture={siteOfStory(globals).siteCulture} />,
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = (canvas: Canvas) => canvas.getAllByRole('article');
const add = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `Add Swatch, ${name}` });

/** A grid of cards with paging; every card has a flyout. */
export const All: Story = {
  args: { ports: fabricPortsFixture() },
  tags: ['FABRIC-05', 'FABRIC-06', 'FABRIC-23', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Free Swatches');
    await expect(canvas.getByText('12 fabrics')).toBeVisible();
    await expect(list(canvas)).toHaveLength(8);
    await expect(canvas.getByText('Showing 8 of 12 fabrics')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/free-swatches?page=2');
    await expect(list(canvas)).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: 'Show More' })).toBeNull();
    const openers = canvas.getAllByRole('button', { name: /^View details for / });
    await expect(openers).toHaveLength(12);
    for (const opener of openers) {
      const name = opener.getAttribute('aria-label')?.replace('View details for ', '') ?? '';
      await userEvent.click(opener);
      const flyout = within(await screen.findByRole('dialog', { name }));
      await userEvent.click(flyout.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    }
    await expect(args.ports.cardData).toHaveBeenCalledTimes(12);
  },
};

const wide: Story = { globals: { viewport: { value: 'desktop' } } };

/** Features, color, type and sort order filter and sort the cards and are part of the URL. */
export const Filtering: Story = {
  ...wide,
  args: { ports: fabricPortsFixture() },
  tags: ['FABRIC-03', 'FABRIC-04'],
  play: async ({ args, canvas }) => {
    const names = () => list(canvas).map((card) => card.querySelector('h3')?.textContent);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Green/ }));
    await expect(names()).toEqual(['Olive', 'Sage', 'Forest']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Blue/ }));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/free-swatches?colorgroup=green+blue');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Name: A to Z');
    await expect(names()).toEqual(['Denim', 'Forest', 'Midnight', 'Olive', 'Petrol', 'Sage']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Linen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Softens with use/ }));
    await expect(names()).toEqual(['Denim', 'Sage']);
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      '/free-swatches?features=softens-with-use&colorgroup=green+blue&fabrictype=linen&sort=name',
    );
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remove Blue filter' }));
    await expect(names()).toEqual(['Sage']);
    await userEvent.click(chips.getByRole('button', { name: 'Clear All' }));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/free-swatches?sort=name');
    await expect(canvas.getByText('12 fabrics')).toHaveFocus();
  },
};

/** On a phone the filters have a layer of their own. */
export const FilteringOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ports: fabricPortsFixture() },
  tags: ['mobile', 'visual-mobile'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const layer = within(await screen.findByRole('dialog', { name: 'Filter fabrics' }));
    await userEvent.click(layer.getByRole('checkbox', { name: /^Green/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Show 3 Fabrics' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
    await expect(list(canvas)).toHaveLength(3);
  },
};

/** Five are added, a sixth is not; a removal takes the warning away. */
export const Adding: Story = {
  args: { ports: fabricPortsFixture({}, { cart: [1203, 1202, 1201, 1204] }), onOrder: fn() },
  tags: ['FABRIC-09', 'FABRIC-10', 'FABRIC-12', 'mobile', 'error', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await userEvent.click(add(canvas, 'Textured Bouclé, Oat'));
    await expect(args.ports.saveCart).toHaveBeenLastCalledWith([1203, 1202, 1201, 1204, 1101]);
    await expect(canvas.getByRole('region', { name: /^Your swatches/ })).toHaveTextContent('5 of 5');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(add(canvas, 'Textured Bouclé, Chalk'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('You may only select up to five swatches.'),
    );
    await expect(args.ports.saveCart).toHaveBeenCalledTimes(1);
    await expect(add(canvas, 'Textured Bouclé, Chalk')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Swatch, Washed Linen, Sage' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.ports.saveCart).toHaveBeenLastCalledWith([1203, 1201, 1204, 1101]);
    await userEvent.click(add(canvas, 'Textured Bouclé, Chalk'));
    await userEvent.click(add(canvas, 'Washed Linen, Sage'));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('button', { name: 'Order Free Swatches' }));
    await expect(args.onOrder).toHaveBeenCalledWith([1203, 1201, 1204, 1101, 1102]);
  },
};

/** The last swatch takes the tray along; the focus has a place to be. */
export const TakingTheLastOut: Story = {
  args: { ports: fabricPortsFixture({}, { cart: [1203] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Washed Linen, Rust' }));
    await expect(canvas.queryByRole('region', { name: /^Your swatches/ })).toBeNull();
    await expect(canvas.getByText('12 fabrics')).toHaveFocus();
  },
};

/** Stored browser data: recently viewed fabrics and a swatch cart with one discontinued swatch. */
export const Remembered: Story = {
  args: { ports: fabricPortsFixture({}, { cart: [1203, 1107], recent: [1301, 1107, 1102] }) },
  tags: ['FABRIC-15', 'FABRIC-16', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    const recent = within(await canvas.findByRole('region', { name: 'Recently Viewed' }));
    const names = recent.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(names).toEqual(['Forest', 'Chalk']);
    const gone = within(await canvas.findByRole('region', { name: 'No longer available' }));
    await expect(gone.getByRole('heading', { level: 3 })).toHaveTextContent('Slate');
    await expect(canvas.getByText('One of your swatches is no longer available.')).toBeVisible();
    await userEvent.click(gone.getByRole('button', { name: 'Remove Swatch, Textured Bouclé, Slate' }));
    await expect(args.ports.saveCart).toHaveBeenLastCalledWith([1203]);
    await expect(canvas.queryByText('One of your swatches is no longer available.')).toBeNull();
    await expect(gone.getByRole('article')).toHaveTextContent('No longer available');
  },
};

const fail = fn(async () => err({ message: 'status', action: 'fabrics', apiUrl: '' }));

/** Calls fail: it is logged, and nothing is said. */
export const CallsFail: Story = {
  args: {
    ports: fabricPortsFixture(
      { cardData: fail, recentFabrics: fail, nlaFabrics: fail },
      { cart: [1203], recent: [1301] },
    ),
  },
  tags: ['FABRIC-21', 'error', 'popup'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View details for Washed Linen, Rust' }));
    const flyout = within(await screen.findByRole('dialog', { name: 'Washed Linen, Rust' }));
    await expect(flyout.getByRole('button', { name: 'Remove Swatch' })).toBeVisible();
    await waitFor(() => expect(args.ports.log).toHaveBeenCalledTimes(3));
    await expect(args.ports.log).toHaveBeenCalledWith('There was an error from server', expect.anything());
    for (const alert of screen.getAllByRole('alert', { hidden: true })) await expect(alert).toBeEmptyDOMElement();
  },
};

export const NothingLeft: Story = {
  tags: ['empty'],
  args: { query: { ...allFabrics, values: { features: ['breathes-in-summer'], fabrictype: ['velvet'] } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No fabrics match all of your filters')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear All' }).at(-1)!);
    await expect(args.onAddress).toHaveBeenLastCalledWith('/free-swatches');
    // The button that was clicked is removed.
    await expect(canvas.getByText('12 fabrics')).toHaveFocus();
  },
};

export const UnderWay: Story = { tags: ['loading'], args: { busy: true } };
