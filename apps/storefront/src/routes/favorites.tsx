import { FavoritesScreen } from '@settee/configurator-kit';
import { loginUrl } from '@settee/domain';
import { useLocation } from 'react-router-dom';
import { useAddToCartPorts } from '../data/add-to-cart.ts';
import { boardQuery, boardSummariesQuery, useBoardPorts, useBoards } from '../data/favorites.ts';
import { useUser } from '../data/user.ts';
import type { RouteLocation } from '../page.ts';
import { favoritesTexts } from '../shell/brand-messages.ts';
import { Head } from '../shell/Head.tsx';
import { shellMessages } from '../shell/messages.ts';
import { useSite } from '../data/site.ts';
import { ItemBuy } from './ItemBuy.tsx';
import { useWords } from '../shell/words.ts';

const listIn = ({ query }: Pick<RouteLocation, 'query'>) =>
  Number(/^[1-9]\d{0,14}$/.exec(query.get('list') ?? '')?.[0] ?? 0);

export const queries = (location: RouteLocation) => [boardSummariesQuery, boardQuery(listIn(location))];

/** A shopper's favorites lists; a guest's own ones too. FAV-05 */
export function Screen(location: RouteLocation) {
  const messages = useWords('shell', shellMessages);
  const favoritesLabels = useWords('favoritesTexts', favoritesTexts);
  const site = useSite();
  const wanted = listIn(location);
  const { summaries, board } = useBoards(wanted);
  const ports = useBoardPorts();
  const addPorts = useAddToCartPorts();
  const { data: user } = useUser();
  const { pathname, search } = useLocation();
  const retry = () => void Promise.all([summaries.mutate(), board.mutate()]);
  return (
    <>
      <Head title={messages.favorites[site.siteCulture]} />
      <FavoritesScreen
        summaries={summaries.data ?? null}
        board={board.data ?? null}
        siteCulture={site.siteCulture}
        ports={ports}
        buy={(item) => <ItemBuy item={item} ports={addPorts} />}
        shopUrl="/"
        messages={favoritesLabels[site.brand]}
        signInUrl={user?.isLoggedIn === false ? loginUrl(pathname + search) : undefined}
        refreshing={board.isLoading && wanted > 0 && board.data?.Id !== wanted}
        hasFailed={(summaries.error ?? board.error) !== undefined}
        onRetry={retry}
      />
    </>
  );
}
