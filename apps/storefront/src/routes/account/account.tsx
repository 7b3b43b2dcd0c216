import { AccountScreen } from '@settee/checkout-kit';
import { formatPriceInText } from '@settee/domain';
import { profileQuery, rewardsQuery, useProfile, useRewardsTotal } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { useSite } from '../../data/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = () => [profileQuery, rewardsQuery];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin('/account', location, fetchQuery);

export function Screen() {
  const messages = useWords('account', accountMessages);
  const signOut = useSignOut();
  const site = useSite();
  const rewards = useRewardsTotal();
  const load = loadOf(useProfile(), (profile) => profile);
  return (
    <PrivatePage title={messages.account}>
      <AccountScreen
        load={load}
        rewardsTotal={rewards > 0 ? formatPriceInText(rewards, site) : undefined}
        onSignOut={signOut}
      />
    </PrivatePage>
  );
}
