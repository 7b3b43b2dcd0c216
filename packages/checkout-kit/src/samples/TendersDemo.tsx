import type { CheckoutState, Site } from '@settee/domain';
import { AnnouncerProvider } from '@settee/ui';
import type { OnEvent } from '../events.ts';
import { useCheckout } from '../order/useCheckout.ts';
import type { CheckoutPorts } from '../order/ports.ts';
import type { TenderPorts } from '../tenders/ports.ts';
import { ProblemsPopups } from '../problems/ProblemsPopups/ProblemsPopups.tsx';
import { TendersSection } from '../tenders/TendersSection/TendersSection.tsx';
import type { Fault } from './cart.ts';
import { checkoutFixture, checkoutPortsFixture } from './checkout.ts';
import { tenderPortsFixture } from './tenders.ts';

export interface TendersDemoProps {
  site: Site;
  /** Makes every call slow, failing or lose the session. */
  fault: Fault;
  /** Stand in for single calls. */
  ports: Partial<TenderPorts>;
  /** Stand in for other calls of the checkout. */
  checkoutPorts: Partial<CheckoutPorts>;
  /** Changes the sample checkout. */
  change: (state: CheckoutState) => CheckoutState;
  log: (problem: unknown) => void;
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnEvent;
}

/** Gift cards and tender codes of a checkout over sample data. */
export function TendersDemo(props: TendersDemoProps) {
  return (
    <AnnouncerProvider>
      <Tenders {...props} />
    </AnnouncerProvider>
  );
}

function Tenders({ site, fault, ports, checkoutPorts, change, log }: TendersDemoProps) {
  const initial = change(checkoutFixture(site));
  const checkout = useCheckout({
    site,
    initial,
    step: 3,
    ports: checkoutPortsFixture(initial, fault, { log, ...checkoutPorts }),
  });
  const tenders = { ...tenderPortsFixture(checkout.data, fault), ...ports };
  return (
    <>
      <TendersSection checkout={{ ...checkout, ports: { ...checkout.ports, tenders } }} />
      <ProblemsPopups problems={checkout.problems} />
    </>
  );
}
