import { checkoutRoutes, formatPrice, type ReorderedLine, type ReorderResult, type PriceFormat } from '@settee/domain';
import { Alert, ButtonLink, TextLink } from '@settee/ui';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import * as css from './OrderReceipt.css.ts';

interface ReorderNoticeProps {
  result: ReorderResult;
  site: PriceFormat;
  labels: AfterOrderMessages;
}

const isNotable = ({ outcome, was, now }: ReorderedLine) => outcome !== 'added' || was !== now;

/** Result of buying again: number of added items, new prices and lines that were left out. */
export function ReorderNotice({ result: { addedItemCount, lines }, site, labels }: ReorderNoticeProps) {
  const price = (cents: number) => formatPrice(cents, site);
  const notable = lines.filter(isNotable);
  const title = addedItemCount > 0 ? labels.added(addedItemCount) : labels.nothingAdded;
  return (
    <Alert tone={addedItemCount > 0 ? 'success' : 'notice'} live="polite" title={title}>
      <div className={css.notice}>
        {notable.length > 0 && (
          <ul className={css.reasons}>
            {notable.map(({ lineId, name, url, outcome, message, was, now }) => (
              <li key={lineId}>
                {outcome === 'added'
                  ? labels.priceChanged({ name, now: price(now), was: price(was) })
                  : labels.notAdded({ name, reason: message })}
                {outcome === 'choose' && url !== '' && (
                  <>
                    {' '}
                    <TextLink href={url}>{labels.choose(name)}</TextLink>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {addedItemCount > 0 && (
          <div>
            <ButtonLink href={checkoutRoutes.cart} size="small" tone="outline">
              {labels.viewCart}
            </ButtonLink>
          </div>
        )}
      </div>
    </Alert>
  );
}
