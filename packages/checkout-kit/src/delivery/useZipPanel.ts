import { validateZipPanelCode, formatZipPanelCode, type SiteCulture } from '@settee/domain';
import { useReducer } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { initialZipState, type ZipMessage, zipReducer } from './reducer.ts';
import { useOneCall } from '../pending-entries.ts';
import { useHomePostalCode } from './useHomePostalCode.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';

export interface ZipPorts {
  /** The server's check, which runs before a zip is applied. ZIP-19, ZIP-20 */
  checkZip(zipCode: string): Promise<PortResult<{ isValid: boolean; message: string }>>;
  /** Applies the zip to the cart or list of the panel. ZIP-06 */
  applyZip(zipCode: string): Promise<PortResult<{ isSuccess: true } | { isSuccess: false; errorMessage: string }>>;
}

export interface ZipOptions {
  ports: ZipPorts;
  /** The country of postal codes, else the United States; that of `SiteProvider` has precedence. */
  siteCulture?: SiteCulture;
  /** Gets calls that broke, for the log. */
  onProblem?: (problem: RequestFailure) => void;
  onApplied?: (zipCode: string) => void;
}

/** Checks a zip code on the server and applies it; returns the error, `null` after success. */
async function checkAndApply(
  entry: string,
  { ports, onProblem }: Pick<ZipOptions, 'ports' | 'onProblem'>,
): Promise<ZipMessage | null> {
  const checked = await ports.checkZip(entry);
  if (!checked.ok) {
    onProblem?.(checked.error);
    return { kind: 'not-updated' };
  }
  const { isValid, message: text } = checked.value;
  if (!isValid) return text === '' ? { kind: 'invalid', entry } : { kind: 'given', text };
  const applied = await ports.applyZip(entry);
  if (!applied.ok) onProblem?.(applied.error);
  return applied.ok && applied.value.isSuccess ? null : { kind: 'not-updated' };
}

/** State and actions of the zip panel. ZIP-17 to ZIP-20 */
export function useZipPanel({ ports, siteCulture: given, onProblem, onApplied }: ZipOptions) {
  const { siteCulture, form } = useHomePostalCode(given);
  const [state, send] = useReducer(zipReducer, initialZipState);
  useFieldErrorEvents('zip', { postalCode: state.status === 'open' ? state.message?.kind : null });

  const oneCall = useOneCall<boolean>();
  const apply = async (shown?: string) => {
    if (state.status === 'checking' || (state.status === 'closed' && shown === undefined)) return false;
    if (state.status === 'closed') send({ type: 'opened', entry: shown ?? '' });
    const entry = (state.status === 'open' ? state.entry : (shown ?? '')).trim();
    const problem = validateZipPanelCode(entry, siteCulture, form);
    if (problem !== null) {
      send({ type: 'rejected', message: problem === 'missing' ? { kind: 'missing' } : { kind: 'invalid', entry } });
      return false;
    }
    send({ type: 'sent' });
    const message = await checkAndApply(entry, { ports, onProblem });
    send(message ? { type: 'rejected', message } : { type: 'closed' });
    if (!message) onApplied?.(entry);
    return message === null;
  };

  return {
    state,
    open: (entry = '') => send({ type: 'opened', entry }),
    close: () => send({ type: 'closed' }),
    type: (typed: string) => send({ type: 'changed', entry: formatZipPanelCode(typed, siteCulture, form) }),
    /** Returns whether the code was applied; `shown` is what an inline field shows that was not touched. */
    apply: (shown?: string) => oneCall(() => apply(shown)),
  };
}

export type ZipPanelControl = ReturnType<typeof useZipPanel>;
