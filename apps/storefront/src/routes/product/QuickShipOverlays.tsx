import { useZipPanel, ZipPanel, type ZipPorts } from '@settee/checkout-kit';
import { type QuickShipControl, QuickShipPanel, type QuickShipPorts } from '@settee/configurator-kit';
import { type Configuration, quickShipConfiguration } from '@settee/domain';
import { useSite } from '../../shell/site.ts';

export interface QuickShipOverlaysProps {
  configuration: Configuration;
  configure: (configuration: Configuration) => void;
  control: QuickShipControl;
  ports: QuickShipPorts & ZipPorts;
}

/** Quick-ship sidebar: an item configures the page, another postal code searches again. QSHIP-04, QSHIP-05 */
export function QuickShipOverlays({ control, ports, configuration, configure }: QuickShipOverlaysProps) {
  const { siteCulture } = useSite();
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
      onChoose={(item) => configure(quickShipConfiguration(item))}
      zip={(zipCode) => <ZipPanel zip={zip} current={zipCode} siteCulture={siteCulture} />}
    />
  );
}
