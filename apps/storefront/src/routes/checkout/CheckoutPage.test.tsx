import { CheckoutEventsProvider, type CheckoutControl } from '@settee/checkout-kit';
import type { AnyEndpoint, TransportRequest } from '@settee/contract';
import { SiteProvider } from '@settee/ui';
import { examples } from '@settee/contract/examples';
import { type CheckoutState, getSite } from '@settee/domain';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { useCheckoutState } from '../../data/checkout-state.ts';
import { createDataSource, DataProvider } from '../../data/data-source.ts';
import { PageProvider } from '../../data/site.ts';
import { getLanguageMessages, loadLanguage } from '../../languages/load-language.ts';
import type { PageData } from '../../page-data.ts';
import { testPage } from '../../shell/testing.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { Screen as Options } from './shippingandgiftoptions.tsx';
import { Screen as Shipping } from './shipping.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Transport = Parameters<typeof createDataSource>[0];

/** Renders on a page of a site; `leave` removes it again. */
async function show(data: PageData, transport: Transport, shown: ReactNode) {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { locale, currency } = getSite(data.brand, data.siteCulture, data.locale);
  await loadLanguage(locale);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PageProvider value={data}>
          <SiteProvider locale={locale} currency={currency} messages={getLanguageMessages(locale)}>
            <DataProvider value={createDataSource(transport)}>
              <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, revalidateOnFocus: false }}>
                <CheckoutEventsProvider value={() => {}}>{shown}</CheckoutEventsProvider>
              </SWRConfig>
            </DataProvider>
          </SiteProvider>
        </PageProvider>
      </MemoryRouter>,
    ),
  );
  return { place, leave: () => act(async () => root.unmount()) };
}

const checkoutExample = Object(examples['order.refresh']?.reply);

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const pickupStore = {
  locationId: 101,
  name: 'Lincoln Park',
  place: 'Chicago, IL',
  address1: '850 W North Ave',
  postalCode: '60642',
  phone: '(312) 573-9800',
  hours: Object.fromEntries(days.map((day) => [day, { opens: '10:00', closes: '20:00' }])),
};

test.each([
  ['main', 'USA', 'en-US', ['Pickup', 'Pickup and Gift Options'], 'Settee'],
  ['cb2', 'USA', 'en-US', ['Pickup', 'Pickup and Gift Options'], 'settee²'],
  ['main', 'CANADA', 'fr-CA', ['Ramassage', 'Ramassage et options cadeau'], 'Settee'],
  ['cb2', 'CANADA', 'fr-CA', ['Ramassage', 'Ramassage et options cadeau'], 'settee²'],
] as const)(
  'ROUTE-09: the title of a step of an order that is picked up whole is that of its heading: %s %s %s',
  async (brand, siteCulture, locale, names, brandName) => {
    const [recipient] = checkoutExample.shippingOptions.recipients;
    const recipients = [{ ...recipient, kind: 'pickup', addressId: '', pickupStore }];
    const shippingOptions = { ...checkoutExample.shippingOptions, recipients };
    const state = { ...checkoutExample, step: 3, shippingOptions };
    const transport: Transport = async (_, { id }) => ({
      status: 200,
      json: id === 'order.refresh' ? state : examples[id]?.reply,
    });
    for (const [index, Screen] of [Shipping, Options].entries()) {
      const { place, leave } = await show(
        { ...testPage, brand, siteCulture, locale },
        transport,
        <Screen params={{}} query={new URLSearchParams()} />,
      );
      await expect.poll(() => document.title).toBe(`${names[index]} | ${brandName}`);
      expect(place.querySelector('h1')?.textContent).toBe(names[index]);
      await leave();
    }
  },
);

test('CHK-13: a removed code does not show in the next step', async () => {
  let promoCode = 'WELCOME10';
  const stateOf = () => ({ ...checkoutExample, step: 3, promoCode });
  const transport = async (_: TransportRequest, { id }: AnyEndpoint) => {
    if (id === 'promo.verify') {
      promoCode = '';
      return { status: 200, json: { isSuccess: false, message: 'Promotion Code has been removed' } };
    }
    return { status: 200, json: id === 'order.refresh' ? stateOf() : examples[id]?.reply };
  };
  let checkout: CheckoutControl | undefined;
  let cached: CheckoutState | undefined;
  const Cached = () => {
    cached = useCheckoutState().data;
    return null;
  };
  const { leave } = await show(
    testPage,
    transport,
    <>
      <CheckoutPage step={3} title="Payment">
        {(control) => {
          checkout = control;
          return null;
        }}
      </CheckoutPage>
      <Cached />
    </>,
  );
  await expect.poll(() => checkout).toBeDefined();
  expect(cached?.promoCode).toBe('WELCOME10');
  await act(async () => void (await checkout?.goForward(4, checkout.ports.moveToReviewPage)));
  expect([checkout?.data.promoCode, cached?.promoCode]).toEqual(['', '']);
  await leave();
});
