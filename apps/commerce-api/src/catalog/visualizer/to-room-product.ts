import { type PlacementType, getModelMaterialColors, type RoomProduct, type SiteCulture } from '@settee/domain';
import type { Product, ProductWithOffers } from '../products/product-with-offers.ts';
import { getOptionsWithoutSelection } from '../options/options-of.ts';
import { lineDimensions } from './line-dimensions.ts';
import { toModel } from './models.ts';
import { getDefaultChoices } from './default-choices.ts';

/** Maximum height of a product placed on furniture, in inches. */
const tableHeight = 40;

/** Derives the placement from the dimensions: ceiling products have a drop length, rugs a thickness. */
function getKind({ category, content }: Product, height: number): PlacementType {
  const hasDimension = (label: string) => content.dimensions.some((dimension) => dimension.label === label);
  if (hasDimension('Longest drop')) return 'ceiling';
  if (hasDimension('Thickness')) return 'rug';
  const isSmall = ['lighting', 'textiles', 'tabletop'].includes(category) && height < tableHeight;
  return isSmall ? 'table' : 'floor';
}

/** Converts a product to a room product with its default choices; `null` without a 3-D model. VIZ-07 */
export function toRoomProduct(sellable: ProductWithOffers, siteCulture: SiteCulture): RoomProduct | null {
  const { product } = sellable;
  const model = toModel(product.slug);
  if (!model) return null;
  const sides = lineDimensions(product, product.sku);
  const height = sides.height ?? model.height;
  const covers = getModelMaterialColors(
    getOptionsWithoutSelection(sellable, siteCulture),
    getDefaultChoices(sellable, siteCulture, product.sku),
  );
  return {
    sku: product.sku,
    name: product.name,
    modelUrl: model.url,
    width: sides.width ?? sides.diameter ?? model.width,
    depth: sides.depth ?? sides.diameter ?? model.depth,
    height,
    covers: Object.fromEntries(Object.entries(covers).filter(([material]) => model.materials.includes(material))),
    kind: getKind(product, height),
  };
}
