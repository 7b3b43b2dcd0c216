import type { GalleryItem } from '@settee/domain';
import { CarouselThumbnails, IconButton, Image, useAnnounce } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { GalleryPopupMessages } from '../popup-messages.ts';
import type { GalleryPorts } from '../ports.ts';
import { VideoSlide } from './VideoSlide.tsx';
import * as css from './GalleryPopup.css.ts';
import { ZoomImage } from './ZoomImage.tsx';

export interface ItemStageProps {
  items: readonly GalleryItem[];
  /** Of the item that is shown. */
  id: string;
  onChoose: (id: string) => void;
  /** Upright pictures, as from a telephone. */
  portrait?: boolean;
  /** Shows pictures of any proportion uncropped. */
  whole?: boolean;
  className?: string;
  /** Finds videos; without it there are none. */
  ports?: GalleryPorts;
  labels: GalleryPopupMessages;
}

function getLabel(item: GalleryItem, index: number, labels: GalleryPopupMessages): string {
  const label = getBareLabel(item, index, labels);
  return item.caption === undefined ? label : labels.captioned({ label, caption: item.caption });
}

function getBareLabel({ type, picture: image }: GalleryItem, index: number, labels: GalleryPopupMessages): string {
  if (type === 2) return labels.video({ position: index, alt: image.alt });
  return type === 3
    ? labels.customerPicture({ position: index, alt: image.alt })
    : labels.picture({ position: index, alt: image.alt });
}

interface ArrowProps {
  icon: 'left' | 'right';
  label: string;
  /** No item is there. */
  isOff: boolean;
  onClick: () => void;
}

function Arrow({ icon, isOff, ...rest }: ArrowProps) {
  return <IconButton {...rest} icon={icon} className={css.arrow} data-way={icon} aria-disabled={isOff} />;
}

/** The selected item at large size, with arrow buttons and thumbnails. GALL-14 */
export function ItemStage(props: ItemStageProps) {
  const { items, id, onChoose, portrait = false, whole = false, className, ports, labels } = props;
  const announce = useAnnounce();
  const index = Math.max(
    items.findIndex((item) => item.id === id),
    0,
  );
  const item = items[index];
  if (!item) return null;
  const ratio = portrait ? 4 / 5 : 4 / 3;
  const go = (to: number) => {
    const next = items[to];
    if (!next) return;
    onChoose(next.id);
    announce(labels.place({ position: to + 1, count: items.length }));
  };
  return (
    <div data-many={items.length > 1 || undefined} className={cx(css.viewer, portrait && css.portrait, className)}>
      <div className={css.stage}>
        {item.additionalDetails.isVideo && ports ? (
          <VideoSlide key={item.id} {...{ item, ratio, ports, labels }} />
        ) : (
          <ZoomImage key={item.id} {...{ item, ratio, whole }} label={labels.zoomable(item.picture.alt)} />
        )}
        {item.caption !== undefined && <p className={css.caption}>{item.caption}</p>}
        {items.length > 1 && (
          <>
            <Arrow icon="left" label={labels.previous} isOff={!items[index - 1]} onClick={() => go(index - 1)} />
            <Arrow icon="right" label={labels.next} isOff={!items[index + 1]} onClick={() => go(index + 1)} />
          </>
        )}
      </div>
      {items.length > 1 && (
        <CarouselThumbnails
          label={labels.thumbnails}
          index={index}
          onSelect={(index) => go(index)}
          className={css.thumbs}
          thumbnails={items.map((one, index) => ({
            label: getLabel(one, index + 1, labels),
            video: one.additionalDetails.isVideo ?? false,
            picture: <Image picture={one.picture} alt="" sizes="88px" ratio={portrait ? 1 : 4 / 3} />,
          }))}
        />
      )}
    </div>
  );
}
