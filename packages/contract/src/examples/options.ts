import type { Choice, Option, ProductPage, SpecialOrderSku } from '@settee/domain';
import { example } from '../example.ts';
import { getBrowseData, getProduct } from '../options.ts';
import { getChoiceGroups, getFilteredChoiceGroups, getRecentSwatches } from '../options-browsing.ts';
import { getDebugBrowseData } from '../product-browse.ts';
import { productSummary } from './browse.ts';
import { coverImage, legImage, image } from './pictures.ts';

export const flax: Choice = {
  code: 1201,
  title: 'Flax',
  text: 'Washed Linen, Flax',
  subtitle: '',
  description: '100% European flax',
  typeName: 'Linen',
  attributes: [{ attributeId: 'swatchInStock', value: 'yes' }],
  images: { desktop: '/pictures/fabric.1201-320.avif', desktopHiRes: '', mobile: '', mobileHiRes: '' },
  isSelected: true,
  isDisabled: false,
  isStock: false,
  matchingSkus: [100111, 100112, 100113],
  sequence: 1,
  priceGroupCode: 'B',
  swatchName: 'Flax',
  color: '#c8b48f',
  formattedPrice: '$2,049.00',
  additionalDetails: {
    addPrice: 10000,
    careInstructions: [{ description: 'Wash cold, dry flat', fabricIconPath: '' }],
    features: ['Breathes in summer'],
    content: '100% European flax',
    origin: 'Woven in Belgium',
    images: [],
    subtitle: '',
    shopThisSwatchUrl: '',
    swatchInStock: true,
    instagramHandle: '',
    products: [],
  },
};

const fabric: Option = {
  optionCode: 12,
  optionType: 'fabric',
  optionExperience: 'fabric',
  optionSequence: 2,
  source: 0,
  choiceCode: 1201,
  header: { title: 'Fabric', count: 12 },
  choiceGroups: [
    {
      header: { title: 'Washed Linen', subtitle: '', code: 'B', currentPrice: 204900, regularPrice: 239900, count: 4 },
      choices: [flax],
      groupType: 'fabric',
    },
  ],
  maxMaterials: 5,
  hasMaterialSwatchesToOrder: true,
  allChoiceMatchingSkus: [100111, 100112, 100113],
};

const sku: SpecialOrderSku = {
  sku: 100112,
  imagePath: '/pictures/main.alder-sofa.1201-640.avif',
  isStockSku: false,
  optionChoiceParameter: '11-3002_12-1201_13-2001',
  currentPrice: 194900,
  regularPrice: 229900,
  formattedPrice: '$1,949.00',
  availabilityMessage: 'Made for you. Arrives in 5 to 7 weeks',
  flatImage: '',
  imageAltText: 'Alder sofa in Washed Linen, Flax',
  selectedFabricChoice: 1201,
  navigateUrl: '/alder-sofa/s100101',
  pageShowcase: '',
};

const page: ProductPage = {
  browseDto: {
    sku: 100101,
    name: 'Alder Sofa',
    reviewCount: 212,
    isNla: false,
    superSpecialOrder: { url: '/alder-sofa/s100101', sku: 100112 },
    isCb2: false,
  },
  category: { code: 'sofas', title: 'Sofas', url: '/sofas' },
  note: '3 sizes, 12 fabrics',
  description: { title: 'Built to be rebuilt', text: 'The frame is kiln-dried beech.' },
  facts: [{ label: 'Frame', text: 'Kiln-dried beech' }],
  dimensions: [{ label: 'Width', standard: '89 in', metric: '226.1 cm' }],
  rating: { average: 4.8, count: 212 },
  currentPrice: 204900,
  regularPrice: 239900,
  isPriceFrom: false,
  flag: 'sale',
  gallery: [image],
  options: [fabric],
  skus: [sku],
  video: {
    width: 640,
    height: 480,
    webm: '/videos/main.alder-sofa.webm',
    mp4: '/videos/main.alder-sofa.mp4',
  },
  configuredPictures: { 1201: coverImage, 2002: legImage },
  shownChoices: { 11: 3002, 12: 1201, 13: 2001 },
  availabilityMessage: 'Made for you. Arrives in 5 to 7 weeks',
  isAvailable: true,
  isCustomOrder: true,
  installationService: null,
  canonicalUrl: '/alder-sofa/s100101',
  related: [productSummary],
  sectional: {
    collectionCode: 'haven',
    itemTypeCode: 'sectional',
    url: '/search?collectionCode=haven&itemTypeCode=sectional',
  },
  crossSell: { sku: 100203, displayName: 'Pell Ottoman', url: '/pell-ottoman/s100203' },
  seoNavigation: [{ sku: 100102, navigationUrl: '/marlow-loveseat/s100102', name: 'Marlow Loveseat' }],
};

export const optionsExamples = [
  example(getProduct, 'The product page with the choices of `oc`.', { sku: 100101, oc: '12-1201' }, page),
  example(
    getBrowseData,
    'The product of a complete selection.',
    { sku: 100101, choices: '[]', sortType: '1', outputCacheString: '12,1201|11,3002' },
    { browseDto: page, superSpecialOrder: sku },
  ),
  example(
    getDebugBrowseData,
    'The sku a complete selection comes to.',
    { sku: 100101, choices: '[]' },
    {
      sku: 100112,
      productBrowse: {
        productItems: [
          {
            sku: 100112,
            specialOrder: sku,
            formattedPrice: '$1,949.00',
            productShowcase: sku.imagePath,
            skuProperty: page.dimensions,
            care: ['Wash cold, dry flat'],
            name: 'Alder Sofa, 89 in',
            lineLevelMessages: ['Made for you. Arrives in 5 to 7 weeks'],
          },
        ],
        specialOrderDetail: {
          sku: 100112,
          optionChoiceParameter: '11-3002_12-1201_13-2001',
          outputCacheString: '12,1201_13,2001|11,3002',
          conflicts: [{ optionCode: 12, choiceCodes: [1104] }],
        },
        optionChoices: [
          {
            optionCode: 12,
            optionType: 'fabric',
            choiceCode: 1201,
            source: 0,
            optionSequence: 2,
            matchingSkus: [100112],
            allChoiceMatchingSkus: [100112],
          },
        ],
        productSubgroups: [{ subgroup: 1, title: 'Alder Sofa', skus: [100112], isExpanded: false }],
        isMPDPExpanded: false,
      },
    },
  ),
  example(
    getFilteredChoiceGroups,
    'The linens among the fabrics, soonest delivery first.',
    { sku: 100101, optioncode: 12, optiontype: 'fabric', type: 'linen', sort: '1' },
    {
      choiceGroups: fabric.choiceGroups,
      facets: [
        {
          key: 'type',
          label: 'Type',
          facetType: 4,
          attributes: [{ key: 'linen', label: 'Linen', svgName: 'type-linen', isDisabled: false, isSelected: true }],
        },
      ],
      selectedFacets: [{ queryKey: 'type', queryValues: ['linen'], chipValues: ['Linen'] }],
    },
  ),
  example(
    getChoiceGroups,
    'The fabrics by price.',
    { choices: '[]', optionCode: 12, sku: 100101, sortType: 3 },
    { fabricChoiceGroups: fabric.choiceGroups },
  ),
  example(
    getRecentSwatches,
    'The fabrics a browser remembers.',
    { choiceCodes: '1201,1305' },
    { choices: [{ ...flax, recentlyViewedImages: flax.images }] },
  ),
];
