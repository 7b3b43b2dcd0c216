import type { RequestFailure, ProblemPorts } from '@settee/checkout-kit';
import { CallError, log } from '@settee/contract';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigateInApp, reloadPage } from '../edges/navigation.ts';
import { reloadIfOutdated } from '../edges/renewal.ts';
import { useDataSource } from './data-source.ts';

/** Converts the error of a query for the error popups of the kits. */
export function getProblem(error: unknown): RequestFailure | null {
  if (!(error instanceof CallError)) return null;
  return { message: error.message, action: error.endpoint, apiUrl: '' };
}

/** Returns the logger of the shop; falls back to the console when the log endpoint fails. ERR-28 */
export function useLog(): (message: string, level?: 'error' | 'warn' | 'info') => void {
  const source = useDataSource();
  return useMemo(
    () =>
      (message, level = 'error') => {
        source.call(log, { message: message.slice(0, 2000), level }).catch((cause: unknown) => {
          console.error(message, cause);
        });
      },
    [source],
  );
}

/** Returns the `log` port of features: writes a message with its error as JSON to the shop's log. */
export function useErrorLog(level: 'error' | 'warn' = 'error'): (message: string, problem: unknown) => void {
  const write = useLog();
  return useCallback((message, problem) => write(`${message} ${JSON.stringify(problem)}`, level), [write, level]);
}

/** Writes a broken call to the shop's log. ERR-16 */
export function useProblemLog(): (problem: RequestFailure & { basketId?: string }) => void {
  const write = useLog();
  return useCallback(
    ({ message, action, apiUrl, basketId }) => write(JSON.stringify({ message, action, apiUrl, basketId })),
    [write],
  );
}

/** The ports every screen with calls needs. ERR-02, ERR-10, ERR-16 */
export function useProblemPorts(): ProblemPorts {
  const navigate = useNavigate();
  const log = useProblemLog();
  return useMemo(
    () => ({
      log: (problem) => {
        log(problem);
        void reloadIfOutdated(problem.action);
      },
      goTo: (url, options = {}) => navigateInApp(url, (path) => void navigate(path, options)),
      reloadPage,
    }),
    [navigate, log],
  );
}
