'use client';

import { type AddToListProduct, isForRegistry, type RegistryListEntry } from '@settee/domain';
import { Button, Dialog, RadioGroup } from '@settee/ui';
import * as product from '../../favorites/AddToListModal/AddToListModal.css.ts';
import { type RegistryMessages, registryMessages } from '../messages.ts';

export interface RegistryPickerProps {
  /** REG-35 */
  product: AddToListProduct;
  registries: readonly RegistryListEntry[];
  /** The one that is picked. */
  grId: number;
  /** The add is under way. */
  busy: boolean;
  onChoose: (grId: number) => void;
  onSubmit: () => void;
  onClose: () => void;
  messages?: Partial<RegistryMessages>;
}

/** Prompts for the registry of an item when the shopper has several. REG-34, REG-35 */
export function RegistryPicker(props: RegistryPickerProps) {
  const { product: shown, registries, grId, busy, onChoose, onSubmit, onClose, messages } = props;
  const labels = { ...registryMessages, ...messages };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !busy && onClose()}
      title={isForRegistry(shown) ? labels.chooseTitle : labels.chooseListTitle}
      closeLabel={labels.close}
      size="small"
      actions={
        <Button block busy={busy} onClick={onSubmit}>
          {labels.add}
        </Button>
      }
    >
      <div className={product.product}>
        {shown.productImageUrl !== '' && (
          <img src={shown.productImageUrl} alt="" width={112} height={84} className={product.image} />
        )}
        <div className={product.about}>
          <p className={product.name}>{shown.productName}</p>
          <p className={product.price}>{shown.productFormattedPrice}</p>
        </div>
      </div>
      <RadioGroup
        legend={labels.registries}
        value={String(grId)}
        onValueChange={(value) => onChoose(Number(value))}
        options={registries.map(({ id, eventType, shortEventDate, registryOwnernsName }) => ({
          value: String(id),
          label: labels.registryName(eventType, shortEventDate),
          note: registryOwnernsName,
        }))}
      />
    </Dialog>
  );
}
