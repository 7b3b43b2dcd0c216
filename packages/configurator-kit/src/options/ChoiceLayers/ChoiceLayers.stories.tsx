import {
  type Configuration,
  type FabricInfo,
  formatPrice,
  type ProductPage,
  type QuickViewResponse,
  type SiteCulture,
  parseOptionChoiceParameter,
  getPagePrice,
} from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { fabricFixture, legFixture, sizeFixture } from '../../fixtures/options.ts';
import { pageFixture, productsFixture } from '../../fixtures/product.ts';
import { ConfigurationSteps } from '../HistoryButtons/ConfigurationSteps.tsx';
import { ConfiguratorProvider, useStoreState } from '../ConfiguratorProvider.tsx';
import { createConfiguratorStore } from '../configurator-store.ts';
import { OptionDrawers } from '../OptionDrawers/OptionDrawers.tsx';
import { ProductScreen } from '../ProductScreen/ProductScreen.tsx';
import type { FetchQuickView } from '../useQuickView.ts';
import { ChoiceLayers, type ChoiceLayersProps } from './ChoiceLayers.tsx';

interface StageProps extends ChoiceLayersProps {
  page: ProductPage;
  siteCulture: SiteCulture;
  choices: Configuration;
}

/** Product page wired as in an app, with a local history of configurations. */
function Stage({ page, siteCulture, choices, ...layers }: StageProps) {
  const [store] = useState(() => createConfiguratorStore(page, choices));
  const configuration = useStoreState(store, (state) => state.configuration);
  const [past, setPast] = useState<readonly Configuration[]>([choices]);
  const [at, setAt] = useState(0);
  if (configuration !== past[at]) {
    setPast([...past.slice(0, at + 1), configuration]);
    setAt(at + 1);
  }
  const onStep = (steps: number) => {
    const next = past[at + steps];
    if (!next) return;
    setAt(at + steps);
    store.dispatch({ type: 'configurationReplaced', configuration: next });
  };
  return (
    <ConfiguratorProvider
      page={page}
      store={store}
      siteCulture={siteCulture}
      history={{ canUndo: at > 0, canRedo: at < past.length - 1, onStep }}
    >
      <ProductScreen
        breadcrumbs={[{ label: 'Alder Sofa' }]}
        options={<OptionDrawers hasLayers />}
        steps={<ConfigurationSteps />}
        buy={null}
      />
      <ChoiceLayers {...layers} />
    </ConfiguratorProvider>
  );
}

/** Quick view response of a backend for `oc`. */
function rightPrice(page: ProductPage, oc: string): QuickViewResponse {
  const { currentPrice } = getPagePrice(page, parseOptionChoiceParameter(oc) ?? {});
  return { formattedPrice: formatPrice(currentPrice, 'USA'), hasError: false };
}

const fetchQuickView = fn<FetchQuickView>(async ({ oc }) => rightPrice(pageFixture('main'), oc));

const info: FabricInfo = {
  squareImage: '',
  squareImageHiRes: '',
  partOfACollection: { header: 'Part of the Alder collection', items: productsFixture('main').slice(0, 3) },
  fabricPlpURL: '/search?q=Washed%20Linen',
};

const meta = {
  title: 'Configurator/Options/ChoiceLayers',
  component: Stage,
  tags: ['carousel'],
  parameters: { layout: 'fullscreen' },
  args: {
    page: pageFixture('main'),
    siteCulture: 'USA',
    choices: { 11: 3002 },
    fetchQuickView,
    fetchFabricInfo: fn(async () => info),
    onAdd: fn(),
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const page = pageFixture(brand, { options: args.page.options });
    return <Stage key={brand} {...args} page={page} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const openFabric = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /Fabric/, expanded: false }));
const swatch = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const card = () => document.querySelector<HTMLElement>('[data-quick-view]');
const getLabel = (element: HTMLElement) => element.closest('label') ?? element;

/** The pointer rests on a swatch: picture and price of the product in it. */
export const QuickView: Story = {
  tags: ['no-visual', 'QVIEW-01', 'QVIEW-02', 'QVIEW-11', 'popup'],
  play: async ({ args, canvas }) => {
    await openFabric(canvas);
    await userEvent.hover(getLabel(swatch(canvas, 'Washed Linen, Rust')));
    await waitFor(() => expect(card()).toHaveTextContent('From $2,049.00'));
    await expect(args.fetchQuickView).toHaveBeenLastCalledWith(
      expect.objectContaining({ sku: 100112, oc: '11-3002_12-1203', outputCacheString: '12,1203|11,3002' }),
    );
    await userEvent.unhover(getLabel(swatch(canvas, 'Washed Linen, Rust')));
    await waitFor(() => expect(card()).toBeNull());
  },
};

/** Keyboard focus on a swatch: the same, and the price is announced. */
export const QuickViewByKeyboard: Story = {
  tags: ['QVIEW-01', 'popup'],
  play: async ({ canvas }) => {
    await openFabric(canvas);
    swatch(canvas, 'Washed Linen, Flax').focus();
    await waitFor(() => expect(card()).toHaveTextContent('From $2,049.00'));
    await waitFor(() => expect(canvas.getByText('Washed Linen, Flax. $2,049.00')).toBeInTheDocument());
  },
};

/** Several SKUs still match, so no price can be requested. */
export const QuickViewWithoutSku: Story = {
  args: { choices: {}, fetchQuickView: fn<FetchQuickView>(async () => null) },
  tags: ['QVIEW-07', 'popup'],
  play: async ({ args, canvas }) => {
    await openFabric(canvas);
    await userEvent.hover(getLabel(swatch(canvas, 'Washed Linen, Rust')));
    await waitFor(() => expect(card()).toHaveTextContent('Click to View Options'));
    await expect(args.fetchQuickView).not.toHaveBeenCalled();
  },
};

/** Failed quick view: no error is shown, loading clears, and the client-side price is used. */
export const QuickViewFails: Story = {
  args: { fetchQuickView: fn<FetchQuickView>(async () => null) },
  tags: ['QVIEW-10', 'PDP-26', 'error', 'popup'],
  play: async ({ canvas }) => {
    await openFabric(canvas);
    await userEvent.hover(getLabel(swatch(canvas, 'Textured Bouclé, Olive')));
    await waitFor(() => expect(card()).toHaveAttribute('aria-busy', 'false'));
    await expect(card()).toHaveTextContent('From $1,949.00');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const waiting: ((response: QuickViewResponse) => void)[] = [];

/** Responses arrive out of order: the card shows the price of the last choice. */
export const QuickViewReordered: Story = {
  tags: ['popup'],
  args: {
    fetchQuickView: fn<FetchQuickView>(() => new Promise<QuickViewResponse>((resolve) => waiting.push(resolve))),
  },
  play: async ({ canvas }) => {
    waiting.length = 0;
    await openFabric(canvas);
    await userEvent.hover(getLabel(swatch(canvas, 'Washed Linen, Rust')));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await userEvent.hover(getLabel(swatch(canvas, 'Textured Bouclé, Olive')));
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.({ formattedPrice: '$1,949.00', hasError: false });
    await waitFor(() => expect(card()).toHaveTextContent('From $1,949.00'));
    waiting[0]?.({ formattedPrice: '$2,049.00', hasError: false });
    await Promise.resolve();
    await expect(card()).toHaveTextContent('From $1,949.00');
    await expect(card()).toHaveTextContent('Textured Bouclé, Olive');
  },
};

/** 'View Details' of the chosen material. */
export const Details: Story = {
  args: { choices: { 11: 3002, 12: 1203 } },
  tags: ['FLY-01', 'FLY-07', 'popup'],
  play: async ({ args, canvas }) => {
    await openFabric(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'View Details Washed Linen, Rust' }));
    const flyout = within(await within(document.body).findByRole('dialog', { name: 'Washed Linen, Rust' }));
    await waitFor(() => expect(flyout.getByRole('region', { name: 'Part of the Alder collection' })).toBeVisible());
    await expect(args.fetchFabricInfo).toHaveBeenLastCalledWith('11-3002_12-1203');
    await userEvent.click(flyout.getByRole('button', { name: 'Add This Item To Cart' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith({ 11: 3002, 12: 1203 });
  },
};

/** The mouse rests on 'View Details'. */
export const DetailsByRest: Story = {
  args: { choices: { 11: 3002, 12: 1203 } },
  tags: ['FLY-12', 'popup'],
  play: async ({ canvas }) => {
    await openFabric(canvas);
    await userEvent.hover(canvas.getByRole('button', { name: 'View Details Washed Linen, Rust' }));
    await within(document.body).findByRole('dialog', { name: 'Washed Linen, Rust' });
  },
};

/** Four materials go into the comparison, a fifth does not; one of them is taken from there. */
export const Comparing: Story = {
  tags: ['error', 'popup'],
  play: async ({ canvas }) => {
    await openFabric(canvas);
    for (const name of [
      'Washed Linen, Flax',
      'Washed Linen, Rust',
      'Textured Bouclé, Olive',
      'Washed Linen, Sage',
      'Textured Bouclé, Oat',
    ]) {
      await userEvent.click(swatch(canvas, name));
      await userEvent.click(canvas.getByRole('button', { name: `Add to Compare ${name}` }));
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can compare up to four.');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare (4)' }));
    const table = within(await within(document.body).findByRole('dialog', { name: 'Compare materials' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await userEvent.click(table.getByRole('button', { name: 'Choose Textured Bouclé, Olive' }));
    await waitFor(() => expect(swatch(canvas, 'Textured Bouclé, Olive')).toBeChecked());
  },
};

/** Denim is not available in 76 in; one click selects it in the next size. */
export const Conflict: Story = {
  tags: ['popup'],
  args: { choices: { 11: 3001, 13: 2001 } },
  play: async ({ canvas }) => {
    await openFabric(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Why? Fabric' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Fabric: not available right now' }));
    await expect(panel.getByText('Washed Linen, Denim isn’t available with 76 in.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Choose Washed Linen, Denim with 89 in' }));
    await waitFor(() => expect(swatch(canvas, 'Washed Linen, Denim')).toBeChecked());
    await waitFor(() => expect(swatch(canvas, 'Washed Linen, Denim')).toHaveFocus());
  },
};

/** Undo, redo and a new start, by button and by key. */
export const BackAndForth: Story = {
  tags: ['SUMM-03', 'popup'],
  play: async ({ canvas }) => {
    await openFabric(canvas);
    await userEvent.click(swatch(canvas, 'Washed Linen, Flax'));
    await userEvent.click(swatch(canvas, 'Washed Linen, Rust'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(swatch(canvas, 'Washed Linen, Flax')).toBeChecked();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(swatch(canvas, 'Washed Linen, Rust')).toBeChecked();
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(swatch(canvas, 'Washed Linen, Flax')).not.toBeChecked();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Over' }));
    await expect(canvas.queryByRole('radio', { name: /Linen|Velvet|Boucl/, checked: true })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Start Over' })).toHaveFocus();
  },
};

/** Thirty fast choices leave the price of the last one. */
export const FastChoosing: Story = {
  tags: ['popup'],
  args: { page: pageFixture('main', { options: [sizeFixture, fabricFixture, legFixture] }) },
  play: async ({ canvas }) => {
    await openFabric(canvas);
    const [flax, rust] = [swatch(canvas, 'Washed Linen, Flax'), swatch(canvas, 'Textured Bouclé, Olive')];
    for (let index = 0; index < 15; index++) {
      flax.click();
      rust.click();
    }
    await waitFor(() => expect(rust).toBeChecked());
    await expect(canvas.getByText('From $1,949.00', { selector: 'h1 ~ * *' })).toBeVisible();
  },
};
