'use client';

import type { SavedAddress } from '@settee/domain';
import { Alert, Badge, Button, EmptyState, TextButton, withRef } from '@settee/ui';
import { useState } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { PortResult } from '../../errors/request-failure.ts';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';
import { useRestoredFocus } from '../useRestoredFocus.ts';
import { useRowAction } from '../useRowAction.ts';
import type { AddressBookPorts, AddressBookSite } from './address-book-ports.ts';
import { AddressEditor } from './AddressEditor.tsx';

export interface AddressBookScreenProps extends RootRef<HTMLDivElement> {
  /** Country and fields of the address forms; without it, the country of `SiteProvider` and one field for a name. */
  site?: AddressBookSite;
  /** The data once loaded; before that the state of the request, shown as a skeleton or an error. */
  load: LoadState<readonly SavedAddress[]>;
  /** Adds, changes, removes and verifies addresses of the account. They never reject. */
  ports: AddressBookPorts;
  /** Ends the session; called by 'Sign Out'. */
  onSignOut: SignOut;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountPageMessages> & { addressForm?: Partial<DeliveryMessages> };
}

interface AddressRowProps extends Pick<AddressBookScreenProps, 'site' | 'ports'> {
  saved: SavedAddress;
  action: ReturnType<typeof useRowAction>;
  labels: AccountPageMessages;
  onEdit: (saved: SavedAddress) => void;
}

/** One address, with the buttons that make it the default one, edit and remove it. */
function AddressRow({ saved, site, ports, action, labels, onEdit }: AddressRowProps) {
  const { address, isDefault } = saved;
  const name = labels.addressOf(address.address1);
  const isBusy = action.isBusy(address.addressId);
  const run = (act: () => Promise<PortResult<unknown>>) => void action.run(address.addressId, act);
  return (
    <li className={page.tallRow} aria-busy={isBusy || undefined}>
      <div className={page.grow}>
        {isDefault && (
          <div className={page.mark}>
            <Badge tone="outline">{labels.default}</Badge>
          </div>
        )}
        <AddressBlock address={address} siteCulture={site?.siteCulture} withContact />
      </div>
      <div className={page.rowActions}>
        {!isDefault && (
          <TextButton
            aria-label={`${labels.makeDefault}, ${name}`}
            onClick={() => run(() => ports.save(address, true))}
          >
            {labels.makeDefault}
          </TextButton>
        )}
        <TextButton aria-label={`${labels.edit}, ${name}`} onClick={() => onEdit(saved)}>
          {labels.edit}
        </TextButton>
        <TextButton aria-label={`${labels.remove}, ${name}`} onClick={() => run(() => ports.remove(address.addressId))}>
          {labels.remove}
        </TextButton>
      </div>
    </li>
  );
}

interface AddressListProps extends Omit<AddressRowProps, 'saved'> {
  addresses: readonly SavedAddress[];
  onAdd: () => void;
}

/** The addresses or an empty state, with a button that adds one. */
function AddressList({ addresses, onAdd, ...row }: AddressListProps) {
  const { action, labels } = row;
  const add = <Button onClick={onAdd}>{labels.addAddress}</Button>;
  return (
    <>
      {action.hasFailed && (
        <Alert tone="critical" live="assertive">
          {labels.changeFailed}
        </Alert>
      )}
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={labels.noAddresses} actions={add}>
          {labels.noAddressesText}
        </EmptyState>
      ) : (
        <>
          <ul className={page.rows}>
            {addresses.map((saved) => (
              <AddressRow key={saved.address.addressId} saved={saved} {...row} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </>
  );
}

/** Renders the saved delivery addresses of the account and their forms. */
export const AddressBookScreen = withRef(function AddressBookScreen({
  site,
  load,
  ports,
  onSignOut,
  messages,
  ref,
}: AddressBookScreenProps) {
  const labels = useWords('accountPage', accountPageMessages, messages);
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const action = useRowAction(ports.log);
  const part = useRestoredFocus<HTMLDivElement>(edited ?? load.data?.length);

  return (
    <AccountFrame ref={ref} page="addresses" load={load} onSignOut={onSignOut} messages={messages}>
      {(addresses) => (
        <div ref={part} className={page.stack}>
          {edited === null ? (
            <AddressList
              {...{ addresses, site, ports, action, labels }}
              onEdit={setEdited}
              onAdd={() => setEdited('new')}
            />
          ) : (
            <AddressEditor
              key={edited === 'new' ? 'new' : edited.address.addressId}
              site={site}
              saved={edited === 'new' ? null : edited}
              isFirst={addresses.length === 0}
              ports={ports}
              labels={labels}
              messages={messages?.addressForm}
              onClose={() => setEdited(null)}
            />
          )}
        </div>
      )}
    </AccountFrame>
  );
});
