import type { Brand, Option, ProductPage, ProductSummary, SpecialOrderSku } from '@settee/domain';
import { configuredImagesFixture, imageFixture } from './pictures.ts';
import { fabricFixture, legFixture, sizeFixture } from './options.ts';

const offers = [
  [100111, 174900, 199900],
  [100112, 194900, 229900],
  [100113, 224900, 259900],
] as const;

function sku([code, currentPrice, regularPrice]: (typeof offers)[number]): SpecialOrderSku {
  return {
    sku: code,
    imagePath: '',
    isStockSku: false,
    optionChoiceParameter: '',
    currentPrice,
    regularPrice,
    formattedPrice: '',
    availabilityMessage:
      code === 100113 ? 'Made for you. Arrives in 9 to 11 weeks' : 'Made for you. Arrives in 5 to 7 weeks',
    flatImage: '',
    imageAltText: '',
    selectedFabricChoice: null,
    navigateUrl: '',
    pageShowcase: '',
  };
}

/** A product as a card shows it. Prices in cents. */
export function summaryFixture(
  brand: Brand,
  slug: string,
  name: string,
  change: Partial<ProductSummary> = {},
): ProductSummary {
  return {
    sku: [...slug].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 1) % 1000000,
    name,
    note: 'Made to order',
    url: `/${slug}/s1`,
    currentPrice: 89900,
    regularPrice: 89900,
    isPriceFrom: false,
    flag: null,
    picture: imageFixture(`${brand}/${slug}/hero`, name),
    hoverPicture: null,
    swatches: [],
    moreSwatches: 0,
    ...change,
  };
}

const shelf: Record<Brand, readonly (readonly [slug: string, name: string])[]> = {
  main: [
    ['fern-sofa', 'Fern Sofa'],
    ['marlow-loveseat', 'Marlow Loveseat'],
    ['brinn-lounge-chair', 'Brinn Lounge Chair'],
    ['oslo-dining-chair', 'Oslo Dining Chair'],
    ['pell-ottoman', 'Pell Ottoman'],
    ['hale-coffee-table', 'Hale Coffee Table'],
    ['orchard-dining-table', 'Orchard Dining Table'],
  ],
  cb2: [
    ['strata-sofa', 'Strata Sofa'],
    ['bloc-loveseat', 'Bloc Loveseat'],
    ['rail-lounge-chair', 'Rail Lounge Chair'],
    ['wire-dining-chair', 'Wire Dining Chair'],
    ['pebble-ottoman', 'Pebble Ottoman'],
    ['slab-coffee-table', 'Slab Coffee Table'],
    ['plane-dining-table', 'Plane Dining Table'],
  ],
};

/** A shelf of products, the made-to-order sofa first. */
export function productsFixture(brand: Brand): readonly ProductSummary[] {
  const sofa = summaryFixture(brand, 'alder-sofa', 'Alder Sofa', {
    note: '3 sizes, 12 fabrics',
    currentPrice: 174900,
    regularPrice: 199900,
    isPriceFrom: true,
    flag: 'sale',
    swatches: fabricFixture.choiceGroups
      .flatMap(({ choices }) => choices.slice(0, 2))
      .map(({ title, color }) => ({ label: title, color })),
    moreSwatches: 6,
  });
  const others = shelf[brand].map(([slug, name], place) =>
    summaryFixture(brand, slug, name, {
      currentPrice: 34900 + place * 15000,
      regularPrice: 34900 + place * 15000,
      flag: place === 1 ? 'new' : null,
    }),
  );
  return [sofa, ...others];
}

/** The product page of the made-to-order sofa with nothing chosen. */
export function pageFixture(brand: Brand, change: Partial<ProductPage> = {}): ProductPage {
  const options: readonly Option[] = change.options ?? [sizeFixture, fabricFixture, legFixture];
  const choicesOf = ({ choiceGroups }: Option) => choiceGroups.flatMap((group) => group.choices);
  const sofa = productsFixture(brand)
    .slice(0, 1)
    .map(({ picture: image }) => image);
  return {
    browseDto: {
      sku: 100101,
      name: 'Alder Sofa',
      reviewCount: 212,
      isNla: false,
      superSpecialOrder: { url: '/alder-sofa/s100101', sku: 100112 },
      isCb2: brand === 'cb2',
    },
    category: { code: 'sofas', title: 'Sofas', url: '/sofas' },
    note: '3 sizes, 12 fabrics',
    description: {
      title: 'Built to be rebuilt',
      text: 'The frame is kiln-dried beech, dowelled and glued. Covers come off with a zip you can reach without turning the sofa over, and every part has a number, so in ten years you can still order one cushion.',
    },
    facts: [
      { label: 'Frame', text: 'Kiln-dried beech, dowelled and glued' },
      { label: 'Fill', text: 'High-resilience foam in a down wrap' },
      { label: 'Doorway', text: 'Clears 31 in with the legs off' },
    ],
    dimensions: [
      { label: 'Width', standard: '89 in', metric: '226 cm' },
      { label: 'Depth', standard: '37 in', metric: '94 cm' },
      { label: 'Height', standard: '31 in', metric: '79 cm' },
    ],
    rating: { average: 4.8, count: 212 },
    currentPrice: 174900,
    regularPrice: 199900,
    isPriceFrom: true,
    flag: 'sale',
    gallery: [
      ...sofa,
      ...productsFixture(brand)
        .slice(1, 3)
        .map(({ picture: image }) => image),
    ],
    video: null,
    skus: offers.map(sku),
    configuredPictures: configuredImagesFixture(brand, choicesOf(fabricFixture), choicesOf(legFixture)),
    availabilityMessage: 'Made for you. Arrives in 5 to 7 weeks',
    isAvailable: true,
    isCustomOrder: true,
    installationService: null,
    canonicalUrl: '/alder-sofa/s100101',
    related: productsFixture(brand).slice(1),
    ...change,
    options,
  };
}
