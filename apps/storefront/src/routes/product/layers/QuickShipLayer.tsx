import { useZipPanel, ZipPanel } from '@settee/checkout-kit';
import {
  QuickShipPanel,
  useConfigurator,
  useConfiguratorState,
  useLayerFlow,
  useQuickShip,
} from '@settee/configurator-kit';
import { quickShipConfiguration } from '@settee/domain';
import { useQuickShipPorts } from '../../../data/quick-ship.ts';

/** Quick-ship sidebar: an item configures the page, another postal code searches again. QSHIP-01, QSHIP-04, QSHIP-05 */
export function QuickShipLayer() {
  const { page, siteCulture, dispatch } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const ports = useQuickShipPorts();
  const flow = useQuickShip(page.quickShipSku ?? page.product.sku, ports);
  const control = useLayerFlow('quickShip', flow, flow.click);
  const zip = useZipPanel({
    ports,
    siteCulture,
    onProblem: (problem) => ports.log('Error changing the zip code:', problem),
    onApplied: control.changeZip,
  });
  return (
    <QuickShipPanel
      control={control}
      choices={configuration}
      onChoose={(item) => dispatch({ type: 'configurationReplaced', configuration: quickShipConfiguration(item) })}
      zip={(zipCode) => <ZipPanel zip={zip} current={zipCode} siteCulture={siteCulture} />}
    />
  );
}
