import { CheckoutSkeleton, PackingSlipScreen } from '@settee/checkout-kit';
import { packingSlipQuery } from '../data/order.ts';
import { useQuery } from '../data/swr.ts';
import { printPage } from '../edges/navigation.ts';
import type { RouteLocation } from '../page.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { Head } from '../shell/Head.tsx';
import { pageMessages } from '../shell/page-messages.ts';
import { useSite } from '../data/site.ts';
import { useWords } from '../shell/words.ts';

export { layout } from '../shell/CheckoutLayout/plain-layout.ts';

const keyOf = ({ params }: Pick<RouteLocation, 'params'>) => params['key'] ?? '';
const ports = { print: printPage };

export const queries = (location: RouteLocation) => [packingSlipQuery(keyOf(location))];

/** The packing slip of an order, for the warehouse and the shopper. */
export function Screen({ params }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  const site = useSite();
  const { data, error } = useQuery(packingSlipQuery(keyOf({ params })));
  if (data === undefined && error) return <ErrorPage />;
  return (
    <>
      <Head title={pageLabels.packingSlip} />
      {data === undefined ? <CheckoutSkeleton /> : <PackingSlipScreen site={site} slip={data} ports={ports} />}
    </>
  );
}
