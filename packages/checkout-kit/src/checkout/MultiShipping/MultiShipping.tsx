'use client';

import {
  type Address,
  type CartLineItem,
  type Cents,
  type CheckoutState,
  formatPrice,
  isPoBoxAddress,
  type Recipient,
} from '@settee/domain';
import { Alert, Heading, TextButton, useAnnounce } from '@settee/ui';
import { useRef, useState } from 'react';
import { addressMessages } from '../../delivery/messages.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import { hasLargeItems } from '../has-large-items.ts';
import { recipientMessages, type RecipientMessages } from '../recipient-messages.ts';
import type { RecipientPorts } from '../recipient-ports.ts';
import { RecipientPlace } from '../../order/RecipientGroup/RecipientPlace.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { getRecipientAddress } from '../recipient-address.ts';
import {
  countPieces,
  getAddressedLines,
  getAssignedLines,
  type RecipientsControl,
  useRecipients,
} from '../useRecipients.ts';
import { useGoOn } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';
import * as css from './MultiShipping.css.ts';
import { RecipientChoice } from './RecipientChoice.tsx';
import { RecipientForm } from './RecipientForm.tsx';
import { useRecipientForm } from './useRecipientForm.ts';

export interface MultiShippingProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  ports: RecipientPorts;
  /** Recipient that is edited first; empty for none. */
  recipientId: string;
}

/** Whether a recipient at a PO box has items that are too large for it. DELIV-12 */
function isAtPoBox(data: CheckoutState, recipient: Recipient): boolean {
  const address = recipient.kind === 'shipping' ? getRecipientAddress(data, recipient) : null;
  return address !== null && hasLargeItems([recipient]) && isPoBoxAddress(address);
}

const isMissing = (data: CheckoutState, recipient: Recipient) =>
  recipient.kind === 'shipping' && getRecipientAddress(data, recipient) === null;

/** Returns the rise of the shipping cost since this form opened, in cents. */
function useShippingRise(shipping: Cents): Cents {
  const [before] = useState(shipping);
  return Math.max(0, shipping - before);
}

/** Changes of the recipients; each is announced. */
function useMultiShipping({ checkout, ports, recipientId }: MultiShippingProps, labels: RecipientMessages) {
  const { data } = checkout;
  const { drafts } = checkout.ports;
  const control = useRecipients(checkout, ports);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const lines = getAssignedLines(data);
  const focusLine = (lineId: string) =>
    root.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`)?.focus();
  const onClose = (lineId: string) => focusLine(lineId || (lines[0]?.line.id ?? ''));
  const form = useRecipientForm({ checkout, recipientId, onClose });

  const save = async (address: Address) => {
    if (!(await control.saveAddress(address, form.open?.lineId ?? ''))) return false;
    drafts?.drop('shipping');
    announce(labels.saved);
    form.close();
    return true;
  };
  const choose = async (line: CartLineItem, value: string) => {
    if (await control.assign(line, value)) announce(labels.saved);
  };
  const split = async (line: CartLineItem) => {
    if (!(await control.split(line))) return;
    announce(labels.splitDone(line.itemInfo.name));
    focusLine(line.id);
  };
  const end = async () => {
    drafts?.drop('shipping');
    drafts?.drop('recipient');
    await control.end();
  };
  const goOn = useGoOn(checkout.pending, async () => {
    setIsChecked(true);
    const missing = lines.find(({ recipient }) => isMissing(data, recipient));
    const wrong = missing ?? lines.find(({ recipient }) => isAtPoBox(data, recipient));
    if (wrong) return focusLine(wrong.line.id);
    await checkout.goForward(2, checkout.ports.moveToShippingAndGiftOptions);
  });
  /** Saves the form that is open, then opens another. */
  const openNext = (open: () => void) =>
    void checkout.problems.run(async () => {
      const sent = checkout.pending.sendEntered();
      if (!sent || (await sent)) open();
    });
  return { root, control, lines, form, isChecked, save, choose, split, end, goOn, openNext };
}

interface MultiShippingPartProps extends Omit<MultiShippingProps, 'recipientId'> {
  shipping: ReturnType<typeof useMultiShipping>;
  labels: RecipientMessages;
}

function OpenForm({ checkout, ports, shipping, title }: Omit<MultiShippingPartProps, 'labels'> & { title: string }) {
  const { form, save } = shipping;
  return (
    <RecipientForm
      checkout={checkout}
      ports={ports}
      form={form.form}
      isEdited={form.isEdited}
      title={title}
      onSave={save}
      onCancel={form.close}
    />
  );
}

/** Every item with its recipient. */
function ItemRecipients({ labels, ...part }: MultiShippingPartProps) {
  const { checkout, shipping } = part;
  const { lines, form, isChecked, choose, split, openNext } = shipping;
  return (
    <ul className={css.list}>
      {lines.map(({ line, recipient }) => (
        <RecipientChoice
          key={line.id}
          line={line}
          recipient={recipient}
          checkout={checkout}
          isWrong={isChecked && isMissing(checkout.data, recipient)}
          onChoose={(value) => choose(line, value)}
          onAdd={() => openNext(() => form.openNew(line))}
          onSplit={() => void split(line)}
        >
          {form.open?.lineId === line.id && <OpenForm {...part} title={labels.addressFor(line.itemInfo.name)} />}
        </RecipientChoice>
      ))}
    </ul>
  );
}

/** Step 1 with a recipient for each item. SHIP-22 to SHIP-27 */
export function MultiShipping({ checkout, ports, recipientId }: MultiShippingProps) {
  const { labels: order, messages, state } = checkout;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const shipping = useMultiShipping({ checkout, ports, recipientId }, labels);
  const { root, control, form, end, goOn, openNext } = shipping;
  const part: MultiShippingPartProps = { checkout, ports, shipping, labels };
  const { data } = checkout;
  const hasRecipient = data.shippingOptions.recipients.some((recipient) => !isMissing(data, recipient));

  return (
    <div ref={root} className={css.root}>
      <section className={css.section} aria-label={labels.itemsTitle}>
        <p className={css.intro}>{labels.multiIntro}</p>
        <TextButton className={css.start} onClick={() => void end()}>
          {labels.shipToOne}
        </TextButton>
        <Notices checkout={checkout} />
        <ItemRecipients {...part} />
      </section>
      {hasRecipient && (
        <section className={css.section} aria-label={labels.addressesTitle}>
          <Heading level={2} size="h3" className={sectionTitle}>
            {labels.addressesTitle}
          </Heading>
          <RecipientRows
            checkout={checkout}
            control={control}
            onEdit={(address) => openNext(() => form.openEdit(address))}
          />
          {form.open?.lineId === '' && <OpenForm {...part} title={labels.editAddress} />}
        </section>
      )}
      <FlowButtons
        forward={order.next}
        isBusy={state.work === 'moving' || checkout.isSending}
        onForward={() => void checkout.problems.run(goOn)}
      />
    </div>
  );
}

/** Warnings about PO boxes and a higher shipping cost. DELIV-12 */
function Notices({ checkout: { data, site, messages } }: { checkout: CheckoutControl }) {
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const deliveryLabels = useWords('address', addressMessages, messages?.deliveryForm);
  const { shipping } = data.orderSummary;
  const rise = useShippingRise(shipping);
  return (
    <>
      {data.shippingOptions.recipients.some((recipient) => isAtPoBox(data, recipient)) && (
        <Alert tone="critical" live="assertive">
          {deliveryLabels.noPoBox}
        </Alert>
      )}
      {rise > 0 && (
        <Alert tone="info" live="polite">
          {labels.shippingRose({ more: formatPrice(rise, site), total: formatPrice(shipping, site) })}
        </Alert>
      )}
    </>
  );
}

interface RecipientRowsProps {
  checkout: CheckoutControl;
  control: RecipientsControl;
  onEdit: (address: Address) => void;
}

function RecipientRows({ checkout, control, onEdit }: RecipientRowsProps) {
  const { recipients } = checkout.data.shippingOptions;
  const canBeRemoved = recipients.filter(({ kind }) => kind === 'shipping').length > 1;
  return recipients.map((recipient) => (
    <RecipientRow
      key={recipient.id}
      checkout={checkout}
      recipient={recipient}
      canBeRemoved={canBeRemoved}
      onEdit={onEdit}
      onRemove={() => void control.remove(recipient)}
      onShip={() => void control.shipPickup('')}
    />
  ));
}

interface RecipientRowProps {
  checkout: CheckoutControl;
  recipient: Recipient;
  canBeRemoved: boolean;
  onEdit: (address: Address) => void;
  onRemove: () => void;
  onShip: () => void;
}

/** One recipient with its actions. */
function RecipientRow({ checkout, recipient, canBeRemoved, onEdit, onRemove, onShip }: RecipientRowProps) {
  const { data, site, messages } = checkout;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const address = getRecipientAddress(data, recipient);
  const count = countPieces(getAddressedLines(recipient));
  if (!address && !recipient.pickupStore) return null;
  const name = address ? `${address.firstName} ${address.lastName}` : '';
  return (
    <div className={css.recipient}>
      <div>
        <RecipientPlace site={site} address={address} pickupStore={recipient.pickupStore} />
        <p className={css.muted}>{labels.items(count)}</p>
      </div>
      <div className={css.actions}>
        {address && (
          <TextButton aria-label={labels.editAddressOf(name)} onClick={() => onEdit(address)}>
            {labels.edit}
          </TextButton>
        )}
        {address && canBeRemoved && (
          <TextButton aria-label={labels.removeAddressOf(name)} onClick={onRemove}>
            {labels.remove}
          </TextButton>
        )}
        {recipient.pickupStore && <TextButton onClick={onShip}>{labels.shipInstead}</TextButton>}
      </div>
    </div>
  );
}
