'use client';

import type { SavedAddress, Site } from '@settee/domain';
import { Alert, Badge, Button, EmptyState, TextButton } from '@settee/ui';
import { useState } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { PortResult } from '../../errors/request-failure.ts';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';
import { useRestoredFocus } from '../useRestoredFocus.ts';
import { useRowAction } from '../useRowAction.ts';
import type { AddressBookPorts } from './address-book-ports.ts';
import { AddressEditor } from './AddressEditor.tsx';

export interface AddressBookScreenProps {
  site: Site;
  load: LoadState<readonly SavedAddress[]>;
  ports: AddressBookPorts;
  onSignOut: SignOut;
  messages?: Partial<AccountPageMessages> & { addressForm?: Partial<DeliveryMessages> };
}

/** Renders the saved delivery addresses of the account and their forms. */
export function AddressBookScreen({ site, load, ports, onSignOut, messages }: AddressBookScreenProps) {
  const labels = { ...accountPageMessages, ...messages };
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const action = useRowAction(ports.log);
  const part = useRestoredFocus<HTMLDivElement>(edited ?? load.data?.length);

  const row = ({ address, isDefault }: SavedAddress) => {
    const name = labels.addressOf(address.address1);
    const isBusy = action.isBusy(address.addressId);
    const run = (act: () => Promise<PortResult<unknown>>) => void action.run(address.addressId, act);
    return (
      <li key={address.addressId} className={page.tallRow} aria-busy={isBusy || undefined}>
        <div className={page.grow}>
          {isDefault && (
            <div className={page.mark}>
              <Badge tone="outline">{labels.default}</Badge>
            </div>
          )}
          <AddressBlock address={address} siteCulture={site.siteCulture} withContact />
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
          <TextButton aria-label={`${labels.edit}, ${name}`} onClick={() => setEdited({ address, isDefault })}>
            {labels.edit}
          </TextButton>
          <TextButton
            aria-label={`${labels.remove}, ${name}`}
            onClick={() => run(() => ports.remove(address.addressId))}
          >
            {labels.remove}
          </TextButton>
        </div>
      </li>
    );
  };
  const add = <Button onClick={() => setEdited('new')}>{labels.addAddress}</Button>;

  return (
    <AccountFrame page="addresses" load={load} onSignOut={onSignOut} messages={messages}>
      {(addresses) => (
        <div ref={part} className={page.stack}>
          {edited !== null && (
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
          {edited === null && action.hasFailed && (
            <Alert tone="critical" live="assertive">
              {labels.changeFailed}
            </Alert>
          )}
          {edited === null && addresses.length === 0 && (
            <EmptyState icon="pin" title={labels.noAddresses} actions={add}>
              {labels.noAddressesText}
            </EmptyState>
          )}
          {edited === null && addresses.length > 0 && (
            <>
              <ul className={page.rows}>{addresses.map(row)}</ul>
              <div>{add}</div>
            </>
          )}
        </div>
      )}
    </AccountFrame>
  );
}
