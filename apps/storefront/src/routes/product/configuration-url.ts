import type { ConfigurationHistory, ConfiguratorStore } from '@settee/configurator-kit';
import { configurationQuery, type Option, parseConfigurationQuery, type SpecialOrderSku } from '@settee/domain';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withOtherParams } from '../../other-params.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { getPathname } from '../../edges/navigation.ts';

/** Returns the configuration step of a history entry, from 0. */
function getStep(state: unknown): number {
  const step = typeof state === 'object' && state !== null && 'step' in state ? Number(state.step) : 0;
  return Number.isSafeInteger(step) && step > 0 ? step : 0;
}

/** Synchronizes the address bar with the store: every configuration is a step of the browser's history. PDP-06 */
export function useConfigurationUrl(store: ConfiguratorStore, options: readonly Option[]): ConfigurationHistory {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Deferred: a synchronous update while a lazy part still hydrates makes React discard its server HTML (decision 8).
  const isHydrated = useDeferredValue(useHydrated());
  const step = getStep(state);
  const [top, setTop] = useState(step);
  const current = useRef({ navigate, pathname, step });
  useEffect(() => {
    // The router may still be rendering an older entry of the history than the address bar.
    const isNewest = search === window.location.search;
    current.current = { navigate, pathname, step: isNewest ? step : current.current.step };
  });

  useEffect(() => {
    const queryOf = (configuration: ReturnType<ConfiguratorStore['get']>['configuration']) =>
      configurationQuery(options, configuration);
    // The router may lag behind the address bar, so the address bar itself is read.
    const getAddress = () => parseConfigurationQuery(window.location.search, options);
    const fromAddress = () => {
      const configuration = getAddress();
      if (queryOf(configuration) === queryOf(store.get().configuration)) return;
      store.dispatch({ type: 'configurationReplaced', configuration });
    };
    const toAddress = () => {
      const query = queryOf(store.get().configuration);
      if (query === queryOf(getAddress())) return;
      const now = current.current;
      const next = now.step + 1;
      now.step = next;
      setTop(next);
      const { pathname } = now;
      const { search, hash } = window.location;
      const address = withOtherParams(pathname + (query && `?${query}`) + hash, { pathname, search });
      void now.navigate(address, { state: { step: next }, preventScrollReset: true });
    };
    const unsubscribe = store.subscribe(toAddress);
    window.addEventListener('popstate', fromAddress);
    fromAddress();
    return () => {
      unsubscribe();
      window.removeEventListener('popstate', fromAddress);
    };
    // A link to the same product in another configuration changes `search` without an event of the history.
  }, [store, options, search]);

  // The server does not know the history of the tab.
  const canUndo = isHydrated && step > 0;
  const canRedo = isHydrated && step < top;
  return useMemo(
    () => ({ canUndo, canRedo, onStep: (steps) => void current.current.navigate(steps) }),
    [canUndo, canRedo],
  );
}

/** A complete selection rewrites the address to its own, without a page load, unless it is no longer the current one. PDP-06, OPT-20 */
export function useCompleteAddress(sku: SpecialOrderSku | undefined, current: string): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = sku?.optionChoiceParameter === current ? sku.navigateUrl : undefined;
  useEffect(() => {
    if (!address) return;
    const [pathname, { search, hash }] = [getPathname(), location];
    const next = withOtherParams(address + hash, { pathname, search });
    if (next === pathname + search + hash) return;
    void navigate(next, { replace: true, state, preventScrollReset: true });
  }, [address, state, navigate]);
}

const flag = /^scroll=true$/;

/** The page should open with its fabric or leather drawer in view. PDP-11 */
export const hasScrollFlag = (search: string): boolean =>
  search
    .replace(/^\?/, '')
    .split('&')
    .some((part) => flag.test(part));

/** A query without the flag `scroll=true`; every other part stays as it was written. PDP-12 */
export function withoutScrollFlag(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const rest = parts.filter((part) => !flag.test(part));
  if (rest.length === parts.length) return search;
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
