import { validateZipPanelCode, formatZipPanelCode, type SiteCulture } from '@settee/domain';
import { useReducer } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { initialZipState, zipReducer } from './reducer.ts';

export interface ZipPorts {
  /** The server's check, which runs before a zip is applied. ZIP-19, ZIP-20 */
  checkZip(zipCode: string): Promise<PortResult<{ isValid: boolean; message: string }>>;
  /** Gives the zip to the owner. ZIP-06 */
  applyZip(zipCode: string): Promise<PortResult<{ isSuccess: true } | { isSuccess: false; errorMessage: string }>>;
}

export interface ZipOptions {
  ports: ZipPorts;
  siteCulture: SiteCulture;
  /** Gets calls that broke, for the log. */
  onProblem?: (problem: RequestFailure) => void;
  onApplied?: (zipCode: string) => void;
}

/** The zip panel: own rule, then server's check, then apply. ZIP-17 to ZIP-20 */
export function useZipPanel({ ports, siteCulture, onProblem, onApplied }: ZipOptions) {
  const [state, send] = useReducer(zipReducer, initialZipState);

  /** `shown` is what an inline field shows that was not touched. */
  const apply = async (shown?: string) => {
    if (state.status === 'checking' || (state.status === 'closed' && shown === undefined)) return;
    if (state.status === 'closed') send({ type: 'opened', entry: shown ?? '' });
    const entry = (state.status === 'open' ? state.entry : (shown ?? '')).trim();
    const problem = validateZipPanelCode(entry, siteCulture);
    if (problem !== null) {
      send({ type: 'rejected', message: problem === 'missing' ? { kind: 'missing' } : { kind: 'invalid', entry } });
      return;
    }
    send({ type: 'sent' });
    const checked = await ports.checkZip(entry);
    if (!checked.ok) {
      onProblem?.(checked.error);
      send({ type: 'rejected', message: { kind: 'invalid', entry } });
      return;
    }
    if (!checked.value.isValid) {
      const text = checked.value.message;
      send({ type: 'rejected', message: text === '' ? { kind: 'invalid', entry } : { kind: 'given', text } });
      return;
    }
    const applied = await ports.applyZip(entry);
    if (!applied.ok) onProblem?.(applied.error);
    if (!applied.ok || !applied.value.isSuccess) {
      send({ type: 'rejected', message: { kind: 'not-updated' } });
      return;
    }
    send({ type: 'closed' });
    onApplied?.(entry);
  };

  return {
    state,
    open: (entry = '') => send({ type: 'opened', entry }),
    close: () => send({ type: 'closed' }),
    type: (typed: string) => send({ type: 'changed', entry: formatZipPanelCode(typed, siteCulture) }),
    apply,
  };
}

export type ZipPanelControl = ReturnType<typeof useZipPanel>;
