import type { CatalogProduct } from '../products/types.ts';
import { getWarrantyPart } from '../help/warranty-years.ts';
import { products } from '../products/all.ts';
import { inStock } from '../products/availability.ts';
import { bundles } from './bundles.ts';
import type { CatalogBundle } from './types.ts';

const counted = ({ members }: CatalogBundle) =>
  members.map(({ sku, quantity }) => `${quantity} × ${products.find((each) => each.sku === sku)?.name ?? sku}`);

/** The warranty of the products of a bundle, if it is the same. */
function sharedWarranty({ members }: CatalogBundle) {
  const parts = members.flatMap(({ sku }) => products.filter((each) => each.sku === sku).map(getWarrantyPart));
  return new Set(parts).size === 1 ? parts[0] : null;
}

function toProduct(bundle: CatalogBundle): CatalogProduct {
  const { sku, brand, slug, name, text, category, picture, members, boxes, prices, stock } = bundle;
  return {
    sku,
    brand,
    slug,
    name,
    note: counted(bundle).join(', '),
    category,
    rooms: products.find((each) => each.sku === members[0]?.sku)?.rooms ?? ['living'],
    collection: '',
    isNew: false,
    isMadeToOrder: false,
    description: { title: 'Better together', text },
    facts: [{ label: 'Boxes', text: String(boxes.reduce((sum, { quantity }) => sum + quantity, 0)) }],
    care: '',
    dimensions: [],
    taxCode: 'goods',
    prices,
    stock,
    availability: inStock,
    restrictions: [],
    deliveryMode: 'inHome',
    deliveryDays: { from: 10, to: 18 },
    boxes: [],
    installation: null,
    warrantyPart: sharedWarranty(bundle) ?? null,
    personalization: null,
    pictures: [picture],
    bundle: { members, boxes },
    options: [],
    variants: [],
    defaultChoices: {},
    configuredPicturePrefix: '',
  };
}

/** Each bundle as a product with its page and price. */
export const bundleProducts: readonly CatalogProduct[] = bundles.map(toProduct);
