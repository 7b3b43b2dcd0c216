import type { Address, OrderPickupStore, PickupStore, Site } from '@settee/domain';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import * as css from './RecipientGroup.css.ts';

export interface RecipientPlaceProps {
  site: Site;
  /** `null` when it is picked up. */
  address: Address | null;
  /** `null` when it is shipped. */
  pickupStore: PickupStore | OrderPickupStore | null;
  /** Shows phone and email too. */
  withContact?: boolean;
}

function toLines(store: PickupStore | OrderPickupStore): string[] {
  if ('place' in store) return [store.name, store.place];
  return [store.name, store.address1, `${store.city}, ${store.state} ${store.postalCode}`, store.phone];
}

/** Address of a recipient, or the store of a pickup. */
export function RecipientPlace({ site, address, pickupStore, withContact = false }: RecipientPlaceProps) {
  if (address) return <AddressBlock address={address} siteCulture={site.siteCulture} withContact={withContact} />;
  if (!pickupStore) return null;
  return (
    <address className={css.store}>
      {toLines(pickupStore).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
