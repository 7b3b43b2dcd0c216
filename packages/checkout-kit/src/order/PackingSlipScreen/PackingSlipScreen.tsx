'use client';

import { formatCentralDay, formatPrice, type PackingSlip, type PackingSlipRecipient, type Site } from '@settee/domain';
import { Button, EmptyState, Heading, PrintSheet } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import { getRecipientFacts, getShipmentFacts } from '../delivery-facts.ts';
import { optionsMessages, type OptionsMessages } from '../options-messages.ts';
import { packingSlipMessages, type PackingSlipMessages } from '../packing-slip-messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './PackingSlipScreen.css.ts';

export interface PackingSlipScreenProps {
  /** The brand and country that is shown: currency, formats, address rules, phone number. */
  site: Site;
  /** `null` when there is none at this address. */
  slip: PackingSlip | null;
  /** Opens the print dialog. */
  ports: {
    /** Opens the browser's print dialog. */
    print(): void;
  };
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<PackingSlipMessages> & { options?: Partial<OptionsMessages> };
}

/** An order for the warehouse, one sheet for each recipient; a gift has no prices on it. SHIP-30 */
export function PackingSlipScreen({ site, slip, ports, messages }: PackingSlipScreenProps) {
  const labels = useWords('packingSlip', packingSlipMessages, messages);
  if (!slip) {
    return (
      <div className={css.root}>
        <EmptyState title={labels.missing}>{labels.missingText}</EmptyState>
      </div>
    );
  }
  return (
    <div className={css.root}>
      <div className={css.head}>
        <Heading level={1}>{labels.title}</Heading>
        <div className={css.actions}>
          <Button tone="outline" size="small" onClick={ports.print}>
            {labels.print}
          </Button>
        </div>
      </div>
      <PrintSheet>
        {slip.recipients.map((recipient, index) => (
          <RecipientSlip key={recipient.id} {...{ recipient, index, slip, site, messages }} />
        ))}
      </PrintSheet>
    </div>
  );
}

interface RecipientSlipProps extends Pick<PackingSlipScreenProps, 'site' | 'messages'> {
  slip: PackingSlip;
  recipient: PackingSlipRecipient;
  index: number;
}

function SlipFact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.fact} role="group" aria-label={title}>
      <Heading level={3} size="h3" className={sectionTitle}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact) => (
    <p key={fact} className={css.text}>
      {fact}
    </p>
  ));
}

interface SlipPartProps extends Pick<RecipientSlipProps, 'recipient' | 'site'> {
  labels: PackingSlipMessages;
}

/** The address of the recipient, or the store. */
function Destination({ recipient: { address, pickupStore: store }, site, labels }: SlipPartProps) {
  if (!address && !store) return null;
  return (
    <SlipFact title={store ? labels.pickupAt : labels.shipTo}>
      {address && !store && <AddressBlock address={address} siteCulture={site.siteCulture} withContact />}
      {store && (
        <p className={css.text}>
          {`${store.name}, ${store.address1}, ${store.city}, ${store.state} ${store.postalCode}`}
        </p>
      )}
    </SlipFact>
  );
}

interface ShipmentItemsProps extends SlipPartProps {
  items: PackingSlipRecipient['shipments'][number]['items'];
}

/** The items of a shipment; without prices when it is a gift. */
function ShipmentItems({ items, recipient, site, labels }: ShipmentItemsProps) {
  return (
    <table className={css.items}>
      <thead>
        <tr>
          <th className={css.cell}>{labels.item}</th>
          <th className={cx(css.cell, css.number)}>{labels.quantity}</th>
          {recipient.totals && <th className={cx(css.cell, css.number)}>{labels.price}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, sku, options, quantity, lineTotal }) => (
          <tr key={id}>
            <td className={css.cell}>
              {name}
              <span className={css.sku}>
                {[labels.sku(sku), ...options.map((option) => `${option.label}: ${option.text}`)].join(', ')}
              </span>
            </td>
            <td className={cx(css.cell, css.number)}>{quantity}</td>
            {lineTotal !== null && <td className={cx(css.cell, css.number)}>{formatPrice(lineTotal, site)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RecipientSlip({ slip, recipient, index, site, messages }: RecipientSlipProps) {
  const labels = useWords('packingSlip', packingSlipMessages, messages);
  const words = useWords('options', optionsMessages, messages?.options);
  const date = formatCentralDay(slip.placedAt, site.locale);
  const { pickupStore, giftOptions, bopsOptions, shipments } = recipient;
  const count = slip.recipients.length;
  const part: SlipPartProps = { recipient, site, labels };
  return (
    <article className={css.slip} aria-label={labels.slipOf({ number: index + 1, count })}>
      <header className={css.head}>
        <Heading level={2}>{labels.order(slip.orderNumber)}</Heading>
        <p className={css.muted}>{labels.placedOn(date)}</p>
        <p className={css.muted}>{labels.from(slip.orderedBy)}</p>
        {count > 1 && <p className={css.muted}>{labels.slipOf({ number: index + 1, count })}</p>}
      </header>
      <div className={css.facts}>
        <Destination {...part} />
        <SlipFact title={labels.instructions}>
          <Facts facts={getRecipientFacts(recipient, pickupStore !== null, words)} />
        </SlipFact>
      </div>
      {shipments.map((shipment, index) => (
        <div key={shipment.items[0]?.id ?? index} className={css.fact} role="group" aria-label={shipment.label}>
          <Facts facts={getShipmentFacts(shipment, words)} />
          <ShipmentItems {...part} items={shipment.items} />
        </div>
      ))}
      {giftOptions.giftMessage !== '' && (
        <SlipFact title={labels.giftMessage}>
          <p className={css.message}>{giftOptions.giftMessage}</p>
        </SlipFact>
      )}
      {bopsOptions.giftReceiptOption !== '' && (
        <SlipFact title={labels.giftReceipt}>
          <p className={css.text}>{labels.giftReceiptText(slip.orderNumber)}</p>
        </SlipFact>
      )}
    </article>
  );
}
