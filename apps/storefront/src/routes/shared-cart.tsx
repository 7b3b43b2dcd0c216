import { SharedCartScreen } from '@settee/checkout-kit';
import { problemOf } from '../data/problems.ts';
import { sharedCartRead, useSharedCartPorts } from '../data/shared-cart.ts';
import { useLoad } from '../data/swr.ts';
import type { Place } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { pageMessages } from '../shell/page-messages.ts';
import { useSite } from '../shell/site.ts';

const idOf = ({ params }: Pick<Place, 'params'>) => params['shareId'] ?? '';

export const reads = (place: Place) => [sharedCartRead(idOf(place))];

/** A cart behind a link. */
export function Screen({ params }: Place) {
  const site = useSite();
  const shareId = idOf({ params });
  const { data, error, mutate } = useLoad(sharedCartRead(shareId));
  const ports = useSharedCartPorts(shareId, mutate);
  return (
    <>
      <Head title={pageMessages.sharedCart} />
      <SharedCartScreen site={site} shared={data ?? null} loadProblem={problemOf(error)} ports={ports} />
    </>
  );
}
