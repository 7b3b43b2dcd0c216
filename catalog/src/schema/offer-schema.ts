import * as v from 'valibot';
import type { CatalogBundle } from '../bundles/types.ts';
import type { CatalogCategory, CatalogHome } from '../pages/types.ts';
import type { QuickShipItem } from '../quick-ship/quick-ship.ts';
import { brand, code, dayRange, perSite, image, price, slug, whole, words } from './basics.ts';
import { titledBox } from './product-schema.ts';

export const categorySchema: v.GenericSchema<CatalogCategory> = v.strictObject({
  code: slug,
  brand,
  title: words,
  text: words,
  picture: image,
});

const link = v.strictObject({ label: words, url: v.pipe(words, v.startsWith('/', 'leads off the site')) });

export const homeSchema: v.GenericSchema<CatalogHome> = v.strictObject({
  brand,
  hero: v.strictObject({ eyebrow: words, title: words, text: words, picture: image, action: link, secondAction: link }),
  categoriesTitle: words,
  featured: v.strictObject({ title: words, skus: v.pipe(v.array(code), v.minLength(4, 'are fewer than four')) }),
  story: v.strictObject({ eyebrow: words, title: words, text: words, picture: image, action: link }),
});

export const bundleSchema: v.GenericSchema<CatalogBundle> = v.strictObject({
  sku: code,
  brand,
  slug,
  name: words,
  text: words,
  category: words,
  picture: image,
  members: v.pipe(v.array(v.strictObject({ sku: code, quantity: code })), v.minLength(1, 'has no members')),
  prices: perSite(price),
  stock: perSite(whole),
  boxes: v.pipe(v.array(titledBox), v.minLength(1, 'comes in no box')),
});

export const quickShipSchema: v.GenericSchema<QuickShipItem> = v.strictObject({
  productSku: code,
  brand,
  sku: code,
  choices: v.record(v.pipe(v.string(), v.digits('is no option code')), code),
  stock: perSite(whole),
  deliveryDays: dayRange,
  backorderDays: dayRange,
});
