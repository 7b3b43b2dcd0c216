import { getSite } from '@settee/domain';
import { AnnouncerProvider, SiteProvider } from '@settee/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { AddressForm } from '../delivery/AddressForm/AddressForm.tsx';
import { emptyAddress } from '../delivery/address-reducer.ts';
import { useAddressForm } from '../delivery/useAddressForm.ts';
import { useHomeCountry } from '../delivery/useHomeCountry.ts';
import { CheckoutEventsProvider } from '../events.ts';
import { checkoutFixture, checkoutPortsFixture } from '../fixtures/checkout.ts';
import { CheckoutFrame } from './CheckoutFrame/CheckoutFrame.tsx';
import { ShippingStep } from './ShippingStep/ShippingStep.tsx';
import { useCheckout } from './useCheckout.ts';

let close = () => {};
afterEach(() => close());

function show(element: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  close = () => {
    root.unmount();
    document.body.replaceChildren();
  };
  flushSync(() => root.render(<CheckoutEventsProvider value={() => {}}>{element}</CheckoutEventsProvider>));
}

const shownText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

const initial = checkoutFixture(getSite('main', 'USA'), {
  accountInfo: { isLoggedIn: false, taxCertificateNumber: '', shippingAddresses: [] },
});

/** The checkout of a guest, without a site. */
const useSampleCheckout = () => useCheckout({ initial, step: 1, ports: checkoutPortsFixture(initial, 'none') });

function Checkout() {
  const checkout = useSampleCheckout();
  return (
    <AnnouncerProvider>
      <CheckoutFrame checkout={checkout}>
        <ShippingStep checkout={checkout} />
      </CheckoutFrame>
    </AnnouncerProvider>
  );
}

test.each([
  [{}, 'ZIP Code', '$2,895.04'],
  [{ locale: 'en-CA' }, 'Postal Code', 'CAD 2,895.04'],
  [{ countries: [{ code: 'CAN', name: 'Canada' }] }, 'Postal Code', 'CAD 2,895.04'],
  [{ locale: 'en-CA', currency: 'EUR' }, 'Postal Code', '€2,895.04'],
])(
  'SITE-11, SITE-12: a checkout without a site has country and formats of the provider %j',
  (settings, label, total) => {
    show(
      <SiteProvider {...settings}>
        <Checkout />
      </SiteProvider>,
    );
    expect(shownText()).toContain(label);
    expect(shownText()).toContain(total);
  },
);

function CheckoutCountry() {
  const { homeCountry, addressOptions } = useSampleCheckout();
  return [homeCountry, ...(addressOptions.countries ?? []).map(({ name }) => name)].join(' ');
}

test('SITE-11: a checkout without a site has the country of the language region', () => {
  show(
    <SiteProvider locale="de-DE">
      <CheckoutCountry />
    </SiteProvider>,
  );
  expect(shownText()).toBe('DEU Deutschland');
});

function NewAddress() {
  const form = useAddressForm({ initial: emptyAddress(useHomeCountry()), nameFields: 'full' });
  return <AddressForm form={form} />;
}

test.each([
  ['de-DE', 'INPUT'],
  ['en-CA', 'SELECT'],
])('SITE-11: the address form of %s has its regions in an %s', (locale, tag) => {
  show(
    <SiteProvider locale={locale}>
      <NewAddress />
    </SiteProvider>,
  );
  expect(document.querySelector('[data-field="state"]')?.tagName).toBe(tag);
});
