import {
  chosenChoices,
  compatibleChoices,
  optionChoiceParameter,
  outputCacheString,
  type ProductBrowseModel,
  type ProductItem,
  productSubgroups,
  selectionPayloads,
  type SpecialOrderDetail,
} from '@settee/domain';
import type { SkuOffer } from '../products/product-with-offers.ts';
import { toDimensions } from './to-dimensions.ts';
import type { ProductPageData } from './product-page-data.ts';
import { toSpecialOrderSku } from './special-order-sku.ts';

function getCare({ sellable, options, configuration }: ProductPageData): readonly string[] {
  const ofChoices = chosenChoices(options, configuration).flatMap(({ choice }) =>
    choice.additionalDetails.careInstructions.map(({ description }) => description),
  );
  return [sellable.product.content.care, ...ofChoices].filter((text) => text !== '');
}

function getItem(parts: ProductPageData, offer: SkuOffer): ProductItem {
  const { product } = parts.sellable;
  const order = toSpecialOrderSku(parts, offer);
  const size = parts.options
    .flatMap(({ choiceGroups }) => choiceGroups.flatMap(({ choices }) => choices))
    .find(({ code }) => code === offer.sizeChoice);
  return {
    sku: offer.sku,
    specialOrder: order.isStockSku ? null : order,
    formattedPrice: order.formattedPrice,
    productShowcase: order.imagePath,
    skuProperty: toDimensions(product, offer.sku),
    care: getCare(parts),
    name: size ? `${product.name}, ${size.title}` : product.name,
    lineLevelMessages: [order.availabilityMessage],
  };
}

function getDetail({ options, configuration }: ProductPageData, { sku }: SkuOffer): SpecialOrderDetail {
  const conflicts = options.map((option) => {
    const open = compatibleChoices(options, configuration, option);
    const codes = option.choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code));
    return { optionCode: option.optionCode, choiceCodes: codes.filter((code) => !open.has(code)) };
  });
  return {
    sku,
    optionChoiceParameter: optionChoiceParameter(options, configuration),
    outputCacheString: outputCacheString(options),
    conflicts: conflicts.filter(({ choiceCodes }) => choiceCodes.length > 0),
  };
}

/** Returns the product browse data: the selection, other sizes and related products. PDP-16, PDP-17 */
export function toProductBrowse(parts: ProductPageData, offer: SkuOffer): ProductBrowseModel {
  const { sellable, options, configuration, category, related } = parts;
  const skus = sellable.offers.map(({ sku }) => sku);
  const sizing = options.find(({ optionType }) => optionType === 'size' || optionType === 'seatConfiguration');
  return {
    productItems: sellable.offers.map((each) => getItem(parts, each)),
    specialOrderDetail: getDetail(parts, offer),
    optionChoices: selectionPayloads(options, configuration),
    productSubgroups: productSubgroups([
      { title: sellable.product.name, skus: [offer.sku] },
      { title: sizing?.header.title ?? '', skus: skus.filter((sku) => sku !== offer.sku) },
      { title: category.title, skus: related.map(({ sku }) => sku) },
    ]),
    isMPDPExpanded: skus.length > 1,
  };
}
