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
import { useKeptFocus } from '../useKeptFocus.ts';
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
  const words = { ...accountPageMessages, ...messages };
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const action = useRowAction(ports.log);
  const part = useKeptFocus<HTMLDivElement>(edited ?? load.data?.length);

  const row = ({ address, isDefault }: SavedAddress) => {
    const name = words.addressOf(address.address1);
    const isBusy = action.isBusy(address.addressId);
    const run = (act: () => Promise<PortResult<unknown>>) => void action.run(address.addressId, act);
    return (
      <li key={address.addressId} className={page.tallRow} aria-busy={isBusy || undefined}>
        <div className={page.grow}>
          {isDefault && (
            <div className={page.mark}>
              <Badge tone="outline">{words.default}</Badge>
            </div>
          )}
          <AddressBlock address={address} siteCulture={site.siteCulture} withContact />
        </div>
        <div className={page.rowActions}>
          {!isDefault && (
            <TextButton
              aria-label={`${words.makeDefault}, ${name}`}
              onClick={() => run(() => ports.save(address, true))}
            >
              {words.makeDefault}
            </TextButton>
          )}
          <TextButton aria-label={`${words.edit}, ${name}`} onClick={() => setEdited({ address, isDefault })}>
            {words.edit}
          </TextButton>
          <TextButton
            aria-label={`${words.remove}, ${name}`}
            onClick={() => run(() => ports.remove(address.addressId))}
          >
            {words.remove}
          </TextButton>
        </div>
      </li>
    );
  };
  const add = <Button onClick={() => setEdited('new')}>{words.addAddress}</Button>;

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
              words={words}
              messages={messages?.addressForm}
              onClose={() => setEdited(null)}
            />
          )}
          {edited === null && action.hasFailed && (
            <Alert tone="critical" live="assertive">
              {words.changeFailed}
            </Alert>
          )}
          {edited === null && addresses.length === 0 && (
            <EmptyState icon="pin" title={words.noAddresses} actions={add}>
              {words.noAddressesText}
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
