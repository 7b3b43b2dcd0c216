import type { SavedAddress } from '@settee/domain';
import { Alert, Button, Checkbox, Heading } from '@settee/ui';
import { type FormEvent, useState } from 'react';
import { emptyAddress } from '../../delivery/address-reducer.ts';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import { useHomeCountry } from '../../delivery/useHomeCountry.ts';
import { sectionTitle } from '../../section-title.css.ts';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import type { AddressBookPorts, AddressBookSite } from './address-book-ports.ts';

interface AddressEditorProps {
  site: AddressBookSite | undefined;
  /** `null` for a new one. */
  saved: SavedAddress | null;
  isFirst: boolean;
  ports: AddressBookPorts;
  labels: AccountPageMessages;
  messages?: Partial<DeliveryMessages>;
  onClose: () => void;
}

/** State of the form and its submission. */
function useAddressEditor({ site, saved, isFirst, ports, onClose }: AddressEditorProps) {
  const homeCountry = useHomeCountry(site?.siteCulture);
  const form = useAddressForm({
    initial: saved?.address ?? emptyAddress(homeCountry),
    siteCulture: site?.siteCulture,
    topLevelDomain: site?.emailDomains,
    nameFields: site?.nameFields ?? 'full',
    findPlace: ports.findPlace,
    suggestStreets: ports.suggestStreets,
  });
  const [isDefault, setIsDefault] = useState(saved?.isDefault ?? isFirst);
  const [hasFailed, setHasFailed] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.state.isSaving) return;
    const address = form.validate();
    if (address === null) return;
    setHasFailed(false);
    form.sent();
    const result = await ports.save(address, isDefault);
    if (result.ok) return onClose();
    ports.log(result.error);
    form.finishSubmit();
    setHasFailed(true);
  };
  return { form, isDefault, setIsDefault, hasFailed, submit };
}

/** Adds an address to the address book, or changes one. */
export function AddressEditor(props: AddressEditorProps) {
  const { saved, labels, messages, onClose } = props;
  const { form, isDefault, setIsDefault, hasFailed, submit } = useAddressEditor(props);
  return (
    <form method="post" noValidate className={page.wideForm} onSubmit={(event) => void submit(event)}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {saved ? labels.editAddress : labels.newAddress}
      </Heading>
      {hasFailed && (
        <Alert tone="critical" live="assertive">
          {labels.changeFailed}
        </Alert>
      )}
      <AddressForm form={form} messages={messages} />
      <Checkbox
        label={labels.isDefault}
        checked={isDefault}
        disabled={saved?.isDefault === true}
        onChange={({ target }) => setIsDefault(target.checked)}
      />
      <div className={page.buttons}>
        <Button type="submit" busy={form.state.isSaving}>
          {labels.save}
        </Button>
        <Button tone="outline" onClick={onClose}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  );
}
