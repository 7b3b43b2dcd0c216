'use client';

import { type FabricCard, swatchLimit, type SwatchSelection } from '@settee/domain';
import { Button, Icon } from '@settee/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import * as css from './SelectedFabrics.css.ts';

export interface FabricTrayProps {
  /** Choice codes in the swatch cart. */
  added: SwatchSelection;
  /** The card behind a code; `undefined` until it is known. */
  cardOf: (code: number) => FabricCard | undefined;
  /** Codes of discontinued swatches. FABRIC-16 */
  nla: readonly number[];
  /** The max-swatches warning shows. FABRIC-12 */
  isWarned: boolean;
  onRemove: (code: number) => void;
  /** Opens the order form. */
  onOrder: () => void;
  messages?: Partial<FabricMessages> | undefined;
}

/**
 * Swatch cart at the bottom of the page: a click on a swatch removes it, the button continues to the order
 * form. FABRIC-09, FABRIC-12
 */
export function SelectedFabrics({ added, cardOf, nla, isWarned, onRemove, onOrder, messages }: FabricTrayProps) {
  const labels = { ...fabricMessages, ...messages };
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const emptied = useRef<number | null>(null);
  const gone = added.filter((code) => nla.includes(code)).length;
  const places = Array.from({ length: swatchLimit }, (_, place) => added[place]);

  useLayoutEffect(() => {
    const place = emptied.current;
    emptied.current = null;
    if (place === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(place, buttons.length - 1)]?.focus({ preventScroll: true });
  }, [added]);

  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.line}>
        <h2 id={id} className={css.title}>
          <span className={css.word}>{labels.tray}</span>{' '}
          <span className={css.count}>{labels.inTray(added.length, swatchLimit)}</span>
        </h2>
        <ul ref={list} aria-labelledby={id} className={css.places}>
          {places.map((code, place) => {
            if (code === undefined) return <li key={`free ${place}`} aria-hidden="true" className={css.free} />;
            const card = cardOf(code);
            const name = card?.swatchName ?? labels.unnamed(code);
            return (
              <li key={code}>
                <button
                  type="button"
                  title={name}
                  aria-label={nla.includes(code) ? labels.takeOutGone(name) : labels.takeOut(name)}
                  data-gone={nla.includes(code) || undefined}
                  className={css.remove}
                  style={{ backgroundColor: card?.color }}
                  onClick={() => {
                    emptied.current = place;
                    onRemove(code);
                  }}
                >
                  {card?.images.desktop && (
                    <img src={card.images.desktop} alt="" width={56} height={56} className={css.image} />
                  )}
                  <span className={css.cross}>
                    <Icon name="close" size={16} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <Button className={css.order} onClick={onOrder}>
          {labels.order}
        </Button>
      </div>
      <p role="alert" className={css.warning}>
        {isWarned && labels.full}
      </p>
      {gone > 0 && <p className={css.note}>{labels.nlaInCart(gone)}</p>}
    </section>
  );
}
