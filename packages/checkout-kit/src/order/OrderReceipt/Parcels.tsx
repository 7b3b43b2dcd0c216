import type { OrderDetails, OrderParcel, PriceFormat } from '@settee/domain';
import { Heading, TextLink } from '@settee/ui';
import { sectionTitle } from '../../section-title.css.ts';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import * as css from './OrderReceipt.css.ts';

interface ParcelsProps {
  order: OrderDetails;
  site: PriceFormat;
  labels: AfterOrderMessages;
}

/** Names of the pieces in a parcel, with how many of each. */
function getPieces({ lineItems }: OrderDetails, { lines }: OrderParcel, labels: AfterOrderMessages) {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = lineItems.find(({ id }) => id === lineId);
    return line ? [{ lineId, text: labels.piece({ quantity, name: line.itemInfo.name }) }] : [];
  });
}

/** Parcels of an order with carrier, tracking number and day of delivery; renders nothing before the first one. */
export function Parcels({ order, site, labels }: ParcelsProps) {
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const toDate = (day: string) => format.format(new Date(day));
  if (order.parcels.length === 0) return null;
  return (
    <section className={css.section} aria-label={labels.parcelsTitle}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.parcelsTitle}
      </Heading>
      <ul className={css.rows}>
        {order.parcels.map((parcel) => {
          const { carrier, trackingNumber, trackingUrl, shippedOn, deliveredOn } = parcel;
          return (
            <li key={trackingNumber} className={css.row}>
              <div className={css.parcel}>
                <p className={css.number}>
                  {deliveredOn === '' ? labels.shippedOn(toDate(shippedOn)) : labels.deliveredOn(toDate(deliveredOn))}
                </p>
                {getPieces(order, parcel, labels).map(({ lineId, text }) => (
                  <p key={lineId} className={css.piece}>
                    {text}
                  </p>
                ))}
                <p className={css.muted}>{labels.tracking({ carrier, number: trackingNumber })}</p>
              </div>
              {trackingUrl !== '' && (
                <TextLink href={trackingUrl} aria-label={labels.trackNumber(trackingNumber)}>
                  {labels.track}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
