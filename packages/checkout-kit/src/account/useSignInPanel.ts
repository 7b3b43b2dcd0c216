import { inLanguage, loginWithIdpUrl, type IdentityProviderName, type LoginPopupConfig } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';
import { useReducer } from 'react';
import { panelReducer, initialPanelState } from './reducer.ts';
import type { ResetContent, SignInPorts } from './ports.ts';
import { popupOptions, useForgotPassword } from './useForgotPassword.ts';

export interface SignInPanelOptions {
  config: LoginPopupConfig | null;
  ports: SignInPorts;
  redirectUrl: string;
}

/** Headless sign-in panel: its two views and the popup that can replace the reset view. SIGN-30 to SIGN-33 */
export function useSignInPanel({ config, ports, redirectUrl }: SignInPanelOptions) {
  const [state, send] = useReducer(panelReducer, initialPanelState);
  const { pathPrefix = '' } = useSiteSettings();
  const popup = useForgotPassword(popupOptions(ports));
  const view = useForgotPassword({
    load: ports.openForgotPassword,
    send: (email) => ports.requestReset(email),
    log: ports.log,
  });

  const openPopup = () => {
    popup.open();
    send({ type: 'resetUnavailable' });
  };
  const showReset = (content: ResetContent) => {
    view.open();
    send({ type: 'resetLoaded', content });
  };
  const resetPassword = async () => {
    if (state.status !== 'signIn') return;
    if (!ports.resetContent) return openPopup();
    send({ type: 'resetRequested' });
    const result = await ports.resetContent();
    if (result.ok) return showReset(result.value);
    ports.log(result.error);
    openPopup();
  };
  const signInWith = (provider: IdentityProviderName, idp: string) =>
    ports.leaveTo(loginWithIdpUrl(provider, idp, inLanguage(pathPrefix, redirectUrl)));

  const providers = (['google', 'apple'] as const).flatMap((provider) => {
    const idp = config?.[`${provider}Idp`] ?? '';
    return idp === '' ? [] : [{ provider, idp }];
  });

  return { state, popup, view, providers, resetPassword, signInWith, back: () => send({ type: 'backClicked' }) };
}
