import { type CheckoutControl, CheckoutFrame, CheckoutSkeleton, getStepNames, useCheckout } from '@settee/checkout-kit';
import { checkoutRoutes, type CheckoutState, routeOfStep } from '@settee/domain';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { getRouteAfterCheckout, isCartEmptied } from '../../data/checkout-redirect.ts';
import { isPlaced, notePlaced, useCheckoutState, useSaveCheckout } from '../../data/checkout-state.ts';
import { useCheckoutPorts } from '../../data/checkout.ts';
import { useOrder } from '../../data/order.ts';
import { isChromeOnIos } from '../../edges/chrome-on-ios.ts';
import { Head } from '../../shell/Head.tsx';
import { usePage, useSite } from '../../data/site.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { useOtherParams } from '../../shell/useOtherParams.ts';
import { WalletSheetHost } from '../../shell/WalletSheet/WalletSheetHost.tsx';

/** The steps that are pages of one frame. ROUTE-09 */
type FramedStep = 1 | 2 | 3 | 4;

export interface CheckoutPageProps {
  step: FramedStep;
  /** While the checkout loads; then the title is that of the step's heading. */
  title: string;
  /** Opened to edit what the review shows. */
  isFromReview?: boolean;
  children: (checkout: CheckoutControl) => ReactNode;
}

/** Renders a checkout step; redirects from a step not reached yet to the furthest one. */
export function CheckoutPage({ step, title, isFromReview = false, children }: CheckoutPageProps) {
  const { data, error } = useCheckoutState();
  const isOver = data ? isPlaced(data) : error?.failure.kind === 'session-reset';
  if (isOver) return <AfterCheckout />;
  if (!data && error) return <ErrorPage />;
  if (data)
    return (
      <Steps step={step} initial={data} isFromReview={isFromReview}>
        {children}
      </Steps>
    );
  return (
    <>
      <Head title={title} />
      <CheckoutSkeleton />
    </>
  );
}

/** Opens another page instead of this one. */
function Forward({ to }: { to: string }) {
  return <Navigate replace to={useOtherParams()(to)} />;
}

/** Without a checkout: an order that was just placed, or the cart. */
function AfterCheckout() {
  const { data, error } = useOrder();
  const [now] = useState(() => new Date());
  if (data === undefined && !error) return <CheckoutSkeleton />;
  return <Forward to={getRouteAfterCheckout(data ?? null, now)} />;
}

type StepsProps = Omit<CheckoutPageProps, 'title'> & { initial: CheckoutState };

function Steps({ step, initial, isFromReview = false, children }: StepsProps) {
  const site = useSite();
  const ports = useCheckoutPorts();
  const save = useSaveCheckout();
  const { cardRules, refreshMode } = usePage();
  const [isChrome] = useState(isChromeOnIos);
  const checkout = useCheckout({
    site,
    initial,
    step,
    ports,
    isFromReview,
    cardRules,
    ...(refreshMode && { refreshMode }),
    isChromeOnIos: isChrome,
    onStateChange: save,
    onPlaced: notePlaced,
  });
  if (isCartEmptied(checkout.data)) return <Forward to={checkoutRoutes.cart} />;
  if (step > checkout.data.step) return <Forward to={routeOfStep(checkout.data.step)} />;
  return (
    <>
      <Head title={getStepNames(checkout.data, checkout.labels).full[step]} />
      <CheckoutFrame checkout={checkout}>{children(checkout)}</CheckoutFrame>
      <WalletSheetHost />
    </>
  );
}
