import { getGiftMessageLeft, type Recipient, validateGiftMessage } from '@settee/domain';
import { Alert, Checkbox, Stack } from '@settee/ui';
import { useId } from 'react';
import type { RecipientChoice } from '../gift-options.ts';
import { optionsMessages } from '../../order/options-messages.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import type { DeliveryChoices } from './useDeliveryChoices.ts';
import { PartTitle } from './PartTitle.tsx';
import { useWords } from '../../use-words.ts';
import * as css from './ShippingAndGiftOptionsStep.css.ts';

export interface GiftOptionsProps {
  recipient: Recipient;
  choice: RecipientChoice;
  checkout: CheckoutControl;
  delivery: DeliveryChoices;
  /** Whether it is one of several recipients. */
  isNested: boolean;
}

/** Whether a recipient's items are a gift, the gift message and the gift receipt. SHIP-28, SHIP-30, SHIP-31 */
export function GiftOptions({ recipient, choice, checkout, delivery, isNested }: GiftOptionsProps) {
  const { labels, messages } = checkout;
  const words = useWords('options', optionsMessages, messages?.options);
  return (
    <div className={css.section} role="group" aria-label={labels.gift}>
      <PartTitle isNested={isNested}>{labels.gift}</PartTitle>
      <Checkbox
        label={labels.isGift}
        hint={labels.giftHint}
        checked={choice.isGift}
        onChange={({ target }) => delivery.setGift(recipient, target.checked)}
      />
      {choice.isGift && <GiftMessage {...{ recipient, choice, checkout, delivery }} />}
      <Checkbox
        label={words.giftReceipt}
        hint={words.giftReceiptHint}
        checked={choice.giftReceiptOption === 'giftReceipt'}
        onChange={({ target }) => delivery.setGiftReceipt(recipient, target.checked ? 'giftReceipt' : '')}
      />
    </div>
  );
}

function GiftMessage({ recipient, choice, checkout, delivery }: Omit<GiftOptionsProps, 'isNested'>) {
  const { labels, messages } = checkout;
  const words = useWords('options', optionsMessages, messages?.options);
  const id = useId();
  const { giftMessage } = choice;
  const error = validateGiftMessage(giftMessage);
  const left = getGiftMessageLeft(giftMessage);
  const status = delivery.messages.statuses[recipient.id];
  const statusText = status && { saving: '', saved: words.messageSaved, failed: words.messageNotSaved }[status];
  return (
    <Stack gap={2}>
      <label htmlFor={id} className={css.label}>
        {labels.giftMessage}
      </label>
      <textarea
        id={id}
        className={css.message}
        value={giftMessage}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-wrong`, left >= 0 && `${id}-left`].filter(Boolean).join(' ')}
        onChange={({ target }) => {
          delivery.change(recipient, { giftMessage: target.value });
          delivery.messages.typed(recipient.id, target.value);
        }}
      />
      {error && (
        <Alert id={`${id}-wrong`} tone="critical" live="assertive">
          {error === 'card-number' ? labels.cardNumberInGiftMessage : words.tooLong(-left)}
        </Alert>
      )}
      <p className={css.messageStatus}>
        {left >= 0 && <span id={`${id}-left`}>{labels.giftMessageLeft(left)}</span>}
        <span role="status">{error ? '' : statusText}</span>
      </p>
    </Stack>
  );
}
