import { type Recipient, validateGiftMessage } from '@settee/domain';
import { useRef, useState } from 'react';
import {
  choicesOfDraft,
  getChoices,
  getChoiceErrors,
  getChosenLevels,
  getGiftRequest,
  type GiftChoices,
  isSendable,
  isSlotMissing,
  type RecipientChoice,
  type ShipmentSelection,
  toDraft,
} from '../gift-options.ts';
import type { CheckoutRequest } from '../checkout-requests.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useDraft } from '../../useDraft.ts';
import { useGiftMessages } from '../useGiftMessages.ts';
import { useSaveQueue } from '../useSaveQueue.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';

/** The choices by recipient, and the ways to change them. */
function useChoices(checkout: CheckoutControl) {
  const { data } = checkout;
  const [choices, setChoices] = useState(() => getChoices(data));
  useDraft(checkout, 'giftOptions', toDraft(choices), (draft) => setChoices(choicesOfDraft(data, draft)));

  const change = (recipient: Recipient, part: Partial<RecipientChoice>): GiftChoices => {
    const before = choices[recipient.id];
    if (!before) return choices;
    const next = { ...choices, [recipient.id]: { ...before, ...part } };
    setChoices(next);
    return next;
  };
  const changeShipment = (recipient: Recipient, index: number, selection: ShipmentSelection): GiftChoices =>
    change(recipient, {
      shipments: (choices[recipient.id]?.shipments ?? []).map((each, position) =>
        position === index ? selection : each,
      ),
    });
  return { choices, change, changeShipment };
}

interface ChoiceParts extends ReturnType<typeof useChoices> {
  checkout: CheckoutControl;
  queue: ReturnType<typeof useSaveQueue>;
  messages: ReturnType<typeof useGiftMessages>;
}

/** Choices that are saved at once, so that the totals follow. */
function createSavedChoices({ checkout, queue, messages, choices, change, changeShipment }: ChoiceParts) {
  const { data, ports } = checkout;
  const save = (request: CheckoutRequest) => void queue.add(() => checkout.saveOption(request));
  return {
    saveShipment: (recipient: Recipient, index: number, selection: ShipmentSelection) => {
      const next = changeShipment(recipient, index, selection);
      // Saved with the texts once those can be.
      if (Object.values(next).every(isSendable))
        save(() => ports.saveShippingAndGiftOptions(getGiftRequest(data, next)));
    },
    setGift: (recipient: Recipient, isGift: boolean) => {
      const typed = choices[recipient.id]?.giftMessage ?? '';
      const giftMessage = isGift && validateGiftMessage(typed) === null ? typed : '';
      messages.drop(recipient.id);
      change(recipient, { isGift });
      save(() =>
        ports.updateGiftOption({
          recipientId: recipient.id,
          giftOptions: { isGift, giftMessage },
          rewardsOrderSummaryMessage: data.orderSummary.rewardsExceedOrderTotalMessage,
          serviceLevel: choices[recipient.id]?.shipments[0]?.selectedServiceLevel ?? 1,
        }),
      );
    },
    setGiftReceipt: (recipient: Recipient, giftReceiptOption: RecipientChoice['giftReceiptOption']) => {
      change(recipient, { giftReceiptOption });
      save(() => ports.updateGiftReceipt({ recipientId: recipient.id, selectedOption: giftReceiptOption }));
    },
    setBagging: (recipient: Recipient, baggingOption: RecipientChoice['baggingOption']) => {
      change(recipient, { baggingOption });
      save(() => ports.updateBaggingOption({ recipientId: recipient.id, selectedOption: baggingOption }));
    },
  };
}

/** Saves everything after pending saves, then moves to payment. */
function useStepEnd({ checkout, queue, messages, choices }: ChoiceParts) {
  const { data, ports } = checkout;
  const isEnding = useRef(false);
  return async () => {
    // A double click is faster than the busy state of the button.
    if (isEnding.current) return;
    isEnding.current = true;
    messages.dropAll();
    await queue.wait();
    const isSaved = await checkout.goForward(3, ports.moveToPaymentPage, () =>
      ports.saveShippingAndGiftOptions(getGiftRequest(data, choices)),
    );
    if (isSaved) checkout.onEvent({ type: 'checkout.deliveryChosen', levels: getChosenLevels(data, choices) });
    isEnding.current = false;
  };
}

/** Headless choices of step 2. Levels and gift options are saved at once, all choices are saved with the step. */
export function useDeliveryChoices(checkout: CheckoutControl) {
  const [isValidated, setIsValidated] = useState(false);
  const queue = useSaveQueue();
  const messages = useGiftMessages(checkout, queue);
  const parts: ChoiceParts = { checkout, queue, messages, ...useChoices(checkout) };
  const { choices, change, changeShipment } = parts;
  const end = useStepEnd(parts);
  useFieldErrorEvents('deliveryOptions', getChoiceErrors(choices, isValidated));

  return {
    choices,
    messages,
    /** True after 'Next: Payment' was clicked: missing choices are shown. */
    isValidated,
    change,
    changeShipment,
    ...createSavedChoices(parts),
    /** Saves everything and moves to payment; returns false when something is to be corrected first. */
    complete: async (): Promise<boolean> => {
      setIsValidated(true);
      const isComplete = Object.values(choices).every(
        (choice) => isSendable(choice) && !choice.shipments.some(isSlotMissing),
      );
      if (isComplete) await end();
      return isComplete;
    },
  };
}

export type DeliveryChoices = ReturnType<typeof useDeliveryChoices>;
