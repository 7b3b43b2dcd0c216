'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as css from './ProductCard.css.ts';
import { useCardSlides } from './useCardSlides.ts';

export interface ProductCardProps extends Omit<CardProps, 'picture' | 'hoverPicture'> {
  /** One `Picture` or more with empty alternative texts; the second is shown on hover and on focus. CAROUS-01 */
  pictures: readonly ReactNode[];
}

/** A product in a list with several pictures: swiped by a finger, uncovered by mouse and keyboard. */
export function ProductCard({ pictures, className, ...rest }: ProductCardProps) {
  const { strip, index, onScroll, onCard } = useCardSlides(pictures.length);
  const slides = (
    <>
      <span ref={strip} className={css.strip} onScroll={onScroll}>
        {pictures.map((picture, place) => (
          <span key={place} className={css.slide}>
            {picture}
          </span>
        ))}
      </span>
      {pictures.length > 1 && (
        <span className={css.marks}>
          {pictures.map((_, place) => (
            <span key={place} data-current={place === index || undefined} className={css.mark} />
          ))}
        </span>
      )}
    </>
  );
  return <Card {...onCard} {...rest} picture={slides} className={cx(css.root, className)} />;
}
