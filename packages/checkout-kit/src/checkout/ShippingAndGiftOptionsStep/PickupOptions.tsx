import {
  baggingOptions,
  formatPhone,
  getTextNumber,
  notificationOptions,
  type NotificationOption,
  pickupContactMaxLength,
  type Recipient,
  validatePickupContact,
} from '@settee/domain';
import { RadioGroup, TextField } from '@settee/ui';
import type { RecipientChoice } from '../gift-options.ts';
import { optionsMessages } from '../../order/options-messages.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import type { DeliveryChoices } from './useDeliveryChoices.ts';
import { useWords } from '../../use-words.ts';

interface RecipientOptionsProps {
  recipient: Recipient;
  choice: RecipientChoice;
  checkout: CheckoutControl;
  delivery: DeliveryChoices;
}

/** Contact and bag of a store pickup. SHIP-01, SHIP-29 */
export function PickupOptions({ recipient, choice, checkout, delivery }: RecipientOptionsProps) {
  const words = useWords('options', optionsMessages, checkout.messages?.options);
  const { pickupContact, baggingOption } = choice;
  const error = validatePickupContact(pickupContact);
  const over = pickupContact.trim().length - pickupContactMaxLength;
  return (
    <>
      <TextField
        label={words.pickupContact}
        optional
        hint={words.pickupContactHint}
        autoComplete="off"
        error={error === 'invalid' ? words.pickupContactInvalid : error ? words.tooLong(over) : undefined}
        value={pickupContact}
        onChange={({ target }) => delivery.change(recipient, { pickupContact: target.value })}
      />
      <RadioGroup
        legend={words.bagging}
        value={baggingOption}
        onValueChange={(value) => {
          const option = baggingOptions.find((each) => each === value);
          if (option !== undefined) delivery.setBagging(recipient, option);
        }}
        options={baggingOptions.map((option) => ({ value: option, label: words.baggingNames[option] }))}
      />
    </>
  );
}

/**
 * Selects email or text message for the updates of a delivery or pickup. Not shown for a number that can't receive text
 * messages. CHK-21
 */
export function NotificationChoice({ recipient, choice, checkout, delivery }: RecipientOptionsProps) {
  const { shippingOptions, contact } = checkout.data;
  const words = useWords('options', optionsMessages, checkout.messages?.options);
  const phone = contact?.dayPhone ?? '';
  const isPickup = recipient.kind === 'pickup';
  const offered = isPickup ? shippingOptions.pickupNotificationOptions : shippingOptions.notificationOptions;
  const choose = (value: string) => {
    const option = notificationOptions.find((each): each is NotificationOption => each === value);
    if (option) delivery.change(recipient, { notificationOption: option });
  };
  if (offered.length < 2 || getTextNumber(phone) === null) return null;
  return (
    <RadioGroup
      legend={isPickup ? words.pickupNotification : words.notification}
      value={choice.notificationOption}
      onValueChange={choose}
      options={notificationOptions
        .filter((option) => offered.includes(option))
        .map((option) => ({
          value: option,
          label: words.notificationNames[option],
          ...(option === 'sms' && { note: words.textMessageNote(formatPhone(phone)) }),
        }))}
    />
  );
}
