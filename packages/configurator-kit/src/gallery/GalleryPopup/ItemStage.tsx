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
  ports: GalleryPorts;
  labels: GalleryPopupMessages;
}

function getLabel(item: GalleryItem, place: number, labels: GalleryPopupMessages): string {
  const label = getBareLabel(item, place, labels);
  return item.caption === undefined ? label : labels.captioned(label, item.caption);
}

function getBareLabel({ type, picture: image }: GalleryItem, place: number, labels: GalleryPopupMessages): string {
  if (type === 2) return labels.video(place, image.alt);
  return type === 3 ? labels.customerPicture(place, image.alt) : labels.picture(place, image.alt);
}

/** Selected item in large size, with arrow buttons and thumbnails. GALL-14 */
export function ItemStage({ items, id, onChoose, portrait = false, ports, labels }: ItemStageProps) {
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
    announce(labels.place(to + 1, items.length));
  };
  const arrow = (icon: 'left' | 'right', label: string, to: number) => (
    <IconButton
      icon={icon}
      label={label}
      className={css.arrow}
      data-way={icon}
      aria-disabled={!items[to]}
      onClick={() => go(to)}
    />
  );
  return (
    <div data-many={items.length > 1 || undefined} className={cx(css.viewer, portrait && css.portrait)}>
      <div className={css.stage}>
        {item.additionalDetails.isVideo ? (
          <VideoSlide key={item.id} {...{ item, ratio, ports, labels }} />
        ) : (
          <ZoomImage key={item.id} item={item} ratio={ratio} label={labels.zoomable(item.picture.alt)} />
        )}
        {item.caption !== undefined && <p className={css.caption}>{item.caption}</p>}
        {items.length > 1 && (
          <>
            {arrow('left', labels.previous, index - 1)}
            {arrow('right', labels.next, index + 1)}
          </>
        )}
      </div>
      {items.length > 1 && (
        <CarouselThumbnails
          label={labels.thumbnails}
          index={index}
          onSelect={(place) => go(place)}
          className={css.thumbs}
          thumbnails={items.map((one, place) => ({
            label: getLabel(one, place + 1, labels),
            video: one.additionalDetails.isVideo ?? false,
            picture: <Image picture={one.picture} alt="" sizes="88px" ratio={portrait ? 1 : 4 / 3} />,
          }))}
        />
      )}
    </div>
  );
}
