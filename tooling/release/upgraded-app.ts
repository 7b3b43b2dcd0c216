import type { ConsumerApp } from './apps.ts';

/** An app that was written for the last version. */
export interface UpgradedApp extends ConsumerApp {
  /** Its source file before the upgrade. */
  before: string;
  /** Output of `settee-upgrade check` for that file. */
  changes: readonly string[];
}

const before = `/// <reference types="vite/client" />
import { AddressForm, CardForm, CheckoutEventsProvider, type CheckoutKitEvent, useAddressForm, useCardForm } from '@settee/checkout-kit';
import '@settee/checkout-kit/styles.css';
import { Button, pluralize, themeClass } from '@settee/ui';
import '@settee/ui/styles.css';
import { createRoot } from 'react-dom/client';

const failed = async () => ({ ok: false as const, error: { message: 'Not connected yet', action: 'demo', apiUrl: '' } });
const name = { addressId: '', firstName: '', lastName: '', dayPhone: '', emailAddress: '' };
const home = { ...name, address1: '', address2: '', address3: '', country: 'USA', city: '', state: '', postalCode: '' };
const messages = { endingIn: (name: string, lastFour: string) => name + ' with ' + lastFour };

function report(event: CheckoutKitEvent) {
  if (event.type === 'addToCart.added') console.debug(event.skus.length);
}

function Checkout() {
  const card = useCardForm({ ports: { seal: failed, saveCard: failed } });
  const address = useAddressForm({ initial: home, siteCulture: 'USA' });
  return (
    <CheckoutEventsProvider value={report}>
      <CardForm card={card} isSignedIn={false} securityCodeHelp={failed} messages={messages} />
      <AddressForm form={address} />
      <Button onClick={() => address.validate()}>Ship {pluralize(2)} Items</Button>
    </CheckoutEventsProvider>
  );
}

document.documentElement.className = themeClass('main');
createRoot(document.body.appendChild(document.createElement('main'))).render(<Checkout />);
`;

/** Edits of the file, after the output of `settee-upgrade check`. */
const edits: readonly (readonly [string, string])[] = [
  ['pluralize, themeClass', 'formatCount, themeClass'],
  ['pluralize(2)', "formatCount(2, 'en-US')"],
  ['(name: string, lastFour: string)', '({ name, lastFour }: { name: string; lastFour: string })'],
  ['event.skus.length', 'event.items.length'],
  ['seal: failed', 'encryptCard: failed'],
  ["siteCulture: 'USA' }", "siteCulture: 'USA', nameFields: 'first-and-last' }"],
];

export const upgradedApp: UpgradedApp = {
  name: 'an upgraded app of the last version',
  packages: ['@settee/ui', '@settee/checkout-kit'],
  before,
  changes: [
    'main.tsx:4: pluralize left',
    'main.tsx:11: endingIn gets one object',
    'main.tsx:14: addToCart.added.skus left CheckoutKitEvent',
    'main.tsx:18: seal left CardFormPorts',
    'main.tsx:19: useAddressForm requires nameFields',
    '5 to change in 1 of',
  ],
  main: edits.reduce((text, [old, present]) => text.replace(old, present), before),
  seen: [
    { role: 'textbox', name: 'Card Number' },
    { role: 'button', name: 'Ship 2 Items' },
  ],
  typed: { text: '4111111111111111', reads: '4111 1111 1111 1111' },
};
