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
import { Button, formatCount, themeClass } from '@settee/ui';
import '@settee/ui/styles.css';
import { createRoot } from 'react-dom/client';

const failed = async () => ({ ok: false as const, error: { message: 'Not connected yet', action: 'demo', apiUrl: '' } });
const name = { addressId: '', firstName: '', lastName: '', dayPhone: '', emailAddress: '' };
const home = { ...name, address1: '', address2: '', address3: '', country: 'USA', city: '', state: '', postalCode: '' };
const messages = { endingIn: ({ name, lastFour }: { name: string; lastFour: string }) => name + ' with ' + lastFour };

function report(event: CheckoutKitEvent) {
  if (event.type === 'addToCart.added') console.debug(event.items.length);
}

function Checkout() {
  const card = useCardForm({ ports: { encryptCard: failed, saveCard: failed } });
  const address = useAddressForm({ initial: home, siteCulture: 'USA', nameFields: 'first-and-last' });
  return (
    <CheckoutEventsProvider value={report}>
      <CardForm card={card} isSignedIn={false} securityCodeHelp={failed} messages={messages} />
      <AddressForm form={address} />
      <Button onClick={() => address.validate()}>Ship {formatCount(2, 'en-US')} Items</Button>
    </CheckoutEventsProvider>
  );
}

document.documentElement.className = themeClass('main');
createRoot(document.body.appendChild(document.createElement('main'))).render(<Checkout />);
`;

export const upgradedApp: UpgradedApp = {
  name: 'an upgraded app of the last version',
  packages: ['@settee/ui', '@settee/checkout-kit'],
  before,
  // A change that breaks it is a line here and an edit in `main`.
  changes: [],
  main: before,
  seen: [
    { role: 'textbox', name: 'Card Number' },
    { role: 'button', name: 'Ship 2 Items' },
  ],
  typed: { text: '4111111111111111', reads: '4111 1111 1111 1111' },
};
