import type { RecommendationIndex, ShopSite, Sku } from '@settee/domain';
import { giftCardCategory } from '../gift-cards/gift-card.ts';
import { findProductsInStock, type ProductInStock } from '../products/offers.queries.ts';
import type { Context } from '../../platform/context.ts';

/** Cache lifetime of a recommendation index, in ms. */
const cacheTtlMs = 30_000;
/** Maximum age of orders used for recommendations, in ms. */
const remembered = 365 * 86_400_000;

/** The products of a site and their changes since they were read. */
interface SiteStock {
  stock: ReadonlyMap<Sku, ProductInStock>;
  changed: Set<Sku>;
  /** Anything may have changed. */
  isStale: boolean;
}

interface Cached {
  stocks: Map<ShopSite, SiteStock>;
  indexes: Map<ShopSite, { since: number; index: Promise<RecommendationIndex> }>;
  /** Whether changes arrive: otherwise all is read again. */
  isListening: boolean;
}

const caches = new WeakMap<Context, Cached>();

function getCached(ctx: Context): Cached {
  const known = caches.get(ctx);
  if (known) return known;
  const cached: Cached = { stocks: new Map(), indexes: new Map(), isListening: false };
  caches.set(ctx, cached);
  ctx.changes.subscribe({
    onChange(productSku) {
      for (const stock of cached.stocks.values()) {
        if (productSku === '') stock.isStale = true;
        else stock.changed.add(Number(productSku));
      }
    },
    onListening(isListening) {
      cached.isListening = isListening;
      for (const stock of cached.stocks.values()) stock.isStale = true;
    },
  });
  return cached;
}

/** Reads the products that changed since the last time; all of them the first time, and when anything may have changed. */
async function refreshStock(ctx: Context, site: ShopSite): Promise<SiteStock> {
  const { stocks, isListening } = getCached(ctx);
  const known = stocks.get(site);
  const before = known && isListening && !known.isStale ? known : null;
  if (before?.changed.size === 0) return before;
  // What changes while this reads is read the next time.
  const next: SiteStock = { stock: new Map(), changed: new Set(), isStale: false };
  stocks.set(site, next);
  try {
    const skus = before && [...before.changed];
    const rows = await findProductsInStock(ctx.db, site, { exceptCategory: giftCardCategory, skus });
    const rest = before ? [...before.stock.values()].filter(({ sku }) => !before.changed.has(sku)) : [];
    const sorted = [...rest, ...rows].toSorted((one, other) => one.position - other.position);
    next.stock = new Map(sorted.map((row) => [row.sku, row]));
  } catch (error) {
    next.isStale = true;
    throw error;
  }
  return next;
}

async function read(ctx: Context, site: ShopSite): Promise<RecommendationIndex> {
  const { db, clock, orderHistory } = ctx;
  const since = new Date(clock.now().getTime() - remembered);
  const [{ stock }, ordered] = await Promise.all([
    refreshStock(ctx, site),
    orderHistory.findOrderedTogether(db, site, since),
  ]);
  const together = new Map<Sku, Map<Sku, number>>();
  for (const { sku, other, count: times } of ordered) {
    const row = together.get(sku) ?? new Map<Sku, number>();
    together.set(sku, row.set(other, times));
  }
  const items = [...stock.values()].map((item) => ({ ...item, ordered: together.get(item.sku)?.get(item.sku) ?? 0 }));
  return { items, together };
}

/** Returns the cached recommendation index of a site; what changed is read after 30 seconds. */
export function getRecommendationIndex(ctx: Context, site: ShopSite): Promise<RecommendationIndex> {
  const cache = getCached(ctx).indexes;
  const now = ctx.clock.now().getTime();
  const known = cache.get(site);
  if (known && now - known.since < cacheTtlMs) return known.index;
  const index = read(ctx, site);
  cache.set(site, { since: now, index });
  index.catch(() => cache.delete(site));
  return index;
}
