import { type GalleryOpening, GalleryPopup } from '@settee/configurator-kit';
import type { Sku } from '@settee/domain';
import { useGalleryPorts } from '../../data/gallery.ts';
import { customerPhotoTexts } from '../../shell/brand-messages.ts';
import { usePage, useSite } from '../../shell/site.ts';

export interface GalleryOverlaysProps {
  opening: GalleryOpening;
  sku: Sku;
}

/** The popup of the gallery with its calls, in the shop's own words where it has some. GALL-03, GALL-07, GALL-09 */
export function GalleryOverlays({ opening, sku }: GalleryOverlaysProps) {
  const { brand, siteCulture } = useSite();
  const { galleryTexts = {} } = usePage();
  return (
    <GalleryPopup
      opening={opening}
      ports={useGalleryPorts(sku)}
      siteCulture={siteCulture}
      messages={{ ...customerPhotoTexts[brand], ...galleryTexts }}
    />
  );
}
