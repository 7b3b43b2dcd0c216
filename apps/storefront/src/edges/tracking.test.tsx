import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDataLayer, reportConsent, reportEvent, reportHeldEvents } from './data-layer.ts';
import { chooseConsent, getTracking, needsOwnDocument, startTracking } from './tracking.ts';
import { markOrderAsShown } from './shown-orders.ts';

const scriptUrl = 'https://tags.example/tag.js';
const clicked = { type: 'cart.zipApplied' } as const;
const entry = { event: 'cart.zipApplied' };
const accepted = { analytics: true, advertising: false };
const scripts = () => document.head.querySelectorAll(`script[src="${scriptUrl}"]`).length;

function start(consent: typeof accepted | null, pathname = '/', isOptedOut = false): void {
  delete window.dataLayer;
  openDataLayer();
  startTracking({ scriptUrl, consent, isOptedOut }, pathname, reportConsent);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  document.head.replaceChildren();
  document.cookie = 'settee_consent=; max-age=0; path=/';
  startTracking(undefined, '/', () => undefined);
  vi.unstubAllGlobals();
});

test('before the choice no script is loaded, nothing is stored and events wait; an acceptance reports them after it', () => {
  start(null);
  reportEvent(clicked);
  expect([window.dataLayer, scripts(), sessionStorage.length, document.cookie]).toEqual([[], 0, 0, '']);
  chooseConsent(accepted);
  expect(window.dataLayer).toEqual([{ event: 'consent.updated', ...accepted }, entry]);
  expect([scripts(), document.cookie]).toEqual([1, 'settee_consent=1.0']);
  reportEvent(clicked);
  expect(window.dataLayer).toHaveLength(3);
});

test('after a rejection nothing is reported, also what waited', () => {
  start(null);
  reportEvent(clicked);
  chooseConsent({ analytics: false, advertising: false });
  reportEvent(clicked);
  expect([window.dataLayer, scripts(), document.cookie]).toEqual([[], 0, 'settee_consent=0.0']);
});

test.each(['header', 'browser'])(
  'Global Privacy Control of the %s is a rejection, also after an earlier consent',
  (by) => {
    if (by === 'browser') vi.stubGlobal('navigator', { globalPrivacyControl: true });
    start(accepted, '/', by === 'header');
    reportEvent(clicked);
    expect([window.dataLayer, scripts(), getTracking().isOptedOut]).toEqual([[], 0, true]);
  },
);

test('a page of the checkout never loads the script; its events wait for the next page that may', () => {
  start(accepted, '/checkout/shipping');
  reportEvent(clicked);
  reportHeldEvents();
  expect([window.dataLayer, scripts()]).toEqual([[], 0]);
  expect([needsOwnDocument('/checkout/review'), needsOwnDocument('/checkout/confirmation')]).toEqual([false, true]);
  start(accepted, '/checkout/confirmation');
  reportHeldEvents();
  reportHeldEvents();
  expect(window.dataLayer).toEqual([{ event: 'consent.updated', ...accepted }, entry]);
  expect([scripts(), needsOwnDocument('/')]).toEqual([1, false]);
});

test('an order is new once, and no longer after a day', () => {
  const order = { orderNumber: 'A', placedAt: new Date().toISOString() };
  expect([markOrderAsShown(order), markOrderAsShown(order)]).toEqual([true, false]);
  const old = new Date(Date.now() - 90_000_000).toISOString();
  expect(markOrderAsShown({ orderNumber: 'B', placedAt: old })).toBe(false);
});
