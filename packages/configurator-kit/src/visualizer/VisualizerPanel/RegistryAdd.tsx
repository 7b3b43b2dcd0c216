'use client';

import type { AddToCartLineItem } from '@settee/domain';
import { Button, Dialog, RadioGroup, useAnnounce } from '@settee/ui';
import { useLatestReducer } from '../../useLatestReducer.ts';
import type { VisualizerMessages } from '../messages.ts';
import type { VisualizerPorts, VisualizerRegistries } from '../ports.ts';
import { initialRegistryState, type RegistryEvent, registryReducer } from '../registry-reducer.ts';
import * as css from './VisualizerPanel.css.ts';

export interface RegistryAddProps {
  registry: VisualizerRegistries;
  lines: readonly AddToCartLineItem[];
  /** The products are on their way. VIZ-27 */
  isLoading: boolean;
  labels: VisualizerMessages;
  log: VisualizerPorts['log'];
}

/** Adds everything to a registry, picked first where there are several; announces the result. */
function useAddAll({ registry, lines, labels, log }: RegistryAddProps) {
  const { registries } = registry;
  const [state, send, latest] = useLatestReducer(registryReducer, initialRegistryState);
  const announce = useAnnounce();
  const nameOf = (registryId: number) => registries.find(({ id }) => id === registryId)?.name ?? '';
  const add = async (event: RegistryEvent) => {
    const before = latest.current;
    const next = send(event);
    if (next.status !== 'adding' || next === before) return;
    const result = await registry.add(lines, next.registryId);
    if (!result.ok) log('Error adding to a registry:', result.error);
    send({ type: result.ok ? 'added' : 'failed' });
    announce(
      result.ok ? labels.addedTo(nameOf(next.registryId)) : labels.registryFailed,
      result.ok ? 'polite' : 'assertive',
    );
  };
  return { state, send, add, nameOf };
}

/** Puts everything into a gift registry, of which the shopper picks one when there are several. VIZ-12, VIZ-24 to VIZ-27 */
export function RegistryAdd(props: RegistryAddProps) {
  const { registry, lines, isLoading, labels } = props;
  const { isSignedIn, registries } = registry;
  const { state, send, add, nameOf } = useAddAll(props);
  if (!isSignedIn || registries.length === 0) return null;
  return (
    <>
      <Button
        tone="outline"
        busy={state.status === 'adding'}
        disabled={isLoading || lines.length === 0}
        onClick={() => void add({ type: 'clicked', registries })}
        className={css.action}
      >
        {labels.addAllToRegistry}
      </Button>
      {state.status === 'added' && (
        <span aria-hidden="true" className={css.registryNote}>
          {labels.addedTo(nameOf(state.registryId))}
        </span>
      )}
      {state.status === 'failed' && (
        <span aria-hidden="true" className={css.gone}>
          {labels.registryFailed}
        </span>
      )}
      <Dialog
        open={state.status === 'selecting'}
        onOpenChange={(isOpen) => !isOpen && send({ type: 'closed' })}
        title={labels.selectRegistry}
        closeLabel={labels.close}
        size="small"
        actions={
          <Button block onClick={() => void add({ type: 'confirmed' })}>
            {labels.addToRegistry}
          </Button>
        }
      >
        <RadioGroup
          legend={labels.registries}
          hideLegend
          value={state.status === 'selecting' ? String(state.registryId) : undefined}
          onValueChange={(id) => send({ type: 'selected', registryId: Number(id) })}
          options={registries.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Dialog>
    </>
  );
}
