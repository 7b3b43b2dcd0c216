import type {
  Choice,
  ChoiceGroup,
  ChoiceImages,
  ConfiguredImage,
  Facet,
  Filter,
  Option,
  ProductPage,
  RecentChoice,
  SelectedFacet,
  SpecialOrderSku,
} from '@settee/domain';
import * as v from 'valibot';
import {
  cents,
  booleanSchema,
  longText,
  imageSchema,
  productSummarySchema,
  queryFlag,
  shortText,
  skuQuery,
  textSchema,
  texts,
  integerSchema,
  widthSchema,
  widthsSchema,
} from './fields.ts';
import { offerSchema } from './personalization.schemas.ts';

const attributesSchema = v.optional(v.array(v.object({ attributeId: textSchema, value: textSchema })));

export const choiceImages: v.GenericSchema<ChoiceImages> = v.object({
  desktop: textSchema,
  desktopHiRes: textSchema,
  mobile: textSchema,
  mobileHiRes: textSchema,
});

const choiceEntries = (() => ({
  code: integerSchema,
  title: textSchema,
  text: textSchema,
  subtitle: textSchema,
  description: textSchema,
  typeName: textSchema,
  attributes: attributesSchema,
  choiceAttibutes: attributesSchema,
  images: choiceImages,
  isSelected: booleanSchema,
  isDisabled: booleanSchema,
  isStock: booleanSchema,
  matchingSkus: v.array(integerSchema),
  sequence: integerSchema,
  priceGroupCode: textSchema,
  swatchName: textSchema,
  color: textSchema,
  formattedPrice: textSchema,
  additionalDetails: v.object({
    addPrice: cents,
    careInstructions: v.array(v.object({ description: textSchema, fabricIconPath: textSchema })),
    features: texts,
    content: textSchema,
    origin: textSchema,
    images: texts,
    subtitle: textSchema,
    shopThisSwatchUrl: textSchema,
    swatchInStock: booleanSchema,
    instagramHandle: textSchema,
    comfort: v.optional(v.nullable(v.object({ text: textSchema, scale: integerSchema }))),
    products: v.array(v.object({ title: textSchema, imageUrl: textSchema, url: textSchema })),
  }),
}))();

export const choiceSchema: v.GenericSchema<Choice> = v.object(choiceEntries);
const recentChoiceSchema: v.GenericSchema<RecentChoice> = v.object({
  ...choiceEntries,
  recentlyViewedImages: choiceImages,
});

const choiceGroupSchema: v.GenericSchema<ChoiceGroup> = v.object({
  header: v.object({
    title: textSchema,
    subtitle: textSchema,
    code: textSchema,
    currentPrice: cents,
    regularPrice: cents,
    count: integerSchema,
  }),
  choices: v.array(choiceSchema),
  groupType: textSchema,
});

const choiceGroupsSchema: v.GenericSchema<readonly ChoiceGroup[]> = v.array(choiceGroupSchema);

/** Filter of the browse-all popup; type 1 is a toggle, 2 matches any value, 3 matches all. FILTER-01, FILTER-02 */
const filterSchema: v.GenericSchema<Filter> = v.object({
  filterType: v.picklist([1, 2, 3]),
  title: textSchema,
  items: v.array(
    v.object({
      label: textSchema,
      choiceCodes: v.array(integerSchema),
      svgName: textSchema,
      attributeQueries: v.array(v.object({ attributeId: textSchema })),
    }),
  ),
});

/** Facet of the newer browse-all modal; type 2 is a feature, 3 a color, 4 a type. FILTER-05, FILTER-06 */
const facetSchema: v.GenericSchema<Facet> = v.object({
  key: textSchema,
  label: textSchema,
  facetType: v.picklist([2, 3, 4]),
  attributes: v.array(
    v.object({
      key: textSchema,
      label: textSchema,
      svgName: textSchema,
      isDisabled: booleanSchema,
      isSelected: booleanSchema,
    }),
  ),
});

/** Selected values of a facet, for the query and for the chips. FILTER-07 */
const selectedFacetSchema: v.GenericSchema<SelectedFacet> = v.object({
  queryKey: textSchema,
  queryValues: texts,
  chipValues: texts,
});

const facetsSchema: v.GenericSchema<readonly Facet[]> = v.array(facetSchema);
const selectedFacetsSchema: v.GenericSchema<readonly SelectedFacet[]> = v.array(selectedFacetSchema);

export const optionTypeSchema = v.picklist([
  'depth',
  'size',
  'leg',
  'fabric',
  'leather',
  'color',
  'cushion',
  'seatConfiguration',
  'image',
]);

const optionSchema: v.GenericSchema<Option> = v.object({
  optionCode: integerSchema,
  optionType: optionTypeSchema,
  optionExperience: textSchema,
  optionSequence: integerSchema,
  source: v.picklist([0, 1]),
  choiceCode: v.nullable(integerSchema),
  header: v.object({ title: textSchema, count: integerSchema }),
  choiceGroups: choiceGroupsSchema,
  maxMaterials: integerSchema,
  hasMaterialSwatchesToOrder: booleanSchema,
  allChoiceMatchingSkus: v.array(integerSchema),
  code: v.optional(integerSchema),
  selectedChoice: v.optional(v.nullable(choiceSchema)),
  choiceGroupsV2: v.optional(choiceGroupsSchema),
  choiceGroupsV2All: v.optional(choiceGroupsSchema),
  choiceGroupsPriceGroups: v.optional(choiceGroupsSchema),
  totalChoiceCountV2: v.optional(integerSchema),
  totalChoiceCountV2All: v.optional(integerSchema),
  filters: v.optional(v.array(filterSchema)),
  filtersV2: v.optional(facetsSchema),
});

export const specialOrderSkuSchema: v.GenericSchema<SpecialOrderSku> = v.object({
  sku: integerSchema,
  imagePath: textSchema,
  isStockSku: booleanSchema,
  optionChoiceParameter: textSchema,
  currentPrice: cents,
  regularPrice: cents,
  formattedPrice: textSchema,
  availabilityMessage: textSchema,
  flatImage: textSchema,
  imageAltText: textSchema,
  selectedFabricChoice: v.nullable(integerSchema),
  navigateUrl: textSchema,
  pageShowcase: textSchema,
});

const configuredImageSchema: v.GenericSchema<ConfiguredImage> = v.object({
  alt: textSchema,
  placeholder: v.optional(textSchema),
  avif: widthsSchema,
  webp: widthSchema,
});

export const dimensionSchema = v.object({
  label: textSchema,
  standard: textSchema,
  metric: textSchema,
});

export const afterSaleSchema = v.object({
  returnDays: v.nullable(integerSchema),
  cancelHours: v.nullable(integerSchema),
  warrantyYears: v.nullable(integerSchema),
});

export const productPageSchema: v.GenericSchema<ProductPage> = v.object({
  product: v.object({
    sku: integerSchema,
    name: textSchema,
    reviewCount: integerSchema,
    isNla: booleanSchema,
    superSpecialOrder: v.nullable(v.object({ url: textSchema, sku: integerSchema })),
    isCb2: booleanSchema,
  }),
  category: v.object({ code: textSchema, title: textSchema, url: textSchema }),
  note: textSchema,
  description: v.object({ title: textSchema, text: textSchema }),
  facts: v.array(v.object({ label: textSchema, text: textSchema })),
  care: textSchema,
  dimensions: v.array(dimensionSchema),
  sizeDimensions: v.optional(v.record(v.string(), v.array(dimensionSchema))),
  rating: v.object({ average: v.number(), count: integerSchema }),
  currentPrice: cents,
  regularPrice: cents,
  isPriceFrom: booleanSchema,
  flag: v.nullable(v.picklist(['new', 'sale'])),
  gallery: v.array(imageSchema),
  options: v.array(optionSchema),
  skus: v.array(specialOrderSkuSchema),
  video: v.nullable(v.object({ width: integerSchema, height: integerSchema, webm: textSchema, mp4: textSchema })),
  configuredPictures: v.record(v.string(), configuredImageSchema),
  shownChoices: v.optional(v.record(v.string(), integerSchema)),
  availabilityMessage: textSchema,
  isAvailable: booleanSchema,
  afterSale: afterSaleSchema,
  financing: v.object({ least: cents, months: integerSchema, terms: textSchema }),
  isCustomOrder: booleanSchema,
  isMadeToOrder: v.optional(booleanSchema),
  hasModel: v.optional(booleanSchema),
  quickShipSku: v.optional(integerSchema),
  personalization: v.optional(offerSchema),
  installationService: v.nullable(v.object({ title: textSchema, text: textSchema, price: cents })),
  textPersonalization: v.optional(v.object({ price: cents, maxLength: integerSchema })),
  buyLabel: v.optional(v.picklist([2, 3, 4])),
  members: v.optional(
    v.array(
      v.object({
        sku: integerSchema,
        name: textSchema,
        url: textSchema,
        quantity: integerSchema,
        picture: imageSchema,
        dimensions: v.array(dimensionSchema),
      }),
    ),
  ),
  canonicalUrl: textSchema,
  related: v.array(productSummarySchema),
  sectional: v.optional(v.object({ collectionCode: textSchema, itemTypeCode: textSchema, url: textSchema })),
  crossSell: v.optional(v.object({ sku: integerSchema, displayName: textSchema, url: textSchema })),
  seoNavigation: v.optional(v.array(v.object({ sku: integerSchema, navigationUrl: textSchema, name: textSchema }))),
});

export const browseDataInput = v.object({
  sku: skuQuery,
  /** JSON list of selection payloads; ignored with `isMaterialToggle`. */
  choices: v.optional(v.pipe(v.string(), v.maxLength(8000)), '[]'),
  sortType: v.optional(shortText, '1'),
  outputCacheString: v.optional(longText, '|'),
  isFabricPopup: v.optional(queryFlag, false),
  /** Returns the product without selections. PDP-22 */
  isMaterialToggle: v.optional(queryFlag, false),
});

export const browseDataResponse = v.object({
  browseDto: productPageSchema,
  superSpecialOrder: specialOrderSkuSchema,
});

export const filteredChoiceGroupsResponse = v.object({
  choiceGroups: choiceGroupsSchema,
  facets: v.optional(facetsSchema),
  selectedFacets: v.optional(selectedFacetsSchema),
});
export const choiceGroupsResponse = v.object({ fabricChoiceGroups: choiceGroupsSchema });
export const recentSwatchesResponse = v.object({ choices: v.array(recentChoiceSchema) });
