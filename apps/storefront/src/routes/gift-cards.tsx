import { AddToCartButton, AddToCartError, GiftCardScreen, useAddToCart } from '@settee/checkout-kit';
import type { GiftCardPage, Sku } from '@settee/domain';
import { useIntent } from '@settee/ui';
import { useNavigate } from 'react-router-dom';
import { useAddToCartPorts } from '../data/add-to-cart.ts';
import { giftCardsQuery, useGiftCards } from '../data/gift-cards.ts';
import { usePage, useSite } from '../data/site.ts';
import type { RouteLocation, RouteModule } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { shellMessages } from '../shell/messages.ts';
import { useOtherParams } from '../shell/useOtherParams.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { useHasBeenTrue } from '../shell/useHasBeenTrue.ts';
import { useWords } from '../shell/words.ts';
import { BuyOverlays } from './lazy-overlays.ts';

const giftCardsUrl = '/gift-cards';
const getSku = ({ code = '' }: RouteLocation['params']) => Number(code.slice(1));

export const queries = () => [giftCardsQuery];

/** Redirects from a sku that the site does not sell. */
export const redirectTo: RouteModule['redirectTo'] = async ({ params }, fetchQuery) => {
  const { options } = await fetchQuery(giftCardsQuery);
  const isKnown = params['code'] === undefined || options.some(({ sku }) => sku === getSku(params));
  return isKnown ? null : { to: giftCardsUrl, isPermanent: false };
};

/** Gift cards to buy. */
export function Screen({ params }: RouteLocation) {
  const messages = useWords('shell', shellMessages);
  const sku = getSku(params);
  return (
    <>
      <Head title={messages.giftCards} path={giftCardsUrl} />
      <QueryBoundary load={useGiftCards()} skeleton={<PageSkeleton />}>
        {(page) => <GiftCards page={page} sku={sku} />}
      </QueryBoundary>
    </>
  );
}

function GiftCards({ page, sku }: { page: GiftCardPage; sku: Sku }) {
  const { siteCulture } = useSite();
  const { addToCartType } = usePage();
  const navigate = useNavigate();
  const withOthers = useOtherParams();
  const ports = useAddToCartPorts();
  const add = useAddToCart({ ports, addType: addToCartType });
  const hasOpened = useHasBeenTrue(add.isBusy);
  const intent = useIntent(BuyOverlays.load);
  return (
    <>
      <GiftCardScreen
        page={page}
        sku={sku}
        siteCulture={siteCulture}
        onKindChange={(url) => void navigate(withOthers(url), { replace: true, preventScrollReset: true })}
        renderBuy={(check) => (
          <>
            <AddToCartButton
              {...intent}
              add={add}
              lines={{ Sku: sku }}
              size="large"
              block
              onClick={() => {
                const line = check();
                if (line) void add.click(line);
              }}
            />
            <AddToCartError add={add} />
          </>
        )}
      />
      {hasOpened && <BuyOverlays add={add} ports={ports} />}
    </>
  );
}
