import { allProducts, defaultReviewQuery, type Option, validateLink } from '@settee/domain';
import { act, cloneElement, createRef, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { CompareBar } from './browse/CompareBar/CompareBar.tsx';
import { CompareBox } from './browse/CompareBox/CompareBox.tsx';
import { ProductFilters } from './browse/ProductFilters/ProductFilters.tsx';
import { ProductGrid } from './browse/ProductGrid/ProductGrid.tsx';
import { ProductResults } from './browse/ProductResults/ProductResults.tsx';
import { ProductTile } from './browse/ProductTile/ProductTile.tsx';
import { ConfiguratorEventsProvider } from './events.ts';
import { listingFixture } from './fixtures/home.ts';
import { cushionFixture, fabricFixture, legFixture, sizeFixture } from './fixtures/options.ts';
import { embroideryFixture, personalizationPortsFixture } from './fixtures/personalization.ts';
import { imageFixture } from './fixtures/pictures.ts';
import { pageFixture, summaryFixture } from './fixtures/product.ts';
import { reviewPortsFixture } from './fixtures/reviews.ts';
import { storeMapFixture } from './fixtures/stores.ts';
import { visualizerCartFixture, visualizerPortsFixture } from './fixtures/visualizer.ts';
import { Gallery } from './gallery/Gallery/Gallery.tsx';
import { BundleMembers } from './options/BundleMembers/BundleMembers.tsx';
import { ChoiceTiles } from './options/ChoiceTiles/ChoiceTiles.tsx';
import { ConfiguratorProvider } from './options/ConfiguratorProvider.tsx';
import { createConfiguratorStore } from './options/configurator-store.ts';
import { ConfigurationSteps } from './options/HistoryButtons/ConfigurationSteps.tsx';
import { ImageAndTextPicker } from './options/ImageAndTextPicker/ImageAndTextPicker.tsx';
import { LinkNotice } from './options/LinkNotice/LinkNotice.tsx';
import { MaterialPicker } from './options/MaterialPicker/MaterialPicker.tsx';
import { OptionDrawer } from './options/OptionDrawer/OptionDrawer.tsx';
import { ProductDetails } from './options/ProductDetails/ProductDetails.tsx';
import { ProductLinks } from './options/ProductLinks/ProductLinks.tsx';
import * as screen from './options/ProductScreen/ProductScreen.tsx';
import { PurchaseFacts } from './options/PurchaseFacts/PurchaseFacts.tsx';
import { SelectionSummary } from './options/SelectionSummary/SelectionSummary.tsx';
import { ShareButton } from './options/ShareButton/ShareButton.tsx';
import { TextButtons } from './options/TextButtons/TextButtons.tsx';
import { PersonalizationPanel } from './personalization/PersonalizationPanel/PersonalizationPanel.tsx';
import { TextPersonalization } from './personalization/TextPersonalization/TextPersonalization.tsx';
import { ReviewPhotos } from './reviews/ReviewPhotos/ReviewPhotos.tsx';
import { Reviews } from './reviews/Reviews/Reviews.tsx';
import { StoreHours } from './stores/StoreHours/StoreHours.tsx';
import { StoreMapView } from './stores/StoreMapView/StoreMapView.tsx';
import { Visualizer } from './visualizer/Visualizer/Visualizer.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = pageFixture('main');
const store = createConfiguratorStore(page, {});
const history = { canUndo: true, canRedo: false, onStep: () => {} };
const sofa = summaryFixture('main', 'alder-sofa', 'Alder Sofa');
const listing = listingFixture('main');
const noop = () => {};
const codes = ({ choiceGroups }: Option) =>
  new Set(choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code)));
const picker = (option: Option) => ({
  option,
  value: undefined,
  onSelect: noop,
  compatible: codes(option),
  priceWith: () => '$1',
  format: () => '$1',
});
const filters = { query: allProducts, facets: listing.facets, onValuesChange: noop, onClear: noop };
const drawer = { ...picker(sizeFixture), step: 1, missing: false, open: true, onOpenChange: noop };
const facts = {
  afterSale: { returnDays: 30, cancelHours: null, warrantyYears: 10 },
  financing: { least: 75_000, months: 12, terms: '' },
  isFinanced: false,
};
const reviews = {
  id: 'reviews',
  list: undefined,
  query: defaultReviewQuery,
  onQueryChange: noop,
  isLoading: false,
  onRetry: noop,
  onWrite: noop,
  onWriteNear: noop,
  onReport: noop,
  onReviewPhoto: noop,
  reported: [],
  ports: reviewPortsFixture(),
};
const personalization = {
  offer: embroideryFixture,
  sku: 100501,
  name: 'Cove Bath Towel',
  itemPrice: 2900,
  ports: personalizationPortsFixture(),
  onOutcome: noop,
};
const visualizer = {
  product: 'Alder Sofa',
  ports: visualizerPortsFixture('main'),
  cart: visualizerCartFixture(),
  brand: 'main',
  locale: 'en-US',
};
const day = { opens: '10:00', closes: '19:00' };
const storeHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: null };
const { problems } = validateLink('?option.12=9999', page.options);

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

function show(element: ReactElement | null) {
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  act(() =>
    root?.render(
      <ConfiguratorEventsProvider value={noop}>
        <ConfiguratorProvider page={page} store={store} history={history}>
          {element}
        </ConfiguratorProvider>
      </ConfiguratorEventsProvider>,
    ),
  );
}

const cases: readonly (readonly [element: ReactElement, selector?: string])[] = [
  [<CompareBar key="CompareBar" skus={[]} products={[]} isRejected={false} onRemove={noop} onClear={noop} />],
  [<CompareBox key="CompareBox" name="Alder Sofa" checked onChange={noop} />, 'input'],
  [<ProductFilters key="ProductFilters" {...filters} />],
  [<ProductGrid key="ProductGrid" products={[sofa]} />],
  [<ProductResults key="ProductResults" results={listing} query={allProducts} onQuery={noop} href={() => '/'} />],
  [<ProductTile key="ProductTile" product={sofa} sizes="320px" />],
  [<Gallery key="Gallery" pictures={page.gallery} />],
  [<BundleMembers key="BundleMembers" members={[]} />],
  [<ChoiceTiles key="ChoiceTiles" {...picker(legFixture)} />],
  [<ConfigurationSteps key="ConfigurationSteps" />],
  [<screen.ConfigurationSummary key="ConfigurationSummary" />],
  [<screen.ConfiguredHeader key="ConfiguredHeader" />],
  [<ImageAndTextPicker key="ImageAndTextPicker" {...picker(cushionFixture)} />],
  [<LinkNotice key="LinkNotice" problems={problems} onDismiss={noop} />],
  [<MaterialPicker key="MaterialPicker" {...picker(fabricFixture)} />],
  [<OptionDrawer key="OptionDrawer" {...drawer} />],
  [<ProductDetails key="ProductDetails" page={page} care={[]} />],
  [<screen.ProductGallery key="ProductGallery" />],
  [<ProductLinks key="ProductLinks" page={page} />],
  [<screen.ProductQuantity key="ProductQuantity" />],
  [<PurchaseFacts key="PurchaseFacts" {...facts} />],
  [<SelectionSummary key="SelectionSummary" options={page.options} choices={{}} onEdit={noop} />],
  [<ShareButton key="ShareButton" onShare={async () => 'shared'} />],
  [<TextButtons key="TextButtons" {...picker(sizeFixture)} />],
  [<PersonalizationPanel key="PersonalizationPanel" {...personalization} />],
  [<TextPersonalization key="TextPersonalization" offer={{ price: 1500, maxLength: 10 }} onOutcome={noop} />],
  [<ReviewPhotos key="ReviewPhotos" photos={[imageFixture('sofa', 'The sofa')]} onPhoto={noop} />],
  [<Reviews key="Reviews" {...reviews} />],
  [<StoreHours key="StoreHours" hours={storeHours} />],
  [<StoreMapView key="StoreMapView" stores={[]} map={storeMapFixture} />],
  [<Visualizer key="Visualizer" {...visualizer} />],
];

test.each(cases.map(([element, selector = 'main > *']) => [element.key, element, selector] as const))(
  '%s gives its element to a ref, and takes it back',
  (_, element, selector) => {
    const complain = vi.spyOn(console, 'error');
    const ref = createRef<Element>();
    show(cloneElement(element, { ref } as object));
    const found = document.querySelector(selector);
    expect(found).not.toBeNull();
    expect(ref.current).toBe(found);
    show(null);
    expect(ref.current).toBeNull();
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  },
);
