import { useEffect, useRef, useState } from 'react';

/** Calls `done` once after `time` ms, not counting the time it is held. */
export function useCountdown(time: number, done: () => void) {
  const [held, setHeld] = useState(false);
  const left = useRef(time);
  const end = useRef(done);
  useEffect(() => {
    end.current = done;
  });

  useEffect(() => {
    if (held || !Number.isFinite(left.current)) return;
    const began = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [held]);

  return setHeld;
}
