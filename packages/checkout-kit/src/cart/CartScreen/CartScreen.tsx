'use client';

import { type Cart, formatPrice, type LineEstimate, type Site, withEstimates } from '@settee/domain';
import { ErrorState, Heading, useAnnounce, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AccountMessages } from '../../account/messages.ts';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import { toEventMoney, useOnEvent } from '../../events.ts';
import type { RequestFailure } from '../../errors/request-failure.ts';
import type { ProblemMessages } from '../../errors/messages.ts';
import { useProblems } from '../../errors/useProblems.ts';
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx';
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx';
import type { CartRow } from '../reducer.ts';
import { cartMessages, type CartMessages } from '../messages.ts';
import type { ServiceMessages } from '../service-messages.ts';
import { useCheckoutStart } from '../useCheckoutStart.ts';
import { type CartControl, type CartPorts, useCart } from '../useCart.ts';
import { CartAside, CartBar } from './CartAside.tsx';
import { CartOverlays } from './CartOverlays.tsx';
import { AddedNotice } from './AddedNotice.tsx';
import { CartLines, CartNotices, SavedLines } from './CartLines.tsx';
import { PendingEntriesProvider, useGoOn, usePendingEntries } from '../../pending-entries.ts';
import type { RootRef } from '../../root-ref.ts';
import { type SiteFormat, useSiteAndFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CartScreen.css.ts';

export interface CartScreenMessages extends CartMessages {
  account: Partial<AccountMessages>;
  delivery: Partial<DeliveryMessages>;
  problems: Partial<ProblemMessages>;
  services: Partial<ServiceMessages>;
}

export interface CartScreenProps extends RootRef<HTMLDivElement> {
  /** Country, formats and phone line; country and formats are those of `SiteProvider` without it. */
  site?: Partial<Pick<Site, 'siteCulture' | 'locale' | 'currency' | 'helpLine' | 'helpHours'>>;
  /** `null` while it loads. */
  cart: Cart | null;
  /** Load error of the cart; replaces it and offers a retry. */
  loadProblem?: RequestFailure | null;
  /** Changes of the cart: quantity, removal, promotion code, donation, ZIP code. They never reject. */
  ports: CartPorts;
  /** Link target of the button of an empty cart. */
  homeHref?: string;
  /** The sign-in of the layer before the checkout; its part shows only when given. */
  returningCustomers?: ReactNode;
  /** Wallets that pay the cart at once, above the summary. */
  express?: ReactNode;
  /** Hidden fields of the 'Guest Checkout' post. */
  guestFields?: Readonly<Record<string, string>>;
  /** Shown under an empty cart. */
  recentlyViewed?: ReactNode;
  /** Shown across the page under the cart, filled or empty, once it is there. */
  recommendations?: ReactNode;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<CartScreenMessages>;
}

/** The cart page. CART-01 */
export const CartScreen = withRef(function CartScreen(props: CartScreenProps) {
  const { site: given, cart: held, loadProblem, ports, homeHref = '/', messages } = props;
  const site = { ...given, ...useSiteAndFormat(given) };
  const labels = useWords('cart', cartMessages, messages);
  const say = useAnnounce();
  const { cart, setEstimates } = useEstimates(held);
  const { control, start, pending, ...checking } = useCartPage({ site, cart, ports, say, labels, messages });
  const [layer, setLayer] = useState<'info' | 'share' | null>(null);
  const closeLayer = () => setLayer(null);

  const filledCart = control.rows.some(({ kind }) => kind === 'line') ? cart : null;
  const isEmpty = cart !== null && filledCart === null;
  return (
    <div ref={props.ref} className={css.root}>
      <PendingEntriesProvider value={pending}>
        <div className={isEmpty ? css.columns : cx(css.columns, css.withSummary)}>
          <div>
            <CartHead isEmpty={isEmpty} count={itemCount(control.rows)} labels={labels} />
            {cart ? (
              <CartContent {...{ cart, control, site, labels }} hasRows={control.rows.length > 0}>
                {isEmpty && <EmptyCart homeHref={homeHref} messages={labels} />}
              </CartContent>
            ) : (
              <CartPlaceholder hasFailed={!!loadProblem} onRetry={() => void ports.reload()} labels={labels} />
            )}
            {isEmpty && props.recentlyViewed}
          </div>
          {filledCart && (
            <CartAside
              {...{ site, ports, start, say, labels, messages }}
              cart={filledCart}
              express={props.express}
              isSettling={control.isSettling}
              onEstimates={setEstimates}
              onOpen={setLayer}
            />
          )}
        </div>
      </PendingEntriesProvider>
      {cart && props.recommendations && <div className={css.recommendations}>{props.recommendations}</div>}
      {filledCart && <CartBar total={filledCart.orderSummary.total} site={site} start={start} labels={labels} />}
      <CartOverlays
        {...{ site, ports, start, messages, ...checking }}
        onInfoClose={layer === 'info' ? closeLayer : undefined}
        onShareClose={layer === 'share' ? closeLayer : undefined}
        returningCustomers={props.returningCustomers}
        guestFields={props.guestFields}
      />
    </div>
  );
});

/** The heading; without a count while the cart is empty or loading. */
function CartHead({ isEmpty, count, labels }: { isEmpty: boolean; count: number; labels: CartMessages }) {
  return (
    <header className={css.head}>
      <Heading level={1}>{isEmpty ? labels.emptyTitle : labels.title}</Heading>
      {count > 0 && <p className={css.count}>{labels.itemCount(count)}</p>}
    </header>
  );
}

interface CartContentProps {
  cart: Cart;
  control: CartControl;
  site: SiteFormat;
  labels: CartMessages;
  /** False when nothing is in the cart and no removal can be undone. */
  hasRows: boolean;
  /** Shown between the lines and those that are saved for later. */
  children: ReactNode;
}

/** Notices, lines and saved lines of a loaded cart. */
function CartContent({ cart, control, site, labels, hasRows, children }: CartContentProps) {
  const shared = { cart, control, site, labels };
  return (
    <>
      <AddedNotice labels={labels} />
      <CartNotices cart={cart} site={site} labels={labels} onSeen={control.acknowledge} />
      {hasRows && <CartLines {...shared} />}
      {children}
      <SavedLines {...shared} />
    </>
  );
}

interface CartPage extends Pick<CartScreenProps, 'cart' | 'ports' | 'messages'> {
  site: SiteFormat;
  say: (sentence: string) => void;
  labels: CartMessages;
}

/** Changes of the cart, and the start of the checkout. */
function useCartPage({ site, cart, ports, say, labels, messages }: CartPage) {
  useViewReport(cart, site);
  useTotalAnnouncement(cart, site, labels, say);
  const basketId = cart?.basketId ?? '';
  const problems = useProblems({ ports, basketId });
  const control = useCart({ cart, ports, problems, messages });
  const start = useCheckoutStart({ cart, site, ports, problems, messages });
  const { pending, isSending } = usePendingEntries();
  const goOn = useGoOn(pending, start.start);
  const sending = isSending ? ({ state: { status: 'starting' }, error: undefined } as const) : undefined;
  return { control, start: { ...start, ...sending, start: goOn }, pending, problems, basketId };
}

interface CartPlaceholderProps {
  hasFailed: boolean;
  onRetry: () => void;
  labels: CartMessages;
}

/** In the place of a cart that is loading or failed to load. */
function CartPlaceholder({ hasFailed, onRetry, labels }: CartPlaceholderProps) {
  if (!hasFailed) return <CartSkeleton messages={labels} />;
  return (
    <ErrorState level={2} live="assertive" title={labels.loadFailed} retryLabel={labels.tryAgain} onRetry={onRetry} />
  );
}

/** The cart, with the estimates that load after it. */
function useEstimates(held: Cart | null) {
  const [estimates, setEstimates] = useState<{ of: Cart; lines: readonly LineEstimate[] } | null>(null);
  return {
    // A newer cart already includes current estimates.
    cart: held && estimates?.of === held ? withLines(held, estimates.lines) : held,
    setEstimates: (lines: readonly LineEstimate[]) => setEstimates(held && { of: held, lines }),
  };
}

const withLines = (cart: Cart, lines: readonly LineEstimate[]): Cart => ({
  ...cart,
  lineItems: withEstimates(cart.lineItems, lines),
});

function itemCount(rows: readonly CartRow[]): number {
  return rows.reduce((sum, row) => sum + (row.kind === 'line' ? row.line.priceQuantityTotals.quantity : 0), 0);
}

/** Announces a changed total once. */
function useTotalAnnouncement(
  cart: Cart | null,
  site: SiteFormat,
  labels: CartMessages,
  say: (sentence: string) => void,
) {
  const total = cart?.orderSummary.total;
  const known = useRef(total);
  useEffect(() => {
    const isNew = total !== undefined && known.current !== undefined && known.current !== total;
    known.current = total;
    if (isNew) say(labels.totalNow(formatPrice(total, site)));
  });
}

/** Reports a cart with items once. */
function useViewReport(cart: Cart | null, site: SiteFormat): void {
  const onEvent = useOnEvent();
  const isReported = useRef(false);
  useEffect(() => {
    if (!cart || cart.lineItems.length === 0 || isReported.current) return;
    isReported.current = true;
    onEvent({ type: 'cart.viewed', ...toEventMoney(cart, site) });
  });
}
