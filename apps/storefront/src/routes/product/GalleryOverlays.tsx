import { type GalleryOpening, GalleryPopup } from '@settee/configurator-kit';
import type { Sku } from '@settee/domain';
import { useGalleryPorts } from '../../data/gallery.ts';
import { customerPhotoTexts } from '../../shell/brand-messages.ts';
import { usePage, useSite } from '../../data/site.ts';

export interface GalleryOverlaysProps {
  opening: GalleryOpening;
  sku: Sku;
}

/** Gallery popup with its ports and the configured texts. GALL-03, GALL-07, GALL-09 */
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
