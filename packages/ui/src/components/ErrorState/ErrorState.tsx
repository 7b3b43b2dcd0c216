'use client';

import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './ErrorState.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.root, { variants: { size: css.size } });

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says what could not be done, in the shopper's words. */
  title: ReactNode;
  /** `page` in place of a screen, `block` in place of a part, `line` in place of a figure or a sentence. */
  size?: 'page' | 'block' | 'line';
  /** Retries the request; without it there is no button. */
  onRetry?: () => void;
  /** Name of the button that tries once more. */
  retryLabel?: string;
  /** A retry is in progress; the button preserves its focus. */
  busy?: boolean;
  /** Other actions next to the button. */
  actions?: ReactNode;
  /** Place of the title in the outline; a `line` has no heading. */
  level?: 1 | 2 | 3 | 4;
  /** Whether it is read out when it appears; `off` for what is in the page from the start. */
  live?: 'assertive' | 'polite' | 'off';
}

interface RetryButtonProps extends Required<Pick<ErrorStateProps, 'size' | 'retryLabel' | 'busy'>> {
  onRetry: () => void;
}

function RetryButton({ size, retryLabel, busy, onRetry }: RetryButtonProps) {
  if (size !== 'line')
    return (
      <Button tone={size === 'page' ? 'accent' : 'outline'} busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    );
  return (
    <TextButton
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onRetry();
      }}
    >
      {retryLabel}
    </TextButton>
  );
}

const roles = { polite: 'status', assertive: 'alert', off: undefined } as const;

/** Replaces content that failed to load: shows the error and offers a retry. */
export const ErrorState = withRef(function ErrorState(props: ErrorStateProps) {
  const {
    title,
    size = 'block',
    onRetry,
    retryLabel: givenRetryLabel,
    busy = false,
    actions,
    level = 3,
    ...others
  } = props;
  const retryLabel = useWord('tryAgain', givenRetryLabel, 'Try Again');
  const { live = 'polite', className, children, ...rest } = others;
  const isLine = size === 'line';
  return (
    <div role={roles[live]} {...rest} className={variants({ size, className })}>
      <Icon name="alert" size={isLine ? 16 : 32} className={css.icon} />
      {isLine ? (
        <span>{title}</span>
      ) : (
        <Heading level={level} size={size === 'page' ? 'h2' : 'h3'}>
          {title}
        </Heading>
      )}
      {children && <div className={css.text}>{children}</div>}
      {(onRetry || actions) && (
        <div className={css.actions}>
          {onRetry && <RetryButton size={size} retryLabel={retryLabel} busy={busy} onRetry={onRetry} />}
          {actions}
        </div>
      )}
    </div>
  );
});
