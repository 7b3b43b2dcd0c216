'use client';

import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './LoadFailure.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva('', { variants: { place: css.place } });

export interface LoadFailureProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** `part` in place of the part, `window` at the lower edge for a part that opens over the page. */
  place?: 'part' | 'window';
  /** Loads the part again. */
  onRetry: () => void;
  /** A retry is in progress; the button preserves its focus. */
  busy?: boolean;
  /** Heading; English by default. */
  title?: string;
  /** Sentence below the heading; English by default. */
  text?: string;
  /** Text of the button; English by default. */
  retryLabel?: string;
}

/** Explains that the code of a part did not load, and loads it again. Must not be loaded late itself. */
export const LoadFailure = withRef(function LoadFailure(props: LoadFailureProps) {
  const {
    place = 'part',
    onRetry,
    busy = false,
    title: givenTitle,
    text: givenText,
    retryLabel: givenRetryLabel,
    className,
    ...rest
  } = props;
  const retryLabel = useWord('tryAgain', givenRetryLabel, 'Try Again');
  const text = useWord(
    'loadFailedText',
    givenText,
    'Check your connection and try again. Everything you entered is still here.',
  );
  const title = useWord('loadFailed', givenTitle, 'This part of the page did not load.');
  return (
    <Alert {...rest} tone="critical" live="assertive" title={title} className={variants({ place, className })}>
      <p>{text}</p>
      <Button tone="outline" size="small" busy={busy} onClick={onRetry} className={css.retry}>
        {retryLabel}
      </Button>
    </Alert>
  );
});
