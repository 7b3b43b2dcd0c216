import { AccountScreen } from '@settee/checkout-kit';
import { formatPrice } from '@settee/domain';
import { profileRead, rewardsRead, useProfile, useRewardsTotal } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages as messages } from '../../shell/account-messages.ts';
import { useSite } from '../../shell/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';

export const queries = () => [profileRead, rewardsRead];
export const redirectTo: RouteModule['redirectTo'] = (place, fetchQuery) =>
  redirectGuestToLogin('/account', place, fetchQuery);

export function Screen() {
  const signOut = useSignOut();
  const { siteCulture } = useSite();
  const rewards = useRewardsTotal();
  const load = loadOf(useProfile(), (profile) => profile);
  return (
    <PrivatePage title={messages.account}>
      <AccountScreen
        load={load}
        rewardsTotal={rewards > 0 ? formatPrice(rewards, siteCulture) : undefined}
        onSignOut={signOut}
      />
    </PrivatePage>
  );
}
