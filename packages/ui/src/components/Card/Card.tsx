'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { isFilled } from '../../is-filled.ts';
import { type AnchorProps, AppLink } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './Card.css.ts';
import { withRef } from '../../react-18.ts';
import type { Render } from '../../render.ts';

const flagVariants = cva(css.flag, { variants: { tone: css.flagTone }, defaultVariants: { tone: 'plain' } });

export interface CardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The product page. */
  href: string;
  /** Heads the card and is its link. */
  name: string;
  /** A quiet line under the name, as `89 in, 28 fabrics`. */
  note?: ReactNode;
  /** A `Price`. */
  price: ReactNode;
  /** A `StarRating` under the name. */
  rating?: ReactNode;
  /** An `Image` without interactive elements. */
  picture: ReactNode;
  /** A second picture, seen while the card has the mouse or the focus. */
  hoverPicture?: ReactNode;
  /** Word on the image, such as New. */
  flag?: ReactNode;
  /** `sale` for reductions and news that must be seen, else `plain`. */
  flagTone?: keyof typeof css.flagTone;
  /** First few of the available colors. */
  dots?: readonly { color: string; label: string }[];
  /** Number of colors that are not shown. */
  moreDots?: number;
  /** Said before the colors. */
  dotsLabel?: string;
  /** A control on the picture, as the heart. */
  action?: ReactNode;
  /** Level of the heading that holds the name. */
  headingLevel?: 2 | 3 | 4;
  /** Replaces the link of the app. */
  render?: Render<AnchorProps>;
}

function ColorDots({
  dots = [],
  moreDots = 0,
  dotsLabel: givenDotsLabel,
}: Pick<CardProps, 'dots' | 'moreDots' | 'dotsLabel'>) {
  const dotsLabel = useWord('availableIn', givenDotsLabel, 'Available in');
  if (dots.length === 0) return null;
  return (
    <p className={css.dots}>
      <VisuallyHidden>
        {dotsLabel} {dots.map((dot) => dot.label).join(', ')}
      </VisuallyHidden>
      {dots.map((dot) => (
        <span key={dot.label} aria-hidden="true" className={css.dot} style={{ background: dot.color }} />
      ))}
      {moreDots > 0 && <span className={css.more}>+{moreDots}</span>}
    </p>
  );
}

/** Product in a list; the link of the name covers the whole card, the image repeats it for the mouse. */
export const Card = withRef(function Card({
  href,
  name,
  note,
  price,
  rating,
  picture: image,
  hoverPicture,
  flag,
  flagTone,
  dots,
  moreDots,
  dotsLabel,
  action,
  headingLevel = 3,
  render,
  className,
  ...rest
}: CardProps) {
  return (
    <article {...rest} className={cx(css.root, className)}>
      <div className={css.body}>
        <div className={css.line}>
          <div className={css.names}>
            {createElement(
              `h${headingLevel}`,
              { className: css.name },
              <AppLink href={href} className={css.nameLink} render={render}>
                {name}
              </AppLink>,
            )}
            {isFilled(note) && <p className={css.note}>{note}</p>}
          </div>
          <div className={css.price}>{price}</div>
        </div>
        {isFilled(rating) && <div className={css.rating}>{rating}</div>}
        <ColorDots dots={dots} moreDots={moreDots} dotsLabel={dotsLabel} />
      </div>
      <div className={css.media}>
        <AppLink href={href} className={css.imageLink} tabIndex={-1} aria-hidden render={render}>
          <span className={css.image}>{image}</span>
          {isFilled(hoverPicture) && <span className={css.hoverImage}>{hoverPicture}</span>}
        </AppLink>
        {isFilled(flag) && <span className={flagVariants({ tone: flagTone })}>{flag}</span>}
        {isFilled(action) && <div className={css.action}>{action}</div>}
      </div>
    </article>
  );
});
