import type { SignInConfigPorts, ForgotPasswordPorts, IdentityWidget, SignInPorts } from '@settee/checkout-kit';
import {
  authenticate,
  forgotPassword,
  getLoginPopupConfig,
  getRequestVerificationToken,
  getResetPasswordContent,
  requestPasswordReset,
} from '@settee/contract';
import { accountRoutes, err } from '@settee/domain';
import { useMemo } from 'react';
import { navigateTo } from '../edges/navigation.ts';
import { useSafeMutation } from './port-result.ts';
import { useProblemLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** The sign-in's settings. SIGN-26 */
export const loginConfigQuery = query(getLoginPopupConfig, {}, { isLive: true, isOptional: true });
export const useLoginConfig = () => useQuery(loginConfigQuery);

/** Loaded only where an identity domain is configured. */
const externalWidget: IdentityWidget = {
  mount: async (container, options) => {
    try {
      return await (await import('../edges/identity-widget.ts')).externalWidget.mount(container, options);
    } catch (error) {
      return err({ message: String(error), action: 'identityWidget', apiUrl: options.config.identityWidgetUrl });
    }
  },
};

/** Returns the ports of the forgot-password form. PWD-13, PWD-16 */
export function useForgotPasswordPorts(): ForgotPasswordPorts {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(
    () => ({
      openForgotPassword: () => send(getRequestVerificationToken, {}),
      forgotPassword: (email, token) => send(forgotPassword, { email, token }),
      log,
    }),
    [send, log],
  );
}

/** Returns the ports of the sign-in panel and of the components that open it. SIGN-26, PWD-14, PWD-15 */
export function useSignInPorts(): SignInPorts & SignInConfigPorts {
  const forgot = useForgotPasswordPorts();
  const send = useSafeMutation();
  return useMemo(
    () => ({
      ...forgot,
      loadConfig: () => send(getLoginPopupConfig, {}),
      authenticate: (entry) => send(authenticate, entry),
      externalWidget,
      resetContent: () => send(getResetPasswordContent, {}),
      requestReset: (accountEmail) => send(requestPasswordReset, { accountEmail }),
      logWidgetError: (code) => console.error(`The sign-in was refused: ${code}`),
      leaveTo: (url) => navigateTo(url, accountRoutes.account),
    }),
    [forgot, send],
  );
}
