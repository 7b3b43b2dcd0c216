'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as css from './ProductCard.css.ts';
import { useCardSlides } from './useCardSlides.ts';
import { withRef } from '../../react-18.ts';

export interface ProductCardProps extends Omit<CardProps, 'picture' | 'hoverPicture'> {
  /** One `Image` or more with empty alternative texts; the second is shown on hover and focus. CAROUS-01 */
  pictures: readonly ReactNode[];
}

/** A product in a list with several pictures: swiped by a finger, uncovered by mouse and keyboard. */
export const ProductCard = withRef(function ProductCard({ pictures: images, className, ...rest }: ProductCardProps) {
  const { strip, index, onScroll, onCard } = useCardSlides(images.length);
  const slides = (
    <>
      <span ref={strip} className={css.strip} onScroll={onScroll}>
        {images.map((image, index) => (
          <span key={index} className={css.slide}>
            {image}
          </span>
        ))}
      </span>
      {images.length > 1 && (
        <span className={css.marks}>
          {images.map((_, dot) => (
            <span key={dot} data-current={dot === index || undefined} className={css.mark} />
          ))}
        </span>
      )}
    </>
  );
  return <Card {...onCard} {...rest} picture={slides} className={cx(css.root, className)} />;
});
