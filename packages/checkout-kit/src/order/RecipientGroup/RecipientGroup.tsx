import { formatPrice, type Recipient, type RecipientTotals, type PriceFormat } from '@settee/domain';
import { Heading, SummaryList, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { orderMessages, type OrderMessages } from '../messages.ts';
import { getRecipientTitle } from '../recipient-title.ts';
import { useWords } from '../../use-words.ts';
import * as css from './RecipientGroup.css.ts';
import { RecipientPlace, type RecipientPlaceProps } from './RecipientPlace.tsx';

export interface RecipientGroupProps
  extends Omit<RecipientPlaceProps, 'messages'>,
    Omit<ComponentProps<'section'>, 'children'> {
  /** Its place among the `count` recipients that are delivered to, from 1; a pickup is not counted. */
  number: number;
  count: number;
  totals: RecipientTotals;
  giftOptions: Recipient['giftOptions'];
  /** Its delivery choices. */
  delivery: ReactNode;
  /** Link at the title. */
  action?: ReactNode;
  messages?: Partial<OrderMessages>;
  /** Lines of the recipient. */
  children: ReactNode;
}

/** The money of one recipient as rows. */
function getRows(totals: RecipientTotals, site: PriceFormat, labels: OrderMessages) {
  const price = (cents: number) => formatPrice(cents, site);
  return [
    { label: labels.merchandise, value: price(totals.merchandise + totals.discount) },
    { label: labels.shipping, value: totals.shipping === 0 ? labels.free : price(totals.shipping) },
    ...(totals.installation > 0 ? [{ label: labels.installation, value: price(totals.installation) }] : []),
    { label: labels.tax, value: price(totals.tax) },
  ];
}

/** One recipient of an order with several: where, what, how much, and its gift message. SHIP-01 */
export const RecipientGroup = withRef(function RecipientGroup(props: RecipientGroupProps) {
  const { number, count, totals, giftOptions, delivery, action, messages, children, className, ...others } = props;
  const { site, address, pickupStore, withContact, ...rest } = others;
  const labels = useWords('order', orderMessages, messages);
  const title = getRecipientTitle({ pickupStore }, { number, count }, labels);
  const { isGift, giftMessage } = giftOptions;
  return (
    <section {...rest} aria-label={title} className={cx(css.group, className)}>
      <div className={css.head}>
        <Heading level={2} size="h3" className={sectionTitle}>
          {title}
        </Heading>
        {action}
      </div>
      <div>
        <p className={css.muted}>{pickupStore ? labels.collectAt : labels.shipTo}</p>
        <RecipientPlace {...{ site, address, pickupStore, withContact }} messages={messages} />
      </div>
      {delivery}
      <ul className={css.lines} aria-label={labels.items}>
        {children}
      </ul>
      {isGift && <p className={css.text}>{giftMessage === '' ? labels.gift : labels.giftSays(giftMessage)}</p>}
      <SummaryList rows={getRows(totals, site, labels)} />
    </section>
  );
});
