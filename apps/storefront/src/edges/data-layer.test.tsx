import { afterEach, expect, test, vi } from 'vitest';
import { tellDataLayer } from './data-layer.ts';

const opened = { type: 'drawerOpen', sku: 1001, label: 'Fabric' } as const;

afterEach(() => {
  delete window.dataLayer;
  vi.restoreAllMocks();
});

test('EVENT-07: the data layer has every event under its name, the first one too', () => {
  tellDataLayer(opened);
  tellDataLayer({ type: 'Form Submitted', formName: 'Order Free Swatch', formStatus: 'accepted' });
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
  expect(() => tellDataLayer(opened)).not.toThrow();
  expect(log).toHaveBeenCalledExactlyOnceWith('Updating special order digital data layer failed.', problem);
});
