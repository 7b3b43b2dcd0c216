'use client';

import { formatCentralDay, formatPrice, type PackingSlip, type PackingSlipRecipient, type Site } from '@settee/domain';
import { Button, EmptyState, Heading, PrintSheet, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import { getRecipientFacts, getShipmentFacts } from '../delivery-facts.ts';
import { optionsMessages, type OptionsMessages } from '../options-messages.ts';
import { packingSlipMessages, type PackingSlipMessages } from '../packing-slip-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { type SiteFormat, useSiteAndFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './PackingSlipScreen.css.ts';

export interface PackingSlipScreenProps extends RootRef<HTMLDivElement> {
  /** Name and phone line of the site; country and formats are those of `SiteProvider` without its own. */
  site: Pick<Site, 'brandName' | 'helpLine' | 'helpHours'> & Partial<SiteFormat>;
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
export const PackingSlipScreen = withRef(function PackingSlipScreen({
  site: given,
  slip,
  ports,
  messages,
  ref,
}: PackingSlipScreenProps) {
  const site = { ...given, ...useSiteAndFormat(given) };
  const labels = useWords('packingSlip', packingSlipMessages, messages);
  if (!slip) {
    return (
      <div ref={ref} className={css.root}>
        <EmptyState title={labels.missing}>{labels.missingText}</EmptyState>
      </div>
    );
  }
  return (
    <div ref={ref} className={css.root}>
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
});

interface RecipientSlipProps extends Pick<PackingSlipScreenProps, 'messages'> {
  site: PackingSlipScreenProps['site'] & SiteFormat;
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

/** The address of the recipient, without the contact of the shopper on a gift, or the store. */
function Destination({ recipient, site, labels }: SlipPartProps) {
  const { address, pickupStore: store, totals } = recipient;
  if (!address && !store) return null;
  return (
    <SlipFact title={store ? labels.pickupAt : labels.shipTo}>
      {address && !store && (
        <AddressBlock address={address} siteCulture={site.siteCulture} withContact={totals !== null} />
      )}
      {store && (
        <p className={css.text}>
          {`${store.name}, ${store.address1}, ${store.city}, ${store.state} ${store.postalCode}`}
        </p>
      )}
    </SlipFact>
  );
}

interface ShipmentRowsProps extends SlipPartProps {
  shipment: PackingSlipRecipient['shipments'][number];
  facts: readonly string[];
}

/** The shipment's service level and arrival, and its items; without prices when it is a gift. */
function ShipmentRows({ shipment, facts, recipient, site, labels }: ShipmentRowsProps) {
  return (
    <tbody>
      <tr>
        <th className={css.shipment} scope="rowgroup" colSpan={recipient.totals ? 3 : 2}>
          <Facts facts={facts} />
        </th>
      </tr>
      {shipment.items.map(({ id, name, sku, options, quantity, lineTotal }) => (
        <tr key={id}>
          <td className={cx(css.cell, css.quantity)}>{quantity}</td>
          <td className={css.cell}>
            {name}
            <span className={css.sku}>
              {[labels.sku(sku), ...options.map((option) => `${option.label}: ${option.text}`)].join(', ')}
            </span>
          </td>
          {lineTotal !== null && <td className={cx(css.cell, css.number)}>{formatPrice(lineTotal, site)}</td>}
        </tr>
      ))}
    </tbody>
  );
}

/** The items of a recipient by shipment, in one table with one header. */
function SlipItems({ words, ...part }: SlipPartProps & { words: OptionsMessages }) {
  const { recipient, labels } = part;
  return (
    <table className={css.items}>
      <thead>
        <tr>
          <th className={cx(css.cell, css.quantity)}>{labels.quantity}</th>
          <th className={css.cell}>{labels.item}</th>
          {recipient.totals && <th className={cx(css.cell, css.number)}>{labels.price}</th>}
        </tr>
      </thead>
      {recipient.shipments.map((shipment, index) => (
        <ShipmentRows
          key={shipment.items[0]?.id ?? index}
          {...part}
          shipment={shipment}
          facts={getShipmentFacts(shipment, words)}
        />
      ))}
    </table>
  );
}

/** The shop's name and number, only on paper. */
function Letterhead({ site, labels }: Pick<SlipPartProps, 'site' | 'labels'>) {
  return (
    <div className={css.letterhead}>
      <p className={css.brand}>{site.brandName}</p>
      <p className={css.muted}>{labels.title}</p>
      <p className={css.muted}>{`${site.helpLine}, ${site.helpHours}`}</p>
    </div>
  );
}

function RecipientSlip({ slip, recipient, index, site, messages }: RecipientSlipProps) {
  const labels = useWords('packingSlip', packingSlipMessages, messages);
  const words = useWords('options', optionsMessages, messages?.options);
  const date = formatCentralDay(slip.placedAt, site.locale);
  const { pickupStore, giftOptions, bopsOptions } = recipient;
  const count = slip.recipients.length;
  const part: SlipPartProps = { recipient, site, labels };
  return (
    <article className={css.slip} aria-label={labels.slipOf({ number: index + 1, count })}>
      <Letterhead site={site} labels={labels} />
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
      <SlipItems {...part} words={words} />
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
