import type { CheckoutKitEvent } from '@settee/checkout-kit';
import type { ConfiguratorKitEvent } from '@settee/configurator-kit';
import { removeSessionItem, setSessionItem, getSessionItem } from './page-storage.ts';

/** Everything that a shopper does, as `docs/events.md` lists it. */
export type ShopEvent = CheckoutKitEvent | ConfiguratorKitEvent;

declare global {
  interface Window {
    /** Read by whatever tag manager the retailer installs. */
    dataLayer?: { push(entry: Readonly<Record<string, unknown>>): unknown };
  }
}

/** Events that the next page reports: the shopper leaves this one in the same moment, maybe with its document. */
const heldTypes: ReadonlySet<ShopEvent['type']> = new Set(['checkout.orderPlaced', 'account.signedIn']);

/** Every page has a data layer, before its first event. */
export function openDataLayer(): void {
  window.dataLayer ??= [];
}

function push({ type, ...rest }: ShopEvent): void {
  try {
    openDataLayer();
    window.dataLayer?.push({ event: type, ...rest });
  } catch (error) {
    console.error('Updating special order digital data layer failed.', error);
  }
}

function heldEvents(): readonly ShopEvent[] {
  try {
    const events: unknown = JSON.parse(getSessionItem('heldEvents') || '[]');
    return Array.isArray(events) ? events : [];
  } catch {
    return [];
  }
}

/** Reports an event to the digital data layer, under the name of the event. EVENT-05 to EVENT-07 */
export function reportEvent(event: ShopEvent): void {
  const isHeld = heldTypes.has(event.type) && setSessionItem('heldEvents', JSON.stringify([...heldEvents(), event]));
  if (!isHeld) push(event);
}

/** Reports what the page before left to this one, once: a reload finds none. */
export function reportHeldEvents(): void {
  const events = heldEvents();
  removeSessionItem('heldEvents');
  for (const event of events) push(event);
}
