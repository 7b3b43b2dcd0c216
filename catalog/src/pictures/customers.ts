import type { Brand } from '@settee/domain';
import type { CatalogCustomerImage } from './types.ts';

const home = (id: string, instagramHandle: string, alt: string, ...slugs: readonly string[]): CatalogCustomerImage => ({
  id,
  alt,
  instagramHandle,
  slugs,
});

/** Photographs from the homes of customers. */
const images: Readonly<Record<Brand, readonly CatalogCustomerImage[]>> = {
  main: [
    home(
      'main/customer/1',
      '@nora.at.home',
      'Alder sofa in a living room in the evening, with a blanket on one seat',
      'alder-sofa',
      'hale-coffee-table',
      'wick-floor-lamp',
    ),
    home(
      'main/customer/2',
      '@biscuit.and.brinn',
      'Brinn lounge chair on a gray rug in a bright room, with a dog bed beside it',
      'brinn-lounge-chair',
    ),
    home(
      'main/customer/3',
      '@the.slow.flat',
      'Hale coffee table with everyday things on it, in front of an Alder sofa',
      'hale-coffee-table',
      'alder-sofa',
    ),
    home(
      'main/customer/4',
      '@maple.street.house',
      'Linden sideboard in the evening with a lit Dew lamp on it',
      'linden-sideboard',
      'dew-table-lamp',
    ),
  ],
  cb2: [
    home(
      'cb2/customer/1',
      '@loft.no9',
      'Alder sofa in daylight, with a gray pillow and a throw, behind a Slab coffee table',
      'alder-sofa',
      'slab-coffee-table',
    ),
    home(
      'cb2/customer/2',
      '@studio.halden',
      'Rail lounge chair under an Arc floor lamp in the evening',
      'rail-lounge-chair',
      'arc-floor-lamp',
      'column-side-table',
    ),
    home(
      'cb2/customer/3',
      '@table.for.six',
      'Plane dining table with Wire chairs under a Disc pendant',
      'plane-dining-table',
      'wire-dining-chair',
      'disc-pendant',
    ),
    home(
      'cb2/customer/4',
      '@spines.and.steel',
      'Frame bookcase full of books, a Rail lounge chair in front of it',
      'frame-bookcase',
      'rail-lounge-chair',
    ),
  ],
};

/** Customers' pictures that show a product. */
export function toCustomerImages(brand: Brand, slug: string): readonly CatalogCustomerImage[] {
  return images[brand].filter(({ slugs }) => slugs.includes(slug));
}
