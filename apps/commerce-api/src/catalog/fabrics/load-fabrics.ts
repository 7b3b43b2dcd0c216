import { colorGroups, materialFeatures } from '@settee/catalog';
import {
  type Choice,
  type FabricCard,
  type FabricOrders,
  type ShopSite,
  type SortedFabric,
  type SwatchData,
  swatchInStockAttribute,
} from '@settee/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import type { Context } from '../../platform/context.ts';
import { fabrics } from './tables.ts';

export type FabricRow = typeof fabrics.$inferSelect;

/** Order of the filter values. */
export const fabricOrders: FabricOrders = {
  features: materialFeatures.map(({ name }) => name),
  colorGroups: Object.keys(colorGroups),
};

const shown = {
  code: fabrics.code,
  optionCode: fabrics.optionCode,
  title: fabrics.title,
  family: fabrics.family,
  typeName: fabrics.typeName,
  color: fabrics.color,
  picture: fabrics.picture,
  pictureHiRes: fabrics.pictureHiRes,
  swatchInStock: fabrics.swatchInStock,
  isNla: fabrics.isNla,
};

const listed = preparedStatement('fabrics', (db: Database) =>
  db
    .select({ ...shown, features: fabrics.features, colorGroup: fabrics.colorGroup })
    .from(fabrics)
    .where(and(eq(fabrics.brand, sql.placeholder('brand')), eq(fabrics.isNla, false)))
    .orderBy(asc(fabrics.position)),
);

type Shown = Pick<FabricRow, keyof typeof shown>;

/** Converts a row to the card of a fabric; `swatchName` is its family and its color name. FABRIC-07 */
export function toCard({ picture: image, pictureHiRes, swatchInStock, ...row }: Shown): FabricCard {
  const { code, optionCode, title, family, typeName, color, isNla } = row;
  return {
    code,
    optionCode,
    title,
    swatchName: `${family}, ${title}`,
    family,
    typeName,
    color,
    images: { desktop: image, desktopHiRes: pictureHiRes },
    isNla,
    additionalDetails: { swatchInStock },
  };
}

/** Every fabric that a site lists, in its order. One query. */
export async function loadFabrics(
  { db }: Context,
  { brand }: Pick<ShopSite, 'brand'>,
): Promise<readonly SortedFabric[]> {
  const rows = await listed(db, { brand });
  return rows.map(({ features, colorGroup, ...row }) => ({ card: toCard(row), features, colorGroup }));
}

/** Returns fabrics by code, including discontinued ones; unknown codes are omitted. One query. */
export async function fabricsWith(
  { db }: Context,
  { brand }: Pick<ShopSite, 'brand'>,
  codes: readonly number[],
): Promise<ReadonlyMap<number, FabricRow>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(fabrics)
    .where(and(eq(fabrics.brand, brand), inArray(fabrics.code, [...codes])));
  return new Map(rows.map((row) => [row.code, row]));
}

const stockAttribute = (isIn: boolean) => ({ attributeId: swatchInStockAttribute, value: isIn ? 'yes' : 'no' });

/**
 * Converts a fabric to an orderable swatch; a discontinued one cannot be ordered. SWATCH-09, SWATCH-10,
 * SWATCH-14
 */
export function swatchOfFabric({ code, family, title, picture: image, familyCode, ...row }: FabricRow): SwatchData {
  const { attributeId, value } = stockAttribute(row.swatchInStock && !row.isNla);
  return {
    ChoiceCode: code,
    Description: `${family}, ${title}`,
    ImagePath: image,
    Attributes: [{ AttributeId: attributeId, Value: value }],
    IsStock: false,
    PriceGroupCode: familyCode,
  };
}

/** A fabric as a choice that no product is configured with. FABRIC-20 */
export function choiceOfFabric(row: FabricRow): Choice {
  const {
    code,
    title,
    family,
    familyCode,
    typeName,
    color,
    position,
    picture: image,
    pictureHiRes,
    swatchInStock,
  } = row;
  const { subtitle, description, content, origin, care, comfort, close } = row.content;
  return {
    code,
    title,
    text: title,
    subtitle,
    description: description || subtitle,
    typeName,
    attributes: [stockAttribute(swatchInStock)],
    images: { desktop: image, desktopHiRes: pictureHiRes, mobile: image, mobileHiRes: pictureHiRes },
    isSelected: false,
    isDisabled: row.isNla,
    isStock: false,
    matchingSkus: row.skus,
    sequence: position + 1,
    priceGroupCode: familyCode,
    swatchName: `${family}, ${title}`,
    color,
    formattedPrice: '',
    additionalDetails: {
      addPrice: 0,
      careInstructions: care.map((text) => ({ description: text, fabricIconPath: '' })),
      features: row.features,
      content,
      origin,
      images: close === '' ? [] : [close],
      subtitle,
      shopThisSwatchUrl: '',
      swatchInStock,
      instagramHandle: '',
      comfort,
      products: [],
    },
  };
}
