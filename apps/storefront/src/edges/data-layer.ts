import { parsedJson } from '@settee/domain';
import type { Consent } from './consent.ts';
import { type ShopEvent, toEntry } from './data-layer-entry.ts';
import { getEventRule } from './tracking.ts';
import { removeSessionItem, setSessionItem, getSessionItem } from './page-storage.ts';

declare global {
  interface Window {
    /** Read by whatever tag manager the retailer installs. */
    dataLayer?: { push(entry: Readonly<Record<string, unknown>>): unknown };
  }
}

/** Events that the next page reports: the shopper leaves this one in the same moment, maybe with its document. */
const heldTypes: ReadonlySet<ShopEvent['type']> = new Set(['account.signedIn']);

/** Every page has a data layer, before its first event. */
export function openDataLayer(): void {
  window.dataLayer ??= [];
}

/** Events of this document from before the shopper has chosen; they are not stored. */
let waitingEvents: ShopEvent[] = [];

/** An event, or the choice about tracking. */
type Entry = ReturnType<typeof toEntry> | ({ event: 'consent.updated' } & Consent);

function push(getEntry: () => Entry): void {
  try {
    openDataLayer();
    window.dataLayer?.push({ ...getEntry() });
  } catch (error) {
    console.error('Updating special order digital data layer failed.', error);
  }
}

/** Another version of the shop may have written it with other fields; `push` reports those. */
const isEvent = (value: unknown): value is ShopEvent =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const heldEvents = (): readonly ShopEvent[] =>
  (parsedJson(getSessionItem('heldEvents'), Array.isArray) ?? []).filter(isEvent);

const pushEvent = (event: ShopEvent) => push(() => toEntry(event));

const holdEvent = (event: ShopEvent) => setSessionItem('heldEvents', JSON.stringify([...heldEvents(), event]));

/** Pushes an event if the shopper agrees. */
function pushWithConsent(event: ShopEvent): void {
  const rule = getEventRule();
  if (rule === 'open') pushEvent(event);
  if (rule === 'waiting') waitingEvents.push(event);
  if (rule === 'later') holdEvent(event);
}

/** Reports an event to the digital data layer, under the name of the event. EVENT-05 to EVENT-07 */
export function reportEvent(event: ShopEvent): void {
  if (getEventRule() === 'closed') return;
  const isHeld = heldTypes.has(event.type) && holdEvent(event);
  if (!isHeld) pushWithConsent(event);
}

/** Reports a choice and the events that waited for it. */
export function reportConsent(consent: Consent): void {
  const waiting = waitingEvents;
  waitingEvents = [];
  const rule = getEventRule();
  if (rule === 'open') push(() => ({ event: 'consent.updated', ...consent }));
  if (rule !== 'closed') for (const event of waiting) pushWithConsent(event);
}

/** Reports what the page before left to this one, once: a reload finds none. */
export function reportHeldEvents(): void {
  if (getEventRule() === 'later') return;
  const events = heldEvents();
  removeSessionItem('heldEvents');
  for (const event of events) pushWithConsent(event);
}
