import { ExpressWallets } from '@settee/checkout-kit';
import type { AnyEndpoint, TransportRequest } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { err, ok, type WalletSetup } from '@settee/domain';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeBraintree } from '../edges/fake-braintree.ts';
import { serveFakeBraintree } from '../edges/fake-braintree-scripts.ts';
import { testPage } from '../shell/testing.ts';
import { createDataSource, DataProvider } from './data-source.ts';
import { PageProvider } from './site.ts';
import { useExpressPorts, useWalletPorts, type ExpressCart } from './wallets.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const setup: WalletSetup = {
  provider: 'braintree',
  kinds: ['payPal', 'applePay'],
  authorization: 'sandbox_key',
  environment: 'sandbox',
};
const review = { adata: '', total: 5_000, reviewFingerprint: 'as-shown' };

let served: ReturnType<typeof serveFakeBraintree>;
let root: Root;
let page: HTMLElement;
let sent: TransportRequest[];
// A page loads the scripts once.
beforeAll(() => {
  served = serveFakeBraintree();
});
afterAll(() => served.stop());
beforeEach(() => {
  for (const list of [served.fake.opened, served.fake.closed]) list.length = 0;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  sent = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

/** Renders a page of a shop with Braintree, and waits until its wallets are loaded. */
async function show(content: ReactNode): Promise<void> {
  const transport = async (request: TransportRequest, { id }: AnyEndpoint) => {
    sent.push(request);
    return { status: 200, json: { ...Object(examples[id]?.reply), requestVerificationToken: 't0ken' } };
  };
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PageProvider value={{ ...testPage, wallets: setup }}>
          <DataProvider value={createDataSource(transport, {}, () => 0)}>
            <SWRConfig value={{ provider: () => new Map() }}>{content}</SWRConfig>
          </DataProvider>
        </PageProvider>
      </MemoryRouter>,
    ),
  );
}

const loaded = (name: string) => expect.poll(() => served.fake.calls).toContain(name);
const click = (name: string) =>
  act(async () => [...page.querySelectorAll('button')].find((button) => button.ariaLabel === name)?.click());
const decide = (...decision: Parameters<FakeBraintree['decide']>) =>
  act(async () => expect.poll(() => served.fake.decide(...decision)).toBe(true));
/** Waits while the page updates. */
const until = (wait: () => Promise<void>) => act(wait);
/** Bodies of the requests to a path. */
const to = (path: string) => sent.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body ?? ''));

function Product({ prepare }: Pick<ExpressCart, 'prepare'>) {
  const ports = useExpressPorts({ initiator: 'product', basketId: '', amount: 0, ...(prepare && { prepare }) });
  return ports && <ExpressWallets page="product" kinds={['payPal']} ports={ports} />;
}

/** The button of the review. */
function ApplePay({ mayPlace }: { mayPlace: Promise<boolean> }) {
  const ports = useWalletPorts();
  const order = { basketId: 'basket', amount: 5_000, isFromPayment: false, mayPlace };
  if (!ports?.preload) throw new Error('There are no wallets');
  ports.preload(['applePay']);
  return (
    <button type="button" aria-label="Apple Pay" onClick={() => void ports.placeApplePayOrder(review, order)}>
      Apple Pay
    </button>
  );
}

test('PAY-02, WALLET-10: PayPal of a product page opens within the click while the product is added, and then pays', async () => {
  const adding = Promise.withResolvers<ReturnType<typeof ok<null>>>();
  await show(<Product prepare={() => adding.promise} />);
  await loaded('paypal');
  await click('Pay with PayPal');
  expect(served.fake.opened.map(({ isInClick }) => isInClick)).toEqual([true]);
  await decide('payPal', { nonce: 'n1' });
  expect(to('/checkout/alternativepayments/setPayPalPayload/')).toEqual([]);
  await act(async () => adding.resolve(ok(null)));
  await until(() =>
    expect.poll(() => to('/checkout/alternativepayments/setPayPalPayload/')).toMatchObject([{ data: { nonce: 'n1' } }]),
  );
});

test('PAY-02, WALLET-10: PayPal closes when the product can’t be added, which is said, and pays nothing', async () => {
  await show(<Product prepare={async () => err({ message: 'not added', action: 'wallets.start', apiUrl: '' })} />);
  await loaded('paypal');
  await click('Pay with PayPal');
  await until(() => expect.poll(() => page.textContent).toContain('We couldn’t use your payment with PayPal.'));
  expect(served.fake.closed).toEqual(['payPal']);
  expect(to('/checkout/alternativepayments/setPayPalPayload/')).toEqual([]);
});

test('ORDER-02, WALLET-10: Apple Pay of the review opens within the click, and places the order once the cart is checked', async () => {
  const checks = Promise.withResolvers<boolean>();
  await show(<ApplePay mayPlace={checks.promise} />);
  await loaded('applePay');
  await click('Apple Pay');
  expect(served.fake.opened.map(({ isInClick }) => isInClick)).toEqual([true]);
  await decide('applePay', { nonce: 'n2' });
  expect(to('/ReactCheckout/PlaceApplePayOrder')).toEqual([]);
  await act(async () => checks.resolve(true));
  await expect
    .poll(() => to('/ReactCheckout/PlaceApplePayOrder'))
    .toEqual([{ nonce: 'n2', deviceData: 'device', ...review }]);
});

test('ORDER-02, WALLET-10: Apple Pay of the review is closed when the cart can’t be ordered', async () => {
  await show(<ApplePay mayPlace={Promise.resolve(false)} />);
  await loaded('applePay');
  await click('Apple Pay');
  await expect.poll(() => served.fake.closed).toEqual(['applePay']);
  expect(to('/ReactCheckout/PlaceApplePayOrder')).toEqual([]);
});
