import { type Address, type CheckoutPickupStore, getHoursLines, type OrderPickupStore } from '@settee/domain';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import type { SiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import { orderMessages, type OrderMessages } from '../messages.ts';
import * as css from './RecipientGroup.css.ts';

export interface RecipientPlaceProps {
  site: SiteFormat;
  /** `null` when it is picked up. */
  address: Address | null;
  /** `null` when it is shipped. A checkout's store has opening hours. */
  pickupStore: CheckoutPickupStore | OrderPickupStore | null;
  /** Shows phone and email too. */
  withContact?: boolean;
  messages?: Partial<OrderMessages>;
}

function toLines(store: CheckoutPickupStore | OrderPickupStore): string[] {
  const place = 'place' in store ? store.place : `${store.city}, ${store.state}`;
  return [store.name, store.address1, `${place} ${store.postalCode}`, store.phone];
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <span key={line}>{line}</span>);

/** Address of a recipient, or the store of a pickup. */
export function RecipientPlace({ site, address, pickupStore, withContact = false, messages }: RecipientPlaceProps) {
  const { closed } = useWords('order', orderMessages, messages);
  if (address) return <AddressBlock address={address} siteCulture={site.siteCulture} withContact={withContact} />;
  if (!pickupStore) return null;
  return (
    <div className={css.place}>
      <address className={css.store}>
        <Lines lines={toLines(pickupStore)} />
      </address>
      {'hours' in pickupStore && (
        <p className={css.hours}>
          <Lines lines={getHoursLines(pickupStore.hours, site.locale, closed)} />
        </p>
      )}
    </div>
  );
}
