import type { GalleryItem } from '@settee/domain';
import { Image, ZoomView } from '@settee/ui';
import { useState } from 'react';
import { useDebouncedItem } from '../../useDebouncedItem.ts';
import * as css from './GalleryPopup.css.ts';
import { zoomDelayMs } from '../timings.ts';

export interface ZoomImageProps {
  item: GalleryItem;
  /** Names the picture that can be zoomed. */
  label: string;
  /** Proportion that the picture is cropped to. */
  ratio: number;
  /** Shows it uncropped within the proportion. */
  whole: boolean;
}

const sizes = '(min-width: 768px) 780px, 100vw';

/** Zoomable image; loads a sharper version once the zoom level is stable. GALL-20 */
export function ZoomImage({ item, label, ratio, whole }: ZoomImageProps) {
  const [zoom, setZoom] = useState(1);
  const scale = useDebouncedItem(zoom, zoomDelayMs);
  const { picture: image } = item;
  return (
    <ZoomView label={label} onZoomChange={setZoom}>
      <Image
        picture={image}
        alt={image.alt}
        ratio={ratio}
        sizes={scale > 1 ? `${Math.round(scale * 100)}vw` : sizes}
        priority
        draggable={false}
        className={whole ? css.whole : undefined}
      />
    </ZoomView>
  );
}
