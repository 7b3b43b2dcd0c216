import { SharedCartScreen } from '@settee/checkout-kit';
import { getProblem } from '../data/problems.ts';
import { sharedCartQuery, useSharedCartPorts } from '../data/shared-cart.ts';
import { useQuery } from '../data/swr.ts';
import type { RouteLocation } from '../page.ts';
import { sharedCartTexts } from '../shell/brand-messages.ts';
import { Head } from '../shell/Head.tsx';
import { pageMessages } from '../shell/page-messages.ts';
import { useSite } from '../data/site.ts';
import { useWords } from '../shell/words.ts';

const idOf = ({ params }: Pick<RouteLocation, 'params'>) => params['shareId'] ?? '';

export const queries = (location: RouteLocation) => [sharedCartQuery(idOf(location))];

/** A cart behind a link. */
export function Screen({ params }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  const sharedCartLabels = useWords('sharedCartTexts', sharedCartTexts);
  const site = useSite();
  const shareId = idOf({ params });
  const { data, error, mutate } = useQuery(sharedCartQuery(shareId));
  const ports = useSharedCartPorts(shareId, mutate);
  return (
    <>
      <Head title={pageLabels.sharedCart} />
      <SharedCartScreen
        site={site}
        shared={data ?? null}
        loadProblem={getProblem(error)}
        ports={ports}
        messages={sharedCartLabels[site.brand]}
      />
    </>
  );
}
