'use client';

import { type FabricCard, maxSwatches, type SwatchSelection } from '@settee/domain';
import { Button, Icon } from '@settee/ui';
import { useId } from 'react';
import { useFocusAfterRemoval } from '../../useFocusAfterRemoval.ts';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
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
  const labels = useWords('fabric', fabricMessages, messages);
  const id = useId();
  const { list, markRemoved } = useFocusAfterRemoval(added);
  const gone = added.filter((code) => nla.includes(code)).length;
  const slots = Array.from({ length: maxSwatches }, (_, index) => added[index]);

  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.line}>
        <h2 id={id} className={css.title}>
          <span className={css.word}>{labels.tray}</span>{' '}
          <span className={css.count}>{labels.inTray({ count: added.length, limit: maxSwatches })}</span>
        </h2>
        <ul ref={list} aria-labelledby={id} className={css.slots}>
          {slots.map((code, index) =>
            code === undefined ? (
              <li key={`free ${index}`} aria-hidden="true" className={css.free} />
            ) : (
              <li key={code}>
                <RemoveButton
                  card={cardOf(code)}
                  code={code}
                  isGone={nla.includes(code)}
                  onClick={() => {
                    markRemoved(index);
                    onRemove(code);
                  }}
                  labels={labels}
                />
              </li>
            ),
          )}
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

interface RemoveButtonProps {
  /** `undefined` until it is known. */
  card: FabricCard | undefined;
  code: number;
  /** The swatch is discontinued. */
  isGone: boolean;
  onClick: () => void;
  labels: FabricMessages;
}

/** A swatch in the cart; a click takes it out. */
function RemoveButton({ card, code, isGone, onClick, labels }: RemoveButtonProps) {
  const name = card?.swatchName ?? labels.unnamed(code);
  return (
    <button
      type="button"
      title={name}
      aria-label={isGone ? labels.takeOutGone(name) : labels.takeOut(name)}
      data-gone={isGone || undefined}
      className={css.remove}
      style={{ backgroundColor: card?.color }}
      onClick={onClick}
    >
      {card?.images.desktop && <img src={card.images.desktop} alt="" width={56} height={56} className={css.image} />}
      <span className={css.cross}>
        <Icon name="close" size={16} />
      </span>
    </button>
  );
}
