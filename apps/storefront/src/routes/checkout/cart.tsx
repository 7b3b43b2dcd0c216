import { lazyPart } from '@settee/ui';
import { CartScreen } from '@settee/checkout-kit';
import { Suspense } from 'react';
import { cartRead, useCart, useCartPorts } from '../../data/cart.ts';
import { getProblem } from '../../data/problems.ts';
import { useCarouselPorts } from '../../data/add-to-cart.ts';
import { useRecommendationContext } from '../../data/useRecommendationContext.ts';
import { cartTexts } from '../../shell/brand-messages.ts';
import { Head } from '../../shell/Head.tsx';
import { messages } from '../../shell/messages.ts';
import { useSite } from '../../shell/site.ts';
import { useHydrated } from '../../shell/useHydrated.ts';

const CartRecommendations = lazyPart(() =>
  import('./CartRecommendations.tsx').then((module) => module.CartRecommendations),
);

const CheckoutSignIn = lazyPart(() =>
  import('../../shell/SignIn/CheckoutSignIn.tsx').then((module) => module.CheckoutSignIn),
);

export const queries = () => [cartRead];

export function Screen() {
  const site = useSite();
  const { data, error, mutate } = useCart();
  const ports = useCartPorts(mutate);
  const addPorts = useCarouselPorts();
  const place = useRecommendationContext();
  const isOpened = useHydrated();
  return (
    <>
      <Head title={messages.cart} />
      <CartScreen
        site={site}
        cart={data ?? null}
        loadProblem={getProblem(error)}
        ports={ports}
        messages={cartTexts[site.brand]}
        returningCustomers={
          <Suspense fallback={null}>
            <CheckoutSignIn />
          </Suspense>
        }
        recommendations={
          isOpened &&
          data && (
            <Suspense fallback={null}>
              <CartRecommendations cart={data} ports={addPorts} place={place} />
            </Suspense>
          )
        }
      />
    </>
  );
}
