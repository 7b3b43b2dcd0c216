'use client';

import { accountPages, type AccountProfile } from '@settee/domain';
import { AppLink, Icon, withRef } from '@settee/ui';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { LoadState } from '../load-state.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AccountScreen.css.ts';

export interface AccountScreenProps extends RootRef<HTMLDivElement> {
  /** The data once loaded; before that the state of the request, shown as a skeleton or an error. */
  load: LoadState<AccountProfile>;
  /** Formatted total of the available rewards; undefined without any. TENDER-17 */
  rewardsTotal?: string;
  /** Ends the session; called by 'Sign Out'. */
  onSignOut: SignOut;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountPageMessages>;
}

const tiles = ['orders', 'registries', 'addresses', 'cards', 'signInSettings', 'preferences'] as const;

/** The account at a glance, and the ways into it. ROUTE-22 */
export const AccountScreen = withRef(function AccountScreen({
  load,
  rewardsTotal,
  onSignOut,
  messages,
  ref,
}: AccountScreenProps) {
  const labels = useWords('accountPage', accountPageMessages, messages);
  const title = load.data ? labels.hello(load.data.account.firstName) : undefined;
  return (
    <AccountFrame ref={ref} page="overview" title={title} load={load} onSignOut={onSignOut} messages={messages}>
      {({ account }) => (
        <>
          <p className={css.email}>{account.emailAddress}</p>
          {rewardsTotal && <p className={css.rewards}>{labels.rewardsToSpend(rewardsTotal)}</p>}
          <ul className={css.tiles}>
            {tiles.map((tile) => (
              <li key={tile}>
                <AppLink className={css.tile} href={accountPages[tile]}>
                  <span className={css.tileTitle}>{labels.pageNames[tile]}</span>
                  <span className={css.tileText}>{labels.pageTexts[tile]}</span>
                  <Icon name="right" size={20} className={css.intro} />
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountFrame>
  );
});
