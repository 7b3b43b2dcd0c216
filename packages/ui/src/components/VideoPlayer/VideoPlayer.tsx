'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { pause, play } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as css from './VideoPlayer.css.ts';

export interface VideoPlayerProps
  extends Omit<ComponentProps<'video'>, 'src' | 'poster' | 'autoPlay' | 'controls' | 'ref'> {
  /** Names the video. */
  label: string;
  /** Address of the film; nothing of it is fetched before it is to be seen. */
  src: string;
  /** An `Image` that is shown until the video plays, with an empty alternative text. */
  poster: ReactNode;
  /** `<track>`s. */
  captions?: ReactNode;
  /** Proportion of the film. */
  ratio?: string | number;
  /** Plays silently in a loop while visible; not with reduced motion. */
  ambient?: boolean;
  /** Begins the name of the play button. */
  playLabel?: string;
  /** Begins the name of the pause button of an ambient film. */
  pauseLabel?: string;
  /** Shown instead of a video that fails to load. */
  problemText?: string;
}

/** A film that is held back is no problem; one that cannot be played is. */
const isBroken = (reason: unknown) => reason instanceof DOMException && reason.name === 'NotSupportedError';

/** A film behind its poster: fetched when it is played, with the browser's own controls. */
export function VideoPlayer({
  label,
  src,
  poster,
  captions,
  ratio = '16 / 9',
  ambient = false,
  playLabel = 'Play',
  pauseLabel = 'Pause',
  problemText = 'We couldn’t load this video.',
  className,
  style,
  ...rest
}: VideoPlayerProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);
  const [failed, setFailed] = useState(false);
  const stopped = useRef(false);

  useEffect(() => {
    const box = film.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!box || !ambient || isStill || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return box.pause();
      setWanted(true);
      if (!stopped.current) box.play()?.catch(() => {});
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [ambient]);

  useEffect(() => {
    if (wanted) film.current?.play()?.catch((reason: unknown) => setFailed(isBroken(reason)));
  }, [wanted]);

  const start = () => {
    stopped.current = false;
    setWanted(true);
    if (!wanted) film.current?.focus({ preventScroll: true });
    else film.current?.play()?.catch(() => {});
  };
  const stop = () => {
    stopped.current = true;
    film.current?.pause();
  };
  const ownControls = wanted && !ambient;
  return (
    <div className={cx(css.root, className)} style={{ aspectRatio: ratio, ...style }}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are handed in */}
      <video
        playsInline
        {...rest}
        ref={film}
        aria-label={label}
        tabIndex={ownControls ? 0 : -1}
        controls={ownControls}
        muted={ambient || rest.muted}
        loop={ambient || rest.loop}
        preload="none"
        src={wanted ? src : undefined}
        className={css.video}
        onPlaying={() => {
          setPlaying(true);
          setSeen(true);
        }}
        onPause={() => setPlaying(false)}
        onError={() => wanted && setFailed(true)}
      >
        {captions}
      </video>
      {!seen && <div className={css.poster}>{poster}</div>}
      {!ownControls && !playing && (
        <button type="button" aria-label={`${playLabel}: ${label}`} className={css.start} onClick={start}>
          <span className={css.disc}>
            <Glyph d={play} size={32} />
          </span>
        </button>
      )}
      {ambient && playing && (
        <GlyphButton d={pause} label={`${pauseLabel}: ${label}`} className={css.pause} onClick={stop} />
      )}
      {failed && (
        <p role="alert" className={css.problem}>
          {problemText}
        </p>
      )}
    </div>
  );
}
