import { SignInSettingsScreen } from '@settee/checkout-kit';
import { checkoutRoutes } from '@settee/domain';
import { browsersRead, profileQuery, useBrowsers, useProfile, useSignInSettingsPorts } from '../../data/account.ts';
import { isFromReview } from '../../data/checkout-redirect.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { useSite } from '../../data/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = () => [profileQuery, browsersRead];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin('/account/sign-in-settings', location, fetchQuery);

export function Screen({ query }: RouteLocation) {
  const messages = useWords('account', accountMessages);
  const site = useSite();
  const signOut = useSignOut();
  const [profile, browsers] = [useProfile(), useBrowsers()];
  const both = {
    data: profile.data,
    error: profile.error ?? browsers.error,
    mutate: () => Promise.all([profile.mutate(), browsers.mutate()]),
  };
  const load = loadOf(both, (loaded) => loaded);
  return (
    <PrivatePage title={messages.signInSettings}>
      <SignInSettingsScreen
        site={site}
        load={load}
        browsers={browsers.data?.browsers ?? []}
        ports={useSignInSettingsPorts()}
        reviewUrl={isFromReview(query) ? checkoutRoutes.review : undefined}
        onSignOut={signOut}
      />
    </PrivatePage>
  );
}
