'use client';

import type { CartLineItem, ShipMethod } from '@settee/domain';
import { RadioGroup } from '@settee/ui';
import type { CartMessages } from '../messages.ts';
import * as css from './CartLine.css.ts';

export interface DeliveryChoiceProps {
  line: CartLineItem;
  options: readonly { value: string; label: string; note: string }[];
  onShipMethod: (shipMethod: ShipMethod) => void;
  labels: CartMessages;
}

/** Ship or pick up, where a line offers both and the host can change it. */
export function DeliveryChoice({ line, options, onShipMethod, labels }: DeliveryChoiceProps) {
  return (
    <RadioGroup
      legend={labels.deliveryOf(line.itemInfo.name)}
      hideLegend
      value={line.shippingDeliveryOptions.selectedShipOption}
      onValueChange={(value) => onShipMethod(value === 'pickup' ? 'pickup' : 'standard')}
      options={[...options]}
      className={css.choice}
    />
  );
}
