import type { CheckoutKitEvent } from '@settee/checkout-kit';
import type { ConfiguratorKitEvent } from '@settee/configurator-kit';
import type { Sku } from '@settee/domain';

/** Everything that a shopper does, as `docs/events.md` lists it. */
export type ShopEvent = CheckoutKitEvent | ConfiguratorKitEvent;

type EventOf<T, E = ShopEvent> = E extends { type: infer U } ? (T extends U ? E : never) : never;

const itemOf = (sku: Sku) => ({ item_id: String(sku) });

/** Google Analytics has amounts in units of the currency. */
const units = (cents: number) => cents / 100;

interface Priced {
  sku: Sku;
  quantity: number;
  price: number;
}
const itemsOf = (items: readonly Priced[]) =>
  items.map(({ sku, quantity, price }) => ({ ...itemOf(sku), quantity, price: units(price) }));

/** Entries of events that Google Analytics 4 has a name for. */
const entries = {
  'addToCart.added': ({ items }: EventOf<'addToCart.added'>) => ({
    event: 'add_to_cart' as const,
    items: items.map(({ sku, quantity }) => ({ ...itemOf(sku), quantity })),
  }),
  'recommendation.added': ({ sku, location, position }: EventOf<'recommendation.added'>) => ({
    event: 'add_to_cart' as const,
    items: [{ ...itemOf(sku), quantity: 1, item_list_name: location, index: position }],
  }),
  'cart.viewed': ({ items, total, currency }: EventOf<'cart.viewed'>) => ({
    event: 'view_cart' as const,
    currency,
    value: units(total),
    items: itemsOf(items),
  }),
  'cart.itemRemoved': ({ sku, quantity }: EventOf<'cart.itemRemoved'>) => ({
    event: 'remove_from_cart' as const,
    items: [{ ...itemOf(sku), quantity }],
  }),
  'cart.checkoutStarted': ({ items, total, currency }: EventOf<'cart.checkoutStarted'>) => ({
    event: 'begin_checkout' as const,
    currency,
    value: units(total),
    items: itemsOf(items),
  }),
  'checkout.deliveryChosen': ({ levels }: EventOf<'checkout.deliveryChosen'>) => ({
    event: 'add_shipping_info' as const,
    shipping_tier: levels.join(', '),
  }),
  'checkout.cardApplied': ({ cardType }: EventOf<'checkout.cardApplied'>) => ({
    event: 'add_payment_info' as const,
    payment_type: cardType,
  }),
  'checkout.walletApplied': ({ kind }: EventOf<'checkout.walletApplied'>) => ({
    event: 'add_payment_info' as const,
    payment_type: kind,
  }),
  'checkout.tenderApplied': ({ kind, amount }: EventOf<'checkout.tenderApplied'>) => ({
    event: 'add_payment_info' as const,
    payment_type: kind,
    value: units(amount),
  }),
  'checkout.orderPlaced': (order: EventOf<'checkout.orderPlaced'>) => ({
    event: 'purchase' as const,
    transaction_id: order.orderNumber,
    currency: order.currency,
    value: units(order.total),
    tax: units(order.tax),
    shipping: units(order.shipping),
    items: itemsOf(order.items),
  }),
  'account.created': () => ({ event: 'sign_up' as const }),
  'account.signedIn': () => ({ event: 'login' as const }),
  'listing.viewed': ({ listName, skus }: EventOf<'listing.viewed'>) => ({
    event: 'view_item_list' as const,
    item_list_name: listName,
    items: skus.map(itemOf),
  }),
  'listing.itemSelected': ({ listName, sku, position }: EventOf<'listing.itemSelected'>) => ({
    event: 'select_item' as const,
    item_list_name: listName,
    items: [{ ...itemOf(sku), index: position }],
  }),
  'search.made': ({ query }: EventOf<'search.made'>) => ({ event: 'search' as const, search_term: query }),
  'favorites.itemAdded': ({ sku }: EventOf<'favorites.itemAdded'>) => ({
    event: 'add_to_wishlist' as const,
    items: [itemOf(sku)],
  }),
};

/** Data layer entry of a type of event. */
export type EntryOf<T extends ShopEvent['type']> = T extends keyof typeof entries
  ? ReturnType<(typeof entries)[T]>
  : { event: T } & Omit<EventOf<T>, 'type'>;

const isNamed = (type: string): type is keyof typeof entries => Object.hasOwn(entries, type);

/**
 * The entry of an event: the ledger's names, else Google Analytics 4's with its parameters, else the kit's names and
 * fields. EVENT-07
 */
export function toEntry(event: ShopEvent): { event: string } & Readonly<Record<string, unknown>> {
  const { type, ...fields } = event;
  if (!isNamed(type)) return { event: type, ...fields };
  const toNamed: (named: never) => ReturnType<(typeof entries)[keyof typeof entries]> = entries[type];
  return toNamed(event as never);
}
