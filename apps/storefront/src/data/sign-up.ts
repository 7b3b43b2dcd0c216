import type { ConfirmEmailScreenProps, CreateAccountScreenProps, ResetPasswordScreenProps } from '@settee/checkout-kit';
import { checkResetLink, confirmEmail, createAccount, setPassword } from '@settee/contract';
import { useMemo } from 'react';
import { useSafeMutation } from './port-result.ts';
import { useProblemLog } from './problems.ts';
import { query } from './query.ts';
import { useForgotPasswordPorts } from './sign-in.ts';
import { useQuery } from './swr.ts';

/** Whether a mailed reset link still holds. PWD-01 */
export const resetLinkQuery = (token: string) => query(checkResetLink, { token }, { isLive: true, isOptional: true });
export const useResetLink = (token: string) => useQuery(resetLinkQuery(token));

export function useResetPasswordPorts(token: string): ResetPasswordScreenProps['ports'] {
  const forgot = useForgotPasswordPorts();
  const send = useSafeMutation();
  return useMemo(
    () => ({ ...forgot, setPassword: (password) => send(setPassword, { token, password }) }),
    [forgot, send, token],
  );
}

export function useCreateAccountPorts(): CreateAccountScreenProps['ports'] {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(() => ({ create: (account) => send(createAccount, account), log }), [send, log]);
}

export function useConfirmEmailPorts(token: string): ConfirmEmailScreenProps['ports'] {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(() => ({ confirm: (password) => send(confirmEmail, { token, password }), log }), [send, log, token]);
}
