'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type FocusEvent, useId, useState } from 'react';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as css from './ShowMore.css.ts';
import { useHeight } from './useHeight.ts';

export interface RevealProps extends ComponentProps<'div'> {
  /** Number of visible lines while closed; replaces `maxHeight`. */
  lines?: number;
  /** Height of a line in px, at the text size that the shopper has not changed; it grows with it. SUMM-11 */
  lineHeight?: number;
  /** Height in px that is seen while it is closed; it grows with the text size. SUMM-11 */
  maxHeight?: number;
  /** Duration of the opening transition, in ms. SUMM-10 */
  duration?: number;
  /** Position of the button. SUMM-11 */
  buttonAt?: 'bottom' | 'top';
  /** Name of the button while it is closed. */
  moreLabel?: string;
  /** Name of the button while it is open. */
  lessLabel?: string;
  /** Opens and closes it from outside; without it the button does. */
  open?: boolean;
  /** Called when it opens or closes, by the button or by the keyboard that walks into it. */
  onOpenChange?: (open: boolean) => void;
}

type RevealVars = CSSProperties & Record<'--tall' | '--time' | '--line', string | undefined>;

/** Px as rem, so that a text twice as large has lines twice as high. */
const long = (px: number) => `${px / 16}rem`;

/** Truncates long content and shows the rest on click; has no button when all of it fits. SUMM-09 */
export function ShowMore({
  lines,
  lineHeight = 20,
  maxHeight = 1000,
  duration = 275,
  buttonAt = 'bottom',
  moreLabel = 'Show More',
  lessLabel = 'Show Less',
  open,
  onOpenChange,
  className,
  style,
  children,
  ...rest
}: RevealProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const [content, height] = useHeight();
  const isOpen = open ?? ownOpen;
  const cut = lines === undefined ? maxHeight : lines * lineHeight;
  const fits = height !== undefined && height <= cut;

  const turn = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  /** The keyboard must not walk through what is cut off. */
  const uncover = (event: FocusEvent<HTMLDivElement>) => {
    const box = event.currentTarget;
    const below = event.target.getBoundingClientRect().bottom - box.getBoundingClientRect().top > box.clientHeight;
    if (isOpen || fits || !below) return;
    box.scrollTop = 0;
    turn(true);
  };

  const vars: RevealVars = {
    '--tall': long(isOpen ? (height ?? 0) : cut),
    '--time': `${duration}ms`,
    '--line': lines === undefined ? undefined : long(lineHeight),
  };
  const button = !fits && height !== undefined && (
    <TextButton aria-expanded={isOpen} aria-controls={id} className={css.button} onClick={() => turn(!isOpen)}>
      {isOpen ? lessLabel : moreLabel}
    </TextButton>
  );
  return (
    <div {...rest} className={cx(css.root, className)} style={{ ...vars, ...style }}>
      {buttonAt === 'top' && button}
      <div
        ref={content}
        id={id}
        data-cut={(!isOpen && !fits) || undefined}
        className={cx(css.content, lines !== undefined && css.lines)}
        onFocus={uncover}
      >
        {children}
      </div>
      {buttonAt === 'bottom' && button}
    </div>
  );
}
