import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDataLayer, reportEvent, reportHeldEvents } from './data-layer.ts';

const opened = { type: 'drawerOpen', sku: 1001, label: 'Fabric' } as const;
const signedIn = { type: 'account.signedIn' } as const;

beforeEach(() => {
  sessionStorage.clear();
  delete window.dataLayer;
});
afterEach(() => {
  delete window.dataLayer;
  vi.restoreAllMocks();
});

test('EVENT-07: the data layer has every event under its name, the first one too', () => {
  reportEvent(opened);
  reportEvent({ type: 'Form Submitted', formName: 'Order Free Swatch', formStatus: 'accepted' });
  expect(window.dataLayer).toEqual([
    { event: 'drawerOpen', sku: 1001, label: 'Fabric' },
    { event: 'Form Submitted', formName: 'Order Free Swatch', formStatus: 'accepted' },
  ]);
});

test('EVENT-06: a data layer that fails is logged and stops nothing', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const problem = new Error('blocked');
  window.dataLayer = {
    push() {
      throw problem;
    },
  };
  expect(() => reportEvent(opened)).not.toThrow();
  expect(log).toHaveBeenCalledExactlyOnceWith('Updating special order digital data layer failed.', problem);
});

test('a sign-in is reported by the page that follows, once', () => {
  openDataLayer();
  reportEvent(signedIn);
  expect(window.dataLayer).toEqual([]);
  // The page that follows is another document.
  delete window.dataLayer;
  openDataLayer();
  reportHeldEvents();
  reportHeldEvents();
  expect(window.dataLayer).toEqual([{ event: 'login' }]);
});

test('a browser that stores nothing reports a sign-in at once', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  reportEvent(signedIn);
  expect(window.dataLayer).toEqual([{ event: 'login' }]);
  reportHeldEvents();
  expect(window.dataLayer).toHaveLength(1);
});

test.each(['{', '{"type":1}', 'null'])('stored text that is no list of events (%s) is dropped', (text) => {
  sessionStorage.setItem('heldEvents', text);
  openDataLayer();
  expect(() => reportHeldEvents()).not.toThrow();
  expect(window.dataLayer).toEqual([]);
  expect(sessionStorage.getItem('heldEvents')).toBeNull();
});

test('EVENT-07: events that Google Analytics has a name for have it, with amounts in units of the currency', () => {
  const items = [{ sku: 1001, quantity: 2, price: 12_950 }];
  reportEvent({ type: 'cart.checkoutStarted', items, total: 28_001, currency: 'USD' });
  expect(window.dataLayer).toEqual([
    {
      event: 'begin_checkout',
      currency: 'USD',
      value: 280.01,
      items: [{ item_id: '1001', quantity: 2, price: 129.5 }],
    },
  ]);
});
