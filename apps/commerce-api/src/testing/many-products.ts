import { sql } from 'drizzle-orm';
import { refreshListings } from '../catalog/products/listings.queries.ts';
import type { Database } from '../platform/database/database.ts';

/** First SKU of the products made here. */
export const firstMadeSku = 10_000_000;

/** Adds about `count` products to the database: copies of those without options, at other prices. */
export async function addProducts(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with model as (
      select *, count(*) over () as models, row_number() over (order by sku) as place from product
      where category not in ('', 'gift-cards') and jsonb_array_length(content->'options') = 0
    )
    insert into product (sku, brand, category, position, slug, name, note, is_new, picture, hover_picture, swatches,
      colors, materials, widths, rating_average, rating_count, shown, search_kind, search_name, search_text, content)
    select ${firstMadeSku} + n * models + place, brand, category, 1000 + n, slug || '-' || n, name || ' ' || n, note,
      n % 9 = 0, picture, hover_picture, swatches, colors, materials, widths, rating_average, rating_count,
      jsonb_build_object('sku', ${firstMadeSku} + n * models + place, 'optionChoiceParameter', ''),
      search_kind, search_name, search_text, content
    from model, generate_series(1, ceil(${count}::numeric / models)::int) as n`);
  await db.execute(sql`
    insert into offer (sku, site_culture, product_sku, current_price, regular_price, least_surcharge,
      has_dearer_choice, supplied, sold)
    select made.sku, model.site_culture, made.sku, model.current_price + made.position * 100,
      model.regular_price + made.position * 100, 0, false, made.sku % 5, 0
    from product made
    join product origin on origin.sku < ${firstMadeSku} and origin.brand = made.brand
      and made.slug = origin.slug || '-' || (made.position - 1000)
    join offer model on model.product_sku = origin.sku
    where made.sku >= ${firstMadeSku}
    on conflict do nothing`);
  await refreshListings(db);
  await db.execute(sql`analyze`);
}
