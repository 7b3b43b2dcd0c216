import { CheckoutEventsProvider, type CheckoutKitEvent, SignInPanel } from '@settee/checkout-kit';
import { loginConfigFixture, signInPortsFixture } from '@settee/checkout-kit/testing';

const report = (event: CheckoutKitEvent) => console.log(event);

export function SignInPanelExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <SignInPanel
        config={loginConfigFixture()}
        ports={signInPortsFixture()}
        redirectUrl="/account"
        pathname="/sofas"
      />
    </CheckoutEventsProvider>
  );
}
