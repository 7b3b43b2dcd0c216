import { PersonalizationPanel, type PersonalizationPorts } from '@settee/configurator-kit';
import { embroideryFixture } from '@settee/configurator-kit/testing';
import { err } from '@settee/domain';

const ports: PersonalizationPorts = { render: async () => err(null), log: () => {} };

export function PersonalizationPanelExample() {
  return (
    <PersonalizationPanel
      offer={embroideryFixture}
      sku={100501}
      name="Cove Bath Towel"
      itemPrice={2900}
      siteCulture="USA"
      ports={ports}
      onOutcome={() => {}}
    />
  );
}
