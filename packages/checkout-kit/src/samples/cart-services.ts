import type { Cart, CartDonation, CartLineItem, LineInstallation } from '@settee/domain';
import { ok } from '@settee/domain';
import type { CartPorts } from '../cart/useCart.ts';
import type { PortResult } from '../problems/call-problem.ts';
import { cartFixture } from './cart.ts';
import { linesFixture } from './lines.ts';

export const storesFixture = [
  { locationId: 101, name: 'Lincoln Park', place: 'Chicago, IL' },
  { locationId: 102, name: 'Oak Brook', place: 'Oak Brook, IL' },
  { locationId: 118, name: 'Plaza District', place: 'Kansas City, MO' },
] as const;

export const donationFixture: CartDonation = {
  id: 'donation-720001',
  sku: 720001,
  name: 'Roof & Hearth Fund',
  text: 'Furnishes homes for families who move out of a shelter.',
  amounts: [500, 1000, 2500],
  amount: 0,
};

export const installationFixture: LineInstallation = {
  sku: 710002,
  title: 'Wall Anchoring',
  price: 6900,
  total: 13800,
};

/** A table that can be fetched from a store. */
export function keptLine(line: CartLineItem): CartLineItem {
  return {
    ...line,
    shippingDeliveryOptions: {
      ...line.shippingDeliveryOptions,
      isStorePickupOptionVisible: true,
      bopsOption: { edd: 'Ready Nov 24 at Lincoln Park', pickupQuantityMessage: '3 in store.' },
    },
  };
}

/** A cart with everything that goes with one: a store, a cause, installation at the table. */
export function servedCart(change: Partial<Cart> = {}): Cart {
  const { sofa, table } = linesFixture('main');
  return cartFixture('main', {
    lineItems: [sofa, { ...keptLine(table), installationService: installationFixture }],
    savedForLater: [],
    pickup: { store: storesFixture[0], stores: storesFixture },
    donation: donationFixture,
    config: { isPromoEnabled: true, isSaveForLaterEnabled: true },
    ...change,
  });
}

type Done = PortResult<{ isSuccess: true }>;
type Change = (action: string, next: (cart: Cart) => Cart) => Promise<Done>;

const withLine = (id: string, next: (line: CartLineItem) => CartLineItem) => (cart: Cart) => ({
  ...cart,
  lineItems: cart.lineItems.map((line) => (line.id === id ? next(line) : line)),
});

const withMoney = (change: Partial<Cart['orderSummary']>) => (cart: Cart) => {
  const summary = { ...cart.orderSummary, ...change };
  const { merchandise, discount, shipping, installation, donation, tax } = summary;
  const total = merchandise + discount + shipping + installation + donation + tax;
  return { ...cart, orderSummary: { ...summary, total } };
};

/** Calls that really change a demonstration's cart; SPRING25 is refused. */
export function serviceDemoPorts(change: Change) {
  const promo = (discountCode: string, discount: number) =>
    change('ApplyPromo', (cart) => ({
      ...withMoney({ discount })(cart),
      cartSummary: { ...cart.cartSummary, discountCode },
    }));
  const donate = (amount: number) =>
    change('AddDonation', (cart) => ({
      ...withMoney({ donation: amount })(cart),
      donation: cart.donation && { ...cart.donation, amount },
    }));
  return {
    applyPromo: async (code) =>
      code === 'SPRING25'
        ? ok({ isSuccess: false, promoErrorMessage: 'This promotion code has expired.', cartErrorMessage: '' } as const)
        : promo(code, -40000),
    removePromo: () => promo('', -35000),
    addDonation: (_sku, amount) => donate(amount),
    removeDonation: () => donate(0),
    updateShipMethod: (id, selectedShipOption) =>
      change(
        'UpdateShipMethod',
        withLine(id, (line) => ({
          ...line,
          shippingDeliveryOptions: { ...line.shippingDeliveryOptions, selectedShipOption },
        })),
      ),
    removeInstallationService: (id) =>
      change('RemoveInstallationService', (cart) =>
        withMoney({ installation: 0 })(withLine(id, (line) => ({ ...line, installationService: null }))(cart)),
      ),
    getEstimatedDeliveryDate: async (locationId) =>
      ok({
        lineItems:
          locationId === 118
            ? null
            : [
                {
                  id: 'table',
                  isStorePickupOptionVisible: true,
                  shippingOption: { edd: 'Arrives Dec 2 – Dec 5' },
                  bopsOption: { edd: 'Ready Nov 26 at Oak Brook', pickupQuantityMessage: '7 in store.' },
                },
              ],
      }),
  } satisfies Partial<CartPorts> & { removeDonation: () => Promise<Done> };
}
