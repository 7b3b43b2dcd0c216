import { purchase } from '../failures.ts';
import { addSmall } from '../journey.ts';
import { accountOfGuest, accountOfMember, signedIn } from './account.ts';
import { afterOrder, beforeShipment, bought, received, requests } from './after-order.ts';
import { inCart, withLamp } from './cart.ts';
import { atShipping, recipient, recipients, withStore } from './checkout.ts';
import { favorites, registries, registry } from './lists.ts';
import { mailedLinks } from './mailed-links.ts';
import { atPayment, memberAtPayment, paymentOfGuest, promos, rewards, savedCards, withSavedCards } from './payment.ts';
import { removals, withPillow } from './removals.ts';
import type { Area } from './see-failures.ts';
import { browsing, productLayers } from './shopping.ts';

/** Everything that is seen failing, by the test file that does it. */
export const areas = {
  purchase: [
    { name: 'the purchase', brand: 'main', width: 1280, actions: purchase },
    { name: 'the purchase', brand: 'cb2', width: 390, actions: purchase },
  ],
  shopping: [
    { name: 'finding things', brand: 'cb2', width: 390, actions: browsing },
    { name: 'what opens from a product', brand: 'main', width: 1280, actions: productLayers },
  ],
  payment: [
    { name: 'what pays besides a card', brand: 'main', width: 1280, prepare: atPayment, actions: paymentOfGuest },
    { name: 'rewards', brand: 'main', width: 390, prepare: memberAtPayment, actions: rewards },
    { name: 'saved cards', brand: 'main', width: 1280, prepare: withSavedCards, actions: savedCards },
    {
      name: 'promo codes in the cart',
      brand: 'cb2',
      width: 390,
      prepare: ({ page, shop, journey }) => addSmall(page, shop, journey),
      actions: promos,
    },
  ],
  lists: [
    { name: 'favorites', brand: 'cb2', width: 390, actions: favorites },
    {
      name: 'a registry',
      brand: 'main',
      width: 1280,
      prepare: signedIn('nora.new@example.com', 'Settee-Nora-1'),
      actions: registry,
    },
    {
      name: 'several registries',
      brand: 'main',
      width: 390,
      prepare: signedIn('milo.many@example.com', 'Settee-Milo-1'),
      actions: registries,
    },
  ],
  account: [
    { name: 'an account', brand: 'cb2', width: 390, actions: accountOfGuest },
    { name: 'mailed links', brand: 'main', width: 390, actions: mailedLinks },
    {
      name: 'the pages of the account',
      brand: 'main',
      width: 1280,
      prepare: signedIn('vera.cards@example.com', 'Settee-Vera-1'),
      actions: accountOfMember,
    },
  ],
  removals: [
    { name: 'banned by a state', brand: 'main', width: 1280, prepare: withPillow, actions: removals.banned },
    {
      name: 'nothing left',
      brand: 'cb2',
      width: 390,
      prepare: signedIn('guy.gone@example.com', 'Settee-Guy-1'),
      actions: removals.gone,
    },
    {
      name: 'fewer left',
      brand: 'main',
      width: 1280,
      prepare: signedIn('etta.etched@example.com', 'Settee-Etta-1'),
      actions: removals.personalized,
    },
    {
      name: 'one of several gone',
      brand: 'main',
      width: 390,
      prepare: signedIn('cora.cart@example.com', 'Settee-Cora-1'),
      actions: removals.unavailable,
    },
    {
      name: 'not personalized',
      brand: 'main',
      width: 1280,
      prepare: signedIn('pia.personal@example.com', 'Settee-Pia-1'),
      actions: removals.notPersonalized,
    },
  ],
  orders: [
    { name: 'the cart', brand: 'cb2', width: 390, prepare: withLamp, actions: inCart },
    { name: 'after an order', brand: 'main', width: 390, prepare: received, actions: afterOrder },
    { name: 'an order that is not shipped', brand: 'cb2', width: 390, prepare: bought, actions: beforeShipment },
    { name: 'requests', brand: 'main', width: 1280, actions: requests },
  ],
  checkout: [
    { name: 'several recipients', brand: 'cb2', width: 390, prepare: atShipping, actions: recipients },
    { name: 'one recipient', brand: 'main', width: 1280, prepare: withStore, actions: recipient },
  ],
} satisfies Record<string, readonly Area[]>;
