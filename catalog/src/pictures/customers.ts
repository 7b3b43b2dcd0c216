import type { Brand } from '@settee/domain';
import type { CatalogPicture } from './types.ts';

interface CustomerPicture extends CatalogPicture {
  /** The products that are in it. */
  slugs: readonly string[];
}

const home = (id: string, alt: string, ...slugs: readonly string[]): CustomerPicture => ({ id, alt, slugs });

/** Photographs from the homes of customers. */
const pictures: Readonly<Record<Brand, readonly CustomerPicture[]>> = {
  main: [
    home(
      'main/customer/1',
      'Alder sofa in a living room in the evening, with a blanket on one seat',
      'alder-sofa',
      'hale-coffee-table',
      'wick-floor-lamp',
    ),
    home(
      'main/customer/2',
      'Brinn lounge chair on a grey rug in a bright room, the basket of a dog beside it',
      'brinn-lounge-chair',
    ),
    home(
      'main/customer/3',
      'Hale coffee table with things of the day on it, in front of an Alder sofa',
      'hale-coffee-table',
      'alder-sofa',
    ),
    home(
      'main/customer/4',
      'Linden sideboard in the evening with a lit Dew lamp on it',
      'linden-sideboard',
      'dew-table-lamp',
    ),
  ],
  cb2: [
    home(
      'cb2/customer/1',
      'Alder sofa by day, with a grey pillow and a throw, behind a Slab coffee table',
      'alder-sofa',
      'slab-coffee-table',
    ),
    home(
      'cb2/customer/2',
      'Rail lounge chair under an Arc floor lamp in the evening',
      'rail-lounge-chair',
      'arc-floor-lamp',
      'column-side-table',
    ),
    home(
      'cb2/customer/3',
      'Plane dining table with Wire chairs under a Disc pendant',
      'plane-dining-table',
      'wire-dining-chair',
      'disc-pendant',
    ),
    home(
      'cb2/customer/4',
      'Frame bookcase full of books, a Rail lounge chair in front of it',
      'frame-bookcase',
      'rail-lounge-chair',
    ),
  ],
};

/** Customers' pictures that show a product. */
export function customerPicturesOf(brand: Brand, slug: string): readonly CatalogPicture[] {
  return pictures[brand].filter(({ slugs }) => slugs.includes(slug)).map(({ id, alt }) => ({ id, alt }));
}
