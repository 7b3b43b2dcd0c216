import { AddToCartButton, AddToCartError, useAddToCart } from '@settee/checkout-kit';
import { useConfiguratorState } from '@settee/configurator-kit';
import type { Cart } from '@settee/domain';
import { Alert, lazyComponent, TextButton, useIntent } from '@settee/ui';
import { useState } from 'react';
import { useAddToCartPorts } from '../../../data/add-to-cart.ts';
import { useStorePickerPorts } from '../../../data/other-purchase.ts';
import { pageMessages } from '../../../shell/page-messages.ts';
import { usePage } from '../../../data/site.ts';
import { useConfiguredProduct } from '../ProductProvider.tsx';
import { useHasBeenTrue } from '../../../shell/useHasBeenTrue.ts';
import { useWords } from '../../../shell/words.ts';
import { BuyOverlays } from '../../lazy-overlays.ts';

const PickupStorePopup = lazyComponent(() =>
  import('../browser-parts/purchase-popups.ts').then((module) => module.PickupStorePopup),
);
interface OpenPicker {
  pickup: Cart['pickup'];
  isBusy: boolean;
  message: string | null;
}

/** The selection of the store for the pickup: the open popup, and the name of the selected store. */
function useStorePicker() {
  const pageLabels = useWords('page', pageMessages);
  const stores = useStorePickerPorts();
  const [picker, setPicker] = useState<OpenPicker | null>(null);
  const [storeName, setStoreName] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  const open = async () => {
    const result = await stores.loadStores();
    setIsFailed(!result.ok);
    if (result.ok) setPicker({ pickup: result.value, isBusy: false, message: null });
  };
  const select = async (locationId: number) => {
    if (!picker || picker.isBusy) return;
    setPicker({ ...picker, isBusy: true, message: null });
    const result = await stores.selectStore(locationId);
    if (!result.ok) return setPicker({ ...picker, message: result.error || pageLabels.storesFailed });
    setStoreName(picker.pickup.stores.find((store) => store.locationId === locationId)?.name ?? '');
    setPicker(null);
  };
  return { picker, storeName, isFailed, open, select, close: () => setPicker(null) };
}

/** 'Select a store' until a store is selected, then 'Pick up in store', which adds the item for pickup there. ATC-05 */
export function StorePurchase() {
  const pageLabels = useWords('page', pageMessages);
  const { addToCartType } = usePage();
  const { page, item } = useConfiguredProduct();
  const quantity = useConfiguratorState((state) => state.quantity);
  const ports = useAddToCartPorts();
  const add = useAddToCart({ ports, addType: addToCartType });
  const { picker, storeName, isFailed, open, select, close } = useStorePicker();
  const hasOpened = useHasBeenTrue(add.isBusy);
  const intent = useIntent(storeName === '' ? PickupStorePopup.load : BuyOverlays.load);
  return (
    <>
      <AddToCartButton
        add={add}
        lines={{ Sku: item.sku, Quantity: quantity, IsPickupSelected: true, ShipMethod: 'pickup' }}
        label={storeName === '' ? 4 : 5}
        size="large"
        block
        disabled={!page.isAvailable}
        {...intent}
        onClick={storeName === '' ? () => void open() : undefined}
      />
      {isFailed && (
        <Alert tone="critical" live="assertive">
          {pageLabels.storesFailed}
        </Alert>
      )}
      {storeName !== '' && (
        <p>
          {pageLabels.pickupAt(storeName)} <TextButton onClick={() => void open()}>{pageLabels.changeStore}</TextButton>
        </p>
      )}
      <AddToCartError add={add} />
      {picker && <PickupStorePopup {...picker} onChoose={(id) => void select(id)} onClose={close} />}
      {hasOpened && <BuyOverlays add={add} ports={ports} />}
    </>
  );
}
