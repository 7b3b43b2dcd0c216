'use client';

import { checkoutRoutes, type Site } from '@settee/domain';
import { lazyComponent, withRef } from '@settee/ui';
import type { ReactNode } from 'react';
import type { AccountMessages } from '../../account/messages.ts';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { ProblemMessages } from '../../errors/messages.ts';
import type { Problems } from '../../errors/useProblems.ts';
import type { CheckoutStartControl, CheckoutStartPorts } from '../useCheckoutStart.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteFormat } from '../../use-price-format.ts';

const LoginSlideOut = lazyComponent(() =>
  import('../../account/LoginSlideOut/LoginSlideOut.tsx').then((module) => module.LoginSlideOut),
);
const OversizedItemsPopup = lazyComponent(() =>
  import('../../delivery/OversizedItemsPopup/OversizedItemsPopup.tsx').then((module) => module.OversizedItemsPopup),
);
const NoticePopup = lazyComponent(() => import('../NoticePopup/NoticePopup.tsx').then((module) => module.NoticePopup));
const ValidationLayer = lazyComponent(() =>
  import('../../errors/ValidationLayer/ValidationLayer.tsx').then((module) => module.ValidationLayer),
);

export interface CheckoutStartOverlaysProps extends RootRef<HTMLDivElement> {
  /** From `useCheckoutStart`. */
  start: Pick<CheckoutStartControl, 'state' | 'validation' | 'continueStart' | 'close'>;
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** Those that you give `useCheckoutStart`. */
  ports: Pick<CheckoutStartPorts, 'removeUnavailable' | 'goTo'>;
  /** From `useProblems`. */
  problems: Pick<Problems, 'report'>;
  /** The sign-in of the layer for guests; its part shows only when given. */
  returningCustomers?: ReactNode;
  /** Hidden fields of the 'Guest Checkout' post, such as a request-verification token. */
  guestFields?: Readonly<Record<string, string>>;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: {
    account?: Partial<AccountMessages>;
    delivery?: Partial<DeliveryMessages>;
    problems?: Partial<ProblemMessages>;
  };
}

/**
 * What opens between the cart and the checkout, loaded when it is first needed: sign-in or guest, large items, a notice,
 * items that block the order. CHK-02, CHK-04 to CHK-06
 */
export const CheckoutStartOverlays = withRef(function CheckoutStartOverlays(props: CheckoutStartOverlaysProps) {
  const { start, site: given, ports, problems, returningCustomers, guestFields, messages } = props;
  const site = useSiteFormat(given);
  const { state, validation, continueStart, close } = start;
  const { open } = validation;
  const backToCart = () => {
    close();
    ports.goTo(checkoutRoutes.cart);
  };
  return (
    <>
      {state.status === 'login' && (
        <LoginSlideOut
          ref={props.ref}
          onClose={close}
          returningCustomers={returningCustomers}
          guestFields={guestFields}
          messages={messages?.account}
        />
      )}
      {state.status === 'oversized' && (
        <OversizedItemsPopup
          ref={props.ref}
          items={state.items}
          onBack={backToCart}
          onContinue={continueStart}
          messages={messages?.delivery}
        />
      )}
      {state.status === 'popup' && (
        <NoticePopup ref={props.ref} content={state.content} onBack={close} onContinue={continueStart} />
      )}
      {open && (
        <ValidationLayer
          ref={props.ref}
          messages={messages?.problems}
          {...{ open, validation, ports, problems, site }}
        />
      )}
    </>
  );
});
