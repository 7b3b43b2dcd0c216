'use client';

import type { PriceFormat } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import type { DeliveryInformationProps } from '../../delivery/DeliveryInformationPopup/DeliveryInformation.tsx';
import type { RequestFailure } from '../../errors/request-failure.ts';
import { ProblemsPopups } from '../../errors/ProblemsPopups/ProblemsPopups.tsx';
import type { Problems } from '../../errors/useProblems.ts';
import {
  CheckoutStartOverlays,
  type CheckoutStartOverlaysProps,
} from '../CheckoutStartOverlays/CheckoutStartOverlays.tsx';
import type { CartPorts } from '../useCart.ts';

const DeliveryInformation = lazyComponent(() =>
  import('../../delivery/DeliveryInformationPopup/DeliveryInformation.tsx').then(
    (module) => module.DeliveryInformation,
  ),
);
const ShareCartPopup = lazyComponent(() =>
  import('../ShareCartPopup/ShareCartPopup.tsx').then((module) => module.ShareCartPopup),
);

interface CartOverlaysProps extends Omit<CheckoutStartOverlaysProps, 'ref'> {
  site: PriceFormat & DeliveryInformationProps['site'];
  ports: Pick<CartPorts, 'getDeliveryInfo' | 'log' | 'removeUnavailable' | 'shareCart' | 'copyText' | 'goTo'>;
  /** Given while the delivery information is open. */
  onInfoClose?: () => void;
  /** Given while the link to the cart is open. */
  onShareClose?: () => void;
  problems: Problems;
  /** For the log. ERR-16 */
  basketId: string;
}

/** Everything that opens over the cart, loaded when it is first needed. */
export function CartOverlays(props: CartOverlaysProps) {
  const { site, ports, onInfoClose, onShareClose, problems, basketId, messages } = props;
  const log = (problem: RequestFailure) => ports.log({ ...problem, basketId });
  return (
    <>
      <CheckoutStartOverlays {...props} />
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
      <ProblemsPopups problems={problems} messages={messages?.problems} />
    </>
  );
}
