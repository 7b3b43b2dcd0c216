'use client';

import type { OversizedItem } from '@settee/domain';
import { Button, Dialog, Table, type TableColumn } from '@settee/ui';
import { oversizedMessages, type DeliveryMessages } from '../messages.ts';
import * as css from './OversizedItemsPopup.css.ts';

type Box = OversizedItem['boxes'][number];

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
  const columns: readonly TableColumn<Box>[] = [
    { key: 'box', label: words.boxColumn, cell: ({ boxNumber }) => words.box(boxNumber) },
    { key: 'quantity', label: words.boxQuantity, cell: ({ quantity }) => quantity, numeric: true },
    { key: 'width', label: words.width, cell: ({ width }) => words.inches(width), numeric: true },
    { key: 'depth', label: words.depth, cell: ({ depth }) => words.inches(depth), numeric: true },
    { key: 'height', label: words.height, cell: ({ height }) => words.inches(height), numeric: true },
  ];
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
            <Table
              caption={words.boxesOf(title)}
              hideCaption
              columns={columns}
              rows={boxes}
              rowKey={({ boxNumber }) => String(boxNumber)}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
