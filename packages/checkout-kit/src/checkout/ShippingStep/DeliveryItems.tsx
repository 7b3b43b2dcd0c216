import { Heading, Stack } from '@settee/ui';
import { OrderLine } from '../../order/OrderLine/OrderLine.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import * as css from './ShippingStep.css.ts';

interface DeliveryItemsProps {
  checkout: CheckoutControl;
}

/** The items of the address below, in an order of which a part is picked up. SHIP-10 */
export function DeliveryItems({ checkout: { data, site, labels, messages } }: DeliveryItemsProps) {
  const delivered = data.shippingOptions.recipients.find(({ kind }) => kind === 'shipping');
  if (!delivered) return null;
  const items = delivered.shipments.flatMap((shipment) => shipment.items.filter(({ isRemoved }) => !isRemoved));
  return (
    <section aria-label={labels.delivery} className={css.delivery}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.delivery}
      </Heading>
      <Stack as="ul" gap={4}>
        {items.map(({ id, line, edd }) => (
          <OrderLine key={id} line={line} site={site} edd={edd} messages={messages} />
        ))}
      </Stack>
    </section>
  );
}
