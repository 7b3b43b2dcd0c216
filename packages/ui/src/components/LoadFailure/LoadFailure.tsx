'use client';

import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './LoadFailure.css.ts';

const variants = cva('', { variants: { place: css.place } });

export interface LoadFailureProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** `part` in place of the part, `window` at the lower edge for a part that opens over the page. */
  place?: 'part' | 'window';
  /** Loads the part again. */
  onRetry: () => void;
  /** A retry is in progress; the button preserves its focus. */
  busy?: boolean;
  title?: string;
  text?: string;
  retryLabel?: string;
}

/** Explains that the code of a part did not load, and loads it again. Must not be loaded late itself. */
export function LoadFailure(props: LoadFailureProps) {
  const {
    place = 'part',
    onRetry,
    busy = false,
    title = 'This part of the page did not load.',
    text = 'Check your connection and try again. Everything you entered is still here.',
    retryLabel = 'Try Again',
    className,
    ...rest
  } = props;
  return (
    <Alert {...rest} tone="critical" live="assertive" title={title} className={variants({ place, className })}>
      <p>{text}</p>
      <Button tone="outline" size="small" busy={busy} onClick={onRetry} className={css.retry}>
        {retryLabel}
      </Button>
    </Alert>
  );
}
