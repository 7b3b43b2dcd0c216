import type { CatalogChoice, CatalogChoiceGroup, CatalogOption } from '@settee/catalog';
import {
  isMaterial,
  formatPrice,
  type Choice,
  type ChoiceGroup,
  type Configuration,
  type Option,
  type SiteCulture,
  type Sku,
} from '@settee/domain';
import type { SwatchImage } from '../products/product-content.ts';
import type { SkuOffer, Product, ProductWithOffers } from '../products/product-with-offers.ts';

/** Maximum number of materials selected for comparison or swatches. */
const maxMaterials = 5;

const noSwatch: SwatchImage = { small: '', large: '', close: '' };

interface ConfiguredProduct {
  sellable: ProductWithOffers;
  siteCulture: SiteCulture;
  configuration: Configuration;
}

/** Returns true when the choices of an option have separate SKUs, such as sizes and seat configurations. */
function sizesProduct({ groups }: CatalogOption, offers: readonly SkuOffer[]): boolean {
  return groups.some(({ choices }) => choices.some(({ code }) => offers.some(({ sizeChoice }) => sizeChoice === code)));
}

function getSkus({ sellable }: ConfiguredProduct, option: CatalogOption, choice: CatalogChoice): Sku[] {
  const isSizing = sizesProduct(option, sellable.offers);
  const { variants } = sellable.product.content;
  const isMadeWith = (sku: Sku) => !variants.find((one) => one.sku === sku)?.withoutChoices?.includes(choice.code);
  return sellable.offers
    .filter(({ sku, sizeChoice }) => (isSizing ? sizeChoice === choice.code : isMadeWith(sku)))
    .map(({ sku }) => sku);
}

/** Content of the popup with the details of a choice. */
function getDetails(
  { sellable, siteCulture }: ConfiguredProduct,
  group: CatalogChoiceGroup,
  choice: CatalogChoice,
): Choice['additionalDetails'] {
  const { code, features, content, origin, care, comfort, swatchInStock } = choice;
  const { close } = sellable.product.content.swatchPictures[code] ?? noSwatch;
  return {
    addPrice: choice.addPrice[siteCulture],
    careInstructions: care.map((description) => ({ description, fabricIconPath: '' })),
    features,
    content,
    origin,
    images: close ? [close] : [],
    subtitle: group.subtitle,
    shopThisSwatchUrl: '',
    swatchInStock,
    instagramHandle: '',
    comfort,
    products: [],
  };
}

function getChoice(
  context: ConfiguredProduct,
  option: CatalogOption,
  group: CatalogChoiceGroup,
  choice: CatalogChoice,
  sequence: number,
): Choice {
  const { siteCulture, sellable, configuration } = context;
  const { code, title, typeName, color, swatchInStock } = choice;
  const addPrice = choice.addPrice[siteCulture];
  const matchingSkus = getSkus(context, option, choice);
  const swatch = sellable.product.content.swatchPictures[code] ?? noSwatch;
  return {
    code,
    title,
    text: title,
    subtitle: group.subtitle,
    description: choice.description || group.title,
    typeName,
    attributes: [{ attributeId: 'swatch-in-stock', value: swatchInStock ? 'yes' : 'no' }],
    images: {
      desktop: swatch.small,
      desktopHiRes: swatch.large,
      mobile: swatch.small,
      mobileHiRes: swatch.large,
    },
    isSelected: configuration[option.optionCode] === code,
    isDisabled: matchingSkus.length === 0,
    isStock: false,
    matchingSkus,
    sequence,
    priceGroupCode: group.code,
    swatchName: typeName ? `${group.title}, ${title}` : title,
    color,
    formattedPrice: addPrice > 0 ? `+${formatPrice(addPrice, siteCulture)}` : '',
    additionalDetails: getDetails(context, group, choice),
  };
}

/** Cheapest price of the product with a choice of this group and the least of everything else. */
function groupPrices({ sellable, siteCulture }: ConfiguredProduct, option: CatalogOption, group: CatalogChoiceGroup) {
  const adds = (groups: readonly CatalogChoiceGroup[]) =>
    Math.min(...groups.flatMap(({ choices }) => choices.map(({ addPrice }) => addPrice[siteCulture])));
  const extra = adds([group]) - adds(option.groups);
  const least = (prices: readonly number[]) => Math.min(...prices) + extra;
  const { offers } = sellable;
  return {
    currentPrice: least(offers.map((offer) => offer.currentPrice + offer.minSurcharge)),
    regularPrice: least(offers.map((offer) => offer.regularPrice + offer.minSurcharge)),
  };
}

function getGroup(
  context: ConfiguredProduct,
  option: CatalogOption,
  group: CatalogChoiceGroup,
  from: number,
): ChoiceGroup {
  const { code, title, subtitle, choices } = group;
  return {
    header: { title, subtitle, code, count: choices.length, ...groupPrices(context, option, group) },
    choices: choices.map((choice, index) => getChoice(context, option, group, choice, from + index)),
    groupType: group.groupType,
  };
}

/** The options that the site offers for a product, with the selected choices marked. */
export function optionsOf(
  sellable: ProductWithOffers,
  siteCulture: SiteCulture,
  configuration: Configuration = {},
): Option[] {
  const context = { sellable, siteCulture, configuration };
  const allSkus = sellable.offers.map(({ sku }) => sku);
  return sellable.product.content.options.map((option) => {
    const { optionCode, optionType, optionExperience, optionSequence, source, title, groups } = option;
    let sequence = 1;
    const choiceGroups = groups.map((group) => {
      const made = getGroup(context, option, group, sequence);
      sequence += group.choices.length;
      return made;
    });
    return {
      optionCode,
      optionType,
      optionExperience,
      optionSequence,
      source,
      choiceCode: configuration[optionCode] ?? null,
      header: { title, count: sequence - 1 },
      choiceGroups,
      maxMaterials: isMaterial(option) ? maxMaterials : 0,
      hasMaterialSwatchesToOrder:
        isMaterial(option) && groups.some(({ choices }) => choices.some(({ swatchInStock }) => swatchInStock)),
      allChoiceMatchingSkus: allSkus,
    };
  });
}

const made = new WeakMap<Product, Map<string, readonly Option[]>>();

/** The options without a choice, made once for as long as product and prices stay the same. */
export function getOptionsWithoutSelection(sellable: ProductWithOffers, siteCulture: SiteCulture): readonly Option[] {
  const { product, offers } = sellable;
  const prices = offers.map(({ sku, sizeChoice, currentPrice, regularPrice, minSurcharge }) =>
    [sku, sizeChoice, currentPrice, regularPrice, minSurcharge].join(' '),
  );
  const key = [siteCulture, ...prices].join();
  const known = made.get(product) ?? new Map<string, readonly Option[]>();
  made.set(product, known);
  const options = known.get(key) ?? optionsOf(sellable, siteCulture);
  // Prices that have changed leave nothing behind but the newest of each site.
  if (known.size >= 4 && !known.has(key)) known.clear();
  known.set(key, options);
  return options;
}
