'use client';

import { type AddToListProduct, isForRegistry, type RegistryListEntry } from '@settee/domain';
import { Button, Dialog, RadioGroup, withRef } from '@settee/ui';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as product from '../../favorites/AddToListModal/AddToListModal.css.ts';
import { type RegistryMessages, registryMessages } from '../messages.ts';

export interface RegistryPickerProps extends RootRef<HTMLDivElement> {
  /** The product to add. REG-35 */
  product: AddToListProduct;
  /** The registries of the account. */
  registries: readonly RegistryListEntry[];
  /** The one that is picked. */
  grId: number;
  /** The add is in progress. */
  busy: boolean;
  /** Called with the registry that is selected. */
  onChoose: (grId: number) => void;
  /** Called when the selected registry is confirmed. */
  onSubmit: () => void;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RegistryMessages>;
}

/** Prompts for the registry of an item when the shopper has several. REG-34, REG-35 */
export const RegistryPicker = withRef(function RegistryPicker(props: RegistryPickerProps) {
  const { product: shown, registries, grId, busy, onChoose, onSubmit, onClose, messages } = props;
  const labels = useWords('registry', registryMessages, messages);
  return (
    <Dialog
      ref={props.ref}
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
          label: labels.registryName({ eventType, shortEventDate }),
          note: registryOwnernsName,
        }))}
      />
    </Dialog>
  );
});
