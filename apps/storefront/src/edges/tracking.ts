import { isTagManagerBlocked } from '@settee/domain';
import type { Tracking } from '../page-data.ts';
import { consentCookie, consentSeconds, formatConsent, isConsentGiven, type Consent } from './consent.ts';
import { setCookie } from './cookies.ts';
import { getPathname, reloadPage } from './navigation.ts';
import { markTagManager } from './third-party-scripts.ts';

/**
 * `open`: events go to the data layer. `waiting`: the shopper has not chosen. `closed`: no consent. `later`: a later page
 * may have the tag manager, this document may not.
 */
type EventRule = 'open' | 'waiting' | 'closed' | 'later';

interface TrackingState {
  consent: Consent | null;
  /** Whether the shopper has opened the privacy choices. */
  isPanelOpen: boolean;
  /** The browser sends Global Privacy Control. */
  isOptedOut: boolean;
}

let tracking: Tracking | null = null;
let isGuardedDocument = false;
let isLoaded = false;
let state: TrackingState = { consent: null, isPanelOpen: false, isOptedOut: false };
let onChange: (consent: Consent) => void = () => undefined;
const listeners = new Set<() => void>();

function update(change: Partial<TrackingState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribeToTracking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getTracking = (): TrackingState => state;

/** Whether this document's content security policy allows the tag manager; the page on which it was loaded decides. */
export const needsOwnDocument = (pathname: string): boolean =>
  getEventRule() === 'later' && !isTagManagerBlocked(pathname);

/** Returns what happens to an event now. Without a tag manager nothing reads the data layer, so it needs no consent. */
export function getEventRule(): EventRule {
  if (!tracking) return 'open';
  if (state.isOptedOut) return 'closed';
  if (state.consent === null) return 'waiting';
  if (!isConsentGiven(state.consent)) return 'closed';
  return isGuardedDocument ? 'later' : 'open';
}

function loadTagManager(): void {
  if (!tracking || isLoaded || getEventRule() !== 'open') return;
  isLoaded = true;
  markTagManager();
  const script = document.createElement('script');
  script.async = true;
  script.src = tracking.scriptUrl;
  script.nonce = globalThis.__webpack_nonce__ ?? '';
  document.head.append(script);
}

/** Starts with the choice that the server has read; `report` is called with each choice before the tag manager loads. */
export function startTracking(
  settings: Tracking | undefined,
  pathname: string,
  report: (consent: Consent) => void,
): void {
  tracking = settings ?? null;
  isGuardedDocument = isTagManagerBlocked(pathname);
  isLoaded = false;
  onChange = report;
  const isOptedOut = settings !== undefined && (settings.isOptedOut || hasPrivacyControl());
  state = { consent: settings?.consent ?? null, isPanelOpen: false, isOptedOut };
  if (state.consent && getEventRule() === 'open') onChange(state.consent);
  loadTagManager();
}

/** Global Privacy Control, for browsers that set it without the header. */
const hasPrivacyControl = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Stores the choice of the shopper for a year. The page is loaded again when a script that runs has to go, and when one
 * may run here but not in this document.
 */
export function chooseConsent(consent: Consent): void {
  setCookie(consentCookie, formatConsent(consent), consentSeconds);
  const mustStop = isLoaded && !isConsentGiven(consent);
  update({ consent, isPanelOpen: false });
  onChange(consent);
  if (mustStop || needsOwnDocument(getPathname())) return reloadPage();
  loadTagManager();
}

export const openPrivacyChoices = (): void => update({ isPanelOpen: true });
export const closePrivacyChoices = (): void => update({ isPanelOpen: false });
