import type { Configuration, ProductPage, SiteCulture } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { cushionFixture, fabricFixture, legFixture } from '../../fixtures/options.ts';
import { pageFixture } from '../../fixtures/product.ts';
import type { OnConfiguratorEvent } from '../../events.ts';
import { ConfiguratorProvider, useConfigurator, useConfiguratorState } from '../ConfiguratorProvider.tsx';
import { createConfiguratorStore } from '../configurator-store.ts';
import { careOfParts, chosenMaterial } from '../chosen-material.ts';
import { ProductDetails } from '../ProductDetails/ProductDetails.tsx';
import { RelatedProducts } from '../RelatedProducts/RelatedProducts.tsx';
import { OptionDrawers } from '../OptionDrawers/OptionDrawers.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Sofas', href: '/sofas' }, { label: 'Alder Sofa' }];

interface StoryProps {
  page: ProductPage;
  siteCulture: SiteCulture;
  choices: Configuration;
  missing?: readonly number[];
  refreshing?: boolean;
  opensMaterial?: boolean;
  closeDrawers?: boolean;
  /** The focus stays where it is when options are missing. OPT-17 */
  isTemplateMerged?: boolean;
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnConfiguratorEvent;
}

/** Rejects an add to cart while options are missing. */
function AddButton({ isFocusMoved }: { isFocusMoved: boolean }) {
  const { page, dispatch } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const missingOptions = page.options
    .map(({ optionCode }) => optionCode)
    .filter((code) => configuration[code] === undefined);
  return (
    <Button size="large" block onClick={() => dispatch({ type: 'addRejected', missingOptions, isFocusMoved })}>
      Add to cart
    </Button>
  );
}

function Details() {
  const { page } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const { care, options } = page;
  return (
    <ProductDetails
      page={page}
      care={careOfParts(care, options, configuration)}
      material={chosenMaterial(options, configuration)}
    />
  );
}

/** A product page as an app puts it together, with local state. */
function Stage({
  page,
  siteCulture,
  choices,
  missing = [],
  refreshing,
  opensMaterial,
  closeDrawers,
  ...rest
}: StoryProps) {
  const [store] = useState(() =>
    createConfiguratorStore(page, choices, {
      areDrawersClosed: closeDrawers ?? false,
      isMaterialOpen: opensMaterial ?? false,
      missingOptions: missing,
    }),
  );
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture={siteCulture} isRefreshing={refreshing ?? false}>
      <ProductScreen
        breadcrumbs={crumbs}
        options={<OptionDrawers />}
        isSummaryHidden={closeDrawers ?? false}
        details={<Details />}
        buy={<AddButton isFocusMoved={!rest.isTemplateMerged} />}
      />
      <RelatedProducts page={page} siteCulture={siteCulture} />
    </ConfiguratorProvider>
  );
}

const meta = {
  title: 'Configurator/Options/ProductScreen',
  component: Stage,
  tags: ['carousel'],
  parameters: { layout: 'fullscreen' },
  args: {
    page: pageFixture('main'),
    siteCulture: 'USA',
    choices: {},
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const { options, isPriceFrom, rating } = args.page;
    const page = pageFixture(brand, { options, isPriceFrom, rating });
    return <Stage key={brand} {...args} page={page} siteCulture={siteCulture} />;
  },
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<StoryProps>;

/** Names of the choices that were made, in order. */
const getChosen = ({ onEvent }: StoryProps) =>
  mocked(onEvent!).mock.calls.flatMap(([event]) => (event.type === 'componentInteraction' ? [event.label] : []));

export const NothingChosen: Story = {
  tags: ['OPT-01', 'OPT-09', 'SITE-09', 'SITE-10', 'SITE-11', 'SUMM-07', 'empty'],
  play: async ({ canvas }) => {
    const drawers = canvas.getAllByRole('button', { expanded: false, name: /None Selected/ });
    await expect(drawers).toHaveLength(2);
    await expect(canvas.getByRole('button', { expanded: true, name: /Size/ })).toBeVisible();
    await expect(canvas.getByText('From $1,749.00', { selector: 'h1 ~ * *' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible();
  },
};

/** Price and image update immediately on a click, the change is announced once, and focus does not move. */
export const Choosing: Story = {
  args: { choices: { 11: 3002 }, onEvent: fn() },
  tags: ['OPT-22', 'PICK-18'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fabric/, expanded: false }));
    const rust = canvas.getByRole('radio', { name: 'Washed Linen, Rust' });
    await userEvent.click(rust);
    await expect(getChosen(args)).toEqual(['Washed Linen, Rust']);
    await expect(rust).toBeChecked();
    await expect(rust).toHaveFocus();
    await expect(canvas.getAllByText('From $2,049.00').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Washed Linen, Rust').length).toBe(3);
    await expect(canvas.getAllByRole('img', { name: /in Washed Linen, Rust/ })).toHaveLength(1);
    await expect(canvas.getAllByText(/^Fabric: Washed Linen, Rust\. From \$2,049\.00\./)).toHaveLength(1);
    await userEvent.click(rust);
    await expect(getChosen(args)).toHaveLength(1);
  },
};

/** Each view and action of the shopper is reported once, by SKU and label. */
export const Told: Story = {
  args: { choices: { 11: 3002 }, onEvent: fn() },
  tags: ['EVENT-02', 'EVENT-03', 'EVENT-04', 'EVENT-07'],
  play: async ({ args, canvas }) => {
    const { sku, name } = args.page.product;
    const drawer = canvas.getByRole('button', { name: /Fabric/, expanded: false });
    await userEvent.click(drawer);
    await userEvent.click(canvas.getByRole('radio', { name: 'Washed Linen, Rust' }));
    await userEvent.click(canvas.getByRole('button', { name: /Fabric/, expanded: true }));
    await expect(mocked(args.onEvent!).mock.calls).toEqual([
      [{ type: 'productImpression', sku, label: name }],
      [{ type: 'drawerOpen', sku, label: 'Fabric' }],
      [{ type: 'componentInteraction', sku, label: 'Washed Linen, Rust', option: 'Fabric' }],
    ]);
  },
};

/** An arrow key moves to the next swatch, which is selected after half a second. */
export const ChoosingByKeyboard: Story = {
  args: { choices: { 11: 3002, 12: 1101 }, onEvent: fn() },
  tags: ['PICK-17'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fabric/, expanded: false }));
    canvas.getByRole('radio', { name: 'Textured Bouclé, Oat' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Textured Bouclé, Chalk' })).toBeChecked();
    await waitFor(() => expect(getChosen(args)).toEqual(['Textured Bouclé, Chalk']));
    await expect(canvas.getByRole('radio', { name: 'Textured Bouclé, Chalk' })).toHaveFocus();
  },
};

/** Edit opens the drawer, scrolls to it and moves the focus to its header. */
export const Editing: Story = {
  args: { choices: { 11: 3002 } },
  tags: ['OPT-07'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Leg' }));
    const header = canvas.getByRole('button', { name: /^3/ });
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    await expect(header).toHaveFocus();
  },
};

/** Deep link to the fabrics: their drawer is open in addition to the default drawer. */
export const MaterialOpened: Story = {
  args: { opensMaterial: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true, name: /Fabric/ })).toBeVisible();
    await expect(canvas.getByRole('button', { expanded: true, name: /Size/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Washed Linen, Rust' })).toBeEnabled();
  },
};

export const FabricChosen: Story = { args: { choices: { 11: 3002, 12: 1203 } } };

export const AllChosen: Story = { args: { choices: { 11: 3001, 12: 1303, 13: 2002 } } };

export const OptionMissing: Story = { tags: ['error'], args: { choices: { 11: 3002, 12: 1101 }, missing: [13] } };

/** A rejected add to cart lists the missing options and moves focus to the first of them, on every click. */
export const AddRefused: Story = {
  args: { choices: { 11: 3002 } },
  tags: ['OPT-16', 'OPT-17', 'error'],
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await expect(canvas.getAllByText('Select an option')).toHaveLength(2);
    const fabric = canvas.getByRole('button', { name: /^2/ });
    await waitFor(() => expect(fabric).toHaveFocus());
    const oat = canvas.getByRole('radio', { name: 'Textured Bouclé, Oat' });
    await userEvent.click(oat);
    await expect(canvas.getAllByText('Select an option')).toHaveLength(1);
    await expect(oat).toHaveFocus();
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^3/ })).toHaveFocus());
  },
};

export const AddRefusedInMergedTemplate: Story = {
  args: { choices: { 11: 3002 }, isTemplateMerged: true },
  tags: ['OPT-17', 'error'],
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await expect(canvas.getAllByText('Select an option')).toHaveLength(2);
    await expect(add).toHaveFocus();
  },
};

/** Denim is not made in 76 in: each is disabled while the other is selected, and the drawer explains why. */
export const ChoicesThatDoNotGo: Story = {
  args: { choices: { 11: 3001 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fabric/, expanded: false }));
    const denim = canvas.getByRole('radio', { name: 'Washed Linen, Denim, not available with your other choices' });
    await expect(denim).toBeDisabled();
    await expect(canvas.getByText('Crossed-out options aren’t available with your other choices.')).toBeVisible();
  },
};

export const Refreshing: Story = {
  args: { choices: { 11: 3002, 12: 1101, 13: 2001 }, refreshing: true },
  tags: ['OPT-21', 'loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).closest('[aria-busy=true]')).not.toBeNull();
  },
};

/** A single option is open and cannot be closed. */
export const SingleOption: Story = {
  args: { page: pageFixture('main', { options: [fabricFixture] }) },
  tags: ['OPT-10', 'OPT-14'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('button', { name: /^1/ });
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(header);
    await expect(header).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Of three options with fabric and no size the first is open. */
export const FabricLegAndCushion: Story = {
  args: { page: pageFixture('main', { options: [fabricFixture, legFixture, cushionFixture] }) },
  tags: ['OPT-08'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^1/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /^2/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: /^3/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The close-drawers setting hides the summary and closes every drawer. */
export const DrawersForcedClosed: Story = {
  args: { closeDrawers: true },
  tags: ['OPT-13'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: false, name: /None Selected/ })).toHaveLength(3);
    await expect(canvas.queryByText('Your Selection Summary')).toBeNull();
  },
};

/** A product without choices. */
export const NoOptions: Story = {
  tags: ['empty'],
  args: { page: pageFixture('main', { options: [], isPriceFrom: false, rating: { average: 0, count: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your Selection Summary')).toBeNull();
    await expect(canvas.queryByText(/out of 5/)).toBeNull();
  },
};

export const Canada: Story = {
  args: { choices: { 11: 3002, 12: 1101, 13: 2001 } },
  globals: { site: 'CANADA' },
  tags: ['SITE-12'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('CAD 1,949.00').length).toBeGreaterThan(0);
  },
};
