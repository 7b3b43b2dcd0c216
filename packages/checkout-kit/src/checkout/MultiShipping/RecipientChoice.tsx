'use client';

import { type Address, type CheckoutState, isPoBoxAddress } from '@settee/domain';
import { Alert, Select, TextButton } from '@settee/ui';
import { type ReactNode, useId, useState } from 'react';
import { OrderLine } from '../../order/OrderLine/OrderLine.tsx';
import { recipientMessages, type RecipientMessages } from '../recipient-messages.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { type AssignedLine, isLarge, storeOption } from '../useRecipients.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import { useWords } from '../../use-words.ts';
import * as css from './MultiShipping.css.ts';

const nameOf = ({ firstName, lastName, address1, city }: Address) => `${firstName} ${lastName}, ${address1}, ${city}`;

function getOptions(
  { accountInfo, shippingOptions }: CheckoutState,
  { line, recipient }: AssignedLine,
  labels: RecipientMessages,
) {
  const { store } = shippingOptions.pickup;
  const { isStorePickupOptionVisible, selectedShipOption } = line.shippingDeliveryOptions;
  const canBeCollected = store !== null && (isStorePickupOptionVisible || selectedShipOption === 'pickup');
  const addresses = accountInfo.shippingAddresses.filter(
    (address) => address.addressId === recipient.addressId || !isLarge(recipient, line) || !isPoBoxAddress(address),
  );
  return [
    ...addresses.map((address) => ({ value: address.addressId, label: nameOf(address) })),
    ...(canBeCollected ? [{ value: storeOption, label: labels.storeOption(store.name) }] : []),
  ];
}

export interface RecipientChoiceProps extends AssignedLine {
  checkout: CheckoutControl;
  /** Whether the missing address is shown as an error. */
  isWrong: boolean;
  /** Resolves once the choice is saved, or not. */
  onChoose: (value: string) => Promise<void>;
  onAdd: () => void;
  onSplit: () => void;
  /** Form for a new address of this line. */
  children: ReactNode;
}

interface RecipientSelectProps extends Pick<RecipientChoiceProps, 'line' | 'recipient' | 'isWrong' | 'onChoose'> {
  options: ReturnType<typeof getOptions>;
  labels: RecipientMessages;
}

/** Shows a choice while it is being saved. */
function RecipientSelect({ line, recipient, options, isWrong, onChoose, labels }: RecipientSelectProps) {
  const [pending, setPending] = useState<string | null>(null);
  const choose = async (value: string) => {
    setPending(value);
    await onChoose(value);
    setPending(null);
  };
  return (
    <Select
      label={labels.shipTo}
      aria-label={labels.shipItemTo(line.itemInfo.name)}
      data-line={line.id}
      value={pending ?? (recipient.kind === 'pickup' ? storeOption : recipient.addressId)}
      placeholder={labels.chooseAddress}
      error={isWrong ? labels.addressMissing : undefined}
      options={options}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}

/** An item with the choice of its recipient. SHIP-24, SHIP-26 */
export function RecipientChoice(props: RecipientChoiceProps) {
  const { checkout, line, recipient, isWrong, onChoose, onAdd, onSplit, children } = props;
  const { data, site, messages } = checkout;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const { name } = line.itemInfo;
  const options = getOptions(data, { line, recipient }, labels);
  const id = useId();
  useFieldErrorEvents('recipient', { address: isWrong ? 'missing' : null });
  return (
    <li className={css.item}>
      <ul className={css.list}>
        <OrderLine line={line} site={site} messages={messages} />
      </ul>
      {options.length > 0 && <RecipientSelect {...{ line, recipient, options, isWrong, onChoose, labels }} />}
      {options.length === 0 && isWrong && (
        <Alert id={id} tone="critical" live="assertive">
          {labels.addressMissing}
        </Alert>
      )}
      {children || (
        <div className={css.actions}>
          <TextButton
            aria-label={labels.addAddressFor(name)}
            aria-describedby={options.length === 0 && isWrong ? id : undefined}
            data-line={options.length === 0 ? line.id : undefined}
            onClick={onAdd}
          >
            {labels.addAddress}
          </TextButton>
          {line.priceQuantityTotals.quantity > 1 && (
            <TextButton aria-label={labels.splitName(name)} onClick={onSplit}>
              {labels.split}
            </TextButton>
          )}
        </div>
      )}
    </li>
  );
}
