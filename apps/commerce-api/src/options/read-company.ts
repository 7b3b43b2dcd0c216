import { alsoBought, sectionalUrl, type Site } from '@settee/domain';
import { inArray } from 'drizzle-orm';
import type { Product } from '../browse/sellable.ts';
import { findSummaries } from '../browse/summaries.ts';
import { products } from '../browse/tables.ts';
import { readShelf } from '../recommendations/read-shelf.ts';
import type { World } from '../world/world.ts';
import type { PageParts } from './page-parts.ts';

const relatedCount = 4;
const navigationCount = 8;

type Company = Pick<PageParts, 'related' | 'sectional' | 'crossSell' | 'seoNavigation'>;

/** Where a product's page leads: what goes with it, others of its category, and what its catalog entry names. One query, and the shelf. */
export async function readCompany(world: World, site: Site, { sku, category, content }: Product): Promise<Company> {
  const { sectional, crossSell } = content;
  const shelf = await readShelf(world, site);
  const goesWith = alsoBought(shelf, sku).slice(0, relatedCount);
  const beside = shelf.items
    .filter((item) => item.category === category && item.sku !== sku)
    .slice(0, navigationCount)
    .map((item) => item.sku);
  const wanted = [...goesWith, ...beside, ...(crossSell ? [crossSell.sku] : [])];
  const cards = wanted.length > 0 ? await findSummaries(world.db, site, inArray(products.sku, wanted)) : [];
  const cardOf = (one: number) => cards.find(({ summary }) => summary.sku === one)?.summary;
  const sold = crossSell && cardOf(crossSell.sku);
  return {
    related: goesWith.flatMap((one) => cardOf(one) ?? []),
    seoNavigation: beside.flatMap((one) => {
      const card = cardOf(one);
      return card ? [{ sku: one, navigationUrl: card.url, name: card.name }] : [];
    }),
    sectional: sectional && { ...sectional, url: sectionalUrl(world.config.sectionalBaseUrl, sectional) },
    crossSell: sold && { ...crossSell, url: sold.url },
  };
}
