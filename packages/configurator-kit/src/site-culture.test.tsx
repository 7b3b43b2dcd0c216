import { defaultChecklist, defaultReviewQuery } from '@settee/domain';
import { SiteProvider } from '@settee/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { ProductTile } from './browse/ProductTile/ProductTile.tsx';
import { ConfiguratorEventsProvider } from './events.ts';
import { FavoritesScreen } from './favorites/FavoritesScreen/FavoritesScreen.tsx';
import { boardPortsFixture, favoritesFixture, summariesFixture } from './fixtures/favorites.ts';
import { pageFixture, productsFixture } from './fixtures/product.ts';
import { imageFixture } from './fixtures/pictures.ts';
import { addedFixture } from './fixtures/registry.ts';
import { reviewPortsFixture } from './fixtures/reviews.ts';
import { stockFixture, storeMapFixture, storesFixture, storesPortsFixture } from './fixtures/stores.ts';
import { subjectFixture, swatchPortsFixture } from './fixtures/swatches.ts';
import { BundleMembers } from './options/BundleMembers/BundleMembers.tsx';
import { ConfiguratorProvider } from './options/ConfiguratorProvider.tsx';
import { createConfiguratorStore } from './options/configurator-store.ts';
import { ConfiguredHeader } from './options/ProductScreen/ProductScreen.tsx';
import { TextPersonalization } from './personalization/TextPersonalization/TextPersonalization.tsx';
import { RegistryConfirmation } from './registry/RegistryConfirmation/RegistryConfirmation.tsx';
import { Reviews, type ReviewsProps } from './reviews/Reviews/Reviews.tsx';
import { StoreFinderFlyout } from './stores/StoreFinderFlyout/StoreFinderFlyout.tsx';
import { StoreScreen } from './stores/StoreScreen/StoreScreen.tsx';
import { StoresScreen } from './stores/StoresScreen/StoresScreen.tsx';
import { useStores } from './stores/useStores.ts';
import { SwatchModal } from './swatches/SwatchModal/SwatchModal.tsx';
import { SwatchReceipt } from './swatches/SwatchReceipt/SwatchReceipt.tsx';
import { useSwatches } from './swatches/useSwatches.ts';

const home = [{ code: 'CAN', name: 'Canada' }];

let close = () => {};
afterEach(() => close());

/** Shows an element, and opens the popup of one with such a button. */
function show(element: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  close = () => {
    root.unmount();
    document.body.replaceChildren();
  };
  flushSync(() => root.render(<ConfiguratorEventsProvider value={() => {}}>{element}</ConfiguratorEventsProvider>));
  document.querySelector<HTMLElement>('[data-opener]')?.click();
}

const shownText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

const page = pageFixture('main');
const [product] = productsFixture('main');
const board = favoritesFixture('main');
const [store] = storesFixture('CANADA');
const nearby = stockFixture('CANADA')
  .slice(1)
  .map((stock) => ({ ...stock, distance: 7 }));
const members = [
  {
    sku: 100301,
    name: 'Orchard Dining Table',
    quantity: 1,
    url: '/orchard-dining-table',
    picture: imageFixture('table', ''),
    dimensions: [{ label: 'Width', standard: '79 in', metric: '201 cm' }],
  },
];
const storesPorts = storesPortsFixture('CANADA');
const swatchPorts = swatchPortsFixture();

function Page() {
  const [choices] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={choices}>
      <ConfiguredHeader />
    </ConfiguratorProvider>
  );
}

function StoreFinder() {
  const control = useStores({ ports: storesPorts });
  return (
    <>
      <button type="button" data-opener="" onClick={() => void control.open(100_501)}>
        Open
      </button>
      <StoreFinderFlyout control={control} storesUrl="/stores" />
    </>
  );
}

function Swatches() {
  const control = useSwatches({ ports: swatchPorts });
  return (
    <>
      <button type="button" data-opener="" onClick={() => void control.click(subjectFixture)}>
        Open
      </button>
      <SwatchModal control={control} />
    </>
  );
}

const reviews: ReviewsProps = {
  id: 'reviews',
  list: {
    reviews: [
      {
        id: 1,
        reviewRating: 5,
        title: 'Two years in',
        text: 'The covers fit.',
        UserNickname: 'porchlight',
        location: '',
        date: '2026-10-19',
        isVerifiedBuyer: true,
        helpfulCount: 21,
        photos: [],
      },
    ],
    matching: 1,
    average: 5,
    counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
    withPhotos: 0,
  },
  query: defaultReviewQuery,
  onQueryChange: () => {},
  isLoading: false,
  onRetry: () => {},
  onWrite: () => {},
  onWriteNear: () => {},
  onReport: () => {},
  onReviewPhoto: () => {},
  reported: [],
  ports: reviewPortsFixture(),
};
const receipt = { orderNumber: '77', date: new Date(2026, 10, 3), total: 100_000 };
const parts: [name: string, element: ReactNode, canadian: string, american: string][] = [
  ['ProductTile', product && <ProductTile product={product} sizes="320px" />, 'CAD ', '$'],
  ['ConfiguredHeader', <Page key="" />, 'CAD ', '$'],
  [
    'TextPersonalization',
    <TextPersonalization key="" offer={{ price: 1500, maxLength: 10 }} onOutcome={() => {}} />,
    'CAD 15.00',
    '$15.00',
  ],
  [
    'FavoritesScreen',
    <FavoritesScreen
      key=""
      summaries={summariesFixture(board.items)}
      board={board}
      ports={boardPortsFixture()}
      buy={() => null}
      shopUrl="/"
      onRetry={() => {}}
    />,
    'CAD ',
    '$',
  ],
  ['BundleMembers', <BundleMembers key="" members={members} />, '201 cm', '79 in'],
  [
    'StoresScreen',
    <StoresScreen key="" stores={[]} map={storeMapFixture} found={null} zip="" onSearch={() => {}} />,
    'Postal Code',
    'ZIP Code',
  ],
  ['StoreScreen', store && <StoreScreen store={store} nearby={nearby} map={storeMapFixture} />, '7 km', '7 mi'],
  ['StoreFinderFlyout', <StoreFinder key="" />, 'Enter your Postal Code', 'Enter your ZIP Code'],
  ['SwatchModal', <Swatches key="" />, 'Postal Code', 'ZIP Code'],
  [
    'SwatchReceipt',
    <SwatchReceipt key="" receipt={receipt} swatches={[]} host="x.example" onPrint={() => {}} onClose={() => {}} />,
    'CAD 1,000.00',
    '$1,000.00',
  ],
];

test.each(parts)('SITE-12: %s shows the first country of the site', async (_, element, canadian) => {
  show(
    <SiteProvider locale="en-CA" currency="CAD" countries={home}>
      {element}
    </SiteProvider>,
  );
  await expect.poll(shownText).toContain(canadian);
});

test.each(parts)(
  'SITE-12: %s has the formats of the country that the site does not set',
  async (_, element, canadian) => {
    show(<SiteProvider countries={home}>{element}</SiteProvider>);
    await expect.poll(shownText).toContain(canadian);
  },
);

test.each(parts)('SITE-11: %s shows the United States without a provider', async (_, element, __, american) => {
  show(element);
  await expect.poll(shownText).toContain(american);
});

test('REG-17, REG-18: the help of a registry needs a phone line, and has the words of the country', async () => {
  const confirm = (site?: { helpLine: string; helpHours: string }) => (
    <SiteProvider countries={home}>
      <RegistryConfirmation
        items={[addedFixture('main')]}
        grId={5_000_101}
        site={site}
        layout="dialog"
        isScanMode={false}
        checklist={defaultChecklist}
        onClose={() => {}}
      />
    </SiteProvider>
  );
  show(confirm());
  await expect.poll(shownText).toContain('View Registry');
  expect(shownText()).not.toContain('Need help');
  close();
  show(confirm({ helpLine: '555-0100', helpHours: 'Daily' }));
  await expect.poll(shownText).toContain('555-0100');
  expect(shownText()).not.toContain('Call');
});

test('a given country has precedence over that of the site', () => {
  show(
    <SiteProvider countries={home}>
      <BundleMembers members={members} siteCulture="USA" />
    </SiteProvider>,
  );
  expect(shownText()).toContain('79 in');
});

test('the dates of reviews are in the language of the site', () => {
  show(
    <SiteProvider countries={home}>
      <Reviews {...reviews} />
    </SiteProvider>,
  );
  expect(shownText()).toContain('Oct 19, 2026');
  close();
  show(
    <SiteProvider locale="fr-CA">
      <Reviews {...reviews} />
    </SiteProvider>,
  );
  expect(shownText()).toContain('19 oct. 2026');
});
