import { resolveSignIn, loginUrl, type LoginPopupConfig } from '@settee/domain';
import { useReducer } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { initialSignInState, signInReducer } from './reducer.ts';

/** Port for sign-in requests, implemented by the host. */
export interface SignInConfigPorts {
  /** Loads the configuration of the sign-in panel and whether the shopper is signed in. SIGN-26 */
  loadConfig(): Promise<PortResult<LoginPopupConfig>>;
  log(problem: RequestFailure): void;
  /** Leaves the page for an address of this site. */
  leaveTo(url: string): void;
}

export interface SignInOptions {
  ports: SignInConfigPorts;
  pathname: string;
  /** Path and query of the page, as the redirect target after sign-in. */
  returnUrl: string;
  /** Whether the page loads, or loaded, third-party scripts; the password is then entered on the sign-in page. */
  hasThirdPartyScripts?: boolean;
}

/**
 * Handles a sign-in request: redirects to the target, opens the popup or redirects to the sign-in page.
 * SIGN-21 to SIGN-27
 */
export function useSignIn({ ports, pathname, returnUrl, hasThirdPartyScripts }: SignInOptions) {
  const [state, send] = useReducer(signInReducer, initialSignInState);

  const leaveToLoginPage = (url: string) => {
    send({ type: 'closed' });
    ports.leaveTo(loginUrl(url || returnUrl));
  };
  /** Without a `url` a signed-in shopper is redirected to the account page, and a guest returns to this page. */
  const requestSignIn = async (url = '') => {
    if (state.status !== 'closed') return;
    send({ type: 'signInRequested', url });
    const result = await ports.loadConfig();
    if (!result.ok) {
      ports.log(result.error);
      return leaveToLoginPage(url);
    }
    const outcome = resolveSignIn({
      isLoggedIn: result.value.isLoggedIn,
      pathname,
      url,
      returnUrl,
      hasThirdPartyScripts,
    });
    if (outcome.next === 'popup') return send({ type: 'configLoaded', config: result.value });
    send({ type: 'closed' });
    ports.leaveTo(outcome.url);
  };

  return {
    state,
    requestSignIn,
    close: () => send({ type: 'closed' }),
    /** The widget's script did not load. SIGN-19 */
    widgetFailed: (problem: RequestFailure) => {
      ports.log(problem);
      leaveToLoginPage(state.status === 'open' ? state.url : '');
    },
  };
}

export type SignInControl = ReturnType<typeof useSignIn>;
