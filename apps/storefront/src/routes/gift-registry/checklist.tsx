import { ChecklistScreen } from '@settee/configurator-kit';
import { type Checklist, checklistUrl } from '@settee/domain';
import { leadOfGuest } from '../../data/guest-lead.ts';
import { checklistRead, useChecklist } from '../../data/registry.ts';
import type { Place, RouteModule } from '../../page.ts';
import { accountMessages as messages } from '../../shell/account-messages.ts';
import { LoadGate } from '../../shell/LoadGate.tsx';
import { registryIdOf as idOf } from './registry-id.ts';
import { RegistryPage } from './RegistryPage.tsx';

export const reads = (place: Place) => [checklistRead(idOf(place))];
export const leadsTo: RouteModule['leadsTo'] = (place, ask) => leadOfGuest(checklistUrl(idOf(place)), place, ask);

/** The checklist of a registry; one without is not found. REG-12 to REG-15 */
export function Screen({ params }: Place) {
  const { mutate, ...load } = useChecklist(idOf({ params }));
  const screen = (checklist: Checklist | null) => (
    <ChecklistScreen checklist={checklist} onRetry={() => void mutate()} />
  );
  return (
    <RegistryPage title={messages.checklist}>
      <LoadGate load={load} skeleton={screen(null)}>
        {screen}
      </LoadGate>
    </RegistryPage>
  );
}
