import type { RegistriesPorts, RegistryAddPorts, RegistryPorts } from '@settee/configurator-kit';
import {
  addToRegistry,
  createRegistry,
  getChecklist,
  getRegistries,
  getRegistriesBySku,
  getRegistry,
  removeRegistryItem,
  setRegistryQuantity,
} from '@settee/contract';
import {
  defaultAccountCookie,
  defaultChecklist,
  registrantListUrl,
  type RegistryListEntry,
  type Sku,
} from '@settee/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasAccountCookie } from '../edges/registry-cookies.ts';
import { usePage } from './site.ts';
import { useDataSource } from './data-source.ts';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog, useLog, useProblemPorts } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

const live = { isLive: true };

export const registriesQuery = query(getRegistries, {}, { ...live, isOptional: true });
export const registryQuery = (registryId: number) => query(getRegistry, { registryId }, live);
export const checklistQuery = (registryId: number) => query(getChecklist, { registryId }, live);

const noRegistries: readonly RegistryListEntry[] = [];

/**
 * Returns the registries of the shopper: `null` while they load, an empty list for a guest and after a failure, which is
 * logged. REG-39
 */
export function useRegistries() {
  const { data, error, mutate } = useQuery(registriesQuery, { revalidateOnFocus: true });
  const log = useLog();
  const message = error?.message;
  useEffect(() => {
    if (message !== undefined) log(`Error reading the registries: ${message}`);
  }, [message, log]);
  const isLoaded = data !== undefined || message !== undefined;
  return {
    registries: isLoaded ? (data ?? noRegistries) : null,
    hasFailed: message !== undefined,
    retry: () => void mutate(),
  };
}

export const useRegistry = (registryId: number) => useQuery(registryQuery(registryId), { revalidateOnFocus: true });
export const useChecklist = (registryId: number) => useQuery(checklistQuery(registryId), { revalidateOnFocus: true });

/** Returns a check for the cookie of a signed-in shopper, which reads the present cookies at each call. */
function useHasAccountCookie(): () => boolean {
  const { accountCookie = defaultAccountCookie } = usePage();
  return useCallback(() => hasAccountCookie(accountCookie), [accountCookie]);
}

/** Loads the registries with the quantities of a SKU; sends no request for a guest. REG-38 */
export function useRegistriesBySku(sku: Sku) {
  const isSignedIn = useHasAccountCookie();
  const isRequested = sku > 0 && isSignedIn();
  return useQuery(isRequested ? query(getRegistriesBySku, { sku }, { ...live, isOptional: true }) : null);
}

/** Returns the registry types with a checklist. REG-13, REG-15 */
export const useChecklistSettings = () => usePage().checklist ?? defaultChecklist;

/** Reads the registries ahead of a click; sends no request for a guest. REG-38 */
export function usePrefetchRegistries(): (sku: Sku) => void {
  const isSignedIn = useHasAccountCookie();
  const { prefetch } = useDataSource();
  return (sku) => {
    if (isSignedIn()) prefetch(getRegistriesBySku, { sku });
  };
}

/** Returns the ports of 'Add to Registry'. REG-36, REG-38 */
export function useRegistryAddPorts(): RegistryAddPorts {
  const isSignedIn = useHasAccountCookie();
  const { goTo } = useProblemPorts();
  const send = useSafeMutation();
  const log = useErrorLog();
  return useMemo(
    () => ({
      isSignedIn,
      fetchRegistries: (sku) => send(getRegistriesBySku, { sku }),
      add: (lines) => send(addToRegistry, [...lines]),
      goTo,
      log,
    }),
    [isSignedIn, goTo, send, log],
  );
}

/** Returns the ports of the registries page. */
export function useRegistriesPorts(): RegistriesPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      create: (registry) => send(createRegistry, registry),
      onCreated: (registryId) => void navigate(registrantListUrl(registryId)),
      log,
    }),
    [send, log, navigate],
  );
}

/** Returns the ports of the page of one registry. */
export function useRegistryPorts(registryId: number): RegistryPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  return useMemo(
    () => ({
      setQuantity: (itemId, quantity) => send(setRegistryQuantity, { registryId, itemId, quantity }),
      remove: (itemId) => send(removeRegistryItem, { registryId, itemId }),
      log,
    }),
    [send, log, registryId],
  );
}
