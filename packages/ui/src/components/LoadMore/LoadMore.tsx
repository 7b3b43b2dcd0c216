'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useEffect, useRef } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './LoadMore.css.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many are shown. */
  shown: number;
  /** How many there are. */
  count: number;
  onLoadMore: () => void;
  /** More are on their way. */
  busy?: boolean;
  buttonLabel?: string;
  /** Tells how many are shown; said when more have come. */
  words?: (shown: number, count: number) => string;
}

const showing = (shown: number, count: number) => `Showing ${shown} of ${count}`;

/** Asks for the next part of a long list; the button goes when all of it is there. */
export function LoadMore({
  shown,
  count,
  onLoadMore,
  busy = false,
  buttonLabel = 'Load More',
  words = showing,
  className,
  ...rest
}: LoadMoreProps) {
  const announce = useAnnounce();
  const text = words(shown, count);
  const said = useRef(text);
  const share: CSSProperties & Record<'--share', string> = { '--share': `${Math.min(100, (shown / count) * 100)}%` };

  useEffect(() => {
    if (said.current !== text) announce(text);
    said.current = text;
  }, [announce, text]);

  return (
    <div {...rest} className={cx(css.root, className)}>
      <p className={css.words}>{text}</p>
      <div aria-hidden="true" className={css.bar} style={share} />
      {shown < count && (
        <Button tone="outline" busy={busy} onClick={onLoadMore}>
          {buttonLabel}
        </Button>
      )}
    </div>
  );
}
