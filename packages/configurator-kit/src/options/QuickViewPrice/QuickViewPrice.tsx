'use client';

import type { QuickViewState } from '@settee/domain';
import { Skeleton, useLayoutEffect } from '@settee/ui';
import { useRef } from 'react';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { quickViewTransitionMs } from '../timings.ts';
import { useWords } from '../../use-words.ts';
import * as css from './QuickViewPrice.css.ts';

export interface QuickViewPriceProps {
  view: QuickViewState;
  /** Element of the choice; the card is positioned next to it. */
  anchor: Pick<Element, 'getBoundingClientRect'> | null;
  /** Formatted client-side price; shown when the request fails. */
  fallbackPrice: string;
  /** An option is open, so the price is a least one. */
  isPriceFrom: boolean;
  messages?: Partial<ChoiceMessages>;
}

const gap = 12;

/** Positions the card next to the choice if space allows, always inside the viewport; lengths in px. */
function getPosition(anchor: Pick<Element, 'getBoundingClientRect'>, card: HTMLElement) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const right = document.documentElement.clientWidth - gap;
  const bottom = window.innerHeight - gap;
  const above = at.top - height - gap;
  card.style.left = `${Math.max(gap, Math.min(at.left + at.width / 2 - width / 2, right - width))}px`;
  card.style.top = `${above > gap ? above : Math.max(gap, Math.min(at.bottom + gap, bottom - height))}px`;
}

/** A choice before it is taken: the product in it, and its price. QVIEW-02, QVIEW-07 */
export function QuickViewPrice({ view, anchor, fallbackPrice, isPriceFrom, messages }: QuickViewPriceProps) {
  const labels = useWords('choice', choiceMessages, messages);
  const card = useRef<HTMLDivElement>(null);
  const { isQuickViewActive, isQuickViewLoading, grouperMatchingSku, quickViewData, quickViewId } = view;
  useLayoutEffect(() => {
    if (isQuickViewActive && anchor && card.current) getPosition(anchor, card.current);
  }, [isQuickViewActive, anchor, quickViewId]);
  if (!isQuickViewActive) return null;
  const { portraitSrc, imageAlt, formattedPrice } = quickViewData;
  const price = formattedPrice === '' ? fallbackPrice : `${isPriceFrom ? `${labels.from} ` : ''}${formattedPrice}`;
  return (
    <div
      ref={card}
      key={quickViewId}
      data-quick-view={quickViewId}
      aria-hidden="true"
      aria-busy={isQuickViewLoading}
      className={css.root}
      style={{ animationDuration: `${quickViewTransitionMs}ms` }}
    >
      {portraitSrc !== '' && <img src={portraitSrc} alt={imageAlt} width={232} height={174} className={css.image} />}
      <div className={css.text}>
        <span className={css.name}>{view.selectedSummary.join(' · ')}</span>
        <span className={css.price}>
          {grouperMatchingSku === null ? labels.clickToViewOptions : isQuickViewLoading ? <Skeleton /> : price}
        </span>
      </div>
    </div>
  );
}
