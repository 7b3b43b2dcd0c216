'use client';

import type { Cart } from '@settee/domain';
import { Alert, Button, Dialog, RadioGroup, Stack, withRef } from '@settee/ui';
import { useState } from 'react';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from '../service-panel.css.ts';
import { serviceMessages, type ServiceMessages } from '../service-messages.ts';

export interface PickupStorePopupProps extends RootRef<HTMLDivElement> {
  /** State and moves of the choice, from `useCart`. */
  pickup: Cart['pickup'];
  /** Whether the store request is in progress. */
  isBusy: boolean;
  /** Error of the last selection. CART-26 */
  message: string | null;
  /** Called with the store that is chosen. */
  onChoose: (locationId: number) => void;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ServiceMessages>;
}

/** Lists the stores that offer pickup, nearest first. CART-23 */
export const PickupStorePopup = withRef(function PickupStorePopup({
  pickup,
  isBusy,
  message,
  onChoose,
  onClose,
  messages,
  ref,
}: PickupStorePopupProps) {
  const labels = useWords('service', serviceMessages, messages);
  const [chosen, setChosen] = useState(pickup.store?.locationId ?? pickup.stores[0]?.locationId);
  return (
    <Dialog
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.pickupDialog}
      closeLabel={labels.close}
      actions={
        <Button busy={isBusy} onClick={() => chosen !== undefined && onChoose(chosen)}>
          {labels.pickupUse}
        </Button>
      }
    >
      <Stack gap={4}>
        {message && (
          <Alert tone="critical" live="assertive" className={css.outage}>
            {message}
          </Alert>
        )}
        <RadioGroup
          legend={labels.pickupStores}
          hideLegend
          value={chosen === undefined ? undefined : String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
          options={pickup.stores.map(({ locationId, name, place }) => ({
            value: String(locationId),
            label: name,
            note: place,
          }))}
        />
      </Stack>
    </Dialog>
  );
});
