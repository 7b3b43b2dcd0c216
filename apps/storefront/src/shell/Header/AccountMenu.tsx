import { accountPages, favoritesUrl } from '@settee/domain';
import { Icon, Popover, useLink } from '@settee/ui';
import { useState } from 'react';
import { useSignOut } from '../../data/sign-out.ts';
import { accountMessages as messages } from '../account-messages.ts';
import * as menu from './AccountMenu.css.ts';
import * as css from './Header.css.ts';

/** Menu of a signed-in shopper. */
export function AccountMenu({ name }: { name: string }) {
  const Link = useLink();
  const signOut = useSignOut();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Popover
      label={messages.account}
      size="small"
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={css.action} aria-label={messages.accountOf(name)}>
          <Icon name="user" className={css.actionIcon} />
          <span className={css.accountName}>{name}</span>
        </button>
      )}
    >
      <ul className={menu.list}>
        <li>
          <Link className={menu.item} href={accountPages.orders} onClick={close}>
            {messages.orders}
          </Link>
        </li>
        <li>
          <Link className={menu.item} href={favoritesUrl} onClick={close}>
            {messages.favorites}
          </Link>
        </li>
        <li>
          <Link className={menu.item} href={accountPages.registries} onClick={close}>
            {messages.registries}
          </Link>
        </li>
        <li>
          <Link className={menu.item} href={accountPages.overview} onClick={close}>
            {messages.account}
          </Link>
        </li>
        <li className={menu.last}>
          <button type="button" className={menu.item} onClick={() => void signOut()}>
            {messages.signOut}
          </button>
        </li>
      </ul>
    </Popover>
  );
}
