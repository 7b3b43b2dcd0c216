import {
  centralTimeZone,
  changeWindowMs,
  encoded,
  isMadeToOrder,
  type OrderDetails,
  type OrderRecipient,
  orderStatusUrl,
  type Site,
} from '@settee/domain';
import { Heading, Stack, TextLink } from '@settee/ui';
import { sectionTitle } from '../../section-title.css.ts';
import { orderStatusMessages, type OrderStatusMessages } from '../../order/order-status-messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ConfirmationScreen.css.ts';

interface WhatNextProps {
  order: OrderDetails;
  site: Pick<Site, 'locale'> & Partial<Pick<Site, 'helpLine'>>;
  messages?: Partial<OrderStatusMessages> | undefined;
}

/** Whether a carrier delivers a part of what a recipient gets. */
const isTracked = ({ shipments }: OrderRecipient) =>
  shipments.some(({ deliveryMode }) => deliveryMode !== 'email' && deliveryMode !== 'pickup');

const isForPickup = ({ shipments }: OrderRecipient) => shipments.some(({ deliveryMode }) => deliveryMode === 'pickup');

const isTexted = (recipients: readonly OrderRecipient[]) =>
  recipients.every(({ notificationOption }) => notificationOption === 'sms');

/** Lists what happens after an order: delivery, tracking, the change window of pieces made to order. */
export function WhatNext({ order, site, messages }: WhatNextProps) {
  const labels = useWords('orderStatus', orderStatusMessages, messages);
  const { recipients, lineItems, placedAt } = order;
  const shipments = recipients.flatMap((recipient) => recipient.shipments);
  const arrivals = [...new Set(shipments.map(({ edd }) => edd))].filter(Boolean);
  const tracked = recipients.filter(isTracked);
  const pickups = recipients.filter(isForPickup);
  const end = new Date(Date.parse(placedAt) + changeWindowMs);
  const until = new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: centralTimeZone,
  }).format(end);
  return (
    <Stack as="section" aria-label={labels.nextTitle} gap={4}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.nextTitle}
      </Heading>
      <ul className={css.steps}>
        {arrivals.map((edd) => (
          <li key={edd}>{labels.nextDelivery(edd)}</li>
        ))}
        {tracked.length > 0 && <li>{isTexted(tracked) ? labels.nextTrackingText : labels.nextTracking}</li>}
        {pickups.length > 0 && <li>{isTexted(pickups) ? labels.nextPickupText : labels.nextPickup}</li>}
        {site.helpLine && lineItems.some(isMadeToOrder) && (
          <li>{labels.nextChange({ until: `${until} CT`, helpLine: site.helpLine })}</li>
        )}
        <li>
          {labels.nextFind}{' '}
          <TextLink inline href={`${orderStatusUrl}?order=${encoded(order.orderNumber)}`}>
            {labels.findOrder}
          </TextLink>
        </li>
      </ul>
    </Stack>
  );
}
