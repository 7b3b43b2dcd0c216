import { CheckoutEventsProvider, type CheckoutKitEvent, LoginScreen } from '@settee/checkout-kit';
import { loginConfigFixture, signInPortsFixture } from '@settee/checkout-kit/testing';

const report = (event: CheckoutKitEvent) => console.log(event);

export function LoginScreenExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <LoginScreen
        config={loginConfigFixture()}
        onRetry={() => {}}
        ports={signInPortsFixture()}
        redirectUrl="/account"
        isRedirect={false}
      />
    </CheckoutEventsProvider>
  );
}
