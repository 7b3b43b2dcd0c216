import { OrderScreen, TermsPopup } from '@settee/checkout-kit';
import { loaded, reorderFixture, returnsFixture, shippedOrderFixture } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const order = shippedOrderFixture(site);
const ports = { print: () => window.print(), reorder: async () => ok(reorderFixture(site)), log: () => {} };
const signOut = async () => true;

export function OrderScreenExample() {
  return (
    <OrderScreen
      site={site}
      load={loaded({ order, returns: returnsFixture(order) })}
      ports={ports}
      onSignOut={signOut}
      renderTerms={(terms) => <TermsPopup {...terms} />}
    />
  );
}
