import type { CustomConfirmation, ReorderResult } from '@settee/domain';
import { type MouseEvent, useRef, useState } from 'react';
import { useOptionalOnEvent } from '../../events.ts';
import type { ReorderPorts } from './ports.ts';

/** `lineId`: the line that is added; empty for all. `terms` are shown until they are accepted and the add is done. ATC-30 */
export type ReorderState =
  | { status: 'idle' }
  | { status: 'adding'; lineId: string; terms: CustomConfirmation | null }
  | { status: 'terms'; lineId: string; terms: CustomConfirmation }
  | { status: 'done'; result: ReorderResult }
  | { status: 'failed' };

/**
 * Buys an order or one of its lines again. The second click of a double click does nothing, nor does a click while another
 * is being added.
 */
export function useReorder(ports: ReorderPorts) {
  const [state, setState] = useState<ReorderState>({ status: 'idle' });
  const isAdding = useRef(false);
  const onEvent = useOptionalOnEvent();

  const send = async (lineId: string, terms: CustomConfirmation | null) => {
    if (isAdding.current) return;
    isAdding.current = true;
    setState({ status: 'adding', lineId, terms });
    const added = await ports.reorder(lineId === '' ? [] : [lineId], terms !== null);
    isAdding.current = false;
    if (!added.ok) {
      ports.log(added.error);
      return setState({ status: 'failed' });
    }
    const { value: result } = added;
    if (result.terms) return setState({ status: 'terms', lineId, terms: result.terms });
    setState({ status: 'done', result });
    if (result.addedItemCount > 0) onEvent?.({ type: 'order.boughtAgain', itemCount: result.addedItemCount });
  };

  return {
    state,
    add: (lineId: string, { detail: clicks }: Pick<MouseEvent, 'detail'>) => {
      if (clicks <= 1) void send(lineId, null);
    },
    accept: () => {
      if (state.status === 'terms') void send(state.lineId, state.terms);
    },
    decline: () => setState({ status: 'idle' }),
  };
}
