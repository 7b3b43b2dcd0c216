import { ChecklistScreen } from '@settee/configurator-kit';
import { type Checklist, checklistUrl } from '@settee/domain';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { checklistQuery, useChecklist } from '../../data/registry.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';
import { getRegistryId as idOf } from './registry-id.ts';
import { RegistryPage } from './RegistryPage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = (location: RouteLocation) => [checklistQuery(idOf(location))];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin(checklistUrl(idOf(location)), location, fetchQuery);

/** The checklist of a registry; one without is not found. REG-12 to REG-15 */
export function Screen({ params }: RouteLocation) {
  const messages = useWords('account', accountMessages);
  const { mutate, ...load } = useChecklist(idOf({ params }));
  const screen = (checklist: Checklist | null) => (
    <ChecklistScreen checklist={checklist} onRetry={() => void mutate()} />
  );
  return (
    <RegistryPage title={messages.checklist}>
      <QueryBoundary load={load} skeleton={screen(null)}>
        {screen}
      </QueryBoundary>
    </RegistryPage>
  );
}
