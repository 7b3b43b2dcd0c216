import { type DeliveryDetails, type OrderRecipient, type Recipient, toDeliveryDetails } from '@settee/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { getRecipientFacts, getShipmentFacts } from '../delivery-facts.ts';
import { optionsMessages, type OptionsMessages } from '../options-messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './DeliveryFacts.css.ts';
import { withRef } from '@settee/ui';

export interface DeliveryFactsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Of the checkout or of an order. */
  recipient: Recipient | OrderRecipient;
  messages?: Partial<OptionsMessages>;
}

type ShownShipment = DeliveryDetails & { label: string; edd: string };

/** The shipments of a recipient as they are chosen, or as they were ordered. */
function getShipments(recipient: Recipient | OrderRecipient): readonly ShownShipment[] {
  if (!('kind' in recipient)) return recipient.shipments;
  return recipient.shipments.map((shipment) => {
    const { availableServiceLevels, selectedServiceLevel } = shipment;
    const level = availableServiceLevels.find(({ serviceLevel }) => serviceLevel === selectedServiceLevel);
    return { ...toDeliveryDetails(shipment), label: level?.label ?? '', edd: level?.edd ?? '' };
  });
}

/** Lists the delivery choices of a recipient: level, arrival, appointment, bag, updates. SHIP-02 */
export const DeliveryFacts = withRef(function DeliveryFacts({
  recipient,
  messages,
  className,
  ...rest
}: DeliveryFactsProps) {
  const words = useWords('options', optionsMessages, messages);
  const isPickup = recipient.pickupStore !== null;
  return (
    <div {...rest} className={cx(css.root, className)}>
      {getShipments(recipient).map((shipment) => (
        <div key={shipment.label} className={css.facts}>
          {getShipmentFacts(shipment, words).map((fact) => (
            <p key={fact} className={css.fact}>
              {fact}
            </p>
          ))}
        </div>
      ))}
      <div className={css.facts}>
        {getRecipientFacts(recipient, isPickup, words).map((fact) => (
          <p key={fact} className={css.plain}>
            {fact}
          </p>
        ))}
      </div>
    </div>
  );
});
