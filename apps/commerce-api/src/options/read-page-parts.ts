import { validConfiguration, type Configuration, type ConfiguredPicture, type Site, type Sku } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { findSellables } from '../browse/sellable.ts';
import { categories, configuredPictures } from '../browse/tables.ts';
import type { World } from '../world/world.ts';
import { optionsOf } from './options-of.ts';
import type { PageParts } from './page-parts.ts';
import { readCompany } from './read-company.ts';

/** Without placeholders: the page has them on its screen before a choice is made, and there are many. */
async function configuredPicturesOf({ db }: World, productSku: Sku): Promise<Record<string, ConfiguredPicture>> {
  const rows = await db.select().from(configuredPictures).where(eq(configuredPictures.productSku, productSku));
  return Object.fromEntries(rows.map(({ choice, picture: { alt, avif, webp } }) => [choice, { alt, avif, webp }]));
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
  const [pictures, [category], company] = await Promise.all([
    configuredPicturesOf(world, product.sku),
    db.select({ summary: categories.summary }).from(categories).where(isCategory),
    readCompany(world, site, product),
  ]);
  const chosen = validConfiguration(optionsOf(sellable, site.siteCulture), configuration);
  return {
    sellable,
    options: optionsOf(sellable, site.siteCulture, chosen),
    configuration: chosen,
    category: { title: category?.summary.title ?? '', url: category?.summary.url ?? '/' },
    configuredPictures: pictures,
    ...company,
    site,
    now: world.clock.now(),
  };
}
