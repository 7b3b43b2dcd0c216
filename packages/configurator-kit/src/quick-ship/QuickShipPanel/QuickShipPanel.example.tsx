import { QuickShipLink, QuickShipPanel, useQuickShip } from '@settee/configurator-kit';
import { quickShipPortsFixture } from '@settee/configurator-kit/testing';

const ports = quickShipPortsFixture();

export function QuickShipPanelExample() {
  const control = useQuickShip(100_112, ports);
  return (
    <>
      <QuickShipLink onClick={control.click} />
      <QuickShipPanel control={control} choices={{}} onChoose={() => {}} />
    </>
  );
}
