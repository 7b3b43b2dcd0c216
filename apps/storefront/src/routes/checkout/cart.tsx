import { lazyPart } from '@settee/ui';
import { CartScreen } from '@settee/checkout-kit';
import { readWalletReturn } from '@settee/domain';
import { useCallback, useState } from 'react';
import { cartQuery, useCart, useCartPorts } from '../../data/cart.ts';
import { getProblem } from '../../data/problems.ts';
import { useCarouselPorts } from '../../data/add-to-cart.ts';
import { useRecommendationContext } from '../../data/useRecommendationContext.ts';
import type { RouteLocation } from '../../page.ts';
import { cartTexts } from '../../shell/brand-messages.ts';
import { Head } from '../../shell/Head.tsx';
import { shellMessages } from '../../shell/messages.ts';
import { NearViewport } from '../../shell/NearViewport.tsx';
import { usePage, useSite } from '../../data/site.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { CartWallets } from './CartWallets.tsx';
import { useWords } from '../../shell/words.ts';

const CartRecommendations = lazyPart(
  () => import('./CartRecommendations.tsx').then((module) => module.CartRecommendations),
  () => <div aria-busy="true" />,
);

const CheckoutSignIn = lazyPart(() =>
  import('../../shell/SignIn/CheckoutSignIn.tsx').then((module) => module.CheckoutSignIn),
);

export const queries = () => [cartQuery];

export function Screen({ query }: RouteLocation) {
  const messages = useWords('shell', shellMessages);
  const cartLabels = useWords('cartTexts', cartTexts);
  const site = useSite();
  const { wallets } = usePage();
  const { data, error, mutate } = useCart();
  const ports = useCartPorts(mutate);
  const addPorts = useCarouselPorts();
  const context = useRecommendationContext();
  const isOpened = useHydrated();
  // Here, because the wallets are removed with the last item and shown again by its undo.
  const [returned, setReturned] = useState(() => readWalletReturn(query));
  const onReturnUsed = useCallback(() => setReturned(null), []);
  return (
    <>
      <Head title={messages.cart} />
      <CartScreen
        site={site}
        cart={data ?? null}
        loadProblem={getProblem(error)}
        ports={ports}
        messages={cartLabels[site.brand]}
        returningCustomers={<CheckoutSignIn />}
        express={wallets && data && <CartWallets cart={data} returned={returned} onReturnUsed={onReturnUsed} />}
        recommendations={
          isOpened &&
          data && (
            <NearViewport>
              <CartRecommendations cart={data} ports={addPorts} context={context} />
            </NearViewport>
          )
        }
      />
    </>
  );
}
