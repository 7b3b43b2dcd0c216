import { useEffect, useRef, useState } from 'react';
import { matchesMedia } from '../../matches-media.ts';

/** Browser settings may block autoplay, which is not an error; a video that cannot be played is one. */
const isBroken = (reason: unknown) => reason instanceof DOMException && reason.name === 'NotSupportedError';

/** Starts and stops a film; an ambient one by itself while it is visible, unless motion is reduced or it was stopped. */
export function useFilm(ambient: boolean) {
  const film = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [wasPlayed, setPlayed] = useState(false);
  const stopped = useRef(false);

  useEffect(() => {
    const box = film.current;
    const isStill = matchesMedia('(prefers-reduced-motion: reduce)');
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
  const events = {
    onPlaying: () => {
      setPlaying(true);
      setPlayed(true);
    },
    onPause: () => setPlaying(false),
    onError: () => {
      if (wanted) setFailed(true);
    },
  };
  return { film, wanted, failed, isPlaying, wasPlayed, start, stop, events };
}
