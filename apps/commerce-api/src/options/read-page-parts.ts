import {
  alsoBought,
  validConfiguration,
  type Configuration,
  type ConfiguredPicture,
  type ProductSummary,
  type Site,
  type Sku,
} from '@settee/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { findSellables } from '../browse/sellable.ts';
import { findSummaries } from '../browse/summaries.ts';
import { categories, configuredPictures, products } from '../browse/tables.ts';
import { readShelf } from '../recommendations/read-shelf.ts';
import type { World } from '../world/world.ts';
import { optionsOf } from './options-of.ts';
import type { PageParts } from './page-parts.ts';

const relatedCount = 4;

/** Without placeholders: the page has them on its screen before a choice is made, and there are many. */
async function configuredPicturesOf({ db }: World, productSku: Sku): Promise<Record<string, ConfiguredPicture>> {
  const rows = await db.select().from(configuredPictures).where(eq(configuredPictures.productSku, productSku));
  return Object.fromEntries(rows.map(({ choice, picture: { alt, avif, webp } }) => [choice, { alt, avif, webp }]));
}

/** Products that go with another, best first. */
async function goodCompany(world: World, site: Site, sku: Sku): Promise<ProductSummary[]> {
  const skus = alsoBought(await readShelf(world, site), sku).slice(0, relatedCount);
  if (skus.length === 0) return [];
  const cards = await findSummaries(world.db, site, inArray(products.sku, skus));
  return skus.flatMap((each) => cards.find(({ summary }) => summary.sku === each)?.summary ?? []);
}

/** Reads a product of a site with the choices that it offers; `null` when there is none. Four queries, and the shelf. */
export async function readPageParts(
  world: World,
  site: Site,
  sku: Sku,
  configuration: Configuration,
): Promise<PageParts | null> {
  const { db } = world;
  const sellable = (await findSellables(db, site, [sku])).get(sku);
  if (!sellable) return null;
  const { product } = sellable;
  const isCategory = and(eq(categories.brand, site.brand), eq(categories.code, product.category));
  const [pictures, [category], related] = await Promise.all([
    configuredPicturesOf(world, product.sku),
    db.select({ summary: categories.summary }).from(categories).where(isCategory),
    goodCompany(world, site, product.sku),
  ]);
  const chosen = validConfiguration(optionsOf(sellable, site.siteCulture), configuration);
  return {
    sellable,
    options: optionsOf(sellable, site.siteCulture, chosen),
    configuration: chosen,
    category: { title: category?.summary.title ?? '', url: category?.summary.url ?? '/' },
    configuredPictures: pictures,
    related,
    site,
    now: world.clock.now(),
  };
}
