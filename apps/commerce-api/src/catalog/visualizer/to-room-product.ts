import { type PlacementType, getModelMaterialColors, type RoomProduct, type SiteCulture } from '@settee/domain';
import type { Product, ProductWithOffers } from '../products/product-with-offers.ts';
import { getOptionsWithoutSelection } from '../options/options-of.ts';
import { lineDimensions } from './line-dimensions.ts';
import { modelOf } from './models.ts';
import { getDefaultChoices } from './default-choices.ts';

/** Lower than this, in inches, it stands on something. */
const tableHeight = 40;

/** What hangs tells how far down, what lies how thick it is. */
function kindOf({ category, content }: Product, height: number): PlacementType {
  const tells = (label: string) => content.dimensions.some((dimension) => dimension.label === label);
  if (tells('Longest drop')) return 'ceiling';
  if (tells('Thickness')) return 'rug';
  const isSmall = ['lighting', 'textiles', 'tabletop'].includes(category) && height < tableHeight;
  return isSmall ? 'table' : 'floor';
}

/** A product as it stands in a room, in its own choices; `null` when there is no model of it. VIZ-07 */
export function toRoomProduct(sellable: ProductWithOffers, siteCulture: SiteCulture): RoomProduct | null {
  const { product } = sellable;
  const model = modelOf(product.slug);
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
    kind: kindOf(product, height),
  };
}
