import type { AnyEndpoint, TransportRequest } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { newLine, recentStorageKey } from '@settee/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { PageProvider } from './site.ts';
import { testPage } from '../shell/testing.ts';
import { useCards, useSavedCardsPorts, useSignInSettingsPorts } from './account.ts';
import { useAddToCartPorts } from './add-to-cart.ts';
import { useCartCount } from './cart-count.ts';
import { useCartPorts } from './cart.ts';
import { useCheckoutPorts } from './checkout.ts';
import { createDataSource, DataProvider } from './data-source.ts';
import { useFabricPorts } from './fabrics.ts';
import { useQuickShipPorts } from './quick-ship.ts';
import { useSignOut } from './sign-out.ts';
import { useStoresPorts } from './stores.tsx';
import { useSwatchPorts } from './swatches.ts';
import { useUser } from './user.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a hook on a page with a backend of examples; returns its value and the requests. */
async function show<Shown>(useIt: () => Shown) {
  const sent: TransportRequest[] = [];
  let now = 0;
  const transport = async (request: TransportRequest, { id }: AnyEndpoint) => {
    sent.push(request);
    return { status: 200, json: { ...Object(examples[id]?.reply), requestVerificationToken: 't0ken' } };
  };
  let shown: Shown | undefined;
  const Part = () => {
    shown = useIt();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PageProvider value={testPage}>
          <DataProvider value={createDataSource(transport, {}, () => (now += 60_000))}>
            <SWRConfig
              value={{
                provider: () => new Map(),
                dedupingInterval: 0,
                revalidateOnFocus: false,
                focusThrottleInterval: 0,
              }}
            >
              <Part />
            </SWRConfig>
          </DataProvider>
        </PageProvider>
      </MemoryRouter>,
    ),
  );
  if (shown === undefined) throw new Error('Nothing was shown.');
  /** Requests to a path: the query of a GET, the body of a POST. */
  const to = (wanted: string) =>
    sent.flatMap(({ url, body }) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname !== wanted) return [];
      return [body === null ? Object.fromEntries(searchParams) : JSON.parse(body)];
    });
  return { ports: shown, to };
}

test('ATC-29: the lookup of terms sends how many are added when there are several', async () => {
  const { ports, to } = await show(useAddToCartPorts);
  const lineOf = (Quantity: number) => newLine(100112, { Quantity, OptionChoiceParameter: '11-3001' });
  await ports.fetchCustomConfirmation(lineOf(1));
  await ports.fetchCustomConfirmation(lineOf(3));
  const requested = { sku: '100112', optionChoiceParameter: '11-3001' };
  expect(to('/browse/UserData/GetProductInfo')).toEqual([requested, { ...requested, quantity: '3' }]);
});

test('CART-17, CART-23: the cart sends the store of a pickup, the ZIP code of an estimate, and that changes were seen', async () => {
  const { ports, to } = await show(() => useCartPorts(async () => undefined));
  await ports.updateShipMethod?.('line', 'pickup', 102);
  await ports.getEstimatedDeliveryDate?.(102, '60614');
  await ports.acknowledgeChanges?.();
  expect(to('/ReactCart/UpdateShipMethod')).toEqual([{ id: 'line', shipMethod: 'pickup', locationId: 102 }]);
  expect(to('/ReactCart/GetEstimatedDeliveryDate')).toMatchObject([{ locationId: '102', zipCode: '60614' }]);
  expect(to('/ReactCart/AcknowledgeChanges')).toEqual([{}]);
});

test('ORDER-04, ORDER-05: an order takes the partner transaction of the session, and clears its tax exemption', async () => {
  sessionStorage.setItem('partnerTransactionId', 'pt-1');
  sessionStorage.setItem('isTaxExempt', 'true');
  const { ports } = await show(useCheckoutPorts);
  expect(ports.adata()).toBe('pt-1');
  ports.clearTaxExempt();
  expect({ ...sessionStorage }).toEqual({ partnerTransactionId: 'pt-1' });
  sessionStorage.clear();
  expect(ports.adata()).toBe('');
});

test('README decision 28: Place Order and the return from a bank send the properties of the browser', async () => {
  const { ports, to } = await show(useCheckoutPorts);
  const order = { adata: '', total: 100, reviewFingerprint: 'as-shown' };
  const paymentId = '01940000-0000-7000-8000-000000000001';
  await ports.placeOrder(order);
  await ports.finishPayment?.(paymentId);
  const browserInfo = {
    colorDepth: screen.colorDepth,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
  };
  expect(to('/ReactCheckout/PlaceOrder')).toEqual([{ ...order, browserInfo }]);
  expect(to('/ReactCheckout/FinishPayment')).toEqual([{ paymentId, browserInfo }]);
});

test('CHK-14: the checkout scrolls its page to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  (await show(useCheckoutPorts)).ports.scrollToTop();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
});

test('an address of the checkout is saved to the address book as a new one', async () => {
  const { ports, to } = await show(useCheckoutPorts);
  const { address } = Object(examples['account.saveAddress']?.input);
  await ports.saveToAddressBook?.({ ...address, addressId: 'of the checkout' });
  expect(to('/account/address-book/save')).toEqual([{ address: { ...address, addressId: '' }, isDefault: false }]);
});

test('the swatch form is requested with the fabrics viewed recently', async () => {
  localStorage.setItem(
    recentStorageKey,
    JSON.stringify([1203, 1103].map((ChoiceCode) => ({ OptionCode: 12, ChoiceCode }))),
  );
  const { ports, to } = await show(useSwatchPorts);
  await ports.openForm({ sku: 100101, codes: [1201] });
  expect(to('/browse/specialorder/orderfreeswatches')).toMatchObject([{ selected: '1201', recent: '1203,1103' }]);
});

test('a fabric is stored as recently viewed when its flyout opens on the page of all fabrics', async () => {
  const { ports } = await show(useFabricPorts);
  const [card] = Object(examples['fabrics.filteredResults']?.reply).cardsDto.cards;
  ports.recordViewed(card);
  expect(ports.readRecent()).toEqual([{ OptionCode: card.optionCode, ChoiceCode: card.code }]);
});

test('CART-20: a ZIP code entered next to a product becomes the cart’s', async () => {
  const stores = await show(useStoresPorts);
  await stores.ports.saveZip('60614');
  const sidebar = await show(useQuickShipPorts);
  await sidebar.ports.applyZip('97201');
  expect([stores.to('/ReactCart/ApplyZip'), sidebar.to('/ReactCart/ApplyZip')]).toEqual([
    [{ zipCode: '60614' }],
    [{ zipCode: '97201' }],
  ]);
});

test('ATC-31: the cart count is read again when the shopper returns to the tab', async () => {
  const { to } = await show(useCartCount);
  const read = () => to('/ReactCart/GetCartItemCount').length;
  const before = read();
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await expect.poll(read).toBe(before + 1);
});

test('a changed name is read again for the header, another default card for the list of cards', async () => {
  const settings = await show(() => [useUser(), useSignInSettingsPorts()] as const);
  const users = () => settings.to('/account/user').length;
  const before = users();
  await act(async () => void (await settings.ports[1].saveName('Maren', 'Lindqvist')));
  expect(users()).toBe(before + 1);
  const cards = await show(() => [useCards(), useSavedCardsPorts()] as const);
  await act(async () => void (await cards.ports[1].makeDefault('card')));
  expect(cards.to('/account/saved-cards/list')).toHaveLength(2);
});

test('SITE-17: a sign-out drops what was typed into the checkout', async () => {
  sessionStorage.setItem('checkoutDrafts', '{"shipping":{"firstName":"Maren"}}');
  const { ports: signOut } = await show(useSignOut);
  expect(await signOut()).toBe(true);
  expect({ ...sessionStorage }).toEqual({});
});
