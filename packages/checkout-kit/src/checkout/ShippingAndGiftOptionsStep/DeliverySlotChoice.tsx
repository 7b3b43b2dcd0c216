import {
  basicFreight,
  chooseContactMe,
  chooseDeliverySlot,
  drivingDirectionsMaxLength,
  validateDrivingDirections,
} from '@settee/domain';
import { Alert, RadioGroup, Select, TextField } from '@settee/ui';
import { isSlotMissing, type ShipmentSelection } from '../gift-options.ts';
import type { OptionsMessages } from '../../order/options-messages.ts';

export interface DeliverySlotChoiceProps {
  selection: ShipmentSelection;
  words: OptionsMessages;
  isValidated: boolean;
  onChange: (selection: ShipmentSelection) => void;
}

/** Delivery appointment into the home: a slot or 'Contact me', and driving directions. SHIP-09 */
export function DeliverySlotChoice({ selection, words, isValidated, onChange }: DeliverySlotChoiceProps) {
  const { selectedServiceLevel, tripBooking } = selection;
  const { slots, selectedTrip, isContactMeSelected, drivingDirections, isSlotTaken } = tripBooking;
  const error = validateDrivingDirections(drivingDirections);
  const over = drivingDirections.trim().length - drivingDirectionsMaxLength;
  const isMissing = isSlotMissing(selection);
  const isOffered = slots.length > 0 && selectedServiceLevel !== basicFreight;
  return (
    <>
      {isSlotTaken && isMissing && (
        <Alert tone="notice" live="polite">
          {words.slotTaken}
        </Alert>
      )}
      {isOffered && (
        <RadioGroup
          legend={words.slot}
          value={isContactMeSelected ? 'contact' : 'slot'}
          onValueChange={(value) => onChange(chooseContactMe(selection, value === 'contact'))}
          options={[
            { value: 'contact', label: words.contactMe, note: words.contactMeNote },
            { value: 'slot', label: words.bookSlot },
          ]}
        />
      )}
      {isOffered && !isContactMeSelected && (
        <Select
          label={words.slotTime}
          placeholder={words.slotPlaceholder}
          value={selectedTrip}
          error={isValidated && isMissing ? words.slotMissing : undefined}
          onChange={({ target }) => onChange(chooseDeliverySlot(selection, target.value))}
          options={slots.map(({ slot, label }) => ({ value: slot, label }))}
        />
      )}
      <TextField
        label={words.directions}
        optional
        hint={words.directionsHint}
        error={error === 'card-number' ? words.cardNumber : error === 'too-long' ? words.tooLong(over) : undefined}
        value={drivingDirections}
        onChange={({ target }) =>
          onChange({ ...selection, tripBooking: { ...selection.tripBooking, drivingDirections: target.value } })
        }
      />
    </>
  );
}
