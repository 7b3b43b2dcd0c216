'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useImperativeHandle } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { pause, play } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import { useFilm } from './useFilm.ts';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './VideoPlayer.css.ts';
import { withRef } from '../../react-18.ts';

export interface VideoPlayerProps extends Omit<ComponentProps<'video'>, 'src' | 'poster' | 'autoPlay' | 'controls'> {
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

interface VideoControlsProps extends Pick<VideoPlayerProps, 'label' | 'ambient' | 'playLabel' | 'pauseLabel'> {
  /** Whether the browser shows its own controls. */
  hasControls: boolean;
  isPlaying: boolean;
  onPlay: () => void;
  onPause: () => void;
}

function VideoControls(props: VideoControlsProps) {
  const {
    label,
    ambient,
    playLabel: givenPlayLabel,
    pauseLabel: givenPauseLabel,
    hasControls,
    isPlaying,
    onPlay,
    onPause,
  } = props;
  const pauseLabel = useWord('pause', givenPauseLabel, 'Pause');
  const playLabel = useWord('play', givenPlayLabel, 'Play');
  if (ambient && isPlaying)
    return <GlyphButton d={pause} label={`${pauseLabel}: ${label}`} className={css.pause} onClick={onPause} />;
  if (hasControls || isPlaying) return null;
  return (
    <button type="button" aria-label={`${playLabel}: ${label}`} className={css.start} onClick={onPlay}>
      <span className={css.disc}>
        <Glyph d={play} size={32} />
      </span>
    </button>
  );
}

/** A film behind its poster: fetched when it is played, with the browser's own controls. */
export const VideoPlayer = withRef(function VideoPlayer({
  ref,
  label,
  src,
  poster,
  captions,
  ratio = '16 / 9',
  ambient = false,
  playLabel,
  pauseLabel,
  problemText: givenProblemText,
  className,
  style,
  ...rest
}: VideoPlayerProps) {
  const problemText = useWord('videoFailed', givenProblemText, 'We couldn’t load this video.');
  const { film, wanted, failed, isPlaying, wasPlayed, start, stop, events } = useFilm(ambient);
  useImperativeHandle(ref, () => film.current!, [film]);
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
        {...events}
      >
        {captions}
      </video>
      {!wasPlayed && <div className={css.poster}>{poster}</div>}
      <VideoControls
        {...{ label, ambient, playLabel, pauseLabel }}
        hasControls={ownControls}
        isPlaying={isPlaying}
        onPlay={start}
        onPause={stop}
      />
      {failed && (
        <p role="alert" className={css.problem}>
          {problemText}
        </p>
      )}
    </div>
  );
});
