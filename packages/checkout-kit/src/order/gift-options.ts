import type { CheckoutState, ServiceLevel, ShippingAndGiftOptionsRequest } from '@settee/domain';

import type { Draft } from './draft-ports.ts';

/** Selections for one recipient; levels in the order of the shipments. */
export interface RecipientChoice {
  levels: readonly ServiceLevel[];
  isGift: boolean;
  giftMessage: string;
}

/** Choices by recipient id. */
export type GiftChoices = Readonly<Record<string, RecipientChoice>>;

/** Longest gift message in characters, as the backend takes it. */
export const giftMessageMaxLength = 400;

export function getChoices({ shippingOptions }: CheckoutState): GiftChoices {
  return Object.fromEntries(
    shippingOptions.recipients.map(({ id, giftOptions, shipments }) => [
      id,
      { ...giftOptions, levels: shipments.map(({ selectedServiceLevel }) => selectedServiceLevel) },
    ]),
  );
}

/** The choices as fields of a draft. */
export function toDraft(choices: GiftChoices): Draft {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([id, { isGift, giftMessage, levels }]) => [
      [`${id}.isGift`, String(isGift)],
      [`${id}.giftMessage`, giftMessage],
      ...levels.map((level, place) => [`${id}.level.${place}`, String(level)]),
    ]),
  );
}

/** The choices of a draft, over those of the checkout; a level that is no longer offered is not chosen. */
export function choicesOfDraft(state: CheckoutState, draft: Draft): GiftChoices {
  const before = getChoices(state);
  return Object.fromEntries(
    state.shippingOptions.recipients.map(({ id, giftOptions, shipments }) => [
      id,
      {
        isGift: (draft[`${id}.isGift`] ?? String(giftOptions.isGift)) === 'true',
        giftMessage: draft[`${id}.giftMessage`] ?? giftOptions.giftMessage,
        levels: shipments.map(({ availableServiceLevels, selectedServiceLevel }, place) => {
          const wanted = draft[`${id}.level.${place}`];
          const offered = availableServiceLevels.find(({ serviceLevel }) => String(serviceLevel) === wanted);
          return offered?.serviceLevel ?? before[id]?.levels[place] ?? selectedServiceLevel;
        }),
      },
    ]),
  );
}

/** The request of 'Next: Payment': what is on screen over what the checkout holds. SHIP-32 */
export function getGiftRequest(
  { shippingOptions }: CheckoutState,
  choices: GiftChoices,
): ShippingAndGiftOptionsRequest {
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
