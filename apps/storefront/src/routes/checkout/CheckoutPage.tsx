import { type CheckoutControl, CheckoutFrame, CheckoutSkeleton, useCheckout } from '@settee/checkout-kit';
import { checkoutRoutes, type CheckoutState, routeOfStep } from '@settee/domain';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isCartEmptied } from '../../data/checkout-redirect.ts';
import { useCheckoutState, useSaveCheckout } from '../../data/checkout-state.ts';
import { useCheckoutPorts } from '../../data/checkout.ts';
import { isChromeOnIos } from '../../edges/chrome-on-ios.ts';
import { Head } from '../../shell/Head.tsx';
import { usePage, useSite } from '../../shell/site.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';

/** The steps that are pages of one frame. ROUTE-09 */
type FramedStep = 1 | 2 | 3 | 4;

export interface CheckoutPageProps {
  step: FramedStep;
  title: string;
  children: (checkout: CheckoutControl) => ReactNode;
}

/** Renders a checkout step; redirects from a step not reached yet to the furthest one. */
export function CheckoutPage({ step, title, children }: CheckoutPageProps) {
  const { data, error } = useCheckoutState();
  if (!data && error?.failure.kind === 'session-reset') return <Navigate replace to={checkoutRoutes.cart} />;
  if (!data && error) return <ErrorPage />;
  return (
    <>
      <Head title={title} />
      {data ? (
        <Steps step={step} initial={data}>
          {children}
        </Steps>
      ) : (
        <CheckoutSkeleton />
      )}
    </>
  );
}

type StepsProps = Omit<CheckoutPageProps, 'title'> & { initial: CheckoutState };

function Steps({ step, initial, children }: StepsProps) {
  const site = useSite();
  const ports = useCheckoutPorts();
  const save = useSaveCheckout();
  const { cardRules } = usePage();
  const [isChrome] = useState(isChromeOnIos);
  const checkout = useCheckout({
    site,
    initial,
    step,
    ports,
    cardRules,
    isChromeOnIos: isChrome,
    onStateChange: save,
  });
  if (isCartEmptied(checkout.data)) return <Navigate replace to={checkoutRoutes.cart} />;
  if (step > checkout.data.step) return <Navigate replace to={routeOfStep(checkout.data.step)} />;
  return <CheckoutFrame checkout={checkout}>{children(checkout)}</CheckoutFrame>;
}
