'use client';

import type { OversizedItem } from '@settee/domain';
import { Button, Dialog, Stack, Table, type TableColumn, withRef } from '@settee/ui';
import { oversizedMessages, type DeliveryMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './OversizedItemsPopup.css.ts';

type Box = OversizedItem['boxes'][number];

export interface OversizedItemsPopupProps extends RootRef<HTMLDivElement> {
  items: readonly OversizedItem[];
  /** 'Back to Cart' and the cross. OVER-04 */
  onBack: () => void;
  /** 'Continue to Checkout'. OVER-05 */
  onContinue: () => void;
  messages?: Partial<DeliveryMessages>;
}

/** Measures of the boxes that a shopper is to pick up. OVER-01 to OVER-05 */
export const OversizedItemsPopup = withRef(function OversizedItemsPopup({
  items,
  onBack,
  onContinue,
  messages,
  ref,
}: OversizedItemsPopupProps) {
  const labels = useWords('oversized', oversizedMessages, messages);
  const columns: readonly TableColumn<Box>[] = [
    { key: 'box', label: labels.boxColumn, cell: ({ boxNumber }) => labels.box(boxNumber) },
    { key: 'quantity', label: labels.boxQuantity, cell: ({ quantity }) => quantity, numeric: true },
    { key: 'width', label: labels.width, cell: ({ width }) => labels.inches(width), numeric: true },
    { key: 'depth', label: labels.depth, cell: ({ depth }) => labels.inches(depth), numeric: true },
    { key: 'height', label: labels.height, cell: ({ height }) => labels.inches(height), numeric: true },
  ];
  return (
    <Dialog
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && onBack()}
      title={labels.oversizedTitle}
      closeLabel={labels.close}
      actions={
        <>
          <Button tone="outline" onClick={onBack}>
            {labels.backToCart}
          </Button>
          <Button onClick={onContinue}>{labels.continueToCheckout}</Button>
        </>
      }
    >
      <Stack gap={6}>
        {items.map(({ title, boxes }) => (
          <section key={title}>
            <h3 className={css.title}>{title}</h3>
            <Table
              caption={labels.boxesOf(title)}
              hideCaption
              columns={columns}
              rows={boxes}
              rowKey={({ boxNumber }) => String(boxNumber)}
            />
          </section>
        ))}
      </Stack>
    </Dialog>
  );
});
