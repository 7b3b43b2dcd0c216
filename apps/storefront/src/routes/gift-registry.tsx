import { RegistriesScreen } from '@settee/configurator-kit';
import { registriesUrl } from '@settee/domain';
import { redirectGuestToLogin } from '../data/guest-redirect.ts';
import { registriesQuery, useChecklistSettings, useRegistries, useRegistriesPorts } from '../data/registry.ts';
import { useUser } from '../data/user.ts';
import type { RouteModule } from '../page.ts';
import { accountMessages } from '../shell/account-messages.ts';
import { usePage } from '../data/site.ts';
import { RegistryPage } from './gift-registry/RegistryPage.tsx';
import { useWords } from '../shell/words.ts';

export const queries = () => [registriesQuery];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin(registriesUrl, location, fetchQuery);

/** A shopper's gift registries. */
export function Screen() {
  const messages = useWords('account', accountMessages);
  const { today } = usePage();
  const { registries, hasFailed, retry } = useRegistries();
  const { data: user } = useUser();
  return (
    <RegistryPage title={messages.registries}>
      <RegistriesScreen
        registries={registries}
        checklist={useChecklistSettings()}
        today={today}
        ownersName={user?.isLoggedIn ? `${user.firstName} ${user.lastName}`.trim() : ''}
        ports={useRegistriesPorts()}
        hasFailed={hasFailed}
        onRetry={retry}
      />
    </RegistryPage>
  );
}
