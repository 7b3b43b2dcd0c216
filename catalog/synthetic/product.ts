import type { CatalogChoiceGroup } from '../src/options/types.ts';
import { sizeOption } from '../src/options/sizes.ts';
import { legOption } from '../src/options/legs.ts';
import { price, stock } from '../src/money.ts';
import { inStock } from '../src/products/availability.ts';
import type { CatalogProduct, CatalogVariant } from '../src/products/types.ts';
import type { Dice } from './random.ts';

const adjectives = ['Low', 'Long', 'Quiet', 'Tall', 'Round', 'Plain', 'Wide', 'Folded', 'Turned', 'Open'];
const names = ['Ash', 'Birch', 'Cove', 'Dale', 'Elm', 'Fjord', 'Glen', 'Heath', 'Isle', 'Juno', 'Knoll', 'Lark'];
const pieces = [
  ['sofas', 'Sofa', 'living'],
  ['chairs', 'Chair', 'dining'],
  ['tables', 'Table', 'dining'],
  ['bedroom', 'Bed', 'bedroom'],
  ['storage', 'Cabinet', 'living'],
  ['lighting', 'Lamp', 'living'],
  ['textiles', 'Blanket', 'bedroom'],
  ['tabletop', 'Bowl', 'dining'],
  ['decor', 'Mirror', 'living'],
] as const;

/** Written ones stay below; a product has a thousand skus of room, so no two meet. */
const firstSku = 10_000_000;
const roomPerProduct = 1000;

function sizesOf(count: number): readonly { code: number; title: string }[] {
  return Array.from({ length: count }, (_, index) => ({ code: 900_001 + index, title: `${40 + index * 4} in` }));
}

const materialCode = 12;

function fabricOption(groups: readonly CatalogChoiceGroup[]) {
  return {
    optionCode: materialCode,
    optionType: 'fabric' as const,
    optionExperience: 'fabric',
    optionSequence: 2,
    source: 0 as const,
    title: 'Fabric',
    groups,
  };
}

/** Brand, name and price of a product. */
function makeIdentity(number: number, dice: Dice) {
  const brand = dice.chance(0.5) ? ('main' as const) : ('cb2' as const);
  const [category, piece, room] = dice.pick(pieces);
  const name = `${dice.pick(adjectives)} ${dice.pick(names)} ${piece} ${number + 1}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const sku = firstSku + number * roomPerProduct;
  return { brand, category, room, name, slug, sku, dollars: dice.between(2, 300) * 10 - 1 };
}

const makeDimensions = (dice: Dice) =>
  ['Width', 'Depth', 'Height'].map((label) => ({ label, value: dice.between(8, 110), unit: 'in' as const }));

/** A variant per size; larger sizes cost more. */
function makeVariants(
  sizes: ReturnType<typeof sizesOf>,
  { sku, dollars }: ReturnType<typeof makeIdentity>,
  dimensions: ReturnType<typeof makeDimensions>,
  dice: Dice,
): CatalogVariant[] {
  return sizes.map(({ code }, index) => ({
    sku: sku + 1 + index,
    sizeChoice: code,
    prices: price(dollars + index * 40),
    stock: stock(dice.between(1, 400), dice.between(1, 200)),
    dimensions,
    boxes: [],
  }));
}

/** Creates a product with `skus` SKUs: one, or one per size. */
export function makeProduct(
  number: number,
  skus: number,
  groups: readonly CatalogChoiceGroup[],
  dice: Dice,
): CatalogProduct {
  const identity = makeIdentity(number, dice);
  const { brand, category, room, name, slug, sku, dollars } = identity;
  const dimensions = makeDimensions(dice);
  const sizes = skus > 1 ? sizesOf(skus) : [];
  const variants = makeVariants(sizes, identity, dimensions, dice);
  const cover = groups[0]?.choices[0];
  const isOrdered = sizes.length > 0 && cover !== undefined;
  const picture = dice.pick([`${brand}/alder-sofa/hero`, `${brand}/home-hero`]);
  return {
    sku,
    brand,
    slug,
    name,
    note: `${dimensions[0]?.value ?? 0} in`,
    category,
    rooms: [room],
    collection: '',
    isNew: dice.chance(0.1),
    isMadeToOrder: isOrdered,
    description: { title: name, text: `${name}, number ${number + 1} of a catalog that was made up to be large.` },
    facts: [{ label: 'Made', text: 'By a generator' }],
    care: '',
    dimensions,
    taxCode: 'goods',
    prices: price(dollars),
    stock: isOrdered ? stock(0, 0) : stock(dice.between(1, 400), dice.between(1, 200)),
    availability: inStock,
    restrictions: [],
    deliveryMode: dollars > 400 ? 'inHome' : 'parcel',
    deliveryDays: { from: dice.between(3, 20), to: dice.between(21, 60) },
    boxes: [],
    installation: null,
    personalization: null,
    pictures: [{ id: picture, alt: name }],
    options: isOrdered ? [sizeOption(sizes), fabricOption(groups), legOption()] : [],
    variants: isOrdered ? variants : [],
    defaultChoices: isOrdered ? { 11: sizes[0]?.code ?? 0, [materialCode]: cover.code, 13: 2001 } : {},
    configuredPicturePrefix: isOrdered ? `${brand}/alder-sofa` : '',
  };
}
