import { ConfiguratorEventsProvider, type ConfiguratorKitEvent, RegistrantListScreen } from '@settee/configurator-kit';
import { registryFixture, registryPortsFixture } from '@settee/configurator-kit/testing';
import { defaultChecklist } from '@settee/domain';
import { Button } from '@settee/ui/Button';

const report = (event: ConfiguratorKitEvent) => console.log(event);

export function RegistrantListScreenExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <RegistrantListScreen
        registry={registryFixture('main')}
        siteCulture="USA"
        checklist={defaultChecklist}
        ports={registryPortsFixture()}
        buy={({ name }) => <Button aria-label={`Add to cart: ${name}`}>Add to cart</Button>}
        shopUrl="/"
        onRetry={() => {}}
      />
    </ConfiguratorEventsProvider>
  );
}
