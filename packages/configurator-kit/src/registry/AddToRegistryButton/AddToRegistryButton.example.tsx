import { AddToRegistryButton, ConfiguratorEventsProvider, type ConfiguratorKitEvent } from '@settee/configurator-kit';

const report = (event: ConfiguratorKitEvent) => console.log(event);

export function AddToRegistryButtonExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <AddToRegistryButton
        isRegistrantMode
        blocker={null}
        isJustAdded={false}
        count={0}
        editUrl="/registry"
        problem={null}
      />
    </ConfiguratorEventsProvider>
  );
}
