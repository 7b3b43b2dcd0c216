import { FavoritesScreen } from '@settee/configurator-kit';
import { loginUrl } from '@settee/domain';
import { useLocation } from 'react-router-dom';
import { useAddToCartPorts } from '../data/add-to-cart.ts';
import { boardRead, boardSummariesRead, useBoardPorts, useBoards } from '../data/favorites.ts';
import { useRecommendationContext } from '../data/useRecommendationContext.ts';
import { useUser } from '../data/user.ts';
import type { RouteLocation } from '../page.ts';
import { favoritesTexts } from '../shell/brand-messages.ts';
import { Head } from '../shell/Head.tsx';
import { messages } from '../shell/messages.ts';
import { useSite } from '../shell/site.ts';
import { FavoriteBuy } from './favorites/FavoriteBuy.tsx';

const listIn = ({ query }: Pick<RouteLocation, 'query'>) =>
  Number(/^[1-9]\d{0,14}$/.exec(query.get('list') ?? '')?.[0] ?? 0);

export const queries = (place: RouteLocation) => [boardSummariesRead, boardRead(listIn(place))];

/** A shopper's favorites lists; a guest's own ones too. FAV-05 */
export function Screen(place: RouteLocation) {
  const site = useSite();
  const wanted = listIn(place);
  const { summaries, board } = useBoards(wanted);
  const ports = useBoardPorts();
  const addPorts = useAddToCartPorts();
  const feed = useRecommendationContext();
  const { data: user } = useUser();
  const { pathname, search } = useLocation();
  const retry = () => void Promise.all([summaries.mutate(), board.mutate()]);
  return (
    <>
      <Head title={messages.favorites} />
      <FavoritesScreen
        summaries={summaries.data ?? null}
        board={board.data ?? null}
        siteCulture={site.siteCulture}
        ports={ports}
        buy={(item) => <FavoriteBuy item={item} ports={addPorts} place={feed} />}
        shopUrl="/"
        messages={favoritesTexts[site.brand]}
        signInUrl={user?.isLoggedIn === false ? loginUrl(pathname + search) : undefined}
        refreshing={board.isLoading && wanted > 0 && board.data?.Id !== wanted}
        hasFailed={(summaries.error ?? board.error) !== undefined}
        onRetry={retry}
      />
    </>
  );
}
