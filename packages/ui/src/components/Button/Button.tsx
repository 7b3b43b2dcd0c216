'use client';

import type { ComponentProps } from 'react';
import * as css from './Button.css.ts';
import { buttonVariants } from './button-variants.ts';
import { withRef } from '../../react-18.ts';
import { type Render, renderButton } from '../../render.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual emphasis of the button; one `accent` per region. */
  tone?: 'accent' | 'outline' | 'quiet' | 'inverse';
  /** Height: 44, 48 or 56 px. */
  size?: 'regular' | 'large' | 'small';
  /** Fills the width of its container. */
  block?: boolean;
  /** Announces work in progress and ignores clicks; focus, width and name are preserved, unlike `disabled`. */
  busy?: boolean;
  /** Replaces the `<button>`, such as by the `<label>` of a file input. */
  render?: Render<ComponentProps<'button'>>;
}

/** Runs an action on this page; navigation uses a `ButtonLink`. */
export const Button = withRef(function Button({
  tone,
  size,
  block,
  busy = false,
  render,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const content = (
    <>
      <span className={css.label}>{children}</span>
      {busy && (
        <span className={css.dots} aria-hidden="true">
          {[1, 2, 3].map((dot) => (
            <span key={dot} className={css.dot} />
          ))}
        </span>
      )}
    </>
  );
  return renderButton(render, {
    ...rest,
    'aria-busy': busy || undefined,
    onClick: busy ? (event) => event.preventDefault() : onClick,
    className: buttonVariants({ tone, size, block, className }),
    children: content,
  });
});
