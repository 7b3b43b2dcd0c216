import { type Brand, type CustomerImage, ok, type ProductSummary } from '@settee/domain';
import { fn } from 'storybook/test';
import type { GalleryPorts } from '../gallery/ports.ts';
import { imageFixture } from './pictures.ts';
import { productsFixture } from './product.ts';

const sent: Record<Brand, readonly (readonly [handle: string, alt: string, shown: readonly number[]])[]> = {
  main: [
    ['@nora.at.home', 'Alder sofa in a living room in the evening, with a blanket on one seat', [0, 6, 3, 5]],
    ['@biscuit.and.brinn', 'Brinn lounge chair on a gray rug, the basket of a dog beside it', [3]],
    ['@the.slow.flat', 'Hale coffee table with things of the day on it, in front of an Alder sofa', [6, 0]],
  ],
  cb2: [
    ['@loft.no9', 'Alder sofa by day, with a gray pillow and a throw, behind a Slab coffee table', [0, 6, 3, 5]],
    ['@studio.halden', 'Rail lounge chair under an Arc floor lamp in the evening', [3]],
    ['@table.for.six', 'Plane dining table with Wire chairs under a Disc pendant', [7, 4]],
  ],
};

/** Three photographs from homes; the first shows four products. */
export function customerImagesFixture(brand: Brand): readonly CustomerImage[] {
  const shelf = productsFixture(brand);
  return sent[brand].map(([instagramHandle, alt, shown], at) => {
    const image = imageFixture(`${brand}/customer/${at + 1}`, alt);
    return {
      originalVideoUrl: '',
      originalImageUrl: image.webp.url,
      smallSquareUrl: image.avif[0]?.url ?? '',
      products: shown.flatMap((place): ProductSummary[] => shelf.slice(place, place + 1)),
      instagramHandle,
      picture: image,
    };
  });
}

/** Ports that answer with the brand's photographs. */
export function galleryPortsFixture(brand: Brand, change: Partial<GalleryPorts> = {}): GalleryPorts {
  return { loadCustomerImages: fn(async () => ok(customerImagesFixture(brand))), log: fn(), ...change };
}
