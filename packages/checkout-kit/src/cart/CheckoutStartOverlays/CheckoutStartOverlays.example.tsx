import {
  CheckoutEventsProvider,
  CheckoutStartOverlays,
  ProblemsPopups,
  useCheckoutStart,
  useProblems,
} from '@settee/checkout-kit';
import { cartFixture, cartPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';
import { Alert, Button } from '@settee/ui';

const site = getSite('main', 'USA');
const cart = cartFixture('main');
const ports = cartPortsFixture();

function Checkout() {
  const problems = useProblems({ ports, basketId: cart.basketId });
  const start = useCheckoutStart({ cart, site, ports, problems });
  return (
    <>
      {start.error && (
        <Alert tone="critical" live="assertive">
          {start.error}
        </Alert>
      )}
      <Button busy={start.state.status === 'starting'} onClick={() => void start.start()}>
        Checkout
      </Button>
      <CheckoutStartOverlays {...{ start, site, ports, problems }} />
      <ProblemsPopups problems={problems} />
    </>
  );
}

export function CheckoutStartOverlaysExample() {
  return (
    <CheckoutEventsProvider value={(event) => console.log(event)}>
      <Checkout />
    </CheckoutEventsProvider>
  );
}
