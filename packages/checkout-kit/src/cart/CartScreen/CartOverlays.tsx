'use client';

import { lazyComponent } from '@settee/ui';
import { checkoutRoutes, type Site } from '@settee/domain';
import type { ReactNode } from 'react';
import type { AccountMessages } from '../../account/messages.ts';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { ProblemMessages } from '../../errors/messages.ts';
import { ProblemsPopups } from '../../errors/ProblemsPopups/ProblemsPopups.tsx';
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

/** Everything that opens over the cart, loaded when it is first needed. */
export function CartOverlays({
  site,
  start,
  ports,
  onInfoClose,
  onShareClose,
  validation,
  problems,
  basketId,
  returningCustomers,
  guestFields,
  messages,
}: CartOverlaysProps) {
  const { open } = validation;
  return (
    <>
      {start.state.status === 'login' && (
        <LoginSlideOut
          onClose={start.close}
          returningCustomers={returningCustomers}
          guestFields={guestFields}
          messages={messages?.account}
        />
      )}
      {start.state.status === 'oversized' && (
        <OversizedItemsPopup
          items={start.state.items}
          onBack={() => {
            start.close();
            ports.goTo(checkoutRoutes.cart);
          }}
          onContinue={start.continueStart}
          messages={messages?.delivery}
        />
      )}
      {onInfoClose && ports.getDeliveryInfo && (
        <DeliveryInformation
          getDeliveryInfo={ports.getDeliveryInfo}
          onProblem={(problem) => ports.log({ ...problem, basketId })}
          site={site}
          onClose={onInfoClose}
          messages={messages?.delivery}
        />
      )}
      {onShareClose && ports.shareCart && (
        <ShareCartPopup
          share={ports.shareCart}
          copy={ports.copyText}
          onProblem={(problem) => ports.log({ ...problem, basketId })}
          site={site}
          onClose={onShareClose}
        />
      )}
      {open && <ValidationLayer messages={messages?.problems} {...{ open, validation, ports, problems, site }} />}
      <ProblemsPopups problems={problems} messages={messages?.problems} />
    </>
  );
}
