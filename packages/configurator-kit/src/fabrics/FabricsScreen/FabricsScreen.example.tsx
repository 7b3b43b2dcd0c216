import {
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  FabricsScreen,
  useFabrics,
} from '@settee/configurator-kit';
import { fabricPortsFixture, resultsFixture } from '@settee/configurator-kit/testing';
import { allFabrics } from '@settee/domain';
import { useState } from 'react';

const ports = fabricPortsFixture();
const report = (event: ConfiguratorKitEvent) => console.log(event);

function FabricsScreenSample() {
  const [query, setQuery] = useState(allFabrics);
  const control = useFabrics(ports);
  return (
    <FabricsScreen
      results={resultsFixture(query)}
      query={query}
      onQuery={setQuery}
      control={control}
      onOrder={() => {}}
      siteCulture="USA"
    />
  );
}

export function FabricsScreenExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <FabricsScreenSample />
    </ConfiguratorEventsProvider>
  );
}
