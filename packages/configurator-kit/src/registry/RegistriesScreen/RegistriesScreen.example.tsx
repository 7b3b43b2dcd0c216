import { ConfiguratorEventsProvider, type ConfiguratorKitEvent, RegistriesScreen } from '@settee/configurator-kit';
import { entriesFixture, registriesPortsFixture } from '@settee/configurator-kit/testing';
import { defaultChecklist } from '@settee/domain';

const report = (event: ConfiguratorKitEvent) => console.log(event);

export function RegistriesScreenExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <RegistriesScreen
        registries={entriesFixture}
        checklist={defaultChecklist}
        today="2026-11-20"
        ports={registriesPortsFixture()}
        onRetry={() => {}}
      />
    </ConfiguratorEventsProvider>
  );
}
