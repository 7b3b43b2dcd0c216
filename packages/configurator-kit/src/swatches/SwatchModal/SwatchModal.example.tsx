import {
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  SwatchModal,
  SwatchReceipt,
  useSwatches,
} from '@settee/configurator-kit';
import { subjectFixture, swatchPortsFixture } from '@settee/configurator-kit/testing';
import { getSite } from '@settee/domain';
import { Button } from '@settee/ui/Button';

const site = getSite('main', 'USA');
const ports = swatchPortsFixture();
const report = (event: ConfiguratorKitEvent) => console.log(event);

function SwatchModalSample() {
  const control = useSwatches({ ports, site });
  const { state } = control;
  return (
    <>
      <Button onClick={() => void control.click(subjectFixture)}>Get Free Swatches</Button>
      <SwatchModal control={control} site={site} />
      {state.status === 'success' && (
        <SwatchReceipt
          receipt={state.receipt}
          swatches={state.swatches}
          site={site}
          host="shop.example"
          onPrint={() => window.print()}
          onClose={control.close}
        />
      )}
    </>
  );
}

export function SwatchModalExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <SwatchModalSample />
    </ConfiguratorEventsProvider>
  );
}
