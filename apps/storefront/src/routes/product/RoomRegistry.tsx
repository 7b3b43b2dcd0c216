import { ok, err, type RegistryListEntry } from '@settee/domain';
import { registryMessages, type VisualizerRegistries } from '@settee/configurator-kit';
import { useEffect, useRef } from 'react';
import { useRegistries, useRegistryAddPorts } from '../../data/registry.ts';

const named = ({ id, eventType, shortEventDate }: RegistryListEntry) => ({
  id,
  name: registryMessages.registryName(eventType, shortEventDate),
});

/** Passes the registries of the shopper to the visualizer; loads only in registry mode. VIZ-24 to VIZ-26 */
export function RoomRegistry({ onKnown }: { onKnown: (registry: VisualizerRegistries) => void }) {
  const { registries } = useRegistries();
  const ports = useRegistryAddPorts();
  const tell = useRef(onKnown);
  useEffect(() => {
    if (registries === null) return;
    tell.current({
      isSignedIn: ports.isSignedIn(),
      registries: registries.map(named),
      add: async (lines, GrId) => {
        const answer = await ports.add(
          lines.map(({ Sku, Quantity, OptionChoiceParameter }) => ({ Sku, Quantity, GrId, OptionChoiceParameter })),
        );
        if (!answer.ok) return answer;
        return answer.value.isSuccess ? ok(answer.value.items) : err(answer.value.message);
      },
    });
  }, [registries, ports]);
  return null;
}
