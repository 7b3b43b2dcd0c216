'use client';

import type { Site } from '@settee/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AccountMessages } from '../../account/messages.ts';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { ProblemMessages } from '../../problems/messages.ts';
import { ProblemsPopups } from '../../problems/ProblemsPopups/ProblemsPopups.tsx';
import type { CartValidationControl } from '../../problems/useCartValidation.ts';
import type { Problems } from '../../problems/useProblems.ts';
import type { CartPorts } from '../useCart.ts';
import type { StartState } from '../useCheckoutStart.ts';

const LoginSlideOut = lazy(() =>
  import('../../account/LoginSlideOut/LoginSlideOut.tsx').then((module) => ({ default: module.LoginSlideOut })),
);
const DeliveryInformation = lazy(() =>
  import('../../delivery/DeliveryInformationPopup/DeliveryInformation.tsx').then((module) => ({
    default: module.DeliveryInformation,
  })),
);
const OversizedItemsPopup = lazy(() =>
  import('../../delivery/OversizedItemsPopup/OversizedItemsPopup.tsx').then((module) => ({
    default: module.OversizedItemsPopup,
  })),
);
const ValidationPopup = lazy(() =>
  import('../../problems/ValidationPopup/ValidationPopup.tsx').then((module) => ({ default: module.ValidationPopup })),
);

interface CartLayersProps {
  site: Site;
  start: { state: StartState; continueStart: () => void; close: () => void };
  ports: Pick<CartPorts, 'getDeliveryInfo' | 'log'>;
  /** Given while the delivery information is open. */
  onInfoClose?: () => void;
  validation: CartValidationControl;
  problems: Problems;
  returningCustomers?: ReactNode;
  guestFields?: Readonly<Record<string, string>>;
  messages?: {
    account?: Partial<AccountMessages>;
    delivery?: Partial<DeliveryMessages>;
    problems?: Partial<ProblemMessages>;
  };
}

/** Everything that opens over the cart, loaded when it is first needed. */
export function CartLayers({
  site,
  start,
  ports,
  onInfoClose,
  validation,
  problems,
  returningCustomers,
  guestFields,
  messages,
}: CartLayersProps) {
  const { open } = validation;
  return (
    <Suspense fallback={null}>
      {start.state.at === 'login' && (
        <LoginSlideOut
          onClose={start.close}
          returningCustomers={returningCustomers}
          guestFields={guestFields}
          messages={messages?.account}
        />
      )}
      {start.state.at === 'oversized' && (
        <OversizedItemsPopup
          items={start.state.items}
          onBack={start.close}
          onContinue={start.continueStart}
          messages={messages?.delivery}
        />
      )}
      {onInfoClose && ports.getDeliveryInfo && (
        <DeliveryInformation
          getDeliveryInfo={ports.getDeliveryInfo}
          onProblem={(problem) => ports.log({ ...problem, basketId: '' })}
          site={site}
          onClose={onInfoClose}
          messages={messages?.delivery}
        />
      )}
      {open && (
        <ValidationPopup
          popup={open.popup}
          items={open.items}
          site={site}
          isRemoving={open.isRemoving}
          onRemove={() => void validation.remove()}
          onClose={validation.close}
          messages={messages?.problems}
        />
      )}
      <ProblemsPopups problems={problems} messages={messages?.problems} />
    </Suspense>
  );
}
