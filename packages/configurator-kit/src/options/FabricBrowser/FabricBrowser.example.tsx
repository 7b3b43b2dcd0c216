import { ConfiguratorEventsProvider, type ConfiguratorKitEvent, FabricBrowser } from '@settee/configurator-kit';
import { browsedFabric, browsePortsFixture, pageFixture } from '@settee/configurator-kit/testing';
import { Button } from '@settee/ui/Button';
import { useState } from 'react';

const page = pageFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

function FabricBrowserSample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Browse fabrics</Button>
      <FabricBrowser
        page={page}
        siteCulture="USA"
        option={browsedFabric}
        choices={{}}
        ports={browsePortsFixture()}
        isNewBrowseModal
        open={isOpen}
        onOpenChange={setOpen}
        onChoose={() => {}}
        recentSwatches={[]}
        onViewed={() => {}}
      />
    </>
  );
}

export function FabricBrowserExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <FabricBrowserSample />
    </ConfiguratorEventsProvider>
  );
}
