'use client';

import { checkoutRoutes, type Site } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import type { ReactNode } from 'react';
import type { AccountMessages } from '../../account/messages.ts';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { ProblemMessages } from '../../errors/messages.ts';
import type { Problems } from '../../errors/useProblems.ts';
import type { CheckoutStartControl, CheckoutStartPorts } from '../useCheckoutStart.ts';

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

export interface CheckoutStartOverlaysProps {
  /** From `useCheckoutStart`. */
  start: Pick<CheckoutStartControl, 'state' | 'validation' | 'continueStart' | 'close'>;
  /** The brand and country that is shown: currency, formats, address rules, phone number. */
  site: Site;
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
export function CheckoutStartOverlays(props: CheckoutStartOverlaysProps) {
  const { start, site, ports, problems, returningCustomers, guestFields, messages } = props;
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
          onClose={close}
          returningCustomers={returningCustomers}
          guestFields={guestFields}
          messages={messages?.account}
        />
      )}
      {state.status === 'oversized' && (
        <OversizedItemsPopup
          items={state.items}
          onBack={backToCart}
          onContinue={continueStart}
          messages={messages?.delivery}
        />
      )}
      {state.status === 'popup' && <NoticePopup content={state.content} onBack={close} onContinue={continueStart} />}
      {open && <ValidationLayer messages={messages?.problems} {...{ open, validation, ports, problems, site }} />}
    </>
  );
}
