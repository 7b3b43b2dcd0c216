import { CheckoutEventsProvider, type CheckoutKitEvent, SignInPopup } from '@settee/checkout-kit';
import { loginConfigFixture, signInPortsFixture } from '@settee/checkout-kit/testing';
import { useState } from 'react';

const report = (event: CheckoutKitEvent) => console.log(event);

function SignInPopupSample() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <SignInPopup
        onClose={() => setOpen(false)}
        config={loginConfigFixture()}
        ports={signInPortsFixture()}
        redirectUrl="/account"
        pathname="/sofas"
      />
    )
  );
}

export function SignInPopupExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <SignInPopupSample />
    </CheckoutEventsProvider>
  );
}
