import { type CatalogChoice, type CatalogChoiceGroup, type CatalogProduct, retiredGroups } from '@settee/catalog';
import { type Brand, isMaterial } from '@settee/domain';
import { findImage, type Manifest } from '../products/pictures.ts';
import { swatchImage } from '../products/swatch-images.ts';
import type { fabrics } from './tables.ts';

type Row = typeof fabrics.$inferInsert;

/** The option under which discontinued fabrics were once chosen. */
const formerOption = 12;

interface Found {
  optionCode: number;
  group: CatalogChoiceGroup;
  choice: CatalogChoice;
}

const coversOf = ({ options }: CatalogProduct): Found[] =>
  options
    .filter(isMaterial)
    .flatMap(({ optionCode, groups }) =>
      groups.flatMap((group) => group.choices.map((choice) => ({ optionCode, group, choice }))),
    );

function getRow({ optionCode, group, choice }: Found, manifest: Manifest): Omit<Row, 'brand' | 'position' | 'skus'> {
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

/** Returns the fabrics of a brand's products; the first product with a fabric provides its details. */
function toRows(brand: Brand, products: readonly CatalogProduct[], manifest: Manifest): Row[] {
  const found = new Map<number, { first: Found; skus: number[] }>();
  for (const product of products.filter((one) => one.brand === brand))
    for (const cover of coversOf(product)) {
      const known = found.get(cover.choice.code) ?? { first: cover, skus: [] };
      found.set(cover.choice.code, known);
      if (!known.skus.includes(product.sku)) known.skus.push(product.sku);
    }
  const listed = [...found.values()].map(({ first, skus }) => ({ ...getRow(first, manifest), skus }));
  const former = retiredGroups
    .flatMap((group) => group.choices.map((choice) => ({ optionCode: formerOption, group, choice })))
    .filter(({ choice }) => !found.has(choice.code))
    .map((each) => ({ ...getRow(each, manifest), swatchInStock: false, isNla: true, skus: [] }));
  return [...listed, ...former].map((row, position) => ({ ...row, brand, position }));
}

/** Returns every fabric of every brand, including discontinued ones. FABRIC-07, FABRIC-16 */
export const fabricRows = (products: readonly CatalogProduct[], manifest: Manifest): Row[] =>
  [...new Set(products.map(({ brand }) => brand))].flatMap((brand) => toRows(brand, products, manifest));
