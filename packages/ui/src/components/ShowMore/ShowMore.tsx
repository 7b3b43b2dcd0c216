'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type FocusEvent, useId } from 'react';
import { TextButton } from '../TextButton/TextButton.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './ShowMore.css.ts';
import { useHeight } from './useHeight.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

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

interface RevealButtonProps extends Pick<RevealProps, 'moreLabel' | 'lessLabel'> {
  isOpen: boolean;
  /** Id of the content. */
  contentId: string;
  onClick: () => void;
}

function RevealButton({
  isOpen,
  contentId,
  moreLabel: givenMoreLabel,
  lessLabel: givenLessLabel,
  onClick,
}: RevealButtonProps) {
  const lessLabel = useWord('showLess', givenLessLabel, 'Show Less');
  const moreLabel = useWord('showMore', givenMoreLabel, 'Show More');
  return (
    <TextButton aria-expanded={isOpen} aria-controls={contentId} className={css.button} onClick={onClick}>
      {isOpen ? lessLabel : moreLabel}
    </TextButton>
  );
}

/** Height of the closed content in px, and that of a line where it is cut by lines. */
function measureClosed({ lines, lineHeight = 20, maxHeight = 1000 }: RevealProps) {
  return lines === undefined ? { cut: maxHeight } : { cut: lines * lineHeight, line: long(lineHeight) };
}

/** Whether the focused element is below the visible part of its box. */
function isCutOff({ currentTarget: box, target }: FocusEvent<HTMLDivElement>): boolean {
  return target.getBoundingClientRect().bottom - box.getBoundingClientRect().top > box.clientHeight;
}

/** Truncates long content and shows the rest on click; has no button when all of it fits. SUMM-09 */
export const ShowMore = withRef(function ShowMore({
  lines,
  lineHeight,
  maxHeight,
  duration = 275,
  buttonAt = 'bottom',
  moreLabel,
  lessLabel,
  open,
  onOpenChange,
  className,
  style,
  children,
  ...rest
}: RevealProps) {
  const id = useId();
  const [isOpen, turn] = useControlled(open, false, onOpenChange);
  const [content, height] = useHeight();
  const { cut, line } = measureClosed({ lines, lineHeight, maxHeight });
  const fits = height !== undefined && height <= cut;
  const isCut = !isOpen && !fits;

  /** The keyboard must not walk through what is cut off. */
  const uncover = (event: FocusEvent<HTMLDivElement>) => {
    if (!isCut || !isCutOff(event)) return;
    event.currentTarget.scrollTop = 0;
    turn(true);
  };

  const vars: RevealVars = {
    '--tall': long(isOpen ? (height ?? 0) : cut),
    '--time': `${duration}ms`,
    '--line': line,
  };
  const button = !fits && height !== undefined && (
    <RevealButton {...{ isOpen, moreLabel, lessLabel }} contentId={id} onClick={() => turn(!isOpen)} />
  );
  return (
    <div {...rest} className={cx(css.root, className)} style={{ ...vars, ...style }}>
      {buttonAt === 'top' && button}
      <div
        ref={content}
        id={id}
        data-cut={isCut || undefined}
        className={cx(css.content, line && css.lines)}
        onFocus={uncover}
      >
        {children}
      </div>
      {buttonAt === 'bottom' && button}
    </div>
  );
});
