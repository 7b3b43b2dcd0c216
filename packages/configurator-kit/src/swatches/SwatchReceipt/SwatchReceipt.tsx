'use client';

import { formatPrice, type Site, type SwatchData, type SwatchReceipt as Receipt } from '@settee/domain';
import { Box, Button, Dialog, Icon, PrintSheet, SummaryList, withRef } from '@settee/ui';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './SwatchReceipt.css.ts';

export interface SwatchReceiptProps extends RootRef<HTMLDivElement> {
  /** The order of free swatches: address and fabrics. */
  receipt: Receipt;
  /** Ordered swatches. */
  swatches: readonly SwatchData[];
  /** The country shown, with its formats; those of `SiteProvider` without it. */
  site?: Pick<Site, 'siteCulture' | 'currency' | 'locale'>;
  /** The host that thanks. SWATCH-85 */
  host: string;
  /** Opens the print dialog of the browser. */
  onPrint: () => void;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<SwatchMessages> | undefined;
}

/** Thanks for an order of swatches, with a receipt to print. SWATCH-84 to SWATCH-88 */
export const SwatchReceipt = withRef(function SwatchReceipt(props: SwatchReceiptProps) {
  const { receipt, swatches, site, host, onPrint, onClose, messages } = props;
  const labels = useWords('swatch', swatchMessages, messages);
  const siteCulture = useSiteCulture(site?.siteCulture);
  const format = { ...usePriceFormat(siteCulture), ...site };
  const { orderNumber, date, total } = receipt;
  const rows = [
    ...(orderNumber === null ? [] : [{ label: labels.orderNumber, value: orderNumber }]),
    { label: labels.date, value: date.toLocaleDateString(format.locale, { dateStyle: 'long' }) },
    { label: labels.total, value: formatPrice(total, format), strong: true },
  ];
  return (
    <Dialog
      ref={props.ref}
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
        <p className={css.thanks}>{labels.success({ siteCulture, host })}</p>
        <Box as="section" aria-label={labels.receipt} padding={5} bordered>
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
        </Box>
      </PrintSheet>
    </Dialog>
  );
});
