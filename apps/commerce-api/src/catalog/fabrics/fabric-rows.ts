import { type CatalogChoice, type CatalogChoiceGroup, type CatalogProduct, retiredGroups } from '@settee/catalog';
import { type Brand, isTrackedAsViewed } from '@settee/domain';
import { findImage, type Manifest } from '../products/pictures.ts';
import { swatchImage } from '../products/swatch-images.ts';
import type { fabrics } from './tables.ts';

type Row = typeof fabrics.$inferInsert;

/** The option under which fabrics that no product has any more once were chosen. */
const formerOption = 12;

interface Found {
  optionCode: number;
  group: CatalogChoiceGroup;
  choice: CatalogChoice;
}

const coversOf = ({ options }: CatalogProduct): Found[] =>
  options
    .filter(({ optionType }) => isTrackedAsViewed(optionType))
    .flatMap(({ optionCode, groups }) =>
      groups.flatMap((group) => group.choices.map((choice) => ({ optionCode, group, choice }))),
    );

function rowOf({ optionCode, group, choice }: Found, manifest: Manifest): Omit<Row, 'brand' | 'position' | 'skus'> {
  const { code, title, typeName, color, colorGroup, features, description, content, origin, care, comfort } = choice;
  const image = swatchImage(choice.picture, manifest);
  const sharpest = findImage(manifest, choice.picture, '')?.avif.at(-1)?.url;
  return {
    code,
    optionCode,
    title,
    family: group.title,
    familyCode: group.code,
    typeName,
    color,
    colorGroup,
    features: [...features],
    picture: image?.small ?? '',
    pictureHiRes: sharpest ?? image?.large ?? '',
    swatchInStock: choice.swatchInStock,
    isNla: false,
    content: { subtitle: group.subtitle, description, content, origin, care, comfort, close: image?.close ?? '' },
  };
}

/** The fabrics of a brand as its products have them: the first of them says what is told of each. */
function rowsOf(brand: Brand, products: readonly CatalogProduct[], manifest: Manifest): Row[] {
  const found = new Map<number, { first: Found; skus: number[] }>();
  for (const product of products.filter((one) => one.brand === brand))
    for (const cover of coversOf(product)) {
      const known = found.get(cover.choice.code) ?? { first: cover, skus: [] };
      found.set(cover.choice.code, known);
      if (!known.skus.includes(product.sku)) known.skus.push(product.sku);
    }
  const listed = [...found.values()].map(({ first, skus }) => ({ ...rowOf(first, manifest), skus }));
  const former = retiredGroups
    .flatMap((group) => group.choices.map((choice) => ({ optionCode: formerOption, group, choice })))
    .filter(({ choice }) => !found.has(choice.code))
    .map((each) => ({ ...rowOf(each, manifest), swatchInStock: false, isNla: true, skus: [] }));
  return [...listed, ...former].map((row, position) => ({ ...row, brand, position }));
}

/** Every fabric of every brand, with those that are made no more. FABRIC-07, FABRIC-16 */
export const fabricRows = (products: readonly CatalogProduct[], manifest: Manifest): Row[] =>
  [...new Set(products.map(({ brand }) => brand))].flatMap((brand) => rowsOf(brand, products, manifest));
