'use client';

import { lazyComponent } from '@settee/ui';
import { checkoutRoutes, type Site } from '@settee/domain';
import type { ReactNode } from 'react';
import type { AccountMessages } from '../../account/messages.ts';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { ProblemMessages } from '../../errors/messages.ts';
import { ProblemsPopups } from '../../errors/ProblemsPopups/ProblemsPopups.tsx';
import type { RequestFailure } from '../../errors/request-failure.ts';
import type { CartValidationControl } from '../../errors/useCartValidation.ts';
import type { Problems } from '../../errors/useProblems.ts';
import type { CartPorts } from '../useCart.ts';
import type { StartState } from '../useCheckoutStart.ts';

const LoginSlideOut = lazyComponent(() =>
  import('../../account/LoginSlideOut/LoginSlideOut.tsx').then((module) => module.LoginSlideOut),
);
const DeliveryInformation = lazyComponent(() =>
  import('../../delivery/DeliveryInformationPopup/DeliveryInformation.tsx').then(
    (module) => module.DeliveryInformation,
  ),
);
const ShareCartPopup = lazyComponent(() =>
  import('../ShareCartPopup/ShareCartPopup.tsx').then((module) => module.ShareCartPopup),
);
const OversizedItemsPopup = lazyComponent(() =>
  import('../../delivery/OversizedItemsPopup/OversizedItemsPopup.tsx').then((module) => module.OversizedItemsPopup),
);
const NoticePopup = lazyComponent(() => import('../NoticePopup/NoticePopup.tsx').then((module) => module.NoticePopup));
const ValidationLayer = lazyComponent(() =>
  import('../../errors/ValidationLayer/ValidationLayer.tsx').then((module) => module.ValidationLayer),
);

interface CartOverlaysProps {
  site: Site;
  start: { state: StartState; continueStart: () => void; close: () => void };
  ports: Pick<CartPorts, 'getDeliveryInfo' | 'log' | 'removeUnavailable' | 'shareCart' | 'copyText' | 'goTo'>;
  /** Given while the delivery information is open. */
  onInfoClose?: () => void;
  /** Given while the link to the cart is open. */
  onShareClose?: () => void;
  validation: CartValidationControl;
  problems: Problems;
  /** For the log. ERR-16 */
  basketId: string;
  returningCustomers?: ReactNode;
  guestFields?: Readonly<Record<string, string>>;
  messages?: {
    account?: Partial<AccountMessages>;
    delivery?: Partial<DeliveryMessages>;
    problems?: Partial<ProblemMessages>;
  };
}

type StartOverlaysProps = Pick<
  CartOverlaysProps,
  'start' | 'ports' | 'returningCustomers' | 'guestFields' | 'messages'
>;

/** Layers before the checkout starts: sign-in, large items, or a popup that the response names. */
function StartOverlays({ start, ports, returningCustomers, guestFields, messages }: StartOverlaysProps) {
  const { state, continueStart, close } = start;
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
    </>
  );
}

/** Everything that opens over the cart, loaded when it is first needed. */
export function CartOverlays(props: CartOverlaysProps) {
  const { site, ports, onInfoClose, onShareClose, validation, problems, basketId, messages } = props;
  const { open } = validation;
  const log = (problem: RequestFailure) => ports.log({ ...problem, basketId });
  return (
    <>
      <StartOverlays {...props} />
      {onInfoClose && ports.getDeliveryInfo && (
        <DeliveryInformation
          getDeliveryInfo={ports.getDeliveryInfo}
          onProblem={log}
          site={site}
          onClose={onInfoClose}
          messages={messages?.delivery}
        />
      )}
      {onShareClose && ports.shareCart && (
        <ShareCartPopup
          share={ports.shareCart}
          copy={ports.copyText}
          onProblem={log}
          site={site}
          onClose={onShareClose}
        />
      )}
      {open && <ValidationLayer messages={messages?.problems} {...{ open, validation, ports, problems, site }} />}
      <ProblemsPopups problems={problems} messages={messages?.problems} />
    </>
  );
}
