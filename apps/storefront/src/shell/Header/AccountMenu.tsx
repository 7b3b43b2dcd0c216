import { accountPages, favoritesUrl } from '@settee/domain';
import { Icon, Menu } from '@settee/ui';
import { useState } from 'react';
import { useSignOut } from '../../data/sign-out.ts';
import { accountMessages } from '../account-messages.ts';
import { useWords } from '../words.ts';
import * as menu from './AccountMenu.css.ts';
import { useSite } from '../../data/site.ts';
import * as css from './Header.css.ts';

/** Menu of a signed-in shopper. */
export function AccountMenu({ name }: { name: string }) {
  const messages = useWords('account', accountMessages);
  const signOut = useSignOut();
  const [hasFailed, setHasFailed] = useState(false);
  const { siteCulture } = useSite();
  const leave = async () => {
    setHasFailed(false);
    setHasFailed(!(await signOut()));
  };
  return (
    <Menu
      label={messages.account}
      align="end"
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={css.action} aria-label={messages.accountOf(name)}>
          <Icon name="user" className={css.actionIcon} />
          <span className={css.accountName}>{name}</span>
        </button>
      )}
      items={[
        { key: 'orders', label: messages.orders, href: accountPages.orders },
        { key: 'favorites', label: messages.favorites[siteCulture], href: favoritesUrl },
        { key: 'registries', label: messages.registries, href: accountPages.registries },
        { key: 'account', label: messages.account, href: accountPages.overview },
        { key: 'signOut', label: messages.signOut, onSelect: () => void leave(), staysOpen: true, apart: true },
      ]}
      footer={
        hasFailed && (
          <p role="alert" className={menu.failure}>
            {messages.signOutFailed}
          </p>
        )
      }
    />
  );
}
