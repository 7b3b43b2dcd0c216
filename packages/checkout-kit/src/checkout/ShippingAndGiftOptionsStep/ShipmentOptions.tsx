import { chooseServiceLevel, chooseShipComplete, formatPrice, type Shipment } from '@settee/domain';
import { Checkbox, RadioGroup } from '@settee/ui';
import type { ShipmentSelection } from '../gift-options.ts';
import { optionsMessages } from '../../order/options-messages.ts';
import { OrderLine } from '../../order/OrderLine/OrderLine.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { DeliverySlotChoice } from './DeliverySlotChoice.tsx';
import { HolidayHold } from './HolidayHold.tsx';
import { useWords } from '../../use-words.ts';
import * as css from './ShippingAndGiftOptionsStep.css.ts';

export interface ShipmentOptionsProps {
  shipment: Shipment;
  checkout: CheckoutControl;
  index: number;
  count: number;
  selection: ShipmentSelection;
  isValidated: boolean;
  /** Called for changes of the totals, which are saved at once. */
  onSave: (selection: ShipmentSelection) => void;
  onChange: (selection: ShipmentSelection) => void;
}

function ServiceLevels({
  shipment,
  checkout: { site, labels },
  selection,
  onSave,
}: Pick<ShipmentOptionsProps, 'shipment' | 'checkout' | 'selection' | 'onSave'>) {
  const levels = shipment.availableServiceLevels;
  const options = levels.map(({ serviceLevel, label, charge, edd }) => ({
    value: String(serviceLevel),
    label: (
      <span className={css.level}>
        <span>{label}</span>
        <span className={css.charge}>{charge === 0 ? labels.free : formatPrice(charge, site)}</span>
      </span>
    ),
    note: edd === '' ? undefined : edd,
  }));
  return (
    <RadioGroup
      legend={shipment.deliveryMode === 'pickup' ? labels.storePickup : labels.serviceLevel}
      hideLegend
      value={String(selection.selectedServiceLevel)}
      onValueChange={(value) => {
        const level = levels.find(({ serviceLevel }) => String(serviceLevel) === value);
        if (level) onSave(chooseServiceLevel(selection, level.serviceLevel));
      }}
      options={options}
      className={css.levels}
    />
  );
}

/** A shipment's items, its service levels and the options that its items allow. SHIP-02 */
export function ShipmentOptions(props: ShipmentOptionsProps) {
  const { shipment, checkout, index, count, selection, isValidated, onSave, onChange } = props;
  const { site, labels, messages } = checkout;
  const words = useWords('options', optionsMessages, messages?.options);
  const { holidays } = shipment.holidayHold;
  return (
    <div className={css.shipment}>
      {count > 1 && <p className={css.muted}>{labels.shipmentOf({ number: index + 1, count })}</p>}
      <ul className={css.lines} aria-label={labels.items}>
        {shipment.items
          .filter(({ isRemoved }) => !isRemoved)
          .map(({ id, line, edd }) => (
            <OrderLine
              key={id}
              line={line}
              site={site}
              edd={shipment.isShipCompleteVisible ? edd : ''}
              messages={checkout.messages}
            />
          ))}
      </ul>
      <ServiceLevels {...{ shipment, checkout, selection, onSave }} />
      {shipment.isShipCompleteVisible && (
        <Checkbox
          label={words.shipComplete}
          hint={words.shipCompleteHint}
          checked={selection.isShipCompleteSelected}
          onChange={({ target }) => onSave(chooseShipComplete(selection, target.checked ? 1 : 0))}
        />
      )}
      {holidays.length > 0 && <HolidayHold {...{ holidays, selection, words, onSave }} />}
      {shipment.deliveryMode === 'inHome' && <DeliverySlotChoice {...{ selection, words, isValidated, onChange }} />}
    </div>
  );
}
