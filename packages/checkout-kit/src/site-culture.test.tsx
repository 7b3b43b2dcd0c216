import { getSite, toPackingSlip } from '@settee/domain';
import { SiteProvider } from '@settee/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { AddressBookScreen } from './account/AddressBookScreen/AddressBookScreen.tsx';
import { OrdersScreen } from './account/OrdersScreen/OrdersScreen.tsx';
import { AddToCartOverlays } from './add-to-cart/AddToCartOverlays/AddToCartOverlays.tsx';
import type { AddToCartControl } from './add-to-cart/useAddToCart.ts';
import { CartLine } from './cart/CartLine/CartLine.tsx';
import { CartScreen } from './cart/CartScreen/CartScreen.tsx';
import { CartSummary } from './cart/CartSummary/CartSummary.tsx';
import { SavedLine } from './cart/SavedLine/SavedLine.tsx';
import { OrderSummaryPanel } from './checkout/OrderSummaryPanel/OrderSummaryPanel.tsx';
import { ConfirmationScreen } from './checkout/ConfirmationScreen/ConfirmationScreen.tsx';
import { addressesFixture, loaded, ordersFixture } from './fixtures/account-pages.ts';
import { addressBookPortsFixture } from './fixtures/account-ports.ts';
import { returnFixture, returnsFixture } from './fixtures/after-order.ts';
import { confirmationFixture } from './fixtures/confirmation.ts';
import { linesFixture } from './fixtures/lines.ts';
import { orderFixture } from './fixtures/order.ts';
import {
  emailSentPortsFixture,
  orderPortsFixture,
  orderStatusPortsFixture,
  returnPortsFixture,
} from './fixtures/order-ports.ts';
import { OrderScreen } from './order/OrderScreen/OrderScreen.tsx';
import { OrderStatusScreen } from './order/OrderStatusScreen/OrderStatusScreen.tsx';
import { PackingSlipScreen } from './order/PackingSlipScreen/PackingSlipScreen.tsx';
import { ReturnScreen } from './order/ReturnScreen/ReturnScreen.tsx';
import { InstallationChoice } from './add-to-cart/InstallationChoice/InstallationChoice.tsx';
import { useCheckoutStart } from './cart/useCheckoutStart.ts';
import { AddressBlock } from './delivery/AddressBlock/AddressBlock.tsx';
import { emptyAddress } from './delivery/address-reducer.ts';
import { DeliveryInformationPopup } from './delivery/DeliveryInformationPopup/DeliveryInformationPopup.tsx';
import { ProductDelivery } from './delivery/ProductDelivery/ProductDelivery.tsx';
import { useAddressForm } from './delivery/useAddressForm.ts';
import { useZipPanel } from './delivery/useZipPanel.ts';
import { ZipPanel } from './delivery/ZipPanel/ZipPanel.tsx';
import { type CheckoutKitEvent, CheckoutEventsProvider } from './events.ts';
import { useProblems } from './errors/useProblems.ts';
import { cartFixture, cartPortsFixture } from './fixtures/cart.ts';
import { addressFixture } from './fixtures/checkout.ts';
import { deliveryInfoFixture } from './fixtures/delivery-info.ts';
import { giftCardPageFixture, installationOfferFixture } from './fixtures/products.ts';
import { GiftCardScreen } from './gift-cards/GiftCardScreen/GiftCardScreen.tsx';

const home = [{ code: 'CAN', name: 'Canada' }];

let close = () => {};
afterEach(() => close());

/** Shows an element, and returns the events that it reports. */
function show(element: ReactNode): CheckoutKitEvent[] {
  const events: CheckoutKitEvent[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  close = () => {
    root.unmount();
    document.body.replaceChildren();
  };
  flushSync(() =>
    root.render(<CheckoutEventsProvider value={(event) => events.push(event)}>{element}</CheckoutEventsProvider>),
  );
  return events;
}

const shownText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

const ports = cartPortsFixture();
const american = addressFixture({ siteCulture: 'USA' });
const { helpLine, helpHours } = getSite('main', 'USA');

function Zip() {
  return <ZipPanel zip={useZipPanel({ ports })} current="" layout="inline" />;
}

function CountryOfForm() {
  return useAddressForm({ initial: emptyAddress('CAN'), nameFields: 'full' }).rules.siteCulture;
}

function CheckoutButton() {
  const cart = cartFixture('main');
  const problems = useProblems({ ports, basketId: cart.basketId });
  const { start } = useCheckoutStart({ cart, ports, problems });
  return (
    <button type="button" onClick={() => void start()}>
      Checkout
    </button>
  );
}

const parts: [name: string, element: ReactNode, canadian: string, american: string][] = [
  ['AddressBlock', <AddressBlock key="" address={american} />, '60614United States', '60614'],
  ['ZipPanel', <Zip key="" />, 'Postal Code', 'ZIP Code'],
  ['useAddressForm', <CountryOfForm key="" />, 'CANADA', 'USA'],
  [
    'ProductDelivery',
    <ProductDelivery key="" info={deliveryInfoFixture} ports={ports} onProblem={() => {}} />,
    'CAD 99',
    '$99',
  ],
  [
    'GiftCardScreen',
    <GiftCardScreen key="" page={giftCardPageFixture('main')} sku={190001} renderBuy={() => null} />,
    'CAD 25.00',
    '$25.00',
  ],
  [
    'InstallationChoice',
    <InstallationChoice key="" offer={installationOfferFixture()} checked={false} onChange={() => {}} />,
    'CAD 149.00',
    '$149.00',
  ],
  [
    'DeliveryInformationPopup',
    <DeliveryInformationPopup
      key=""
      state={{ status: 'shown', info: deliveryInfoFixture }}
      site={{ helpLine, helpHours }}
      onRetry={() => {}}
      onClose={() => {}}
    />,
    'CAD 99.00',
    '$99.00',
  ],
];

const site = getSite('main', 'USA');
const order = orderFixture(site);
const { table } = linesFixture('main');
const cart = cartFixture('main');
const noop = () => {};
const add = {
  state: { status: 'confirmed', confirmation: confirmationFixture('main') },
  isRegistry: false,
  addType: 'default',
} as AddToCartControl;

function Summary() {
  return <OrderSummaryPanel lines={[table]} summary={cart.orderSummary} />;
}

/** Components that have a site among their properties, shown without it. */
const screens: typeof parts = [
  ['CartLine', <CartLine key="" line={table} onQuantity={noop} onRemove={noop} />, 'CAD ', '$'],
  ['SavedLine', <SavedLine key="" line={table} onMoveToCart={noop} />, 'CAD ', '$'],
  ['CartSummary', <CartSummary key="" summary={cart.orderSummary} action={null} />, 'CAD ', '$'],
  ['OrderSummaryPanel', <Summary key="" />, 'CAD ', '$'],
  ['CartScreen', <CartScreen key="" cart={cart} ports={ports} />, 'CAD ', '$'],
  ['AddToCartOverlays', <AddToCartOverlays key="" add={add} layout="dialog" />, 'CAD ', '$'],
  [
    'OrdersScreen',
    <OrdersScreen key="" load={loaded(ordersFixture('main'))} older="none" onOlder={noop} onSignOut={noop} />,
    'CAD ',
    '$',
  ],
  [
    'OrderScreen',
    <OrderScreen
      key=""
      load={loaded({ order, returns: null })}
      ports={{ ...orderPortsFixture(site), print: noop }}
      onSignOut={noop}
      renderTerms={() => null}
    />,
    'CAD ',
    '$',
  ],
  [
    'OrderStatusScreen',
    <OrderStatusScreen
      key=""
      orderNumber=""
      order={order}
      returns={null}
      ports={orderStatusPortsFixture(site)}
      renderTerms={() => null}
    />,
    'CAD ',
    '$',
  ],
  [
    'ReturnScreen',
    <ReturnScreen
      key=""
      data={{ order, returns: { ...returnsFixture(order), returns: [returnFixture(site)] } }}
      backHref="/order"
      ports={returnPortsFixture()}
    />,
    'CAD ',
    '$',
  ],
  [
    'AddressBookScreen',
    <AddressBookScreen key="" load={loaded(addressesFixture())} ports={addressBookPortsFixture()} onSignOut={noop} />,
    'United States',
    '60614',
  ],
  [
    'ConfirmationScreen',
    <ConfirmationScreen
      key=""
      order={order}
      ports={{ ...emailSentPortsFixture(), print: noop, markAsShown: () => false }}
    />,
    'CAD ',
    '$',
  ],
  [
    'PackingSlipScreen',
    <PackingSlipScreen
      key=""
      slip={toPackingSlip(order)}
      site={{ brandName: 'Settee', helpLine, helpHours }}
      ports={{ print: noop }}
    />,
    'United States',
    '60614',
  ],
];

test.each([...parts, ...screens])('SITE-12: %s shows the first country of the site', async (_, element, canadian) => {
  show(
    <SiteProvider locale="en-CA" currency="CAD" countries={home}>
      {element}
    </SiteProvider>,
  );
  await expect.poll(shownText).toContain(canadian);
});

test.each([...parts, ...screens])(
  'SITE-12: %s has the formats of the country that the site does not set',
  async (_, element, canadian) => {
    show(<SiteProvider countries={home}>{element}</SiteProvider>);
    await expect.poll(shownText).toContain(canadian);
  },
);

test.each([...parts, ...screens])('SITE-12: %s shows the region of the language', async (_, element, canadian) => {
  show(<SiteProvider locale="en-CA">{element}</SiteProvider>);
  await expect.poll(shownText).toContain(canadian);
});

test('SITE-11: a given site has precedence over the region of the language', async () => {
  show(
    <SiteProvider locale="de-DE">
      <AddressBlock address={american} siteCulture="USA" />
    </SiteProvider>,
  );
  expect(shownText()).not.toContain('United States');
});

test.each([...parts, ...screens])(
  'SITE-11: %s shows the United States without a provider',
  async (_, element, canadian, expected) => {
    show(element);
    await expect.poll(shownText).toContain(expected);
    expect(shownText()).not.toContain(canadian);
  },
);

test('CART-11, SITE-12: the start of a checkout is reported in the currency of the site', async () => {
  const events = show(
    <SiteProvider locale="en-CA" currency="CAD" countries={home}>
      <CheckoutButton />
    </SiteProvider>,
  );
  document.querySelector('button')?.click();
  await expect.poll(() => events).toMatchObject([{ type: 'cart.checkoutStarted', currency: 'CAD' }]);
});

test('a given site has precedence over that of the provider', () => {
  show(
    <SiteProvider locale="en-CA" currency="CAD" countries={home}>
      <InstallationChoice
        offer={installationOfferFixture()}
        site={getSite('main', 'USA')}
        checked={false}
        onChange={() => {}}
      />
    </SiteProvider>,
  );
  expect(shownText()).toContain('$149.00');
});

test('SITE-14: a confirmation without a phone line offers none', () => {
  show(
    <ConfirmationScreen order={order} ports={{ ...emailSentPortsFixture(), print: noop, markAsShown: () => false }} />,
  );
  expect(document.querySelector('[href^="tel:"]')).toBeNull();
});
