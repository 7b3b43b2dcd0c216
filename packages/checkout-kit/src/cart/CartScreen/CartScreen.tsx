'use client';

import { type Cart, formatPrice, type LineEstimate, type Site, withEstimates } from '@settee/domain';
import { Alert, Button, ErrorState, Heading, TextButton, useAnnounce, lazyPart } from '@settee/ui';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { AccountMessages } from '../../account/messages.ts';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import { useOnEvent } from '../../events.ts';
import type { RequestFailure } from '../../errors/request-failure.ts';
import type { ProblemMessages } from '../../errors/messages.ts';
import { useCartValidation } from '../../errors/useCartValidation.ts';
import { useProblems } from '../../errors/useProblems.ts';
import { useUsable } from '../../useUsable.ts';
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx';
import { cartRows, hasPendingChanges } from '../reducer.ts';
import { cartMessages, type CartMessages } from '../messages.ts';
import type { ServiceMessages } from '../service-messages.ts';
import { useCheckoutStart } from '../useCheckoutStart.ts';
import { type CartPorts, useCart } from '../useCart.ts';
import { CartOverlays } from './CartOverlays.tsx';
import { serviceRows } from './service-rows.ts';
import { CartLines, CartNotices, SavedLines } from './CartLines.tsx';
import * as css from './CartScreen.css.ts';

const CartServices = lazyPart(() => import('./CartServices.tsx').then((module) => module.CartServices));

export interface CartScreenMessages extends CartMessages {
  account: Partial<AccountMessages>;
  delivery: Partial<DeliveryMessages>;
  problems: Partial<ProblemMessages>;
  services: Partial<ServiceMessages>;
}

export interface CartScreenProps {
  site: Site;
  /** `null` while it loads. */
  cart: Cart | null;
  /** Load error of the cart; replaces it and offers a retry. */
  loadProblem?: RequestFailure | null;
  ports: CartPorts;
  /** Link target of the button of an empty cart. */
  homeHref?: string;
  /** The sign-in of the layer before the checkout; its part shows only when given. */
  returningCustomers?: ReactNode;
  /** Hidden fields of the 'Guest Checkout' post. */
  guestFields?: Readonly<Record<string, string>>;
  /** Shown under an empty cart. */
  recentlyViewed?: ReactNode;
  /** Shown across the page under the cart, filled or empty, once it is there. */
  recommendations?: ReactNode;
  messages?: Partial<CartScreenMessages>;
}

/** The cart page. CART-01 */
export function CartScreen(props: CartScreenProps) {
  const { site, cart: held, loadProblem, ports, homeHref = '/', messages } = props;
  const onEvent = useOnEvent();
  // The same object until it says something else: every line compares it.
  const labels = useMemo(() => ({ ...cartMessages, ...messages }), [messages]);
  const say = useAnnounce();
  const [estimates, setEstimates] = useState<{ of: Cart; lines: readonly LineEstimate[] } | null>(null);
  // A newer cart already includes current estimates.
  const cart = held && estimates?.of === held ? withLines(held, estimates.lines) : held;
  const isUsable = useUsable();
  const basketId = cart?.basketId ?? '';
  const problems = useProblems({ ports, basketId });
  const validation = useCartValidation({
    ports,
    problems,
    place: 'cart',
    onReloadCart: () => void ports.reload(),
    onGoOn: () => void start.start(),
  });
  const control = useCart({ cart, ports, problems, say, messages });
  const start = useCheckoutStart({
    ports,
    problems,
    validation,
    basketId,
    onStarted: () => onEvent({ type: 'cart.checkoutStarted' }),
  });
  const [layer, setLayer] = useState<'info' | 'share' | null>(null);
  const closeLayer = () => setLayer(null);
  useTotalAnnouncement(cart, site, labels, say);

  const rows = cart ? cartRows(cart.lineItems, control.state) : [];
  const checkoutNow = (size: 'regular' | 'large') => (
    <Button block size={size} busy={start.state.status === 'starting'} onClick={() => void start.start()}>
      {labels.checkoutNow}
    </Button>
  );
  const startError = start.state.status === 'messageShown' && (start.state.message ?? labels.startFailed);
  const isEmpty = cart !== null && !rows.some(({ kind }) => kind === 'line');

  return (
    <div className={css.root}>
      <div className={css.columns}>
        <div>
          <header className={css.head}>
            <Heading level={1}>{isEmpty ? labels.emptyTitle : labels.title}</Heading>
            {cart && !isEmpty && <p className={css.count}>{labels.itemCount(itemCount(rows))}</p>}
          </header>
          {cart === null && loadProblem && (
            <ErrorState
              level={2}
              live="assertive"
              title={labels.loadFailed}
              retryLabel={labels.tryAgain}
              onRetry={() => void ports.reload()}
            />
          )}
          {cart === null && !loadProblem && <CartSkeleton messages={labels} />}
          {cart && (
            <>
              <CartNotices cart={cart} site={site} labels={labels} onSeen={control.acknowledge} />
              {rows.length > 0 && <CartLines cart={cart} control={control} site={site} labels={labels} />}
              {isEmpty && <EmptyCart homeHref={homeHref} messages={labels} />}
              <SavedLines cart={cart} control={control} site={site} labels={labels} />
              {isEmpty && props.recentlyViewed}
            </>
          )}
        </div>
        {cart && !isEmpty && (
          <aside className={css.aside}>
            <CartSummary
              summary={cart.orderSummary}
              site={site}
              isSettling={hasPendingChanges(control.state)}
              extras={
                <>
                  <div className={css.services} style={getHeight(serviceRows(cart, ports))}>
                    {isUsable && (
                      <Suspense fallback={null}>
                        <CartServices
                          {...{ cart, site, ports, say }}
                          onEstimates={(lines) => setEstimates(held && { of: held, lines })}
                          messages={messages?.services}
                          deliveryMessages={messages?.delivery}
                        />
                      </Suspense>
                    )}
                  </div>
                  {ports.getDeliveryInfo && (
                    <TextButton onClick={() => setLayer('info')}>{labels.deliveryInfo}</TextButton>
                  )}
                  {ports.shareCart && <TextButton onClick={() => setLayer('share')}>{labels.share}</TextButton>}
                  {startError && (
                    <Alert tone="critical" live="assertive">
                      {startError}
                    </Alert>
                  )}
                </>
              }
              action={checkoutNow('large')}
              messages={labels}
            />
          </aside>
        )}
      </div>
      {cart && props.recommendations && <div className={css.recommendations}>{props.recommendations}</div>}
      {cart && !isEmpty && (
        <div className={css.bar}>
          {startError && (
            <Alert tone="critical" aria-hidden="true" className={css.barError}>
              {startError}
            </Alert>
          )}
          <span>
            <span className={css.barLabel}>{labels.total}</span>
            <span className={css.barTotal}>{formatPrice(cart.orderSummary.total, site.siteCulture)}</span>
          </span>
          {checkoutNow('regular')}
        </div>
      )}
      <CartOverlays
        {...{ site, ports, start, validation, problems, basketId, messages }}
        onInfoClose={layer === 'info' ? closeLayer : undefined}
        onShareClose={layer === 'share' ? closeLayer : undefined}
        returningCustomers={props.returningCustomers}
        guestFields={props.guestFields}
      />
    </div>
  );
}

const getHeight = (rows: number): CSSProperties & Record<'--rows', number> => ({ '--rows': rows });

const withLines = (cart: Cart, lines: readonly LineEstimate[]): Cart => ({
  ...cart,
  lineItems: withEstimates(cart.lineItems, lines),
});

function itemCount(rows: ReturnType<typeof cartRows>): number {
  return rows.reduce((sum, row) => sum + (row.kind === 'line' ? row.line.priceQuantityTotals.quantity : 0), 0);
}

/** Says a total that changed, once. */
function useTotalAnnouncement(cart: Cart | null, site: Site, labels: CartMessages, say: (sentence: string) => void) {
  const total = cart?.orderSummary.total;
  const known = useRef(total);
  useEffect(() => {
    const isNew = total !== undefined && known.current !== undefined && known.current !== total;
    known.current = total;
    if (isNew) say(labels.totalNow(formatPrice(total, site.siteCulture)));
  });
}
