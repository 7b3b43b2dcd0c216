'use client';

import type { OversizedItem } from '@settee/domain';
import { Button, Dialog } from '@settee/ui';
import { oversizedMessages, type DeliveryMessages } from '../messages.ts';
import * as css from './OversizedItemsPopup.css.ts';

export interface OversizedItemsPopupProps {
  items: readonly OversizedItem[];
  /** 'Back to Cart' and the cross. OVER-04 */
  onBack: () => void;
  /** 'Continue to Checkout'. OVER-05 */
  onContinue: () => void;
  messages?: Partial<DeliveryMessages>;
}

/** Measures of the boxes that a shopper is to pick up. OVER-01 to OVER-05 */
export function OversizedItemsPopup({ items, onBack, onContinue, messages }: OversizedItemsPopupProps) {
  const words = { ...oversizedMessages, ...messages };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onBack()}
      title={words.oversizedTitle}
      closeLabel={words.close}
      actions={
        <>
          <Button tone="outline" onClick={onBack}>
            {words.backToCart}
          </Button>
          <Button onClick={onContinue}>{words.continueToCheckout}</Button>
        </>
      }
    >
      <div className={css.items}>
        {items.map(({ title, boxes }) => (
          <section key={title}>
            <h3 className={css.title}>{title}</h3>
            <table className={css.boxes}>
              <tbody>
                {boxes.map((box) => (
                  <tr key={box.boxNumber}>
                    <th scope="row" className={css.cell}>
                      {words.box(box.boxNumber)}
                    </th>
                    <td className={css.cell}>{words.boxQuantity(box.quantity)}</td>
                    <td className={css.cell}>{`${words.width} ${words.inches(box.width)}`}</td>
                    <td className={css.cell}>{`${words.depth} ${words.inches(box.depth)}`}</td>
                    <td className={css.cell}>{`${words.height} ${words.inches(box.height)}`}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
