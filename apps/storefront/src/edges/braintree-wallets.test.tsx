import type { WalletOutcome } from '@settee/checkout-kit';
import type { WalletKind, WalletSetup } from '@settee/domain';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as braintreeWallets from './braintree-wallets.ts';
import type { FakeBraintree } from './fake-braintree.ts';
import { serveFakeBraintree } from './fake-braintree-scripts.ts';

const setup: WalletSetup = {
  provider: 'braintree',
  kinds: ['payPal', 'venmo', 'applePay'],
  authorization: 'sandbox_key',
  environment: 'sandbox',
};
const opening = { initiator: 'payment', basketId: 'basket', amount: 12_345, currency: 'USD', setup } as const;

let edge: typeof braintreeWallets;
let failing: string | undefined;
let served: ReturnType<typeof serveFakeBraintree>;
beforeEach(async () => {
  // A page that has loaded nothing yet.
  vi.resetModules();
  edge = await import('./braintree-wallets.ts');
  failing = undefined;
  served = serveFakeBraintree((name) => (name === failing ? 'error' : 'load'));
});
afterEach(() => served.stop());
// The next file of the worker must not get wallets of this one.
afterAll(() => void vi.resetModules());

/** Clicks a button that opens a wallet; returns its end. */
function click(kind: WalletKind, mayPay?: Promise<boolean>): Promise<WalletOutcome> {
  const button = document.createElement('button');
  let outcome: Promise<WalletOutcome> | undefined;
  button.addEventListener('click', () => {
    outcome = edge.openBraintreeWallet(kind, { ...opening, mayPay });
  });
  button.click();
  if (!outcome) throw new Error('Nothing was opened');
  return outcome;
}

async function preload(): Promise<void> {
  edge.preloadBraintreeWallets(setup.kinds, setup);
  await expect
    .poll(() => served.fake.calls.toSorted())
    .toEqual(['applePay', 'client', 'dataCollector', 'paypal', 'venmo']);
}

/** Decides in a wallet once it is open. */
const decide = (...decision: Parameters<FakeBraintree['decide']>) =>
  expect.poll(() => served.fake.decide(...decision)).toBe(true);

test('WALLET-10: the scripts, one client and the data of the device are loaded once, before a click', async () => {
  await preload();
  edge.preloadBraintreeWallets(setup.kinds, setup);
  expect(served.scripts.toSorted()).toEqual(['apple-pay', 'client', 'data-collector', 'paypal', 'venmo']);
  expect(served.fake.opened).toEqual([]);
});

test('WALLET-10: PayPal opens within the click with the amount of the order, and its approval has addresses', async () => {
  await preload();
  const outcome = click('payPal');
  const options = { flow: 'vault', amount: '123.45', currency: 'USD', enableShippingAddress: false };
  expect(served.fake.opened).toEqual([{ kind: 'payPal', isInClick: true, options }]);
  const shippingAddress = { line1: '1 Main St', city: 'San Jose', state: 'CA', postalCode: '95131', countryCode: 'US' };
  const details = { email: 'pia@example.com', firstName: 'Pia', lastName: 'Payer', shippingAddress };
  await decide('payPal', { nonce: 'n1', details });
  expect(await outcome).toMatchObject({
    status: 'approved',
    approval: {
      kind: 'payPal',
      nonce: 'n1',
      deviceData: 'device',
      details: {
        email: 'pia@example.com',
        billingAddress: null,
        shippingAddress: { firstName: 'Pia', address1: '1 Main St', country: 'USA', postalCode: '95131' },
      },
    },
  });
});

test('WALLET-10: Venmo and Apple Pay open within the click and are approved', async () => {
  await preload();
  const venmo = click('venmo');
  await decide('venmo', { nonce: 'n2', details: { username: 'pia' } });
  expect(await venmo).toMatchObject({
    approval: { kind: 'venmo', nonce: 'n2', username: 'pia', deviceData: 'device' },
  });
  const applePay = click('applePay', Promise.resolve(true));
  const billingContact = { givenName: 'Pia', addressLines: ['1 Main St', 'Apt 2'], countryCode: 'ca' };
  await decide('applePay', { nonce: 'n3', details: { billingContact } });
  expect(await applePay).toMatchObject({
    approval: { nonce: 'n3', billingContact: { firstName: 'Pia', address2: 'Apt 2', country: 'CAN' } },
  });
  expect(served.fake.opened.map(({ kind, isInClick }) => [kind, isInClick])).toEqual([
    ['venmo', true],
    ['applePay', true],
  ]);
});

test.each([
  ['payPal', 'PAYPAL_POPUP_CLOSED'],
  ['venmo', 'VENMO_CUSTOMER_CANCELED'],
  ['applePay', 'closed'],
] as const)('WALLET-02: %s that the shopper closes is canceled, and opens again', async (kind, code) => {
  await preload();
  for (const _ of ['first', 'second']) {
    const outcome = click(kind);
    await decide(kind, { code });
    expect(await outcome).toEqual({ status: 'canceled' });
  }
  expect(served.fake.opened.map(({ isInClick }) => isInClick)).toEqual([true, true]);
});

test('WALLET-02: a failure of Braintree is reported, and the wallet opens again', async () => {
  await preload();
  const outcome = click('payPal');
  await decide('payPal', { code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED' });
  await expect(outcome).rejects.toThrow('PAYPAL_ACCOUNT_TOKENIZATION_FAILED');
  const again = click('payPal');
  await decide('payPal', { nonce: 'n4' });
  expect(await again).toMatchObject({ status: 'approved' });
});

test.each(['paypal', 'client'])(
  'WALLET-10: the script "%s" does not load: the click reports it, and another one loads it and opens',
  async (script) => {
    failing = script;
    edge.preloadBraintreeWallets(['payPal'], setup);
    await expect(click('payPal')).rejects.toThrow(`${script}.min.js did not load`);
    failing = undefined;
    // Safari blocks the window of a wallet that was still loading, which is reported as well.
    await expect(click('payPal')).rejects.toThrow('PAYPAL_POPUP_OPEN_FAILED');
    const outcome = click('payPal');
    await decide('payPal', { nonce: 'n5' });
    expect(await outcome).toMatchObject({ approval: { nonce: 'n5' } });
    expect(served.fake.opened.map(({ isInClick }) => isInClick)).toEqual([false, true]);
  },
);

test.each(['payPal', 'applePay'] as const)(
  'WALLET-10: %s is closed when the cart can’t be paid, also after an approval',
  async (kind) => {
    await preload();
    const closed = click(kind, Promise.resolve(false));
    expect(await closed).toEqual({ status: 'canceled' });
    expect(served.fake.closed).toEqual([kind]);
    served.fake.closed.length = 0;
    const checks = Promise.withResolvers<boolean>();
    const outcome = click(kind, checks.promise);
    await decide(kind, { nonce: 'n6' });
    checks.resolve(false);
    expect(await outcome).toEqual({ status: 'canceled' });
    expect(served.fake.opened.map(({ isInClick }) => isInClick)).toEqual([true, true]);
  },
);
