import { useZipPanel, ZipPanel, type ZipPorts } from '@settee/checkout-kit';
import {
  type QuickShipControl,
  QuickShipPanel,
  type QuickShipPorts,
  useConfigurator,
  useConfiguratorState,
} from '@settee/configurator-kit';
import { quickShipConfiguration } from '@settee/domain';

export interface QuickShipOverlaysProps {
  control: QuickShipControl;
  ports: QuickShipPorts & ZipPorts;
}

/** Quick-ship sidebar: an item configures the page, another postal code searches again. QSHIP-04, QSHIP-05 */
export function QuickShipOverlays({ control, ports }: QuickShipOverlaysProps) {
  const { siteCulture, dispatch } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
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
