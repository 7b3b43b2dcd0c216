'use client';

import type { AccountProfile, SignedInBrowser, Site } from '@settee/domain';
import { TextLink, withRef } from '@settee/ui';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { LoadState } from '../load-state.ts';
import { Browsers } from './Browsers.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import type { SettingsPorts } from './settings-ports.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';

export interface SignInSettingsScreenProps extends RootRef<HTMLDivElement> {
  /** Language of dates; that of `SiteProvider` without it. */
  site?: Pick<Site, 'locale'>;
  /** The data once loaded; before that the state of the request, shown as a skeleton or an error. */
  load: LoadState<AccountProfile>;
  /** Browsers with a session of the shopper; empty while they load. */
  browsers: readonly SignedInBrowser[];
  /** Changes name, phone number, email and password, lists and ends sessions, deletes the account. They never reject. */
  ports: SettingsPorts;
  /** Address of the order review if its contact is edited here: a link opens it, and a saved name or phone number returns to it. */
  reviewUrl?: string | undefined;
  /** Ends the session; called by 'Sign Out'. */
  onSignOut: SignOut;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountPageMessages>;
}

/** By which name, address and password a shopper signs in, and where they are signed in. */
export const SignInSettingsScreen = withRef(function SignInSettingsScreen(props: SignInSettingsScreenProps) {
  const { site: given, load, browsers, ports, reviewUrl, onSignOut, messages } = props;
  const site = useSiteFormat(given);
  const labels = useWords('accountPage', accountPageMessages, messages);
  return (
    <AccountFrame ref={props.ref} page="signInSettings" load={load} onSignOut={onSignOut} messages={messages}>
      {(profile) => (
        <div>
          {reviewUrl !== undefined && <TextLink href={reviewUrl}>{labels.backToReview}</TextLink>}
          <NameForm account={profile.account} ports={ports} reviewUrl={reviewUrl} labels={labels} />
          <PhoneForm dayPhone={profile.dayPhone} ports={ports} reviewUrl={reviewUrl} labels={labels} />
          <EmailForm profile={profile} ports={ports} labels={labels} />
          <PasswordForm profile={profile} ports={ports} labels={labels} />
          {browsers.length > 0 && <Browsers site={site} browsers={browsers} ports={ports} labels={labels} />}
          <DeleteAccount profile={profile} ports={ports} labels={labels} />
        </div>
      )}
    </AccountFrame>
  );
});
