'use client';

import { withRef } from '@settee/ui';
import { type DeliveryInfoOptions, useDeliveryInfo } from '../useDeliveryInfo.ts';
import { DeliveryInformationPopup, type DeliveryInformationPopupProps } from './DeliveryInformationPopup.tsx';

export interface DeliveryInformationProps
  extends DeliveryInfoOptions,
    Pick<DeliveryInformationPopupProps, 'site' | 'onClose' | 'messages' | 'ref'> {}

/** The shipping charges and delivery information, loaded when it opens. DELIV-01 */
export const DeliveryInformation = withRef(function DeliveryInformation({
  getDeliveryInfo,
  onProblem,
  ...popup
}: DeliveryInformationProps) {
  const { state, retry } = useDeliveryInfo({ getDeliveryInfo, onProblem });
  return <DeliveryInformationPopup {...popup} state={state} onRetry={retry} />;
});
