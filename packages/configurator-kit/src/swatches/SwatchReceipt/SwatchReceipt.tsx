'use client';

import { formatPrice, type Site, type SwatchData, type SwatchReceipt as Receipt } from '@settee/domain';
import { Button, Dialog, Icon, PrintSheet, SummaryList } from '@settee/ui';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
import * as css from './SwatchReceipt.css.ts';

export interface SwatchReceiptProps {
  receipt: Receipt;
  /** Ordered swatches. */
  swatches: readonly SwatchData[];
  site: Pick<Site, 'siteCulture' | 'locale'>;
  /** The host that thanks. SWATCH-85 */
  host: string;
  onPrint: () => void;
  onClose: () => void;
  messages?: Partial<SwatchMessages> | undefined;
}

/** Thanks for an order of swatches, with a receipt to print. SWATCH-84 to SWATCH-88 */
export function SwatchReceipt({ receipt, swatches, site, host, onPrint, onClose, messages }: SwatchReceiptProps) {
  const labels = { ...swatchMessages, ...messages };
  const { orderNumber, date, total } = receipt;
  const rows = [
    ...(orderNumber === null ? [] : [{ label: labels.orderNumber, value: orderNumber }]),
    { label: labels.date, value: date.toLocaleDateString(site.locale, { dateStyle: 'long' }) },
    { label: labels.total, value: formatPrice(total, site.siteCulture), strong: true },
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.successTitle}
      closeLabel={labels.close}
      size="wide"
      className={css.layer}
      actions={
        <>
          <Button tone="outline" onClick={onPrint}>
            <span className={css.print}>
              <Icon name="print" size={20} />
              {labels.print}
            </span>
          </Button>
          <Button onClick={onClose}>{labels.continueShopping}</Button>
        </>
      }
    >
      <PrintSheet className={css.root}>
        <p className={css.thanks}>{labels.success(site.siteCulture, host)}</p>
        <section aria-label={labels.receipt} className={css.receipt}>
          <h3 className={css.title}>{labels.receipt}</h3>
          <ul aria-label={labels.chosenLabel} className={css.swatches}>
            {swatches.map(({ ChoiceCode, Description, ImagePath }) => (
              <li key={ChoiceCode} className={css.swatch}>
                <img src={ImagePath} alt="" width={56} height={56} className={css.image} />
                {Description}
              </li>
            ))}
          </ul>
          <SummaryList rows={rows} className={css.rows} />
        </section>
      </PrintSheet>
    </Dialog>
  );
}
