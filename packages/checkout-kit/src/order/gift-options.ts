import type { CheckoutState, ServiceLevel, ShippingAndGiftOptionsRequest } from '@settee/domain';

/** What the shopper chooses for one recipient; levels in the order of the shipments. */
export interface RecipientChoice {
  levels: readonly ServiceLevel[];
  isGift: boolean;
  giftMessage: string;
}

/** Choices by recipient id. */
export type GiftChoices = Readonly<Record<string, RecipientChoice>>;

/** Longest gift message in characters, as the backend takes it. */
export const giftMessageMaxLength = 400;

export function choicesOf({ shippingOptions }: CheckoutState): GiftChoices {
  return Object.fromEntries(
    shippingOptions.recipients.map(({ id, giftOptions, shipments }) => [
      id,
      { ...giftOptions, levels: shipments.map(({ selectedServiceLevel }) => selectedServiceLevel) },
    ]),
  );
}

/** The request of 'Next: Payment': what is on screen over what the checkout holds. SHIP-32 */
export function giftRequestOf({ shippingOptions }: CheckoutState, choices: GiftChoices): ShippingAndGiftOptionsRequest {
  return {
    recipients: shippingOptions.recipients.map(({ id, giftOptions, bopsOptions, shipments }) => {
      const choice = choices[id];
      return {
        recipientId: id,
        giftOptions: choice
          ? { isGift: choice.isGift, giftMessage: choice.isGift ? choice.giftMessage : '' }
          : giftOptions,
        bopsOptions,
        shipments: shipments.map(
          ({ holidayHold, tripBooking, selectedServiceLevel, isShipCompleteSelected }, place) => ({
            holidayHold,
            tripBooking,
            isShipCompleteSelected,
            selectedServiceLevel: choice?.levels[place] ?? selectedServiceLevel,
          }),
        ),
      };
    }),
  };
}
