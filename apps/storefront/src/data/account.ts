import type {
  AddressBookScreenProps,
  OrdersScreenProps,
  PreferencesScreenProps,
  SavedCardsScreenProps,
  SignInSettingsScreenProps,
} from '@settee/checkout-kit';
import {
  addSavedCard,
  changeEmail,
  changePassword,
  deleteAccount,
  getBrowsers,
  getOrder,
  getOrders,
  getProfile,
  getRewards,
  getSavedAddresses,
  getSavedCards,
  removeAddress,
  removeSavedCard,
  requestPasswordReset,
  saveAddress,
  saveName,
  savePhone,
  savePreferences,
  setDefaultCard,
  signOutBrowser,
  signOutOtherBrowsers,
} from '@settee/contract';
import { ok, type OrderHistoryEntry } from '@settee/domain';
import { useEffect, useMemo, useState } from 'react';
import { navigateTo } from '../edges/navigation.ts';
import { useAddressPorts } from './address-ports.ts';
import { useSafeMutation } from './port-result.ts';
import { useDataSource } from './data-source.ts';
import { getProblem, useProblemLog } from './problems.ts';
import { query } from './query.ts';
import { cardEncryption } from './encrypt-card.ts';
import { useSecurityCodeHelp } from './security-code-help.tsx';
import { leaveSignedOut } from './sign-out.ts';
import { useQuery } from './swr.ts';

const live = { isLive: true, isOptional: true };

export const profileQuery = query(getProfile, {}, live);
export const useProfile = () => useQuery(profileQuery, { revalidateOnFocus: true });

export const rewardsQuery = query(getRewards, {}, live);

/** Returns the rewards total of the account, in cents; an error is only logged. TENDER-17, TENDER-18 */
export function useRewardsTotal(): number {
  const { data, error } = useQuery(rewardsQuery);
  const log = useProblemLog();
  useEffect(() => {
    const problem = getProblem(error);
    if (problem) log(problem);
  }, [error, log]);
  return data?.rewardsTotal ?? 0;
}

export const addressesQuery = query(getSavedAddresses, {}, live);
export const useAddresses = () => useQuery(addressesQuery);

export const cardsQuery = query(getSavedCards, {}, live);
export const useCards = () => useQuery(cardsQuery);

export const browsersRead = query(getBrowsers, {}, live);
export const useBrowsers = () => useQuery(browsersRead, { revalidateOnFocus: true });

export const orderHistoryQuery = (orderNumber: string) => query(getOrder, { orderNumber }, live);
export const useHistoricOrder = (orderNumber: string) => useQuery(orderHistoryQuery(orderNumber));

export const ordersQuery = query(getOrders, { before: '' }, live);

interface OlderOrders {
  orders: readonly OrderHistoryEntry[];
  /** Cursor of the next request; `null` until the first response contains one. */
  next: string | null;
  request: 'idle' | 'loading' | 'failed';
}

/** The order history; older orders load on demand. */
export function useOrderHistory() {
  const first = useQuery(ordersQuery);
  const send = useSafeMutation();
  const [older, setOlder] = useState<OlderOrders>({ orders: [], next: null, request: 'idle' });
  const next = older.next ?? first.data?.older ?? '';
  const loadOlder = async () => {
    setOlder({ ...older, request: 'loading' });
    const result = await send(getOrders, { before: next });
    if (!result.ok) return setOlder({ ...older, request: 'failed' });
    setOlder({ orders: [...older.orders, ...result.value.orders], next: result.value.older, request: 'idle' });
  };
  const request = older.request === 'idle' ? 'there' : older.request;
  const state: OrdersScreenProps['older'] = next === '' ? 'none' : request;
  return {
    ...first,
    orders: first.data && [...first.data.orders, ...older.orders],
    older: state,
    loadOlder: () => void loadOlder(),
  };
}

export function usePreferencesPorts(): PreferencesScreenProps['ports'] {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(() => ({ save: (preferences) => send(savePreferences, preferences), log }), [send, log]);
}

export function useAddressBookPorts(): AddressBookScreenProps['ports'] {
  const send = useSafeMutation();
  const log = useProblemLog();
  const addressPorts = useAddressPorts();
  return useMemo(
    () => ({
      ...addressPorts,
      save: (address, isDefault) => send(saveAddress, { address, isDefault }),
      remove: (addressId) => send(removeAddress, { addressId }),
      log,
    }),
    [send, log, addressPorts],
  );
}

export function useSavedCardsPorts(): SavedCardsScreenProps['ports'] {
  const source = useDataSource();
  const send = useSafeMutation();
  const log = useProblemLog();
  const securityCodeHelp = useSecurityCodeHelp();
  return useMemo(
    () => ({
      securityCodeHelp,
      encryptCard: cardEncryption(source).encryptCard,
      add: async (card) => {
        const result = await send(addSavedCard, card);
        return result.ok ? ok({ isSuccess: result.value.isSuccess, message: result.value.message }) : result;
      },
      remove: (id) => send(removeSavedCard, { id }),
      makeDefault: (id) => send(setDefaultCard, { id }),
      log,
    }),
    [source, send, log, securityCodeHelp],
  );
}

export function useSignInSettingsPorts(): SignInSettingsScreenProps['ports'] {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(
    () => ({
      saveName: (firstName, lastName) => send(saveName, { firstName, lastName }),
      savePhone: (dayPhone) => send(savePhone, { dayPhone }),
      changeEmail: (emailAddress, password) => send(changeEmail, { emailAddress, password }),
      changePassword: (currentPassword, newPassword) => send(changePassword, { currentPassword, newPassword }),
      mailPasswordLink: (accountEmail) => send(requestPasswordReset, { accountEmail }),
      signOutBrowser: (id) => send(signOutBrowser, { id }),
      signOutOthers: () => send(signOutOtherBrowsers, {}),
      deleteAccount: (password) => send(deleteAccount, { password }),
      // Loads the checkout again: a step that was left shows what it was left with.
      goTo: navigateTo,
      leaveTo: leaveSignedOut,
      log,
    }),
    [send, log],
  );
}
