import type {
  Choice,
  ChoiceGroup,
  ConfiguredPicture,
  Facet,
  Filter,
  Option,
  ProductPage,
  RecentChoice,
  SelectedFacet,
  SpecialOrderSku,
} from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import {
  cents,
  codeQuery,
  codesQuery,
  flag,
  longText,
  pictureSchema,
  productSummarySchema,
  queryFlag,
  shortText,
  skuQuery,
  text,
  texts,
  whole,
  widthSchema,
  widthsSchema,
} from './fields.ts';
import { offerSchema } from './personalization.schemas.ts';

const attributesSchema = /* @__PURE__ */ v.optional(v.array(v.object({ attributeId: text, value: text })));

const choiceImages = /* @__PURE__ */ v.object({ desktop: text, desktopHiRes: text, mobile: text, mobileHiRes: text });

const choiceEntries = /* @__PURE__ */ (() => ({
  code: whole,
  title: text,
  text,
  subtitle: text,
  description: text,
  typeName: text,
  attributes: attributesSchema,
  choiceAttibutes: attributesSchema,
  images: choiceImages,
  isSelected: flag,
  isDisabled: flag,
  isStock: flag,
  matchingSkus: v.array(whole),
  sequence: whole,
  priceGroupCode: text,
  swatchName: text,
  color: text,
  formattedPrice: text,
  additionalDetails: v.object({
    addPrice: cents,
    careInstructions: v.array(v.object({ description: text, fabricIconPath: text })),
    features: texts,
    content: text,
    origin: text,
    images: texts,
    subtitle: text,
    shopThisSwatchUrl: text,
    swatchInStock: flag,
    instagramHandle: text,
    comfort: v.optional(v.nullable(v.object({ text, scale: whole }))),
    products: v.array(v.object({ title: text, imageUrl: text, url: text })),
  }),
}))();

export const choiceSchema: v.GenericSchema<Choice> = /* @__PURE__ */ v.object(choiceEntries);
const recentChoiceSchema: v.GenericSchema<RecentChoice> = /* @__PURE__ */ v.object({
  ...choiceEntries,
  recentlyViewedImages: choiceImages,
});

const choiceGroupSchema: v.GenericSchema<ChoiceGroup> = /* @__PURE__ */ v.object({
  header: v.object({ title: text, subtitle: text, code: text, currentPrice: cents, regularPrice: cents, count: whole }),
  choices: v.array(choiceSchema),
  groupType: text,
});

const choiceGroupsSchema: v.GenericSchema<readonly ChoiceGroup[]> = /* @__PURE__ */ v.array(choiceGroupSchema);

/** FILTER-01, FILTER-02 */
const filterSchema: v.GenericSchema<Filter> = /* @__PURE__ */ v.object({
  filterType: v.picklist([1, 2, 3]),
  title: text,
  items: v.array(
    v.object({
      label: text,
      choiceCodes: v.array(whole),
      svgName: text,
      attributeQueries: v.array(v.object({ attributeId: text })),
    }),
  ),
});

/** FILTER-05, FILTER-06 */
const facetSchema: v.GenericSchema<Facet> = /* @__PURE__ */ v.object({
  key: text,
  label: text,
  facetType: v.picklist([2, 3, 4]),
  attributes: v.array(v.object({ key: text, label: text, svgName: text, isDisabled: flag, isSelected: flag })),
});

/** FILTER-07 */
const selectedFacetSchema: v.GenericSchema<SelectedFacet> = /* @__PURE__ */ v.object({
  queryKey: text,
  queryValues: texts,
  chipValues: texts,
});

const facetsSchema: v.GenericSchema<readonly Facet[]> = /* @__PURE__ */ v.array(facetSchema);
const selectedFacetsSchema: v.GenericSchema<readonly SelectedFacet[]> = /* @__PURE__ */ v.array(selectedFacetSchema);

export const optionTypeSchema = /* @__PURE__ */ v.picklist([
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

const optionSchema: v.GenericSchema<Option> = /* @__PURE__ */ v.object({
  optionCode: whole,
  optionType: optionTypeSchema,
  optionExperience: text,
  optionSequence: whole,
  source: v.picklist([0, 1]),
  choiceCode: v.nullable(whole),
  header: v.object({ title: text, count: whole }),
  choiceGroups: choiceGroupsSchema,
  maxMaterials: whole,
  hasMaterialSwatchesToOrder: flag,
  allChoiceMatchingSkus: v.array(whole),
  code: v.optional(whole),
  selectedChoice: v.optional(v.nullable(choiceSchema)),
  choiceGroupsV2: v.optional(choiceGroupsSchema),
  choiceGroupsV2All: v.optional(choiceGroupsSchema),
  choiceGroupsPriceGroups: v.optional(choiceGroupsSchema),
  totalChoiceCountV2: v.optional(whole),
  totalChoiceCountV2All: v.optional(whole),
  filters: v.optional(v.array(filterSchema)),
  filtersV2: v.optional(facetsSchema),
});

export const specialOrderSkuSchema: v.GenericSchema<SpecialOrderSku> = /* @__PURE__ */ v.object({
  sku: whole,
  imagePath: text,
  isStockSku: flag,
  optionChoiceParameter: text,
  currentPrice: cents,
  regularPrice: cents,
  formattedPrice: text,
  availabilityMessage: text,
  flatImage: text,
  imageAltText: text,
  selectedFabricChoice: v.nullable(whole),
  navigateUrl: text,
  pageShowcase: text,
});

const configuredPictureSchema: v.GenericSchema<ConfiguredPicture> = /* @__PURE__ */ v.object({
  alt: text,
  placeholder: v.optional(text),
  avif: widthsSchema,
  webp: widthSchema,
});

export const dimensionSchema = /* @__PURE__ */ v.object({ label: text, standard: text, metric: text });

const productPageSchema: v.GenericSchema<ProductPage> = /* @__PURE__ */ v.object({
  browseDto: v.object({
    sku: whole,
    name: text,
    reviewCount: whole,
    isNla: flag,
    superSpecialOrder: v.nullable(v.object({ url: text, sku: whole })),
    isCb2: flag,
  }),
  category: v.object({ code: text, title: text, url: text }),
  note: text,
  description: v.object({ title: text, text }),
  facts: v.array(v.object({ label: text, text })),
  dimensions: v.array(dimensionSchema),
  rating: v.object({ average: v.number(), count: whole }),
  currentPrice: cents,
  regularPrice: cents,
  isPriceFrom: flag,
  flag: v.nullable(v.picklist(['new', 'sale'])),
  gallery: v.array(pictureSchema),
  options: v.array(optionSchema),
  skus: v.array(specialOrderSkuSchema),
  video: v.nullable(v.object({ width: whole, height: whole, webm: text, mp4: text })),
  configuredPictures: v.record(v.string(), configuredPictureSchema),
  shownChoices: v.optional(v.record(v.string(), whole)),
  availabilityMessage: text,
  isAvailable: flag,
  isCustomOrder: flag,
  isMadeToOrder: v.optional(flag),
  hasModel: v.optional(flag),
  quickShipSku: v.optional(whole),
  personalization: v.optional(offerSchema),
  installationService: v.nullable(v.object({ title: text, text, price: cents })),
  canonicalUrl: text,
  related: v.array(productSummarySchema),
  sectional: v.optional(v.object({ collectionCode: text, itemTypeCode: text, url: text })),
  crossSell: v.optional(v.object({ sku: whole, displayName: text, url: text })),
  seoNavigation: v.optional(v.array(v.object({ sku: whole, navigationUrl: text, name: text }))),
});

export const getProduct = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ sku: skuQuery, oc: v.optional(longText, '') }),
  productPageSchema,
);
export const browseDataInput = /* @__PURE__ */ v.object({
  sku: skuQuery,
  /** JSON list of selection payloads; not read with `isMaterialToggle`. */
  choices: v.optional(v.pipe(v.string(), v.maxLength(8000)), '[]'),
  sortType: v.optional(shortText, '1'),
  outputCacheString: v.optional(longText, '|'),
  isFabricPopup: v.optional(queryFlag, false),
  /** The product as such, with nothing chosen. PDP-22 */
  isMaterialToggle: v.optional(queryFlag, false),
});

export const getBrowseData = /* @__PURE__ */ schemas(
  browseDataInput,
  /* @__PURE__ */ v.object({
    browseDto: productPageSchema,
    superSpecialOrder: specialOrderSkuSchema,
  }),
);

export const getFilteredChoiceGroups = /* @__PURE__ */ schemas(
  /** Beside these one parameter per filter group, its keys joined by plus signs. */
  /* @__PURE__ */ v.objectWithRest(
    { sku: skuQuery, optioncode: codeQuery, optiontype: shortText, sort: v.optional(shortText, '1') },
    v.union([longText, v.number()]),
  ),
  /* @__PURE__ */ v.object({
    choiceGroups: choiceGroupsSchema,
    facets: v.optional(facetsSchema),
    selectedFacets: v.optional(selectedFacetsSchema),
  }),
);
export const getChoiceGroups = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    /** JSON list of selection payloads. */
    choices: longText,
    optionCode: codeQuery,
    sku: skuQuery,
    sortType: v.optional(v.union([shortText, v.number()]), '1'),
  }),
  /* @__PURE__ */ v.object({ fabricChoiceGroups: choiceGroupsSchema }),
);
export const getRecentSwatches = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ choiceCodes: codesQuery }),
  /* @__PURE__ */ v.object({ choices: v.array(recentChoiceSchema) }),
);
