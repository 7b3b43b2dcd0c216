'use client';

import type { ComponentProps } from 'react';
import * as css from './Button.css.ts';
import { buttonVariants } from './button-variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual emphasis of the button; one `accent` per region. */
  tone?: 'accent' | 'outline' | 'quiet' | 'inverse';
  /** Height: 44, 48 or 56 px. */
  size?: 'regular' | 'large' | 'small';
  /** Fills the width of its container. */
  block?: boolean;
  /** Announces work in progress and ignores clicks; focus, width and name are preserved, unlike `disabled`. */
  busy?: boolean;
}

/** Runs an action on this page; navigation uses a `ButtonLink`. */
export function Button({ tone, size, block, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonVariants({ tone, size, block, className })}
    >
      <span className={css.label}>{children}</span>
      {busy && (
        <span className={css.dots} aria-hidden="true">
          <span className={css.dot} />
          <span className={css.dot} />
          <span className={css.dot} />
        </span>
      )}
    </button>
  );
}
