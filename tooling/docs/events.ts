import { writeFileSync } from 'node:fs';
import type { CheckoutKitEvent } from '../../packages/checkout-kit/src/index.ts';
import type { ConfiguratorKitEvent } from '../../packages/configurator-kit/src/index.ts';

/** The member of a union of events that has this type. */
type EventOf<E, T> = E extends { type: infer U } ? (T extends U ? E : never) : never;

/** Every type of event, when it is reported, and what each part of its payload is, with units. */
type Described<E extends { type: string }> = {
  [T in E['type']]: { when: string; payload: { [K in Exclude<keyof EventOf<E, T>, 'type'>]-?: string } };
};

const sku = 'number, the product';
const skus = 'numbers, the products';
const label = 'string, what was acted on';
const recommendation = {
  sku,
  location: "'Carousel' or 'Furniture Add-On'",
  position: 'number, place in its row, from 1',
};
const method = "'standard' or 'pickup'";
const tender = "'giftCard', 'tenderCode' or 'rewardCertificate'";
const choiceCode = 'number, the fabric';

const checkout: Described<CheckoutKitEvent> = {
  'addToCart.clicked': { when: 'a valid add to cart is requested', payload: { skus } },
  'addToCart.termsAccepted': { when: 'the terms of a custom order are accepted', payload: { skus } },
  'addToCart.termsDeclined': { when: 'the terms of a custom order are declined', payload: { skus } },
  'addToCart.added': { when: 'the backend has added the products', payload: { skus } },
  'addToCart.failed': {
    when: 'the add failed',
    payload: { skus, message: 'string, the sentence that the shopper sees' },
  },
  'recommendation.clicked': { when: 'the add of a recommended product is requested', payload: recommendation },
  'recommendation.added': { when: 'the backend has added it', payload: recommendation },
  'recommendation.failed': { when: 'its add failed', payload: recommendation },
  'cart.quantityChanged': { when: 'a line gets another quantity', payload: { sku, quantity: 'number, pieces' } },
  'cart.itemRemoved': { when: 'a line is removed', payload: { sku } },
  'cart.removalUndone': { when: 'the removed line is back', payload: { sku } },
  'cart.savedForLater': { when: 'a line is saved for later', payload: { sku } },
  'cart.movedToCart': { when: 'a saved line is back in the cart', payload: { sku } },
  'cart.shipMethodChanged': {
    when: 'a line is to be shipped or picked up instead',
    payload: { sku, shipMethod: method },
  },
  'cart.installationRemoved': { when: 'the installation of a line is removed', payload: { sku } },
  'cart.promoApplied': { when: 'a promotion code is in force, in the cart or the checkout', payload: {} },
  'cart.promoRemoved': { when: 'a promotion code is removed', payload: {} },
  'cart.donationAdded': { when: 'a donation is in the cart', payload: { amount: 'number, cents' } },
  'cart.zipApplied': { when: 'a ZIP or postal code is applied', payload: {} },
  'cart.sharedCartAdded': { when: 'a shared cart was added', payload: { itemCount: 'number, pieces added' } },
  'cart.checkoutStarted': { when: "'Checkout Now' is clicked", payload: {} },
  'checkout.stepCompleted': {
    when: 'a step is saved and the next one opens',
    payload: { step: '1 shipping, 2 shipping and gift options, 3 payment and billing' },
  },
  'checkout.cardApplied': {
    when: 'the payment provider took a card',
    payload: { cardType: "'visa', 'mc', 'amex' … (CARD-17)" },
  },
  'checkout.tenderApplied': {
    when: 'a gift card, store credit or reward is applied',
    payload: { kind: tender, amount: 'number, cents it pays' },
  },
  'checkout.tenderRemoved': { when: 'one of them is removed', payload: { kind: tender } },
  'checkout.orderPlaced': {
    when: 'the order is placed; reported on the page that follows',
    payload: { total: 'number, cents with tax and shipping' },
  },
  'account.created': { when: 'the form of a new account is accepted', payload: {} },
  'account.signedIn': { when: 'the credentials are accepted; reported on the page that follows', payload: {} },
  'account.signInFailed': {
    when: 'the sign-in form shows an error',
    payload: { code: "string, the identity widget's, such as 'E0000004'" },
  },
};

const configurator: Described<ConfiguratorKitEvent> = {
  productImpression: { when: 'a product page is shown', payload: { sku, label: 'string, the product’s name' } },
  drawerOpen: { when: 'the drawer of an option is opened', payload: { sku, label } },
  componentInteraction: { when: 'a choice is made', payload: { sku, label } },
  filterInteraction: {
    when: 'fabrics are filtered or sorted, a listing is sorted',
    payload: { sku: 'number, the product; missing on listings and /free-swatches', label },
  },
  'Form Submitted': {
    when: 'free swatches are ordered and the email address is hashed',
    payload: { formName: "'Order Free Swatch'", formStatus: "'accepted'" },
  },
  'swatchCart.added': { when: 'a swatch goes into the swatch cart of /free-swatches', payload: { choiceCode } },
  'swatchCart.removed': { when: 'a swatch is removed from it', payload: { choiceCode } },
  'favorites.itemAdded': { when: 'a product is saved in a list', payload: { sku } },
  'favorites.addFailed': { when: 'saving it failed', payload: { sku } },
  'favorites.itemRemoved': { when: 'a product is removed from a list', payload: { sku } },
  'favorites.removalUndone': { when: 'the removed product is back', payload: { sku } },
  'favorites.itemMoved': { when: 'a product is moved to another list', payload: { sku } },
  'registry.created': { when: 'a gift registry is created', payload: {} },
  'registry.itemAdded': { when: 'a product is in a registry', payload: { sku, quantity: 'number, pieces' } },
  'registry.addFailed': { when: 'adding it failed', payload: { sku } },
  'registry.quantityChanged': {
    when: 'another quantity is wanted',
    payload: { sku, quantity: 'number, pieces wanted' },
  },
  'registry.itemRemoved': { when: 'a product is removed from a registry', payload: { sku } },
  'registry.removalUndone': { when: 'the removed product is back', payload: { sku } },
};

/** Every event by its name in the data layer, and the kit that reports it. */
export const eventsByKit = { 'checkout-kit': checkout, 'configurator-kit': configurator };

const heading = `# Events

Generated from the event types of the kits by \`node tooling/docs/events.ts\`; a type that is missing here does not compile.

\`window.dataLayer\` is an array on every page. Each event is one \`push({ event: name, ...payload })\`, once per action. The storefront connects both kits to it in
\`apps/storefront/src/app.tsx\`, by \`CheckoutEventsProvider\` and \`ConfiguratorEventsProvider\`; a kit used outside of them throws.
What a shopper does in the moment of leaving a page (\`checkout.orderPlaced\`, \`account.signedIn\`) waits in \`sessionStorage\` and is reported once on the page
that follows, also when that is a new document. Events hold no name, address, email, password, card or gift card number, and no promotion code.
`;

/** docs/events.md as text. */
export function eventsPage(): string {
  const parts = Object.entries(eventsByKit).map(([kit, events]) => {
    const rows = Object.entries(events).map(([name, { when, payload }]) => {
      const fields = Object.entries(payload).map(([field, what]) => `\`${field}\`: ${what}`);
      return `| \`${name}\` | ${when} | ${fields.join('; ')} |\n`;
    });
    return `## From \`@settee/${kit}\`\n\n| \`event\` | When | Payload |\n|---|---|---|\n${rows.join('')}`;
  });
  return `${heading}\n${parts.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync('docs/events.md', eventsPage());
