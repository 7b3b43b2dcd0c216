'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import * as css from './LoadingOverlay.css.ts';
import { withRef } from '../../react-18.ts';

/** Delay before a wait is shown and announced; in ms, the same as in the styles. */
const delayMs = 200;

export interface LoadingOverlayProps extends ComponentProps<'div'> {
  /** Dims the content, which stays readable and preserves its place and its focus. */
  busy: boolean;
  /** Said once when the wait is long enough to be noticed. */
  label?: string;
}

/** Shows that present content is being fetched again. */
export const LoadingOverlay = withRef(function LoadingOverlay({
  busy,
  label,
  className,
  children,
  ...rest
}: LoadingOverlayProps) {
  const announce = useAnnounce();

  useEffect(() => {
    if (!busy || !label) return;
    const timer = setTimeout(() => announce(label), delayMs);
    return () => clearTimeout(timer);
  }, [busy, label, announce]);

  return (
    <div {...rest} aria-busy={busy} className={cx(css.root, className)}>
      {children}
      {busy && (
        <div aria-hidden="true" className={css.backdrop}>
          <div className={css.bar} />
        </div>
      )}
    </div>
  );
});
