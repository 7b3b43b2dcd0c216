import { ok, err, type RegistryListEntry } from '@settee/domain';
import { registryMessages, type VisualizerRegistries } from '@settee/configurator-kit';
import { useEffect, useRef } from 'react';
import { useRegistries, useRegistryAddPorts } from '../../../data/registry.ts';

const named = ({ id, eventType, shortEventDate }: RegistryListEntry) => ({
  id,
  name: registryMessages.registryName({ eventType, shortEventDate }),
});

/** Passes the registries of the shopper to the visualizer; loads only in registry mode. VIZ-24 to VIZ-26 */
export function RoomRegistry({ onKnown }: { onKnown: (registry: VisualizerRegistries) => void }) {
  const { registries } = useRegistries();
  const ports = useRegistryAddPorts();
  const notify = useRef(onKnown);
  useEffect(() => {
    if (registries === null) return;
    notify.current({
      isSignedIn: ports.isSignedIn(),
      registries: registries.map(named),
      add: async (lines, GrId) => {
        const result = await ports.add(
          lines.map(({ Sku, Quantity, OptionChoiceParameter }) => ({ Sku, Quantity, GrId, OptionChoiceParameter })),
        );
        if (!result.ok) return result;
        return result.value.isSuccess ? ok(result.value.items) : err(result.value.message);
      },
    });
  }, [registries, ports]);
  return null;
}
