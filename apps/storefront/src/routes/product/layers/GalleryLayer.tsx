import { GalleryPopup, useConfigurator, useLayer } from '@settee/configurator-kit';
import { useGalleryPorts } from '../../../data/gallery.ts';
import { usePage, useSite } from '../../../data/site.ts';
import { customerPhotoTexts } from '../../../shell/brand-messages.ts';

/** Gallery popup with its ports and the configured texts. GALL-03, GALL-07, GALL-09 */
export function GalleryLayer() {
  const { brand, siteCulture } = useSite();
  const { galleryTexts = {} } = usePage();
  const { page, dispatch } = useConfigurator();
  const ports = useGalleryPorts(page.product.sku);
  const { layer } = useLayer('gallery');
  if (!layer) return null;
  return (
    <GalleryPopup
      opening={layer}
      ports={ports}
      siteCulture={siteCulture}
      onClose={() => dispatch({ type: 'layerClosed' })}
      messages={{ ...customerPhotoTexts[brand], ...galleryTexts }}
    />
  );
}
