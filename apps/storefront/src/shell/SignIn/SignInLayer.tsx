import { SignInPopup, useSignIn } from '@settee/checkout-kit';
import { getLoginPopupConfig } from '@settee/contract';
import { checkoutRoutes, feedSource } from '@settee/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DataSource } from '../../data/data-source.ts';
import { useSignInPorts } from '../../data/sign-in.ts';
import { hasThirdPartyScriptRun } from '../../edges/third-party-scripts.ts';
import { usePage } from '../../data/site.ts';
import { accountMessages } from '../account-messages.ts';
import { useWords } from '../words.ts';

/** Reads the settings of the sign-in ahead of its opening. */
export function prefetchSignIn({ prefetch }: DataSource): void {
  prefetch(getLoginPopupConfig, {});
}

/** Overlays opened by a click on 'Sign In'. SIGN-23 to SIGN-27 */
export function SignInLayer({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const labels = useWords('account', accountMessages);
  const ports = useSignInPorts();
  const returnUrl = pathname + search;
  const { crossSellUrl: configured, origin } = usePage();
  const source = feedSource({ crossSellUrl: '', configured, origin, pathname });
  const hasThirdPartyScripts = source?.kind === 'jsonp' || hasThirdPartyScriptRun();
  const signIn = useSignIn({ ports, pathname, returnUrl, hasThirdPartyScripts });
  const isConfirmation = pathname === checkoutRoutes.confirmation;
  const isRequested = useRef(false);

  // The click that loaded this code has already happened, so it is handled on mount.
  useEffect(() => {
    if (!isRequested.current) void signIn.requestSignIn();
    isRequested.current = true;
  });

  if (signIn.state.status !== 'open') return null;
  return (
    <SignInPopup
      config={signIn.state.config}
      ports={ports}
      pathname={pathname}
      redirectUrl={signIn.state.url || returnUrl}
      promo={labels.signInReason}
      focus={{ isFocusSuppressed: isConfirmation, isConfirmation }}
      onWidgetFailed={signIn.widgetFailed}
      onClose={onClose}
    />
  );
}
