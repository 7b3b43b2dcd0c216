'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { formatCount } from '../../format-count.ts';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './LoadMore.css.ts';
import { withRef } from '../../react-18.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of items shown. */
  shown: number;
  /** Total number of items. */
  count: number;
  /** Called when the shopper wants more. */
  onLoadMore: () => void;
  /** More are on their way. */
  busy?: boolean;
  /** Words of the button. */
  buttonLabel?: string;
  /** Returns the text with the number of items shown; announced when more have loaded. */
  formatCount?: (values: { shown: number; count: number }) => string;
}

const showing = ({ shown, count }: { shown: number; count: number }) =>
  `Showing ${formatCount(shown)} of ${formatCount(count)}`;

/** Loads the next part of a long list; once all items are shown, the button is removed and the text gets its focus. */
export const LoadMore = withRef(function LoadMore({
  shown,
  count,
  onLoadMore,
  busy = false,
  buttonLabel: givenButtonLabel,
  formatCount: givenShowing,
  className,
  ...rest
}: LoadMoreProps) {
  const buttonLabel = useWord('loadMore', givenButtonLabel, 'Load More');
  const announce = useAnnounce();
  const text = useWord('showing', givenShowing, showing)({ shown, count });
  const said = useRef(text);
  const line = useRef<HTMLParagraphElement>(null);
  const part = count > 0 ? Math.min(1, shown / count) : 1;
  const share: CSSProperties & Record<'--share', string> = { '--share': `${part * 100}%` };

  useEffect(() => {
    // What has the focus is read out anyway.
    if (said.current !== text && document.activeElement !== line.current) announce(text);
    said.current = text;
  }, [announce, text]);

  const leaveFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) line.current?.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <div {...rest} className={cx(css.root, className)}>
      <p ref={line} tabIndex={-1} className={css.texts}>
        {text}
      </p>
      <div aria-hidden="true" className={css.bar} style={share} />
      {shown < count && (
        <Button ref={leaveFocus} tone="outline" busy={busy} onClick={onLoadMore}>
          {buttonLabel}
        </Button>
      )}
    </div>
  );
});
