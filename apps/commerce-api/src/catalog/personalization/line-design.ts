import type { DayRange } from '@settee/catalog';
import { type Cents, type ResponsiveImage, type SiteCulture, type ShopSite, type Sku } from '@settee/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import type { Product } from '../products/product-with-offers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PersonalizationSpec, ValidDesign } from './validate-design.ts';
import { personalizationMessages as words } from './messages.ts';
import type { LineDesign } from './design.ts';
import { designs } from './tables.ts';

/** Returns the label texts of a line's design. */
export function designWords(
  { type }: Pick<PersonalizationSpec, 'type'>,
  { texts, font, colorName, location }: ValidDesign,
) {
  return [
    { label: type === 705 ? words.etching : words.embroidery, text: texts.join(' / ') },
    { label: words.fontLabel, text: font.name },
    ...(colorName === '' ? [] : [{ label: words.thread, text: colorName }]),
    { label: words.place, text: location.name },
  ];
}

/** Returns the label and text of a personalization without a design; none without a text. MONO-20 */
export function textWords(text: string): { label: string; text: string }[] {
  return text === '' ? [] : [{ label: 'Personalization', text }];
}

/** Returns the surcharge of a design per piece, in cents. */
export function designPrice(product: Product, design: LineDesign | null, siteCulture: SiteCulture): Cents {
  return design ? (product.content.personalization?.price[siteCulture] ?? 0) : 0;
}

/** Returns the surcharge of a line's personalization per piece, in cents, with or without a design. */
export function workPrice(
  product: Product,
  { personalizationText, design }: { personalizationText: string; design: LineDesign | null },
  siteCulture: SiteCulture,
): Cents {
  const isWritten = design !== null || personalizationText !== '';
  const { personalization, textPersonalization } = product.content;
  return isWritten ? ((personalization ?? textPersonalization)?.price[siteCulture] ?? 0) : 0;
}

/** Returns the delivery days of a product without personalization with those that its design adds. */
export function designDays({ content }: Product, design: LineDesign | null, { from, to }: DayRange): DayRange {
  const extra = design ? (content.personalization?.extraDays ?? 0) : 0;
  return { from: from + extra, to: to + extra };
}

/** The product as its line shows it: with the text, where there is one. */
export function designImage(product: Product, image: ResponsiveImage, design: LineDesign | null): ResponsiveImage {
  const basePicture = product.content.personalization?.picture;
  if (!design || !basePicture) return image;
  const texts = design.design.personalization.map(({ text }) => text);
  const { overlay: _, ...plain } = basePicture;
  return { ...plain, alt: words.pictured(product.name, texts), avif: [], webp: { width: 1000, url: design.imageUrl } };
}

/** The designs of a shopper by id; ignores those of other shoppers. One query. */
export async function findDesigns(
  db: Database,
  session: Session | null,
  { brand, siteCulture }: ShopSite,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { productSku: Sku; designKey: string; design: LineDesign }>> {
  const known = ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
  if (!session || known.length === 0) return new Map();
  const isOwn = and(
    inArray(designs.id, known),
    eq(designs.shopperKey, session.key),
    eq(designs.brand, brand),
    eq(designs.siteCulture, siteCulture),
  );
  const rows = await db.select().from(designs).where(isOwn);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes the designs of a guest those of the account. */
export async function takeDesigns(tx: Database, guestKey: string, accountId: string): Promise<void> {
  await tx.update(designs).set({ shopperKey: accountId }).where(eq(designs.shopperKey, guestKey));
}
