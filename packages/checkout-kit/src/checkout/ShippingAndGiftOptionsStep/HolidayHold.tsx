import { chooseShippingDate, type Shipment } from '@settee/domain';
import { Select, TextButton } from '@settee/ui';
import { useState } from 'react';
import type { ShipmentSelection } from '../gift-options.ts';
import type { OptionsMessages } from '../../order/options-messages.ts';

export interface HolidayHoldProps {
  holidays: Shipment['holidayHold']['holidays'];
  selection: ShipmentSelection;
  words: OptionsMessages;
  onSave: (selection: ShipmentSelection) => void;
}

/** Holds a shipment for a holiday; folded until a shopper wants it. SHIP-04 to SHIP-06 */
export function HolidayHold({ holidays, selection, words, onSave }: HolidayHoldProps) {
  const { selectedShippingDate } = selection.holidayHold;
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && selectedShippingDate === '')
    return <TextButton onClick={() => setIsOpen(true)}>{words.addHold}</TextButton>;
  return (
    <Select
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
      autoFocus={isOpen}
      label={words.hold}
      hint={words.holdHint}
      value={selectedShippingDate}
      onChange={({ target }) => onSave(chooseShippingDate(selection, target.value))}
      options={[
        { value: '', label: words.noHold },
        ...holidays.map(({ name, shippingDate, shippingRange }) => ({
          value: shippingDate,
          label: words.holdFor({ name, range: shippingRange }),
        })),
      ]}
    />
  );
}
