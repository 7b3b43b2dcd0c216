'use client';

import type { ComponentProps } from 'react';
import * as css from './Button.css.ts';
import { buttonVariants } from './button-variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much the button asks to be pressed; one `accent` per region. */
  tone?: 'accent' | 'outline' | 'quiet' | 'inverse';
  /** Height: 44, 48 or 56 px. */
  size?: 'regular' | 'large' | 'small';
  /** Fills the width of its container. */
  block?: boolean;
  /** Announces work under way and ignores presses; focus, width and name stay, unlike `disabled`. */
  busy?: boolean;
}

/** Does something on this page; what leads elsewhere is a `ButtonLink`. */
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
