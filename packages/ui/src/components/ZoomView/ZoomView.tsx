'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { minus, plus } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import { useZoom } from './useZoom.ts';
import { maxScale } from './view.ts';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './ZoomView.css.ts';
import { withRef } from '../../react-18.ts';

export interface ZoomViewProps extends ComponentProps<'div'> {
  /** Names the picture that can be zoomed. */
  label: string;
  /** Name of the plus button. */
  zoomInLabel?: string;
  /** Name of the minus button. */
  zoomOutLabel?: string;
  /** Says how far it is zoomed, in percent. */
  zoomLabel?: (percent: number) => string;
  /** Called with the scale, from 1 to 4. */
  onZoomChange?: (scale: number) => void;
}

const getPercent = (percent: number) => `${percent} %`;

interface ZoomButtonsProps
  extends Pick<ReturnType<typeof useZoom>, 'zoomIn' | 'zoomOut'>,
    Pick<ZoomViewProps, 'zoomInLabel' | 'zoomOutLabel'> {
  scale: number;
}

function ZoomButtons({ scale, zoomIn, zoomOut, ...given }: ZoomButtonsProps) {
  const zoomOutLabel = useWord('zoomOut', given.zoomOutLabel, 'Zoom out');
  const zoomInLabel = useWord('zoomIn', given.zoomInLabel, 'Zoom in');
  return (
    <div className={css.controls}>
      <GlyphButton
        d={minus}
        label={zoomOutLabel}
        aria-disabled={scale <= 1}
        className={css.control}
        onClick={zoomOut}
      />
      <GlyphButton
        d={plus}
        label={zoomInLabel}
        aria-disabled={scale >= maxScale}
        className={css.control}
        onClick={zoomIn}
      />
    </div>
  );
}

/** A picture that is zoomed by pinch, tap, buttons or `+`, `-` and `0`, and moved by finger, mouse or arrows. */
export const ZoomView = withRef(function ZoomView({
  label,
  zoomInLabel,
  zoomOutLabel,
  zoomLabel = getPercent,
  onZoomChange,
  className,
  children,
  ...rest
}: ZoomViewProps) {
  const announce = useAnnounce();
  const { stage, view, isStep, handlers, zoomIn, zoomOut } = useZoom((scale, isAnnounced) => {
    onZoomChange?.(scale);
    if (isAnnounced) announce(zoomLabel(Math.round(scale * 100)));
  });
  return (
    <div {...rest} className={cx(css.root, className)}>
      <div
        ref={stage}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard moves and zooms what it can focus
        tabIndex={0}
        data-zoomed={view.scale > 1 || undefined}
        className={css.stage}
        {...handlers}
      >
        <div
          data-moves={isStep || undefined}
          className={css.content}
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
        >
          {children}
        </div>
      </div>
      <ZoomButtons scale={view.scale} {...{ zoomIn, zoomOut, zoomInLabel, zoomOutLabel }} />
    </div>
  );
});
